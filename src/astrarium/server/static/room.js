// The table in the browser: keeps the page as the server draws it, lets pieces glide, and hands clicks over.
// All that is shown was drawn for this viewer by the server; nothing here knows the rules.

import * as boards from "./boards.js";
import * as guide from "./guide.js";
import * as recap from "./recap.js";

const root = document.body.dataset.root;
const main = document.getElementById("main");
const base = `${root}/t/${main.dataset.table}`;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = boards.narrow;
const $ = (id) => document.getElementById(id);
const keep = {
  read: (key, fallback) => localStorage.getItem(`astrarium.${key}`) ?? fallback,
  write: (key, value) => localStorage.setItem(`astrarium.${key}`, value),
};

// --- What the server says

let newest = -1;
let busy = false;
let line = Promise.resolve();

const status = () => $("status").dataset;
const parts = () => [...document.querySelectorAll("[data-part]")];
const have = () => parts().map((part) => `${part.dataset.part}=${part.dataset.hash}`).join(",");

// Milliseconds for an answer; a question that hangs would hold up all that come after it. A bot may think for a while.
const PATIENCE = { picture: 15_000, deed: 60_000 };

async function ask(path, data) {
  const options = { headers: { accept: "application/json", "x-have": have() }, credentials: "same-origin" };
  if (data) Object.assign(options, { method: "POST", body: new URLSearchParams(data) });
  options.signal = AbortSignal.timeout?.(data ? PATIENCE.deed : PATIENCE.picture);
  const answer = await fetch(path, options);
  const written = answer.headers.get("content-type")?.includes("json");
  // A server that cannot answer just now keeps its table; one that will not tell says why on a page of its own.
  if (!written && (answer.status === 429 || answer.status >= 500)) throw new Error(`${path}: ${answer.status}`);
  if (answer.redirected || !written) {
    location.reload();
    return new Promise(() => {});
  }
  return answer.json();
}

// One after the other, so that an older picture never covers a newer one.
function inLine(work) {
  line = line.then(work).catch(tryAgain);
  return line;
}

// An answer that never came: the news it held must still be fetched, even if the stream has nothing new to tell.
let trying = 0;
function tryAgain() {
  toast(main.dataset.lost);
  clearTimeout(trying);
  trying = setTimeout(refresh, 2000);
}
addEventListener("online", () => refresh());

const refresh = () => inLine(async () => show(await ask(`${base}/parts`)));

function post(path, data) {
  return inLine(async () => {
    const answer = await ask(path, data);
    if (answer.again) location.reload();
    else if (answer.parts) show(answer);
    if (answer.refused === "server-lesson-astray") guide.astray(answer.toast);
    else if (answer.toast) toast(answer.toast);
    return answer;
  });
}

function show(answer) {
  if (answer.time) setClock(answer.time);
  if (answer.changes < newest) return;
  newest = answer.changes;
  const names = Object.keys(answer.parts);
  if (!names.length && !answer.gone.length) return;
  const before = survey();
  const was = { ...status() };
  const focused = document.activeElement?.closest?.("[data-atom]");
  for (const name of names) place(name, answer.parts[name]);
  for (const name of answer.gone) $(`part-${name}`)?.remove();
  boards.settled();
  // Another pair of eyes sees another table: nothing has moved.
  if (was.viewer === status().viewer) glide(before);
  settle(was, focused);
}

const MORPH = {
  morphStyle: "innerHTML",
  callbacks: { beforeAttributeUpdated: (name, node) => !belongsToReader(name, node) },
};

// What is folded open or half typed is the reader's, not the server's.
function belongsToReader(name, node) {
  return (name === "open" && node.localName === "details") || (name === "value" && node === document.activeElement);
}

function place(name, { hash, html }) {
  let part = $(`part-${name}`);
  if (!part) {
    part = boards.layerFor(name) ?? $("log").appendChild(document.createElement("div"));
    part.id = `part-${name}`;
    part.dataset.part = name;
  }
  if (html.trim()) Idiomorph.morph(part, html, MORPH);
  else part.replaceChildren();
  part.dataset.hash = hash;
}

// After an update: what the page itself has to say about it.
function settle(was, focused) {
  const now = status();
  const moved = was.seq !== now.seq || was.viewer !== now.viewer;
  if (moved) {
    hideTip();
    unhint();
    // The key that chose must not choose again in the next decision.
    if (focused) $("prompt").focus({ preventScroll: true });
    recap.mark();
    $("log").scrollTop = $("log").scrollHeight;
    $("prompt").scrollTop = 0;
  }
  if (was.said !== now.said) {
    const talk = document.querySelector("#chat .lines");
    talk.scrollTop = talk.scrollHeight;
    if (main.dataset.tab !== "chat") $("unread").hidden = false;
    if (now.said > was.said) tone([[880, 0.05]], 0.03);
  }
  dress();
  if (now.mine === "1" && (was.mine !== "1" || was.viewer !== now.viewer)) called();
  if (moved && now.mine === "1") {
    decline();
    forward();
    document.querySelector("#cards [data-atom]")?.scrollIntoView({ block: "nearest" });
  }
  if ($("curtain")) $("curtain-open").focus();
}

// What can be picked comes in sight, and if there is nothing, what is going on.
let pointed = [];
function forward() {
  const meant = pointed.filter((thing) => thing.closest("#boards, #flank, #mats"));
  if (meant.length) return boards.bringForward(meant);
  const open = document.querySelectorAll("#boards [data-atom], #flank [data-atom], #mats [data-atom]");
  boards.bringForward([...(open.length ? open : document.querySelectorAll("#boards .struck, #boards .asked"))]);
}

// What the reader's decision is about, on the map.
function about() {
  if (status().mine !== "1") return [];
  const open = document.querySelectorAll("#board [data-atom]");
  return [...(open.length ? open : document.querySelectorAll("#board .struck, #board .asked"))];
}

function dress() {
  const now = status();
  $("undo").disabled = now.undo !== "1";
  $("hint").disabled = now.mine !== "1";
  document.title = (now.mine === "1" ? `● ${main.dataset.yourTurn} · ` : "") + main.dataset.title;
  main.classList.toggle("mine", now.mine === "1");
  pointed = guide.dress();
  recap.tell(now.mine === "1" && !pointed.length && !$("guide"));
}

// --- Live

let lost = false;
function listen() {
  const stream = new EventSource(`${base}/stream`);
  stream.addEventListener("open", () => {
    main.dataset.live = "yes";
    // After a restart the server counts anew.
    newest = -1;
    if (lost) toast(main.dataset.back);
    lost = false;
  });
  stream.addEventListener("change", (event) => {
    if (event.data !== String(newest)) refresh();
  });
  stream.addEventListener("error", () => {
    if (!lost && document.visibilityState === "visible") toast(main.dataset.lost);
    lost = true;
    if (stream.readyState !== EventSource.CLOSED) return;
    // Refused: perhaps the seat has gone elsewhere, which the page says.
    refresh();
    setTimeout(listen, 2000);
  });
  addEventListener("pagehide", () => stream.close(), { once: true });
}
addEventListener("pageshow", (event) => event.persisted && location.reload());

// --- Doing

async function act(atom) {
  if (busy || status().mine !== "1") return;
  busy = true;
  recap.acted();
  if ($("opening")) seenPage();
  main.classList.add("busy");
  document.querySelectorAll(`#options [data-atom="${CSS.escape(atom)}"]`).forEach((button) => button.classList.add("chosen"));
  try {
    await post(`${base}/act`, { atom, seq: status().seq });
  } finally {
    busy = false;
    main.classList.remove("busy");
    document.querySelectorAll(".option.chosen").forEach((button) => button.classList.remove("chosen"));
  }
}

async function hint() {
  if ($("hint").classList.contains("thinking")) return;
  $("hint").classList.add("thinking");
  const answer = await ask(`${base}/hint`, {}).finally(() => $("hint").classList.remove("thinking"));
  if (String(answer.seq) !== status().seq) return toast(answer.toast);
  unhint();
  $("advice").innerHTML = answer.panel;
  answer.hints.forEach(({ atom, percent }, number) => {
    const things = document.querySelectorAll(`[data-atom="${CSS.escape(atom)}"]`);
    if (number === 0) things.forEach((thing) => thing.classList.add("hinted"));
    const button = document.querySelector(`#options [data-atom="${CSS.escape(atom)}"]`);
    if (button) button.insertAdjacentHTML("beforeend", `<span class="sure">${Number(percent)} %</span>`);
  });
}

// An advice is good for one decision.
function unhint() {
  $("advice").replaceChildren();
  document.querySelectorAll(".hinted").forEach((thing) => thing.classList.remove("hinted"));
  document.querySelectorAll(".sure").forEach((thing) => thing.remove());
}

// In a window for reactions a player may wish not to be asked.
function decline() {
  const atom = $("options")?.dataset.decline;
  if (!atom || keep.read("decline", "no") !== "yes") return;
  if (busy) setTimeout(decline, 50);
  else act(atom);
}

document.addEventListener("click", (event) => {
  const rule = event.target.closest("[data-rule]");
  if (rule) return openRules(rule.dataset.rule);
  const thing = event.target.closest("[data-atom]");
  if (thing) {
    event.preventDefault();
    act(thing.dataset.atom);
  } else if (!event.target.closest("#menu")) {
    $("menu").open = false;
  }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method === "dialog" || !form.action.includes(base)) return;
  event.preventDefault();
  const data = Object.fromEntries(new FormData(form));
  if (event.submitter?.name) data[event.submitter.name] = event.submitter.value;
  if (form.id === "chat-form") form.reset();
  if (form.action.endsWith("/look")) ask(form.action, data).then(() => { newest = -1; refresh(); });
  else post(form.action, data);
});

$("undo").addEventListener("click", () => post(`${base}/undo`, { seq: status().seq }));
$("hint").addEventListener("click", hint);

// --- Keys

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    hideTip();
    $("menu").open = false;
    return;
  }
  const thing = event.target.closest("g[data-atom]");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    act(thing.dataset.atom);
    return;
  }
  if ($("curtain")) return;
  const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
  if (step && event.target.closest("#boards, body") && !event.target.closest("#log, .prompt, .tabs, .side")) {
    event.preventDefault();
    return boards.shift(step[0], step[1]);
  }
  // The space bar asks for the next step, unless it belongs to a button.
  const space = event.key === " " && !event.target.closest("button, a, summary");
  const letter = space ? "n" : event.key.toLowerCase();
  if (letter.length !== 1) return;
  const named = `[data-key="${CSS.escape(letter)}"]`;
  const button = document.querySelector(`#part-lesson ${named}:not([hidden], [hidden] *)`) ?? document.querySelector(`#part-prompt ${named}`) ?? document.querySelector(`.tools ${named}`);
  if (!button && (letter === "+" || letter === "=")) return boards.zoom(1.25);
  if (!button && letter === "-") return boards.zoom(0.8);
  if (!button && letter === "0") return boards.fit();
  if (!button && (letter === "[" || letter === "]")) return boards.next(letter === "]" ? 1 : -1);
  if (button && !button.disabled && !event.repeat) {
    event.preventDefault();
    button.click();
  }
});

// --- Pieces glide

const centre = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

// Where everything lies, before an update.
function survey() {
  const found = new Map();
  if (still.matches || document.visibilityState !== "visible") return found;
  for (const thing of document.querySelectorAll("g.piece, g.card")) {
    if (!boards.inSight(thing)) continue;
    const root = thing.ownerSVGElement;
    const local = root.getScreenCTM().inverse().multiply(thing.getScreenCTM());
    found.set(thing.id, {
      root: root.parentElement.id,
      local: { x: local.e, y: local.f },
      at: centre(thing.getBoundingClientRect()),
      scale: thing.getScreenCTM().a,
      kin: thing.dataset.kin,
      count: Number(thing.dataset.count ?? 0),
      twin: thing.cloneNode(true),
    });
  }
  return found;
}

function glide(before) {
  if (!before.size) return;
  const lost = new Map();
  const after = survey();
  const won = [];
  for (const [id, old] of before) {
    const now = after.get(id);
    const missing = old.count - (now?.count ?? 0);
    if (old.kin && missing > 0) lost.set(old.kin, [...(lost.get(old.kin) ?? []), { ...old, missing }]);
  }
  for (const [id, now] of after) {
    const old = before.get(id);
    // Cards and figures beside a map make room for each other without a fuss.
    const apart = pan.querySelector("[data-lies]") && $(id).closest("#beside");
    if (old && old.root !== now.root) fly(old.at, now, now.twin);
    else if (old && !apart) slide($(id), old.local, now.local);
    if (now.kin && now.count > (old?.count ?? 0)) won.push(now);
  }
  for (const now of won) {
    const from = lost.get(now.kin)?.find((old) => old.missing > 0);
    if (from) {
      from.missing -= 1;
      fly(from.at, now, from.twin);
    }
  }
}

function slide(thing, from, to) {
  const [x, y] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(x, y) < 2) return;
  thing.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], {
    duration: 450,
    easing: "cubic-bezier(.3,.1,.2,1)",
    composite: "add",
  });
}

// A copy flies over the page from where the thing was to where it is.
function fly(from, now, twin) {
  if (Math.hypot(from.x - now.at.x, from.y - now.at.y) < 4) return;
  twin.removeAttribute("id");
  twin.querySelectorAll("[id]").forEach((inner) => inner.removeAttribute("id"));
  for (const name of ["data-atom", "role", "tabindex", "data-tip"]) twin.removeAttribute(name);
  twin.removeAttribute("transform");
  const carrier = document.createElementNS("http://www.w3.org/2000/svg", "g");
  carrier.append(twin);
  $("flights").append(carrier);
  const box = twin.getBBox();
  const [dx, dy] = [box.x + box.width / 2, box.y + box.height / 2];
  const pose = (spot) => `translate(${spot.x}px, ${spot.y}px) scale(${now.scale}) translate(${-dx}px, ${-dy}px)`;
  carrier
    .animate([{ transform: pose(from) }, { transform: pose(now.at) }], { duration: 650, easing: "cubic-bezier(.35,0,.2,1)", fill: "both" })
    .finished.finally(() => carrier.remove());
}

// --- What a look at a thing lights up

const lit = new Map();
let looking = 0;

function dim() {
  clearTimeout(looking);
  document.querySelectorAll(".reached, .covered").forEach((thing) => thing.classList.remove("reached", "covered"));
}
// Not for a glance in passing.
function light(thing) {
  dim();
  const name = thing.dataset.shows;
  looking = setTimeout(async () => {
    const key = `${status().seq} ${status().viewer} ${name}`;
    if (!lit.has(key)) {
      if (lit.size > 200) lit.clear();
      const answer = await fetch(`${base}/shows?thing=${encodeURIComponent(name)}`).catch(() => null);
      if (!answer?.ok) return;
      lit.set(key, await answer.json());
    }
    if (shownFor !== thing) return;
    const { things, covered } = lit.get(key);
    for (const [names, look] of [[things, "reached"], [covered, "covered"]]) {
      for (const spot of names.map((other) => CSS.escape(other))) {
        document.querySelectorAll(`[data-tile="${spot}"], [data-shows="${spot}"]`).forEach((found) => found.classList.add(look));
      }
    }
  }, 140);
}

// The button of an option points at the thing itself.
function point(button) {
  document.querySelectorAll(".pointed").forEach((thing) => thing.classList.remove("pointed"));
  if (!button) return;
  document.querySelectorAll(`svg [data-atom="${CSS.escape(button.dataset.atom)}"]`).forEach((thing) => thing.classList.add("pointed"));
}
for (const how of ["pointerover", "focusin"]) {
  document.addEventListener(how, (event) => point(event.target.closest("#options [data-atom]")));
}

// --- Details on hover, focus and long press

let shownFor = null;
function showTip(thing, x, y) {
  const tip = $("tip");
  const [first, ...rest] = thing.dataset.tip.split("\n");
  tip.replaceChildren(Object.assign(document.createElement("b"), { textContent: first }), rest.join("\n"));
  if (thing.dataset.does && thing.dataset.does !== first) {
    tip.append(Object.assign(document.createElement("span"), { className: "does", textContent: `→ ${thing.dataset.does}` }));
  }
  if (thing.dataset.why) {
    const words = [thing.dataset.why, thing.dataset.ruleWhy].filter(Boolean).join(" · ");
    tip.append(Object.assign(document.createElement("span"), { className: "why", textContent: `× ${words}` }));
  }
  tip.hidden = false;
  shownFor = thing;
  if (thing.dataset.shows) light(thing);
  else dim();
  const box = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(x + 14, innerWidth - box.width - 8))}px`;
  tip.style.top = `${y + 18 + box.height > innerHeight ? Math.max(8, y - box.height - 12) : y + 18}px`;
}
function hideTip() {
  $("tip").hidden = true;
  shownFor = null;
  dim();
}
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || boards.moving()) return;
  const thing = event.target.closest("[data-tip]");
  if (thing) showTip(thing, event.clientX, event.clientY);
  else hideTip();
});
// A finger that rests on a thing looks at it; one that taps what can be chosen chooses it.
const PRESS = 450;
let pressing = 0;
let pressed = false;
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressing);
  pressed = false;
  const thing = event.target.closest?.("[data-tip]");
  if (event.pointerType === "mouse" || !thing || boards.pinching()) return;
  pressing = setTimeout(() => {
    if (boards.wasDragged()) return;
    pressed = true;
    showTip(thing, event.clientX, event.clientY);
  }, PRESS);
});
document.addEventListener("pointercancel", () => clearTimeout(pressing));
document.addEventListener("pointerup", (event) => {
  clearTimeout(pressing);
  if (event.pointerType === "mouse" || boards.wasDragged() || pressed) return;
  const thing = event.target.closest?.("[data-tip]");
  if (thing && !thing.dataset.atom && thing !== shownFor) showTip(thing, event.clientX, event.clientY);
  else hideTip();
});
document.addEventListener("click", (event) => {
  if (!pressed || !event.detail) return;
  event.stopPropagation();
  event.preventDefault();
  pressed = false;
}, true);
document.addEventListener("contextmenu", (event) => {
  if (pressing && event.pointerType !== "mouse" && event.target.closest?.("svg [data-tip]")) event.preventDefault();
});
document.addEventListener("focusin", (event) => {
  if (pressed) return;
  const thing = event.target.closest("[data-tip]");
  if (thing?.matches(":focus-visible")) {
    const box = thing.getBoundingClientRect();
    showTip(thing, box.left, box.bottom - 10);
  } else hideTip();
});

// --- Rules

async function openPage() {
  if (!$("drawer").open) $("drawer").showModal();
  $("drawer-title").textContent = $("drawer-title").dataset.page;
  const answer = await fetch(`/games/${main.dataset.game}/page?fragment=1`);
  $("drawer-body").innerHTML = await answer.text();
  $("drawer-body").focus({ preventScroll: true });
  seenPage();
}
$("page").addEventListener("click", (event) => {
  event.preventDefault();
  openPage();
});
// Whoever sits down to a game for the first time is told what it is about, until they have read it or done something.
const pageKey = `page.${main.dataset.game}`;
function seenPage() {
  keep.write(pageKey, "seen");
  if ($("opening")) $("opening").hidden = true;
}
if ($("opening")) {
  $("opening").hidden = keep.read(pageKey, "") === "seen";
  $("opening-read").addEventListener("click", openPage);
  $("opening-close").addEventListener("click", seenPage);
}
async function openRules(rule = "") {
  const body = $("drawer-body");
  $("drawer-title").textContent = $("drawer-title").dataset.rules;
  if (!$("drawer").open) $("drawer").showModal();
  await fillRules(new URLSearchParams({ fragment: "1", at: rule, lang: document.documentElement.lang }));
  body.focus({ preventScroll: true });
  body.querySelector(".cited")?.scrollIntoView({ block: "center" });
}
async function fillRules(query) {
  const answer = await fetch(`${root}/rules/${main.dataset.game}?${query}`);
  $("drawer-body").innerHTML = await answer.text();
}
$("drawer-body").addEventListener("submit", (event) => {
  event.preventDefault();
  event.stopPropagation();
  const query = new URLSearchParams(new FormData(event.target));
  query.set("fragment", "1");
  fillRules(query);
});
// What is typed narrows the rules at once.
$("drawer-body").addEventListener("input", (event) => {
  const sought = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (text) => sought.every((word) => text.toLowerCase().includes(word));
  for (const chapter of document.querySelectorAll("#drawer-body .chapter")) {
    const title = chapter.querySelector("h2").textContent;
    const clauses = [...chapter.querySelectorAll(".clause")];
    for (const clause of clauses) clause.hidden = !fits(`${title} ${clause.textContent}`);
    chapter.hidden = clauses.every((clause) => clause.hidden);
  }
});
$("rules").addEventListener("click", (event) => {
  event.preventDefault();
  openRules();
});
$("drawer").addEventListener("click", (event) => event.target === $("drawer") && $("drawer").close());

// --- Your turn: sound, notice

let audio = null;
const loud = () => keep.read("sound", "on") === "on";
function tone(notes, volume = 0.07) {
  if (!loud() || !audio || audio.state !== "running") return;
  let at = audio.currentTime;
  for (const [pitch, length] of notes) {
    const voice = audio.createOscillator();
    const fade = audio.createGain();
    voice.type = "sine";
    voice.frequency.value = pitch;
    fade.gain.setValueAtTime(0, at);
    fade.gain.linearRampToValueAtTime(volume, at + 0.015);
    fade.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.25);
    voice.connect(fade).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length + 0.3);
    at += length;
  }
}
// Browsers allow sound only after somebody has touched the page.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
  });
}
function called() {
  tone([[523, 0.12], [784, 0.16]]);
  if (document.visibilityState === "hidden" && keep.read("notify", "no") === "yes" && window.Notification?.permission === "granted") {
    const notice = new Notification(main.dataset.yourTurn, { body: main.dataset.title, tag: base, icon: `${root}/static/astrarium.svg` });
    notice.onclick = () => { window.focus(); notice.close(); };
  }
}
$("sound").addEventListener("click", () => {
  keep.write("sound", loud() ? "off" : "on");
  $("sound").setAttribute("aria-pressed", String(loud()));
  tone([[784, 0.1]]);
});
$("notify").addEventListener("change", async (event) => {
  const box = event.target;
  if (box.checked && window.Notification && Notification.permission !== "granted") {
    box.checked = (await Notification.requestPermission()) === "granted";
  }
  keep.write("notify", box.checked ? "yes" : "no");
});
$("auto-decline").addEventListener("change", (event) => {
  keep.write("decline", event.target.checked ? "yes" : "no");
  decline();
});

// --- Tabs, toasts, clock

function tab(name) {
  main.dataset.tab = name;
  document.querySelectorAll(".tabs [role=tab]").forEach((each) => each.setAttribute("aria-selected", String(each.dataset.show === name)));
  keep.write(narrow.matches ? "tab.narrow" : "tab", name);
  if (name === "chat") $("unread").hidden = true;
  for (const long of [$("log"), document.querySelector("#chat .lines")]) long.scrollTop = long.scrollHeight;
}
document.querySelectorAll(".tabs [role=tab]").forEach((each) => each.addEventListener("click", () => tab(each.dataset.show)));
const usualTab = () => tab(narrow.matches ? keep.read("tab.narrow", "cards") : keep.read("tab", "log") === "chat" ? "chat" : "log");
narrow.addEventListener("change", () => { usualTab(); boards.fit(); });

let fading = 0;
function toast(words) {
  $("toast").textContent = words;
  $("toast").hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => ($("toast").hidden = true), 4500);
}

// How far the tables' time is ahead of the seconds that this page counts: the clock of the machine may be wrong.
let ahead = 0;
const counted = () => performance.now() / 1000;
function setClock(time) {
  ahead = time - counted();
}
if (main.dataset.time) setClock(Number(main.dataset.time));

setInterval(() => {
  const clock = $("clock");
  if (!clock) return;
  const left = Math.max(0, Math.round(Number(clock.dataset.until) - ahead - counted()));
  clock.textContent = left >= 3600 ? `${Math.floor(left / 3600)} h ${Math.floor((left % 3600) / 60)} min` : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  clock.classList.toggle("late", left < 15);
}, 500);

// --- Begin

$("sound").setAttribute("aria-pressed", String(loud()));
$("notify").checked = keep.read("notify", "no") === "yes" && window.Notification?.permission === "granted";
$("auto-decline").checked = keep.read("decline", "no") === "yes";
if (narrow.matches) $("closed")?.removeAttribute("open");
$("prompt").tabIndex = -1;
usualTab();
recap.mark();
dress();
boards.begin(hideTip, about);
if ($("toast").textContent.trim()) toast($("toast").textContent);
if ($("curtain")) $("curtain-open").focus();
if (status().mine === "1") {
  forward();
  decline();
}
listen();

// Stepping through a game: moments are fetched as pieces of the page, and pieces glide to where they lie next.

const root = document.body.dataset.root;
const film = document.querySelector(".replay");
const element = (id) => document.getElementById(id);
const table = film.dataset.table;
const seat = film.dataset.seat;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const kept = new Map();
let last = Number(film.dataset.last);
let at = Number(film.dataset.at);
let shown = at;
let playing = 0;

function fetched(moment) {
  if (!kept.has(moment)) {
    const wanted = fetch(`${root}/t/${table}/replay/${moment}?seat=${seat}`).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    });
    wanted.catch(() => kept.delete(moment));
    kept.set(moment, wanted);
    if (kept.size > 80) kept.delete(kept.keys().next().value);
  }
  return kept.get(moment);
}

const movable = () => film.querySelectorAll("[data-part] .piece[id], [data-part] .card[id]");

// The skies of all boards, by a name for all of them: they change once or twice in a game.
const skies = new Map();

async function underSky(name, moment) {
  const map = film.querySelector("[data-sky]");
  if (map.dataset.sky === name) return;
  if (!skies.has(name)) {
    const answer = await fetch(`${root}/t/${table}/replay/${moment}/sky?seat=${seat}`);
    if (!answer.ok) throw new Error(String(answer.status));
    skies.set(name, await answer.text());
  }
  if (shown !== moment) return;
  const drawn = new DOMParser().parseFromString(skies.get(name), "text/html");
  for (const sky of drawn.querySelectorAll("[data-under]")) {
    const place = film.querySelector(`[data-under="${CSS.escape(sky.dataset.under)}"]`);
    if (place) place.replaceChildren(...document.importNode(sky, true).childNodes);
  }
  map.dataset.sky = name;
}

function replaced(html) {
  const before = new Map([...movable()].map((thing) => [thing.id, thing.getBoundingClientRect()]));
  const page = new DOMParser().parseFromString(html, "text/html");
  underSky(page.querySelector("[data-sky]").dataset.sky, shown).catch(() => location.reload());
  const opened = new Set([...film.querySelectorAll(".secrets details[open] summary")].map((name) => name.textContent.split(" ·")[0]));
  const boards = (root) => [...root.querySelectorAll("[data-part^=things]")].map((part) => part.dataset.part).sort().join();
  // A board has come or gone: the page has to be laid out anew.
  if (boards(page) !== boards(film)) return location.reload();
  for (const part of page.querySelectorAll("[data-part]")) {
    const place = film.querySelector(`[data-part="${CSS.escape(part.dataset.part)}"]`);
    if (place.innerHTML !== part.innerHTML) place.replaceChildren(...document.importNode(part, true).childNodes);
  }
  for (const details of film.querySelectorAll(".secrets details")) {
    details.open = opened.has(details.firstElementChild.textContent.split(" ·")[0]);
  }
  if (!still.matches && before.size) glide(before);
}

function glide(before) {
  for (const thing of movable()) {
    const from = before.get(thing.id);
    const to = thing.getBoundingClientRect();
    const svg = thing.ownerSVGElement;
    if (!from || !svg || !to.width) continue;
    const scale = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;
    const dx = (from.left - to.left) * scale;
    const dy = (from.top - to.top) * scale;
    if (Math.hypot(dx, dy) < 2) continue;
    const home = thing.getAttribute("transform") ?? "";
    const [x, y] = (home.match(/-?[\d.]+/g) ?? [0, 0]).map(Number);
    thing.animate(
      [{ transform: `translate(${x + dx}px, ${y + dy}px)` }, { transform: `translate(${x}px, ${y}px)` }],
      { duration: Math.min(420, delay() * 0.8), easing: "ease" },
    );
  }
}

const delay = () => Number(element("speed").value);

function labelled() {
  element("slider").value = at;
  element("count").textContent = `${at} / ${last}`;
  let now = null;
  for (const line of film.querySelectorAll(".log li")) {
    const told = Number(line.dataset.at);
    line.className = told > at ? "later" : told === at ? "now" : "";
    if (told <= at) now = line;
  }
  if (now) now.parentElement.scrollTop = now.offsetTop - now.parentElement.offsetTop - now.parentElement.clientHeight + now.clientHeight + 8;
  const query = `at=${at}&seat=${seat}`;
  for (const file of film.querySelectorAll("[data-file]")) {
    file.href = `${root}/t/${table}/position.${file.dataset.file}?${query}`;
    if (file.dataset.file === "svg") file.download = `astrarium-${table}-${at}.svg`;
  }
  const links = { first: 0, back: Math.max(0, at - 1), next: Math.min(last, at + 1), end: last };
  for (const [id, moment] of Object.entries(links)) element(id).href = `?at=${moment}&seat=${seat}`;
  history.replaceState(null, "", `?${query}`);
  const back = document.querySelector("#lang [name=back]");
  if (back) back.value = location.pathname + location.search;
}

async function go(moment) {
  const wanted = Math.min(last, Math.max(0, moment));
  if (wanted === at && shown === at) return;
  at = wanted;
  labelled();
  try {
    const html = await fetched(wanted);
    if (at !== wanted) return;
    shown = wanted;
    replaced(html);
  } catch {
    location.reload();
    return;
  }
  if (at < last) fetched(at + 1);
  if (at > 0) fetched(at - 1);
}

// While the game runs: after every change the page is asked for anew, since only it knows what its viewer may see.
// Whoever stands at the end goes on with the table; whoever looks at the past stays there.
async function caughtUp() {
  const stood = at;
  const where = stood === last ? "" : `at=${stood}&`;
  const answer = await fetch(`${root}/t/${table}/replay?${where}seat=${seat}`);
  if (!answer.ok) return;
  const html = await answer.text();
  const now = new DOMParser().parseFromString(html, "text/html").querySelector(".replay");
  if (now.dataset.over === "1") return location.reload();
  kept.clear();
  film.dataset.changes = now.dataset.changes;
  last = Number(now.dataset.last);
  element("slider").max = last;
  film.querySelector(".log ol").replaceChildren(...document.importNode(now.querySelector(".log ol"), true).childNodes);
  if (at === stood) {
    at = shown = Number(now.dataset.at);
    replaced(html);
  }
  labelled();
}

function follow() {
  let busy = false;
  let again = false;
  new EventSource(`${root}/t/${table}/stream`).addEventListener("change", async (event) => {
    if (event.data === film.dataset.changes) return;
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      await caughtUp().catch(() => {});
    }
    busy = false;
  });
}

function pause() {
  clearTimeout(playing);
  playing = 0;
  named("play");
}

function named(what) {
  const button = element("play");
  button.classList.toggle("playing", what === "pause");
  button.setAttribute("aria-label", film.dataset[what]);
}

async function tick() {
  const begun = performance.now();
  await go(at + 1);
  if (!playing) return;
  if (at >= last) return pause();
  playing = setTimeout(tick, Math.max(0, delay() - (performance.now() - begun)));
}

function play() {
  if (playing) return pause();
  named("pause");
  playing = -1;
  if (at >= last) go(0).then(() => { playing = setTimeout(tick, delay()); });
  else tick();
}

function stepping(id, moment) {
  element(id).addEventListener("click", (event) => {
    event.preventDefault();
    pause();
    go(moment());
  });
}

async function png() {
  const answer = await fetch(`${root}/t/${table}/position.svg?at=${at}&seat=${seat}`);
  const picture = new Image();
  picture.src = URL.createObjectURL(await answer.blob());
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * 1.5;
  canvas.height = picture.naturalHeight * 1.5;
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  canvas.toBlob((blob) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `astrarium-${table}-${at}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }, "image/png");
}

async function copied() {
  const button = element("link");
  const words = button.textContent;
  await navigator.clipboard.writeText(new URL(`?at=${at}&seat=${seat}`, location.href).href);
  button.textContent = film.dataset.copied;
  setTimeout(() => { button.textContent = words; }, 1600);
}

for (const id of ["play", "png"]) element(id).hidden = false;
element("link").hidden = !navigator.clipboard;
film.querySelector(".speed").hidden = false;
stepping("first", () => 0);
stepping("back", () => at - 1);
stepping("next", () => at + 1);
stepping("end", () => last);
element("play").addEventListener("click", play);
element("png").addEventListener("click", png);
element("link").addEventListener("click", copied);
element("slider").addEventListener("input", () => { pause(); go(Number(element("slider").value)); });
element("eyes")?.addEventListener("change", () => { location.search = `?at=${film.dataset.last === "0" ? 0 : at}&seat=${element("eyes").value}`; });
film.querySelector(".log").addEventListener("click", (event) => {
  const line = event.target.closest("li");
  if (!line) return;
  event.preventDefault();
  pause();
  go(Number(line.dataset.at));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest?.("select, summary, a, input:not([type=range])")) return;
  const step = { ArrowLeft: at - 1, ArrowRight: at + 1, PageUp: at - 10, PageDown: at + 10, Home: 0, End: last }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    pause();
    go(step);
  } else if (event.key === " " && event.target.id !== "play") {
    event.preventDefault();
    play();
  }
});
labelled();
if (film.dataset.over === "0") follow();

// The boards of a table: the map and the sheets beside it. Each is moved and enlarged by itself; where there is room a
// sheet lies beside the map, else they take turns.

const still = matchMedia("(prefers-reduced-motion: reduce)");
export const narrow = matchMedia("(max-width: 860px)");
const abreast = matchMedia("(min-width: 1600px)");
const holder = document.getElementById("boards");
const first = document.getElementById("board");
const second = document.getElementById("beside");
const flank = document.getElementById("flank");
const views = new WeakMap();
const touches = new Map();
let dragged = false;
let onMove = () => {};
// What the decision is about, if it is the reader's.
let asked = () => [];

const pans = () => [...holder.querySelectorAll(".pan")];
const sheets = () => pans().filter((pan) => pan.dataset.sheet);
const shown = (frame) => frame.querySelector(".pan.shown");
const several = () => abreast.matches && sheets().length > 0;

export const moving = () => touches.size > 0;
export const pinching = () => touches.size > 1;
export const wasDragged = () => dragged;
export const inSight = (thing) => thing.closest(".pan")?.classList.contains("shown") ?? true;

// How a board is looked at; `handled` is when somebody last moved it, 0 until then.
function view(pan) {
  if (!views.has(pan)) views.set(pan, { k: 1, x: 0, y: 0, handled: 0 });
  return views.get(pan);
}

class Stage {
  constructor(frame) {
    this.frame = frame;
    this.measured = "";
    frame.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.pressed(event));
    frame.addEventListener("pointermove", (event) => this.pulled(event));
    // A drag that ends over something is not a click on it.
    frame.addEventListener("click", (event) => {
      if (dragged && event.detail) {
        event.stopPropagation();
        event.preventDefault();
        dragged = false;
      }
    }, true);
    frame.addEventListener("dblclick", (event) => {
      if (!event.target.closest("[data-atom], button")) this.zoom(1.8, ...this.at(event));
    });
    frame.addEventListener("focusin", (event) => {
      if (event.target.matches("g:focus-visible")) this.turnTo([event.target]);
    });
    frame.querySelectorAll("[data-zoom]").forEach((button) => button.addEventListener("click", () => {
      if (button.dataset.zoom === "fit") this.fit();
      else this.zoom(Number(button.dataset.zoom));
    }));
    new ResizeObserver(() => this.resized()).observe(frame);
  }

  at(event) {
    const box = this.frame.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  // What lies over the map's right edge.
  covered() {
    return this.frame === first && getComputedStyle(flank).position === "absolute" ? flank.offsetWidth + 8 : 0;
  }

  bounds() {
    const pan = shown(this.frame);
    const drawn = pan?.querySelector("svg")?.viewBox.baseVal;
    if (!drawn || !this.frame.clientWidth) return null;
    const [wide, high] = [drawn.width, drawn.height];
    const free = this.frame.clientWidth - this.covered();
    const [across, down] = [free / wide, this.frame.clientHeight / high];
    return { pan, wide, high, free, contain: Math.min(across, down), cover: Math.max(across, down) };
  }

  // A map of tiles is shown whole; what is asked about is brought nearer when the reader is asked.
  get tiled() {
    return Boolean(shown(this.frame)?.querySelector("[data-lies]"));
  }

  fit() {
    const found = this.bounds();
    if (!found) return;
    const { pan, wide, high, free, contain, cover } = found;
    const eye = view(pan);
    eye.k = narrow.matches && !this.tiled ? Math.min(cover, contain * 3) : contain;
    // On a small screen a map that begins at its left edge is shown from there, a sheet from its corner, others from the middle.
    const start = narrow.matches ? pan.querySelector("[data-start]")?.dataset.start : "";
    eye.x = start === "left" || start === "corner" ? 0 : (free - wide * eye.k) / 2;
    eye.y = start === "corner" ? 0 : (this.frame.clientHeight - high * eye.k) / 2;
    eye.handled = 0;
    this.look();
  }

  // How much of what was asked for was out of reach, sideways.
  look() {
    const found = this.bounds();
    if (!found) return 0;
    const { pan, wide, high, free, contain } = found;
    const eye = view(pan);
    eye.k = Math.min(Math.max(eye.k, contain * 0.9), contain * 8);
    const [w, h] = [wide * eye.k, high * eye.k];
    const [W, H] = [free, this.frame.clientHeight];
    const wanted = eye.x;
    // Never let the map out of sight.
    eye.x = w <= W ? (W - w) / 2 : Math.min(W * 0.25, Math.max(W * 0.75 - w, eye.x));
    eye.y = h <= H ? (H - h) / 2 : Math.min(H * 0.25, Math.max(H * 0.75 - h, eye.y));
    pan.style.transform = `translate(${eye.x}px, ${eye.y}px) scale(${eye.k})`;
    return wanted - eye.x;
  }

  zoom(by, x = this.frame.clientWidth / 2, y = this.frame.clientHeight / 2) {
    const found = this.bounds();
    if (!found) return;
    const eye = view(found.pan);
    const old = eye.k;
    found.pan.style.transition = "";
    eye.k = Math.min(Math.max(old * by, found.contain * 0.9), found.contain * 8);
    eye.x = x - ((x - eye.x) * eye.k) / old;
    eye.y = y - ((y - eye.y) * eye.k) / old;
    eye.handled = Date.now();
    this.look();
  }

  shift(x, y) {
    const pan = shown(this.frame);
    if (!pan) return 0;
    view(pan).x += x;
    view(pan).y += y;
    return this.look();
  }

  turnTo(things) {
    const pan = shown(this.frame);
    const here = things.filter((thing) => pan?.contains(thing));
    // Whoever is moving the map must not have it pulled away.
    if (!here.length || Date.now() - view(pan).handled < 3000) return;
    const frame = this.frame.getBoundingClientRect();
    const boxes = here.map((thing) => thing.getBoundingClientRect());
    const seen = boxes.some((box) => box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom);
    if (seen) return;
    const middle = boxes[0];
    this.shift(frame.left + frame.width / 2 - (middle.left + middle.width / 2), frame.top + frame.height / 2 - (middle.top + middle.height / 2));
  }

  // On a small screen: as near as lets all these things be seen.
  frameOn(things, time = "0s") {
    const found = this.bounds();
    if (!found) return;
    const here = things.filter((thing) => found.pan.contains(thing));
    if (!here.length) return this.fit();
    const eye = view(found.pan);
    if (Date.now() - eye.handled < 3000) return;
    const frame = this.frame.getBoundingClientRect();
    const boxes = here.map((thing) => thing.getBoundingClientRect());
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, foot] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    const rim = boxes[0].width;
    const by = Math.min(frame.width / (right - left + rim), frame.height / (foot - top + rim));
    const nearer = Math.min(Math.max(eye.k * by, found.contain), found.contain * 2.6) / eye.k;
    const [x, y] = [(left + right) / 2 - frame.left - eye.x, (top + foot) / 2 - frame.top - eye.y];
    eye.k *= nearer;
    eye.x = frame.width / 2 - x * nearer;
    eye.y = frame.height / 2 - y * nearer;
    found.pan.style.transition = still.matches ? "" : `transform ${time}`;
    this.look();
  }

  wheeled(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.03 : 0.0015)), ...this.at(event));
  }

  pressed(event) {
    if (event.target.closest("button") || (event.pointerType === "mouse" && event.button !== 0)) return;
    touches.set(event.pointerId, { x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY, refused: 0, stage: this });
    if (touches.size === 1) dragged = false;
  }

  pulled(event) {
    const touch = touches.get(event.pointerId);
    if (!touch || touch.stage !== this) return;
    const others = [...touches].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
    if (!dragged && Math.hypot(event.clientX - touch.fromX, event.clientY - touch.fromY) < 7 && !others.length) return;
    if (!dragged) {
      dragged = true;
      shown(this.frame)?.style.removeProperty("transition");
      this.frame.classList.add("dragging");
      this.frame.setPointerCapture(event.pointerId);
      onMove();
    }
    const pan = shown(this.frame);
    if (pan) view(pan).handled = Date.now();
    if (others.length) {
      const other = others[0];
      const frame = this.frame.getBoundingClientRect();
      const before = Math.hypot(touch.x - other.x, touch.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 10) this.zoom(after / before, (event.clientX + other.x) / 2 - frame.left, (event.clientY + other.y) / 2 - frame.top);
      touch.pinched = other.pinched = true;
    } else {
      touch.refused += this.shift(event.clientX - touch.x, event.clientY - touch.y);
    }
    touch.x = event.clientX;
    touch.y = event.clientY;
  }

  resized() {
    const found = this.bounds();
    if (!found) return;
    const now = `${this.frame.clientWidth} ${Math.round(this.frame.clientHeight / 40)}`;
    const eye = view(found.pan);
    // Until somebody moves the map it follows its frame.
    if (eye.handled === 0 && narrow.matches && this.tiled && asked().length) this.frameOn(asked());
    else if (eye.handled === 0 || (now !== this.measured && eye.k <= found.contain * 1.02)) {
      this.fit();
      if (narrow.matches) this.turnTo(asked());
    } else this.look();
    this.measured = now;
  }
}

const stages = [new Stage(first), new Stage(second)];
const stageOf = (pan) => stages.find((stage) => stage.frame.contains(pan));
let current = "";
let turned = 0;

for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, (event) => {
    const touch = touches.get(event.pointerId);
    touches.delete(event.pointerId);
    if (touches.size) return;
    stages.forEach((stage) => stage.frame.classList.remove("dragging"));
    // A board that is pulled on beyond its edge gives way to the next.
    const swiped = touch && event.pointerType === "touch" && end === "pointerup" && !touch.pinched;
    const far = Math.max(60, Math.abs(event.clientY - (touch?.fromY ?? 0)));
    if (swiped && Math.abs(touch.refused) > far) next(touch.refused < 0 ? 1 : -1);
  });
}

// --- Which board is shown

function dressTabs() {
  const here = new Set(pans().filter((pan) => pan.classList.contains("shown")).map((pan) => pan.dataset.sheet));
  for (const tab of holder.querySelectorAll("[data-board]")) {
    tab.setAttribute("aria-selected", String(here.has(tab.dataset.board)));
  }
}

// Sheets lie beside the map, or in its place.
export function arrange() {
  const two = several();
  holder.classList.toggle("abreast", two);
  second.hidden = !two;
  for (const pan of sheets()) {
    const home = two ? second : first;
    if (pan.parentElement !== home) home.insertBefore(pan, home.querySelector(".zoom"));
  }
  const known = pans().some((pan) => pan.dataset.sheet === current);
  turnSheet(known ? current : "");
}

export function turnSheet(id) {
  current = id;
  const two = several();
  const beside = two && !id ? (shown(second)?.dataset.sheet ?? sheets()[0].dataset.sheet) : id;
  for (const pan of pans()) {
    const lies = two ? pan.dataset.sheet === "" || pan.dataset.sheet === beside : pan.dataset.sheet === id;
    const was = pan.classList.contains("shown");
    pan.classList.toggle("shown", lies);
    if (lies && !was) {
      const stage = stageOf(pan);
      if (view(pan).handled === 0) stage.fit();
      else stage.look();
      if (!still.matches) pan.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 160 });
    }
  }
  dressTabs();
  const tab = holder.querySelector(`[data-board="${CSS.escape(id)}"]`);
  if (tab && tab.parentElement.scrollWidth > tab.parentElement.clientWidth) tab.scrollIntoView({ block: "nearest", inline: "center" });
}

export function next(step) {
  const names = several() ? sheets().map((pan) => pan.dataset.sheet) : ["", ...sheets().map((pan) => pan.dataset.sheet)];
  if (names.length < 2) return;
  const ordered = [...holder.querySelectorAll("[data-board]")].map((tab) => tab.dataset.board).filter((name) => names.includes(name));
  const here = several() ? shown(second)?.dataset.sheet : current;
  turned = Date.now();
  turnSheet(ordered[(ordered.indexOf(here) + step + ordered.length) % ordered.length]);
}

holder.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-board]");
  if (!tab) return;
  turned = Date.now();
  turnSheet(tab.dataset.board);
});

// Where most can be picked: that board comes forward, unless enough of it is in sight or the reader is busy.
export function bringForward(things) {
  const away = things.filter((thing) => thing.closest(".pan"));
  const open = (pan) => new Set(away.filter((thing) => pan.contains(thing)).map((thing) => thing.dataset.atom)).size;
  const best = pans().reduce((most, pan) => (open(pan) > open(most) ? pan : most));
  const seen = pans().filter((pan) => pan.classList.contains("shown")).map(open);
  const hardly = 2 * Math.max(...seen) < open(best);
  if (away.length && away.length === things.length && hardly && Date.now() - turned > 3000) {
    turnSheet(best.dataset.sheet);
  }
  if (narrow.matches) stages.forEach((stage) => (stage.tiled ? stage.frameOn(asked(), ".35s") : stage.turnTo(things)));
}

// A part that comes later: the layer of a board that was not there before.
export function layerFor(name) {
  const found = /^(sky|things)-(.+)$/.exec(name);
  if (!found) return null;
  const id = found[2];
  let pan = pans().find((each) => each.dataset.sheet === id);
  if (!pan) {
    pan = Object.assign(document.createElement("div"), { className: "pan" });
    pan.dataset.sheet = id;
    first.insertBefore(pan, first.querySelector(".zoom"));
  }
  const part = Object.assign(document.createElement("div"), { className: found[1] === "sky" ? "layer under" : "layer" });
  if (found[1] === "sky") pan.prepend(part);
  else pan.append(part);
  return part;
}

// After an update: boards may have come or gone, and the tabs are drawn anew.
export function settled() {
  for (const pan of sheets()) if (!pan.querySelector("[data-part]")) pan.remove();
  arrange();
}

export const zoom = (by) => stages[0].zoom(by);
export const shift = (x, y) => stages[0].shift(x, y);
export function fit() {
  for (const pan of pans()) view(pan).handled = 0;
  stages.forEach((stage) => stage.fit());
}

export function begin(moved, about) {
  onMove = moved;
  asked = about;
  abreast.addEventListener("change", () => { arrange(); fit(); });
  arrange();
  fit();
}

// The guide of a lesson: its pages, and what it points at. What it says and expects is the server's.

const $ = (id) => document.getElementById(id);

// Which page of which words is open; a new thing to say begins with its first page.
let beat = "";
let page = 0;

const pages = () => [...document.querySelectorAll("#guide .page")];

// An anchor is the name of an atom or of a place, or the id of a part of the page after a hash.
export function things(anchor) {
  const name = CSS.escape(anchor.replace(/^#/, ""));
  if (anchor.startsWith("#")) return [...document.querySelectorAll(`[id="${name}"]`)];
  return [...document.querySelectorAll(`#main [data-atom="${name}"], #main [data-tile="${name}"], #main [data-shows="${name}"]`)];
}

// After every update: the page that was open stays open, and the things that are meant are lit.
export function dress() {
  const guide = $("guide");
  document.querySelectorAll(".guided").forEach((thing) => thing.classList.remove("guided"));
  if (!guide) return [];
  const fresh = guide.dataset.beat !== beat;
  if (fresh) {
    beat = guide.dataset.beat;
    page = 0;
    $("astray").textContent = "";
  }
  turn();
  const found = guide.dataset.anchors.split(" ").filter(Boolean).flatMap(things);
  found.forEach((thing) => thing.classList.add("guided"));
  return fresh ? found : [];
}

function turn() {
  const all = pages();
  page = Math.max(0, Math.min(page, all.length - 1));
  all.forEach((each, number) => (each.hidden = number !== page));
  const last = page >= all.length - 1;
  const [earlier, later] = [document.querySelector("#guide .earlier"), document.querySelector("#guide .later")];
  earlier.hidden = page === 0;
  later.hidden = last;
  document.querySelectorAll("#guide .wanted").forEach((each) => (each.hidden = !last));
  $("guide").classList.toggle("more", !last);
}

// What was picked is allowed, and not what the lesson is about.
export function astray(words) {
  if (!$("astray")) return;
  page = Infinity;
  turn();
  $("astray").textContent = words;
  $("astray").scrollIntoView({ block: "nearest" });
}

document.addEventListener("click", (event) => {
  const step = event.target.closest("#guide .later") ? 1 : event.target.closest("#guide .earlier") ? -1 : 0;
  if (!step) return;
  page += step;
  turn();
});

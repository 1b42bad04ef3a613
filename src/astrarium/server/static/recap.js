// What happened since the reader last did something: those lines stay marked, and stand beside the question.

const $ = (id) => document.getElementById(id);
const main = $("main");
const lines = () => [...document.querySelectorAll("#log p")];
const MOST = 6;

// How many lines there were when the reader last acted here; -1: not yet, so nothing is new. A reload forgets nothing.
const KEY = `astrarium.read.${main.dataset.table}`;
let read = Number(sessionStorage.getItem(KEY) ?? -1);

export function acted() {
  read = lines().length;
  sessionStorage.setItem(KEY, read);
  mark();
  tell(false);
}

export function mark() {
  lines().forEach((row, number) => row.classList.toggle("new", read >= 0 && number >= read));
}

// Lines of one's own decision come first: what others did since is told.
export function tell(asked) {
  const news = read < 0 ? [] : lines().slice(read);
  const box = $("recap");
  box.hidden = !asked || news.length < 2;
  if (box.hidden) return box.replaceChildren();
  const list = document.createElement("ul");
  for (const row of news.slice(-MOST)) {
    const item = document.createElement("li");
    item.textContent = row.querySelector(".words").textContent;
    item.dataset.told = "";
    item.tabIndex = 0;
    list.append(item);
  }
  const title = Object.assign(document.createElement("b"), { textContent: box.dataset.title });
  box.replaceChildren(title, list);
}

// A line lights up the things that it names.
function light(line) {
  document.querySelectorAll(".told-of").forEach((thing) => thing.classList.remove("told-of"));
  if (!line) return;
  const text = line.textContent;
  for (const thing of document.querySelectorAll("#boards [data-tip], #mats [data-tip]")) {
    const name = thing.dataset.tip.split("\n")[0];
    if (name.length > 2 && text.includes(name)) thing.classList.add("told-of");
  }
}
for (const how of ["pointerover", "focusin"]) {
  document.addEventListener(how, (event) => light(event.target.closest("#recap li, #log p")));
}

// The clock beside a line leads to its moment in the replay.
document.addEventListener("click", (event) => {
  const button = event.target.closest("#log .moment");
  if (button) location.href = `/t/${main.dataset.table}/replay?line=${button.closest("p").dataset.line}`;
});

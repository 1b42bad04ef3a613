// The review: the page grows while the bot looks back, and the pointer reads the chart.

const root = document.body.dataset.root;
const review = document.getElementById("review");
const table = review.dataset.of;
const reader = review.querySelector(".reader");
const slider = document.getElementById("at");
const there = document.getElementById("there");
let at = -1;

const looks = () => JSON.parse(document.getElementById("looks").dataset.looks);
const charts = () => [...review.querySelectorAll(".chart svg")];
const points = (chart) => JSON.parse(chart.dataset.points);

// --- The pointer

function point(number) {
  const known = looks();
  if (!known.length) return;
  at = Math.min(Math.max(number, 0), known.length - 1);
  const [decided, ...chances] = known[at];
  chances.forEach((chance, seat) => { review.querySelector(`[data-chance="${seat}"]`).textContent = chance; });
  let moment = 0;
  for (const chart of charts()) {
    const [where, x, ...heights] = points(chart)[at];
    moment = where;
    const cursor = chart.querySelector(".cursor");
    cursor.setAttribute("visibility", "visible");
    cursor.setAttribute("transform", `translate(${x} 0)`);
    cursor.querySelectorAll(".dot").forEach((dot, seat) => dot.setAttribute("transform", `translate(0 ${heights[seat]})`));
  }
  there.href = `${root}/t/${table}/replay?at=${moment}&seat=all`;
  there.querySelector("b").textContent = moment;
  there.querySelector("span").textContent = decided;
  slider.value = at;
  slider.setAttribute("aria-valuetext", `${moment} ${decided}`);
  reader.classList.add("pointing");
}

function nearest(chart, event) {
  const box = chart.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * chart.viewBox.baseVal.width;
  const known = points(chart);
  let best = 0;
  known.forEach((place, number) => { if (Math.abs(place[1] - x) < Math.abs(known[best][1] - x)) best = number; });
  return best;
}

review.addEventListener("pointermove", (event) => {
  const chart = event.target.closest(".chart svg");
  if (chart) point(nearest(chart, event));
});
review.addEventListener("click", (event) => {
  const chart = event.target.closest(".chart svg");
  if (!chart || event.target.closest("a")) return;
  point(nearest(chart, event));
  // A finger has no way to point without touching: there the line below the chart leads on.
  if (matchMedia("(hover: hover)").matches) location.href = there.href;
});
slider.addEventListener("input", () => point(Number(slider.value)));

// --- What is found meanwhile

function placed(parts) {
  for (const [name, html] of Object.entries(parts)) {
    const part = review.querySelector(`[data-part="${name}"]`);
    if (part.innerHTML !== html) part.innerHTML = html;
  }
  measured();
  if (at >= 0) point(at);
}

function measured() {
  const count = looks().length;
  reader.hidden = count === 0;
  slider.max = Math.max(0, count - 1);
  aligned();
}

// The slider lies under the lines: its ends are where they begin and end.
function aligned() {
  const chart = charts().find((drawn) => drawn.getBoundingClientRect().width);
  const known = chart ? points(chart) : [];
  if (!known.length) return;
  const whole = chart.viewBox.baseVal.width;
  slider.style.marginLeft = `calc(${(100 * known[0][1]) / whole}% - 8px)`;
  slider.style.marginRight = `calc(${100 - (100 * known.at(-1)[1]) / whole}% - 8px)`;
}
addEventListener("resize", aligned);

async function grown() {
  const answer = await fetch(`${root}/t/${table}/review/parts?seat=${review.dataset.seat}&have=${review.dataset.have}`);
  if (answer.status !== 200) return;
  const told = await answer.json();
  review.dataset.have = told.have;
  review.dataset.done = told.done ? "1" : "0";
  placed(told.parts);
}

async function follow() {
  if (review.dataset.done === "1") return;
  if (document.visibilityState === "visible") await grown().catch(() => {});
  setTimeout(follow, 1500);
}

measured();
setTimeout(follow, 1000);

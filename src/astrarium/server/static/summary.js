// The end page: what turned the game is told as a bot finds it. Without this, the link to the review stands there.

const turning = document.getElementById("turning-points");
const root = document.body.dataset.root;
let have = -1;

function told(found) {
  have = found.have;
  const holder = document.createElement("div");
  holder.innerHTML = found.turns;
  const looking = document.createElement("p");
  looking.className = "soft looking";
  looking.textContent = turning.dataset.looking.replace("%", Math.floor((100 * found.have) / found.total));
  // What is found at first may be overtaken by what comes later: until then it says so.
  turning.replaceChildren(...(found.done ? [] : [looking]), ...(found.done || holder.querySelector(".turns") ? holder.childNodes : []));
  return found.done;
}

async function follow() {
  let done = false;
  if (document.visibilityState === "visible") {
    const answer = await fetch(`${root}/t/${turning.dataset.of}/review/turns?have=${have}`).catch(() => null);
    if (answer && answer.status === 200) done = told(await answer.json());
    if (answer && answer.status >= 400) return;
  }
  if (!done) setTimeout(follow, 2000);
}

follow();

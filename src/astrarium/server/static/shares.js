// Chance that can be checked: this browser adds a share of its own to every table at which it sits down, and notes to
// what the table had committed itself before. See docs/secrets.md.

const NOTES = "astrarium.chance";
const MOST_NOTES = 200;
const SHARE_BYTES = 32;

function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function noted() {
  try {
    return JSON.parse(localStorage.getItem(NOTES)) ?? {};
  } catch {
    return {};
  }
}

function note(commitment, share) {
  const notes = noted();
  const shares = [...(notes[commitment]?.shares ?? []), share];
  delete notes[commitment];
  notes[commitment] = { at: new Date().toISOString(), shares };
  // The oldest go first: names stay in the order in which they were written.
  const kept = Object.entries(notes).slice(-MOST_NOTES);
  localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(kept)));
}

// Who opens the fold sees what will be sent, and may write something else.
for (const input of document.querySelectorAll('form[data-commitment] input[name="share"]:not([type="hidden"])')) {
  input.value = fresh();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  const share = form.dataset.commitment && form.elements.share;
  if (!share) return;
  share.value ||= fresh();
  note(form.dataset.commitment, share.value);
});

// A promise is kept once: a page that comes back from the browser's memory has an old one.
addEventListener("pageshow", (event) => event.persisted && location.reload());

function compare() {
  const memory = document.getElementById("memory");
  if (!memory) return;
  const found = noted()[memory.dataset.commitment];
  const used = [...document.querySelectorAll("[data-share]")].map((share) => share.textContent);
  // A form that was sent twice, because its answer was lost, has given one of them.
  const missing = found && !found.shares.some((share) => used.includes(share)) ? found.shares.at(-1) : "";
  const words = !found ? memory.dataset.none : missing ? memory.dataset.missing : memory.dataset.same;
  const date = found ? new Date(found.at).toLocaleString(document.documentElement.lang) : "";
  memory.querySelector("p").textContent = words.replace("{date}", date).replace("{share}", missing);
  memory.classList.toggle("fails", Boolean(missing));
  memory.hidden = false;
}

compare();

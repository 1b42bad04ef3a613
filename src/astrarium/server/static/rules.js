// The rules are filtered while one types; without this the form asks the server.

const folded = (text) => text.toLowerCase().normalize("NFC");

function filtering(rules) {
  const field = rules.querySelector("[data-filter]");
  const found = rules.querySelector("[data-found]");
  if (!field || field.dataset.ready) return;
  field.dataset.ready = "yes";
  const all = [...rules.querySelectorAll(".clause")].map((rule) => {
    const title = rule.closest(".chapter").querySelector("h2").textContent;
    return [rule, folded(`${rule.textContent} ${title}`)];
  });
  const show = () => {
    const wanted = folded(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const [rule, text] of all) {
      rule.hidden = !wanted.every((word) => text.includes(word));
      count += rule.hidden ? 0 : 1;
    }
    for (const chapter of rules.querySelectorAll(".chapter")) {
      chapter.hidden = !chapter.querySelector(".clause:not([hidden])");
    }
    found.textContent = count ? found.dataset.words.replace(/\d+/, count) : rules.dataset.none;
  };
  field.addEventListener("input", show);
  field.form.addEventListener("submit", (event) => { event.preventDefault(); show(); });
  const cited = rules.querySelector(".cited");
  if (cited) cited.scrollIntoView({ block: "center" });
}

document.querySelectorAll(".rules").forEach(filtering);
// The drawer at the table loads its rules later.
new MutationObserver(() => document.querySelectorAll(".rules").forEach(filtering))
  .observe(document.body, { childList: true, subtree: true });

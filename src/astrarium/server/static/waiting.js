// Before the first shuffle: the page follows who sits down and what is said, until everything is dealt.

const root = document.body.dataset.root;
const base = `${root}/t/${document.getElementById("waiting").dataset.table}`;

async function refresh() {
  const answer = await fetch(base, { credentials: "same-origin" }).catch(() => null);
  if (!answer || answer.status === 429 || answer.status >= 500) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!page.getElementById("waiting")) return location.reload();
  for (const part of document.querySelectorAll("[data-live]")) {
    const now = page.querySelector(`[data-live="${part.dataset.live}"]`);
    // What is half typed is the reader's.
    const typing = part.contains(document.activeElement) && document.activeElement.localName === "input";
    if (now && !typing && now.innerHTML !== part.innerHTML) part.innerHTML = now.innerHTML;
  }
}

// What happened before the stream stood is news too, and so is that it was refused.
function listen() {
  const stream = new EventSource(`${base}/stream`);
  let heard = "";
  stream.addEventListener("change", (event) => {
    if (event.data !== heard) refresh();
    heard = event.data;
  });
  stream.addEventListener("error", () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    refresh();
    setTimeout(listen, 2000);
  });
  addEventListener("pagehide", () => stream.close(), { once: true });
}
listen();

// Asks the browser to be told with the page closed; without it mail remains.

const root = document.body.dataset.root;
const form = document.getElementById("push");

function bytes(text) {
  const padded = text.replace(/-/g, "+").replace(/_/g, "/") + "=".repeat((4 - (text.length % 4)) % 4);
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}

if (form && "serviceWorker" in navigator && "PushManager" in window) {
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if ((await Notification.requestPermission()) !== "granted") return;
    await navigator.serviceWorker.register(`${root}/notices-worker.js`, { scope: `${root}/` });
    const ready = await navigator.serviceWorker.ready;
    const told = await ready.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.key) });
    form.elements.target.value = JSON.stringify(told);
    form.submit();
  });
}

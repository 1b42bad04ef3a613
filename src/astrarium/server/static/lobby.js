// Small comforts for the lobby: everything here also works without it.

function copying() {
  for (const button of document.querySelectorAll("[data-copy]")) {
    const link = document.getElementById(button.dataset.copy);
    const words = button.textContent;
    button.hidden = false;
    button.addEventListener("click", async () => {
      link.select();
      try {
        await navigator.clipboard.writeText(link.value);
      } catch {
        document.execCommand("copy");
      }
      button.textContent = button.dataset.done;
      setTimeout(() => { button.textContent = words; }, 1600);
    });
  }
}

copying();

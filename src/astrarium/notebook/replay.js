for (const box of document.querySelectorAll(".astrarium-replay:not([data-on])")) {
  box.dataset.on = "on";
  const bytes = Uint8Array.from(atob(box.dataset.film), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  new Response(stream).json().then((film) => {
    const image = box.querySelector("img"), log = box.querySelector(".log"), controls = box.querySelector(".controls");
    const slider = box.querySelector("input"), where = box.querySelector("output");
    const playing = box.querySelector("[data-go=play]"), pausing = box.querySelector("[data-go=pause]");
    const last = film.frames.length - 1;
    let now = last, timer = 0;
    const swap = (on) => { playing.style.display = on ? "none" : ""; pausing.style.display = on ? "" : "none"; };
    const stop = () => { clearInterval(timer); swap(false); };
    const show = (wanted) => {
      now = Math.min(Math.max(wanted, 0), last);
      const frame = film.frames[now];
      const picture = frame.picture.map((part) => film.parts[part]).join("");
      image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(picture);
      log.replaceChildren(document.createElement("ul"));
      for (const told of frame.log) log.firstChild.appendChild(document.createElement("li")).textContent = told;
      slider.value = now;
      where.textContent = `${frame.at} / ${film.frames[last].at}`;
      if (now === last) stop();
    };
    const play = () => {
      swap(true);
      timer = setInterval(() => show(now + 1), 900);
      show(now === last ? 0 : now + 1);
    };
    const to = { first: () => 0, back: () => now - 1, next: () => now + 1, last: () => last };
    for (const [name, where] of Object.entries(to)) {
      box.querySelector(`[data-go=${name}]`).onclick = () => { stop(); show(where()); };
    }
    playing.onclick = play;
    pausing.onclick = stop;
    slider.oninput = () => { stop(); show(Number(slider.value)); };
    where.textContent = `${film.frames[last].at} / ${film.frames[last].at}`;
    stop();
    controls.hidden = false;
    controls.style.display = "flex";
  });
}

"use strict";
(() => {
  // src/render/page/browser/readout.ts
  function addReadout(panel) {
    const data = panel.querySelector('script[type="application/json"]')?.textContent;
    const svg = panel.querySelector(".picture svg");
    if (!data || !svg) return;
    const readout = JSON.parse(data);
    if (readout.rows.length === 0) return;
    const cursor = addCursor(svg, readout);
    const texts = addTexts(panel, readout);
    const slider = addSlider(panel, readout);
    let at = 0;
    const show = (index) => {
      const row = readout.rows[index];
      if (row === void 0) return;
      cursor(row);
      row.cells.forEach((cell, i) => {
        const text = texts[i];
        if (text && text.textContent !== cell) text.textContent = cell;
      });
      at = index;
      slider.value = String(row.x);
      slider.setAttribute("aria-valuetext", `${readout.columns[0]}: ${row.cells[0]}`);
    };
    slider.addEventListener("input", () => show(nearest(readout, Number(slider.value))));
    slider.addEventListener("keydown", (event) => {
      const next = targetOf(event.key, at, readout.rows.length - 1);
      if (next === void 0) return;
      event.preventDefault();
      show(next);
    });
    for (const event of ["pointermove", "pointerdown"]) {
      svg.addEventListener(
        event,
        ({ clientX }) => show(nearest(readout, placeIn(svg, clientX, readout)))
      );
    }
    show(readout.start);
  }
  var PAGE = 10;
  function targetOf(key, at, last) {
    const inside = (index) => Math.min(last, Math.max(0, index));
    const targets = {
      ArrowRight: inside(at + 1),
      ArrowUp: inside(at + 1),
      ArrowLeft: inside(at - 1),
      ArrowDown: inside(at - 1),
      PageUp: inside(at + PAGE),
      PageDown: inside(at - PAGE),
      Home: 0,
      End: last
    };
    return targets[key];
  }
  function placeIn(svg, clientX, { width }) {
    const { left, width: shown } = svg.getBoundingClientRect();
    return (clientX - left) / shown * width;
  }
  function nearest({ rows }, x) {
    let best = 0;
    rows.forEach((row, i) => {
      if (Math.abs(row.x - x) < Math.abs((rows[best]?.x ?? 0) - x)) best = i;
    });
    return best;
  }
  var HALF_THUMB = 8;
  function addSlider(panel, { plot, width }) {
    const slider = document.createElement("input");
    slider.type = "range";
    slider.min = String(plot.left);
    slider.max = String(plot.right);
    slider.step = "any";
    slider.setAttribute("aria-label", "Budget");
    const share = (length) => `${100 * length / width}%`;
    slider.style.marginLeft = `calc(${share(plot.left)} - ${HALF_THUMB}px)`;
    slider.style.width = `calc(${share(plot.right - plot.left)} + ${2 * HALF_THUMB}px)`;
    panel.querySelector(".picture")?.after(slider);
    return slider;
  }
  function addTexts(panel, { columns }) {
    const list = document.createElement("dl");
    const texts = columns.map((name) => {
      const [group, term, text] = ["div", "dt", "dd"].map((tag) => document.createElement(tag));
      if (!group || !term || !text) throw new Error("A browser makes elements.");
      term.textContent = name;
      group.append(term, text);
      list.append(group);
      return text;
    });
    const status = document.createElement("div");
    status.className = "readout";
    status.setAttribute("role", "status");
    status.append(list);
    panel.insertBefore(status, panel.querySelector(".key"));
    return texts;
  }
  var SVG = "http://www.w3.org/2000/svg";
  var ROLES = ["baseline", "candidate"];
  function addCursor(svg, { plot, rows }) {
    const line = part("line", {
      class: "cursor",
      y1: plot.top,
      y2: plot.bottom,
      "pointer-events": "none"
    });
    const dots = (rows[0]?.y ?? []).map((_, i) => part("circle", { class: `dot ${ROLES[i]}`, r: 5 }));
    const group = part("g", { "pointer-events": "none" });
    group.append(...dots);
    svg.append(group);
    svg.insertBefore(line, svg.querySelector(":scope > .median"));
    return ({ x, y }) => {
      set(line, { x1: x, x2: x });
      dots.forEach((dot, i) => {
        const height = y[i] ?? null;
        set(dot, { cx: x, cy: height ?? 0, visibility: height === null ? "hidden" : "visible" });
      });
    };
  }
  function part(name, attributes) {
    const made = document.createElementNS(SVG, name);
    if (!(made instanceof SVGElement)) throw new Error(`${name} is no part of a picture.`);
    set(made, attributes);
    return made;
  }
  function set(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  }

  // src/render/page/browser/page.ts
  var NONE = "\u2013";
  addThemeButton();
  for (const panel of document.querySelectorAll(".panel")) addReadout(panel);
  for (const table of document.querySelectorAll("table.sortable")) {
    makeSortable(table);
  }
  function addThemeButton() {
    const root = document.documentElement;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "theme";
    const show = (theme) => {
      button.textContent = theme === "dark" ? "Light" : "Dark";
      button.setAttribute("aria-label", `${button.textContent} colours`);
    };
    show(preferred());
    button.addEventListener("click", () => {
      const next = (root.dataset.theme ?? preferred()) === "dark" ? "light" : "dark";
      root.dataset.theme = next;
      show(next);
    });
    document.querySelector("header")?.append(button);
  }
  function preferred() {
    return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  function makeSortable(table) {
    const body = table.tBodies[0];
    const heads = [...table.tHead?.rows[0]?.cells ?? []];
    if (!body) return;
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener("click", () => {
        const order = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", order);
        body.append(...sorted([...body.rows], column, order));
      });
    });
  }
  function sorted(rows, column, order) {
    const sign = order === "ascending" ? 1 : -1;
    const keyed = rows.map((row) => ({ row, text: row.cells[column]?.textContent ?? NONE }));
    const known = keyed.filter(({ text }) => text !== NONE);
    const compare = known.every(({ text }) => !Number.isNaN(numberIn(text))) ? (a, b) => numberIn(a) - numberIn(b) : (a, b) => a.localeCompare(b, "en", { numeric: true });
    known.sort((a, b) => sign * compare(a.text, b.text));
    return [...known, ...keyed.filter(({ text }) => text === NONE)].map(({ row }) => row);
  }
  function numberIn(text) {
    return text.trim() === "" ? Number.NaN : Number(text.replaceAll("\u2212", "-"));
  }
})();

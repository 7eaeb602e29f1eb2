"use strict";
(() => {
  // src/render/page/browser/chart.ts
  function enhanceChart(figure) {
    const data = figure.querySelector('[id$="readout"]')?.textContent;
    if (!data) return;
    const readout = JSON.parse(data);
    const pictures = [...figure.querySelectorAll(".picture")].map((element) => {
      const plot = JSON.parse(element.dataset.plot ?? "");
      return { element, plot };
    });
    addReadout(figure, pictures, readout);
    const start = figure.id.slice(0, -"chart".length);
    for (const picture of pictures) addDots(picture, start);
  }
  function addReadout(figure, pictures, readout) {
    const { rows, columns } = readout;
    if (rows.length === 0) return;
    const texts = addTexts(figure, columns);
    const cursors = pictures.map(({ element, plot }) => addCursor(element, plot, rows.length - 1));
    const show = (index) => {
      const row = rows[index];
      if (row === void 0) return;
      for (const move of cursors) move(index, row);
      row.cells.forEach((cell, i) => {
        const text = texts[i];
        if (text && text.textContent !== cell) text.textContent = cell;
      });
    };
    for (const { element, plot } of pictures) {
      element.addEventListener("input", ({ target }) => {
        if (target instanceof HTMLInputElement) show(Number(target.value));
      });
      for (const event of ["pointermove", "pointerdown"]) {
        element.addEventListener(event, (at) => {
          const budget = budgetAt(at, element, plot);
          if (budget !== void 0) show(nearest(rows, budget));
        });
      }
    }
    show(readout.start);
  }
  function budgetAt(at, element, plot) {
    const { left, top, width } = element.getBoundingClientRect();
    const unit = plot.width / width;
    const [x, y] = [(at.clientX - left) * unit, (at.clientY - top) * unit];
    if (y > plot.bottom + 24) return void 0;
    const share = Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
    return plot.first * (plot.last / plot.first) ** share;
  }
  function nearest(rows, budget) {
    const distances = rows.map((row) => Math.abs(Math.log(row.budget / budget)));
    return distances.indexOf(Math.min(...distances));
  }
  function addTexts(figure, columns) {
    const status = add(figure, "div", { class: "readout", role: "status" });
    const list = add(status, "dl");
    return columns.map((name) => {
      const group = add(list, "div");
      add(group, "dt").textContent = name;
      return add(group, "dd");
    });
  }
  function addCursor(element, plot, max) {
    const share = (length, whole2) => `${100 * length / whole2}%`;
    const slider = add(element, "input", { type: "range", "aria-label": "Budget", max });
    const line = add(element, "div", { class: "cursor" });
    slider.style.left = share(plot.left, plot.width);
    slider.style.width = share(plot.right - plot.left, plot.width);
    slider.style.top = share(plot.bottom, plot.height);
    line.style.top = share(plot.top, plot.height);
    line.style.height = share(plot.bottom - plot.top, plot.height);
    return (index, { budget, cells }) => {
      const along = Math.log(budget / plot.first) / Math.log(plot.last / plot.first);
      line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
      slider.value = String(index);
      slider.setAttribute("aria-valuetext", cells[0] ?? "");
    };
  }
  var DOT = /M([\d.]+) ([\d.]+)h0/g;
  function dotsOf({ element, plot }, start) {
    return ["baseline", "candidate"].flatMap((arm) => {
      const paths = [...element.querySelectorAll(`.trials.${arm} path`)];
      const dots = paths.flatMap((path) => [...(path.getAttribute("d") ?? "").matchAll(DOT)]);
      const places = dots.map(([, x, y]) => ({ x: Number(x), y: Number(y) - plot.hidden }));
      places.sort((a, b) => plot.goodEnd === "maximize" ? b.x - a.x : a.x - b.x);
      return places.flatMap((place, i) => {
        const row = document.getElementById(`${start}${arm.charAt(0)}${i + 1}`);
        return row instanceof HTMLTableRowElement ? [{ ...place, row }] : [];
      });
    });
  }
  function addDots(picture, start) {
    const { element, plot } = picture;
    const dots = dotsOf(picture, start);
    if (dots.length === 0) return;
    const group = add(element, "div", { class: "dots", role: "group", "aria-label": "Trials" });
    const tip = add(element, "div", { class: "tip", "aria-hidden": "true", hidden: "" });
    const links = dots.map(({ x, y, row }, i) => {
      const link = add(group, "a", { href: `#${row.id}`, tabindex: i === 0 ? 0 : -1 });
      link.style.left = `${100 * x / plot.width}%`;
      link.style.top = `${100 * y / plot.height}%`;
      const facts = describe(row);
      link.setAttribute("aria-label", facts.join(", "));
      for (const event of ["pointerenter", "focus"]) {
        link.addEventListener(event, () => {
          tip.textContent = facts.join("\n");
          tip.style.setProperty("--x", link.style.left);
          tip.style.top = link.style.top;
          tip.hidden = false;
        });
      }
      for (const event of ["pointerleave", "blur"]) {
        link.addEventListener(event, () => {
          tip.hidden = true;
        });
      }
      link.addEventListener("click", () => showBothSweeps(start));
      return link;
    });
    group.addEventListener("keydown", (event) => {
      const at = links.findIndex((link) => link.tabIndex === 0);
      const next = links[at + (STEPS[event.key] ?? 0)];
      if (next === void 0 || next === links[at]) return;
      event.preventDefault();
      links[at]?.setAttribute("tabindex", "-1");
      next.setAttribute("tabindex", "0");
      next.focus();
    });
  }
  var STEPS = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1
  };
  function describe(row) {
    const heads = row.closest("table")?.tHead?.rows[0]?.cells;
    return [...row.cells].map((cell, i) => `${heads?.[i]?.textContent}: ${cell.textContent}`);
  }
  function showBothSweeps(start) {
    const both = document.getElementById(`${start}trials-both`);
    if (both instanceof HTMLInputElement) both.checked = true;
  }
  function add(parent, name, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    parent.append(made);
    return made;
  }

  // src/render/page/browser/save-chart.ts
  function addChartDownloads() {
    const list = document.querySelector(".downloads");
    if (!list || !document.querySelector(".chart")) return;
    const files = { "chart.svg": svgUrl, "chart.png": pngUrl };
    const buttons = Object.entries(files).map(([name, urlOf]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", async () => {
        const shown = [...document.querySelectorAll(".chart svg")].find(
          (svg) => svg.checkVisibility()
        );
        if (shown) save(await urlOf(shown), name);
      });
      return button;
    });
    list.querySelector("span")?.after(...buttons);
  }
  function save(href, download) {
    Object.assign(document.createElement("a"), { href, download }).click();
  }
  function svgUrl(shown) {
    const svg = whole(shown);
    const probe = document.createElement("i");
    shown.after(probe);
    const text = new XMLSerializer().serializeToString(svg).replace(/var\(--[\w-]+\)/g, (colour) => {
      probe.style.color = colour;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  }
  function whole(shown) {
    const svg = shown.cloneNode(true);
    const { y, width, height } = shown.viewBox.baseVal;
    svg.setAttribute("viewBox", `0 0 ${width} ${y + height}`);
    svg.setAttribute("height", String(y + height));
    return svg;
  }
  var SCALE = 2;
  async function pngUrl(svg) {
    const image = new Image();
    image.src = svgUrl(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = SCALE * image.naturalWidth;
    canvas.height = SCALE * image.naturalHeight;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png");
  }

  // src/render/page/browser/page.ts
  var NONE = "\u2013";
  addThemeButton();
  for (const figure of document.querySelectorAll(".chart")) enhanceChart(figure);
  addChartDownloads();
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

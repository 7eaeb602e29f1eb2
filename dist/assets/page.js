"use strict";
(() => {
  // src/render/page/browser/chart.ts
  function enhanceChart(figure) {
    const data = figure.querySelector("script")?.textContent;
    if (!data) return;
    const readout = JSON.parse(data);
    const elements = figure.querySelectorAll(".picture");
    const pictures = readout.plots.flatMap((plot, i) => {
      const element = elements[i];
      return element ? [{ element, plot }] : [];
    });
    addReadout(figure, pictures, readout.rows.length > 0 ? readout : withTable(readout));
    for (const picture of pictures) addDots(picture, readout.prefix);
  }
  function withTable(readout) {
    const [head, ...rows] = document.querySelector("#merges table")?.rows ?? [];
    const textsIn = (row) => [...row?.cells ?? []].map(({ textContent }) => textContent ?? "");
    const cells = rows.map(textsIn).reverse();
    return {
      ...readout,
      columns: textsIn(head),
      rows: cells.map((row, i) => ({ at: i + 0.5, cells: row }))
    };
  }
  function addReadout(figure, pictures, { rows, columns, start, axis }) {
    if (rows.length === 0) return;
    const box = add(figure, "div", { class: "readout" });
    const slider = add(box, "input", {
      type: "range",
      "aria-label": axis.name,
      max: rows.length - 1
    });
    const list = add(add(box, "div", { role: "status" }), "dl");
    const texts = columns.map((name) => {
      const group = add(list, "div");
      add(group, "dt").textContent = name;
      return add(group, "dd");
    });
    const cursors = pictures.map(({ element, plot }) => {
      const line = add(element, "div", { class: "cursor" });
      line.style.top = share(plot.top, plot.height);
      line.style.height = share(plot.bottom - plot.top, plot.height);
      return { line, plot };
    });
    const show = (index) => {
      const row = rows[index];
      if (row === void 0) return;
      slider.value = String(index);
      slider.setAttribute("aria-valuetext", row.cells[0] ?? "");
      for (const { line, plot } of cursors) {
        const along = shareAlong(row.at, plot, axis);
        line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
      }
      texts.forEach((text, i) => {
        text.textContent = row.cells[i] ?? "";
      });
    };
    slider.addEventListener("input", () => show(Number(slider.value)));
    for (const { element, plot } of pictures) {
      for (const event of ["pointermove", "pointerdown"]) {
        element.addEventListener(event, (at) => {
          const along = alongAt(at, element, plot);
          if (along === void 0) return;
          const distances = rows.map((row) => Math.abs(shareAlong(row.at, plot, axis) - along));
          show(distances.indexOf(Math.min(...distances)));
        });
      }
    }
    show(start);
  }
  function share(length, whole) {
    return `${100 * length / whole}%`;
  }
  function shareAlong(value, { first, last }, { isLog }) {
    const [at, from, to] = isLog ? [value, first, last].map(Math.log) : [value, first, last];
    return (at - from) / (to - from);
  }
  function alongAt(at, element, plot) {
    const { left, top, width } = element.getBoundingClientRect();
    const unit = plot.width / width;
    const [x, y] = [(at.clientX - left) * unit, (at.clientY - top) * unit];
    if (y > plot.bottom + 24) return void 0;
    return Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
  }
  function addDots({ element, plot }, prefix) {
    for (const [id, x, y, before] of plot.dots) {
      const rows = [before, id].map((one) => one && document.getElementById(prefix + one));
      const shown = rows.filter((row2) => row2 instanceof HTMLTableRowElement);
      const row = shown.at(-1);
      if (!row) continue;
      const link = add(element, "a", { class: "dot", href: `#${row.id}`, tabindex: -1 });
      link.setAttribute("aria-hidden", "true");
      link.title = describe(shown);
      link.style.left = share(x, plot.width);
      link.style.top = share(y, plot.height);
    }
  }
  function describe(rows) {
    const heads = rows[0]?.closest("table")?.tHead?.rows[0]?.cells ?? [];
    const facts = [...heads].map(({ textContent: name }, i) => {
      const texts = new Set(rows.map(({ cells }) => cells[i]?.textContent));
      return `${name}: ${[...texts].join(" \u2192 ")}`;
    });
    return facts.join("\n");
  }
  function add(parent, name, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    parent.append(made);
    return made;
  }

  // src/render/page/browser/page.ts
  for (const figure of document.querySelectorAll(".chart")) enhanceChart(figure);
  for (const table of document.querySelectorAll("table.sortable"))
    makeSortable(table);
  var chart = document.querySelector('a[download="chart.svg"]');
  if (chart) addPng(chart);
  async function addPng(chart2) {
    const image = new Image();
    image.src = chart2.href;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const link = document.createElement("a");
    Object.assign(link, { href: canvas.toDataURL("image/png"), download: "chart.png" });
    link.textContent = link.download;
    chart2.after("\n", link);
  }
  function makeSortable(table) {
    const body = table.tBodies[0];
    const heads = [...table.tHead?.rows[0]?.cells ?? []];
    if (!body) return;
    const rows = [...body.rows];
    for (const head of heads) {
      const ranks = JSON.parse(head.dataset.ranks ?? "[]");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = head.textContent;
      head.replaceChildren(button);
      button.addEventListener("click", () => {
        const order = head.getAttribute("aria-sort") === "ascending" ? "descending" : "ascending";
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", order);
        const sign = order === "ascending" ? 1 : -1;
        const keyed = rows.map((row, i) => ({ row, key: sign * (ranks[i] ?? sign * Infinity) }));
        keyed.sort((a, b) => a.key === b.key ? 0 : a.key - b.key);
        body.append(...keyed.map(({ row }) => row));
      });
    }
  }
})();

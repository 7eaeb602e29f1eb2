"use strict";
(() => {
  // src/draw/page/browser/chart.ts
  function enhanceChart(figure) {
    const data = figure.querySelector("script")?.textContent;
    if (!data) return;
    const readout = JSON.parse(data);
    const elements = figure.querySelectorAll(".picture");
    const pictures = readout.plots.flatMap((plot, i) => {
      const element = elements[i];
      return element ? [{ element, plot }] : [];
    });
    const trials = trialsOf(pictures, readout.prefix);
    if (readout.rows.length + trials.length === 0) return;
    const box = add(figure, "div", { class: "readout" });
    if (readout.rows.length > 0) addBudgets(box, pictures, readout);
    if (trials.length > 0) addTrials(box, pictures, trials);
  }
  function stepper(box, name, max) {
    const label = add(box, "label");
    label.textContent = name;
    const slider = add(label, "input", { type: "range", max });
    const list = add(add(box, "div", { role: "status" }), "dl");
    return {
      slider,
      list,
      show(index, said, facts) {
        slider.value = String(index);
        slider.setAttribute("aria-valuetext", said);
        const groups = facts.map(([term, value]) => {
          const group = document.createElement("div");
          add(group, "dt").textContent = term;
          add(group, "dd").textContent = value;
          return group;
        });
        list.replaceChildren(...groups);
      }
    };
  }
  function addBudgets(box, pictures, { rows, columns, start }) {
    const budgets = stepper(box, "Budget", rows.length - 1);
    const cursors = pictures.map(({ element, plot }) => {
      const line = add(element, "div", { class: "cursor" });
      line.style.top = share(plot.top, plot.height);
      line.style.height = share(plot.bottom - plot.top, plot.height);
      return { line, plot };
    });
    const show = (index) => {
      const row = rows[index];
      if (row === void 0) return;
      const facts = columns.map((name, i) => [name, row.cells[i] ?? ""]);
      budgets.show(index, row.cells[0] ?? "", facts);
      for (const { line, plot } of cursors) {
        const along = shareAlong(row.at, plot);
        line.style.left = share(plot.left + along * (plot.right - plot.left), plot.width);
      }
    };
    budgets.slider.addEventListener("input", () => show(Number(budgets.slider.value)));
    onPointer(pictures, ({ plot }, { x, y }) => {
      if (y > plot.bottom + 24) return;
      const along = Math.min(1, Math.max(0, (x - plot.left) / (plot.right - plot.left)));
      const distances = rows.map((row) => Math.abs(shareAlong(row.at, plot) - along));
      show(distances.indexOf(Math.min(...distances)));
    });
    show(start);
  }
  function shareAlong(budget, { first, last }) {
    return Math.log(budget / first) / Math.log(last / first);
  }
  function onPointer(pictures, call) {
    for (const picture of pictures)
      for (const event of ["pointermove", "pointerdown"])
        picture.element.addEventListener(event, ({ clientX, clientY }) => {
          const { left, top, width } = picture.element.getBoundingClientRect();
          const unit = picture.plot.width / width;
          call(picture, { x: (clientX - left) * unit, y: (clientY - top) * unit, unit });
        });
  }
  function trialsOf(pictures, prefix) {
    const before = /* @__PURE__ */ new Map();
    for (const { plot } of pictures)
      for (const [id, , , other] of plot.dots) before.set(id, before.get(id) ?? other);
    const trials = [...before].flatMap(([id, other]) => {
      const found = [other, id].map((one) => one && document.getElementById(prefix + one));
      const rows = found.filter((row) => row instanceof HTMLTableRowElement);
      return rows.at(-1)?.id === prefix + id ? [{ id, rows }] : [];
    });
    const place = ({ rows }) => rows.at(-1)?.rowIndex ?? 0;
    return trials.sort((a, b) => place(a) - place(b));
  }
  var REACH = 10;
  function addTrials(box, pictures, trials) {
    const stepped = stepper(box, "Trial, the best first", trials.length - 1);
    stepped.list.className = "trial";
    const link = add(box, "a");
    const places = new Map(trials.map(({ id }, i) => [id, i]));
    const show = (index) => {
      const trial = trials[index];
      if (!trial) return;
      const facts = factsOf(trial.rows);
      stepped.show(index, facts.map((fact) => fact.join(" ")).join(", "), facts);
      link.href = `#${trial.rows.at(-1)?.id}`;
      link.textContent = `Row of trial ${trial.id}`;
      for (const picture of pictures) mark(picture, trial.id, link.href);
    };
    stepped.slider.addEventListener("input", () => show(Number(stepped.slider.value)));
    onPointer(pictures, ({ plot }, { x, y, unit }) => {
      const distances = plot.dots.map(
        ([id, dotX, dotY]) => places.has(id) ? Math.hypot(dotX - x, dotY - y) : Infinity
      );
      const least = Math.min(...distances);
      const [nearest] = plot.dots[distances.indexOf(least)] ?? [];
      if (nearest && least < REACH * unit) show(places.get(nearest) ?? 0);
    });
    show(0);
  }
  function mark({ element, plot }, trial, href) {
    const shown = [...element.querySelectorAll(".dot")];
    if (shown[0]?.href === href) return;
    for (const old of shown) old.remove();
    for (const [id, x, y] of plot.dots) {
      if (id !== trial) continue;
      const dot = add(element, "a", { class: "dot", href, tabindex: -1 });
      dot.setAttribute("aria-hidden", "true");
      dot.style.left = share(x, plot.width);
      dot.style.top = share(y, plot.height);
    }
  }
  function factsOf(rows) {
    const heads = rows[0]?.closest("table")?.tHead?.rows[0]?.cells ?? [];
    return [...heads].map(({ textContent: name }, i) => {
      const texts = new Set(rows.map(({ cells }) => cells[i]?.textContent));
      return [name ?? "", [...texts].join(" \u2192 ")];
    });
  }
  function add(parent, name, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    parent.append(made);
    return made;
  }
  function share(length, whole) {
    return `${100 * length / whole}%`;
  }

  // src/draw/page/browser/page.ts
  function enhance(part) {
    for (const figure of part.querySelectorAll(".chart")) enhanceChart(figure);
    for (const table of part.querySelectorAll("table.sortable"))
      makeSortable(table);
  }
  addContents();
  enhance(document);
  followAddress(listComparisons(enhance));
  function addContents() {
    const headings = [...document.querySelectorAll("main > section > h2")];
    if (headings.length < 3) return;
    const header = document.querySelector("header");
    if (!header) return;
    const contents = add(header, "nav", { class: "contents", "aria-label": "Contents" });
    for (const { textContent, parentElement } of headings) {
      const link = add(contents, "a", { href: `#${parentElement?.id}` });
      link.textContent = textContent;
    }
  }
  function followAddress(open) {
    const show = async () => {
      const id = location.hash.slice(1);
      const comparison = document.getElementById(/^t\d+/.exec(id)?.[0] ?? "");
      const isFold = comparison instanceof HTMLDetailsElement;
      const wasClosed = isFold && !comparison.open;
      const isNew = isFold && await open(comparison);
      if (isNew || wasClosed) location.replace(`#${id}`);
      const target = document.getElementById(id);
      const view = target === comparison ? (comparison ?? document).querySelector(".chart [type=radio]") : target;
      if (view instanceof HTMLInputElement) view.checked = true;
    };
    addEventListener("hashchange", show);
    document.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.closest(".chart") && target.type === "radio")
        record(target.id);
    });
    document.addEventListener("click", ({ target }) => {
      const summary = target instanceof Element ? target.closest("summary") : null;
      const fold = summary?.parentElement;
      if (fold instanceof HTMLDetailsElement && fold.id && !fold.open) record(fold.id);
    });
    if (location.hash) show();
  }
  function record(id) {
    if (location.hash !== `#${id}`) history.pushState(null, "", `#${id}`);
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
  function listComparisons(enhance2) {
    const all = [...document.querySelectorAll(".comparison")];
    const unpack = unpackWith(enhance2);
    for (const one of all)
      one.addEventListener("toggle", () => {
        if (one.open) unpack(one);
      });
    prepareForPrint(all, unpack);
    return async (one) => {
      const isNew = await unpack(one);
      one.open = true;
      return isNew;
    };
  }
  function unpackWith(enhance2) {
    const begun = /* @__PURE__ */ new WeakMap();
    return async (comparison) => {
      const packed = comparison.querySelector('script[type="text/plain"]');
      if (!packed) return false;
      const unpacking = begun.get(packed) ?? inflated(packed.textContent ?? "").catch(() => comparison.querySelector("noscript")?.textContent ?? "").then((html) => {
        packed.outerHTML = html;
        enhance2(comparison);
      });
      begun.set(packed, unpacking);
      await unpacking;
      return true;
    };
  }
  async function inflated(base64) {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new Response(stream).text();
  }
  function prepareForPrint(all, unpack) {
    const failed = all.filter((one) => one.dataset.standing === "blocks");
    const unpackNext = async ([next, ...others]) => {
      if (!next) return;
      await unpack(next);
      setTimeout(() => unpackNext(others), 50);
    };
    addEventListener("load", () => unpackNext(failed));
    let opened = [];
    addEventListener("beforeprint", () => {
      opened = failed.filter((one) => !one.open);
      for (const one of opened) one.open = true;
    });
    addEventListener("afterprint", () => {
      for (const one of opened) one.open = false;
    });
  }
})();

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  CAUGHT_LESS,
  IN_TRIALS,
  MAX_SIMULATED_PAIRS,
  OUTSIDE,
  USUAL_LEVEL,
  axisOf,
  capitalized,
  computedRate,
  curveWord,
  describeBudget,
  describeCounts,
  describeGap,
  describeLeftOut,
  describeLimits,
  emphasis,
  failsOnStrong,
  failureBlocks,
  formatBudget,
  formatChance,
  formatLimit,
  formatOdds,
  formatOfCurves,
  formatPercent,
  formatSlowdown,
  formatTimes,
  inDigits,
  isCopiable,
  label,
  leastPValue,
  limitsOf,
  lineOf,
  plural,
  say,
  sectionsOf,
  series,
  shellText,
  strong,
  suggestedFlags,
  table,
  toMetric,
  unitOf,
  withBlock
} from "./compare-decide-plan-report.js";
import {
  limitsAt,
  trialsFor
} from "./estimate.js";
import {
  linesOf,
  printable,
  printablePath
} from "./errors.js";

// src/print/markup.ts
function writePhrase(phrase, writer) {
  const write = (span) => {
    switch (span.type) {
      case "text":
      case "inlineCode":
        return writer[span.type](span.value);
      case "data":
        return writer.data(span.value, span.maxLength);
      case "link": {
        const content = writePhrase(span.children, writer);
        return isOnTheWeb(span.url) ? writer.link(content, span.url) : content;
      }
      default:
        return writer[span.type](writePhrase(span.children, writer));
    }
  };
  return phrase.map(write).join("");
}
var PLAIN = {
  text: (text) => text,
  strong: (content) => content,
  emphasis: (content) => content,
  inlineCode: (text) => `\`${text}\``,
  data: printable,
  link: (content, url) => `${content} (${url})`
};
function plainText(phrase) {
  return writePhrase(phrase, PLAIN);
}
function quotedText(phrase) {
  const data = (text, maxLength) => {
    const name = printable(text, maxLength);
    return name.includes("`") ? name : `\`${name}\``;
  };
  return writePhrase(phrase, { ...PLAIN, data });
}
function isOnTheWeb(url) {
  return /^https?:\/\/[^\s()<>"'`\\|\p{C}]+$/u.test(url);
}
function fitSections(sections, { limit, elsewhere, figure }) {
  const printed2 = sections.map(({ blocks, brief, ...section }) => ({
    ...section,
    whole: markdownBlocks(blocks, figure),
    brief: markdownBlocks(brief, figure)
  }));
  const left = say`Some of it is left out to fit GitHub’s limit. The whole report: ${elsewhere}.`;
  const note = markdownPhrase([emphasis(left)]);
  const changing = printed2.filter(({ whole, brief }) => brief !== whole);
  const priorities = [...new Set(changing.map(({ priority }) => priority))].sort((a, b) => a - b);
  let text = textOf(printed2, -Infinity, "");
  for (const priority of priorities) {
    if (text.length <= limit) return text;
    text = textOf(printed2, priority, note);
  }
  return text;
}
function textOf(sections, priority, note) {
  const shown = sections.map((one) => ({ ...one, text: one.priority <= priority ? one.brief : one.whole })).filter(({ text }) => text !== "");
  const open = shown.filter(({ isFolded }) => !isFolded).map(({ text }) => text);
  const folded = shown.filter(({ isFolded }) => isFolded);
  const titles = capitalized(series(folded.map(({ title }) => say`${title}`)));
  const inFold = folded.map(({ title, text }) => {
    const head = markdownPhrase([strong(capitalized(say`${title}`))]);
    return `${head}

${text}`;
  });
  const fold = folded.length === 0 ? "" : foldOf(titles, inFold.join("\n\n"));
  return `${[...open, fold, note].filter(Boolean).join("\n\n")}
`;
}
function foldOf(title, content) {
  const start = `<details><summary>${htmlPhrase(title)}</summary>`;
  return [start, content, "</details>"].filter(Boolean).join("\n\n");
}
function markdownBlocks(blocks, figure = () => []) {
  const written = blocks.map((block) => markdownBlock(block, figure));
  return written.filter(Boolean).join("\n\n");
}
function markdownBlock(block, figure) {
  switch (block.type) {
    case "lines":
      return block.items.map(lineOf).map(markdownPhrase).join("<br>\n");
    case "small":
      return `<sub>${block.items.map(lineOf).map(markdownPhrase).join(" \xB7 ")}</sub>`;
    case "facts":
      return tableOf(table([[], []], cellsOf(block.rows), "left"));
    case "note":
      return block.items.map(lineOf).map(markdownPhrase).map((line) => `> ${line}`).join("\n>\n");
    case "table":
      return tableOf(block);
    case "fold":
      return foldOf(block.title, markdownBlocks(block.blocks, figure));
    case "code":
      return fenced(block.value, block.language);
    case "image":
      return imageOf(block);
    case "figure":
      return markdownBlocks(figure(block.comparison));
  }
}
function imageOf({ alt, url: src, others = [], width }) {
  const image = `<img${attributesOf({ alt: plainText(alt), width, src })}>`;
  if (others.length === 0) return image;
  const sources = others.map(({ media, url }) => `<source${attributesOf({ media, srcset: url })}>`);
  return `<picture>${sources.join("")}${image}</picture>`;
}
function cellsOf(rows) {
  return rows.map(({ label: label2, value }) => [label2, value]);
}
function tableOf({ header, rows, firstColumn }) {
  const rule = header.map((_, i) => i === 0 && firstColumn === "right" ? "--:" : ":--");
  const lines = [header, ...rows].map((cells) => cells.map(markdownPhrase));
  const [head = [], ...others] = lines;
  return [head, rule, ...others].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
function markdownPhrase(phrase) {
  return writePhrase(phrase, {
    text: escapeText,
    strong: (text) => `**${text}**`,
    emphasis: (text) => `*${text}*`,
    inlineCode: codeSpan,
    data: codeSpan,
    link: (text, url) => `[${text}](${url})`
  });
}
var MARKS = /[\\`*_~[\]<>|&]/g;
function escapeText(text) {
  return text.replace(MARKS, "\\$&");
}
function codeSpan(text, maxLength) {
  const content = printable(text, maxLength).replace(/\\(?=\|)/g, "\\ ").replaceAll("|", "\\|") || " ";
  const longestRun = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(longestRun + 1);
  const padding = longestRun > 0 ? " " : "";
  return `${fence}${padding}${content}${padding}${fence}`;
}
function fenced(text, language) {
  const lines = text.split("\n").map((line) => {
    const indent = /^ {0,40}/.exec(line)?.[0] ?? "";
    return (indent + printable(line, 2e3)).trimEnd();
  });
  const runs = lines.flatMap((line) => line.match(/`+/g) ?? []).map((run) => run.length);
  const fence = "`".repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return [`${fence}${language}`, ...lines, fence].join("\n");
}
function renderFailure(error, frame, title) {
  return `${markdownBlocks(failureBlocks(error, frame, title))}
`;
}
function htmlBlocks(blocks, name = "") {
  return blocks.map((block) => htmlBlock(block, name)).join("\n");
}
function htmlBlock(block, name) {
  switch (block.type) {
    case "lines":
      return element("p", {}, block.items.map(lineOf).map(htmlPhrase).join("<br>"));
    case "small":
      return element("p", { class: "small" }, block.items.map(lineOf).map(htmlPhrase).join(" \xB7 "));
    case "facts":
      return scrolling(`Facts: ${name}`, tableHtml([], cellsOf(block.rows)));
    case "note":
      return block.items.map(lineOf).map(htmlPhrase).map((line) => element("div", { class: "note" }, element("p", {}, line))).join("\n");
    case "table":
      return scrolling(`Table: ${name}`, tableHtml(block.header, block.rows));
    case "fold": {
      const summary = element("summary", {}, htmlPhrase(block.title));
      return element("details", {}, `${summary}
${htmlBlocks(block.blocks, name)}
`);
    }
    case "code":
      return element("pre", {}, element("code", {}, escapeXml(block.value)));
    case "image": {
      const { alt, url: src, width } = block;
      return element("img", { alt: plainText(alt), width, src });
    }
    case "figure":
      return "";
  }
}
function tableHtml(header, rows) {
  const head = header.map((name) => name.length === 0 ? "<td></td>" : headCell("col", name));
  const lines = rows.map(([first = [], ...others]) => {
    const cells = others.map((cell) => element("td", {}, htmlPhrase(cell)));
    return element("tr", {}, headCell("row", first) + cells.join(""));
  });
  const thead = head.length > 0 && `
${element("thead", {}, element("tr", {}, head.join("")))}`;
  const tbody = element("tbody", {}, `
${lines.join("\n")}
`);
  return element("table", {}, `${thead || ""}
${tbody}
`);
}
function headCell(scope, cell) {
  return element("th", { scope }, htmlPhrase(cell));
}
function scrolling(name, content) {
  const attributes = { class: "scroll", role: "region", "aria-label": name, tabindex: 0 };
  return element("div", attributes, content);
}
function htmlPhrase(phrase) {
  const coded = (text) => element("code", {}, escapeXml(text));
  return writePhrase(phrase, {
    text: escapeXml,
    strong: (text) => element("strong", {}, text),
    emphasis: (text) => element("em", {}, text),
    inlineCode: coded,
    data: (text, maxLength) => coded(printable(text, maxLength) || " "),
    link: (text, href) => element("a", { href }, text)
  });
}
var ESCAPES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
var ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
function attributesOf(attributes) {
  return Object.entries(attributes).map(([name, value]) => {
    if (value === void 0 || value === false) return "";
    if (value === true) return ` ${name}`;
    const text = typeof value === "number" ? coordinate(value) : value;
    return ` ${name}="${escapeXml(text)}"`;
  }).join("");
}
function escapeXml(text) {
  return text.replace(ILLEGAL, "").replace(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
}
function coordinate(value) {
  return String(Math.round(value * 100) / 100);
}
function element(name, attributes, content) {
  const start = `<${name}${attributesOf(attributes)}`;
  return content === void 0 ? `${start}/>` : `${start}>${content}</${name}>`;
}
function jsonBlock(id, value) {
  const text = JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return element("script", { type: "application/json", id }, text);
}

// src/print/text.ts
var PLAIN_SCREEN = { width: 80, hasColours: false, isVerbose: true };
var STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] };
function styled(line, style, { hasColours }) {
  if (!hasColours || style === null || line === "") return line;
  const [on, off] = STYLES[style];
  return `\x1B[${on}m${line}\x1B[${off}m`;
}
function dimmed(lines, screen) {
  return lines.map((line) => styled(line, "dim", screen));
}
var NO_COLUMN = /[\p{M}\p{Cf}]/gu;
var TWO_COLUMNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/gu;
function columnsOf(line) {
  const visible = line.replace(NO_COLUMN, "");
  return Array.from(visible).length + (visible.match(TWO_COLUMNS)?.length ?? 0);
}
function widthOf(lines) {
  return lines.reduce((widest, line) => Math.max(widest, columnsOf(line)), 0);
}
function wrapped(text, { width }) {
  return linesOf(text, (line) => columnsOf(line) <= width);
}
function prose(sentences, { width }) {
  return sentences.filter(Boolean).flatMap((sentence) => {
    const [first = "", ...others] = wrapped(sentence, { width: width - 2 });
    return [first, ...others.map((line) => `  ${line}`)];
  });
}
function aligned(rows, { width, onRight = 0 }) {
  const widths = (rows[0] ?? []).map((_, i) => widthOf(rows.map((row) => row[i] ?? "")));
  const left = 2 + widths.slice(0, -1).reduce((sum, columns) => sum + columns + 2, 0);
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) => {
      const space = " ".repeat((widths[i] ?? 0) - columnsOf(cell));
      return i < onRight ? space + cell : cell + space;
    });
    const before = cells.slice(0, -1).map((cell) => `${cell}  `);
    const last = wrapped((cells.at(-1) ?? "").trimEnd(), { width: Math.max(20, width - left) });
    return last.map(
      (line, i) => (i === 0 ? `  ${before.join("")}${line}` : " ".repeat(left) + line).trimEnd()
    );
  });
}
function apart(lines) {
  return lines.length === 0 ? [] : ["", ...lines];
}
function textOf2(lines) {
  return lines.map((line) => `${line}
`).join("");
}
var COLOURS = { fail: "red", pass: "green", neutral: null };
function renderRunText(run, screen, figure) {
  const sections = sectionsOf(run, OUTSIDE);
  const isShown = ({ isFolded, id }) => !isFolded || screen.isVerbose || id === "budgets";
  const shown = sections.filter((section) => isShown(section) && section.blocks.length > 0);
  const hasMore = sections.some((section) => !isShown(section) && section.blocks.length > 0);
  const printed2 = shown.map((section) => sectionLines(section, screen, figure));
  const [[title = "", ...result] = [], ...others] = printed2;
  const head = styled(styled(title, "bold", screen), COLOURS[run.outcome.gate], screen);
  const more = dimmed(hasMore ? ["More: --verbose"] : [], screen);
  return textOf2([head, ...result, ...[...others, more].flatMap(apart)]);
}
function sectionLines({ title, isFolded, blocks }, screen, figure) {
  const head = isFolded ? [plainText(capitalized(say`${title}:`))] : [];
  const lines = blocks.flatMap((block) => printed(block, screen, figure));
  return [...head, ...lines];
}
function printed(block, screen, figure) {
  switch (block.type) {
    case "lines":
    case "note":
      return prose(block.items.map(lineOf).map(quotedText), screen);
    case "small": {
      const parts = block.items.filter(([part]) => part?.id !== "help");
      return dimmed(prose([parts.map(lineOf).map(plainText).join(" \xB7 ")], screen), screen);
    }
    case "facts": {
      const rows = block.rows.map(({ label: label2, value }) => [plainText(label2), quotedText(value)]);
      return aligned(rows, screen);
    }
    case "table":
      return tableLines(block, screen);
    case "fold":
      return [
        plainText(block.title),
        ...block.blocks.flatMap((one) => printed(one, screen, figure)),
        ""
      ];
    case "code":
      return block.value.split("\n");
    case "figure":
      return figure(block.comparison).flatMap((one) => printed(one, screen, figure));
    case "image":
      return [];
  }
}
function tableLines({ header, rows, narrow, firstColumn }, screen) {
  const onRight = firstColumn === "right" ? 1 : 0;
  const cellsOf2 = (lines) => [header, ...lines].map((line) => line.map(plainText));
  const whole = aligned(cellsOf2(rows), { width: Infinity, onRight });
  return widthOf(whole) <= screen.width ? whole : aligned(cellsOf2(narrow), { ...screen, onRight });
}

// src/print/subcommands.ts
function renderPlan(plan, screen) {
  const { expectations, paired } = plan;
  const sized = paired === null ? expectations && rowsOfTwo(plan, expectations) : rowsOfPairs(paired);
  const isShown = paired !== null || expectations?.range != null || expectations?.test != null;
  const { power, capped } = isShown && (paired ?? expectations) || { power: [], capped: [] };
  const event = paired !== null || failsOnStrong(plan.settings.gate) ? "it fails" : "strong evidence is found";
  const slowdowns = power.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`);
  return textOf2([
    ...aligned([...sized ?? [], neededRow(plan)], screen),
    ...chances(
      `Chance that ${event} if the candidate needs this many times the trials for the same score:`,
      slowdowns,
      power,
      screen
    ),
    ...chances(
      "The same if its curve is the baseline\u2019s up to this many trials, and flat from there on:",
      capped.map(({ budget }) => String(budget)),
      capped,
      screen
    ),
    ...paired === null ? apart(wrapped(limitsSentence(plan.settings), screen)) : []
  ]);
}
function chances(text, trials, points, screen) {
  if (points.length === 0) return [];
  const rows = points.map(({ probability }, i) => [trials[i] ?? "", formatChance(probability)]);
  const table2 = aligned([["trials", "chance"], ...rows], { ...screen, onRight: 2 });
  return apart([...wrapped(text, screen), ...table2]);
}
var ON_AVERAGE = "if nothing changed, on average over baselines";
function rowsOfPairs({ pairs, correlation, level, power, detectableSlowdown }) {
  const sizes = ["pairs", `${pairs} of the same configurations`];
  if (power.length === 0) return [sizes, ["fails", `never at ${level}: so few are not enough`]];
  const most = `; what follows is for ${MAX_SIMULATED_PAIRS}, the most that were simulated`;
  return [
    ["pairs", `${sizes[1]}${pairs > MAX_SIMULATED_PAIRS ? most : ""}`],
    ["scores", `evenly spread, with a rank correlation of ${correlation} in their pairs`],
    ["fails", `${formatLimit(level)} ${ON_AVERAGE}`],
    caughtRow(detectableSlowdown)
  ];
}
function rowsOfTwo(plan, expectations) {
  const { trials, test, range, falseAlarm, gateRate, falseStrongBound } = expectations;
  const { gate } = plan.settings;
  const sizes = ["trials", `${trials[0]} in the baseline, ${trials[1]} in the candidate`];
  const budgets = ["budgets", describeRange(plan, expectations)];
  const caught = caughtRow(expectations.detectableSlowdown);
  if (test !== null) {
    const odds = `${formatOdds(computedRate(test.attainedRate))} ${ON_AVERAGE} (asked for: ${test.alpha})`;
    const never = `never: no order of so few scores does at a rate of ${test.alpha}`;
    return [sizes, budgets, ["fails", test.attainedRate === 0 ? never : odds], caught];
  }
  if (range === null) return [sizes, budgets];
  const found = ["weak", "fair", "strong"].flatMap((level) => {
    const [rate, more] = [falseAlarm[level], level === "strong" ? "" : " or more"];
    const remark = level === gate.failOn ? " (fails the check)" : "";
    return rate === null ? [] : [[`${level} evidence${more}`, `${formatOdds(rate)} if nothing changed${remark}`]];
  });
  const fails = `${formatOdds(computedRate(gateRate))} ${ON_AVERAGE}, with the test of no change`;
  return [
    ...[sizes, budgets, ...found],
    ["false strong", `${formatLimit(falseStrongBound ?? 1)}, whatever changed`],
    ...failsOnStrong(gate) ? [["fails", fails]] : [],
    ...falseAlarm.strong === null ? [] : [caught]
  ];
}
function caughtRow(slowdown) {
  const times = slowdown === null ? "" : formatTimes(slowdown, Math.ceil);
  const caught = `4 times in 5 a candidate that needs ${times} the trials at every budget; ${CAUGHT_LESS}`;
  return ["catches", slowdown === null ? "no slowdown 4 times in 5" : caught];
}
function describeRange({ settings, rules }, expectations) {
  const { range, confidence, resolvableBudget } = expectations;
  const { quantile } = settings.comparison;
  const upTo = (budget) => plainText(describeBudget(budget, IN_TRIALS));
  if (range !== null) {
    const luck = quantile === 0.5 ? "" : `, ${formatPercent(quantile)} quantile of luck`;
    return `${formatBudget(range[0])} to ${upTo(range[1])} (${formatPercent(confidence)} bands${luck})`;
  }
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? "" : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `none: they resolve up to ${upTo(resolvableBudget)}, and comparisons begin at ${from}${end}`;
}
function neededRow({ trialsFor: trialsFor2, paired }) {
  const { slowdown, power, budget, trials } = trialsFor2;
  const most = paired === null ? "more than 2,000 trials" : `more than ${MAX_SIMULATED_PAIRS} pairs`;
  const needed = trials === null ? most : plural(trials, paired === null ? "trial" : "pair");
  const resolve = budget === null ? "" : `, and to resolve budgets up to ${budget.toLocaleString("en-US")}`;
  const goal = `to catch ${formatSlowdown(slowdown)}\xD7 the trials with a chance of ${formatPercent(power)}`;
  return ["needed", `${needed}${paired === null ? " a sweep" : ""} ${goal}${resolve}`];
}
function limitsSentence({ comparison }) {
  const level = comparison.falseAlarmRate ?? USUAL_LEVEL;
  let searches = 1;
  while (leastPValue([searches, searches]) > level) searches++;
  return `At comparable settings smaller slowdowns can be caught; an outcome among the settings, such as a training loss, hides them. Of whole searches, fewer than ${searches} a side never fail; agents of one search are one search.`;
}
function renderCurveText(sweep, curve, { settings, budgets, screen }) {
  const axis = axisOf([sweep]);
  const format = formatOfCurves([curve]);
  const resolved = plainText(describeBudget(curve.resolvableBudget, axis));
  const read = `${sweep.format}, ${printable(sweep.metric)} (${sweep.direction})`;
  const head = `${label(sweep)}: ${read}; ${plainText(describeCounts(sweep, settings))}; resolves budgets up to ${resolved}.`;
  const hasCost = axis.kind === "cost";
  const of = `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`;
  const rows = budgets.map((budget) => [
    ...hasCost ? [formatBudget(budget)] : [],
    formatBudget(trialsFor(budget, curve.trialCost)),
    describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format)
  ]);
  const header = [...hasCost ? [`budget (${unitOf(axis)})`] : [], "trials", of];
  return textOf2([
    ...wrapped(head, screen),
    ...apart(aligned([header, ...rows], { ...screen, onRight: hasCost ? 2 : 1 })),
    ...apart(dimmed(wrapped("The mean curves of earlier work are in --json.", screen), screen))
  ]);
}
function renderInspection(inspection, screen, program) {
  const { source, format, files, gaps, warnings } = inspection;
  const notes = [...gaps.map((gap) => plainText(describeGap(gap))), ...warnings];
  return textOf2([
    `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, "file")}`,
    ...apart(aligned(factsOf(inspection), screen)),
    ...apart(candidatesOf(inspection, screen)),
    ...notes.flatMap((note) => apart(dimmed(wrapped(`Note: ${note}`, screen), screen))),
    ...apart(toUse(inspection, program))
  ]);
}
var FROM = {
  given: "as given",
  only: "the only column of numbers it can be",
  recorded: "recorded, or fixed by the format",
  unknown: "not recorded"
};
function factsOf(inspection) {
  const { metric, direction, search, isOrdered, trials, commits } = inspection;
  const { rows, counts, leftOut } = trials;
  const kinds = counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value, from) => value === null ? "unknown" : `${printable(value, 60)} (${FROM[from]})`;
  const { method, sampler, seed } = search;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  const groups = leftOut.map((group) => plainText(describeLeftOut(group)));
  return [
    ["trials", [`${rows}${kinds ?? ""}`, ...groups].join("; ")],
    ["counted", String(counts?.counted ?? notYet(inspection))],
    ["metric", known(metric.name, metric.from)],
    ["direction", known(direction.value, direction.from)],
    ["search", [method, ...details].filter(Boolean).join(", ")],
    ["settings", settingsIn(inspection)],
    ["order", isOrdered ? "recorded" : "not recorded; as found"],
    ...commits === null ? [] : [["commits", firstOf(commits) || "none is recorded"]]
  ];
}
var MAX_SHOWN = 20;
function firstOf(names) {
  const listed = names.slice(0, MAX_SHOWN).map((name) => printable(name, 64));
  const more = names.length - listed.length;
  return `${listed.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function notYet({ metric }) {
  return metric.name === null ? "known once --metric is given" : "unknown";
}
function settingsIn(inspection) {
  const { names, areGuessed } = inspection.comparableSettings;
  if (inspection.trials.counts === null) return notYet(inspection);
  if (names.length === 0) return "none found";
  const all = firstOf(names);
  if (!areGuessed) return all;
  return `not recorded; list those that are settings with --settings, of ${all}`;
}
function candidatesOf({ metric }, screen) {
  if (metric.candidates.length === 0) return [];
  const rows = metric.candidates.slice(0, MAX_SHOWN).map(({ values, name, least, greatest }) => {
    const isKnown = least !== null && greatest !== null;
    const range = isKnown ? `${inDigits(least, 4)} to ${inDigits(greatest, 4)}` : "";
    const which = name === metric.name ? " (the metric)" : "";
    return [String(values), printable(name, 100), `${range}${which}`];
  });
  const more = metric.candidates.length - MAX_SHOWN;
  return [
    "Columns of numbers that could be the metric:",
    ...aligned([["values", "name", ""], ...rows], screen),
    ...more > 0 ? [`  and ${more} more`] : []
  ];
}
function toUse(inspection, program) {
  const { source, settings, metric, obstacle, commits } = inspection;
  if (obstacle !== null || metric.name === null && settings.length === 0) return [];
  const isPiped = source.kind === "stdin";
  const location = isPiped ? "-" : source.location;
  const file = isPiped ? { question: "the file to read", placeholder: location } : location;
  const isSource = (commits?.length ?? 0) > 0 && !location.includes("commit=");
  const where = [isSource ? "source" : "candidate", file];
  if (printable(location, 200) !== location || !isCopiable([where, ...settings])) return [];
  const command = `${program} compare BASELINE ${shellText(location)} ${suggestedFlags(settings)}`;
  const block = withBlock([where, ...settings]).map((line) => `  ${line}`);
  return ["To compare it:", `  ${command.trimEnd()}`, "In a workflow:", ...block];
}

export {
  plainText,
  quotedText,
  fitSections,
  markdownBlocks,
  markdownPhrase,
  codeSpan,
  renderFailure,
  htmlBlocks,
  scrolling,
  htmlPhrase,
  escapeXml,
  coordinate,
  element,
  jsonBlock,
  PLAIN_SCREEN,
  styled,
  dimmed,
  columnsOf,
  widthOf,
  wrapped,
  prose,
  aligned,
  apart,
  textOf2 as textOf,
  renderRunText,
  renderPlan,
  renderCurveText,
  renderInspection
};

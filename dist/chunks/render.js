import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  chartOf,
  curveChart,
  curveCsv,
  curveJson,
  curvesCsv,
  drawHistory,
  drawOverview,
  drawTextPlot,
  fitSections,
  historyPage,
  jsonText,
  linesOf,
  markdownBlocks,
  overviewOf,
  plainText,
  planJson,
  quickChart,
  quotedText,
  renderChart,
  renderPage,
  runJson,
  sweepCsv,
  trialsCsv
} from "./draw-print.js";
import {
  CAUGHT_LESS,
  IN_TRIALS,
  MAX_SIMULATED_PAIRS,
  MINOR,
  MIN_OVERVIEW,
  axisOf,
  baselineChoice,
  code,
  comparedColumns,
  computedRate,
  curveWord,
  describeBudget,
  describeCounts,
  describeGap,
  describeLeftOut,
  describeLimits,
  effect,
  explanations,
  failureBlocks,
  familyWise,
  formatBudget,
  formatChance,
  formatLimit,
  formatOdds,
  formatOfCurves,
  formatPercent,
  formatSlowdown,
  formatTimes,
  headline,
  historyBlocks,
  historyHeadline,
  inDigits,
  isCopiable,
  label,
  limitsOf,
  lineOf,
  link,
  outlook,
  paragraph,
  plural,
  runExplanations,
  runHeadline,
  runMark,
  runNotes,
  say,
  sectionsOf,
  shellText,
  state,
  statementsIn,
  strength,
  suggestedFlags,
  summaryTable,
  toMetric,
  triageStatements,
  unitOf,
  verdictStatements,
  viewHistory,
  warningLines,
  withBlock,
  words
} from "./compare-decide-plan-report.js";
import {
  limitsAt,
  trialsFor
} from "./estimate.js";
import {
  isScoreName,
  usualDirection
} from "./parse-columns-columns.js";
import {
  OPTIONS,
  yamlText,
  yamlValue
} from "./settings.js";
import {
  jsonHead,
  printable,
  printablePath
} from "./errors.js";

// src/render/terminal/layout.ts
var PLAIN_SCREEN = { width: 80, hasColours: false, isVerbose: true };
var STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] };
function styled(line, style, { hasColours }) {
  if (!hasColours || style === null || line === "") return line;
  const [on, off] = STYLES[style];
  return `\x1B[${on}m${line}\x1B[${off}m`;
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
function prose(sentences2, { width }) {
  return sentences2.filter(Boolean).flatMap((sentence) => {
    const [first = "", ...others] = wrapped(sentence, { width: width - 2 });
    return [first, ...others.map((line) => `  ${line}`)];
  });
}
function aligned(rows, { width, paint = (cell) => cell }) {
  const widths = (rows[0] ?? []).map((_, i) => widthOf(rows.map((row) => row[i] ?? "")));
  const left = 2 + widths.slice(0, -1).reduce((sum, columns) => sum + columns + 2, 0);
  return rows.flatMap((row, at) => {
    const cells = row.slice(0, -1).map((cell, i) => {
      return paint(cell, at, i) + " ".repeat((widths[i] ?? 0) - columnsOf(cell) + 2);
    });
    const last = wrapped(row.at(-1) ?? "", { width: Math.max(20, width - left) });
    return last.map(
      (line, i) => (i === 0 ? `  ${cells.join("")}${line}` : " ".repeat(left) + line).trimEnd()
    );
  });
}
function rowsOf(columns) {
  return (columns[0] ?? []).map((_, i) => columns.map((column) => column[i] ?? ""));
}
function alignRight(cells) {
  const width = widthOf(cells);
  return cells.map((cell) => " ".repeat(width - columnsOf(cell)) + cell);
}
function apart(lines) {
  return lines.length === 0 ? [] : ["", ...lines];
}
function textOf(lines) {
  return lines.map((line) => `${line}
`).join("");
}

// src/render/history-report.ts
function historyReport(history, frame) {
  const view = viewHistory(history);
  return {
    name: frame.name,
    get json() {
      const blocks = Object.values(historyBlocks(view, frame)).flat();
      const statements = statementsIn(blocks).map(({ id, said }) => ({
        id,
        text: plainText(said)
      }));
      const merges = view.merges.map(({ scores: _, ...merge }) => merge);
      return jsonText({ ...jsonHead("history"), name: frame.name, ...view, merges, statements });
    },
    get chart() {
      return inBothThemes(view, frame);
    },
    page: (assets) => historyPage(view, frame, assets),
    text: (screen) => historyText(view, frame, screen)
  };
}
function inBothThemes(view, frame) {
  if (view.merges.length === 0) return null;
  const headline2 = plainText(historyHeadline(view, frame));
  const title2 = frame.name === "" ? headline2 : `${frame.name}: ${headline2}`;
  const [shown] = statementsIn(historyBlocks(view, frame).lead);
  const words2 = { title: title2, subtitle: plainText(shown?.said ?? []) };
  const draw = (theme) => drawHistory(view, { ...words2, width: "wide", id: `history-${theme}`, theme }).svg;
  return { light: draw("light"), dark: draw("dark") };
}
function historyText(view, frame, screen) {
  const { lead, notes, changes, promises, merges } = historyBlocks(view, frame);
  const prose2 = (blocks) => statementsIn(blocks).flatMap(({ said }) => wrapped(plainText(said), screen));
  const tables = [changes, screen.isVerbose ? merges : []].flat().flatMap((block) => {
    if (block.type !== "table") return [];
    const rows = [block.header, ...block.rows].map((row) => row.map(plainText));
    return apart(aligned(rows, screen));
  });
  return textOf([
    ...wrapped(plainText(historyHeadline(view, frame)), screen),
    ...prose2(lead),
    ...tables,
    ...apart(prose2(promises)),
    ...apart(prose2(notes))
  ]);
}

// src/render/comment/comment.ts
var NO_FRAME = {
  name: "",
  origin: [],
  acceptance: [],
  noCheck: [],
  fullReport: null,
  jobSummary: null,
  picture: { kind: "forest" },
  pictures: /* @__PURE__ */ new Map()
};
function renderRunComment(run, frame, limit = Number.POSITIVE_INFINITY) {
  const { fullReport, jobSummary, picture, pictures } = frame;
  const inJob = jobSummary === null ? code(words`comment.md`) : link(say`job summary`, jobSummary);
  const elsewhere = fullReport === null ? inJob : link(say`page, chart and data`, fullReport);
  const subject = run.comparisons.length > 1 ? "comparison" : "check";
  const figure = (name) => {
    if (name === "" && run.comparisons.length > 1) return overviewBlocks(run, pictures.get(""));
    const shown = run.comparisons.find((comparison) => comparison.name === name);
    return shown ? figureBlocks(shown.assessment, pictures.get(name) ?? picture, subject) : [];
  };
  return fitSections(sectionsOf(run, frame), { limit, elsewhere: [elsewhere], figure });
}
function renderFailure(error, frame, title2) {
  return `${markdownBlocks(failureBlocks(error, frame, title2))}
`;
}
function overviewBlocks(run, picture) {
  if (picture?.kind !== "stored") return [summaryTable(run)];
  const { light: url, dark } = picture;
  return [{ type: "image", alt: lineOf(triageStatements(run)), url, dark }];
}
var GET_PICTURE = say` For a picture: \`charts: branch\`, with \`contents: write\`.`;
var [MAX_COLUMNS, PHONE_WIDTH] = [24, 38];
function figureBlocks(assessment, picture, subject) {
  const model = picture.kind === "none" ? null : chartOf(assessment, subject);
  if (model === null) return [];
  const alt = say`Tuning curves. ${lineOf(verdictStatements(assessment, subject))}`;
  if (picture.kind === "stored")
    return [{ type: "image", alt, url: picture.light, dark: picture.dark }];
  const drawn = picture.kind === "quickchart" ? quickChart(model, picture.server) : null;
  if (drawn !== null) {
    const level = formatPercent(assessment.settings.band.confidence);
    const lines = say`Lines: ${model.curveWord}s; shaded: ${level} simultaneous bands. The table has the limits.`;
    return [{ type: "image", alt, ...drawn }, ...paragraph(state("lines", lines))];
  }
  const excess = widthOf(drawTextPlot(assessment, MAX_COLUMNS, () => "")) - PHONE_WIDTH;
  const plot = drawTextPlot(assessment, MAX_COLUMNS - Math.min(12, Math.max(0, excess))).join("\n");
  if (plot === "") return [];
  const marks = assessment.kind === "lone" ? "\u25CF candidate" : "\u25CB baseline, \u25CF candidate";
  return [
    { type: "code", language: words`text`, value: plot },
    ...paragraph(
      state(
        "lines",
        say`${marks}.${picture.kind === "forest" && picture.isFallback ? GET_PICTURE : []}`
      )
    )
  ];
}

// src/render/report.ts
var NOTHING_ELSE = { markdown: null, charts: /* @__PURE__ */ new Map(), page: null };
function reportOfRun(run, frame = {}, drawing = {}) {
  const whole = { ...NO_FRAME, ...frame };
  return {
    get json() {
      return jsonText(runJson(run));
    },
    get markdown() {
      return renderRunComment(run, whole);
    },
    get curves() {
      return curvesCsv(run);
    },
    get trials() {
      return trialsCsv(run);
    },
    get chart() {
      const { length } = run.comparisons;
      if (length >= MIN_OVERVIEW) return overviewImages(run);
      const [only = null] = length > 1 ? [] : chartsOfRun(run, drawing).values();
      return only;
    },
    get charts() {
      return run.comparisons.length > 1 ? chartsOfRun(run, drawing) : /* @__PURE__ */ new Map();
    },
    page: (assets) => renderPage(run, assets, whole)
  };
}
function curveReport(sweep, curve, { settings, budgets }, drawing) {
  const model = curveChart(sweep, curve, { settings, axis: axisOf([sweep]) });
  return {
    ...NOTHING_ELSE,
    json: jsonText(curveJson(sweep, curve, { settings, budgets })),
    curves: curveCsv(sweep, curve),
    trials: sweepCsv(sweep),
    chart: inBothThemes2((theme) => renderChart(model, { ...drawing, theme }))
  };
}
function picturesOfRun(run) {
  const charts = chartsOfRun(run);
  if (run.comparisons.length < MIN_OVERVIEW) return charts;
  return new Map([["", overviewImages(run)], ...charts]);
}
function overviewImages(run) {
  const model = overviewOf(run);
  return inBothThemes2((theme) => drawOverview(model, { theme }).svg);
}
function chartsOfRun({ comparisons }, drawing = {}) {
  const drawn = comparisons.flatMap(({ name, assessment }) => {
    const model = chartOf(assessment, comparisons.length > 1 ? "comparison" : "check");
    if (model === null) return [];
    return [[name, inBothThemes2((theme) => renderChart(model, { ...drawing, theme }))]];
  });
  return new Map(drawn);
}
function inBothThemes2(draw) {
  return { light: draw("light"), dark: draw("dark") };
}
function planReport(plan) {
  return {
    ...NOTHING_ELSE,
    json: jsonText(planJson(plan)),
    curves: null,
    trials: null,
    chart: null
  };
}

// src/render/starter/starter.ts
var DOCS = "https://github.com/tuning-gate/tuning-gate/blob/main/docs";
var SCHEMA = "https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json";
var HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}/config.md
# The gate reads this file from the branch that a pull request is merged into.`;
function assumed({ metric, direction }) {
  const named = metric.candidates.map(({ name: name2 }) => name2).filter(isScoreName);
  const only = metric.name === null && named.length === 1 ? named[0] ?? null : null;
  const name = metric.name ?? only;
  const usual = direction.value === null && name !== null ? usualDirection(name) : null;
  return { metric: only, direction: usual };
}
function starterConfig(sweeps) {
  const known = sweeps.map(({ name, inspection }) => ({ name, ...settingsOf(inspection) }));
  const [only = UNKNOWN, ...others] = known;
  const entries = known.flatMap(({ name, lines }) => [
    `  ${yamlText(name)}:`,
    ...lines.map((line) => `    ${line}`)
  ]);
  const text = [
    ...[HEAD, ""],
    ...others.length === 0 ? [...only.lines, ""] : ["comparisons:", ...entries, ""],
    ...DEFAULTS.map(defaultLines)
  ];
  const open = new Set([only, ...others].flatMap((sweep) => sweep.open));
  return { text: `${text.join("\n").trimEnd()}
`, open: [...open] };
}
var UNKNOWN = {
  lines: ["metric: # the column of the score", "direction: # maximize or minimize?"],
  open: ["metric", "direction"]
};
function settingsOf(inspection) {
  const { source, format, trials, settings, search } = inspection;
  const { suspectedFailedValue: suspected } = inspection;
  const guess = assumed(inspection);
  const metric = inspection.metric.name ?? guess.metric;
  const direction = inspection.direction.value ?? guess.direction;
  const asked = settings.find(([name]) => name === "metric")?.[1];
  const question = typeof asked === "object" ? asked.question : "the column of the score";
  const counted = trials.counts === null ? "" : `, ${plural(trials.counts.counted, "trial")}`;
  const lines = [
    `# Found in ${printablePath(source.location)}: ${format.title}${counted}.`,
    setting("metric", metric, guess.metric === null ? question : BY_NAME),
    setting("direction", direction, guess.direction === null ? "maximize or minimize?" : BY_NAME)
  ];
  for (const [name, value] of settings)
    if (name !== "metric" && name !== "direction" && typeof value === "string")
      lines.push(setting(name, value));
  if (suspected !== null) {
    const scored = `${plural(suspected.count, "trial")} scored exactly this`;
    lines.push(`# failed-value: ${suspected.value} # ${scored}; does it stand for a failure?`);
  }
  if (search.method === "unknown")
    lines.push(
      "# search-method: random # the files do not record how trials were drawn; were they drawn at random?"
    );
  const open = { metric: metric === null, direction: direction === null };
  return { lines, open: ["metric", "direction"].filter((name) => open[name]) };
}
var BY_NAME = "assumed from the name";
function setting(name, value, note = "") {
  const isSaid = value === null || note === BY_NAME;
  const comment = isSaid ? ` # ${note}` : "";
  return `${name}:${value === null ? "" : ` ${yamlValue(name, value)}`}${comment}`;
}
var DEFAULTS = [
  ["false-alarm-rate", "0.01"],
  ["fail-on"],
  ["on-missing-baseline"],
  ["accept-label"]
];
function defaultLines([name, example]) {
  const { description, default: initial = "" } = OPTIONS[name];
  return `# ${description}
# ${name}: ${yamlValue(name, example ?? initial)}
`;
}
var CALL = "tuning-gate/tuning-gate/.github/workflows/gate.yml@v0";
var RIGHTS = "permissions: { actions: read, checks: write, contents: write, pull-requests: write }";
function starterWorkflow(sweeps, place) {
  const names = sweeps.map(({ name }) => name);
  const areSeveral = names.length > 1;
  const model = areSeveral ? '--model "$MODEL" ' : "";
  const train = `python sweep.py ${model}--trials 12 --seed "$SEED" --output "$SWEEP"`;
  const run = [place.install, train].filter(Boolean).join(" && ");
  const path = areSeveral ? null : pathOf(sweeps[0]);
  const inputs = [
    areSeveral ? `models: '${JSON.stringify(names)}'` : "",
    "jobs: 4 # each sweep is trained in so many, with trials of their own",
    path === null ? "" : `candidate: ${path}`,
    place.hasAction ? "" : `run: ${run}`
  ];
  return `# ${DOCS}/reusable-workflows.md
name: Tuning
on:
  pull_request: { types: [opened, synchronize, reopened, edited] }
  push: { branches: [${yamlText(place.defaultBranch)}] }
  schedule: [{ cron: '23 4 1 * *' }] # a fresh baseline every month, before the last one expires
  workflow_dispatch:
  merge_group: # a queue repeats the verdict
${RIGHTS}
jobs:
  tuning:
    uses: ${CALL}
    with:
${inputs.flatMap((line) => line === "" ? [] : `      ${line}
`).join("")}`;
}
var FORKS_WORKFLOW = `name: Tuning of forks
on:
  workflow_run: { workflows: [Tuning], types: [completed] }
${RIGHTS}
jobs:
  gate:
    uses: ${CALL}
`;
function pathOf(sweep) {
  const location = sweep?.inspection.source.location ?? "";
  return /^(?!.*\.\.)[A-Za-z][\w./-]*$/.test(location) ? location : null;
}

// src/render/terminal/comparison.ts
function linesOf2(assessment, screen, subject) {
  const result = [
    strength(assessment, subject),
    subject === "check" ? effect(assessment) : [],
    ...explanations(assessment).map((statement) => [statement])
  ];
  const shown = [...apart(budgetTable(assessment, screen)), ...apart(forest(assessment, screen))];
  const details = [...sweepLines(assessment), ...noteLines(assessment, screen)];
  return [
    ...title(`${assessment.outcome.mark} ${plainText(headline(assessment))}.`, assessment, screen),
    ...sentences(result, screen),
    ...shown,
    ...shown.length > 0 ? [""] : [],
    ...sentences(outlook(assessment, subject), screen),
    ...prose(details, screen).map((line) => styled(line, "dim", screen))
  ];
}
function renderRunText(run, screen) {
  const [only, ...others] = run.comparisons;
  const notes = prose([plainText(lineOf(runNotes(run)))], screen);
  if (others.length === 0) return textOf([...linesOf2(only.assessment, screen, "check"), ...notes]);
  const { header, rows } = summaryTable(run);
  const cells = [header, ...rows].map((row) => row.map(plainText));
  return textOf([
    ...title(`${runMark(run)} ${plainText(runHeadline(run))}.`, run, screen),
    ...sentences(
      runExplanations(run).map((statement) => [statement]),
      screen
    ),
    ...apart(aligned(cells, { width: Infinity })),
    ...sentences([familyWise(run)], screen),
    ...notes,
    ...run.comparisons.flatMap(({ name, assessment }) => {
      return ["", printable(name), ...linesOf2(assessment, screen, "comparison"), ""];
    })
  ]);
}
var COLOURS = { pass: "green", neutral: null, fail: "red" };
function title(result, { outcome: { gate } }, screen) {
  const bold = wrapped(result, screen).map((line) => styled(line, "bold", screen));
  return bold.map((line) => styled(line, COLOURS[gate], screen));
}
function sentences(lines, screen) {
  return prose(
    lines.map((line) => quotedText(lineOf(line))),
    screen
  );
}
function coloured(evidence, way, screen) {
  return styled(evidence, way && { worse: "red", better: "green" }[way], screen);
}
function budgetTable(assessment, screen) {
  const columns = comparedColumns(assessment);
  const cellsOf = (shown) => rowsOf(
    shown.map(({ name, cells }, i) => {
      const texts = [name, ...cells].map(plainText);
      return columns[i]?.ways.length === 0 ? alignRight(texts) : texts;
    })
  );
  const paint = (cell, row, column) => coloured(cell, columns[column]?.ways[row - 1] ?? null, screen);
  const width = Infinity;
  const isWide = widthOf(aligned(cellsOf(columns), { width })) > screen.width;
  if (!isWide) return aligned(cellsOf(columns), { width, paint });
  return aligned(cellsOf(columns.map(({ narrow }) => narrow)), { ...screen, paint });
}
var [MIN_PLOT, MAX_PLOT] = [12, 46];
function forest(assessment, screen) {
  const excess = Math.max(0, widthOf(drawTextPlot(assessment, MAX_PLOT)) - screen.width);
  const columns = Math.max(MIN_PLOT, MAX_PLOT - excess);
  return drawTextPlot(
    assessment,
    columns,
    ({ said, way }) => coloured(plainText(said), way, screen)
  );
}
function noteLines({ warnings }, { isVerbose }) {
  const shown = warnings.filter(({ code: code2 }) => isVerbose || !MINOR.includes(code2));
  const hidden = warnings.length - shown.length;
  const more = hidden === 0 ? "" : `${plural(hidden, "more note")}: use --verbose.`;
  return [...warningLines(shown).map(({ said }) => plainText(said)), more];
}
function sweepLines(assessment) {
  const { baseline, candidate, settings } = assessment;
  const describe = (begins2, sweep) => sweep ? `${begins2} ${describeReading(sweep)}; ${plainText(describeCounts(sweep, settings))}.` : "";
  const chosen = plainText(lineOf(baselineChoice(assessment)));
  const begins = chosen === "" ? "Baseline:" : `${chosen} Read as`;
  return [describe(begins, baseline), describe("Candidate:", candidate)];
}
function describeReading({ format, metric, direction }) {
  return `${format}, ${printable(metric)} (${direction})`;
}

// src/render/terminal/curve.ts
function renderCurveText(sweep, curve, { settings, budgets, screen }) {
  const axis = axisOf([sweep]);
  const format = formatOfCurves([curve]);
  const resolved = plainText(describeBudget(curve.resolvableBudget, axis));
  const head = `${label(sweep)}: ${describeReading(sweep)}; ${plainText(describeCounts(sweep, settings))}; resolves budgets up to ${resolved}.`;
  const trials = budgets.map((budget) => formatBudget(trialsFor(budget, curve.trialCost)));
  const inCost = alignRight([`budget (${unitOf(axis)})`, ...budgets.map(formatBudget)]);
  const columns = [
    ...axis.kind === "cost" ? [inCost] : [],
    alignRight(["trials", ...trials]),
    [
      `${curveWord(settings, sweep.direction)} best (${limitsOf({ settings })})`,
      ...budgets.map(
        (budget) => describeLimits(toMetric(limitsAt(curve, budget), sweep.direction), format)
      )
    ]
  ];
  const note = wrapped("The mean curves of earlier work are in --json.", screen);
  return textOf([
    ...wrapped(head, screen),
    "",
    ...aligned(rowsOf(columns), screen),
    "",
    ...note.map((line) => styled(line, "dim", screen))
  ]);
}

// src/render/terminal/inspection.ts
function renderInspection(inspection, screen, program) {
  const { source, format, files, gaps, warnings } = inspection;
  const notes = [...gaps.map((gap) => plainText(describeGap(gap))), ...warnings].map(
    (note) => wrapped(`Note: ${note}`, screen)
  );
  return textOf([
    `${printablePath(source.location)}: ${format.title} (format ${format.name}), ${plural(files, "file")}`,
    ...apart(aligned(factsOf(inspection), screen)),
    ...apart(candidatesOf(inspection, screen)),
    ...apart(commitsOf(inspection)),
    ...notes.flatMap((lines) => apart(lines.map((line) => styled(line, "dim", screen)))),
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
  const { metric, direction, search, isOrdered, trials } = inspection;
  const { rows, counts, leftOut } = trials;
  const kinds = counts && `: ${counts.failed} failed, ${counts.pruned} pruned, ${counts.running} unfinished`;
  const known = (value, from) => value === null ? "unknown" : `${printable(value, 60)} (${FROM[from]})`;
  const { method, sampler, seed } = search;
  const details = [sampler && `by ${printable(sampler, 60)}`, seed !== null && `seed ${seed}`];
  return [
    [
      "trials",
      [`${rows}${kinds ?? ""}`, ...leftOut.map((group) => plainText(describeLeftOut(group)))].join(
        "; "
      )
    ],
    ["counted", String(counts?.counted ?? "not known yet")],
    ["metric", known(metric.name, metric.from)],
    ["direction", known(direction.value, direction.from)],
    ["search", [method, ...details].filter(Boolean).join(", ")],
    ["order", isOrdered ? "recorded" : "not recorded; as found"]
  ];
}
var MAX_SHOWN = 20;
function candidatesOf({ metric }, screen) {
  if (metric.candidates.length === 0) return [];
  const shown = metric.candidates.slice(0, MAX_SHOWN);
  const rows = shown.map(({ values, name, least, greatest }) => {
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
function commitsOf({ commits }) {
  if (commits === null) return [];
  if (commits.length === 0) return ["No commit is recorded."];
  const more = commits.length - MAX_SHOWN;
  return [
    "Commits that the trials record:",
    ...commits.slice(0, MAX_SHOWN).map((sha) => `  ${printable(sha, 64)}`),
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

// src/render/terminal/plan.ts
function renderPlan(plan, screen) {
  const parts = [...sizedParts(plan), trialsSentence(plan)].filter(Boolean);
  const [first = [], ...others] = parts.map((part) => {
    if (typeof part === "string") return wrapped(part, screen);
    return [...wrapped(part.text, screen), ...part.rows(screen)];
  });
  return textOf([...first, ...others.flatMap(apart)]);
}
function table(text, columns) {
  return { text, rows: (screen) => aligned(rowsOf(columns.map(alignRight)), screen) };
}
function sizedParts(plan) {
  const { expectations, paired } = plan;
  if (paired !== null) return pairedParts(paired);
  if (expectations === null) return [];
  const { range, test } = expectations;
  const start = rangeSentence(plan, expectations);
  if (range === null && test === null) return [start];
  return [
    start,
    ...test === null ? falseAlarmParts(plan, expectations) : [testSentence(test)],
    ...powerParts(plan, expectations),
    detectableSentence(plan, expectations)
  ];
}
function pairedParts({ pairs, correlation, level, ...forecast }) {
  const { power, capped, detectableSlowdown } = forecast;
  if (power.length === 0) return [`${plural(pairs, "pair")} are too few to fail at ${level}.`];
  const more = pairs > MAX_SIMULATED_PAIRS ? [
    `What follows is for ${MAX_SIMULATED_PAIRS} pairs, the most that were simulated. More pairs catch more.`
  ] : [];
  return [
    `With ${plural(pairs, "pair")} of the same configurations, this check fails ${formatLimit(level)} if nothing changed, on average over baselines.`,
    ...more,
    powerTable(
      `Chance that it fails if the candidate needs this many times the trials for the same score, where scores are evenly spread and have a rank correlation of ${correlation} in their pairs:`,
      power
    ),
    cappedTable(capped),
    detectableSlowdown === null ? "No slowdown is caught 4 times in 5." : caughtSentence("this check catches", detectableSlowdown)
  ];
}
function powerTable(text, power) {
  return table(text, [
    slowdownRow(power),
    ["chance", ...power.map(({ probability }) => formatChance(probability))]
  ]);
}
function slowdownRow(points) {
  return ["trials", ...points.map(({ slowdown }) => `${formatSlowdown(slowdown)}\xD7`)];
}
function budgetRow(points) {
  return ["trials", ...points.map(({ budget }) => String(budget))];
}
function cappedTable(capped) {
  return table(
    "The same if its curve is the baseline\u2019s up to this many trials, and flat from there on:",
    [budgetRow(capped), ["chance", ...capped.map(({ probability }) => formatChance(probability))]]
  );
}
function caughtSentence(catches, slowdown) {
  return `4 times in 5 ${catches} a candidate that needs ${formatTimes(slowdown, Math.ceil)} the trials at every budget; ${CAUGHT_LESS}`;
}
function rangeSentence({ settings, rules }, expectations) {
  const { trials, range, confidence, resolvableBudget } = expectations;
  const { quantile } = settings.comparison;
  const [baseline, candidate] = trials;
  const sizes = `A baseline of ${plural(baseline, "trial")} and a candidate of ${candidate}`;
  if (range !== null) {
    const [from2, to] = [formatBudget(range[0]), plainText(describeBudget(range[1], IN_TRIALS))];
    const luck = quantile === 0.5 ? "" : `, ${formatPercent(quantile)} quantile of luck`;
    return `${sizes} can be compared for budgets of ${from2} to ${to} (${formatPercent(confidence)} bands${luck}).`;
  }
  const from = formatBudget(Math.max(1, rules.budgetMin ?? 1));
  const end = rules.budgetMax === null ? "" : ` and end at ${formatBudget(rules.budgetMax)}`;
  return `${sizes} cannot be compared: they resolve budgets up to ${plainText(describeBudget(resolvableBudget, IN_TRIALS))}, and comparisons begin at ${from}${end}.`;
}
function testSentence({ alpha, attainedRate }) {
  if (attainedRate === 0)
    return `No order of so few scores fails at a rate of ${alpha}: the check can only pass.`;
  const odds = formatOdds(computedRate(attainedRate));
  return `If nothing changed, this check fails ${odds}, on average over baselines (the rate asked for is ${alpha}).`;
}
var LEVELS = { weak: "weak or more", fair: "fair or more", strong: "strong" };
function falseAlarmParts({ settings }, expectations) {
  const { falseAlarm, falseStrongBound } = expectations;
  const rows = ["weak", "fair", "strong"].flatMap((level) => {
    const rate = falseAlarm[level];
    const remark = level === settings.gate.failOn ? " (fails the check)" : "";
    return rate === null ? [] : [[`${LEVELS[level]}${remark}`, formatOdds(rate)]];
  });
  const text = "If nothing changed, evidence that the candidate is worse is found:";
  return [
    { text, rows: (screen) => aligned(rows, screen) },
    `Whatever changed, false strong evidence of \u201Cworse\u201D is shown ${formatLimit(falseStrongBound ?? 1)}.`
  ];
}
function powerParts(plan, { power, capped }) {
  const event = isStrongGate(plan) ? "this check fails" : "strong evidence is found";
  const slower = powerTable(
    `Chance that ${event} if the candidate needs this many times the trials for the same score:`,
    power
  );
  return capped.length === 0 ? [slower] : [slower, cappedTable(capped)];
}
function isStrongGate({ settings }) {
  return settings.gate.failOn === "strong";
}
function detectableSentence(plan, { detectableSlowdown, falseAlarm }) {
  if (falseAlarm.strong === null) return "";
  if (detectableSlowdown === null)
    return "The sweeps are too small to show any slowdown 4 times in 5.";
  const catches = isStrongGate(plan) ? "this check catches" : "strong evidence shows";
  return caughtSentence(catches, detectableSlowdown);
}
function trialsSentence(plan) {
  const { slowdown, power, budget, trials } = plan.trialsFor;
  const goal = `${isStrongGate(plan) ? "To catch" : "To show by strong evidence"} a candidate that needs ${formatSlowdown(slowdown)}\xD7 the trials with a chance of ${formatPercent(power)}`;
  const resolve = budget === null ? "" : `, and to resolve budgets up to ${budget.toLocaleString("en-US")}`;
  if (plan.paired !== null)
    return `${goal}, ${trials === null ? `more than ${MAX_SIMULATED_PAIRS} pairs` : plural(trials, "pair")} are needed.`;
  const answer = trials === null ? "more than 2,000 trials" : plural(trials, "trial");
  return `${goal}${resolve}, each sweep needs ${answer}.`;
}

export {
  PLAIN_SCREEN,
  NO_FRAME,
  renderRunComment,
  renderFailure,
  historyReport,
  reportOfRun,
  curveReport,
  picturesOfRun,
  planReport,
  assumed,
  starterConfig,
  starterWorkflow,
  FORKS_WORKFLOW,
  renderRunText,
  renderCurveText,
  renderInspection,
  renderPlan
};

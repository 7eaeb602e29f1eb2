import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  MAX_CALIBRATED,
  commonBreaks,
  concatenated,
  confidenceBand,
  constantWidthBounds,
  countEach,
  countTies,
  exactLimits,
  findRoot,
  firstReaching,
  firstWhere,
  inCost,
  levelFromOneTrial,
  limitsAt,
  mapSteps,
  probabilityWithin,
  quickRandom,
  randomChoices,
  remember,
  resolvableBudget,
  scoreBounds,
  tuningCurve,
  upperLimit,
  valueAt
} from "./estimate.js";
import {
  areParametersGuessed,
  averageRepeats,
  orient,
  repeatsIn,
  suspectedFailedValue
} from "./parse-repeats.js";
import {
  digitsOf,
  groupBy,
  readNumber,
  usualDirection
} from "./parse-columns-names.js";
import {
  isOptuna
} from "./parse-table.js";
import {
  CONFIG_PATH,
  COST_UNIT,
  EVIDENCE_LEVELS,
  GATES,
  isInput,
  isUnitName,
  yamlText
} from "./settings.js";
import {
  TOOL,
  naming,
  placeText,
  printable,
  settingsError
} from "./errors.js";

// src/report/blocks.ts
function words(texts, ...values) {
  return ours(String.raw({ raw: texts }, ...values));
}
var NUMERAL = /^[+−-]?(?:[\d.,]+|Infinity|∞|NaN)(?:e[+−-]?\d+)?[kM]?$/;
function numeral(text) {
  if (!NUMERAL.test(text)) throw new TypeError(`Not a number: ${text}`);
  return ours(text);
}
function literal(text) {
  return ours(text);
}
function ours(text) {
  return text;
}
function say(texts, ...values) {
  const pieces2 = known.get(texts) ?? texts.map(withCode);
  known.set(texts, pieces2);
  return pieces2.flatMap((piece, i) => {
    const value = values[i];
    return value === void 0 ? piece : [...piece, ...spansOf(value)];
  });
}
var known = /* @__PURE__ */ new WeakMap();
function spansOf(value) {
  if (typeof value === "number") return [textOf(String(value))];
  if (typeof value === "string") return value === "" ? [] : [textOf(value)];
  return "type" in value ? [value] : value;
}
function textOf(text) {
  return { type: "text", value: ours(text) };
}
function withCode(text) {
  const pieces2 = text.split("`");
  if (pieces2.length % 2 === 0) throw new TypeError(`A backtick has no partner: ${text}`);
  return pieces2.flatMap((piece, i) => {
    if (piece === "") return [];
    return i % 2 === 0 ? [textOf(piece)] : [code(ours(piece))];
  });
}
function data(value, maxLength) {
  return maxLength === void 0 ? { type: "data", value } : { type: "data", value, maxLength };
}
var KINDS = {
  commit: /^[0-9a-f]{7,64}$/,
  /** `2026-03-01 at 10:00 UTC` */
  moment: /^\d{4}-\d\d-\d\d at \d\d:\d\d UTC$/,
  day: /^\d{4}-\d\d-\d\d$/,
  /** Of a format, or of a field. */
  name: /^[A-Za-z][\w-]{0,39}$/,
  login: /^[A-Za-z\d][A-Za-z\d-]{0,38}(?:\[bot\])?$/,
  /** A word or two, such as a unit. */
  noun: /^[\p{L}$€£¥][\p{L}\p{N}$€£¥ /·-]{0,19}$/u,
  version: /^\d[\w.+-]{0,40}$/
};
function plain(kind, text) {
  return KINDS[kind].test(text) ? textOf(text) : data(text);
}
function commit(sha) {
  return data(sha.slice(0, 7));
}
var strong = (children) => ({ type: "strong", children });
var emphasis = (children) => ({ type: "emphasis", children });
var link = (children, url) => ({ type: "link", children, url });
var code = (value) => ({ type: "inlineCode", value });
function joined(phrases, separator = say` `) {
  const said = phrases.filter((phrase) => phrase.length > 0);
  return said.flatMap((phrase, i) => i === 0 ? phrase : [...separator, ...phrase]);
}
var series = (phrases) => joined(phrases, say`, `);
var clauses = (phrases) => joined(phrases, say`; `);
function listed(phrases) {
  return joined([series(phrases.slice(0, -1)), ...phrases.slice(-1)], say` and `);
}
function firstOf(phrases, max) {
  const more = phrases.length - max;
  return more > 0 ? [...phrases.slice(0, max), say`${more} more`] : [...phrases];
}
var capitalized = (phrase) => begun(phrase, (letter) => letter.toUpperCase());
var lowered = (phrase) => begun(phrase, (letter) => letter.toLowerCase());
function begun(phrase, change) {
  const [first, ...others] = phrase;
  if (first?.type !== "text") return phrase;
  return [textOf(change(first.value.charAt(0)) + first.value.slice(1)), ...others];
}
function fact(id, label2, value) {
  return value.length === 0 ? [] : [{ id, label: label2, value }];
}
function facts(rows) {
  return rows.length === 0 ? [] : [{ type: "facts", rows }];
}
function lines(items, type = "lines") {
  const said = items.filter((line) => line.length > 0);
  return said.length === 0 ? [] : [{ type, items: said }];
}
var paragraph = (line) => lines([line]);
var note = (items) => lines(items, "note");
var small = (parts) => lines(
  parts.map((part) => [part]),
  "small"
);
function state(id, said) {
  return said.length === 0 ? [] : [{ id, said }];
}
function lineOf(statements) {
  return joined(statements.map(({ said }) => said));
}
function statementsIn(blocks) {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case "facts":
        return block.rows.map(({ id, label: label2, value }) => ({ id, said: say`${label2}: ${value}` }));
      case "lines":
      case "small":
      case "note":
        return block.items.flat();
      case "fold":
        return statementsIn(block.blocks);
      default:
        return [];
    }
  });
}
function table(header, rows, firstColumn = "right") {
  return { type: "table", firstColumn, header, rows, narrow: rows };
}
function fold(title, blocks) {
  return { type: "fold", title, blocks };
}

// src/math/special-functions.ts
var FAR = 2;
var TERMS = 100;
function normalTail(z) {
  if (z < 0) return 1 - normalTail(-z);
  const density = Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI);
  if (z < FAR) {
    let [middle, term] = [0, z];
    for (let k = 3; term > middle * Number.EPSILON; k += 2) {
      middle += term;
      term *= z * z / k;
    }
    return 0.5 - density * middle;
  }
  let fraction = z;
  for (let k = TERMS; k > 0; k--) fraction = z + k / fraction;
  return density / fraction;
}
var FARTHEST = 38;
function normalQuantile(chance) {
  const tail = Math.min(chance, 1 - chance);
  const excess = (z2) => Math.log(normalTail(z2) / tail);
  const z = findRoot(excess, { low: 0, high: FARTHEST, tolerance: 1e-13 });
  return chance < 0.5 ? 0 - z : z;
}
var LIKELY = 0.1;
function correlationTail(rho, freedom) {
  const size = Math.abs(rho);
  const logRest = Math.log1p(-size) + Math.log1p(size);
  const isEven = freedom % 2 === 0;
  let before = isEven ? 0 : 2 / Math.PI * Math.asin(size);
  let factor = isEven ? size : 2 / Math.PI * size;
  for (let k = freedom % 2; k < freedom; k += 2) {
    before += factor * Math.exp(k / 2 * logRest);
    factor *= (k + 1) / (k + 2);
  }
  if (1 - before > LIKELY) return 1 - before;
  let [tail, term] = [1, 1];
  for (let k = freedom; term > tail * Number.EPSILON; k += 2) {
    term *= Math.exp(logRest) * ((k + 1) / (k + 2));
    tail += term;
  }
  return factor * Math.exp(freedom / 2 * logRest) * tail;
}
var logs = new Float64Array(2);
var lost = 0;
function logFactorial(n) {
  if (n >= logs.length) {
    const longer = new Float64Array(2 * n + 1);
    longer.set(logs);
    for (let k = logs.length; k < longer.length; k++) {
      const before = longer[k - 1];
      const next = Math.log(k) + lost;
      longer[k] = before + next;
      lost = next - (longer[k] - before);
    }
    logs = longer;
  }
  return logs[n];
}
function logChoose(n, k) {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

// src/math/interleaving.ts
var NEGLIGIBLE = 1e-60;
function chanceToTouch({ candidateTrials, steps }, slowdown = 1) {
  const lowest = steps.findIndex((step) => step < Infinity);
  if (lowest === -1) return 0;
  const chances = new Float64Array(candidateTrials + 1);
  chances[candidateTrials] = 1;
  let [fewest2, most] = [candidateTrials, candidateTrials];
  let touched = 0;
  for (let a = steps.length - 1; a >= lowest; a--) {
    fewest2 = takeCandidates(chances, [fewest2, most], a * slowdown);
    const enough = steps[a];
    for (; most >= fewest2 && (most >= enough || isNegligible(chances[most])); most--) {
      touched += chances[most];
      chances[most] = 0;
    }
  }
  return Math.min(1, touched);
}
function takeCandidates(chances, [fewest2, most], weight) {
  let passedOn = 0;
  for (let b = most; b > 0; b--) {
    const here = chances[b] + passedOn;
    if (b < fewest2 && isNegligible(here)) return b + 1;
    const share = 1 / (weight + b);
    chances[b] = here * (share * weight);
    passedOn = here * (share * b);
  }
  chances[0] = chances[0] + passedOn;
  return 0;
}
function isNegligible(chance) {
  return (chance ?? 0) < NEGLIGIBLE;
}
var CountBelow = class {
  #trials;
  /** @param n of the baseline, ≥ 1 */
  constructor(n, m) {
    this.#trials = [n, m];
  }
  /**
   * P(B ≥ b), to a relative error of 1e-12 for sweeps of 1,000 trials and 1e-9 for 20,000: the smaller of both tails
   * is added up, and its terms follow from one another.
   *
   * @param a rank of the baseline's score, from 1 to n
   * @param b in [0, m + 1]
   */
  atLeast(a, b) {
    const [n, m] = this.#trials;
    if (b <= 0) return 1;
    if (b > m) return 0;
    const isUpper = b > a * m / (n + 1);
    if (isUpper) return Math.exp(this.logAtLeast(a, b));
    return 1 - Math.exp(this.logAtLeast(n + 1 - a, m + 1 - b));
  }
  /**
   * ln P(B ≥ b), also where the chance is too small for a number.
   *
   * @param b above the mean of B, a·m/(n + 1), and at most m
   */
  logAtLeast(a, b) {
    const [n, m] = this.#trials;
    let [sum, term] = [0, 1];
    for (let k = b; k <= m && term > sum * 1e-17; k++) {
      sum += term;
      term *= (k + a) * (m - k) / ((k + 1) * (m - k + n - a));
    }
    return this.logChance(a, b) + Math.log(sum);
  }
  /** ln P(B = b). */
  logChance(a, b) {
    const [n, m] = this.#trials;
    return logChoose(b + a - 1, b) + logChoose(m - b + n - a, m - b) - logChoose(n + m, m);
  }
};

// src/math/classes.ts
var TOLERANCE = 1e-9;
function classesOfAll(baseline, candidate, margin = 0) {
  return classesOfScores([...baseline, ...candidate.map((score) => score + margin)], margin);
}
function classesOfScores(scores, margin = 0) {
  const all = Float64Array.from(scores);
  return all.map(classesAmong(all, margin));
}
function classesAmong(scores, margin) {
  const sorted = scores.toSorted();
  const scales = sorted.map((score) => Math.max(Math.abs(score), margin));
  const starts = startsOf(sorted, scales);
  return (score) => classAmong(starts, score);
}
function classesOfLosses(baseline, candidate, margin = 0) {
  const losses = baseline.map((x, i) => {
    const y = candidate[i] + margin;
    const scale = Math.max(Math.abs(x), Math.abs(y), margin);
    const isSame = x === y || scale < Infinity && Math.abs(x - y) <= TOLERANCE * scale;
    const loss = isSame ? 0 : x - y;
    return { loss, size: Math.abs(loss), scale };
  });
  const sorted = losses.filter(({ loss }) => loss !== 0).sort((a, b) => a.size === b.size ? a.scale - b.scale : a.size - b.size);
  const starts = startsOf(
    Float64Array.from(sorted, ({ size }) => size),
    Float64Array.from(sorted, ({ scale }) => scale)
  );
  return Float64Array.from(losses, ({ loss, size }) => Math.sign(loss) * classAmong(starts, size));
}
function startsOf(sorted, scales) {
  const starts = new Float64Array(sorted.length);
  let [count, scale] = [0, 0];
  for (let i = 0; i < sorted.length; i++) {
    const value = sorted[i];
    if (!Number.isFinite(value)) continue;
    const own = scales[i];
    const least = count === 0 ? -Infinity : starts[count - 1];
    if (value - least <= TOLERANCE * Math.max(scale, own)) continue;
    starts[count++] = value;
    scale = own;
  }
  return starts.subarray(0, count);
}
function classAmong(starts, value) {
  return Number.isFinite(value) ? firstWhere(starts, (start) => start > value) : value;
}

// src/compare/no-change.ts
var SLACK = 1 + 1e-9;
var ROUNDING = 1e-9;
function ranksTested({ trials: [n], quantile, budgetMin, budgetMax }) {
  const rankAt = (share) => Math.ceil(n * share - ROUNDING);
  const first = Math.max(1, rankAt(1.5 * quantile ** (1 / budgetMin) - 0.5));
  const last = budgetMax === null ? n : rankAt(quantile ** (1 / budgetMax));
  return { first, last };
}
function testOfNoChange([baseline, candidate], design, margin = 0) {
  const counts = new CountBelow(...design.trials);
  const { first, last } = ranksTested(design);
  const classes = classesOfAll(baseline, candidate, margin);
  const xs = classes.subarray(0, baseline.length).sort();
  const ys = classes.subarray(baseline.length).sort();
  let [statistic, below] = [1, 0];
  for (let a = 1; a <= last; a++) {
    while (below < ys.length && ys[below] < xs[a - 1]) below++;
    if (a >= first) statistic = Math.min(statistic, counts.atLeast(a, below));
  }
  const pValue = statistic === 1 ? 1 : chanceToTouch(staircaseOf(design, statistic, counts));
  return { statistic, pValue };
}
function staircaseOf(design, limit, counts = new CountBelow(...design.trials), bracket) {
  const [n, candidateTrials] = design.trials;
  const { first, last } = ranksTested(design);
  const steps = new Float64Array(n + 1).fill(Infinity);
  let b = 0;
  for (let a = first; a <= last && b <= candidateTrials; a++) {
    const [from = b, end = Infinity] = bracket?.map((known3) => known3.steps[a]) ?? [];
    const most = candidateTrials + 1;
    b = firstWithout(
      (few) => counts.atLeast(a, few) > limit * SLACK,
      Math.min(Math.max(b, from), most),
      Math.min(end, most)
    );
    if (b <= candidateTrials) steps[a] = b;
  }
  return { candidateTrials, steps };
}
function firstWithout(holds, from, end) {
  let [low, high] = [from, from];
  for (let reach = 1; high < end && holds(high); reach *= 2) {
    low = high + 1;
    high = Math.min(end, high + reach);
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
var MAX_COMPLETE = 2e4;
function testByRelabeling({ count, choices, level }, { same, after }) {
  const isComplete = count <= MAX_COMPLETE;
  const total = isComplete ? count : 1 + drawsFor(level);
  const ofSame = new Float64Array(total);
  const ofWorse = new Float64Array(total);
  const ofBetter = new Float64Array(total);
  const labelings2 = choices(isComplete);
  for (let at = 0; at < total; at++) {
    const labels = labelings2.next().value;
    const { worse: worse2, better } = after(labels);
    ofWorse[at] = worse2;
    ofBetter[at] = better;
    if (same !== null) ofSame[at] = same(labels);
  }
  const pValuesOf = (one, other) => {
    const afterTuning = shareAsExtreme(other);
    if (same === null) return { pValue: afterTuning, sameSettings: null, afterTuning };
    return { pValue: shareOfSmaller(one, other), sameSettings: shareAsExtreme(one), afterTuning };
  };
  const opposite = ofSame.map((value) => value === Infinity ? value : -value);
  return {
    worse: pValuesOf(ofSame, ofWorse),
    better: pValuesOf(opposite, ofBetter),
    relabelings: total
  };
}
function atMargin(margin, testAt2) {
  const even = testAt2(0);
  if (margin === 0) return even;
  const { worse: worse2, relabelings } = testAt2(margin);
  return worse2.pValue < even.worse.pValue ? even : { ...even, worse: worse2, relabelings };
}
var USUAL_DRAWS = 19999;
var DRAWS_AT_LEVEL = 20;
var MOST_DRAWS = 199999;
function drawsFor(level) {
  const wanted = level === null ? 0 : Math.ceil(DRAWS_AT_LEVEL / level);
  return Math.min(MOST_DRAWS, Math.max(USUAL_DRAWS, wanted));
}
var TOLERANCE2 = 1e-9;
function withSlack(value) {
  return value + TOLERANCE2 * Math.abs(value);
}
function shareAsExtreme(values) {
  return countAsExtreme(values) / values.length;
}
function countAsExtreme(values) {
  const most = withSlack(values[0]);
  let count = 0;
  for (let i = 0; i < values.length; i++) if (values[i] <= most) count++;
  return count;
}
function shareOfSmaller(one, other) {
  const found = Math.min(countAsExtreme(one), countAsExtreme(other));
  const [limit, otherLimit] = [limitOf(one, found), limitOf(other, found)];
  let count = 0;
  for (let i = 0; i < one.length; i++)
    if (one[i] <= limit || other[i] <= otherLimit) count++;
  return count / one.length;
}
function limitOf(values, most) {
  const sorted = values.toSorted();
  let [limit, place] = [-Infinity, 0];
  for (const value of sorted) {
    const slack = withSlack(value);
    while (place < sorted.length && sorted[place] <= slack) place++;
    if (place > most) break;
    limit = value;
  }
  return limit;
}
function leastTails(scores, design) {
  const ascending = Int32Array.from(scores.keys()).sort(
    (i, j) => scores[i] - scores[j] || 0
  );
  const isLarger = Uint8Array.from(
    ascending,
    (i, place) => place > 0 && scores[i] > scores[ascending[place - 1]] ? 1 : 0
  );
  const tails = [0, 1].map((arm) => localTails(design, arm));
  const seen = new Int32Array(2);
  const below = new Int32Array(2);
  return (labels) => {
    const least = [1, 1];
    seen.fill(0);
    below.fill(0);
    for (let place = 0; place < ascending.length; place++) {
      if (isLarger[place] === 1) {
        below[0] = seen[0];
        below[1] = seen[1];
      }
      const arm = labels[ascending[place]];
      const rank = seen[arm] + 1;
      seen[arm] = rank;
      const { known: known3, width, counts } = tails[arm];
      const others = below[1 - arm];
      const cell = rank * width + others;
      if (known3[cell] < 0) known3[cell] = counts.atLeast(rank, others);
      if (known3[cell] < least[arm]) least[arm] = known3[cell];
    }
    return { worse: least[0], better: least[1] };
  };
}
function localTails(design, arm) {
  const [n, m] = arm === 0 ? design.trials : design.trials.toReversed();
  const { first, last } = ranksTested({ ...design, trials: [n, m] });
  const width = m + 1;
  const known3 = new Float64Array((n + 1) * width).fill(1).fill(-1, first * width, (last + 1) * width);
  return { known: known3, width, counts: new CountBelow(n, m) };
}

// src/compare/change-points.ts
var CHANGE_LEVEL = 3e-3;
var REACHES = [2, 4, 8, 16];
var MIN_P_VALUE = 1e-50;
function changePoints(sweeps, test) {
  const known3 = /* @__PURE__ */ new Map();
  const changeOf = (from, to) => {
    const key = `${from} ${to}`;
    if (!known3.has(key)) known3.set(key, changeIn(sweeps, [from, to], test));
    return known3.get(key) ?? null;
  };
  const pointsIn = (from, to) => {
    const found = changeOf(from, to);
    if (found === null) return [];
    return [...pointsIn(from, found.at), found, ...pointsIn(found.at, to)];
  };
  const points = pointsIn(0, sweeps.length);
  if (points.length < 2) return points;
  for (let i = 0; i < points.length; ) {
    const found = changeOf(points[i - 1]?.at ?? 0, points[i + 1]?.at ?? sweeps.length);
    points.splice(i, 1, ...found === null ? [] : [found]);
    i = found === null ? Math.max(0, i - 1) : i + 1;
  }
  return points;
}
function changeIn(sweeps, segment, { rules, level }) {
  const pool = poolOf(sweeps, segment);
  let extreme = null;
  let limit = Math.log(level / 2);
  for (const split2 of splitsOf(segment)) {
    const share = Math.log(split2.share);
    const [before, after] = sidesOf(pool, split2);
    const worse2 = leastTail([before, after], rules, limit + share);
    const logTail = leastTail([after, before], rules, worse2);
    if (logTail === limit + share) continue;
    limit = logTail - share;
    extreme = logTail < worse2 ? { split: split2, direction: "better", trials: [after.length, before.length], logTail } : { split: split2, direction: "worse", trials: [before.length, after.length], logTail };
  }
  if (extreme === null) return null;
  const { split, direction } = extreme;
  const pValue = Math.max(MIN_P_VALUE, 2 * chanceOf(extreme, rules) / split.share);
  return pValue <= level ? { at: split.at, direction, pValue } : null;
}
function poolOf(sweeps, [start, end]) {
  const all = sweeps.slice(start, end).flatMap((scores, i) => scores.map((score) => ({ score, owner: start + i })));
  all.sort((a, b) => a.score - b.score || 0);
  return {
    scores: Float64Array.from(all, ({ score }) => score),
    owners: Uint32Array.from(all, ({ owner }) => owner)
  };
}
function sidesOf({ scores, owners }, { from, at, to }) {
  const [before, after] = [new Float64Array(scores.length), new Float64Array(scores.length)];
  let [n, m] = [0, 0];
  for (let i = 0; i < scores.length; i++) {
    const owner = owners[i];
    if (owner >= from && owner < at) before[n++] = scores[i];
    else if (owner >= at && owner < to) after[m++] = scores[i];
  }
  return [before.subarray(0, n), after.subarray(0, m)];
}
function chanceOf({ trials, logTail }, rules) {
  const tail = Math.exp(logTail);
  if (trials[0] * tail < MIN_P_VALUE / 1e6) return 0;
  return chanceToTouch(staircaseOf({ ...rules, trials }, tail));
}
function splitsOf([from, to]) {
  const places = Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => from + 1 + i);
  const weights = places.map((at) => 1 / Math.min(at - from, to - at));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const reaches = REACHES.filter((reach) => 2 * reach < to - from);
  const half = reaches.length === 0 ? 1 : 0.5;
  const near = reaches.flatMap(
    (reach) => places.map((at) => {
      const around = { from: Math.max(from, at - reach), to: Math.min(to, at + reach) };
      return { ...around, at, share: half / reaches.length / places.length };
    })
  );
  const whole = places.map((at, i) => {
    return { from, at, to, share: half * weights[i] / total };
  });
  return [...whole, ...near];
}
function leastTail([xs, ys], rules, limit) {
  const trials = [xs.length, ys.length];
  const { first, last } = ranksTested({ ...rules, trials });
  const counts = new CountBelow(...trials);
  const expected = ys.length / (xs.length + 1);
  let [log, below, known3] = [limit, 0, 0];
  for (let rank = 1; rank <= last; rank++) {
    while (below < ys.length && ys[below] < xs[rank - 1]) below++;
    if (rank < first || below === known3) continue;
    known3 = below;
    if (below > rank * expected && counts.logChance(rank, below) < log)
      log = Math.min(log, counts.logAtLeast(rank, below));
  }
  return log;
}

// src/compare/compare.ts
function compareCurves(baseline, candidate, rules) {
  const range = comparedRange(baseline, candidate, rules);
  const curves = { baseline, candidate };
  const better = inClasses(curves, 0);
  const worse2 = rules.margin === 0 ? better : inClasses(curves, rules.margin);
  const comparable = { ...curves, classes: { worse: worse2, better } };
  const rows = range === null ? [] : pieces(comparable, range);
  return {
    ...comparable,
    rules,
    from: startOf(baseline, candidate, rules),
    range,
    worse: summarize(rows, "worse", range, rules.minShare),
    better: summarize(rows, "better", range, rules.minShare),
    crossings: findCrossings(rows)
  };
}
function inClasses({ baseline, candidate }, margin) {
  const valuesOf = (curve) => stepsOf(curve).map(({ values }) => values);
  const raised = valuesOf(candidate).map((values) => values.map((value) => value + margin));
  const classOf = classesAmong(concatenated([...valuesOf(baseline), ...raised]), margin);
  const classed = (curve, raise) => {
    const [lower, point, upper] = stepsOf(curve).map(
      (steps) => mapSteps(steps, (value) => classOf(value + raise))
    );
    return { ...curve, lower, point, upper };
  };
  return { baseline: classed(baseline, 0), candidate: classed(candidate, margin) };
}
function stepsOf({ lower, point, upper }) {
  return [lower, point, upper];
}
function comparedRange(baseline, candidate, rules) {
  const from = startOf(baseline, candidate, rules);
  const resolved = Math.min(baseline.resolvableBudget, candidate.resolvableBudget);
  const to = Math.min(resolved, rules.budgetMax ?? Infinity);
  return from <= to ? [from, to] : null;
}
function startOf(baseline, candidate, rules) {
  return Math.max(baseline.trialCost, candidate.trialCost, rules.budgetMin ?? 0);
}
function compareAt({ baseline, candidate, classes }, budget) {
  const b = limitsAt(baseline, budget);
  const c = limitsAt(candidate, budget);
  const { worse: worse2, better } = evidenceAt(classes, budget);
  return { budget, baseline: b, candidate: c, difference: difference(b, c), worse: worse2, better };
}
function evidenceAt({ worse: worse2, better }, budget) {
  const { baseline, candidate } = limitsOfBoth(better, budget);
  const raised = worse2 === better ? { baseline, candidate } : limitsOfBoth(worse2, budget);
  return {
    budget,
    worse: evidenceBelow(raised.candidate, raised.baseline),
    better: evidenceBelow(baseline, candidate),
    // Not a number where both fail: no change.
    sign: Math.sign(candidate.point - baseline.point) || 0
  };
}
function limitsOfBoth({ baseline, candidate }, budget) {
  return { baseline: limitsAt(baseline, budget), candidate: limitsAt(candidate, budget) };
}
function pieces({ baseline, candidate, classes }, [from, to]) {
  const found = from < to ? [evidenceAt(classes, from)] : [];
  const first = found.length;
  for (const end of commonBreaks([...stepsOf(baseline), ...stepsOf(candidate)], from, to)) {
    const piece = evidenceAt(classes, end);
    const last = found.length > first ? found.at(-1) : void 0;
    const isSame = last?.worse === piece.worse && last.better === piece.better && last.sign === piece.sign;
    if (isSame) found.pop();
    found.push(piece);
  }
  return found;
}
function findCrossings([, ...rows]) {
  const crossings = [];
  let previous = { sign: 0, end: 0 };
  for (const { budget, sign } of rows) {
    if (sign * previous.sign < 0) crossings.push(previous.end);
    previous = { sign: sign || previous.sign, end: budget };
  }
  return crossings;
}
function difference(baseline, candidate) {
  const estimate = candidate.point - baseline.point;
  return {
    lower: gapBetween(candidate.lower, baseline.upper, -Infinity),
    estimate: Number.isFinite(estimate) ? estimate : null,
    upper: gapBetween(candidate.upper, baseline.lower, Infinity)
  };
}
function gapBetween(a, b, unbounded) {
  const difference2 = a - b;
  return Number.isNaN(difference2) ? unbounded : difference2;
}
function jointLevel(baseline, candidate, relation) {
  const b = levelFromOneTrial(baseline.band, baseline.quantile);
  const c = candidate.band === baseline.band ? b : levelFromOneTrial(candidate.band, candidate.quantile);
  return relation === "independent" ? b * c : Math.max(0, b + c - 1);
}
function evidenceBelow(a, b) {
  if (a.upper < b.lower) return "strong";
  const upperBelow = a.upper < b.point;
  const lowerAbove = a.point < b.lower;
  if (upperBelow && lowerAbove) return "fair";
  return upperBelow || lowerAbove ? "weak" : "none";
}
function leastShare(minShare) {
  return Math.max(Number.MIN_VALUE, minShare - 1e-9);
}
function summarize(rows, direction, range, minShare) {
  const stretches = rows.flatMap(({ budget: to, [direction]: level2 }, i) => {
    const counts = i > 0 || level2 === "strong" || rows.length === 1;
    return counts ? [{ from: rows[i - 1]?.budget ?? to, to, level: level2 }] : [];
  });
  const intervals = forEachLevel(
    (least) => joined2(stretches.filter(({ level: level2 }) => isAtLeast(level2, least)))
  );
  const share = forEachLevel((level2) => range ? shareOf(intervals[level2], range) : 0);
  const lower = ["fair", "weak"].find((some) => share[some] >= leastShare(minShare));
  const level = intervals.strong.length > 0 ? "strong" : lower ?? "none";
  return { level, share, intervals };
}
function forEachLevel(make) {
  return { weak: make("weak"), fair: make("fair"), strong: make("strong") };
}
function joined2(stretches) {
  const intervals = [];
  for (const { from, to } of stretches) {
    const last = intervals.at(-1);
    if (last && last[1] === from) last[1] = to;
    else intervals.push([from, to]);
  }
  return intervals;
}
function isAtLeast(level, least) {
  return EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf(least);
}
function shareOf(intervals, [from, to]) {
  if (from === to) return intervals.length > 0 ? 1 : 0;
  const length = intervals.reduce((sum, [a, b]) => sum + Math.log(b / a), 0);
  return Math.min(1, length / Math.log(to / from));
}

// src/compare/effect-size.ts
function budgetToTarget(curve, score) {
  return budgetToReach(curve, { lower: score, point: score, upper: score });
}
function budgetToReach(curve, score) {
  return {
    lower: firstReaching(curve.upper, score.lower),
    estimate: firstReaching(curve.point, score.point),
    upper: firstReaching(curve.lower, score.upper)
  };
}
function equivalentEffort({ classes }, budget) {
  const { baseline, candidate } = classes.better;
  const score = limitsAt(baseline, budget);
  const needed = budgetToReach(candidate, score);
  return { budget, ...needed, estimate: score.point === -Infinity ? null : needed.estimate };
}
function ruledOut(comparison, starts) {
  if (comparison.range === null) return null;
  const losses = endsIn(comparison, comparison.range).map((end) => {
    return { end, loss: lossAt(comparison, end) };
  });
  return starts.map((fromBudget) => {
    const ahead = losses.filter(({ end }) => end >= fromBudget);
    return { fromBudget, loss: ahead.reduce((most, { loss }) => Math.max(most, loss), -Infinity) };
  });
}
function notWorse(comparison) {
  const { range, rules } = comparison;
  const { margin } = rules;
  if (margin === 0 || range === null) return null;
  const ends = endsIn(comparison, range);
  const stretches = ends.map((to, i) => ({ from: ends[i - 1] ?? to, to }));
  const isWithin2 = ({ to }) => isNotWorseAt(comparison, to);
  const intervals = joined2(stretches.filter(isWithin2));
  const isEverywhere = stretches.every(isWithin2);
  return { margin, intervals, share: shareOf(intervals, range), isEverywhere };
}
function isNotWorseAt(comparison, budget) {
  const { baseline, candidate } = limitsOfBoth(comparison.classes.worse, budget);
  return baseline.upper === -Infinity || candidate.lower > baseline.upper;
}
function endsIn({ baseline, candidate }, [start, end]) {
  return [start, ...commonBreaks([baseline.upper, candidate.lower], start, end)];
}
function lossAt(comparison, budget) {
  const even = limitsOfBoth(comparison.classes.better, budget);
  if (even.baseline.upper === -Infinity || even.baseline.upper === even.candidate.lower) return 0;
  const { baseline, candidate } = limitsOfBoth(comparison, budget);
  return baseline.upper - candidate.lower;
}
function overallSlowdown(baseline, candidate, confidence) {
  const { odds, candidates, isCandidate, trials } = topDown(baseline, candidate);
  if (odds.length === 0) return null;
  const test = scoreTest(odds, candidates);
  const limit = normalQuantile((1 + confidence) / 2);
  const slowdownAt = (value) => Math.exp(-whereItIs(test, value));
  const [isAllBaseline, isAllCandidate] = [candidates === 0, candidates === odds.length];
  const finite = () => isAllCandidate ? 0 : slowdownAt(0);
  return {
    estimate: isAllBaseline ? Infinity : finite(),
    lower: isAllCandidate ? 0 : slowdownAt(-limit),
    upper: isAllBaseline ? Infinity : slowdownAt(limit),
    confidence,
    pValue: 2 * normalTail(Math.abs(test(0))),
    trendPValue: isAllBaseline || isAllCandidate ? null : trendPValue({ odds, isCandidate, trials }, 1 / slowdownAt(0))
  };
}
function trendPValue({ odds, isCandidate, trials }, theta) {
  let [score, weight, weighted2, squared] = [0, 0, 0, 0];
  for (const [i, ratio] of odds.entries()) {
    const z = Math.log(Math.LN2 / -Math.log1p(-(i + 0.5) / trials));
    const chance = theta * ratio / (1 + theta * ratio);
    const variance2 = chance * (1 - chance);
    score += z * (isCandidate[i] - chance);
    weight += variance2;
    weighted2 += z * variance2;
    squared += z * z * variance2;
  }
  const variance = squared - weighted2 ** 2 / weight;
  return variance > 0 ? 2 * normalTail(Math.abs(score) / Math.sqrt(variance)) : null;
}
function topDown(baseline, candidate) {
  const classes = classesOfAll(baseline, candidate);
  const n = baseline.length;
  const counts = [classes.subarray(0, n), classes.subarray(n)].map((arm) => countEach(arm));
  const falling = classes.toSorted().reverse();
  const median = falling[Math.floor(falling.length / 2)];
  const odds = [];
  const isCandidate = [];
  let [a, b] = [n, candidate.length];
  for (const top of new Set(falling)) {
    if (top <= median || a === 0 || b === 0) break;
    const [fromBaseline = 0, fromCandidate = 0] = counts.map((arm) => arm.get(top));
    const tied = fromBaseline + fromCandidate;
    for (let k = 0; k < tied; k++) {
      odds.push((b - k / tied * fromCandidate) / (a - k / tied * fromBaseline));
      isCandidate.push(fromCandidate / tied);
    }
    a -= fromBaseline;
    b -= fromCandidate;
  }
  return { odds, candidates: candidate.length - b, isCandidate, trials: falling.length };
}
function scoreTest(odds, candidates) {
  return (logTheta) => {
    const theta = Math.exp(logTheta);
    let [expected, information] = [0, 0];
    for (const ratio of odds) {
      const chance = theta * ratio / (1 + theta * ratio);
      expected += chance;
      information += chance / (1 + theta * ratio);
    }
    return (candidates - expected) / Math.sqrt(information);
  };
}
function whereItIs(falling, value) {
  let [low, high] = [-1, 1];
  while (falling(low) < value) low *= 2;
  while (falling(high) > value) high *= 2;
  return findRoot((x) => falling(x) - value, { low, high, tolerance: 1e-12 });
}

// src/math/significance.ts
var SLACK2 = 1 + 1e-7;
function fisherPValue(one, other) {
  const chances = splitChances(one, other);
  const found = chances.get(one.count) * SLACK2;
  let sum = 0;
  for (const chance of chances.values()) if (chance <= found) sum += chance;
  return Math.min(1, sum);
}
function splitChances(one, other) {
  const having = one.count + other.count;
  const everything = logChoose(one.of + other.of, having);
  const chances = /* @__PURE__ */ new Map();
  for (let count = Math.max(0, having - other.of); count <= Math.min(one.of, having); count++) {
    const ways = logChoose(one.of, count) + logChoose(other.of, having - count);
    chances.set(count, Math.exp(ways - everything));
  }
  return chances;
}
function fewerPValue(one, other) {
  let sum = 0;
  for (const [count, chance] of splitChances(other, one)) if (count <= other.count) sum += chance;
  return Math.min(1, sum);
}
var MAX_CELLS = 1e5;
function ksPValue(one, other) {
  const [n, m] = [one.length, other.length];
  const distance = distanceOf(one, other);
  if (distance === 0) return 1;
  if (n * m <= MAX_CELLS) return Math.min(1, chanceOf2(n, m, distance));
  const d = distance / (n * m);
  return Math.min(1, 2 * Math.exp(-2 * d * d * n * m / (n + m)));
}
function distanceOf(one, other) {
  const [first, second] = [Float64Array.from(one).sort(), Float64Array.from(other).sort()];
  let [i, j, most] = [0, 0, 0];
  while (i < first.length && j < second.length) {
    const value = Math.min(first[i], second[j]);
    while (first[i] === value) i++;
    while (second[j] === value) j++;
    most = Math.max(most, Math.abs(i * second.length - j * first.length));
  }
  return most;
}
function chanceOf2(n, m, distance) {
  const inside = new Float64Array(m + 1);
  let left = 0;
  for (let i = 0; i <= n; i++) {
    for (let j = 0; j <= m; j++) {
      const across = inside[j] * (n - i + 1);
      const up = (inside[j - 1] ?? 0) * (m - j + 1);
      const here = i + j === 0 ? 1 : (across + up) / (n + m - i - j + 1);
      const isInside = Math.abs(i * m - j * n) < distance;
      inside[j] = isInside ? here : 0;
      if (!isInside) left += here;
    }
  }
  return left;
}
function orderCorrelation(values) {
  return rankCorrelation(values, [...values.keys()]);
}
function rankCorrelation(one, other) {
  const [xs, ys] = [centredRanks(one), centredRanks(other)];
  const product = (a, b) => a.reduce((sum, rank, i) => sum + rank * b[i], 0);
  const spread = Math.sqrt(product(xs, xs) * product(ys, ys));
  return spread === 0 ? null : Math.min(1, Math.max(-1, product(xs, ys) / spread));
}
var MAX_MOVES = 5e6;
var ENOUGH_HITS = 10;
function orderPValue(values, level, random) {
  const rho = orderCorrelation(values);
  if (rho === null) return 1;
  const enough = Math.min(ENOUGH_HITS, Math.floor(MAX_MOVES * level / values.length));
  if (enough < 1) return correlationTail(rho, values.length - 2);
  const ranks = centredRanks(values);
  const observed = Math.abs(slopeOf(ranks));
  const most = Math.ceil(enough / level);
  let hits = 0;
  for (let draw = 1; draw <= most; draw++) {
    shuffle(ranks, random);
    if (Math.abs(slopeOf(ranks)) >= observed) hits++;
    if (hits === enough) return enough / draw;
  }
  return (1 + hits) / (1 + most);
}
function rankShares(values) {
  const n = values.length;
  return centredRanks(values).map((rank) => (rank + n) / (2 * n));
}
function centredRanks(values) {
  const own = Float64Array.from(values);
  const sorted = own.toSorted();
  return own.map((value) => {
    const smaller = firstWhere(sorted, (other) => other >= value);
    const upTo = firstWhere(sorted, (other) => other > value);
    return smaller + upTo - own.length;
  });
}
function slopeOf(ranks) {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++) sum += (2 * i - (ranks.length - 1)) * ranks[i];
  return sum;
}
function shuffle(values, random) {
  for (let i = values.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const value = values[i];
    values[i] = values[j];
    values[j] = value;
  }
}
var NEGLIGIBLE2 = 1e-12;
function chanceToShare({ sizes: [n, m], distinct, shared }, enough = 1) {
  const one = rowOf(n, Math.min(n, distinct));
  const other = rowOf(m, Math.min(m, distinct));
  const all = logPartitions(n + m, distinct);
  const chanceOf3 = (x) => {
    let sum = 0;
    const least = Math.max(x, distinct + x - (other.length - 1));
    for (let i = least; i < Math.min(one.length, distinct + 1); i++) {
      const j = distinct + x - i;
      const ways = one[i] + other[j];
      sum += Math.exp(ways - logFactorial(i - x) - logFactorial(j - x) - logFactorial(x) - all);
    }
    return sum;
  };
  const most = Math.min(n, m, n + m - distinct);
  let [total, before] = [0, 0];
  for (let x = shared; x <= most && total <= enough; x++) {
    const chance = chanceOf3(x);
    total += chance;
    if (chance < Math.min(before, NEGLIGIBLE2)) break;
    before = chance;
  }
  return Math.min(1, total);
}
function rowOf(size, most) {
  const logs2 = Array.from(
    { length: most },
    (_, i) => logPartitions(size, i + 1) + logFactorial(i + 1)
  );
  return [-Infinity, ...logs2];
}
function logPartitions(n, k) {
  if (k === 1 || k === n) return 0;
  const mean = n / k;
  const t = mean - 1;
  const x = findRoot((at) => at + mean * Math.expm1(-at), {
    low: t / 2,
    high: mean,
    tolerance: 1e-14
  });
  const exponent = k * (x + Math.log(-Math.expm1(-x)) - t) - n * Math.log(x) + (n - k) * Math.log(t * k);
  const factor = Math.log(t / ((1 + t) * (x - t))) / 2;
  return exponent + factor + logChoose(n, k);
}
function holmShares(pValues, questions) {
  const shares = pValues.map(() => 1);
  let [rank, isOver] = [0, false];
  for (const i of [...pValues.keys()].sort(
    (a, b) => pValues[a] - pValues[b]
  )) {
    const share = 1 / (questions - rank);
    shares[i] = share;
    isOver ||= pValues[i] > share;
    if (!isOver) rank++;
  }
  return shares;
}

// src/compare/paired.ts
function testOfPairs(pairs, design, { seed, level, margin = 0 }) {
  const n = pairs.length;
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  return atMargin(margin, (raise) => {
    const scores = classesOfAll(baseline, candidate, raise);
    const ranks = signedRanks(scores, classesOfLosses(baseline, candidate, raise));
    const tailsOf = leastTails(scores, design);
    const labels = new Uint8Array(2 * n);
    const found = testByRelabeling(
      {
        count: 2 ** n,
        choices: (isComplete) => isComplete ? allSwaps(n) : drawnSwaps(n, seed),
        level
      },
      {
        same: (swapped) => -signedRank(ranks, swapped),
        after: (swapped) => {
          labels.set(swapped);
          for (let i = 0; i < n; i++) labels[n + i] = 1 - swapped[i];
          return tailsOf(labels);
        }
      }
    );
    return { ...found, signedRank: signedRank(ranks, new Uint8Array(n)) };
  });
}
function* allSwaps(n) {
  const swapped = new Uint8Array(n);
  for (let swap = 0; ; swap++) {
    for (let i = 0; i < n; i++) swapped[i] = swap >> i & 1;
    yield swapped;
  }
}
function* drawnSwaps(n, seed) {
  const random = quickRandom(seed);
  const swapped = new Uint8Array(n);
  for (; ; ) {
    yield swapped;
    for (let from = 0; from < n; from += BITS) {
      const bits = Math.floor(random() * 2 ** BITS);
      const to = Math.min(n, from + BITS);
      for (let i = from; i < to; i++) swapped[i] = bits >> i - from & 1;
    }
  }
}
var BITS = 24;
function signedRank(ranks, swapped) {
  let sum = 0;
  for (let i = 0; i < ranks.length; i++)
    sum += ranks[i] * (1 - 2 * swapped[i]);
  return sum;
}
function countedPairs(scores, losses) {
  const n = losses.length;
  const areTwo = new Set(scores.filter((score) => score > -Infinity)).size <= 2;
  const quartile = areTwo ? -Infinity : scores.toSorted()[Math.floor(n / 2) - 1] ?? -Infinity;
  return [...losses.keys()].filter(
    (i) => losses[i] !== 0 && Math.max(scores[i], scores[n + i]) > quartile
  );
}
function signedRanks(scores, losses) {
  const counted2 = countedPairs(scores, losses);
  const ranks = centredRanks(counted2.map((i) => Math.abs(losses[i])));
  const signed2 = new Float64Array(losses.length);
  for (const [at, i] of counted2.entries())
    signed2[i] = Math.sign(losses[i]) * (ranks[at] + counted2.length + 1) / 2;
  return signed2;
}
var CONFIDENCE = 0.99;
function shiftOfPairs(pairs) {
  const baseline = pairs.map((pair) => pair.baseline);
  const candidate = pairs.map((pair) => pair.candidate);
  const counted2 = countedPairs(
    classesOfAll(baseline, candidate),
    classesOfLosses(baseline, candidate)
  );
  const changes = counted2.map((i) => candidate[i] - baseline[i]);
  const n = changes.length;
  if (n === 0) return null;
  const means = meansOfTwo(changes);
  const skipped = meansBeyond(n, (1 - CONFIDENCE) / 2);
  const size = means.length;
  const at = (place) => means[place];
  const [low, high] = [at(size / 2 - 1), at(size / 2)];
  return {
    estimate: low === high ? low : (low + high) / 2,
    lower: skipped === 0 ? -Infinity : at(2 * skipped - 2),
    upper: skipped === 0 ? Infinity : at(size + 1 - 2 * skipped)
  };
}
function meansOfTwo(changes) {
  const n = changes.length;
  const means = new Float64Array(n * (n + 1));
  let place = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i; j < n; j++) {
      const [x, y] = [changes[i], changes[j]];
      const isBoth = Number.isNaN(x + y);
      means[place++] = isBoth ? -Infinity : x / 2 + y / 2;
      means[place++] = isBoth ? Infinity : x / 2 + y / 2;
    }
  }
  return means.sort();
}
var MAX_EXACT = 600;
function meansBeyond(n, doubt) {
  if (n > MAX_EXACT) {
    const spread = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
    return Math.floor(n * (n + 1) / 4 + normalQuantile(doubt) * spread);
  }
  const most = Math.floor(n * (n + 1) / 4);
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  for (let rank = 1; rank <= n; rank++) {
    for (let sum = most; sum >= 0; sum--) {
      const without = chances[sum];
      chances[sum] = (without + (chances[sum - rank] ?? 0)) / 2;
    }
  }
  let [c, below] = [0, 0];
  while (c <= most && below + chances[c] <= doubt) below += chances[c++];
  return c;
}

// src/math/kernel-fit.ts
var WEIGHTS = [0, 0.35, 1.4, 5.6, 22.4];
var FIRST_WEIGHT = 1.4;
var RIDGES = [0.03, 0.1, 0.3, 1, 3, 10];
var FIRST_RIDGE = 0.3;
var MAX_ROUNDS = 3;
var MIN_GAIN = 1e-6;
var MAX_SEARCHED = 128;
var KernelRegression = class {
  #all;
  /** Those that weights are chosen on, and their places in the order of all. */
  #some;
  #places;
  /**
   * @param columns at least one, of the same number of rows
   * @param rows those that count, at least one; where weights are not chosen on all, then on some that are spread evenly
   *   over their order
   */
  constructor(columns, rows) {
    const searched = Math.min(rows.length, MAX_SEARCHED);
    this.#places = Array.from(
      { length: searched },
      (_, k) => Math.floor((k + 0.5) * rows.length / searched)
    );
    const some = this.#places.map((place) => rows[place]);
    this.#all = new Rows(columns, rows);
    this.#some = searched === rows.length ? this.#all : new Rows(columns, some);
  }
  /**
   * @param targets finite, one a row
   * @param given weights and ridge; chosen where they are not given
   */
  fit(targets, given = this.#choose(targets)) {
    const { weights, ridge } = given;
    return { weights, ridge, residuals: this.#all.residuals(targets, given) };
  }
  #choose(targets) {
    const ofSome = Float64Array.from(this.#places, (place) => targets[place]);
    const { weights, ridge } = this.#search(ofSome);
    if (this.#some === this.#all) return { weights, ridge };
    const errors = RIDGES.map((tried) => this.#all.errorOf(targets, { weights, ridge: tried }));
    return { weights, ridge: RIDGES[errors.indexOf(Math.min(...errors))] };
  }
  /** Coordinate by coordinate: the columns' weights in turn, then the ridge. */
  #search(targets) {
    const errorOf = (values) => this.#some.errorOf(targets, strengthsIn(values));
    const first = [...this.#some.distances.map(() => FIRST_WEIGHT), FIRST_RIDGE];
    let best = { values: first, error: errorOf(first) };
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const before = best;
      for (const at of first.keys()) {
        const others = at < first.length - 1 ? WEIGHTS : RIDGES;
        const now = best.values[at];
        for (const value of others.filter((one) => one !== now)) {
          const values = best.values.with(at, value);
          const error = errorOf(values);
          if (error < best.error * (1 - MIN_GAIN)) best = { values, error };
        }
      }
      if (best === before) break;
    }
    return strengthsIn(best.values);
  }
};
function strengthsIn(values) {
  return { weights: values.slice(0, -1), ridge: values.at(-1) };
}
var Rows = class {
  /** By column, of every two rows: the lower triangle, row by row. */
  distances;
  #count;
  /** The next multiple of 4; beyond the rows, A is the identity. */
  #size;
  #known = /* @__PURE__ */ new Map();
  /** Room for A, and below it for L⁻ᵀ. */
  #matrix;
  constructor(columns, rows) {
    const size = Math.ceil(rows.length / 4) * 4;
    this.#count = rows.length;
    this.#size = size;
    this.#matrix = new Float64Array(2 * size * size);
    this.distances = columns.map((column) => {
      const kinds = rows.map((row) => column.kinds[row]);
      const places = rows.map((row) => column.places[row]);
      const distances = new Float64Array(size * size);
      for (let i = 0; i < rows.length; i++) {
        for (let j = 0; j < i; j++) {
          const difference2 = places[i] - places[j];
          distances[i * size + j] = kinds[i] === kinds[j] ? difference2 * difference2 : 0.25;
        }
      }
      return distances;
    });
  }
  /** Their mean square; ∞ where A is not positive definite, as it may be where some rows lack a number. */
  errorOf(targets, strengths) {
    const residuals = this.residuals(targets, strengths);
    const error = dot(residuals, residuals) / residuals.length;
    return Number.isNaN(error) ? Infinity : error;
  }
  residuals(targets, strengths) {
    const [count, size, inverse] = [this.#count, this.#size, this.#inverse(strengths)];
    const half = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      const target = targets[i];
      for (let j = i; j < count; j++)
        half[j] = half[j] + target * inverse[i * size + j];
    }
    return half.map((_, i) => {
      let [sum, diagonal] = [0, 0];
      for (let j = i; j < count; j++) {
        const value = inverse[i * size + j];
        sum += value * half[j];
        diagonal += value * value;
      }
      return sum / diagonal;
    });
  }
  #inverse({ weights, ridge }) {
    const key = `${weights} ${ridge}`;
    const known3 = this.#known.get(key);
    if (known3 !== void 0) return known3;
    const [count, size, matrix] = [this.#count, this.#size, this.#matrix.fill(0)];
    for (const [c, distances] of this.distances.entries()) {
      const weight = weights[c];
      if (weight > 0)
        for (let cell = 0; cell < distances.length; cell++)
          matrix[cell] = matrix[cell] + weight * distances[cell];
    }
    for (let i = 0; i < count; i++)
      for (let cell = i * size; cell < i * size + i; cell++)
        matrix[cell] = Math.exp(-matrix[cell]);
    for (let i = 0; i < size; i++) matrix[i * size + i] = i < count ? 1 + ridge : 1;
    invert(matrix, size);
    const inverse = matrix.slice(size * size);
    this.#known.set(key, inverse);
    return inverse;
  }
};
function invert(matrix, size) {
  for (let first = 0; first < size; first += 4) {
    eliminate(matrix, { size, first, from: 0, to: first });
    factoriseBlock(matrix, size, first);
  }
  matrix.fill(0, size * size);
  for (let i = 0; i < size; i++) matrix[(size + i) * size + i] = 1;
  for (let first = 0; first < size; first += 4)
    eliminate(matrix, { size, first: size + first, from: first, to: size });
}
function factoriseBlock(matrix, size, first) {
  for (let i = first; i < first + 4; i++) {
    const row = matrix.subarray(i * size, i * size + size);
    for (let j = first; j <= i; j++) {
      const other = matrix.subarray(j * size, j * size + j);
      const rest = row[j] - dot(other, row);
      row[j] = i === j ? Math.sqrt(rest) : rest / matrix[j * size + j];
    }
  }
}
function eliminate(matrix, { size, first, from, to }) {
  const a = first * size;
  const b = a + size;
  const c = b + size;
  const d = c + size;
  for (let j = from; j < to; j += 2) {
    const row = j * size;
    const next = row + size;
    let a1 = matrix[a + j];
    let b1 = matrix[b + j];
    let c1 = matrix[c + j];
    let d1 = matrix[d + j];
    let a2 = matrix[a + j + 1];
    let b2 = matrix[b + j + 1];
    let c2 = matrix[c + j + 1];
    let d2 = matrix[d + j + 1];
    for (let k = from; k < j; k++) {
      const one = matrix[row + k];
      const two = matrix[next + k];
      const ak = matrix[a + k];
      const bk = matrix[b + k];
      const ck = matrix[c + k];
      const dk = matrix[d + k];
      a1 -= ak * one;
      b1 -= bk * one;
      c1 -= ck * one;
      d1 -= dk * one;
      a2 -= ak * two;
      b2 -= bk * two;
      c2 -= ck * two;
      d2 -= dk * two;
    }
    const pivot = matrix[row + j];
    const beside = matrix[next + j];
    const last = matrix[next + j + 1];
    a1 /= pivot;
    matrix[a + j] = a1;
    b1 /= pivot;
    matrix[b + j] = b1;
    c1 /= pivot;
    matrix[c + j] = c1;
    d1 /= pivot;
    matrix[d + j] = d1;
    matrix[a + j + 1] = (a2 - a1 * beside) / last;
    matrix[b + j + 1] = (b2 - b1 * beside) / last;
    matrix[c + j + 1] = (c2 - c1 * beside) / last;
    matrix[d + j + 1] = (d2 - d1 * beside) / last;
  }
}
function dot(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

// src/compare/settings-model.ts
var SettingsModel = class {
  #regression;
  /** The trials that have a column, in the order of their settings. */
  #fitted;
  #olderTargets;
  /** By their chances: other scores of the same trials have the same ones. */
  #quantiles = /* @__PURE__ */ new Map();
  /**
   * @param trials of both arms, in any order
   * @param classes of the scores of `trials`, which part those with equal settings in the order
   */
  constructor(trials, { columns: { names }, older }, classes) {
    const order = inSettingsOrder(trials, names, classes);
    const columns = names.map((name) => kernelColumn([...trials, ...older.flat()], name));
    const hasSettings = (row) => columns.some(({ kinds }) => kinds[row] !== 0);
    this.#fitted = order.filter(hasSettings);
    const olderRows = older.flat().map((_, i) => trials.length + i);
    this.#regression = new KernelRegression(columns, [...this.#fitted, ...olderRows]);
    this.#olderTargets = older.flatMap((sweep) => [
      ...this.#normalScores(classesOfScores(sweep.map(({ score }) => score)))
    ]);
  }
  /**
   * @param classes of the scores of the trials
   * @param given weights and ridge; chosen where they are not given
   */
  fit(classes, given) {
    const scores = this.#normalScores(classes);
    const centre = meanOf(scores);
    const centreOfAll = meanOf([...scores, ...this.#olderTargets]);
    const targets = [...this.#fitted.map((i) => scores[i]), ...this.#olderTargets];
    const centred = Float64Array.from(targets, (target) => target - centreOfAll);
    const { weights, ridge, residuals: ofRows } = this.#regression.fit(centred, given);
    const left = scores.map((score) => score - centre);
    for (const [row, i] of this.#fitted.entries()) left[i] = ofRows[row];
    const residuals = left.map(rounded);
    const predicted = scores.map((score, i) => score - residuals[i]);
    const least = predicted.toSorted()[Math.floor(predicted.length / 4)];
    const isCounted = new Uint8Array(scores.length).fill(1);
    for (const i of this.#fitted) isCounted[i] = Number(predicted[i] >= least);
    const spread = sumOfSquares(scores.map((score) => score - centre));
    const explained = spread === 0 ? 0 : 1 - sumOfSquares(residuals) / spread;
    return { explained, weights, ridge, residuals, predicted, isCounted };
  }
  #normalScores(classes) {
    return rankShares(classes).map((share) => {
      const quantile = this.#quantiles.get(share) ?? normalQuantile(share);
      this.#quantiles.set(share, quantile);
      return quantile;
    });
  }
};
var UNIT = 1e9;
function rounded(value) {
  return Math.round(value * UNIT) / UNIT;
}
function meanOf(values) {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i];
  return sum / values.length;
}
function sumOfSquares(values) {
  return values.reduce((sum, value) => sum + value * value, 0);
}
var ResidualRanks = class {
  /** Of each unit, the sum of the doubled, centred ranks of its trials that count, and how many they are. */
  #sums;
  #counts;
  counted;
  #meanSquare;
  /** @param unitOf of each trial, from 0 */
  constructor({ residuals, isCounted }, unitOf2) {
    const counting = [...residuals.keys()].filter((i) => isCounted[i] === 1);
    const ranks = centredRanks(counting.map((i) => residuals[i]));
    const units = 1 + unitOf2.reduce((most, unit) => Math.max(most, unit), 0);
    this.#sums = new Float64Array(units);
    this.#counts = new Int32Array(units);
    for (const [at, i] of counting.entries()) {
      const unit = unitOf2[i];
      this.#sums[unit] = this.#sums[unit] + ranks[at];
      this.#counts[unit] = this.#counts[unit] + 1;
    }
    this.counted = counting.length;
    this.#meanSquare = sumOfSquares(ranks) / counting.length;
  }
  /**
   * Positive where the candidate is worse, rounded to 1e-9.
   *
   * @param labels of units, 1 for the candidate's
   * @returns −∞ where only one arm has trials that count, or they all tie
   */
  statistic(labels) {
    const { sum, count } = this.#ofCandidate(labels);
    const k = this.counted;
    const variance = count * (k - count) / (k - 1) * this.#meanSquare;
    return variance > 0 ? rounded(-sum / Math.sqrt(variance)) : -Infinity;
  }
  /** The share of all pairs of trials that count, one of each arm, in which the candidate's is below; ties half. */
  lowerShare(labels) {
    const { sum, count } = this.#ofCandidate(labels);
    const pairs = count * (this.counted - count);
    return pairs === 0 ? null : 0.5 - sum / 2 / pairs;
  }
  #ofCandidate(labels) {
    const sums = this.#sums;
    const counts = this.#counts;
    let sum = 0;
    let count = 0;
    for (let unit = 0; unit < labels.length; unit++) {
      const label2 = labels[unit];
      sum += label2 * sums[unit];
      count += label2 * counts[unit];
    }
    return { sum, count };
  }
};
var MAX_COLUMNS = 24;
var NO_SETTING = /^(time|cost|seed|id|run|counter)$/;
var NO_SETTING_IN_TEXT = /^(commit|sha|branch|host|path|dir|user|date)$/;
function chooseColumns(current, older, sizes, asked) {
  const names = asked ?? namesIn(older.length > 0 ? older : current);
  const leftOut = [];
  const chosen = [...new Set(names)].sort().filter((name) => {
    const values = current.flatMap(({ settings }) => readSetting(settings, name) ?? []);
    const doubt = asked === null ? doubtOf(name, values, { sizes, rows: current.length }) : null;
    const why = new Set(values).size < 2 ? "constant" : doubt;
    if (why !== null) leftOut.push({ name, why });
    return why === null;
  });
  for (const name of chosen.slice(MAX_COLUMNS)) leftOut.push({ name, why: "too-many" });
  return { names: chosen.slice(0, MAX_COLUMNS), leftOut };
}
function namesIn(trials) {
  return trials.flatMap(
    ({ settings }) => Object.keys(settings).filter((name) => readSetting(settings, name) !== null)
  );
}
function doubtOf(name, values, { sizes, rows }) {
  const isText = values.every((value) => typeof value === "string");
  const isComplete = values.length === rows;
  if (!isComplete && sizes.includes(values.length)) return "looks-like-a-label";
  const counts = [...countEach(values).values()];
  const isSplit = counts.length === 2 && sizes.every((size) => counts.includes(size));
  if (isText && isComplete && isSplit) return "looks-like-a-label";
  if (isText && isComplete && counts.length === rows) return "differs-in-every-row";
  const word = lastWord(name);
  return NO_SETTING.test(word) || isText && NO_SETTING_IN_TEXT.test(word) ? "named-like-no-setting" : null;
}
function lastWord(name) {
  const words2 = name.split(new RegExp("[^\\p{L}]+|(?<=\\p{Ll})(?=\\p{Lu})", "u")).filter(Boolean);
  return (words2.at(-1) ?? "").toLowerCase();
}
function readSetting(settings, name) {
  const value = Object.hasOwn(settings, name) ? settings[name] : null;
  const text = String(value ?? "").trim();
  if (text === "") return null;
  const number = Number(text);
  if (Number.isFinite(number)) return number;
  return /^(true|false)$/i.test(text) ? text.toLowerCase() : text;
}
var MAX_OLDER = 192;
function chooseOlder(sweeps, current, margin) {
  const contentOf = (settings, score) => `${score.toPrecision(SAME_DIGITS)} ${settingsText(settings)}`;
  const known3 = new Set(
    current.flatMap(({ score, settings }) => [
      contentOf(settings, score),
      contentOf(settings, score - margin)
    ])
  );
  let [left, isOver] = [MAX_OLDER, false];
  return sweeps.map((sweep) => {
    if (namesIn(sweep).length === 0) return [];
    const fresh = sweep.filter(
      ({ score, settings }) => score === -Infinity || !known3.has(contentOf(settings, score))
    );
    const fitting = left === MAX_OLDER ? fresh.slice(0, left) : fresh;
    isOver ||= fitting.length > left;
    if (isOver) return [];
    left -= fitting.length;
    return fitting;
  });
}
var SAME_DIGITS = 9;
function settingsText(settings) {
  const names = Object.keys(settings).sort();
  return JSON.stringify(names.map((name) => [name, readSetting(settings, name)]));
}
function inSettingsOrder(trials, columns, classes) {
  const values = trials.map(({ settings }) => columns.map((name) => readSetting(settings, name)));
  const bySettings2 = (i, j) => {
    for (const c of columns.keys()) {
      const order = compareSettings(values[i]?.[c] ?? null, values[j]?.[c] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  };
  return [...trials.keys()].sort(
    (i, j) => bySettings2(i, j) || classes[i] - classes[j] || 0
  );
}
function compareSettings(one, other) {
  if (one === other) return 0;
  const kind = kindOf(one) - kindOf(other);
  return kind !== 0 ? kind : one < other ? -1 : 1;
}
function kindOf(value) {
  return value === null ? MISSING : typeof value === "number" ? NUMBER : TEXT;
}
var [MISSING, NUMBER, TEXT] = [0, 1, 2];
function kernelColumn(trials, name) {
  const values = trials.map(({ settings }) => readSetting(settings, name));
  const numbers = values.filter((value) => typeof value === "number");
  const shares = rankShares(numbers);
  const texts = [...new Set(values.filter((value) => typeof value === "string"))];
  const kinds = new Map(texts.map((text, i) => [text, TEXT + i]));
  const column = { kinds: new Int32Array(values.length), places: new Float64Array(values.length) };
  let next = 0;
  for (const [row, value] of values.entries()) {
    const isNumber = typeof value === "number";
    column.kinds[row] = isNumber ? NUMBER : kinds.get(value) ?? MISSING;
    column.places[row] = isNumber ? shares[next++] : 0;
  }
  return column;
}

// src/compare/searches.ts
function evenSearches({ baseline, candidate }) {
  const length = commonLength({ baseline, candidate });
  let [filled, leftOut] = [0, 0];
  const even = (search) => {
    const missing2 = Math.max(0, length - search.length);
    filled += missing2;
    leftOut += Math.max(0, search.length - length);
    return [...search.slice(0, length), ...Array(missing2).fill(FAILED)];
  };
  const arms = { baseline: baseline.map(even), candidate: candidate.map(even) };
  return { ...arms, length, filled, leftOut };
}
var FAILED = { score: -Infinity, settings: {} };
function commonLength({ baseline, candidate }) {
  const lengths = [...baseline, ...candidate].map((search) => search.length);
  const longest = Math.max(...lengths);
  return Math.min(...lengths.filter((length) => 2 * length >= longest));
}
var MAX_FIRST = 5;
function distinctSearches({
  baseline,
  candidate
}) {
  const first = Math.min(MAX_FIRST, commonLength({ baseline, candidate }));
  const traces = new Map(
    [...baseline, ...candidate].map((search) => [search, traceOf(search, first)])
  );
  const areOne = (one, other) => coincide(traces.get(one), traces.get(other), first);
  const isShared = (search) => baseline.some((other) => areOne(other, search));
  const shared = candidate.filter(isShared).length;
  const all = [...baseline, ...candidate];
  if (all.every((one, i) => all.slice(0, i).every((other) => areOne(one, other))))
    return { baseline, candidate, shared };
  const distinct = (searches) => {
    const kept = [];
    for (const search of searches)
      if (!kept.some((other) => areOne(other, search))) kept.push(search);
    return kept;
  };
  return { baseline: distinct(baseline), candidate: distinct(candidate), shared };
}
function traceOf(search, first) {
  const realSettings = ({ settings }) => Object.entries(settings).flatMap(
    ([name, value]) => isReal(Number(value ?? "")) ? [JSON.stringify([name, Number(value)])] : []
  );
  const results = search.slice(1).filter(({ score }) => isReal(score));
  return {
    beginnings: search.slice(0, first).map(realSettings),
    results: results.map(({ score, settings }) => `${score} ${settingsText(settings)}`)
  };
}
function isReal(value) {
  return Number.isFinite(value) && Number(value.toPrecision(5)) !== value;
}
function coincide(one, other, first) {
  const [known3, results] = [new Set(other.beginnings.flat()), new Set(other.results)];
  const alike = one.beginnings.filter((settings) => settings.some((text) => known3.has(text)));
  return 2 * alike.length > first || one.results.some((text) => results.has(text));
}
function leastPValue([n, m]) {
  return 1 / labelings(n, m);
}
function labelings(n, m) {
  let product = 1;
  for (let i = 1; i <= m; i++) product = product * (n + i) / i;
  return Math.round(product);
}

// src/compare/units.ts
var MAX_FITTED = 400;
var MIN_EXPLAINED = 0.2;
function testOfUnits(arms, question) {
  const pool = new PooledUnits(arms);
  return atMargin(question.margin, (margin) => testAt(pool, { ...question, margin }));
}
function testAt(pool, question) {
  const { design, margin, shiftUpTo } = question;
  const classes = pool.classesAt(margin);
  const fitted = fittedTo(pool, question, classes);
  const isUsual = design.quantile === 0.5 && design.budgetMin <= 1 && design.budgetMax === null;
  const isCompared = fitted !== null && fitted.fit.explained >= MIN_EXPLAINED && isUsual;
  const found = !isCompared && pool.isByTrial ? exactly(pool, question) : relabeled(pool, question, { classes, ranks: isCompared ? fitted.ranks : null });
  if (fitted === null || margin > 0) return { ...found, settings: null };
  const isShown = isCompared && Math.min(found.worse.pValue, found.better.pValue) <= shiftUpTo;
  const { columns, older, model, fit, ranks } = fitted;
  const { explained, weights, ridge, isCounted, residuals } = fit;
  const settings = {
    columns,
    olderTrials: older.map((sweep) => sweep.length),
    ...{ explained, weights, ridge, counted: ranks.counted },
    residuals: pool.inArms((i) => isCounted[i] === 1 ? residuals[i] : null),
    statistic: ranks.statistic(pool.labels),
    lowerShare: ranks.lowerShare(pool.labels),
    shift: isShown ? shiftOf(pool, model, fit) : null
  };
  return { ...found, settings };
}
function fittedTo(pool, question, classes) {
  const { design, columns: asked, older: sweeps, margin } = question;
  const { trials } = pool;
  if (trials.length > MAX_FITTED) return null;
  const older = chooseOlder(sweeps, pool.raisedBy(margin), margin);
  const columns = chooseColumns(trials, older.flat(), design.trials, asked);
  if (columns.names.length === 0) return null;
  const model = new SettingsModel(trials, { columns, older }, classes);
  const fit = model.fit(classes);
  return { columns, older, model, fit, ranks: new ResidualRanks(fit, pool.unitOf) };
}
function relabeled({ labels: found, unitCounts, unitOf: unitOf2, isByTrial }, { design, level, seed }, { classes, ranks }) {
  const tailsOf = leastTails(classes, design);
  const ofTrials = new Uint8Array(classes.length);
  const choices = (isComplete) => isComplete ? allLabelings(found) : drawnLabelings(found, seed);
  return testByRelabeling(
    { count: labelings(...unitCounts), choices, level },
    {
      same: ranks && ((labels) => -ranks.statistic(labels)),
      after: (labels) => {
        if (isByTrial) return tailsOf(labels);
        for (let i = 0; i < ofTrials.length; i++)
          ofTrials[i] = labels[unitOf2[i]];
        return tailsOf(ofTrials);
      }
    }
  );
}
function exactly({ trials, labels }, { design, margin, passing: passing2 }) {
  const [before, after] = [0, 1].map(
    (label2) => trials.flatMap(({ score }, trial) => labels[trial] === label2 ? [score] : [])
  );
  const passed = (scores) => {
    return { count: scores.filter((score) => score === passing2).length, of: scores.length };
  };
  const pValues = (one, other, raise) => {
    const trialsOfEach = [one.length, other.length];
    const pValue = passing2 !== null && margin === 0 ? fewerPValue(passed(one), passed(other)) : testOfNoChange([one, other], { ...design, trials: trialsOfEach }, raise).pValue;
    return { pValue, sameSettings: null, afterTuning: pValue };
  };
  return {
    worse: pValues(before, after, margin),
    better: pValues(after, before, 0),
    relabelings: null
  };
}
var SHIFT_TOLERANCE = 2 ** -14;
function shiftOf(pool, model, found) {
  const finite = pool.trials.flatMap(({ score }) => score === -Infinity ? [] : [score]);
  const range = Math.max(...finite) - Math.min(...finite);
  if (8 * range === Infinity) return null;
  const tolerance = range * SHIFT_TOLERANCE;
  const statisticWith = (fitOf) => (shift) => new ResidualRanks(fitOf(pool.classesAt(shift)), pool.unitOf).statistic(pool.labels);
  const near = statisticWith((classes) => model.fit(classes, found));
  const exact = statisticWith((classes) => model.fit(classes));
  if (!(near(-range) > 0 && near(range) < 0)) return null;
  const middle = findRoot(near, { low: -range, high: range, tolerance });
  const isWorse = exact(middle) > 0;
  for (let step = tolerance; step <= 2 * range; step *= 4) {
    const end = isWorse ? middle + step : middle - step;
    if (exact(end) > 0 === isWorse) continue;
    const [low, high] = [Math.min(middle, end), Math.max(middle, end)];
    return findRoot(exact, { low, high, tolerance });
  }
  return null;
}
var PooledUnits = class {
  trials;
  /** Of each trial. */
  unitOf;
  /** Of each unit: 1 for the candidate's. */
  labels;
  unitCounts;
  isByTrial;
  /** Of each trial, its place among those of the baseline and then the candidate. */
  #places;
  constructor({ baseline, candidate }) {
    const units = [...baseline, ...candidate];
    const size = units[0]?.length ?? 0;
    const classes = classesOfScores(units.flat().map(({ score }) => score));
    const contents = units.map(
      (unit, index) => unit.map(({ settings }, i) => `${settingsText(settings)} ${classes[index * size + i]}`).sort().join()
    );
    const textOf2 = (index) => contents[index];
    const order = [...units.keys()].sort(
      (i, j) => textOf2(i) < textOf2(j) ? -1 : Number(textOf2(i) > textOf2(j))
    );
    this.trials = order.flatMap((index) => units[index]);
    this.unitOf = Int32Array.from(this.trials, (_, trial) => Math.floor(trial / size));
    this.labels = Uint8Array.from(order, (index) => index < baseline.length ? 0 : 1);
    this.unitCounts = [baseline.length, candidate.length];
    this.isByTrial = size === 1;
    this.#places = order.flatMap(
      (index) => Array.from({ length: size }, (_, i) => index * size + i)
    );
  }
  /** What is known of each trial of the list, in the order of the arms. */
  inArms(known3) {
    const all = [];
    for (const [trial, place] of this.#places.entries()) all[place] = known3(trial);
    const [units] = this.unitCounts;
    const baselines = units * all.length / this.labels.length;
    return { baseline: all.slice(0, baselines), candidate: all.slice(baselines) };
  }
  /** Trials, those of the candidate raised before. */
  raisedBy(margin) {
    const isRaised = (trial) => this.labels[this.unitOf[trial]] === 1;
    return this.trials.map(
      (trial, i) => isRaised(i) ? { ...trial, score: trial.score + margin } : trial
    );
  }
  /** Scores by classes, those of the candidate raised before. */
  classesAt(margin) {
    const raised = this.raisedBy(margin).map(({ score }) => score);
    return classesOfScores(raised, Math.abs(margin));
  }
};
function* allLabelings(found) {
  yield found;
  const labels = found.toSorted();
  do
    if (labels.some((label2, unit) => label2 !== found[unit])) yield labels;
  while (toNext(labels));
}
function toNext(labels) {
  let place = labels.length - 2;
  while (place >= 0 && !(labels[place] === 0 && labels[place + 1] === 1)) place--;
  if (place < 0) return false;
  labels[place] = 1;
  labels[place + 1] = 0;
  labels.subarray(place + 2).sort();
  return true;
}
function* drawnLabelings(found, seed) {
  yield found;
  const candidates = found.reduce((sum, label2) => sum + label2, 0);
  yield* randomChoices(found.length, candidates, quickRandom(seed));
}

// src/decide/findings.ts
var ARMS = ["baseline", "candidate"];
function ofBoth(of) {
  return { baseline: of("baseline"), candidate: of("candidate") };
}
var ASSUMPTIONS = [
  "adaptive-sampler",
  "adaptive-pruner",
  "drift",
  "search-space-differs",
  "same-rows",
  "partly-paired",
  "repeated-configurations",
  "scales-differ"
];
function warningOf(code2, facts2, { arm = null, names = [] } = {}) {
  const kind = ASSUMPTIONS.some((one) => one === code2) ? "assumption" : "information";
  return { code: code2, kind, arm, facts: facts2, names };
}
function shardsMissing(shards) {
  return shards === null ? 0 : Math.max(0, shards.jobs - shards.saved);
}
function significant(checks, level) {
  return checks.filter(({ pValue }) => pValue(level) <= level).map(({ subject }) => subject);
}
var SIGNS = { worse: -1, better: 1 };
var TRIAGE = ["blocks", "worse", "unknown", "better", "same"];

// src/decide/curves.ts
var IN_TRIALS = { kind: "trials", unit: null };
function axisOf(sweeps) {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const isComplete = costs.length > 0 && costs.length === sweeps.length;
  return isComplete ? { kind: "cost", unit: costs[0]?.unit ?? null } : IN_TRIALS;
}
function chooseAxis(pair, settings) {
  const obstacle = costObstacle(pair, settings);
  if (obstacle === null)
    return { axis: axisOf([pair.baseline, pair.candidate]), settings, warnings: [] };
  const comparison = inTrials(settings.comparison);
  return { axis: IN_TRIALS, settings: { ...settings, comparison }, warnings: [obstacle] };
}
function costObstacle({ baseline, candidate }, settings) {
  const [b, c] = [baseline.cost?.mean, candidate.cost?.mean];
  if (b === void 0 || c === void 0)
    return b === c ? null : warningOf("cost-missing", {}, { arm: b === void 0 ? "baseline" : "candidate" });
  const trials = Math.max(b, c) / Math.min(b, c);
  const band = confidenceBand((b > c ? candidate : baseline).trials.length, settings.band);
  const resolved = resolvableBudget(band, settings.comparison.quantile);
  if (resolved < 1 || trials <= resolved) return null;
  const costlier = b > c ? "baseline" : "candidate";
  return warningOf("cost-ranges-disjoint", { costlier, trials, resolved });
}
function inTrials(comparison) {
  const kept = (budget) => budget?.unit === "trials" ? budget : null;
  const rows = comparison.budgets?.flatMap((budget) => kept(budget) ?? []) ?? [];
  return {
    ...comparison,
    budgetMin: kept(comparison.budgetMin),
    budgetMax: kept(comparison.budgetMax),
    budgets: rows.length > 0 ? rows : null
  };
}
function rulesOn(on, settings) {
  const { minShare, margin, budgetMin: min, budgetMax: max } = settings;
  const budgetMin = min && placed(on, "budget-min", min);
  const budgetMax = max && placed(on, "budget-max", max);
  return { minShare, margin, budgetMin, budgetMax };
}
function methodOf({ band, comparison }) {
  const rules = rulesOn({ axis: IN_TRIALS, trial: 1 }, comparison);
  return { band, quantile: comparison.quantile, rules };
}
function budgetsOn(on, { budgets }) {
  return budgets?.map((budget) => placed(on, "budgets", budget)) ?? null;
}
function placed({ axis, trial }, option, { value, unit }) {
  const isSame = unit?.replace(PLURAL, "") === axis.unit?.replace(PLURAL, "");
  if (unit === null || axis.kind === "cost" && isSame) return value;
  if (unit === "trials") return value * trial;
  throw settingsError(
    option,
    `is in ${JSON.stringify(printable(unit))}, but budgets are in ${unitOf(axis)}`,
    "Give it in trials, or in the unit of the cost where both sweeps have one."
  );
}
function unitOf({ kind, unit }) {
  if (kind === "trials") return "trials";
  return unit !== null && COST_UNIT.test(unit) ? unit : "units of cost";
}
var PLURAL = /(?<=[a-z]{3})s$/;
function curveOf(sweep, { band, comparison, reading }, axis = axisOf([sweep])) {
  const scores = sweep.trials.map(({ score }) => score);
  const calibrated = confidenceBand(scores.length, band);
  const bounds = scoreBounds(sweep.direction, reading);
  const curve = tuningCurve(scores, calibrated, comparison.quantile, bounds);
  return axis.kind === "cost" && sweep.cost ? inCost(curve, sweep.cost.mean) : curve;
}
function curvesOf(assessment) {
  if (assessment.kind === "compared") return assessment.comparison;
  return { baseline: null, candidate: assessment.kind === "lone" ? assessment.curve : null };
}
function comparisonOf(pair, settings, axis) {
  const baseline = curveOf(pair.baseline, settings, axis);
  const candidate = curveOf(pair.candidate, settings, axis);
  const rules = rulesOn({ axis, trial: trialBudget({ baseline, candidate }) }, settings.comparison);
  return compareCurves(baseline, candidate, rules);
}
function trialBudget({ baseline, candidate }) {
  return Math.max(baseline.trialCost, candidate.trialCost);
}
function budgetsOfOne(curve, axis, settings) {
  const asked = budgetsOn({ axis, trial: curve.trialCost }, settings.comparison);
  return asked ?? doublingsOf(curve);
}
function doublingsOf({ trialCost, resolvableBudget: resolvableBudget2 }) {
  return doublings(trialCost, [trialCost, Math.max(trialCost, resolvableBudget2)]);
}
function doublingsIn(comparison) {
  const { range, from } = comparison;
  const inside = range === null ? [] : doublings(trialBudget(comparison), range);
  return inside.length > 0 ? inside : [range?.[0] ?? from];
}
function doublings(trial, [from, to]) {
  const budgets = [];
  for (let trials = 1; trials <= to / trial; trials *= 2)
    if (trials >= from / trial) budgets.push(trials * trial);
  return budgets;
}
function tableOf(comparison, axis, settings) {
  const asked = budgetsOn({ axis, trial: trialBudget(comparison) }, settings.comparison);
  const budgets = asked ?? doublingsIn(comparison);
  const rows = budgets.map((budget) => compareAt(comparison, budget));
  const example = exampleOf(comparison, rows, axis);
  if (example === null || asked !== null || rows.includes(example)) return { rows, example };
  return { rows: [...rows, example].sort((a, b) => a.budget - b.budget), example };
}
function exampleOf(comparison, rows, axis) {
  const { range } = comparison;
  if (range === null) return null;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level, intervals } = comparison[way];
  const claimed = level === "none" ? [range] : intervals[level];
  const whole = claimed.filter(([from, to]) => axis.kind === "cost" || Math.floor(to) > from);
  const stretch = longestOf(whole) ?? longestOf(claimed) ?? range;
  const middle = Math.sqrt(stretch[0] * stretch[1]);
  const at = (budget2) => compareAt(comparison, budget2);
  const compared = rows.filter((row) => isWithin(row, range));
  const fitting = compared.filter((row) => isWithin(row, stretch) && isAtLeast(row[way], level));
  const budget = plain2(middle, stretch, axis);
  const named = budget === void 0 ? nearest(compared, middle) : at(budget);
  return nearest(fitting, middle) ?? named ?? at(middle);
}
function longestOf(stretches) {
  return stretches.toSorted((a, b) => b[1] / b[0] - a[1] / a[0])[0];
}
function isWithin({ budget }, [from, to]) {
  return budget >= from && budget <= to;
}
function plain2(budget, [from, to], axis) {
  const short = Number(budget.toPrecision(budget < 10 ? 2 : 3));
  const whole = [Math.round, Math.ceil, Math.floor].map((round) => round(budget));
  const all = axis.kind === "trials" ? whole : [short];
  return all.find((one) => one > from && one <= to);
}
function nearest(rows, budget) {
  const distance = (row) => Math.abs(Math.log(row.budget / budget));
  return rows.toSorted((a, b) => distance(a) - distance(b))[0];
}
function sizeOf(comparison, example, axis) {
  const { candidate, range } = comparison;
  if (example === null || range === null) return null;
  const { budget } = example;
  const { lower, estimate, upper } = equivalentEffort(comparison, budget);
  if (estimate === null) return null;
  const { trialCost } = candidate;
  const [, end] = range;
  const within = (needed) => needed > end ? Infinity : Math.max(needed, trialCost);
  const last = axis.kind === "trials" ? Math.floor(end) : end;
  return {
    budget,
    needed: { lower: within(lower), estimate: within(estimate), upper: within(upper) },
    isUnderOne: estimate < trialCost,
    last: { budget: last, ...ofBoth((arm) => valueAt(comparison[arm].point, last)) }
  };
}
function evidenceOf(comparison) {
  return ["worse", "better"].flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === "none") return [];
    const holds = (at) => isAtLeast(compareAt(comparison, at)[way], level);
    return [{ way, level, intervals: intervals[level].map((one) => withoutStart(one, holds)) }];
  });
}
function withoutStart([from, to], holds) {
  return holds(from) ? [from, to] : [from * (1 + 1e-9), to];
}
function limitsOfCurves(curves) {
  return curves.flatMap((curve) => doublingsOf(curve).map((at) => limitsAt(curve, at)));
}
function isClosedByLimits({ from, rules }) {
  return rules.budgetMax !== null && rules.budgetMax < from;
}
function middleBest(scores) {
  return scores.toSorted((a, b) => a - b)[Math.ceil(scores.length / 2) - 1];
}

// src/decide/checklist.ts
function checklistOf(sweep, curve) {
  const { meta, source, search } = sweep;
  const best = bestConfiguration(sweep);
  const { hardware = null, software = null, provider = null } = meta?.infrastructure ?? {};
  const { data: data2 = null, split = null, selection = null } = meta?.evaluation ?? {};
  const repository = meta?.code?.repository ?? null;
  const commit2 = source.sha ?? meta?.code?.commit ?? null;
  const { runUrl } = source;
  const hasParameters = Object.keys(best?.parameters ?? {}).length > 0 && !areParametersGuessed(sweep);
  const { method, sampler, seed } = search;
  const infrastructure = { hardware, software, provider };
  const known3 = method === "unknown" ? null : method;
  return [
    { item: "infrastructure", state: stateOf(hardware, [software, provider]), ...infrastructure },
    { item: "runtime", ...runtimeOf(sweep) },
    { item: "data-splits", state: stateOf(split, [data2]), data: data2, split },
    { item: "validation-performance", state: stateOf(best) },
    { item: "code", state: stateOf(repository ?? runUrl, [commit2]), repository, commit: commit2, runUrl },
    { item: "search-space-bounds", ...searchSpaceOf(sweep) },
    { item: "best-configuration", state: stateOf(hasParameters ? best : null, [best]), best },
    { item: "number-of-trials", state: "reported" },
    { item: "search-method", state: stateOf(known3, [sampler]), method, sampler, seed },
    { item: "selection-criterion", state: "reported", selection },
    { item: "curve", state: stateOf(curve) }
  ];
}
function checklistsOf(assessment) {
  const curves = curvesOf(assessment);
  return ofBoth((arm) => {
    const sweep = assessment[arm];
    return sweep && checklistOf(sweep, curves[arm]);
  });
}
function stateOf(whole, parts = []) {
  if (whole !== null) return "reported";
  return parts.some((part) => part !== null) ? "partly" : "missing";
}
function runtimeOf({ cost, meta }) {
  const { trialSeconds: mean = null, totalSeconds: total = null } = meta?.runtime ?? {};
  const energyKilowattHours = meta?.runtime?.energyKilowattHours ?? null;
  const isSpent = cost !== null && isTime(cost.unit);
  if (cost !== null && (isSpent || mean === null)) {
    const spent = { mean: cost.mean, total: cost.mean * cost.from, unit: cost.unit };
    return { state: stateOf(isSpent || null, [cost]), ...spent, energyKilowattHours };
  }
  const state2 = stateOf(mean, [total, energyKilowattHours]);
  const unit = mean ?? total ? "seconds" : null;
  return { state: state2, mean, total, unit, energyKilowattHours };
}
var TIMES = /^(s|secs?|seconds?|ms|milliseconds?|mins?|minutes?|h|hrs?|hours?|days?)$/i;
function isTime(unit) {
  return unit?.split(/[^a-z]+/i).some((word) => TIMES.test(word)) ?? false;
}
function searchSpaceOf(sweep) {
  const declared = new Map(Object.entries(sweep.meta?.search?.space ?? {}));
  const drawn = drawnIn(sweep);
  const isTuned = (name) => declared.has(name) || new Set(keysOf(drawn, name)).size > 1;
  const known3 = /* @__PURE__ */ new Set([...declared.keys(), ...namesOf(drawn)]);
  const names = [...known3].filter(isTuned);
  const isBounded = (name) => {
    const { low = null, high = null, choices = null } = declared.get(name) ?? {};
    return low !== null && high !== null || (choices ?? []).length > 0;
  };
  const state2 = names.length > 0 && names.every(isBounded) ? "reported" : "partly";
  return {
    state: known3.size === 0 ? "missing" : state2,
    parameters: names.slice(0, 100).map((name) => {
      const isDrawn2 = keysOf(drawn, name).some((key) => key !== null);
      return { name, declared: declared.get(name) ?? null, isDrawn: isDrawn2 };
    })
  };
}
function bestConfiguration({ trials, direction }) {
  const best = trials.reduce((most, { score: score2 }) => Math.max(most, score2), -Infinity);
  const [first, ...others] = trials.filter(({ score: score2 }) => score2 === best);
  if (best === -Infinity || first === void 0) return null;
  const { place, outcome, cost, seed, parameters } = first;
  const where3 = placeText(place);
  const varied = Object.keys(parameters ?? {}).filter(
    (name) => trials.some(({ parameters: drawn }) => drawn && drawn[name] !== parameters?.[name])
  );
  const score = orient(best, direction);
  return { score, sharedBy: 1 + others.length, where: where3, outcome, cost, seed, parameters, varied };
}
function keyOf(value) {
  if (value === null) return null;
  if (typeof value === "number") return value + 0;
  const text = String(value).trim();
  const number = readNumber(text);
  return Number.isFinite(number) ? Number(number) + 0 : text.toLowerCase();
}
function drawnIn(sweep) {
  const trials = areParametersGuessed(sweep) ? [] : sweep.trials;
  return trials.map(({ parameters }) => parameters).filter((drawn) => drawn !== null);
}
function namesOf(drawn) {
  return new Set(drawn.flatMap(Object.keys));
}
function keysOf(drawn, name) {
  return drawn.map((one) => keyOf(one[name] === "" ? null : ownOf(one, name)));
}
function ownOf(values, name) {
  return values !== null && Object.hasOwn(values, name) ? values[name] ?? null : null;
}

// src/decide/configurations.ts
function searchedColumns(pair) {
  const drawn = ofBoth((arm) => drawnIn(pair[arm]));
  if (ARMS.some((arm) => drawn[arm].length === 0)) return [];
  const isVaried = (keys) => keys.some((key) => key !== keys[0]);
  return [...namesOf([...drawn.baseline, ...drawn.candidate])].map((name) => ({ name, ...ofBoth((arm) => keysOf(drawn[arm], name)) })).filter((column) => ARMS.some((arm) => isVaried(column[arm])));
}
function spaceChecks(columns) {
  return columns.flatMap((column) => [...categoryCheck(column), ...numberCheck(column)]);
}
function categoryCheck({ name, baseline, candidate }) {
  const [before, after] = [tallyOf(baseline), tallyOf(candidate)];
  const categories = [.../* @__PURE__ */ new Set([...before.keys(), ...after.keys()])];
  if (categories.length < 2) return [];
  const pValueOf = (category) => fisherPValue(
    { count: before.get(category) ?? 0, of: baseline.length },
    { count: after.get(category) ?? 0, of: candidate.length }
  );
  const questions = categories.length === 2 ? 1 : categories.length;
  const least = () => categories.reduce((p, category) => Math.min(p, pValueOf(category)), 1);
  return [{ subject: name, pValue: () => Math.min(1, questions * least()) }];
}
function tallyOf(keys) {
  return countEach(keys.map((key) => typeof key === "string" ? `text ${key}` : typeof key));
}
function numberCheck({ name, baseline, candidate }) {
  const [before, after] = [numbersIn(baseline), numbersIn(candidate)];
  if (before.length === 0 || after.length === 0) return [];
  if ((/* @__PURE__ */ new Set([...before, ...after])).size === 1) return [];
  return [{ subject: name, pValue: () => ksPValue(before, after) }];
}
function numbersIn(keys) {
  return keys.filter((key) => typeof key === "number");
}
var MAX_NAMED = 5;
function spaceWarnings(pair, drawn) {
  const declared = declaredDifferences(pair);
  const all = [.../* @__PURE__ */ new Set([...declared, ...drawn])];
  if (all.length === 0) return [];
  const names = all.slice(0, MAX_NAMED);
  const facts2 = { parameters: all.length, shown: names.length };
  return [warningOf("search-space-differs", facts2, { names })];
}
function declaredDifferences({ baseline, candidate }) {
  const [before, after] = [baseline, candidate].map(({ meta }) => meta?.search?.space ?? null);
  if (!before || !after) return [];
  const names = /* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => differ(ownOf(before, name), ownOf(after, name)));
}
function differ(one, other) {
  const isFixed = ({ low, high, choices }) => choices === null ? low !== null && low === high : choices.length === 1;
  if ([one, other].every((dimension) => dimension === null || isFixed(dimension))) return false;
  if (one === null || other === null) return true;
  const [first, second] = [featuresOf(one), featuresOf(other)];
  const isKnown = (i) => first[i] !== null && second[i] !== null;
  return first.some((feature, i) => isKnown(i) && feature !== second[i]);
}
function featuresOf({ low, high, log, distribution, choices }) {
  const keys = choices?.map((choice) => JSON.stringify(keyOf(choice)));
  const all = keys && [...new Set(keys)].sort().join();
  return [low, high, log, distribution?.trim().toLowerCase() ?? null, all ?? null];
}
function configurationWarnings(pair, columns, { isPaired, repeats }) {
  const drawsOf = (arm) => pair[arm].trials.filter(({ parameters }) => parameters !== null && columns.length > 0).map(({ score }, i) => [JSON.stringify(columns.map((column) => column[arm][i])), score]);
  const [before, after] = [drawsOf("baseline"), drawsOf("candidate")];
  const [b, c] = [before.map(([drawn]) => drawn), after.map(([drawn]) => drawn)];
  const overlap = sharedBeyondChance(rowsOf(before), rowsOf(after)) ?? sharedAsGuessed(pair);
  const isSame = isSameSweep(pair);
  const areShared = !isPaired && (isSame || overlap !== null);
  return [
    ...areShared ? [warningOf("same-rows", { shared: isSame ? null : overlap })] : [],
    ...repeats === "separate" ? [...repeatsBy("baseline", b, c), ...repeatsBy("candidate", c, b)] : []
  ];
}
function sharedAsGuessed({ baseline, candidate }) {
  if (!areParametersGuessed(baseline) && !areParametersGuessed(candidate)) return null;
  const rowsIn = ({ trials }) => rowsOf(trials.map(({ parameters, score }) => [JSON.stringify(parameters), score]));
  return sharedBeyondChance(rowsIn(baseline), rowsIn(candidate), false);
}
function rowsOf(draws) {
  return draws.flatMap(([drawn, score]) => score > -Infinity ? `${score} ${drawn}` : []);
}
var SHARED_BY_CHANCE = 1 / 1e3;
var FEW_COPIES = 2;
function sharedBeyondChance(one, other, areKnown = true) {
  const [smaller, larger] = one.length <= other.length ? [one, other] : [other, one];
  const many = new Set(larger);
  const shared = smaller.filter((key) => many.has(key));
  const copies = new Set(areKnown ? shared.filter((key) => REAL.test(key)) : []);
  if (copies.size > FEW_COPIES) return copies.size;
  const areMost = 2 * shared.length >= smaller.length;
  return areMost && isBeyondChance(one, other) ? shared.length : null;
}
var REAL = /[[,]-?(?=[\d.]*\.)0*\.?0*[1-9](\.?\d){5}/;
function isBeyondChance(one, other) {
  const [first, second] = [new Set(one), new Set(other)];
  const shared = [...first].filter((key) => second.has(key)).length;
  if (shared === 0) return false;
  const distinct = first.size + second.size - shared;
  const sizes = [one.length, other.length];
  return chanceToShare({ sizes, distinct, shared }, SHARED_BY_CHANCE) <= SHARED_BY_CHANCE;
}
var MIN_DISTINCT_SCORES = 5;
function isSameSweep({ baseline, candidate }) {
  const [one, other] = [baseline.trials, candidate.trials];
  const scores = new Set(one.flatMap(({ score }) => score > -Infinity ? score : []));
  const isSame = one.length === other.length && one.every(({ score }, i) => score === other[i]?.score);
  return isSame && scores.size >= MIN_DISTINCT_SCORES;
}
var MIN_EXPECTED = 8;
var MIN_REPEATED_SHARE = 0.1;
var MAX_MATCHED_SHARE = 1 / 8;
function repeatsBy(arm, own, others) {
  const [n, foreign] = [own.length, new Set(others)];
  const counts = countEach(own);
  const repeated = own.filter((key) => (counts.get(key) ?? 0) > 1).length;
  const expected = repeated * Math.min(1, others.length / (n - 1));
  if (repeated < MIN_REPEATED_SHARE * n || expected < MIN_EXPECTED) return [];
  if (own.filter((key) => foreign.has(key)).length >= MAX_MATCHED_SHARE * expected) return [];
  return [warningOf("repeated-configurations", { count: repeated, of: n }, { arm })];
}

// src/decide/assumptions.ts
var FALSE_WARNINGS = 0.01;
function checkAssumptions(pair, settings, { isPaired = false, areSearches: areSearches2 = false } = {}) {
  const sweeps = ARMS.map((arm) => ({ arm, sweep: pair[arm] }));
  const columns = searchedColumns(pair);
  const drift = driftChecks(sweeps, settings.band.seed);
  const space = spaceChecks(columns);
  const failures = failureChecks(pair);
  const checks = drift.length + space.length + failures.length;
  const level = FALSE_WARNINGS / Math.max(1, checks);
  const isSteered2 = areSearches2 || sweeps.some(({ sweep }) => sweep.search.method === "adaptive");
  const isOfSpace = (name) => !isSteered2 || sweeps.some(({ sweep }) => !namesOf(drawnIn(sweep)).has(name));
  return assumptionsFirst([
    ...sweepWarnings(sweeps),
    ...significant(drift, level),
    ...spaceWarnings(pair, significant(space, level).filter(isOfSpace)),
    ...configurationWarnings(pair, columns, { isPaired, repeats: settings.reading.repeats }),
    ...significant(failures, level),
    ...unequalScales(pair),
    ...unequalSizes(pair),
    ...otherEnvironment(pair)
  ]);
}
function checkSweep(armed, settings) {
  const drift = driftChecks([armed], settings.band.seed);
  return assumptionsFirst([...sweepWarnings([armed]), ...significant(drift, FALSE_WARNINGS)]);
}
function assumptionsFirst(warnings) {
  const place = ({ kind }) => kind === "assumption" ? 0 : 1;
  return warnings.toSorted((a, b) => place(a) - place(b));
}
function failureChecks({ baseline, candidate }) {
  const [before, after] = [failuresOf(baseline), failuresOf(candidate)];
  const failed = before.count + after.count;
  if (failed === 0 || failed === before.of + after.of) return [];
  const areOver = baseline.counts.running + candidate.counts.running === 0;
  const subject = warningOf("failures-differ", { baseline: before, candidate: after, areOver });
  return [{ subject, pValue: () => fisherPValue(before, after) }];
}
function failuresOf({ counts: { drawn, failed, running } }) {
  return { count: failed + running, of: drawn };
}
var OTHER_SCALE = 30;
function unequalScales({ baseline, candidate }) {
  const [before, after] = [middleOf(baseline), middleOf(candidate)];
  const [less, more] = [Math.min(before, after), Math.max(before, after)];
  if (!(less > 0 && more >= OTHER_SCALE * less)) return [];
  const larger = before < after ? "candidate" : "baseline";
  return [warningOf("scales-differ", { larger, times: OTHER_SCALE })];
}
function middleOf({ trials }) {
  return Math.abs(middleBest(trials.map(({ score }) => score).filter(Number.isFinite)));
}
function unequalSizes({ baseline, candidate }) {
  const sizes = [baseline.trials.length, candidate.trials.length];
  const [fewer, more] = [Math.min(...sizes), Math.max(...sizes)];
  return more > 4 * fewer ? [warningOf("unequal-n", { more, fewer })] : [];
}
var PARTS = ["os", "image", "gpu", "packages"];
function otherEnvironment({ baseline, candidate }) {
  const differences = PARTS.flatMap((part) => {
    const [before, after] = [baseline, candidate].map((sweep) => sweep.source.environment?.[part]);
    if (!before || !after || before === after) return [];
    return { part, baseline: before, candidate: after };
  });
  if (differences.length === 0) return [];
  return [warningOf("environment-differs", { differences })];
}
function searchWarnings(searches) {
  const { choice } = searches.baseline;
  const missing2 = ARMS.flatMap((arm) => {
    const { shards } = searches[arm];
    return shards && shardsMissing(shards) > 0 ? warningOf("missing-shards", shards, { arm }) : [];
  });
  if (choice?.matchedBy !== "newest" || choice.distance === 0) return missing2;
  const facts2 = { commits: choice.distance };
  return [warningOf("newer-baseline", facts2, { arm: "baseline" }), ...missing2];
}
function settingDiffers({ option, asked, saved }) {
  return warningOf("settings-differ", { option }, { arm: "candidate", names: [asked, saved] });
}
function fact2(code2, factsOf2) {
  return ({ arm, sweep }) => {
    const facts2 = factsOf2(sweep);
    return facts2 === null ? [] : [warningOf(code2, facts2, { arm })];
  };
}
var where = (holds) => holds ? {} : null;
var SMALL = 12;
var IMPRECISE = 0.1;
var COMMON = [
  fact2(
    "adaptive-sampler",
    (sweep) => isSteered(sweep) ? { isGrid: sweep.search.method !== "adaptive" } : null
  ),
  fact2("adaptive-pruner", (sweep) => where(isPrunedAdaptively(sweep))),
  fact2("pruner-unknown", (sweep) => {
    const mayBe = sweep.counts.pruned > 0 || (sweep.gaps ?? []).includes("stops-unknown");
    return where(mayBe && !isPrunedAdaptively(sweep) && !sweep.meta?.search?.pruner);
  }),
  fact2("search-method-unknown", ({ search }) => where(search.method === "unknown")),
  fact2("order-unknown", ({ isOrdered, trials }) => where(!isOrdered && trials.length > 1)),
  // Minimized although most people maximize a metric of this name, or the other way round.
  fact2("direction-unlike-name", ({ metric, direction }) => {
    const usual = usualDirection(metric);
    return usual === null || usual === direction ? null : { direction };
  }),
  fact2("small-n", ({ trials }) => trials.length < SMALL ? { enough: SMALL } : null),
  // Failed trials have no score that they could share.
  fact2("ties", ({ trials }) => {
    const scores = trials.flatMap(({ score }) => score > -Infinity ? score : []);
    return where(countTies(Float64Array.from(scores).sort()) > 0);
  })
];
var COUNTED = [
  fact2("unfinished-trials", ({ counts, trials }) => {
    const areCounted = trials.some(({ outcome }) => outcome === "running");
    return counts.running === 0 ? null : { count: counts.running, of: counts.drawn, areCounted };
  }),
  // Scores that look as if they had been written for trials that failed.
  fact2("failed-value-suspected", suspectedFailedValue)
];
var IN_COST = fact2("cost-imprecise", ({ trials, cost }) => {
  const costs = trials.flatMap((trial) => trial.cost ?? []);
  if (cost === null || costs.length < 2) return null;
  const squares = costs.reduce((sum, one) => sum + (one / cost.mean - 1) ** 2, 0);
  const error = Math.sqrt(squares / (costs.length - 1) / costs.length);
  return error <= IMPRECISE ? null : { error };
});
function sweepWarnings(sweeps) {
  const areInCost = sweeps.every(({ sweep }) => sweep.cost !== null);
  return [
    ...COMMON.flatMap((one) => once(sweeps.flatMap(one))),
    ...COUNTED.flatMap((one) => sweeps.flatMap(one)),
    ...areInCost ? sweeps.flatMap(IN_COST) : []
  ];
}
function once([first, ...others]) {
  if (first === void 0) return [];
  const said = JSON.stringify(first.facts);
  const isSame = others.some(({ facts: facts2 }) => JSON.stringify(facts2) === said);
  return isSame ? [{ ...first, arm: null }] : [first, ...others];
}
function isAdaptive(sweep) {
  return isSteered(sweep) || isPrunedAdaptively(sweep);
}
function isDrawn(sweep) {
  return sweep.search.method === "random" && !isAdaptive(sweep);
}
function isSteered({ search: { method }, trials }) {
  const mayBeDrawn2 = method === "random" || method === "unknown";
  return !mayBeDrawn2 || trials.some(({ isHandPicked }) => isHandPicked);
}
var ADAPTIVE = /halving|hyperband|\basha\b|median|percentile|population|\bpbt\b/i;
function isPrunedAdaptively({ format, search, meta, counts, leftOut }) {
  const { sampler = null, pruner = null } = meta?.search ?? {};
  if ([search.sampler, sampler, pruner].some((name) => ADAPTIVE.test(name ?? ""))) return true;
  if (format === "sklearn-cv-results" && counts.pruned > 0) return true;
  return leftOut.some(({ what }) => what === "earlier rungs");
}
function driftChecks(sweeps, seed) {
  return sweeps.flatMap(({ arm, sweep }) => {
    const scores = sweep.trials.map(({ score }) => score);
    const rho = sweep.isOrdered ? orderCorrelation(scores) : null;
    if (rho === null) return [];
    const pValue = (level) => orderPValue(scores, level, quickRandom(seed));
    return [{ subject: warningOf("drift", { correlation: rho }, { arm }), pValue }];
  });
}
function searchDoubts(pair, warnings) {
  const { baseline, candidate } = pair;
  const drifts = (which) => warnings.some(({ code: code2, arm }) => code2 === "drift" && arm === which);
  const isUnknown = baseline.search.method === "unknown";
  if (isAdaptive(baseline)) return { baseline: "recorded", candidate: null };
  if (isUnknown && drifts("baseline")) return { baseline: "drift", candidate: null };
  if (isAdaptive(candidate)) return { baseline: null, candidate: "recorded" };
  if (drifts("candidate")) return { baseline: null, candidate: "drift" };
  const isOnlyUnknown = candidate.search.method === "unknown" && !isUnknown;
  return { baseline: null, candidate: isOnlyUnknown ? "unknown" : null };
}
var FEW = 12;
function passingScore({ baseline, candidate }) {
  const values = /* @__PURE__ */ new Set();
  let isTold = false;
  for (const { trials } of [baseline, candidate]) {
    const own = /* @__PURE__ */ new Set();
    let finished = 0;
    for (const { score } of trials) {
      if (!Number.isFinite(score)) continue;
      finished++;
      own.add(score);
      if (values.add(score).size > 2) return null;
    }
    if (finished <= FEW) return null;
    isTold ||= own.size === 2;
  }
  return isTold ? Math.max(...values) : null;
}
function passRatesOf(pair) {
  const passing2 = passingScore(pair);
  if (passing2 === null) return null;
  return ofBoth((arm) => {
    const { trials } = pair[arm];
    return trials.filter(({ score }) => score === passing2).length / trials.length;
  });
}
function haveSettings(pair) {
  return [pair.baseline, pair.candidate].some((sweep) => {
    if (areParametersGuessed(sweep)) return false;
    const all = sweep.trials.flatMap(({ parameters }) => Object.entries(parameters ?? {}));
    const firsts = new Map(all.toReversed());
    return all.some(([name, value]) => value !== firsts.get(name));
  });
}

// src/plan/design.ts
function armsOf({ trials, trialCosts = [1, 1], band }) {
  const armOf2 = (arm) => {
    return { band: confidenceBand(trials[arm], band), trialCost: trialCosts[arm] };
  };
  return [armOf2(0), armOf2(1)];
}
function noChangeDesign(trials, { quantile, rules }) {
  const most = Math.max(...trials);
  if (most > MAX_CALIBRATED)
    throw settingsError(
      "false-alarm-rate",
      `is set, but a sweep has ${most.toLocaleString("en-US")} trials: rates are known only up to 20,000`,
      "Set `confidence` instead."
    );
  const { budgetMin, budgetMax } = rules;
  return { trials, quantile, budgetMin: Math.max(1, budgetMin ?? 1), budgetMax };
}
function isComputable({ trials }) {
  return Math.max(...trials) <= MAX_CALIBRATED;
}
function designRange(design) {
  const { quantile, rules } = design;
  const [baseline, candidate] = armsOf(design).map(({ band, trialCost }) => {
    return { trialCost, resolvableBudget: resolvableBudget(band, quantile) * trialCost };
  });
  return comparedRange(baseline, candidate, rules);
}
function piecesOf(design) {
  const range = designRange(design);
  if (range === null) return [];
  const [from, to] = range;
  const [b, c] = rankCurves(design);
  const breaks = commonBreaks([b.lower, b.point, c.point, c.upper], from, to);
  const ends = from === to ? [to] : [from, ...breaks];
  return ends.map((end, i) => ({
    share: from === to ? 1 : Math.log(end / (ends[i - 1] ?? from)) / Math.log(to / from),
    baseline: limitsAt(b, end),
    candidate: limitsAt(c, end)
  }));
}
function rankCurves(design) {
  const bounds = { floor: 0, ceiling: Infinity };
  return armsOf(design).map(({ band, trialCost }) => {
    const ranks = Array.from({ length: band.n }, (_, i) => i + 1);
    return inCost(tuningCurve(ranks, band, design.quantile, bounds), trialCost);
  });
}
var strongStaircase = remember((design) => {
  const [n, candidateTrials] = design.trials;
  const steps = new Float64Array(n + 1).fill(Infinity);
  const range = designRange(design);
  if (range === null) return { candidateTrials, steps };
  const [{ lower }, { upper }] = rankCurves(design);
  for (const budget of [range[0], ...commonBreaks([lower, upper], ...range)]) {
    const rank = valueAt(lower, budget);
    if (rank > 0 && steps[rank] === Infinity) steps[rank] = valueAt(upper, budget);
  }
  return { candidateTrials, steps };
});
function falseStrongBound(design, { isPaired }) {
  const range = designRange(design);
  if (range === null) return 0;
  const [baseline, candidate] = armsOf(design);
  const levelsOf2 = ({ trialCost }) => range.map((budget) => design.quantile ** (trialCost / budget));
  const upper = missOf(candidate, (far) => {
    const [first, last] = levelsOf2(candidate);
    const lower2 = far.lower.map((least, i) => {
      const bound = candidate.band.lower[i];
      return bound < first ? least : Math.max(least, Math.min(bound, last));
    });
    return { ...far, lower: lower2 };
  });
  const lower = missOf(baseline, (far) => {
    const [first, last] = levelsOf2(baseline);
    const upper2 = far.upper.map((most, i) => {
      const bound = baseline.band.upper[i];
      return bound < last ? Math.min(most, Math.max(bound, first)) : most;
    });
    return { ...far, upper: upper2 };
  });
  return isPaired ? Math.min(1, upper + lower) : 1 - (1 - upper) * (1 - lower);
}
function missOf({ band: { n, confidence } }, boundsOf) {
  if (n > MAX_CALIBRATED) return (1 - confidence) / 2;
  const far = constantWidthBounds(n, Math.sqrt(Math.log(2e17) / (2 * n)));
  const { lower, upper } = boundsOf(far);
  return 1 - probabilityWithin(lower, upper);
}

// src/plan/gate.ts
var USUAL_LEVEL = 3e-3;
var MOST_BY_BANDS = 0.01;
function doBandsDecide(design) {
  return chanceToTouch(strongStaircase(design)) <= MOST_BY_BANDS;
}
function failingOrders(design, rate) {
  const hasBands = rate === null && doBandsDecide(design);
  return ordersFailing(design, { level: rate ?? USUAL_LEVEL, hasBands });
}
function ordersFailing(design, { level, hasBands }) {
  const { staircase } = gateAt(noChangeDesign(design.trials, design), level);
  if (!hasBands) return staircase;
  const strong2 = strongStaircase(design);
  const steps = strong2.steps.map((step, rank) => Math.min(step, staircase.steps[rank]));
  return { ...strong2, steps };
}
var FEW2 = 12;
var CLOSE = 1 - 1e-6;
var gateAt = remember((design, level) => {
  const counts = new CountBelow(...design.trials);
  const at = (limit, bracket) => {
    const staircase = staircaseOf(design, limit, counts, bracket);
    return { limit, staircase, rate: chanceToTouch(staircase) };
  };
  let [gate, beyond] = [at(0), at(level)];
  if (beyond.rate <= level) return beyond;
  const tryAt = (limit) => {
    const tried = at(limit, [beyond.staircase, gate.staircase]);
    const isKept = tried.rate <= level;
    if (isKept) gate = tried;
    else beyond = tried;
    return isKept;
  };
  for (let step = 1; cellsBetween(beyond, gate).length > FEW2; step++) {
    if (gate.rate > level * CLOSE) return gate;
    tryAt(limitBetween(gate, beyond, { level, step }));
  }
  const limits = cellsBetween(beyond, gate).map((cell) => counts.atLeast(...cell));
  limits.sort((one, other) => one - other);
  for (let [low, high] = [-1, limits.length - 1]; high - low > 1; ) {
    const middle = low + high >> 1;
    if (tryAt(limits[middle])) low = middle;
    else high = middle;
  }
  return gate;
});
var EXPONENT = 1.12;
var HALVE_EVERY = 3;
function limitBetween(low, high, { level, step }) {
  if (low.limit === 0) return high.limit * (level / high.rate) ** EXPONENT * (1 - step * 1e-3);
  const isHalved = low.rate === 0 || step % HALVE_EVERY === 0;
  const share = isHalved ? 1 / 2 : Math.log(level / low.rate) / Math.log(high.rate / low.rate);
  return low.limit * (high.limit / low.limit) ** share;
}
function cellsBetween({ staircase: larger }, { staircase: smaller }) {
  const cells = [];
  for (const [rank, from] of larger.steps.entries()) {
    const to = Math.min(smaller.steps[rank], larger.candidateTrials + 1);
    for (let below = from; below < to; below++) if (cells.push([rank, below]) > FEW2) return cells;
  }
  return cells;
}
function powerAgainstCap({ candidateTrials: m, steps }, budget, quantile) {
  const n = steps.length - 1;
  const above = -Math.expm1(Math.log(quantile) / budget);
  const [baselineAbove, capped] = [binomial(n, above), binomial(m, above)];
  const highest = steps.findLastIndex((step) => step <= m);
  const touching = new Float64Array(m + 1);
  let [lowest, power] = [0, 0];
  for (let a = 0; a <= n; a++) {
    const enough = steps[a];
    lowest = Math.min(lowest, enough);
    for (let [b, passed] = [lowest, 0]; a > 0 && b <= m; b++) {
      passed = (a * (b >= enough ? 1 : touching[b]) + b * passed) / (a + b);
      touching[b] = passed;
    }
    for (; lowest < m && touching[lowest] < NEGLIGIBLE3; lowest++) touching[lowest] = 0;
    const here = baselineAbove[n - a];
    if (here < NEGLIGIBLE3) continue;
    power += a < highest ? here : here * dot2(capped, touching);
  }
  return Math.min(1, power);
}
var NEGLIGIBLE3 = 1e-60;
function dot2(one, other) {
  let sum = 0;
  const last = other.length - 1;
  for (let i = 0; i <= last; i++) sum += one[i] * other[last - i];
  return sum;
}
function binomial(n, p) {
  const chances = new Float64Array(n + 1);
  let log = n * Math.log1p(-p);
  for (let k = 0; k <= n; k++) {
    chances[k] = Math.exp(log);
    log += Math.log((n - k) / (k + 1)) + Math.log(p / (1 - p));
  }
  return chances;
}
var USUAL_POWER = 0.8;
var MAX_LOG = 20 * Math.LN2;
function detectableSlowdown(staircase, power = USUAL_POWER) {
  const excess = (logarithm) => chanceToTouch(staircase, Math.exp(logarithm)) - power;
  if (excess(0) >= 0) return 1;
  let high = Math.LN2;
  while (excess(high) < 0) {
    if (high >= MAX_LOG) return null;
    high = Math.min(2 * high, MAX_LOG);
  }
  return Math.exp(findRoot(excess, { low: 0, high, tolerance: 1e-10 }));
}
function computedRate(rate, isBound = false) {
  return { rate, standardError: 0, isBound, sample: null };
}
var NO_RATES = { weak: null, fair: null, strong: null };
function falseAlarmRates(design, {
  levels,
  seed,
  isBound = false
}) {
  const isUpper = isBound || design.rules.margin > 0;
  const strong2 = isComputable(design) ? computedRate(chanceToTouch(strongStaircase(design)), isUpper) : null;
  const isSimulated = levels.some((level) => level !== "strong") && designRange(design) !== null;
  const hits = isSimulated ? simulatedHits(design, seed) : null;
  const rateOf2 = (level) => {
    if (!levels.includes(level)) return null;
    return hits === null ? computedRate(0, isUpper) : simulatedRate(hits[level], isUpper);
  };
  return { weak: rateOf2("weak"), fair: rateOf2("fair"), strong: strong2 };
}
function simulatedRate(sample, isBound) {
  const { hits, draws } = sample;
  const near = (hits + 0.5) / (draws + 1);
  return {
    rate: hits / draws,
    standardError: Math.sqrt(near * (1 - near) / draws),
    isBound,
    sample
  };
}
var MAX_LOOKUPS = 6e7;
var MIN_DRAWS = 1e3;
var MAX_DRAWS = 5e4;
function simulatedHits(design, seed) {
  const [n, m] = design.trials;
  const affordable = Math.floor(MAX_LOOKUPS / (3 * (n + m)));
  const draws = Math.min(MAX_DRAWS, Math.max(MIN_DRAWS, affordable));
  const orders = randomChoices(n + m, m, quickRandom(seed));
  const pieces2 = piecesOf(design);
  const below = new Uint32Array(n + 1);
  let [weak, fair] = [0, 0];
  for (let draw = 0; draw < draws; draw++) {
    let [candidates, rank] = [0, 0];
    for (const isCandidate of orders.next().value) {
      if (isCandidate === 1) candidates++;
      else below[++rank] = candidates;
    }
    const level = levelOf(below, pieces2, design.rules.minShare);
    if (level !== "none") weak++;
    if (level === "fair" || level === "strong") fair++;
  }
  return { weak: { hits: weak, draws }, fair: { hits: fair, draws } };
}
function levelOf(below, pieces2, minShare) {
  const least = leastShare(minShare);
  let [weak, fair] = [0, 0];
  for (const { share, baseline, candidate } of pieces2) {
    const belowLower = below[baseline.lower];
    if (belowLower >= candidate.upper) return "strong";
    const isPointBelow = belowLower >= candidate.point;
    const isUpperBelow = below[baseline.point] >= candidate.upper;
    if (isPointBelow || isUpperBelow) weak += share;
    if (isPointBelow && isUpperBelow) fair += share;
  }
  if (fair >= least) return "fair";
  return weak >= least ? "weak" : "none";
}

// src/plan/power-tables.ts
var LEVELS = [3e-3, 0.01, 0.05];
var CORRELATIONS = [0, 0.5, 0.8, 0.9, 0.95];
var PAIRS = [10, 12, 14, 20, 28, 40, 60];
var MAX_SIMULATED_PAIRS = 60;
var LOG_ODDS = [0, Math.log(4), Math.log(19)];
var SLOWDOWNS = [
  // Level 0.003
  [8.466, 6.927, 5.231, 3.68, 2.959, 2.346, 1.994],
  [27.68, 16.51, 10.57, 6.052, 4.264, 3.102, 2.464],
  [112, 59.13, 24.76, 9.808, 5.996, 3.937, 2.983],
  [4.606, 3.64, 3.304, 2.492, 2.079, 1.845, 1.626],
  [8.613, 6.279, 5.394, 3.449, 2.703, 2.23, 1.865],
  [18.93, 14.19, 9.18, 4.735, 3.44, 2.772, 2.157],
  [2.903, 2.36, 2.105, 1.802, 1.59, 1.46, 1.378],
  [4.295, 3.337, 2.793, 2.149, 1.837, 1.668, 1.519],
  [7.503, 5.123, 3.828, 2.665, 2.108, 1.906, 1.664],
  [2.359, 1.861, 1.719, 1.52, 1.408, 1.318, 1.257],
  [3.202, 2.336, 2.059, 1.742, 1.562, 1.435, 1.342],
  [4.493, 2.92, 2.531, 2, 1.744, 1.553, 1.435],
  [2.058, 1.583, 1.495, 1.354, 1.278, 1.222, 1.174],
  [2.67, 1.822, 1.707, 1.494, 1.382, 1.306, 1.233],
  [3.895, 2.19, 1.939, 1.652, 1.504, 1.394, 1.289],
  // Level 0.01
  [5.353, 4.422, 3.605, 2.943, 2.479, 2.022, 1.794],
  [15.48, 8.262, 6.515, 4.513, 3.443, 2.628, 2.186],
  [50.88, 21.7, 13, 6.971, 4.644, 3.274, 2.641],
  [3.154, 2.742, 2.579, 2.113, 1.836, 1.668, 1.511],
  [5.469, 4.365, 3.866, 2.812, 2.377, 2.013, 1.716],
  [10.78, 7.788, 5.883, 3.735, 3.049, 2.48, 2.011],
  [2.16, 1.94, 1.818, 1.61, 1.47, 1.376, 1.311],
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: 1.443 is no logarithm, but what came out
  [2.927, 2.568, 2.287, 1.913, 1.707, 1.546, 1.443],
  [4.319, 3.577, 2.956, 2.338, 1.964, 1.733, 1.582],
  [1.73, 1.608, 1.536, 1.405, 1.335, 1.265, 1.213],
  [2.173, 1.912, 1.816, 1.6, 1.478, 1.378, 1.297],
  [2.91, 2.382, 2.187, 1.803, 1.625, 1.493, 1.389],
  [1.523, 1.417, 1.365, 1.277, 1.234, 1.186, 1.146],
  [1.769, 1.62, 1.524, 1.395, 1.33, 1.272, 1.202],
  [2.127, 1.853, 1.713, 1.523, 1.423, 1.358, 1.262],
  // Level 0.05
  [2.807, 2.581, 2.338, 2.073, 1.863, 1.642, 1.525],
  [5.482, 4.528, 3.727, 3.027, 2.576, 2.101, 1.844],
  [13.06, 7.857, 6.473, 4.278, 3.347, 2.629, 2.22],
  [2.092, 1.914, 1.877, 1.681, 1.514, 1.438, 1.349],
  [3.291, 2.762, 2.651, 2.168, 1.917, 1.719, 1.528],
  [5.053, 4.141, 3.758, 2.8, 2.455, 2.112, 1.753],
  [1.639, 1.576, 1.497, 1.402, 1.31, 1.251, 1.22],
  [2.142, 2.059, 1.825, 1.638, 1.504, 1.407, 1.339],
  [2.834, 2.605, 2.268, 1.927, 1.712, 1.583, 1.467],
  [1.436, 1.385, 1.341, 1.268, 1.232, 1.183, 1.15],
  [1.738, 1.615, 1.55, 1.449, 1.359, 1.281, 1.228],
  [2.117, 2, 1.825, 1.636, 1.491, 1.391, 1.312],
  [1.298, 1.274, 1.229, 1.19, 1.164, 1.133, 1.101],
  [1.488, 1.432, 1.367, 1.292, 1.251, 1.209, 1.156],
  [1.707, 1.61, 1.519, 1.403, 1.35, 1.291, 1.209]
];
var CAPPED = [
  // Level 0.003
  [0.016, 8e-3, 0.012, 0.032, 0.236, 0.67, 0.97],
  [6e-3, 2e-3, 2e-3, 6e-3, 2e-3, 0.04, 0.306],
  [6e-3, 6e-3, 2e-3, 0.062, 0.274, 0.786, 0.988],
  [4e-3, 6e-3, 4e-3, 4e-3, 0.026, 0.108, 0.478],
  [6e-3, 0.012, 0.026, 0.094, 0.328, 0.82, 0.984],
  [4e-3, 4e-3, 6e-3, 0.01, 0.022, 0.096, 0.534],
  [4e-3, 0.044, 0.042, 0.084, 0.318, 0.776, 0.992],
  [4e-3, 8e-3, 4e-3, 8e-3, 0.02, 0.146, 0.53],
  [2e-3, 0.024, 0.046, 0.15, 0.37, 0.824, 0.998],
  [0, 0.01, 0.012, 0.026, 0.034, 0.094, 0.484],
  // Level 0.01
  [0.028, 0.018, 0.032, 0.158, 0.41, 0.86, 0.994],
  [0.012, 0.012, 8e-3, 0.022, 0.024, 0.146, 0.506],
  [0.04, 0.038, 0.038, 0.232, 0.6, 0.894, 0.994],
  [0.01, 8e-3, 0.014, 0.022, 0.08, 0.27, 0.664],
  [0.054, 0.06, 0.084, 0.244, 0.636, 0.956, 0.998],
  [0.026, 0.018, 0.022, 0.026, 0.088, 0.3, 0.73],
  [0.068, 0.078, 0.122, 0.294, 0.596, 0.948, 0.996],
  [0.018, 0.022, 0.026, 0.036, 0.098, 0.324, 0.764],
  [0.054, 0.092, 0.14, 0.326, 0.632, 0.948, 1],
  [0.032, 0.04, 0.034, 0.046, 0.108, 0.31, 0.726],
  // Level 0.05
  [0.138, 0.148, 0.24, 0.476, 0.788, 0.962, 1],
  [0.042, 0.054, 0.062, 0.1, 0.178, 0.42, 0.814],
  [0.16, 0.216, 0.25, 0.552, 0.856, 0.974, 1],
  [0.062, 0.056, 0.068, 0.12, 0.314, 0.548, 0.86],
  [0.238, 0.288, 0.38, 0.612, 0.894, 0.998, 1],
  [0.084, 0.088, 0.1, 0.148, 0.344, 0.602, 0.92],
  [0.246, 0.342, 0.464, 0.65, 0.88, 0.996, 1],
  [0.1, 0.092, 0.12, 0.182, 0.338, 0.64, 0.942],
  [0.302, 0.39, 0.474, 0.7, 0.87, 0.99, 1],
  [0.086, 0.148, 0.15, 0.222, 0.336, 0.672, 0.914]
];
var MIN_PAIRS = 10;
var USUAL = 1;
var MAX_SLOWDOWN = 2 ** 20;
function pairedDetectable(pairs, correlation, level) {
  const slowdown = slowdownsCaught({ pairs, correlation, level })?.[USUAL] ?? Infinity;
  return slowdown > MAX_SLOWDOWN ? null : slowdown;
}
function pairedPower(plan, slowdown) {
  const caught = slowdownsCaught(plan);
  if (caught === null) return null;
  const scale = (factor) => Math.log(factor) ** 0.75;
  const odds = [Math.log(plan.level / (1 - plan.level)), ...LOG_ODDS];
  const at = weighted([1, ...caught].map(scale), scale(slowdown), (i) => odds[i]);
  return 1 / (1 + Math.exp(-at));
}
function pairedPowerAgainstCap(plan, budget) {
  if (!hasOrders(plan)) return null;
  const line = budget === 2 ? 0 : 1;
  const share = interpolated(plan, (row, size) => CAPPED[2 * row + line]?.[size]);
  return Math.min(1, Math.max(0, share));
}
function hasOrders({ pairs, level }) {
  return pairs >= MIN_PAIRS && 2 ** -pairs <= level;
}
function slowdownsCaught(plan) {
  if (!hasOrders(plan)) return null;
  return LOG_ODDS.map((_, power) => {
    const rowAt = (row) => SLOWDOWNS[row * LOG_ODDS.length + power];
    return 1 + Math.exp(interpolated(plan, (row, size) => Math.log(rowAt(row)[size] - 1)));
  });
}
function interpolated({ pairs, correlation, level }, at) {
  const size = Math.log(Math.min(pairs, MAX_SIMULATED_PAIRS));
  return weighted(
    LEVELS.map(Math.log),
    Math.log(Math.min(level, LEVELS.at(-1))),
    (l) => weighted(
      CORRELATIONS,
      Math.min(0.95, Math.max(0, correlation)),
      (c) => weighted(PAIRS.map(Math.log), size, (i) => at(l * CORRELATIONS.length + c, i))
    )
  );
}
function weighted(grid, x, valueAt2) {
  const after = grid.findIndex((point) => x < point);
  const i = after === -1 ? grid.length - 2 : Math.max(0, after - 1);
  const [low, high] = [grid[i], grid[i + 1]];
  const share = (x - low) / (high - low);
  return (1 - share) * valueAt2(i) + share * valueAt2(i + 1);
}
var SETTINGS = {
  levels: [3e-3, 0.01],
  trials: [24, 48, 96],
  explained: [0.3, 0.5, 0.7, 0.8, 0.9],
  /** Slowdowns caught 4 times in 5, by the share explained: at each level a line for each number of trials a side. */
  slowdowns: [
    // Level 0.003
    [4.64, 3.57, 2.82, 2.46, 1.94],
    [2.8, 2.41, 2.04, 1.77, 1.52],
    [1.92, 1.81, 1.61, 1.47, 1.35],
    // Level 0.01
    [3.56, 2.94, 2.41, 2.19, 1.77],
    [2.39, 2.13, 1.85, 1.65, 1.44],
    [1.81, 1.66, 1.49, 1.41, 1.35]
  ]
};
function settingsDetectable([n, m], explained, level) {
  const { levels, trials, explained: shares, slowdowns } = SETTINGS;
  const size = Math.floor(2 * n * m / (n + m));
  if (size < trials[0] || explained < shares[0] || level < levels[0] || level > levels[1])
    return null;
  const rise = weighted(
    levels.map(Math.log),
    Math.log(level),
    (l) => weighted(
      trials.map(Math.log),
      Math.log(Math.min(size, trials[2])),
      (t) => weighted(
        shares,
        Math.min(explained, shares[4]),
        (e) => Math.log(slowdowns[l * trials.length + t]?.[e] - 1)
      )
    )
  );
  return 1 + Math.exp(rise);
}

// src/plan/plan.ts
function makePlan(trials, goal, policy) {
  const { falseAlarmRate: rate } = policy.settings.comparison;
  const needed = trialsToDetect({ ...goal, ...methodOf2(policy), rate });
  return {
    ...policy,
    expectations: trials && whatToExpect(trials, goal.slowdown, policy),
    paired: null,
    trialsFor: { ...goal, trials: needed }
  };
}
var PAIRED_CAPS = [2, 4];
function makePairedPlan(paired, goal, policy) {
  const isEnough = (pairs2) => (pairedPower({ ...paired, pairs: pairs2 }, goal.slowdown) ?? 0) >= goal.power;
  const sizes = Array.from({ length: MAX_SIMULATED_PAIRS }, (_, i) => i + 1);
  const { pairs, correlation, level } = paired;
  const power = slowdownsWith(goal.slowdown).flatMap((slowdown) => {
    const probability = pairedPower(paired, slowdown);
    return probability === null ? [] : [{ slowdown, probability }];
  });
  const capped = PAIRED_CAPS.flatMap((budget) => {
    const probability = pairedPowerAgainstCap(paired, budget);
    return probability === null ? [] : [{ budget, probability }];
  });
  const detectableSlowdown2 = pairedDetectable(pairs, correlation, level);
  return {
    ...policy,
    expectations: null,
    paired: { ...paired, power, capped, detectableSlowdown: detectableSlowdown2 },
    trialsFor: { ...goal, trials: sizes.find(isEnough) ?? null }
  };
}
function methodOf2({ settings: { band, comparison }, rules }) {
  return { band, quantile: comparison.quantile, rules };
}
var SLOWDOWNS2 = [1.5, 2, 3, 4, 6, 8, 16];
var CAPS = [1, 2, 4];
function whatToExpect(trials, slowdown, policy) {
  const design = { trials, ...methodOf2(policy) };
  const { band, quantile } = design;
  const { falseAlarmRate: alpha } = policy.settings.comparison;
  const orders = failingOrders(design, alpha);
  const gateRate = chanceToTouch(orders);
  const budgets = trials.map((n) => resolvableBudget(confidenceBand(n, band), quantile));
  const resolved = Math.min(...budgets);
  return {
    trials,
    confidence: band.confidence,
    resolvableBudget: resolved,
    range: designRange(design),
    falseAlarm: falseAlarmRates(design, { levels: ["weak", "fair"], seed: band.seed }),
    gateRate,
    test: alpha === null ? null : { alpha, attainedRate: gateRate },
    power: slowdownsWith(slowdown).map((one) => ({
      slowdown: one,
      probability: chanceToTouch(orders, one)
    })),
    capped: CAPS.filter((budget) => budget < resolved).map((budget) => ({
      budget,
      probability: powerAgainstCap(orders, budget, quantile)
    })),
    detectableSlowdown: isComputable(design) ? detectableSlowdown(orders) : null,
    falseStrongBound: alpha === null ? falseStrongBound(design, { isPaired: false }) : null
  };
}
function slowdownsWith(slowdown) {
  return [.../* @__PURE__ */ new Set([...SLOWDOWNS2, slowdown])].sort((a, b) => a - b);
}
var MAX_TRIALS = 2e3;
var USUAL_RATIO = 6.5;
function trialsToResolve(budget, settings, quantile) {
  const band = { ...settings, calibration: "exact" };
  const wantedBy = (n) => n * budget / resolvableBudget(confidenceBand(n, band), quantile);
  return fewest(wantedBy, { first: 1, most: MAX_TRIALS, guess: USUAL_RATIO * budget });
}
var USUAL_PRODUCT = 7.15;
var trialsToDetect = remember((question) => {
  const { slowdown, power, budget, band, rate, quantile, most = MAX_TRIALS } = question;
  const first = budget === null ? 1 : trialsToResolve(budget, band, quantile);
  if (first === null) return null;
  const meanFor = (caught) => normalQuantile(Math.min(0.999, Math.max(1e-3, caught))) - normalQuantile(rate ?? USUAL_LEVEL);
  const wantedBy = (n) => {
    const caught = chanceToCatch(n, question, power);
    const wanted = n * (meanFor(power) / meanFor(caught)) ** 2;
    return caught >= power ? Math.min(n, wanted) : Math.max(n + 1, wanted);
  };
  const guess = (USUAL_PRODUCT / Math.log(slowdown)) ** 2;
  return fewest(wantedBy, { first, most: Math.min(MAX_TRIALS, most), guess });
});
function chanceToCatch(n, { slowdown, rate, ...method }, enough) {
  const band = { ...method.band, calibration: "exact" };
  const design = { ...method, band, trials: [n, n] };
  const { staircase } = gateAt(noChangeDesign(design.trials, design), rate ?? USUAL_LEVEL);
  const byTest = chanceToTouch(staircase, slowdown);
  return rate !== null || byTest >= enough ? byTest : chanceToTouch(failingOrders(design, rate), slowdown);
}
var HALVE_EVERY2 = 3;
function fewest(wantedBy, { first, most, guess }) {
  let [tooFew, enough, wanted] = [first - 1, most + 1, guess];
  for (let step = 1; enough - tooFew > 1; step++) {
    const n = Math.min(enough - 1, Math.max(tooFew + 1, Math.ceil(wanted)));
    wanted = Math.min(2 * n, wantedBy(n));
    if (wanted <= n) enough = n;
    else tooFew = n;
    if (step % HALVE_EVERY2 === 0 && enough <= most) wanted = (tooFew + enough) / 2;
  }
  return enough > most ? null : enough;
}

// src/decide/pairing.ts
var ENOUGH_MATCHED = 0.9;
var MIN_PAIRS2 = 10;
function relationOf(pair, settings) {
  const { pairBy } = settings.reading;
  const keys = keysOf2(pair, pairBy);
  const pairing = pairingOf(pair, keys, pairBy);
  const { missing: missing2, flaw } = pairing;
  const { count, of } = pairing.matched;
  const asked = askedOf(settings, pair.baseline);
  const mayBeChance = asked === "auto" && keys.areGuessed && missing2.length > 0;
  const areMatched = count > 0 && count >= ENOUGH_MATCHED * of;
  const isList = asked !== "independent" && areMatched && !mayBeChance;
  if (isList && count >= (asked === "paired" ? 1 : MIN_PAIRS2))
    return { design: "paired", why: null, pairing, isDependent: true };
  const isShared = isBeyondChance(known2(keys.baseline), known2(keys.candidate));
  const isDependent = keys.areGuessed ? asked === "paired" : isShared;
  const independent = { design: "independent", why: null, pairing, isDependent };
  if (asked === "paired" && (pair.baseline.pairing ?? "paired") !== "paired")
    return { ...independent, why: "baseline-not-paired" };
  const isFlawed = asked === "auto" && pairBy !== "parameters" && flaw !== null;
  if (asked === "paired" || isFlawed) return { ...independent, design: "unmatched" };
  const isPartly = isDependent && settings.comparison.pairing === "auto";
  return { ...independent, why: separation(isList, isShared, isPartly) };
}
function separation(isList, isShared, isPartly) {
  if (isList) return isShared ? "few-pairs" : null;
  return isPartly ? "partly-paired" : null;
}
function askedOf({ comparison: { pairing }, reading, gate }, baseline) {
  if (pairing !== "auto") return pairing;
  if (reading.unit !== "auto") return "independent";
  if (gate.failOn === "fair" || gate.failOn === "weak") return "independent";
  const isList = baseline.pairing === "paired" || baseline.search.method === "list";
  return isList ? "paired" : "auto";
}
function pairingOf(pair, keys, pairBy) {
  const { baseline: before, candidate: after } = ofBoth((arm) => byKey(pair[arm], keys[arm]));
  const dropped = /* @__PURE__ */ new Set([...pair.baseline.dropped ?? [], ...pair.candidate.dropped ?? []]);
  const shared = [...before.keys()].filter((key) => key !== null && after.has(key));
  const common = keys.tellApart ? shared.sort() : [];
  const pairs = common.flatMap((key) => {
    const others = after.get(key) ?? [];
    const own = before.get(key) ?? [];
    return own.flatMap((baseline, i) => others[i] ? { baseline, candidate: others[i] } : []);
  });
  const partners = new Set(pairs.map(({ candidate }) => candidate));
  const counted2 = pairs.filter((one) => !dropped.has(one.baseline) && !dropped.has(one.candidate));
  const isLost2 = (_, i) => !keys.tellApart || !after.has(keys.baseline[i] ?? "");
  const leftOut = keys.areGuessed ? null : counted2.length;
  const missing2 = pair.baseline.trials.filter(isLost2);
  const byParameters = keys.leftOut.length === 0 ? 0 : leftOut;
  const differing = pairBy === "parameters" ? byParameters : differingIn(counted2, pair);
  const areAlmostSame = () => differing === null ? pairBy !== "trial" : differing <= (1 - ENOUGH_MATCHED) * counted2.length;
  return {
    pairs: counted2,
    missing: missing2,
    matched: { count: counted2.length, of: counted2.length + missing2.length },
    extra: pair.candidate.trials.filter((trial) => !partners.has(trial)).length,
    leftOut: keys.leftOut,
    flaw: keys.flaw,
    differing,
    areSame: pairBy === "parameters" || areAlmostSame()
  };
}
function byKey(sweep, keys) {
  const keyed = new Map(trialsOf(sweep).map((trial, i) => [trial, keys[i] ?? null]));
  const idOf = ({ shard, number }) => JSON.stringify([shard, number]);
  const inOrder = (a, b) => a.number - b.number || (idOf(a) < idOf(b) ? -1 : 1);
  return groupBy([...keyed.keys()].sort(inOrder), (trial) => keyed.get(trial) ?? null);
}
function differingIn(pairs, pair) {
  const names = searchedColumns(pair).map(({ name }) => name);
  if (names.length === 0) return null;
  const drawnFor = ({ parameters }, name) => keyOf(ownOf(parameters, name));
  return pairs.filter(
    ({ baseline, candidate }) => names.some((name) => !areNear(drawnFor(baseline, name), drawnFor(candidate, name)))
  ).length;
}
var MAX_NAMED2 = 5;
function pairingWarnings(relation) {
  const { design, why, pairing } = relation;
  const { flaw, leftOut } = pairing;
  if (design === "unmatched") return flaw ? [{ ...flaw, names: flaw.names.slice(-MAX_NAMED2) }] : [];
  if (design === "paired" && leftOut.length > 0) {
    const names = leftOut.slice(0, MAX_NAMED2);
    return [warningOf("parameters-left-out", { count: leftOut.length }, { names })];
  }
  if (why === null) return [];
  const arm = why === "baseline-not-paired" ? "baseline" : null;
  return [warningOf(why, pairing.matched, { arm })];
}
var MIN_APART = 0.9;
function keysOf2(pair, pairBy) {
  if (pairBy === "trial") {
    const keys2 = ofBoth((arm) => numbersOf(pair[arm]));
    const flaw = repeatedNumbers(keys2) ?? reorderedBy(keys2, pair);
    return { ...keys2, leftOut: [], areGuessed: false, tellApart: flaw === null, flaw };
  }
  const byParameters = pairBy === "parameters";
  const areGuessed = byParameters && areAnyGuessed(pair);
  const all = columnsOf(pair, pairBy);
  const shared = all.filter((column) => (areGuessed ? mayBeDrawn : isPartOfKey)(column));
  const plain3 = keysBy(shared);
  const isRepeated = byParameters && !areGuessed && !areApart(known2(plain3.baseline));
  const seeds = seedsOf(pair);
  const keys = isRepeated && haveCommon(seeds) ? keysBy([...shared, seeds]) : plain3;
  const moved = byParameters ? shared.filter((column) => !haveCommon(column)) : [];
  const movedAway = warningOf("search-moved", {}, { names: moved.map(({ name }) => name) });
  const repeated = byParameters ? null : repeatedBy(shared, keys, pair);
  return {
    ...keys,
    leftOut: all.filter((column) => !shared.includes(column)).map(({ name }) => name),
    areGuessed,
    tellApart: areApart(known2(keys.baseline)),
    flaw: moved.length > 0 ? movedAway : repeated
  };
}
function areAnyGuessed({ baseline, candidate }) {
  return areParametersGuessed(baseline) || areParametersGuessed(candidate);
}
var [ROUGHLY, NEARLY] = [1e-6, 1e-12];
function keysBy(columns) {
  const keysWith = (tolerance) => {
    const classes = columns.map((column) => inClasses2(column, tolerance));
    return ofBoth(
      (arm) => (columns[0]?.[arm] ?? []).map((_, i) => {
        const values = classes.map((column) => column[arm][i] ?? null);
        return values.every((value) => value === null) ? null : JSON.stringify(values);
      })
    );
  };
  const [few, many] = [keysWith(ROUGHLY), keysWith(NEARLY)];
  const areEnough = ARMS.every((arm) => new Set(few[arm]).size === new Set(many[arm]).size);
  return areEnough ? few : many;
}
function inClasses2({ name, ...column }, tolerance) {
  const numbers = [...column.baseline, ...column.candidate].filter(
    (value) => typeof value === "number"
  );
  const leasts = /* @__PURE__ */ new Map();
  let least = Number.NaN;
  for (const value of numbers.sort((a, b) => a - b)) {
    if (!areNear(value, least, tolerance)) least = value;
    leasts.set(value, least);
  }
  return { name, ...ofBoth((arm) => column[arm].map((value) => leasts.get(value) ?? value)) };
}
function areNear(one, other, tolerance = ROUGHLY) {
  if (typeof one !== "number" || typeof other !== "number") return one === other;
  return Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}
function isPartOfKey(column) {
  if (haveCommon(column)) return true;
  const given = ofBoth((arm) => column[arm].filter((value) => value !== null));
  const isRemark = inBoth(
    given,
    (values) => values.every((value) => typeof value === "string") && areApart(values)
  );
  return !isRemark && new Set(given.baseline).size > 1;
}
function inBoth(arms, holds) {
  return ARMS.every((arm) => holds(arms[arm]));
}
function areApart(values) {
  return new Set(values).size >= MIN_APART * values.length;
}
function repeatedBy(given, keys, pair) {
  const arm = ARMS.find((one) => !areApart(known2(keys[one])));
  if (arm === void 0) return null;
  const all = known2(keys[arm]);
  const names = given.map(({ name }) => name);
  const mend = [...columnsOf(pair, "parameters"), seedsOf(pair)].find(
    (column) => !names.includes(column.name) && inBoth(keysBy([...given, column]), areApart)
  );
  const facts2 = { count: new Set(all).size, of: all.length, isMended: mend !== void 0 };
  return warningOf("pair-by-repeats", facts2, { arm, names: mend ? [...names, mend.name] : names });
}
var NO_DRAW = /(^|[^a-z])(id|number|index|count|time|date|epoch|step|trial|seed)$/i;
function reorderedBy(keys, pair) {
  const places = new Map(keys.candidate.map((key, i) => [key, i]));
  const matched = keys.baseline.flatMap((key, i) => {
    const place = key === null ? void 0 : places.get(key);
    return place === void 0 ? [] : [[i, place]];
  });
  const shared = columnsOf(pair, "parameters").filter(
    (column) => inBoth(column, (values) => values.some((value) => value !== null))
  );
  const isNumber = (values) => values.every((value) => typeof value === "number") && areApart(values);
  const drawn = shared.filter((one) => !NO_DRAW.test(one.name) && inBoth(one, isNumber));
  const isOrdered = ({ baseline, candidate }) => areOrdered(matched.map(([b, c]) => [Number(baseline[b]), Number(candidate[c])]));
  const areEqual = ([b, c]) => shared.every(({ baseline, candidate }) => areNear(baseline[b] ?? null, candidate[c] ?? null));
  const isKept = drawn.length > 0 ? drawn.some(isOrdered) : matched.filter(areEqual).length >= MIN_APART * matched.length;
  const names = (drawn.length > 0 ? drawn : shared).map(({ name }) => name);
  return isKept ? null : warningOf("trials-dealt-anew", {}, { names });
}
function areOrdered(pairs) {
  const sorted = pairs.toSorted(([x], [other]) => x - other);
  const isIn = (sign) => {
    let [start, before, most] = [Number.NaN, -Infinity, -Infinity];
    return sorted.every(([x, y]) => {
      if (!areNear(x, start)) [start, before] = [x, most];
      most = Math.max(most, sign * y);
      return sign * y >= before || areNear(sign * y, before);
    });
  };
  return isIn(1) || isIn(-1);
}
function trialsOf({ trials, dropped = [] }) {
  return [...trials, ...dropped];
}
function numbersOf(sweep) {
  const keys = trialsOf(sweep).map(({ shard, number }) => JSON.stringify([shard, number]));
  const counts = countEach(keys);
  return keys.map((key) => counts.get(key) === 1 ? key : null);
}
function repeatedNumbers(keys) {
  const arm = ARMS.find((one) => known2(keys[one]).length < MIN_APART * keys[one].length);
  if (arm === void 0) return null;
  const facts2 = { count: known2(keys[arm]).length, of: keys[arm].length, isMended: false };
  return warningOf("pair-by-repeats", facts2, { arm });
}
function columnsOf(pair, pairBy) {
  const trials = ofBoth((arm) => trialsOf(pair[arm]));
  const all = [...trials.baseline, ...trials.candidate];
  const found = all.flatMap(({ parameters }) => Object.keys(parameters ?? {}));
  const names = pairBy === "parameters" ? [...new Set(found)] : pairBy;
  const columns = names.map((name) => {
    const drawnFor = ({ columns: columns2, parameters }) => keyOf(ownOf(columns2, name) ?? ownOf(parameters, name));
    return { name, ...ofBoth((arm) => trials[arm].map(drawnFor)) };
  });
  return pairBy === "parameters" && areAnyGuessed(pair) ? [...columns, seedsOf(pair)] : columns;
}
function seedsOf(pair) {
  return { name: "seed", ...ofBoth((arm) => trialsOf(pair[arm]).map(({ seed }) => seed)) };
}
function haveCommon(column) {
  const { baseline, candidate } = inClasses2(column, ROUGHLY);
  const values = new Set(candidate);
  return baseline.some((value) => value !== null && values.has(value));
}
function mayBeDrawn(column) {
  const { baseline, candidate } = inClasses2(column, ROUGHLY);
  const [fewer, more] = baseline.length <= candidate.length ? [baseline, candidate] : [candidate, baseline];
  const there = countEach(more);
  const areThere = [...countEach(fewer)].every(([value, n]) => n <= (there.get(value) ?? 0));
  return areThere && !countsUp(baseline) && !countsUp(candidate);
}
function countsUp(values) {
  const numbers = values.filter((value) => typeof value === "number").sort((a, b) => a - b);
  const [least] = numbers;
  const isWhole = numbers.length === values.length && Number.isInteger(least);
  return isWhole && values.length > 1 && numbers.every((value, i) => value === Number(least) + i);
}
function known2(keys) {
  return keys.filter((key) => key !== null);
}

// src/decide/prepare.ts
function prepare(sweeps, asked) {
  const listed2 = withLists(sweeps, asked);
  const areWhole = unitsOf(listed2, asked).unit === "search";
  const counted2 = areWhole ? asTheyAre(listed2) : withRepeats(listed2, asked);
  const { axis, settings, warnings } = chooseAxis(counted2.pair, asked);
  const relation = relationOf(counted2.pair, settings);
  return { ...counted2, axis, settings, relation, warnings: [...warnings, ...counted2.warnings] };
}
function withLists(pair, settings) {
  const all = ofBoth((arm) => pair[arm].withHandPicked ?? pair[arm]);
  const arePicked = ARMS.some((arm) => all[arm] !== pair[arm]);
  return arePicked && relationOf(all, settings).design === "paired" ? all : pair;
}
function asTheyAre(pair) {
  return { pair, warnings: [], doRepeatsDiffer: false };
}
function withRepeats(pair, settings) {
  const { repeats, pairBy } = settings.reading;
  if (repeats === "separate") return asTheyAre(pair);
  const isAsked = repeats === "average";
  const [before, after] = ARMS.map((arm) => repeatsIn(pair[arm], isAsked));
  const found = before ?? after;
  if (!found) return asTheyAre(pair);
  const { design, pairing } = relationOf(pair, settings);
  const isFlawed = pairBy !== "parameters" && pairing.flaw !== null;
  if (design === "paired" || isFlawed) return asTheyAre(pair);
  const areInBoth = before && after;
  if (!areInBoth && !isAsked) {
    const { count, of } = found;
    const arm = before ? "baseline" : "candidate";
    const warning2 = warningOf("repeated-configurations", { count, of }, { arm });
    return { pair, warnings: [warning2], doRepeatsDiffer: true };
  }
  const trainings = areInBoth ? Math.min(before.trainings, after.trainings) : 1;
  const averaged = ofBoth((arm) => averageRepeats(pair[arm], trainings));
  const facts2 = { ...ofBoth((arm) => averaged[arm].trials.length), trainings };
  const warning = warningOf("repeats-averaged", facts2);
  return { pair: averaged, warnings: [warning], doRepeatsDiffer: false };
}
var MAX_TRIALS2 = 2e3;
function unitsOf(pair, settings) {
  const { unit } = settings.reading;
  const level = settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  const trials = () => ({
    unit: "trial",
    // Made when they are asked for: of very large sweeps nobody does.
    get arms() {
      return ofBoth((arm) => pair[arm].trials.map((trial) => [configured(trial)]));
    }
  });
  if (unit === "trial") return trials();
  const searches = ofBoth((arm) => searchesOf(pair[arm], unit));
  if (unit === "auto" && ARMS.some((arm) => searches[arm].length < 2)) return trials();
  const distinct = distinctSearches(searches);
  const known3 = [distinct.baseline.length, distinct.candidate.length];
  if (unit === "auto" && !areSearches(pair, known3, level)) return trials();
  const most = Math.floor(MAX_TRIALS2 / Math.max(...known3));
  const ofJobs = areJobs(pair.candidate) ? "jobs" : "files or studies";
  return {
    unit: "search",
    arms: evenSearches(ofBoth((arm) => distinct[arm].map((search) => search.slice(0, most)))),
    repeated: ofBoth((arm) => searches[arm].length - distinct[arm].length),
    shared: distinct.shared,
    are: isUnitName(unit) ? ofJobs : "values of a column"
  };
}
var ADAPTIVE_BY_DEFAULT = /^(optuna|hyperopt)/;
function areSearches(pair, known3, level) {
  if (Math.min(...known3) < 2) return false;
  const sweeps = [pair.baseline, pair.candidate];
  const isFixed = sweeps.some(({ search }) => search.method === "grid" || search.method === "list");
  if (sweeps.some(isAdaptive)) return !isFixed;
  const mayBe = sweeps.some(
    ({ format, search }) => search.method === "unknown" && ADAPTIVE_BY_DEFAULT.test(format)
  );
  return mayBe && leastPValue(known3) <= level;
}
function areJobs({ trials }) {
  return trials.every(({ search }) => search === void 0);
}
function searchesOf(sweep, unit) {
  const { trials, format } = sweep;
  const keyOf2 = ({ search, shard }) => JSON.stringify([isUnitName(unit) ? shard : null, search ?? null]);
  const searches = [...groupBy(trials, keyOf2).values()];
  const areFromZero = areJobs(sweep) && isOptuna(format);
  const areOne = unit === "auto" && areOfOneStudy(searches, areFromZero);
  return (areOne ? [trials] : searches).map((search) => search.map(configured));
}
function areOfOneStudy(searches, areFromZero) {
  const owners = new Map(
    searches.flatMap((trials, i) => trials.map(({ number }) => [number, i]))
  );
  if (owners.size < searches.flat().length) return false;
  if (areFromZero) return true;
  const inOrder = [...owners].sort(([a], [b]) => a - b).map(([, owner]) => owner);
  return inOrder.filter((owner, i) => owner !== inOrder[i - 1]).length > searches.length;
}
function configured({ score, parameters }) {
  return { score, settings: parameters ?? {} };
}
function haveColumns(sweep, { reading }) {
  if (reading.settings === "none") return false;
  return reading.settings !== "auto" || !areParametersGuessed(sweep);
}
function columnsFor(pair, { reading }) {
  const { settings } = reading;
  const sweeps = [pair.baseline, pair.candidate];
  if (!sweeps.every((sweep) => haveColumns(sweep, { reading }))) return [];
  if (typeof settings === "string") return null;
  const trials = sweeps.flatMap((sweep) => sweep.trials);
  const missing2 = settings.find(
    (name) => !trials.some(({ parameters }) => Object.hasOwn(parameters ?? {}, name))
  );
  if (missing2 === void 0) return settings;
  const what = `names ${JSON.stringify(printable(missing2, 80))}, which no trial of either sweep has`;
  const fix = "`tuning-gate inspect` lists the settings that files have.";
  throw settingsError("settings", what, fix);
}

// src/decide/no-change.ts
function testOf({ pair, settings, relation, axis }, older, level) {
  const alpha = level ?? USUAL_LEVEL;
  const unlimited = { ...settings.comparison, budgetMin: null, budgetMax: null };
  const inTrials2 = axis.kind === "cost" ? { ...settings, comparison: unlimited } : settings;
  if (relation.design === "paired") return testPairsAt(relation.pairing, inTrials2, alpha);
  if (settings.comparison.falseAlarmRate === null && !isTestable(pair)) return null;
  if (haveCosts(pair))
    throw settingsError(
      "false-alarm-rate",
      "cannot be combined with costs: how often the check fails when nothing changed then depends on how costs and scores are related, which is unknown",
      "Set `confidence` instead, or leave out `cost` to compare in trials."
    );
  return testUnitsAt({ pair, settings }, older, alpha);
}
var CLEAR = 0.05;
function testUnitsAt({ pair, settings }, older, alpha) {
  const units = unitsOf(pair, settings);
  const passing2 = passingScore(pair);
  const sizeOf2 = (arm) => arm.length * (arm[0]?.length ?? 0);
  const { baseline, candidate } = units.arms;
  const design = noChangeDesign([sizeOf2(baseline), sizeOf2(candidate)], methodOf(settings));
  const found = testOfUnits(units.arms, {
    design,
    margin: settings.comparison.margin,
    passing: passing2,
    columns: columnsFor(pair, settings),
    older: older.map((sweep) => haveColumns(sweep, settings) ? sweep.trials.map(configured) : []),
    level: levelToResolve(settings),
    seed: settings.band.seed,
    shiftUpTo: CLEAR
  });
  const judged = judgedAt(alpha, found);
  const isExact = judged.pSameSettings === null && found.relabelings === null && passing2 === null;
  return {
    design: "independent",
    unit: units.unit,
    units: ofBoth((arm) => units.arms[arm].length),
    ...judged,
    attainedRate: isExact ? gateAt(design, alpha).rate : judged.attainedRate,
    settings: found.settings,
    searches: units.unit === "search" ? describeSearches(units) : null,
    pairs: null
  };
}
function judgedAt(alpha, { worse: worse2, better, relabelings }) {
  const { pValue, sameSettings, afterTuning } = worse2;
  const isBySettings2 = sameSettings !== null && sameSettings <= afterTuning;
  const by = isBySettings2 ? "same-settings" : "after-tuning";
  return {
    pValue,
    pSameSettings: sameSettings,
    pAfterTuning: afterTuning,
    pBetter: better.pValue,
    pBetterAfterTuning: better.afterTuning,
    alpha,
    failed: pValue <= alpha,
    by: sameSettings === null ? null : by,
    attainedRate: relabelings === null ? alpha : Math.floor(alpha * relabelings) / relabelings,
    relabelings
  };
}
function describeSearches({
  arms,
  unit: _,
  ...found
}) {
  const { length, filled, leftOut } = arms;
  const scores = ofBoth((arm) => arms[arm].map((search) => search.map(({ score }) => score)));
  const best = ofBoth((arm) => middleBest(scores[arm].map((search) => Math.max(...search))));
  return { length, filled, leftOut, scores, ...found, best };
}
var MAX_PAIRS = 1e3;
function testPairsAt(pairing, settings, alpha) {
  const trials = thinned(pairing.pairs, MAX_PAIRS);
  const pairs = trials.map((pair) => ofBoth((arm) => pair[arm].score));
  const found = resultOf(pairs, settings);
  const share = Math.min(1, MAX_PAIRS / pairing.pairs.length);
  const missing2 = thinned(pairing.missing, Math.ceil(share * pairing.missing.length));
  const lost2 = missing2.map(({ score }) => ({ baseline: score, candidate: -Infinity }));
  const withLost = lost2.length === 0 ? found : resultOf([...pairs, ...lost2], settings);
  return {
    design: "paired",
    unit: "pair",
    units: ofBoth(() => pairs.length),
    ...judgedAt(alpha, found),
    settings: null,
    searches: null,
    pairs: { trials, ...describePairs(pairs, pairing), pValueIfLost: withLost.worse.pValue }
  };
}
var MAX_SHARED = 10;
function levelToResolve({ comparison: { falseAlarmRate: rate } }) {
  return rate === null ? USUAL_LEVEL : rate / MAX_SHARED;
}
function resultOf(pairs, settings) {
  const { band, comparison } = settings;
  const design = noChangeDesign([pairs.length, pairs.length], methodOf(settings));
  const options = { seed: band.seed, level: levelToResolve(settings), margin: comparison.margin };
  return testOfPairs(pairs, design, options);
}
function thinned(all, most) {
  const place = (i) => Math.floor(i * most / all.length);
  return all.length <= most ? all : all.filter((_, i) => place(i) > place(i - 1));
}
function describePairs(pairs, { missing: missing2, extra, differing }) {
  const { baseline, candidate } = ofBoth((arm) => pairs.map((pair) => pair[arm]));
  const losses = classesOfLosses(baseline, candidate);
  const n = pairs.length;
  const counts = {
    worse: losses.filter((loss) => loss > 0).length,
    better: losses.filter((loss) => loss < 0).length,
    same: losses.filter((loss) => loss === 0).length
  };
  const isMost = counts.same >= MOSTLY * n && counts.same < n;
  return {
    n,
    ...counts,
    areMostlyIdentical: isMost && areFine(baseline),
    passing: valuesIn(pairs).length === 2 ? passRatesOf2(pairs, counts) : null,
    unmatched: { baseline: missing2.length, candidate: extra },
    differing,
    correlation: rankCorrelation(baseline, candidate),
    change: shiftOfPairs(pairs)
  };
}
var MOSTLY = 0.9;
function areFine(scores) {
  const fine = scores.filter((score) => digitsOf(score) >= 6);
  return new Set(fine).size >= MOSTLY * scores.length;
}
function valuesIn(pairs) {
  const scores = pairs.flatMap(({ baseline, candidate }) => [baseline, candidate]);
  return [...new Set(scores.filter(Number.isFinite))];
}
var SURE = 0.99;
function passRatesOf2(pairs, { worse: worse2, better }) {
  const n = pairs.length;
  const high = Math.max(...valuesIn(pairs));
  const rates = ofBoth((arm) => pairs.filter((pair) => pair[arm] === high).length / n);
  const [least, most] = exactLimits({ hits: worse2, draws: worse2 + better }, SURE);
  const changeAt = (share) => (1 - 2 * share) * (worse2 + better) / n + 0;
  const change = { lower: changeAt(most), upper: changeAt(least) };
  return { ...rates, change };
}
function isTestable(pair) {
  const { baseline, candidate } = pair;
  const most = Math.max(baseline.trials.length, candidate.trials.length);
  return !haveCosts(pair) && most <= MAX_CALIBRATED;
}
function haveCosts({ baseline, candidate }) {
  return baseline.cost !== null && candidate.cost !== null;
}

// src/decide/outcome.ts
function withRuling(assessment, ruling2) {
  return { ...assessment, outcome: outcomeOf(ruling2, assessment) };
}
var JUDGED = ["mixed", "worse", "better", "none"];
function outcomeOf(ruling2, assessment) {
  const { verdict } = ruling2;
  const compared = assessment.kind === "compared" ? assessment : null;
  const isJudged2 = JUDGED.includes(verdict);
  return {
    ...ruling2,
    way: verdict === "worse" || verdict === "better" ? verdict : null,
    isMixed: verdict === "mixed",
    mark: markOf(ruling2, compared),
    triage: triageOf(ruling2),
    cause: causeOf(ruling2, assessment),
    isJudged: isJudged2,
    evidence: evidenceOf2(ruling2),
    claim: isJudged2 && compared ? claimOf(ruling2, compared) : null
  };
}
function leaveOut(assessment) {
  const [code2, verdict, gate] = ["unchanged", "no-candidate", "neutral"];
  return withRuling(assessment, { code: code2, facts: {}, verdict, gate });
}
function isLeftOut({ outcome }) {
  return outcome.code === "unchanged";
}
function isFailure({ gate }) {
  return gate === "fail";
}
function isFoundWorse(found) {
  return isFailure(found) && (found.verdict === "worse" || found.verdict === "mixed");
}
function exitCodeOf(found) {
  return isFailure(found) ? 1 : 0;
}
function bisectCodeOf(found) {
  if (found.gate === "pass") return 0;
  return isFoundWorse(found) ? 1 : 125;
}
function markOf(ruling2, compared) {
  if (isFailure(ruling2)) return "\u274C";
  const { verdict, gate } = ruling2;
  const isGood = gate === "pass" && (verdict === "none" || verdict === "better");
  if (!isGood || compared === null || isRepetition(compared.test)) return "\u26AA";
  const isKnown = compared.searchDoubts.baseline === null;
  const { pairs = null } = compared.test ?? {};
  const mayBeWorse = pairs?.areMostlyIdentical && pairs.worse > pairs.better;
  return isKnown && !mayBeWorse ? "\u2705" : "\u26AA";
}
function triageOf(ruling2) {
  if (isFailure(ruling2)) return "blocks";
  const { verdict, gate } = ruling2;
  if (verdict === "none" || verdict === "better") {
    if (gate === "neutral") return "unknown";
    return verdict === "better" ? "better" : "same";
  }
  return verdict === "worse" || verdict === "mixed" ? "worse" : "unknown";
}
function evidenceOf2({ code: code2, verdict }) {
  if (verdict === "invalid") return "void";
  return verdict === "insufficient" && code2 !== "candidate-short" ? "cannot-tell" : "counts";
}
var CAUSES = {
  "no-scores": "not-judged",
  "all-equal": "not-judged",
  "adaptive-baseline": "adaptive-search",
  "repeats-differ": "repeats-differ",
  insufficient: "too-few-trials",
  invalid: "not-judged"
};
function causeOf(ruling2, assessment) {
  if (assessment.accepted !== null) return "accepted";
  const { code: code2, facts: facts2, verdict, gate } = ruling2;
  if (code2 === "worse" && gate === "fail")
    return facts2.by === "test" && levelsOf(assessment).worse !== "strong" ? "test" : null;
  if (code2 === "worse") return assessment.settings.gate.failOn === "never" ? "fail-on" : "informs";
  if (code2 === "evidence-only" && gate !== "pass")
    return assessment.kind === "compared" && assessment.decides === "test" ? "test" : "fail-on";
  return CAUSES[code2] ?? CAUSES[verdict] ?? null;
}
function claimOf({ verdict, gate }, compared) {
  const { comparison, notWorse: notWorse2, test, accepted } = compared;
  if (verdict === "mixed" || test?.pairs) return null;
  const way = comparison.worse.level === "none" ? "better" : "worse";
  const { level } = comparison[way];
  if (level === "none") return null;
  const isFaint = way === "worse" && level === "weak" && gate === "pass" && accepted === null;
  const isWithin2 = notWorse2?.isEverywhere && way === "better" && level !== "strong";
  return isFaint || isWithin2 ? null : { way, level };
}
function levelsOf(assessment) {
  if (assessment.kind !== "compared") return { worse: "none", better: "none" };
  const { worse: worse2, better } = assessment.comparison;
  return { worse: worse2.level, better: better.level };
}
function levelNeeded({ failOn }) {
  return failOn === "never" ? "strong" : failOn;
}
function failingLevel({ failOn, informOnly }) {
  return informOnly || failOn === "never" ? null : failOn;
}
function failsOnStrong(gate) {
  return failingLevel(gate) === "strong";
}
function haveTies({ baseline, candidate }) {
  const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
  return new Set(scores).size < scores.length;
}
function isFailedByTest({ facts: facts2 }) {
  return "by" in facts2 && facts2.by === "test";
}
function isShownByTest({ outcome, test }) {
  return isFailedByTest(outcome) || outcome.code === "worse" && test?.failed === true;
}
function isClear(way, assessment) {
  const isTested = way === "worse" && isShownByTest(assessment);
  return isTested || assessment.comparison[way].level === "strong";
}
function decidedBy(assessment) {
  if (assessment.kind !== "compared") return null;
  const { outcome, decides } = assessment;
  const { code: code2 } = outcome;
  if (code2 === "worse" || code2 === "adaptive-baseline") return outcome.facts.by;
  return decides === "either" ? null : decides;
}
function restsOnTest({ test, decides, outcome }) {
  return test !== null && (decides === "test" || isFailedByTest(outcome));
}
function isRepetition(test) {
  return test?.pairs != null && test.pairs.same === test.pairs.n;
}
function lacksBaseline({ outcome }) {
  return outcome.verdict === "no-baseline";
}
function hasSameRows(assessment) {
  const test = assessment.kind === "compared" ? assessment.test : null;
  const isSame = assessment.outcome.code === "identical" || isRepetition(test);
  return isSame || assessment.warnings.some(({ code: code2 }) => code2 === "same-rows");
}
function isStrengthUnknown(assessment) {
  return assessment.outcome.code === "adaptive-baseline" || passesAcrossScales(assessment);
}
function passesAcrossScales({ outcome, warnings }) {
  return outcome.code === "doubtful-pass" && warnings.some(({ code: code2 }) => code2 === "scales-differ");
}
function passesByItself({ outcome, accepted }) {
  return outcome.gate === "pass" && accepted === null;
}
var NOTABLE = 0.05;
function foundInPairs({ pValue, pBetter, alpha }) {
  if (pValue <= NOTABLE) return { way: "worse", isSure: false };
  const isSure = pBetter <= alpha;
  return { way: isSure || pBetter <= NOTABLE ? "better" : null, isSure };
}
function reasonCodeOf({ accepted, outcome }) {
  return accepted === null ? outcome.code : "accepted";
}

// src/decide/chances.ts
var SLOWDOWNS3 = [3, 2];
var POWER = 0.8;
var MAX_ADVISED = 200;
function decidersOf(compared) {
  const { settings, test, passRates: passRates2 } = compared;
  const { falseAlarmRate: rate } = settings.comparison;
  if (test === null) return "bands";
  if (rate !== null || test.unit !== "trial" || passRates2 !== null) return "test";
  const isLower = levelNeeded(settings.gate) !== "strong";
  return isLower || doBandsDecide(designIn(compared)) ? "either" : "test";
}
function designIn({ comparison, settings: { band } }) {
  const { baseline, candidate, rules } = comparison;
  const trials = [baseline.band.n, candidate.band.n];
  const trialCosts = [baseline.trialCost, candidate.trialCost];
  return { trials, trialCosts, band, quantile: baseline.quantile, rules };
}
function chancesOf(compared, isPaired) {
  const { comparison, settings, test, passRates: passRates2, decides } = compared;
  if (comparison.range === null && test === null) return null;
  const bound = haveTies(compared) || test?.pairs != null;
  const ofTest = test && computedRate(test.attainedRate, bound);
  const hasPower = settings.comparison.margin === 0;
  if (test !== null && (test.unit !== "trial" || passRates2 !== null)) {
    const detectable = hasPower ? detectableInPairs(test) : null;
    return { ...NO_CHANCES, gateRate: ofTest, detectableSlowdown: detectable };
  }
  const design = designIn(compared);
  const falseStrong = decides === "test" ? null : falseStrongBound(design, { isPaired });
  if (haveCosts(compared)) return { ...NO_CHANCES, falseStrongBound: falseStrong };
  const level = levelNeeded(settings.gate);
  const { seed } = settings.band;
  const falseAlarm = falseAlarmRates(design, { levels: [level], seed, isBound: bound });
  const isKnown = hasPower && (test !== null || isComputable(design));
  return {
    falseStrongBound: falseStrong,
    falseAlarm,
    gateRate: decides === "test" ? ofTest : rateOfEither(compared, falseAlarm[level]),
    detectableSlowdown: isKnown ? detectableSlowdown(failingOrders2(compared, design), POWER) : null
  };
}
var NO_CHANCES = {
  falseStrongBound: null,
  falseAlarm: NO_RATES,
  gateRate: null,
  detectableSlowdown: null
};
function rateOfEither(compared, ofBands) {
  const { test, settings } = compared;
  if (ofBands === null || test === null) return ofBands;
  if (test.pSameSettings !== null || levelNeeded(settings.gate) !== "strong")
    return { ...ofBands, rate: Math.min(1, ofBands.rate + test.alpha), isBound: true };
  return { ...ofBands, rate: chanceToTouch(failingOrders2(compared, designIn(compared))) };
}
function detectableInPairs({ pairs, alpha }) {
  if (pairs === null || pairs.passing !== null) return null;
  return pairedDetectable(pairs.n, pairs.correlation ?? 0, alpha);
}
function failingOrders2({ test, settings, decides }, design) {
  if (test === null) return strongStaircase(design);
  const { falseAlarmRate: rate } = settings.comparison;
  const level = (rate ?? test.alpha) * (test.pSameSettings === null ? 1 : 0.5);
  return ordersFailing(design, { level, hasBands: decides === "either" });
}
var MAX_UNNOTICED = 8;
var MANY = 1e3;
function canTell(compared) {
  const { test, axis } = compared;
  if (test?.searches) return !hasTooFewSearches(test);
  if (test?.pairs) {
    const { n: n2, correlation } = test.pairs;
    return (pairedDetectable(n2, correlation ?? 0, test.alpha) ?? Infinity) <= MAX_UNNOTICED;
  }
  if (compared.comparison.range === null) return false;
  const { trials, rules, band, quantile } = designIn(compared);
  const [n, m] = trials.map((size) => size > MAX_CALIBRATED ? MANY : size);
  const unlimited = axis.kind === "cost" ? { budgetMin: null, budgetMax: null } : {};
  const inTrials2 = { ...rules, ...unlimited, margin: 0 };
  const orders = failingOrders2(compared, { trials: [n, m], rules: inTrials2, band, quantile });
  return chanceToTouch(orders, MAX_UNNOTICED) >= POWER;
}
function hasTooFewSearches({ unit, units, alpha }) {
  return unit === "search" && leastPValue([units.baseline, units.candidate]) > alpha;
}
var MIN_TREND = 0.2;
function slowdownOf({ baseline, candidate, comparison, settings, rows }, hasRates) {
  const scoresOf = ({ trials }) => trials.map(({ score }) => score);
  const { confidence } = settings.band;
  const found = overallSlowdown(scoresOf(baseline), scoresOf(candidate), confidence);
  if (found === null) return null;
  const { worse: worse2, better } = comparison;
  const isMixed = [worse2, better].every(({ intervals }) => intervals.strong.length > 0);
  const hasTrend = found.trendPValue !== null && found.trendPValue <= MIN_TREND;
  const fits = !isMixed && !hasTrend && rows.every(({ budget }) => allows(comparison, budget, found.estimate));
  const pValues = hasRates ? {} : { pValue: null, trendPValue: null };
  return { ...found, ...pValues, fits };
}
function allows(comparison, budget, slowdown) {
  const { baseline, candidate } = comparison;
  const { lower, upper } = equivalentEffort(comparison, budget);
  const needed = slowdown * (budget / baseline.trialCost) * candidate.trialCost;
  return needed >= lower && needed <= Math.max(upper, candidate.trialCost);
}
function trialsNeeded(compared, areDraws) {
  const forSlowdown = trialsForSlowdown(compared, areDraws);
  return { toOpenRange: trialsToOpen(compared), ...forSlowdown, power: POWER };
}
function isNarrow({ baseline, candidate, from }) {
  return Math.min(baseline.resolvableBudget, candidate.resolvableBudget) < 2 * from;
}
function trialsToOpen({ comparison, settings }) {
  const { range, from, baseline, candidate } = comparison;
  if (!isNarrow(comparison) || isClosedByLimits(comparison)) return null;
  const budget = range === null ? from : 2 * from;
  const trials = budget / Math.min(baseline.trialCost, candidate.trialCost);
  return trialsToResolve(trials, settings.band, settings.comparison.quantile);
}
function trialsForSlowdown({ settings, ...pair }, areDraws) {
  const { margin, falseAlarmRate: rate } = settings.comparison;
  const [first, second] = SLOWDOWNS3;
  if (haveCosts(pair) || margin > 0) return { slowdown: first, toDetect: null };
  const method = { ...methodOf(settings), rate };
  const least = Math.min(pair.baseline.trials.length, pair.candidate.trials.length, MAX_ADVISED);
  const isCaught = chanceToCatch(least, { ...method, slowdown: first }, POWER) >= POWER;
  const slowdown = isCaught ? second : first;
  if (!areDraws) return { slowdown, toDetect: null };
  const goal = { slowdown, power: POWER, budget: null, most: MAX_ADVISED };
  return { slowdown, toDetect: trialsToDetect({ ...goal, ...method }) ?? "over 200" };
}
function rangeWarnings(comparison, needed) {
  if (comparison.range === null || !isNarrow(comparison)) return [];
  return [warningOf("narrow-range", { trials: needed.toOpenRange })];
}
function planFor(given) {
  const { settings } = given;
  const rules = { ...methodOf(settings).rules, margin: 0 };
  const [slowdown, power] = [given.value("slowdown"), given.value("power")];
  const goal = { slowdown, power, budget: given.value("budget") };
  const policy = { settings, rules };
  return given.has("paired") ? makePairedPlan(readPairs(given), goal, policy) : makePlan(readTrials(given), goal, policy);
}
function readPairs(given) {
  const others = ["baseline-n", "candidate-n", "budget"];
  const other = others.find((flag) => given.has(flag));
  if (other !== void 0)
    throw settingsError(
      other,
      naming`cannot be combined with ${{ option: "paired" }}, which has one number of pairs`,
      naming`Give ${{ option: "n" }} instead.`
    );
  const pairs = given.value("n");
  if (pairs === null) throw settingsError("n", "is missing", "Give the number of pairs.");
  const level = given.settings.comparison.falseAlarmRate ?? USUAL_LEVEL;
  return { pairs, correlation: given.value("correlation"), level };
}
function readTrials(given) {
  const baseline = given.value("baseline-n");
  const candidate = given.value("candidate-n");
  if (baseline !== null) return [baseline, candidate ?? baseline];
  const isAsked = ["slowdown", "power", "budget"].some((flag) => given.has(flag));
  if (isAsked && candidate === null) return null;
  throw settingsError(
    "baseline-n",
    "is missing",
    naming`Give it, or ask for the trials needed with ${{ option: "slowdown" }}, ${{ option: "power" }} or ${{ option: "budget" }}.`
  );
}

// src/decide/rules.ts
function judgeBefore(sweeps, settings) {
  const { baseline, candidate, difference: difference2, searches } = sweeps;
  const { gate } = settings;
  if (!candidate) return softened(missing("candidate", searches), gate);
  if (difference2) return softened(invalid("incomparable", { differ: "config" }), gate);
  if (!baseline) return softened(missing("baseline", searches, gate), gate);
  const pair = { ...sweeps, baseline, candidate };
  const differ2 = mismatchOf(pair, settings);
  if (differ2) return softened(invalid("incomparable", { differ: differ2 }), gate);
  return areExamples(pair, settings) ? softened(invalid("rows-are-examples", {}), gate) : pair;
}
function areExamples(pair, settings) {
  if (settings.reading.repeats === "separate" || passingScore(pair) === null || haveSettings(pair))
    return false;
  return relationOf(pair, settings).design === "independent";
}
var COMPARED = [
  // Nudging parameters, or training others, must not switch the test of pairs off.
  ({ relation: { design, pairing } }) => design === "unmatched" && invalid("unmatched", pairing.matched),
  // A candidate must not choose its way out: after an adaptive search it looks better than it is.
  ({ searchDoubts: searchDoubts2, baseline }) => searchDoubts2.candidate === "recorded" && baseline.search.method === "random" && invalid("adaptive-candidate", {}),
  worse,
  // Trials that cost more must not pass as if they cost nothing; what crashes is cheap, and its mend must get through.
  ({ baseline: { cost: b, counts }, candidate: { cost: c }, axis }) => {
    if (axis.kind === "cost" || !b || counts.failed * 2 >= counts.drawn) return null;
    if (!c) return invalid("cost-missing", {});
    return c.mean >= b.mean && invalid("cost-higher", { times: c.mean / b.mean });
  },
  shortCandidate,
  // Nobody knows how trials that were not recorded would have ended: a job that lost them must not decide.
  ({ test }) => {
    if (!test?.pairs || test.failed || test.pairs.pValueIfLost > test.alpha) return null;
    const { unmatched, pValueIfLost: pValue } = test.pairs;
    return invalid("missing-partners", { missing: unmatched.baseline, pValue });
  },
  // Without a range, nothing was found that an assumption could spoil.
  ({ warnings, comparison, relation }, { strict }) => {
    const isOfDraws = ({ code: code2 }) => ON_DRAWS.includes(code2) || UNKNOWNS.includes(code2);
    const counting = isSameList(relation) ? warnings.filter((one) => !isOfDraws(one)) : warnings;
    const doubt = counting.find(({ kind }) => kind === "assumption") ?? counting.find(({ code: code2 }) => UNKNOWNS.includes(code2));
    if (!strict || !doubt || comparison.range === null) return null;
    return invalid("assumption-in-doubt", { doubt: doubt.code });
  },
  ({ baseline, candidate }, { onInsufficient }) => {
    if (!hasScores(baseline)) return insufficient("no-scores", {}, onInsufficient);
    const scores = [...baseline.trials, ...candidate.trials].map(({ score }) => score);
    const areEqual = scores.every((score) => score === scores[0]);
    return areEqual && insufficient("all-equal", {}, onInsufficient);
  },
  ({ test }, { onInsufficient }) => test !== null && hasTooFewSearches(test) && insufficient("too-few-searches", test.units, onInsufficient),
  ({ comparison, test }, { onInsufficient }) => {
    const { range, rules, from } = comparison;
    if (range !== null || test?.searches) return null;
    const facts2 = isClosedByLimits(comparison) ? { budgetMax: rules.budgetMax, from } : { budgetMax: null, from: rules.budgetMin === null ? null : from };
    return insufficient("empty-range", facts2, onInsufficient);
  },
  // Evidence that does not fail the check, and is too much for a pass.
  (found, gate) => {
    const isMuch = isAtLeast(found.comparison.worse.level, "fair") && !found.test?.pairs;
    return isMuch && !isFailing(found, gate) && passing(found, gate, "neutral");
  },
  // Cannot tell is not a pass.
  (found, { onInsufficient }) => {
    const { comparison, test, settings } = found;
    const isBetter = test?.pairs ? isBetterBy(test) : comparison.better.level === "strong";
    if (isBetter || canTell(found)) return null;
    const rate = test?.attainedRate === 0 ? settings.comparison.falseAlarmRate : null;
    return insufficient("too-few-trials", { rate }, onInsufficient);
  },
  // Copies of the baseline make a candidate look like it.
  (found, gate) => isWarned(found, "same-rows") && passing(found, gate, "neutral", "same-rows"),
  // Neither independent nor paired: no rate is known of such sweeps, so no pass is.
  (found, gate) => isWarned(found, "partly-paired") && passing(found, gate, "neutral", "partly-paired"),
  // An adaptive search, or percent against fractions, makes a candidate look better than it is: only its pass is in doubt.
  (found, gate) => (found.searchDoubts.candidate !== null || isWarned(found, "scales-differ")) && passing(found, gate, "neutral", "doubtful-pass"),
  (found, gate) => passing(found, gate, "pass")
];
function isWarned({ warnings }, of) {
  return warnings.some(({ code: code2 }) => code2 === of);
}
var UNKNOWNS = ["search-method-unknown", "pruner-unknown"];
var ON_DRAWS = ["adaptive-sampler", "adaptive-pruner", "drift"];
function isSameList({ design, pairing }) {
  return design === "paired" && pairing.areSame;
}
function judge(found) {
  const { gate } = found.settings;
  const rulings = COMPARED.flatMap((row) => {
    const ruling2 = row(found, gate);
    return ruling2 ? softened(ruling2, gate) : [];
  });
  const same = identical(found);
  const all = same ? [...rulings.filter((one) => one.gate === "fail"), same] : rulings;
  const strictness = (one) => GATES.indexOf(one.gate);
  const [strictest] = all.toSorted((a, b) => strictness(b) - strictness(a));
  if (strictest === void 0) throw new Error("Some row always holds.");
  return strictest;
}
function softened(ruling2, { informOnly }) {
  if (!informOnly || ruling2.gate !== "fail") return ruling2;
  const { code: code2, facts: facts2 } = ruling2;
  const isDefective = code2 === "error" && facts2.arm === "candidate" && facts2.obstacle === "unusable";
  return isDefective ? ruling2 : { ...ruling2, gate: "neutral" };
}
var ruling = (verdict, code2, facts2, gate) => ({ code: code2, facts: facts2, verdict, gate });
var invalid = (code2, facts2) => ruling("invalid", code2, facts2, "fail");
var insufficient = (code2, facts2, gate) => ruling("insufficient", code2, facts2, gate);
function missing(arm, searches, gate) {
  const obstacle = searches[arm].absence?.why;
  if (obstacle === "unknown-workflow") return invalid(obstacle, {});
  if (obstacle === "forbidden" || obstacle === "unreachable" || obstacle === "unusable")
    return ruling("error", "error", { arm, obstacle }, "fail");
  const absent = gate?.onMissingBaseline ?? "fail";
  if (obstacle === "defective")
    return ruling("no-baseline", "baseline-unusable", {}, absent === "pass" ? "neutral" : absent);
  const code2 = arm === "baseline" && obstacle === "expired" ? obstacle : `no-${arm}`;
  return ruling(`no-${arm}`, code2, {}, absent);
}
function missingShards({ candidate: { shards } }) {
  return invalid("missing-shards", { missing: shardsMissing(shards), jobs: shards?.jobs ?? 0 });
}
function mismatchOf(pair, { reading }) {
  const { baseline: b, candidate: c } = pair;
  if (b.metric !== c.metric) return "metrics";
  if (b.direction !== c.direction) return "directions";
  if (b.cost && c.cost && b.cost.unit !== c.cost.unit) return "units";
  const { metric, direction } = reading;
  const isAsked = (metric ?? c.metric) === c.metric && (direction ?? c.direction) === c.direction;
  return isAsked ? null : "asked";
}
var ENOUGH_OF_THE_BASELINE = 0.9;
function identical({ test, relation, baseline }) {
  const isWhole = relation.pairing.pairs.length >= ENOUGH_OF_THE_BASELINE * baseline.trials.length;
  if (!test?.pairs || !isRepetition(test) || !isWhole || !hasScores(baseline)) return null;
  return ruling("none", "identical", { pairs: test.pairs.n }, "pass");
}
function hasScores({ trials }) {
  return trials.some(({ score }) => score > -Infinity);
}
function isFailing(found, gate) {
  return isFailedByBands(found, gate) || (found.test?.failed ?? false);
}
function isFailedByBands({ decides, comparison }, gate) {
  return decides !== "test" && isAtLeast(comparison.worse.level, levelNeeded(gate));
}
var CLEARLY_BETTER = 0.05;
function worse(found, gate) {
  const { comparison, test, searchDoubts: searchDoubts2 } = found;
  if (!isFailing(found, gate)) return null;
  const byBands = isFailedByBands(found, gate);
  if (!byBands && test?.by === "same-settings" && test.pBetterAfterTuning <= CLEARLY_BETTER)
    return ruling("mixed", "better-after-tuning", {}, "neutral");
  const { level } = comparison.worse;
  const better = comparison.better.level;
  const isGain = level === "none" ? better === "strong" : better !== "none";
  const verdict = isGain && !test?.pairs ? "mixed" : "worse";
  const facts2 = { level, margin: comparison.rules.margin, by: byBands ? "bands" : "test" };
  const repeats = found.doRepeatsDiffer ? "repeats-differ" : null;
  const excuse = searchDoubts2.baseline === null ? repeats : "adaptive-baseline";
  if (excuse && failingLevel(gate)) return ruling(verdict, excuse, facts2, "neutral");
  return ruling(verdict, "worse", facts2, gate.failOn === "never" ? "neutral" : "fail");
}
function shortCandidate(found, gate) {
  const { baseline, candidate, savedMinTrials, lost: lost2 } = found;
  const [b, trials] = [baseline.counts.drawn, candidate.counts.drawn];
  const planned = plannedTrials(savedMinTrials, gate);
  if (trials + lost2 >= (planned?.wanted ?? ENOUGH_OF_THE_BASELINE * b)) return null;
  if (planned) return insufficient("candidate-short", { trials, ...planned }, "fail");
  const isTelling = canTell(found);
  const facts2 = { trials, wanted: b, by: "baseline", canTell: isTelling };
  const worst = gate.onInsufficient === "fail" || !isTelling ? "fail" : "neutral";
  return insufficient("candidate-short", facts2, worst);
}
function plannedTrials(saved, { minTrials }) {
  if (minTrials !== null) return { wanted: minTrials, by: "settings" };
  return saved === null ? null : { wanted: saved, by: "saved" };
}
function passing({ comparison, test, notWorse: notWorse2 }, policy, gate, because) {
  const lacking = notWorse2?.isEverywhere ? null : levelNeeded(policy);
  const { level } = comparison.worse;
  const verdict = wordFor(comparison, test);
  const own = verdict === "better" || verdict === "none" ? verdict : "evidence-only";
  const facts2 = { level, lacking, margin: comparison.rules.margin };
  return ruling(verdict, because ?? own, facts2, gate);
}
function wordFor({ worse: { level }, better }, test) {
  if (test?.pairs) return foundInPairs(test).way ?? "none";
  if (test?.searches) return isBetterBy(test) ? "better" : "none";
  if (level !== "none") return better.level === "none" ? "worse" : "mixed";
  return better.level === "none" ? "none" : "better";
}
function isBetterBy({ pBetter, alpha }) {
  return pBetter <= alpha;
}

// src/decide/assess.ts
function assess(sweeps, settings, level = settings.comparison.falseAlarmRate) {
  const pair = judgeBefore(sweeps, settings);
  if ("code" in pair) return notCompared(sweeps, pair, settings);
  const { present, failed, lost: lost2 } = withoutLost(pair, settings);
  const found = assessPair(present, settings, { level, lost: lost2 });
  if (failed === null || found.outcome.gate === "fail") return found;
  const worst = assessPair(failed, settings, { level, lost: 0 });
  return worst.outcome.gate === "fail" ? withRuling(found, missingShards(sweeps.searches)) : found;
}
function haveUseForOlder(sweeps, settings) {
  const pair = judgeBefore(sweeps, settings);
  if ("code" in pair) return false;
  const arms = [pair.baseline, pair.candidate];
  const trials = arms.flatMap((sweep) => sweep.trials);
  return trials.length <= MAX_FITTED && arms.every((sweep) => haveColumns(sweep, settings)) && trials.some(({ parameters }) => parameters !== null) && isTestable(pair) && relationOf(pair, settings).design !== "paired" && (!arms.some(isAdaptive) || unitsOf(pair, settings).unit === "search");
}
function noticed({ pair, settings, relation }, areRates, areSearches2) {
  const isPaired = relation.design === "paired";
  const isOwnList = !areRates && isSameList(relation) && !ARMS.every((arm) => isDrawn(pair[arm]));
  return [
    ...pairingWarnings(relation),
    ...areRates ? [warningOf("two-valued", {})] : [],
    ...checkAssumptions(pair, settings, { isPaired, areSearches: areSearches2 }).filter(
      ({ code: code2, facts: facts2 }) => !(isOwnList && code2 === "adaptive-sampler" && facts2.isGrid)
    ),
    ...isOwnList ? [warningOf("list-not-drawn", {})] : []
  ];
}
function assessPair(sweeps, asked, { level, lost: lost2 }) {
  const { searches, older = [], olderTrouble: trouble = null, savedMinTrials = null } = sweeps;
  const prepared = prepare(sweeps, asked);
  const { pair, axis, settings, relation, doRepeatsDiffer } = prepared;
  const test = testOf(prepared, older, level);
  const passRates2 = passRatesOf(pair);
  const [areRates, areSearches2] = [passRates2 !== null, test?.unit === "search"];
  const arePairs = relation.design === "paired";
  const curves = comparisonOf(pair, settings, axis);
  const comparison = areSearches2 ? { ...curves, ...NO_EVIDENCE } : curves;
  const { rows, example } = tableOf(comparison, axis, settings);
  const areDraws = !arePairs && !areRates && !areSearches2;
  const needed = trialsNeeded({ ...pair, comparison, settings }, areDraws);
  const found = [
    ...searchWarnings(searches),
    ...trouble === null ? [] : [warningOf("older-unread", { trouble })],
    ...prepared.warnings,
    ...noticed(prepared, areRates, areSearches2),
    ...areSearches2 ? [] : rangeWarnings(comparison, needed)
  ];
  const warnings = areSearches2 ? found.filter(({ code: code2 }) => !OF_DRAWS.includes(code2)) : found;
  const isPaired = relation.isDependent || warnings.some(({ code: code2 }) => code2 === "same-rows");
  const doubts = doubtsOf(prepared, found, areSearches2);
  const hasClaims = !areSearches2 && !warnings.some((one) => voidsLimits(one, axis));
  const claims2 = hasClaims ? claimsOf(pair, comparison, settings, isPaired) : NO_CLAIMS;
  const compared = { ...pair, comparison, settings, test, passRates: passRates2 };
  const decides = decidersOf(compared);
  const hasRates = doubts.baseline === null && !doRepeatsDiffer;
  const rated = (value) => hasRates ? value : null;
  const shown = (row) => areSearches2 ? { ...row, worse: "none", better: "none" } : row;
  const known3 = {
    ...compared,
    kind: "compared",
    searches,
    axis,
    rows: rows.map(shown),
    example: example && shown(example),
    size: sizeOf(comparison, example, axis),
    evidence: evidenceOf(comparison),
    scale: limitsOfCurves([comparison.baseline, comparison.candidate]),
    overallSlowdown: areDraws ? slowdownOf({ ...compared, rows }, hasRates) : null,
    ...claims2,
    ruledOut: rated(claims2.ruledOut),
    jointLevel: rated(claims2.jointLevel),
    test: rated(test),
    decides,
    older,
    isPaired,
    searchDoubts: doubts,
    chances: rated(chancesOf({ ...compared, decides }, isPaired)),
    warnings,
    trialsNeeded: {
      ...needed,
      toOpenRange: areSearches2 ? null : needed.toOpenRange,
      toDetect: rated(needed.toDetect)
    },
    accepted: null
  };
  const ruling2 = judge({ ...known3, test, relation, lost: lost2, savedMinTrials, doRepeatsDiffer });
  const isClaimed = CLAIMED.includes(ruling2.verdict);
  const without = () => rulingWithoutFailures({ ...sweeps, ...pair }, asked, { level, lost: lost2 });
  return withRuling({ ...known3, withoutFailures: isClaimed ? without() : null }, ruling2);
}
function voidsLimits({ code: code2 }, { kind }) {
  if (code2 === "cost-imprecise") return kind === "cost";
  return code2 === "list-not-drawn" || code2 === "two-valued";
}
var NO_CLAIMS = { target: null, ruledOut: null, notWorse: null, jointLevel: null };
function claimsOf(pair, comparison, settings, isPaired) {
  const { baseline, candidate } = comparison;
  return {
    target: targetOf(pair, comparison, settings),
    ruledOut: ruledOut(comparison, doublingsIn(comparison)),
    notWorse: notWorse(comparison),
    jointLevel: jointLevel(baseline, candidate, isPaired ? "paired" : "independent")
  };
}
var CLAIMED = ["worse", "better", "mixed"];
function rulingWithoutFailures(sweeps, asked, assessing) {
  const rest = ofBoth((arm) => withoutFailures(sweeps[arm]));
  if (ARMS.every((arm) => rest[arm] === sweeps[arm])) return null;
  if (ARMS.some((arm) => rest[arm].trials.length === 0))
    return { verdict: "insufficient", gate: "neutral" };
  const { verdict, gate } = assessPair({ ...sweeps, ...rest }, asked, assessing).outcome;
  return { verdict, gate };
}
function withoutFailures(sweep) {
  const isLost2 = ({ outcome }) => outcome === "failed" || outcome === "running";
  const [trials, lost2] = [sweep.trials.filter((one) => !isLost2(one)), sweep.trials.filter(isLost2)];
  if (lost2.length === 0) return sweep;
  const counts = { ...sweep.counts, counted: trials.length, failed: 0, running: 0 };
  const dropped = [...sweep.dropped ?? [], ...lost2];
  return { ...sweep, trials, dropped, counts, withHandPicked: void 0 };
}
var NO_DOUBTS = { baseline: null, candidate: null };
function doubtsOf({ pair, relation }, warnings, areSearches2) {
  if (isSameList(relation)) return NO_DOUBTS;
  const doubts = searchDoubts(pair, warnings);
  return areSearches2 && doubts.candidate !== "recorded" ? NO_DOUBTS : doubts;
}
var OF_DRAWS = [
  ...["adaptive-sampler", "adaptive-pruner", "drift", "repeated-configurations"],
  ...["search-method-unknown", "pruner-unknown", "order-unknown", "ties", "small-n"]
];
var NONE = {
  level: "none",
  share: { weak: 0, fair: 0, strong: 0 },
  intervals: { weak: [], fair: [], strong: [] }
};
var NO_EVIDENCE = { worse: NONE, better: NONE, crossings: [] };
function targetOf(pair, comparison, settings) {
  const { target, quantile } = settings.comparison;
  if (target === null) return null;
  const score = orient(target, pair.candidate.direction);
  const levels = ARMS.map((arm) => levelFromOneTrial(comparison[arm].band, quantile));
  const budgets = ofBoth((arm) => budgetToTarget(comparison[arm], score));
  return { score: target, ...budgets, level: Math.min(...levels) };
}
function notCompared(sweeps, ruling2, settings) {
  const { baseline, candidate, difference: difference2, searches } = sweeps;
  const axis = axisOf([baseline, candidate].flatMap((sweep) => sweep ?? []));
  const warnings = [
    // Without a candidate there is no difference that they could explain.
    ...candidate ? searchWarnings(searches) : [],
    ...difference2 ? [settingDiffers(difference2)] : [],
    ...candidate ? checkSweep({ arm: "candidate", sweep: candidate }, settings) : []
  ];
  const known3 = { settings, searches, axis, warnings, accepted: null };
  if (baseline !== null || candidate === null)
    return withRuling({ kind: "unjudged", ...known3, baseline, candidate }, ruling2);
  const curve = curveOf(candidate, settings);
  const budgets = budgetsOfOne(curve, axis, settings);
  const rows = budgets.map((budget) => ({ budget, ...limitsAt(curve, budget) }));
  const alone = { ...known3, baseline, candidate, curve, scale: limitsOfCurves([curve]), rows };
  return withRuling({ kind: "lone", ...alone }, ruling2);
}
function lostTrials(sweeps, gate) {
  const { shards } = sweeps.searches.candidate;
  const missing2 = shardsMissing(shards);
  if (shards === null || missing2 === 0) return 0;
  const planned = plannedTrials(sweeps.savedMinTrials ?? null, gate)?.wanted;
  return missing2 * (planned ? planned / shards.jobs : commonestSize(sweeps.candidate));
}
function commonestSize({ trials, dropped = [] }) {
  const sizes = countEach([...trials, ...dropped].map(({ shard }) => shard));
  const commonest = [...countEach(sizes.values())].sort(([a, n], [b, m]) => m - n || b - a);
  return commonest[0]?.[0] ?? 0;
}
function withoutLost(sweeps, settings) {
  const lost2 = lostTrials(sweeps, settings.gate);
  if (lost2 === 0) return { present: sweeps, failed: null, lost: lost2 };
  const length = Math.ceil(lost2);
  const { baseline, candidate } = sweeps;
  const absent = relationOf(sweeps, settings).pairing.missing.slice(0, length);
  const rest = baseline.trials.filter((trial) => !absent.includes(trial));
  const reduced = { ...sweeps, baseline: withTrials(baseline, rest) };
  const isPaired = rest.length > 0 && relationOf(reduced, settings).design === "paired";
  const trials = isPaired ? absent.map((trial) => ({ ...trial, ...FAILED2 })) : Array.from({ length }, (_, number) => ({ ...LOST, ...FAILED2, number }));
  const all = [...candidate.trials, ...trials];
  const failed = { ...withTrials(candidate, all, trials.length), isOrdered: false };
  const present = isPaired ? reduced : sweeps;
  return { present, failed: { ...sweeps, candidate: failed }, lost: lost2 };
}
function withTrials(sweep, trials, failures = 0) {
  const more = trials.length - sweep.trials.length;
  const { drawn, counted: counted2, failed } = sweep.counts;
  const counts = { drawn: drawn + more, counted: counted2 + more, failed: failed + failures };
  return { ...sweep, trials, counts: { ...sweep.counts, ...counts } };
}
var FAILED2 = { outcome: "failed", score: -Infinity, cost: null };
var LOST = {
  ...{ place: { path: "a job that saved nothing" }, shard: "lost" },
  ...{ parameters: null, seed: null, columns: null }
};

// src/decide/history.ts
var MAX_MERGES = 500;
var [FIRST, SECOND] = [1, 4];
function wouldFail({ outcome }) {
  return outcome.code === "worse" && outcome.cause !== "fail-on";
}
var MAX_SWEEPS = 10;
function commitsToKeep({ lines: lines2 }) {
  const newest = lines2.toReversed().slice(0, MAX_SWEEPS);
  let total = 0;
  const tooMany = newest.findIndex(({ trials }, i) => {
    total += i > 0 ? trials.counted : 0;
    return i > 1 && total > MAX_OLDER;
  });
  return newest.slice(0, tooMany === -1 ? void 0 : tooMany).map(({ commit: commit2 }) => commit2);
}
function viewHistory({ lines: lines2, damaged }) {
  const last = lines2.at(-1);
  const otherMetric = 1 + lines2.findLastIndex((line) => last !== void 0 && !isSameQuestion(line, last));
  const same = lines2.slice(otherMetric);
  const merges = same.slice(-MAX_MERGES);
  const budgets = budgetsOf(merges);
  const tested = merges.flatMap(({ scores }, index) => scores === null ? [] : index);
  const changes = merges.some(({ search }) => search === "adaptive") ? null : changesIn(merges, tested);
  return {
    ...{ merges, budgets, changes, damaged },
    /** How many merges before them are left out, since the page has no space, or they measured something else. */
    ...{ older: same.length - merges.length, otherMetric },
    stretches: stretchesOf(merges, budgets, changes ?? []),
    /** How many merges are shown but not tested: their sweeps are too large to keep their scores. */
    untested: merges.length - tested.length,
    /** Of the comparisons with the predecessor; null without any that has a rate. */
    alarms: alarmsOf(merges)
  };
}
function isSameQuestion(one, other) {
  const question = ({ metric, direction, axis, band }) => JSON.stringify([metric, direction, axis.kind, axis.unit, band.quantile]);
  return question(one) === question(other);
}
function budgetsOf(merges) {
  const { at = [], axis } = merges.at(-1) ?? {};
  const isCost = axis?.kind === "cost";
  const start = isCost ? at[0]?.budget ?? FIRST : FIRST;
  const second = SECOND * start;
  const wanted = [start, isCost ? nearest(at, second)?.budget : second];
  const known3 = wanted.flatMap((budget) => at.find((one) => one.budget === budget)?.budget ?? []);
  return [...new Set(known3), null];
}
function changesIn(merges, tested) {
  const sweeps = tested.map((index) => {
    const { scores, direction } = merges[index];
    return (scores ?? []).map((score) => score === null ? -Infinity : orient(score, direction));
  });
  const quantile = merges[0]?.band.quantile ?? 0.5;
  const rules = { quantile, budgetMin: 1, budgetMax: null };
  return changePoints(sweeps, { rules, level: CHANGE_LEVEL }).map((point) => {
    return { ...point, at: tested[point.at] };
  });
}
function limitsOfMerge({ at, largest }, budget) {
  return budget === null ? largest : at.find((one) => one.budget === budget);
}
function stretchesOf(merges, budgets, changes) {
  const last = merges.at(-1);
  if (last === void 0) return [];
  const starts = [0, ...changes.map(({ at }) => at)];
  return starts.map((from, i) => {
    const to = starts[i + 1] ?? merges.length;
    const levels = budgets.map((budget) => {
      const medians = merges.slice(from, to).flatMap((merge) => {
        return limitsOfMerge(merge, budget)?.median ?? [];
      });
      const { direction } = last;
      medians.sort((a, b) => orient(a, direction) - orient(b, direction));
      return medians[Math.ceil(medians.length / 2) - 1] ?? null;
    });
    return { from, to, levels };
  });
}
function alarmsOf(merges) {
  const compared = merges.flatMap(
    ({ predecessor: { rate, alarmed } }) => rate === null ? [] : { rate, alarmed }
  );
  if (compared.length === 0) return null;
  const hits = compared.filter(({ alarmed }) => alarmed).length;
  const promised = compared.reduce((sum, { rate }) => sum + rate, 0);
  const sample = { hits, draws: compared.length };
  return { ...sample, promised, limits: exactLimits(sample, 0.95) };
}

// src/decide/several.ts
function combineAssessments(comparisons, notes = { notCompared: [], configNote: null }) {
  const [worst, ...others] = comparisons.toSorted(byUrgency);
  if (worst === void 0) throw new Error("There is no comparison to combine.");
  const { outcome } = worst.assessment;
  const marks = comparisons.map(({ assessment }) => assessment.outcome.mark);
  const mark = ["\u274C", "\u26AA"].find((one) => marks.includes(one)) ?? "\u2705";
  const familyWise = familyWiseRate(comparisons.map(({ assessment }) => assessment));
  return { ...notes, comparisons: [worst, ...others], outcome, mark, familyWise };
}
var GOOD_NEWS = ["none", "better"];
function byUrgency(a, b) {
  const gateOf = ({ assessment }) => isLeftOut(assessment) ? -1 : GATES.indexOf(assessment.outcome.gate);
  const levelOf2 = ({ assessment }) => EVIDENCE_LEVELS.indexOf(levelsOf(assessment).worse);
  const newsOf = ({ assessment }) => GOOD_NEWS.indexOf(assessment.outcome.verdict);
  return gateOf(b) - gateOf(a) || levelOf2(b) - levelOf2(a) || newsOf(a) - newsOf(b) || (a.name < b.name ? -1 : 1);
}
function levelsOfRun(asked) {
  const questions = asked.filter(({ sweeps }) => sweeps.baseline !== null).length;
  const tested = asked.map((one) => pValueIn(one));
  const known3 = tested.filter((p) => p !== null);
  const shares = holmShares(known3, Math.max(known3.length, questions));
  return asked.map(({ settings }, i) => {
    const rate = settings.comparison.falseAlarmRate;
    const share = tested[i] === null ? void 0 : shares.shift();
    return rate && rate * (share ?? 1 / Math.max(1, questions));
  });
}
function pValueIn({ sweeps, settings }) {
  const { falseAlarmRate: rate } = settings.comparison;
  const pair = judgeBefore(sweeps, settings);
  if (rate === null || "code" in pair) return null;
  const prepared = prepare(withoutLost(pair, settings).present, settings);
  if (prepared.relation.design !== "paired" && !isTestable(prepared.pair)) return null;
  const test = testOf(prepared, sweeps.older ?? [], rate);
  return test && test.pValue / rate;
}
function familyWiseRate(assessments) {
  const counted2 = assessments.filter((one) => one.kind === "compared").filter(({ comparison, test }) => test !== null || comparison.range !== null);
  if (counted2.length === 0) return null;
  const asked = counted2.flatMap(({ settings }) => settings.comparison.falseAlarmRate ?? []);
  const others = counted2.filter(({ settings }) => settings.comparison.falseAlarmRate === null);
  const known3 = others.flatMap(({ chances }) => chances?.gateRate ?? []);
  if (known3.length < others.length) return null;
  const sum = known3.reduce((total, { rate: rate2, standardError }) => total + rate2 + 2 * standardError, 0);
  const levels = others.filter(({ decides }) => decides !== "test").map(({ settings }) => failingLevel(settings.gate) ?? "strong");
  const level = EVIDENCE_LEVELS.find((one) => levels.includes(one)) ?? "strong";
  const method = asked.length === 0 ? "sum" : "holm";
  const rate = Math.min(1, Math.max(0, ...asked) + sum);
  return { level, rate, method };
}

// src/decide/overrule.ts
function remember2({ comparisons }, baseBranch) {
  const [base = null] = comparisons.flatMap(({ assessment }) => {
    const wanted = assessment.searches.baseline.choice?.wanted;
    return wanted?.matchedBy === "first-parent" ? wanted.sha : [];
  });
  return comparisons.map(({ name, assessment }) => {
    const { baseline, candidate, searches } = assessment;
    const isTrainedHere = baseline && searches.baseline.choice?.isTrainedHere;
    return {
      about: JSON.stringify([baseBranch, name]),
      base,
      candidate: candidate && trialsOf2(candidate),
      baseline: isTrainedHere ? `base ${baseline.source.sha}` : baseline && trialsOf2(baseline),
      failure: failureOf(assessment)
    };
  });
}
function trialsOf2({ trials }) {
  const written = trials.map(({ outcome, score, cost }) => `${outcome} ${score} ${cost}`);
  return written.toSorted().join("\n");
}
function failureOf(assessment) {
  const { outcome, searches } = assessment;
  const { verdict, code: code2, facts: facts2 } = outcome;
  if (!isAcceptable(assessment)) return null;
  const shown = lossIn(assessment);
  if (assessment.kind === "compared" && isFoundWorse(outcome)) {
    const missing2 = shardsMissing(searches.candidate.shards);
    const what2 = missing2 === 0 ? "" : `jobs missing: ${missing2}`;
    const { withoutFailures: withoutFailures2 } = assessment;
    const isFlaky = withoutFailures2 !== null && !isFoundWorse(withoutFailures2);
    return { ...shown, kind: "worse", what: what2, isFlaky };
  }
  const what = `${verdict}, ${levelsOf(assessment).worse}: ${JSON.stringify({ code: code2, ...facts2 })}`;
  return { ...shown, kind: "other", what, isFlaky: false };
}
function lossIn(assessment) {
  const { example = null, test = null } = assessment.kind === "compared" ? assessment : {};
  const isBySettings2 = test?.unit === "search" || !test?.pairs && test?.pSameSettings !== null;
  if (test?.failed && isBySettings2) return { lower: null, estimate: null };
  const shown = test?.pairs ? test.pairs.change : example?.difference;
  const { lower = null, estimate = null } = shown ?? {};
  const finite = (value) => Number.isFinite(value) ? value : null;
  return { lower: finite(lower), estimate: finite(estimate) };
}
function enforceEarlierFailures(run, known3, earlier) {
  const held = run.comparisons.map(({ name, assessment }, i) => {
    const now = known3[i];
    const failed = assessment.settings.gate.informOnly ? [] : failuresBefore(now, earlier);
    return { name, ...heldTo(failed, assessment, now) };
  });
  const comparisons = held.map(({ name, assessment }) => ({ name, assessment }));
  return { run: combineAssessments(comparisons, run), known: held.map(({ now }) => now) };
}
function heldTo(failed, assessment, now) {
  const [last, ...others] = failed;
  const sure = failed.find(({ isFlaky: isFlaky2 }) => !isFlaky2);
  const alike = last && { ...assessment, failedBefore: { url: last.url, stands: false } };
  if (isFailure(assessment.outcome)) {
    const isFlaky2 = now.failure?.kind === "worse" && now.failure.isFlaky && !sure;
    const blamed = alike ?? { ...assessment, mayRetrain: true };
    return { assessment: isFlaky2 ? blamed : assessment, now };
  }
  const standing = sure ?? (others.length > 0 ? last : void 0);
  if (!standing) return { assessment: alike ?? assessment, now };
  const { what, isFlaky, url } = standing;
  const failure = { ...lossIn(assessment), kind: "repeated", what, isFlaky };
  const { verdict } = assessment.outcome;
  const ruling2 = { code: "worse-before", facts: {}, verdict, gate: "fail" };
  const repeated = { ...assessment, failedBefore: { url, stands: true } };
  return { assessment: withRuling(repeated, ruling2), now: { ...now, failure } };
}
function failuresBefore(now, earlier) {
  const known3 = earlier.flatMap(
    ({ url, remembers }) => remembers.filter((one) => isSameQuestion2(one, now)).map((one) => ({ ...one, url }))
  );
  return known3.flatMap(({ failure, candidate, url }, at) => {
    const isLastWord = known3.findIndex((one) => one.candidate === candidate) === at;
    const isOther = candidate !== now.candidate && isLastWord;
    return failure?.kind === "worse" && isOther ? [{ ...failure, url }] : [];
  });
}
function isSameQuestion2(one, other) {
  const isSameBase = one.base === null || other.base === null || one.base === other.base;
  return one.about === other.about && one.baseline === other.baseline && isSameBase;
}
function coverage(seen, now) {
  const each = now.map((one) => coverageOf(seen, one));
  return ["not", "beyond"].find((one) => each.includes(one)) ?? "all";
}
function coverageOf(seen, now) {
  const { failure } = now;
  if (failure === null) return "all";
  const isOther = failure.kind === "other";
  const shown = seen.find(
    (one) => one.about === now.about && one.failure?.what === failure.what && one.failure.kind === "other" === isOther
  );
  if (!shown?.failure) return "not";
  const { lower } = shown.failure;
  const { estimate } = failure;
  const isWithin2 = lower === null || isOther && estimate === null ? isOther || shown.candidate === now.candidate : estimate !== null && estimate >= lower;
  return isWithin2 ? "all" : "beyond";
}
var CONFIRMING = 0.05;
function canBeConfirmed({ outcome }) {
  return isFailure(outcome) && outcome.code === "worse";
}
var ENOUGH = 0.9;
function confirm(saved, base) {
  const { outcome, settings } = saved;
  const least = ENOUGH * (saved.baseline?.counts.drawn ?? 0);
  if (base.kind !== "compared" || base.baseline.counts.drawn < least) {
    const { absence } = base.searches.baseline;
    return { ...saved, confirmation: { sha: null, pValue: null, holds: true, absence } };
  }
  const pValue = pValueInTrials(base);
  const needed = levelNeeded(settings.gate);
  const byBands = outcome.code === "worse" && outcome.facts.by === "bands";
  const isOfLevel = pValue === null || byBands && needed !== "strong";
  const holds = isOfLevel ? isAtLeast(levelsOf(base).worse, needed) : pValue <= CONFIRMING;
  const confirmation = { sha: base.baseline.source.sha, pValue, holds, absence: null };
  if (holds || !isFailure(outcome)) return { ...saved, confirmation };
  const ruling2 = { code: "not-confirmed", facts: {}, verdict: "worse", gate: "neutral" };
  return withRuling({ ...saved, confirmation }, ruling2);
}
function pValueInTrials(base) {
  if (base.test !== null) return base.test.pValue;
  const comparison = { ...base.settings.comparison, budgetMin: null, budgetMax: null };
  const pair = ofBoth((arm) => ({ ...base[arm], cost: null }));
  const prepared = prepare(pair, { ...base.settings, comparison });
  return testOf(prepared, base.older, CONFIRMING)?.pAfterTuning ?? null;
}
function judgeLabel(known3) {
  const { label: label2, set, permission, failures, failure, author } = known3;
  if (set === null) return { why: "unexplained" };
  const { login: by, at } = set;
  const before = failures.filter((one) => one.at < at);
  const [seen] = before.toSorted((a, b) => b.at.localeCompare(a.at));
  const covered = seen ? coverage(seen.remembers, failure.remembers) : "not";
  if (!seen || covered === "not") return { why: "too-early", at };
  if (covered === "beyond") return { why: "beyond", at, seen: seen.title };
  if (!set.isPerson) return { why: "not-a-person", by };
  if (permission !== "admin" && permission !== "write")
    return { why: "may-not-write", by, permission: permission ?? "none" };
  const byAuthor = by.toLowerCase() === author?.toLowerCase();
  return { label: label2, by, at, byAuthor, seen: seen.title === failure.title ? null : seen.title };
}
function canBeAccepted({ comparisons }) {
  const failing = comparisons.filter(({ assessment }) => isFailure(assessment.outcome));
  return failing.length > 0 && failing.every(({ assessment }) => isAcceptable(assessment));
}
function accept(run, accepted) {
  const comparisons = run.comparisons.map((one) => {
    const { assessment } = one;
    const { outcome, failedBefore } = assessment;
    if (!isAcceptable(assessment)) return one;
    const gate = isFoundWorse(outcome) || failedBefore?.stands ? "pass" : "neutral";
    return { ...one, assessment: withRuling({ ...assessment, accepted }, { ...outcome, gate }) };
  });
  return combineAssessments(comparisons, run);
}
function isAcceptable({ outcome }) {
  return isFailure(outcome) && outcome.verdict !== "error";
}

// src/report/numbers.ts
var MINUS = "\u2212";
var MAX_DECIMALS = 6;
var MAX_DIGITS = 16;
var MAX_PLAIN = 1e7;
function formatOf(plain3) {
  const write = (value) => typeset(plain3(value));
  return Object.assign(write, { shown: (value) => Number(plain3(value)) });
}
function formatFor(width, magnitude) {
  const isExact = !(width > 0 && Number.isFinite(width));
  if (!isExact) return formatOf(digitsFor(width / 3, magnitude));
  const scale = Math.min(magnitude / 1e3, magnitude < MAX_PLAIN ? 1 : Infinity);
  const plain3 = digitsFor(scale, magnitude);
  return formatOf((value) => {
    const text = plain3(value);
    return value !== 0 && Number(text) === 0 ? shortPower(value, 1) : text;
  });
}
function digitsFor(scale, magnitude) {
  const least = magnitude > 0 ? Math.max(scale, Number.MIN_VALUE) : scale || 1;
  const decimals = -Math.floor(Math.log10(least));
  const isLong = decimals > MAX_DECIMALS && magnitude < 0.01;
  if (isLong || decimals > MAX_DIGITS || magnitude >= MAX_PLAIN) {
    const digits = Math.ceil(Math.log10(Math.max(magnitude, least)) - Math.log10(least)) || 0;
    return (value) => value.toExponential(Math.min(MAX_DIGITS, Math.max(0, digits)));
  }
  return (value) => plainDigits(value, decimals);
}
function significantFormat(digits) {
  return formatOf((value) => {
    if (value === 0) return "0";
    const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
    const isPlain = exponent > -MAX_DECIMALS && 10 ** exponent < MAX_PLAIN;
    return isPlain ? plainDigits(value, digits - 1 - exponent) : shortPower(value, digits);
  });
}
function inPlain(value, decimals) {
  return typeset(plainDigits(value, decimals));
}
function plainDigits(value, decimals) {
  if (decimals >= 0) return value.toFixed(decimals);
  const unit = 10 ** -decimals;
  return (Math.round(value / unit) * unit).toFixed(0);
}
var roundedUp = (format) => rounded2(format, 1);
var roundedDown = (format) => rounded2(format, -1);
function rounded2(format, way) {
  const moved = (value) => {
    const nearest2 = format.shown(value);
    const excess = value - nearest2;
    if (way * excess <= 0) return value;
    let step = excess;
    while (format.shown(value + step) === nearest2) step *= 2;
    const next = format.shown(value + step);
    return Math.abs(excess) < 1e-6 * Math.abs(next - nearest2) ? value : value + step;
  };
  const shown = (value) => format.shown(moved(value));
  return Object.assign((value) => format(moved(value)), { shown });
}
function signed(format) {
  const write = (value) => format.shown(value) > 0 ? words`+${format(value)}` : format(value);
  return Object.assign(write, { shown: format.shown });
}
function typeset(text) {
  const grouped = text.replace(
    /^-?\d{4,}(?=\.|$)/,
    (whole) => whole.replace(/\B(?=(\d{3}){1,110}$)/g, ",")
  );
  return numeral(Number(text) === 0 ? grouped.replace("-", "") : grouped.replace(/-/g, MINUS));
}
function powerOfTen(value, digits) {
  return typeset(shortPower(value, digits));
}
function shortPower(value, digits) {
  const [mantissa = "", exponent = ""] = value.toExponential(digits - 1).split("e");
  return `${Number(mantissa)}e${Number(exponent)}`;
}
function formatBudget(budget) {
  const short = shownBudget(budget);
  if (short < 1e-3 || short >= 1e9) return powerOfTen(budget, 3);
  if (short < 1e4) return typeset(`${short}`);
  return short < 1e6 ? words`${short / 1e3}k` : words`${short / 1e6}M`;
}
function shownBudget(budget) {
  return Number(budget.toPrecision(budgetDigits(budget)));
}
function budgetDigits(budget) {
  return budget >= 1e-3 && budget < 10 ? 2 : 3;
}
function roundedTo(value, digits, round) {
  const shown = Number(value.toPrecision(digits));
  if (Math.abs(shown - value) <= 1e-9 * Math.abs(value)) return shown;
  const [mantissa = "", exponent = ""] = value.toExponential().split("e");
  const scaled = round(Number(`${mantissa}e${digits - 1}`));
  return Number(`${scaled}e${Number(exponent) - digits + 1}`);
}
function formatPercent(share) {
  return words`${inDigits(100 * share, 6)} %`;
}
function inDigits(value, digits) {
  return words`${Number(value.toPrecision(digits))}`;
}
function plural(count, noun) {
  return words`${inPlain(count, 0)} ${literal(noun)}${count === 1 ? "" : "s"}`;
}
var DURATIONS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60]
];
function formatDuration(seconds) {
  const [unit, size] = DURATIONS.find(([, one]) => seconds >= 2 * one) ?? ["seconds", 1];
  return words`${inDigits(seconds / size, 2)} ${unit}`;
}
function describeAmount(value, unit) {
  if (unit === "seconds") return say`${formatDuration(value)}`;
  const amount = formatBudget(value);
  return unit === null ? say`${amount}` : say`${amount} ${data(unit, 40)}`;
}
var MAX_PARAMETER_DIGITS = 5;
function parameterValue(value, maxLength = 60) {
  const text = typeof value === "number" ? numberText(value, MAX_PARAMETER_DIGITS) : String(value);
  return data(text, maxLength);
}
function parameterNumber(value, digits = MAX_PARAMETER_DIGITS) {
  return numberText(value, digits).replaceAll("-", MINUS);
}
function numberText(value, digits) {
  if (Number.isSafeInteger(value)) return String(value);
  const rounded3 = Number(value.toPrecision(digits));
  const isTiny2 = Math.abs(rounded3) < 1e-3 && rounded3 !== 0;
  return isTiny2 ? rounded3.toExponential() : String(rounded3);
}
var MIN_HITS = 10;
function formatOdds({ rate, standardError, isBound, sample }) {
  if (sample !== null && sample.hits < MIN_HITS) {
    const limit = Math.max(rate, upperLimit(sample));
    return words`at most ${perThousand(limit, Math.ceil)} times in 1,000 (simulated, 97.5 % sure)`;
  }
  if (sample !== null) {
    const off = perThousand(2 * standardError, Math.ceil);
    const most = isBound ? "at most " : "";
    return words`${most}about ${perThousand(rate, Math.round)} times in 1,000 (give or take ${off})`;
  }
  return words`${atMost(rate, isBound)} times in 1,000`;
}
function formatPerThousand({
  rate,
  standardError,
  isBound
}) {
  return words`${atMost(rate + 2 * standardError, isBound || standardError > 0)} in 1,000`;
}
var MIN_PER_THOUSAND = 0.1;
function atMost(rate, isBound) {
  if (1e3 * rate < MIN_PER_THOUSAND) return words`fewer than ${MIN_PER_THOUSAND}`;
  return words`${isBound ? "at most " : ""}${perThousand(rate, isBound ? Math.ceil : Math.round)}`;
}
function perThousand(rate, round) {
  const unit = 1e3 * rate < 10 ? 10 : 1;
  return words`${Math.min(1e3, round(Number((1e3 * rate * unit).toPrecision(12))) / unit)}`;
}
var MIN_P_VALUE2 = 1e-5;
function formatPValue(p) {
  return p < MIN_P_VALUE2 ? words`p < 0.00001` : words`p = ${inDigits(p, 2)}`;
}
function formatLimit(rate) {
  return formatOdds(computedRate(rate, true));
}
function formatTimes(factor, round) {
  if (factor === 0 || factor === Infinity) return words``;
  return words`${roundedTimes(factor, round)}×`;
}
function roundedTimes(factor, round) {
  return roundedTo(factor, Math.max(2, Math.floor(Math.log10(factor)) + 1), round);
}
var [MIN_CHANCE, MAX_CHANCE] = [1e-3, 0.995];
function formatChance(chance) {
  if (chance < MIN_CHANCE) return words`under ${formatPercent(MIN_CHANCE)}`;
  if (chance > MAX_CHANCE) return words`over ${formatPercent(0.99)}`;
  return formatPercent(Number(chance.toPrecision(2)));
}
function formatSlowdown(slowdown) {
  return numeral(slowdown.toLocaleString("en-US", { maximumFractionDigits: 16 }));
}

// src/report/quantities.ts
function isJudged(assessment) {
  return assessment.kind === "compared" && assessment.outcome.isJudged;
}
function curveWord({ comparison }, direction) {
  const { quantile } = comparison;
  if (quantile === 0.5) return words`median`;
  const share = direction === "maximize" ? quantile : Number((1 - quantile).toPrecision(12));
  return words`${formatPercent(share)} quantile`;
}
function typicalWord(settings, direction) {
  const isMedian = settings.comparison.quantile === 0.5;
  return isMedian ? words`typical` : curveWord(settings, direction);
}
function directionOf({ baseline, candidate }) {
  return baseline?.direction ?? candidate?.direction ?? "maximize";
}
function curvesIn(assessment) {
  const { baseline, candidate } = curvesOf(assessment);
  return [baseline, candidate].filter((curve) => curve !== null);
}
function sizesOf(curves) {
  const [first = 0, second] = curves.map(({ band }) => band.n);
  if (second === void 0) return plural(first, "trial");
  return words`${inPlain(first, 0)} + ${inPlain(second, 0)} trials`;
}
function sampleSizes(assessment) {
  const test = assessment.kind === "compared" ? assessment.test : null;
  if (test?.pairs) return plural(test.pairs.n, "pair");
  if (!test?.searches) return sizesOf(curvesIn(assessment));
  const { units, searches } = test;
  return words`${units.baseline} + ${units.candidate} searches of ${plural(searches.length, "trial")}`;
}
function haveCurves(assessment) {
  if (assessment.kind !== "compared") return true;
  const { test, passRates: passRates2 } = assessment;
  return passRates2 === null && !test?.searches && !test?.pairs?.passing;
}
function hasChart(assessment) {
  if (assessment.kind !== "compared") return assessment.kind === "lone";
  const { passRates: passRates2, test, outcome } = assessment;
  return (passRates2 === null || Boolean(test?.pairs)) && outcome.code !== "identical";
}
function haveLimits({ warnings }) {
  return warnings.every(({ code: code2 }) => code2 !== "list-not-drawn");
}
function haveOneScale({ warnings }) {
  return warnings.every(({ code: code2 }) => code2 !== "scales-differ");
}
function restsOnFailures(assessment) {
  if (assessment.kind !== "compared" || !assessment.outcome.isJudged) return false;
  const { withoutFailures: withoutFailures2, outcome } = assessment;
  return withoutFailures2 !== null && withoutFailures2.verdict !== outcome.verdict;
}
function haveUnlistedSettings({ test, settings, baseline, candidate }) {
  const isGuessed = (sweep) => areParametersGuessed(sweep) && sweep.trials.some(({ parameters }) => Object.keys(parameters ?? {}).length > 0);
  return test?.unit === "trial" && test.settings === null && settings.reading.settings === "auto" && [baseline, candidate].every(isGuessed);
}
function limitsOf({ settings }) {
  return words`${formatPercent(settings.band.confidence)} limits`;
}
function betterWord(direction) {
  return direction === "maximize" ? words`higher is better` : words`lower is better`;
}
function toMetric({ lower, point, upper }, direction) {
  const isUp = direction === "maximize";
  return {
    lower: orient(isUp ? lower : upper, direction),
    median: orient(point, direction),
    upper: orient(isUp ? upper : lower, direction)
  };
}
function describeLimits(limits, format) {
  const { lower, upper } = limits;
  const range = describeRange([lower, upper], [format, format], lower < 0 ? " to " : "\u2013");
  return words`${describeMedian(limits, format)} (${range})`;
}
function describeMedian({ median }, format) {
  return Number.isFinite(median) ? format(median) : words`fails`;
}
function describeRange([lower, upper], [low, high], between) {
  if (Number.isFinite(lower) && Number.isFinite(upper))
    return words`${low(lower)}${between}${high(upper)}`;
  if (Number.isFinite(lower)) return words`at least ${low(lower)}`;
  return Number.isFinite(upper) ? words`at most ${high(upper)}` : words`no limit above or below`;
}
function differenceInMetric({ difference: difference2 }, direction) {
  const point = difference2.estimate ?? Number.NaN;
  const { lower, median: estimate, upper } = toMetric({ ...difference2, point }, direction);
  return { lower, estimate, upper };
}
function describeDifference(row, direction, format) {
  const { lower, upper } = differenceInMetric(row, direction);
  const [low, high] = [signed(roundedDown(format)), signed(roundedUp(format))];
  const between = lower < 0 || high.shown(upper) !== 0 ? " to " : "\u2013";
  const estimate = describeEstimate(row, direction, format);
  return words`${estimate} (${describeRange([lower, upper], [low, high], between)})`;
}
function describeEstimate(row, direction, format) {
  if (Number.isNaN(differenceInMetric(row, direction).estimate)) return words`not defined`;
  const written = ({ point }) => format.shown(orient(point, direction));
  return signed(format)(written(row.candidate) - written(row.baseline));
}
var FINEST = 1e-3;
function scoreFormat(assessment) {
  if (assessment.kind === "unjudged") return formatOf2([]);
  const { example = null } = assessment.kind === "compared" ? assessment : {};
  if (example === null) return formatOf2(assessment.scale);
  const { lower, estimate, upper } = example.difference;
  const isClaimed = example.worse !== "none" || example.better !== "none";
  const least = isClaimed && estimate !== null ? 3 * Math.abs(estimate) : Infinity;
  const arms = [example.baseline, example.candidate].map((at) => at.upper - at.lower);
  return formatOf2(assessment.scale, [upper - lower, ...arms, least]);
}
function formatOfCurves(curves) {
  return formatOf2(limitsOfCurves(curves));
}
var DECADES = 100;
var [MIN_SIGNIFICANT, MAX_SIGNIFICANT] = [2, 4];
function formatOf2(known3, widths) {
  const medians = known3.map(({ point }) => point).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(...medians)];
  const ratio = least > 0 ? most / least : least / most;
  if (least * most > 0 && ratio > DECADES) return significantFormat(significantDigits(known3));
  const all = widths ?? known3.map(({ lower, upper }) => upper - lower);
  const span = medians.length === 0 ? 0 : most - least;
  const width = Math.max(Math.min(Infinity, ...all.filter((one) => one > 0)), FINEST * span);
  const values = known3.flatMap(({ lower, point, upper }) => [lower, point, upper]);
  return formatFor(width, Math.max(0, ...values.filter(Number.isFinite).map(Math.abs)));
}
function significantDigits(known3) {
  const relative = known3.map(({ lower, point, upper }) => (upper - lower) / Math.abs(point));
  const narrowest = Math.min(1, ...relative.filter((width) => width > 0));
  const digits = 1 + Math.ceil(-Math.log10(narrowest / 3));
  return Math.min(MAX_SIGNIFICANT, Math.max(MIN_SIGNIFICANT, digits));
}
var MAX_PIECES = 3;
function unitSpan(axis) {
  return plain("noun", unitOf(axis));
}
var PLURAL2 = /(?<=[a-z]{3})s(?=$| of cost$)/;
function unitAfter(shown, axis) {
  return shown === 1 ? plain("noun", unitOf(axis).replace(PLURAL2, "")) : unitSpan(axis);
}
function describeBudget(budget, axis) {
  return say`${formatBudget(budget)} ${unitAfter(shownBudget(budget), axis)}`;
}
function describeSeveral(budgets, axis) {
  const shown = [...new Set(budgets.map(shownBudget))];
  const [first = 0, last = 0] = [shown[0], shown.at(-1)];
  const all = listed(shown.map((budget) => say`${formatBudget(budget)}`));
  const ends = say`${formatBudget(first)} … ${formatBudget(last)}`;
  return say`${shown.length > MAX_PIECES ? ends : all} ${unitAfter(last, axis)}`;
}
function describeStart(budget, axis, round = Math.ceil) {
  return describeBudget(inShort(budget, round), axis);
}
function describeBudgets(intervals, axis) {
  const inwards = namedIn(intervals, axis);
  if (inwards.length > 0)
    return say`${bareBudgets(intervals, axis)} ${unitAfter(inwards.at(-1)?.[1] ?? 0, axis)}`;
  return say`around ${describeSeveral(middlesOf(intervals), axis)}`;
}
function bareBudgets(intervals, axis) {
  const pieces2 = namedIn(intervals, axis);
  const write = (budget) => axis.kind === "trials" ? words`${budget}` : formatBudget(budget);
  if (pieces2.length === 0)
    return say`around ${listed(middlesOf(intervals).map((one) => say`${formatBudget(one)}`))}`;
  const [first, last] = [pieces2[0]?.[0] ?? 0, pieces2.at(-1)?.[1] ?? 0];
  if (pieces2.length > MAX_PIECES)
    return say`at ${pieces2.length} stretches between ${write(first)} and ${write(last)}`;
  const each = pieces2.map(
    ([from, to]) => from === to ? say`at ${write(to)}` : say`from ${write(from)} to ${write(to)}`
  );
  return listed(each);
}
function namedIn(intervals, { kind }) {
  const inwards = intervals.map(
    ([from, to]) => kind === "trials" ? [Math.ceil(from), Math.floor(to)] : [inShort(from, Math.ceil), inShort(to, Math.floor)]
  );
  const named = inwards.filter(([from, to]) => from <= to);
  return kind === "trials" ? joinNeighbours(named) : named;
}
function middlesOf(intervals) {
  const middles = intervals.slice(0, MAX_PIECES).map(([a, b]) => shownBudget(Math.sqrt(a * b)));
  return [...new Set(middles)];
}
function formatBudgetLimits(lower, upper) {
  return [formatBudget(inShort(lower, Math.floor)), formatBudget(inShort(upper, Math.ceil))];
}
function inShort(value, round) {
  return roundedTo(value, budgetDigits(value), round);
}
function joinNeighbours(pieces2) {
  const joined3 = [];
  for (const [from, to] of pieces2) {
    const last = joined3.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined3.push([from, to]);
  }
  return joined3;
}
function limitsOfChange({ lower, upper }, way, { direction, write }) {
  const [least, most] = SIGNS[way] < 0 ? [-upper, -lower] : [lower, upper];
  const up = roundedUp(write);
  const side = sideOf(way, direction);
  const isLower = side === "lower";
  const other = isLower ? "higher" : "lower";
  if (least === -Infinity) return most === Infinity ? [] : say` (at most ${up(most)} ${side})`;
  if (least >= 0) return limitsAbove(least, most, write);
  const beyond = say`${up(-least)} ${other}`;
  const open = isLower ? say`no lower limit` : say`no upper limit`;
  return most === Infinity ? say` (${open}, up to ${beyond})` : say` (${up(most)} ${side} to ${beyond})`;
}
function sideOf(way, direction) {
  return SIGNS[way] > 0 === (direction === "maximize") ? "higher" : "lower";
}
function limitsAbove(least, most, write) {
  const [down, up] = [roundedDown(write), roundedUp(write)];
  if (least > 0 && down.shown(least) === 0)
    return most === Infinity ? say` (above 0)` : say` (above 0, up to ${up(most)})`;
  return most === Infinity ? say` (at least ${down(least)})` : say` (${down(least)} to ${up(most)})`;
}
function formatOfChange({
  estimate,
  lower,
  upper
}) {
  const sizes = [estimate, lower, upper].filter(Number.isFinite).map(Math.abs);
  const width = Math.min(upper - lower, 3 * Math.abs(estimate) || Infinity);
  return formatFor(width, Math.max(...sizes));
}
var UNCOUNTED = {
  void: words`does not count`,
  "cannot-tell": words`cannot tell`
};
function evidenceAt2(row, assessment) {
  const { comparison, outcome } = assessment;
  const { range } = comparison;
  const none = { way: null, level: "none" };
  if (range === null || row.budget < range[0] || row.budget > range[1])
    return { ...none, said: say`not compared` };
  const uncounted = UNCOUNTED[outcome.evidence];
  if (uncounted !== void 0) return { ...none, said: say`${uncounted}` };
  const way = row.worse === "none" ? "better" : "worse";
  const levels = [row[way], comparison[way].level].map((level2) => EVIDENCE_LEVELS.indexOf(level2));
  const level = EVIDENCE_LEVELS[Math.min(...levels)] ?? "none";
  if (level === "none") return { ...none, said: say`none` };
  if (isStrengthUnknown(assessment)) return { ...none, said: say`strength unknown` };
  return { way, level, said: say`${way}, ${level}` };
}

// src/report/notes.ts
function absenceText(assessment) {
  const { searches, settings, candidate, baseline } = assessment;
  if (candidate !== null && baseline !== null) return null;
  if (isLeftOut(assessment)) return null;
  const arm = candidate === null ? "candidate" : "baseline";
  const { location, absence } = searches[arm];
  if (absence === null) return null;
  const text = ABSENCES[absence.why];
  return text(absence, { arm, location, informs: settings.gate.informOnly });
}
var ABSENCES = {
  missing: ({ saved = [] }, { arm, location }) => ({
    found: say`Nothing matches ${data(location.text)}.${savedInstead(saved)}`,
    you: remedyFor(arm, location)
  }),
  "no-baseline-yet": ({ branch, artifact, other }, { informs }) => {
    const none = say`No sweep of ${data(branch)} is saved as ${data(artifact)} yet`;
    const merge = say`merge this, or run this workflow once on ${data(branch)}`;
    if (informs) return { found: say`${none}. This run’s is the first.` };
    if (other === null) return { found: say`${none}.`, maintainer: say`${merge}.` };
    return {
      found: say`${none} by this workflow; those of ${data(other)} are not taken.`,
      maintainer: say`${merge}; to compare with another workflow’s, set \`baseline: run:ID:NAME\`.`
    };
  },
  "unknown-workflow": ({ branch, workflow }) => ({
    found: say`${data(branch)} has no workflow ${data(workflow, 300)}, which trained this sweep, so no baseline belongs to it.`,
    you: say`train with a workflow of the base branch.`
  }),
  untrained: (absence) => ({
    found: say`${untrainedSentence(absence)}.`,
    maintainer: say`merge this, or run this workflow once on the base branch.`
  }),
  expired: ({ sha, expiredAt }, { arm, location }) => {
    const which = sha === null ? [data(location.text)] : say`The sweep of ${commit(sha)}`;
    const when = expiredAt ? say`expired on ${data(expiredAt.slice(0, 10))}` : say`has expired`;
    const found = say`${which} ${when}.`;
    if (arm === "candidate") return { found, you: say`run the whole workflow again.` };
    const maintainer = say`run this workflow once on the base branch; a schedule, or a longer \`retention-days\`, keeps a sweep at hand.`;
    return { found, maintainer };
  },
  forbidden: ({ permission }) => ({
    found: [],
    maintainer: say`add the line ${data(permission)} to the job’s \`permissions\`.`
  }),
  unreachable: ({ what }) => ({
    found: say`GitHub did not answer (${data(what)}).`,
    you: say`run the job again.`
  }),
  "no-trials": ({ commits, branch }, { location }) => ({
    found: say`None of the ${plural(commits, "newest commit")} of ${data(branch)} has trials in ${data(location.text)}.`,
    maintainer: say`train on ${data(branch)}, in runs that record its commit.`
  }),
  "of-fork": (_, { location }) => ({
    found: say`${data(location.text)} was saved by a run for a fork, which is never taken for a baseline.`,
    you: say`name a run of the base branch.`
  }),
  defective: ({ what }, { informs }) => {
    const remedy = say`run this workflow on the base branch, or merge what fixes it.`;
    return { found: [data(what, 600)], maintainer: informs ? [] : remedy };
  },
  unusable: ({ what }, { arm, location, informs }) => {
    const isLookedUp = arm === "baseline" && location.kind === "auto";
    const retrain = say`if that does not help, run this workflow on the base branch, then this job again.`;
    return { found: [data(what, 600)], maintainer: isLookedUp && !informs ? retrain : [] };
  }
};
var MAX_NAMED3 = 5;
function savedInstead(saved) {
  if (saved.length === 0) return [];
  const names = saved.map((name) => name === "" ? say`one without a name` : [data(name)]);
  return say` This run has saved ${listed(firstOf(names, MAX_NAMED3))}.`;
}
function untrainedSentence({ sha, job, exitCode }) {
  const base = sha === null ? say`The base` : say`The base ${commit(sha)}`;
  const who = job === null ? say`its job` : say`job ${data(job)}`;
  const code2 = exitCode === null ? say`saved no sweep` : say`ended with exit code ${exitCode}`;
  return say`${base} could not be trained in this run: ${who} ${code2}${exitCode === 0 ? " and left no sweep that can be read" : ""}`;
}
function decidedOtherwise(assessment) {
  return [confirmationSentence, failedBeforeSentence, acceptedSentence].flatMap(
    (sentence) => sentence(assessment)
  );
}
function confirmationSentence({ confirmation }) {
  if (!confirmation) return [];
  const { sha, pValue, holds, absence } = confirmation;
  const why = absence?.why === "untrained" ? untrainedSentence(absence) : say`The base that was trained in this run cannot be compared`;
  const p = pValue === null ? [] : say` (${formatPValue(pValue)})`;
  const said = sha === null ? say`${why}, so this verdict stands.` : say`Against the base ${commit(sha)} trained in this run, it is ${holds ? "worse" : "not worse"}${p}.`;
  return state("confirmation", said);
}
function remedyFor(arm, location) {
  const isCandidate = arm === "candidate";
  switch (location.kind) {
    case "server":
      return location.byCommit ? say`check that training ran, and which commit its trials record.` : say`check the name and the filters.`;
    case "artifact":
      return isCandidate ? say`check that the job that trains saved its sweep under this name, and that this job \`needs\` it.` : say`check the name, and that what saves it ran before.`;
    default:
      return isCandidate ? say`check that training ran, and that \`candidate\` names the file it wrote.` : say`save the sweep of the main branch under this path, or omit \`baseline\` to have it looked up.`;
  }
}
function acceptedSentence({ accepted }) {
  if (accepted === null) return [];
  const { by, byAuthor, at, label: label2, seen } = accepted;
  const author = byAuthor ? ", the author of this pull request," : "";
  const said = seen === null ? [] : say` The check said then: ${data(seen, 255)}.`;
  return state(
    "accepted",
    say`${data(by)}${author} accepted this on ${momentOf(at)} with the label ${data(label2)}, for this commit only.${said}`
  );
}
function failedBeforeSentence({ failedBefore: before, outcome }) {
  if (!before) return [];
  const earlier = link(say`An earlier run`, before.url);
  if (before.stands)
    return state(
      "failed-before",
      say`${link(say`That run`, before.url)} trained the same commit for the same base. Its result stands: a check that is run until it passes would pass anything.`
    );
  const said = isFailure(outcome) ? say`It is worse only because of trials that failed or never ended. ${earlier} failed only because of such trials, too, so this failure stands. Push a new commit to run the check again.` : say`${earlier} found this commit worse, but only because of trials that failed or never ended. That can be the machine’s fault, so the new training was judged.`;
  return state("failed-before", said);
}
function momentOf(at) {
  return plain("moment", `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`);
}
var MINOR = [
  "ties",
  "small-n",
  "narrow-range",
  "unequal-n",
  "search-method-unknown",
  "pruner-unknown",
  "order-unknown",
  "few-pairs",
  "parameters-left-out",
  "older-unread",
  "list-not-drawn",
  "repeats-averaged",
  "two-valued"
];
function isMinor({ code: code2, facts: facts2, arm }, assessment) {
  switch (code2) {
    case "environment-differs":
      return facts2.differences.every(({ part }) => part === "image");
    case "failures-differ":
      return restsOnFailures(assessment);
    case "drift":
      return assessment.warnings.some(
        (one) => one.code === "adaptive-sampler" && (one.arm === null || one.arm === arm)
      );
    default:
      return MINOR.includes(code2);
  }
}
function warningsBlock(assessment) {
  const { warnings } = assessment;
  const seen = warnings.filter((one) => !isMinor(one, assessment) && !isSaid(one, assessment));
  return note(
    seen.map(
      (one) => state(`warning.${one.code}`, say`${strong(say`Note`)}${armOf(one)}: ${warningSentence(one)}`)
    )
  );
}
function isSaid({ code: code2 }, assessment) {
  const isOfScales = code2 === "scales-differ" && passesAcrossScales(assessment);
  return code2 === assessment.outcome.code || isOfScales;
}
function minorNotes(assessment) {
  const minor = assessment.warnings.filter((one) => isMinor(one, assessment));
  return minor.flatMap(
    (one) => fact(`warning.${one.code}`, say`Note${armOf(one)}`, say`${warningSentence(one)}`)
  );
}
function armOf({ arm }) {
  return arm === null ? [] : say` (${arm})`;
}
function warningSentence(warning) {
  const said = messageOf(warning);
  if (warning.names.length === 0) return said;
  return say`${said} (${series(warning.names.map((name) => [data(name)]))})`;
}
function messageOf({ code: code2, facts: facts2 }) {
  return WARNING_SENTENCES[code2](facts2);
}
var IGNORED = "budgets are counted in trials, and those given in cost are ignored";
var ENVIRONMENT = { os: words`system`, image: words`image`, gpu: words`GPU` };
var WARNING_SENTENCES = {
  "adaptive-sampler": ({ isGrid }) => say`${isGrid ? "The trials form a grid or a list" : "Earlier trials of this search steer later ones"}: they are not independent draws, so the limits do not hold.`,
  "adaptive-pruner": () => say`Trials were stopped for doing worse than others: they are not independent draws, so the limits may not hold. Stop trials by rules fixed beforehand, or not at all.`,
  drift: ({ correlation }) => say`Later trials score ${correlation > 0 ? "better" : "worse"} than earlier ones (rank correlation ${numeral(correlation.toFixed(2))}), more than chance explains: the trials may not come from one distribution.`,
  "search-space-differs": ({ parameters: count, shown }) => say`Search spaces differ${count > shown ? words` in ${count} parameters` : ""}`,
  "same-rows": ({ shared }) => {
    const what = shared === null ? say`Both sweeps have the same scores in the same order, as when one file is given twice or both runs use one seed` : say`${shared} trials of the smaller sweep have the same parameters and the same score as trials of the other`;
    return say`${what}: nothing is promised. Give each run its own seed.`;
  },
  "partly-paired": ({ count, of }) => say`The sweeps share more configurations than chance explains, and only ${count} of the baseline’s ${of} trials have a partner: they are neither independent nor paired, so the check cannot pass. Train the same list, or draw each sweep with a seed of its own.`,
  "repeated-configurations": ({ count, of }) => say`${count} of ${of} trials repeat the configuration of another trial, more than chance explains: they are not independent draws and count for more than they are worth.`,
  "scales-differ": ({ larger, times }) => say`The median score of the ${larger} is at least ${times} times the other’s: one sweep may be in percent, the other in fractions.`,
  "narrow-range": ({ trials }) => say`The sweeps resolve less than one doubling of the budget${trials === null ? [] : say`; ${trials} trials in each sweep would resolve one`}.`,
  "unfinished-trials": ({ count, of, areCounted }) => areCounted ? say`Trials that had not ended when the sweep was read count as failed: ${count} of ${of}.` : say`Trials that had not ended when the sweep was read are left out: ${count} of ${of}. They are often the slow ones, so the rest is not quite a random sample.`,
  "newer-baseline": ({ commits }) => {
    const count = commits === 1 ? say`contains 1 commit` : say`contains ${commits ?? 0} commits`;
    return say`The baseline ${commits === null ? say`may contain commits` : count} that the candidate does not; they are part of the difference.`;
  },
  "older-unread": ({ trouble }) => say`Older sweeps of the base, which help to tell what settings do, could not be read: ${data(trouble, 200)}`,
  "missing-shards": ({ saved, jobs }) => say`Only ${saved} of the ${jobs} jobs saved their trials; the missing trials may differ in their scores.`,
  "settings-differ": ({ option }) => say`The config and the saved sweep have different values of ${code(words`${option}`)}, in this order`,
  "failures-differ": ({ baseline, candidate, areOver }) => say`${candidate.count} of the candidate’s ${candidate.of} trials ${areOver ? "failed" : "failed or have not ended"}, and ${baseline.count} of the baseline’s ${baseline.of}; chance is unlikely to explain this.`,
  ties: () => say`Some trials share a score, so the rates are upper bounds.`,
  "direction-unlike-name": ({ direction }) => {
    const other = direction === "maximize" ? "minimize" : "maximize";
    return say`The metric is to be ${direction}d, but one of this name is usually ${other}d.`;
  },
  "small-n": ({ enough }) => say`Fewer than ${enough} trials resolve only small budgets, so only large differences show.`,
  "unequal-n": ({ more, fewer }) => say`One sweep has ${more} trials and the other ${fewer}; the smaller one limits the budgets that can be compared.`,
  "cost-imprecise": ({ error }) => say`The mean cost of a trial is known only to about ${Math.round(100 * error)} % (one standard error), and so are budgets in cost.`,
  "cost-missing": () => say`No trial has a cost, but those of the other sweep do: ${IGNORED}.`,
  "cost-ranges-disjoint": ({ costlier, trials, resolved }) => {
    const cheaper = costlier === "baseline" ? "candidate" : "baseline";
    return say`One trial of the ${costlier} costs as much as ${inDigits(trials, 2)} trials of the ${cheaper}, which resolves budgets only up to ${inDigits(resolved, 2)}: no cost can be compared, so ${IGNORED}. A sweep can be this cheap because its trials fail.`;
  },
  "failed-value-suspected": ({ value, count }) => say`${count} trials score ${value}, which may stand for failure. If it does, set ${code(words`failed-value: ${value}`)}.`,
  "search-method-unknown": () => say`The files do not say how the trials were drawn; the limits require random search: set \`search-method: random\` if it was.`,
  "pruner-unknown": () => say`Trials were stopped early, or may have been, and the files do not say by which rule: say it in \`sweep.meta.json\`. If trials were compared with each other, as in median pruning or halving, they are not independent draws.`,
  "few-pairs": ({ count, of }) => say`${count} of the baseline’s ${of} trials have a partner: too few pairs to test, so the sweeps are compared as independent ones.`,
  "baseline-not-paired": ({ count, of }) => say`The baseline is older than \`pairing: paired\`, and ${count} of its ${of} trials have a partner, so the sweeps are compared as independent ones.`,
  "parameters-left-out": ({ count }) => say`${count === 1 ? "A parameter has" : words`${count} parameters have`} no value in common, so trials are paired by the others`,
  "environment-differs": ({ differences }) => {
    const all = differences.map(
      ({ part, baseline, candidate }) => part === "packages" ? say`other Python packages` : say`${ENVIRONMENT[part]} ${data(candidate)} instead of ${data(baseline)}`
    );
    return say`The candidate was trained in another environment than the baseline, which may be part of the difference: ${listed(all)}.`;
  },
  "list-not-drawn": () => say`The trials are a list, and not known to be random draws: pairs are tested exactly, and the curves describe this list only.`,
  "repeats-averaged": ({ baseline, candidate, trainings }) => say`${baseline === candidate ? words`${baseline}` : words`${baseline} and ${candidate}`} configurations are compared, each by ${trainings === 1 ? words`its first training` : words`the mean of ${trainings} trainings`}: trainings of one configuration are not independent. If they are trials of their own, set \`repeats: separate\`.`,
  "two-valued": () => say`Scores take only two values, so a test decides, and neither curves nor limits say anything.`,
  "pair-by-repeats": ({ count, of, isMended }) => say`What \`pair-by\` names has only ${count} values of its own in ${of} trials, so it does not say which trials belong together. ${isMended ? words`Name the last of these columns too` : words`Name one more column`}`,
  "search-moved": () => say`Numbers that are searched have no value in common. If the search space is meant to change, a maintainer first merges a \`pair-by\` without them, or accepts this with a label`,
  "trials-dealt-anew": () => say`Trials of the same number have parameters in another order than in the baseline, so they are not of one draw. Draw both sweeps from one seed, in one order, or compare them by other columns`,
  "order-unknown": () => say`The files do not say in which order the trials started, so drift was not checked.`
};
function failsMoreOften({ warnings }) {
  return warnings.some(
    ({ code: one, facts: facts2 }) => one === "failures-differ" && facts2.candidate.count * facts2.baseline.of > facts2.baseline.count * facts2.candidate.of
  );
}

// src/report/outcome.ts
function rowFor({ code: found }) {
  return TEXTS[found];
}
function briefOf({ outcome }) {
  return rowFor(outcome).brief;
}
function outcomeLine(assessment) {
  return saidOf("line", assessment);
}
function foundSentence(assessment) {
  return joined([absenceText(assessment)?.found ?? [], saidOf("why", assessment)]);
}
function saidOf(column, assessment) {
  const { outcome } = assessment;
  const said = rowFor(outcome)[column] ?? [];
  return typeof said === "function" ? said(outcome.facts, assessment) : said;
}
function nextStep(assessment) {
  const { accepted, outcome } = assessment;
  if (accepted !== null) return {};
  const text = rowFor(outcome);
  return absenceText(assessment) ?? text.next?.(outcome.facts, assessment) ?? text;
}
var EFFECTS = {
  fail: [words`fails`, words`Fails the check`],
  neutral: [words`does not block`, words`Does not block`],
  pass: [words`passes`, words`Passes the check`]
};
var CAUSES2 = {
  accepted: words`accepted`,
  "too-few-trials": words`too few trials`,
  "not-judged": words`not judged`,
  "fail-on": words`fail-on allows it`,
  "adaptive-search": words`the baseline’s search was not random`,
  "repeats-differ": words`only one sweep trained its settings several times`,
  informs: words`a run on the default branch only informs`,
  test: words`the test decides`
};
var REASONS = {
  // That fair evidence does not block is the rule.
  "fail-on": ({ settings: { gate } }) => gate.failOn === "strong" ? [] : say` (${code(words`fail-on: ${gate.failOn}`)})`,
  "adaptive-search": (assessment) => say`: the baseline’s search ${doubtsOf2(assessment)?.baseline === "drift" ? "may not have been" : "was not"} random`,
  informs: () => say`: ${CAUSES2.informs}`,
  "repeats-differ": () => say`: ${CAUSES2["repeats-differ"]}`
};
function effectOf(assessment) {
  const { outcome } = assessment;
  const { gate, cause } = outcome;
  const reason = cause === null || isFailure(outcome) ? void 0 : REASONS[cause];
  return say`${strong(say`${EFFECTS[gate][0]}`)}${reason?.(assessment) ?? []}`;
}
function outcomeWords({ outcome: { gate, cause } }) {
  const [, title] = EFFECTS[gate];
  return cause === null ? title : words`${title}: ${CAUSES2[cause]}`;
}
var INCOMPARABLE = {
  metrics: "the sweeps have different metrics",
  directions: "the sweeps have different directions",
  units: "the sweeps have different units of cost",
  asked: "the settings ask for another metric or direction",
  config: "the candidate was saved with other settings than the config asks for"
};
var SEARCH_SIGNS = {
  recorded: "The candidate\u2019s search was not random",
  drift: "The candidate\u2019s scores change with the order of its trials, as in an adaptive search",
  unknown: "The baseline\u2019s search was random, and nothing says how the candidate\u2019s trials were drawn"
};
function doubtsOf2(assessment) {
  return assessment.kind === "compared" ? assessment.searchDoubts : null;
}
function asGiven(budget, axis) {
  return say`${inDigits(budget, 3)} ${unitAfter(budget, axis)}`;
}
var NOT_JUDGED = say`Not judged`;
var SEARCHES = say`train one study in each of six jobs (\`jobs: 6\`)`;
var SET_RANDOM = say`if trials were drawn at random, set \`search-method: random\`; if not, train six studies (\`jobs: 6\`).`;
var OTHER_SEARCH = { you: say`${SEARCHES}, or search at random, on both sides.` };
var UNDO = { you: say`undo this if you did not mean it.` };
var FAILED3 = { you: say`fix what makes trials fail.` };
var FIND = { you: say`find and fix the cause.` };
function settle(assessment) {
  if (assessment.kind !== "compared") return {};
  const { trialsNeeded: trialsNeeded2, chances, searchDoubts: searchDoubts2, comparison } = assessment;
  const { toDetect: n, slowdown, toOpenRange } = trialsNeeded2;
  if (comparison.range === null) {
    if (toOpenRange === null) return {};
    const wanted = toOpenRange === "over 200" ? words`more than 200` : words`at least ${toOpenRange}`;
    return { maintainer: say`train ${wanted} trials per sweep, main first.` };
  }
  const isKnown = n !== null && searchDoubts2.baseline === null && searchDoubts2.candidate === null;
  const least = chances?.detectableSlowdown ?? Infinity;
  if (haveUnlistedSettings(assessment))
    return {
      maintainer: say`to see more in these trials, name their settings in the config (\`settings: …\`; \`tuning-gate inspect\` lists them).`
    };
  if (!isKnown || least <= slowdown) return {};
  const trials = n === "over 200" ? words`more than 200` : inPlain(n, 0);
  return {
    maintainer: say`both sweeps need ${trials} trials, main first, to catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5.`
  };
}
var TEXTS = {
  error: {
    brief: say`No verdict`,
    line: ({ arm, obstacle }) => {
      if (obstacle === "unusable") return say`: the ${arm} sweep could not be read`;
      const why = obstacle === "forbidden" ? "the token may not look for" : "GitHub did not return";
      return say`: ${why} the ${arm} sweep`;
    }
  },
  "unknown-workflow": {
    brief: say`No baseline`,
    line: say`: the base branch does not have the workflow that trained`
  },
  unchanged: {
    brief: say`Nothing to train`,
    line: say`: no file that \`trains\` names has changed`
  },
  "no-candidate": { brief: say`No candidate sweep`, line: say` was found` },
  "no-baseline": { brief: say`No baseline sweep`, line: say` was found` },
  expired: { brief: say`Baseline expired`, line: say`: nothing was compared` },
  "baseline-unusable": { brief: say`Baseline defective`, line: say`: nothing was compared` },
  incomparable: {
    brief: say`Not comparable`,
    line: ({ differ: differ2 }) => say`: ${INCOMPARABLE[differ2]}`,
    why: (_, assessment) => metricsSentence(assessment),
    you: say`if you did not mean to change this, undo it; otherwise give this sweep a new \`name\`, which gets its own baseline.`
  },
  "missing-shards": {
    brief: NOT_JUDGED,
    line: ({ missing: missing2, jobs }) => say`: ${missing2} of ${jobs} jobs saved no trials, which could decide`,
    why: say`If their trials had failed, the candidate would be worse.`,
    you: say`re-run the failed jobs.`
  },
  worse: { brief: say`Worse`, next: worseNext },
  "not-confirmed": {
    brief: say`Worse than the saved sweep`,
    line: say`, not than the base trained now`,
    next: (_, { searches }) => ({
      maintainer: say`run the workflow on ${data(searches.baseline.choice?.branch ?? "main")}.`
    })
  },
  "adaptive-baseline": {
    brief: say`Worse`,
    next: (_, assessment) => doubtsOf2(assessment)?.baseline === "drift" ? { maintainer: SET_RANDOM } : OTHER_SEARCH
  },
  "evidence-only": {
    brief: say`May be worse`,
    next: ({ level }, assessment) => {
      if (failsMoreOften(assessment)) return FAILED3;
      if (assessment.kind === "compared" && assessment.test?.pairs)
        return { maintainer: say`to see smaller losses, train twice as many pairs, main first.` };
      return level === "strong" ? FIND : settle(assessment);
    }
  },
  better: { brief: say`Better` },
  none: {
    brief: say`No difference found`,
    next: (_, assessment) => {
      if (doubtsOf2(assessment)?.baseline === "recorded") return OTHER_SEARCH;
      return failsMoreOften(assessment) ? { you: say`look at why trials fail, then merge.` } : {};
    }
  },
  "doubtful-pass": {
    brief: say`No difference found`,
    why: (_, assessment) => {
      const doubt = doubtsOf2(assessment)?.candidate ?? null;
      if (doubt !== null) return say`${SEARCH_SIGNS[doubt]}, so it may look better than it is.`;
      return say`One sweep may be in percent, the other in fractions.`;
    },
    next: (_, assessment) => {
      const doubt = doubtsOf2(assessment)?.candidate ?? null;
      if (doubt === null)
        return { you: say`record the scores of both sweeps in one unit, and train again.` };
      return doubt === "unknown" ? { you: SET_RANDOM } : OTHER_SEARCH;
    }
  },
  "partly-paired": {
    brief: say`No difference found`,
    why: (_, { warnings }) => {
      const shared = warnings.find(({ code: one }) => one === "partly-paired");
      return shared === void 0 ? [] : warningSentence(shared);
    },
    you: say`train the same list, or draw each sweep with a seed of its own.`
  },
  unmatched: {
    brief: NOT_JUDGED,
    line: ({ count, of }) => say`: ${count === 0 ? "none" : words`only ${count}`} of the baseline’s ${of} trials ${count === 1 ? "has" : "have"} a partner`,
    why: (_, assessment) => {
      const level = assessment.kind === "compared" ? assessment.comparison.worse.level : "none";
      return say`Compared as independent sweeps: ${level === "none" ? "no" : level} evidence that the candidate is worse.`;
    },
    you: say`train the list that the base branch trains.`
  },
  "missing-partners": {
    brief: NOT_JUDGED,
    line: ({ missing: missing2 }) => say`: ${missing2} of the baseline’s trials ${missing2 === 1 ? "has" : "have"} no partner, which could decide`,
    why: ({ pValue }) => say`If they had failed, the candidate would be worse (${formatPValue(pValue)}).`,
    you: say`run them again, and record trials that fail.`
  },
  identical: {
    brief: say`No difference`,
    line: ({ pairs }) => say`: both scores are identical in all ${pairs} pairs`,
    why: say`Results that agree to the last digit carry no new information.`,
    you: say`if this change should matter, check that the job trained with it.`
  },
  "better-after-tuning": {
    brief: say`Worse at the same settings, better after tuning`,
    why: say`Most settings lost, and the best ones gained.`,
    you: say`merge if the score after tuning is what counts.`
  },
  "empty-range": {
    brief: say`Cannot tell`,
    line: ({ budgetMax, from }, assessment) => {
      const start = from === null ? say`any budget` : asGiven(from, assessment.axis);
      if (budgetMax !== null)
        return say`: the budget-max of ${asGiven(budgetMax, assessment.axis)} leaves nothing to compare, budgets start at ${start}`;
      const where3 = from === null ? start : say`budgets from ${start} on`;
      return say` with ${sampleSizes(assessment)}: too few to compare ${where3}`;
    },
    next: ({ budgetMax }, assessment) => budgetMax === null ? settle(assessment) : { maintainer: say`give a larger \`budget-max\`, or none.` }
  },
  "too-few-trials": {
    brief: say`Cannot tell`,
    line: ({ rate }, assessment) => rate === null ? say` with ${sampleSizes(assessment)}` : say` with ${sampleSizes(assessment)} at a false-alarm rate of ${rate}`,
    why: (_, assessment) => doubtsOf2(assessment)?.baseline == null ? [] : say`Even with random search, so few trials would miss most regressions.`,
    next: (_, assessment) => settle(assessment)
  },
  "repeats-differ": {
    brief: say`Worse`,
    you: say`train each configuration as often in both sweeps.`,
    maintainer: say`if each row is a training of its own, set \`repeats: separate\`.`
  },
  "rows-are-examples": {
    brief: NOT_JUDGED,
    line: say`: the rows look like pass/fail examples, not training runs`,
    maintainer: say`pair them by the column that names the example (\`pair-by: COLUMN\`), or, if each row is a training, set \`repeats: separate\`.`
  },
  "same-rows": {
    brief: NOT_JUDGED,
    line: (_, { warnings }) => {
      const found = warnings.find((one) => one.code === "same-rows");
      return found === void 0 || found.facts.shared === null ? say`: both sweeps have the same trials` : say`: ${found.facts.shared} trials are the same in both sweeps, scores included`;
    },
    you: say`give each run its own seed, and train again.`
  },
  "too-few-searches": {
    brief: say`Cannot tell`,
    line: ({ baseline, candidate }) => say`: ${baseline} and ${candidate} whole searches are too few to compare`,
    you: say`${SEARCHES}, on both sides: six against six searches are enough, however each of them searches.`
  },
  "no-scores": {
    brief: say`Cannot tell`,
    line: say`: no trial of the baseline has a score`,
    maintainer: say`fix the training, and run it on the base branch.`
  },
  "all-equal": {
    brief: say`Cannot tell`,
    line: say`: all trials of both sweeps have the same score`,
    you: say`check that the metric is the one that tuning improves.`
  },
  "adaptive-candidate": {
    brief: NOT_JUDGED,
    line: say`: the candidate’s search was not random, the baseline’s was`,
    why: say`An adaptive search reaches good scores in fewer trials, so these sweeps cannot be compared.`,
    you: say`use random search for the candidate too.`
  },
  "cost-missing": {
    brief: NOT_JUDGED,
    line: say`: the candidate’s trials have no cost, the baseline’s do`,
    ...UNDO
  },
  "cost-higher": {
    brief: NOT_JUDGED,
    line: ({ times }) => say`: a trial of the candidate costs ${inDigits(times, 2)} times as much as one of the baseline, too much to compare`,
    ...UNDO
  },
  "candidate-short": {
    brief: say`Too few trials`,
    line: ({ trials, wanted, by }) => by === "baseline" ? say`: the candidate has ${inPlain(trials, 0)}, the baseline ${inPlain(wanted, 0)}` : say`: the candidate has ${inPlain(trials, 0)}, and ${inPlain(wanted, 0)} are required`,
    next: (facts2) => {
      const { trials, by } = facts2;
      if (by === "baseline") {
        const set = say`if ${trials} are enough, set ${code(words`min-trials: ${trials}`)}.`;
        const you = say`train as many trials as the baseline has.`;
        return facts2.canTell ? { you, maintainer: set } : { you };
      }
      const where3 = by === "saved" ? say`set \`min-trials\`, which overrides the number saved with the baseline.` : say`lower \`min-trials\`.`;
      return {
        you: say`train the missing trials; failed, pruned and unfinished ones count too.`,
        maintainer: say`if fewer are enough, ${where3}`
      };
    }
  },
  "assumption-in-doubt": {
    brief: NOT_JUDGED,
    line: ({ doubt }) => say`: an assumption is in doubt (${doubt}), and \`strict\` is set`,
    why: ({ doubt }, { warnings }) => {
      const noted = warnings.find(({ code: one }) => one === doubt);
      return noted === void 0 || noted.kind === "assumption" ? [] : warningSentence(noted);
    },
    maintainer: say`settle the doubt, or set \`strict: false\`.`
  },
  "worse-before": {
    brief: say`Worse in an earlier run`,
    you: say`push a new commit to run the check again.`
  }
};
function worseNext(_, assessment) {
  if (assessment.mayRetrain)
    return {
      you: say`look at the failed trials. If the machine made them fail, train again: the new trials are judged.`
    };
  if (restsOnFailures(assessment)) return FAILED3;
  return isTiny(assessment) ? { ...FIND, maintainer: say`if so small a loss does not matter, set a \`margin\`.` } : FIND;
}
var TINY = 1 / 1e3;
function isTiny(assessment) {
  if (assessment.kind !== "compared") return false;
  const { baseline, test, comparison } = assessment;
  const change = test?.pairs?.change;
  if (!change || comparison.rules.margin > 0) return false;
  const scores = Float64Array.from(baseline.trials, ({ score }) => score);
  const finite = scores.filter(Number.isFinite).sort();
  const spread = (finite.at(-1) ?? 0) - (finite[0] ?? 0);
  return Math.abs(change.estimate) < TINY * spread;
}
function metricsSentence({ baseline, candidate, settings }) {
  if (baseline === null || candidate === null) return [];
  const nameOf2 = ({ metric: metric2, direction: direction2 }) => say`${data(metric2)} (${direction2})`;
  const { metric, direction } = settings.reading;
  const asked = joined([
    metric === null ? [] : [data(metric)],
    direction === null ? [] : say`${metric === null ? direction : words`(${direction})`}`
  ]);
  const wanted = asked.length === 0 ? [] : say`, and this run asks for ${asked}`;
  return say`The baseline has ${nameOf2(baseline)}, the candidate ${nameOf2(candidate)}${wanted}.`;
}

// src/report/tables.ts
function budgetTable(assessment) {
  const cells = cellsByBudget(assessment);
  const { settings, candidate } = assessment;
  if (candidate === null || cells === null || !haveCurves(assessment)) return [];
  const { metric, direction } = candidate;
  const curve = capitalized(say`${typicalWord(settings, direction)}`);
  const hasLimits = haveLimits(assessment);
  const limits = hasLimits ? say` with ${limitsOf(assessment)}` : [];
  const shown = say`${curve} best ${data(metric)} (${betterWord(direction)})${limits}.`;
  const { header, rows, narrow } = cells;
  const whole = table(header, hasLimits ? rows : narrow);
  return [...paragraph(state("budgets", shown)), { ...whole, narrow }];
}
var MAX_EXAMPLES = 20;
function changedExamples(assessment) {
  const pairs = assessment.kind === "compared" ? assessment.test?.pairs : null;
  if (!pairs?.passing) return [];
  const named = (isOne) => pairs.trials.filter(({ baseline, candidate }) => isOne(candidate.score - baseline.score)).map(({ baseline }) => exampleName(baseline));
  const written = (names) => {
    const more = names.length - MAX_EXAMPLES;
    return say`${series(names.slice(0, MAX_EXAMPLES))}${more > 0 ? say`, and ${more} more` : []}.`;
  };
  const [lost2, won] = [named((gain) => gain < 0), named((gain) => gain > 0)];
  return [
    ...paragraph(state("lost", lost2.length === 0 ? [] : say`Lost: ${written(lost2)}`)),
    ...paragraph(state("won", won.length === 0 ? [] : say`Won: ${written(won)}`))
  ];
}
function exampleName({
  columns,
  parameters,
  number
}) {
  const values = Object.values(columns ?? parameters ?? {});
  return values.length === 0 ? say`trial ${number}` : [data(values.join(" "), 40)];
}
function cellsByBudget(assessment, format = scoreFormat(assessment)) {
  if (assessment.kind === "unjudged" || assessment.rows.length === 0) return null;
  const { axis } = assessment;
  const curves = curvesIn(assessment);
  const budgets = [
    capitalized([unitSpan(axis)]),
    ({ budget }) => say`${formatBudget(budget)}`
  ];
  const trials = [
    curves.length === 1 ? say`Trials` : say`Trials (baseline / candidate)`,
    ({ budget }) => {
      const each = curves.map(({ trialCost }) => say`${formatBudget(budget / trialCost)}`);
      return joined(each, say` / `);
    }
  ];
  const inTrials2 = axis.kind === "trials" ? [] : [trials];
  if (assessment.kind === "lone") {
    const { direction: direction2 } = assessment.candidate;
    const limits = (row) => say`${describeLimits(toMetric(row, direction2), format)}`;
    return cellsOf(assessment.rows, [budgets, [say`Candidate`, limits], ...inTrials2]);
  }
  const { direction } = assessment.baseline;
  const limitsIn = (arm) => [
    capitalized(say`${arm}`),
    (row) => say`${describeLimits(toMetric(row[arm], direction), format)}`,
    (row) => say`${describeMedian(toMetric(row[arm], direction), format)}`
  ];
  const difference2 = [
    say`Difference`,
    (row) => say`${describeDifference(row, direction, format)}`,
    (row) => say`${describeEstimate(row, direction, format)}`
  ];
  const evidence = (row) => {
    const { said, level } = evidenceAt2(row, assessment);
    return level === "strong" ? [strong(said)] : said;
  };
  return cellsOf(assessment.rows, [
    budgets,
    ...haveOneScale(assessment) ? [difference2] : [],
    limitsIn("candidate"),
    limitsIn("baseline"),
    [say`Evidence`, evidence],
    ...inTrials2
  ]);
}
function cellsOf(rows, columns) {
  return {
    header: columns.map(([name]) => name),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
    narrow: rows.map((row) => columns.map(([, cell, narrow = cell]) => narrow(row)))
  };
}
function label({ source }) {
  if (["artifact", "server"].includes(source.kind) && source.sha) return source.sha.slice(0, 7);
  const parts = source.location.split(/[\\/]/).filter(Boolean);
  const [folder = source.location, file = folder] = parts.slice(-2);
  const name = file.replace(/\.[a-z]+$/i, "");
  const isTelling = !/^(sweep|trials|results?|)$/i.test(name) && !/[*?{]/.test(name);
  return printable(isTelling ? name : folder);
}
function describeCounts({ counts, leftOut, gaps = [], trials }, { reading: { failedTrials, failedValue, prunedTrials } }) {
  const { counted: counted2, failed, pruned, running } = counts;
  const withScore = (count, what, score = words`the worst`) => say`${count} of them ${what} (${score} score)`;
  const ofFailed = failedTrials === "drop" ? say`${failed} more failed and dropped` : withScore(failed, words`failed`);
  const ofPruned = prunedTrials === "drop" ? say`${pruned} more pruned and dropped` : withScore(pruned, words`pruned`, prunedTrials === "last" ? words`their last` : void 0);
  const ofRunning = trials.some(({ outcome }) => outcome === "running") ? withScore(running, words`unfinished`) : say`${running} more unfinished and left out`;
  const none = failedValue === null ? [] : say`none of them scored ${failedValue} (failed-value)`;
  return series([
    say`${plural(counted2, "trial")}`,
    failed > 0 ? ofFailed : none,
    pruned > 0 ? ofPruned : [],
    running > 0 ? ofRunning : [],
    ...leftOut.map(describeLeftOut),
    // What is guessed is said where the parameters are shown.
    ...gaps.map((gap) => gap === "parameters-guessed" ? [] : say`${GAPS[gap]}`)
  ]);
}
function describeLeftOut({ count, what }) {
  return say`${count} ${plain("noun", count === 1 ? what.slice(0, -1) : what)} left out`;
}
var GAPS = {
  "failures-hidden": "which of them crashed is not recorded",
  "parents-unknown": "runs that sum up others may count as trials",
  "stops-unknown": "whether a scheduler stopped some early is not recorded",
  "parameters-guessed": "parameters are not distinguished from other columns",
  "trials-unreadable": "trials whose file is empty count as failed"
};
function describeGap(gap) {
  return capitalized(say`${GAPS[gap]}.`);
}
function baselineChoice({ baseline, searches }) {
  const { choice, age } = searches.baseline;
  if (choice === null || baseline === null) return [];
  const { sha, runUrl } = baseline.source;
  const made = series([
    say`the sweep of ${sha === null ? say`an unknown commit` : commit(sha)}`,
    runUrl ? say`from a ${link(say`run`, runUrl)}` : [],
    age === null ? [] : say`${formatDuration(age)} old`
  ]);
  return say`${made}: ${reasonFor(choice)}`;
}
function baselineName({ baseline, searches }) {
  const { sha = null, runUrl = null } = baseline?.source ?? {};
  if (sha === null) return [];
  const { age, choice } = searches.baseline;
  if (choice?.isTrainedHere) return say`base ${commit(sha)} trained in this run`;
  const name = runUrl ? link([commit(sha)], runUrl) : commit(sha);
  return say`baseline ${name}${age === null ? [] : say`, ${formatDuration(age)} old`}`;
}
function reasonFor({ matchedBy, branch, distance, isTrainedHere }) {
  const name = data(branch);
  if (isTrainedHere) return say`trained in this run`;
  switch (matchedBy) {
    case "first-parent":
      return say`the commit of ${name} that this pull request was trained on top of`;
    case "merge-base":
      return say`where this branched off ${name}`;
    case "same-commit":
      return say`the same commit, from an earlier run`;
    case "ancestor":
      return say`the nearest earlier commit of ${name} with a sweep${distance === null ? "" : words`, ${plural(distance, "commit")} before`}`;
    case "newest":
      return say`the newest of ${name}, since no earlier commit has a sweep`;
  }
}
var MAX_PARAMETERS = 30;
function sweepsBlocks(assessment) {
  const arms = ARMS.flatMap((arm) => {
    const sweep = assessment[arm];
    return sweep ? [{ arm, sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return [];
  const parameters = parameterRows(arms);
  const rows = [...sweepRows(arms, assessment), ...parameters.rows].filter(([, ...cells]) => cells.some((cell) => cell.length > 0)).map((cells) => cells.map((cell) => cell.length > 0 ? cell : say`–`));
  const header = [[], ...arms.map(({ arm }) => capitalized(say`${arm}`))];
  const { more } = parameters;
  const isUnknown = ({ best, sweep }) => best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const unclear = say`The files do not tell parameters from other columns: list them under \`search.space\` in \`sweep.meta.json\`.`;
  const beyond = say`${plural(more, "more parameter")} in \`report.json\`.`;
  const same = series(parameters.same.map((name) => [data(name, 40)]));
  const notes = [
    ...state("same-parameters", same.length > 0 ? say`The same in both: ${same}.` : []),
    ...state("more-parameters", more > 0 ? beyond : []),
    ...state("columns-unclear", arms.some(isUnknown) ? unclear : []),
    // Two best scores side by side invite the very comparison that this report replaces.
    ...state("bests", say`A best score flatters: compare the curves.`)
  ];
  return [table(header, rows, "left"), ...paragraph(notes)];
}
function sweepRows(arms, assessment) {
  const write = scoreFormat(assessment);
  const row = (title, cell) => [title, ...arms.map(cell)];
  return [
    row(
      say`Read from`,
      ({ sweep: { source, format } }) => say`${data(source.location)} (${plain("name", format)})`
    ),
    row(say`There`, ({ arm }) => describeServer(assessment.searches[arm])),
    row(say`Trials`, ({ sweep }) => describeCounts(sweep, assessment.settings)),
    row(
      say`Mean cost`,
      ({ sweep: { cost } }) => cost ? say`${describeAmount(cost.mean, cost.unit)} (of ${plural(cost.from, "trial")})` : []
    ),
    row([strong(say`Best score`)], ({ sweep, best }) => {
      if (best === null) return say`all trials failed`;
      const shared = best.sharedBy > 1 ? say` (the first of ${best.sharedBy} that share it)` : [];
      return say`${write(best.score)} ${data(sweep.metric, 40)}${shared}`;
    }),
    row(say`found in`, ({ best, sweep: { source } }) => {
      const place = `${source.location}, `;
      const isThere = best?.where.startsWith(place);
      return best ? [data(isThere ? best.where.slice(place.length) : best.where, 200)] : [];
    }),
    row(
      say`Cost`,
      ({ best, sweep }) => best?.cost == null ? [] : describeAmount(best.cost, sweep.cost?.unit ?? null)
    ),
    row(say`Training seed`, ({ best }) => best?.seed == null ? [] : say`${best.seed}`)
  ];
}
function describeServer({ server }) {
  if (server === null) return [];
  const { commits, readAt } = server;
  const of = series(commits.slice(0, 3).map((sha) => [commit(sha)]));
  const read = say`read ${data(readAt.slice(0, 16).replace("T", " "))} UTC`;
  return commits.length > 0 ? say`trials of ${of}, ${read}` : read;
}
function parameterRows(arms) {
  const valueIn = ({ best }, name) => {
    const parameters = best?.parameters ?? {};
    return Object.hasOwn(parameters, name) ? parameters[name] : void 0;
  };
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  const names = [.../* @__PURE__ */ new Set([...varied, ...all])];
  const isSame = (name) => arms.length > 1 && new Set(arms.map((arm) => valueIn(arm, name))).size === 1;
  const different = names.filter((name) => !isSame(name));
  const rows = different.slice(0, MAX_PARAMETERS).map((name) => [
    [data(name, 40)],
    ...arms.map((arm) => {
      const value = valueIn(arm, name);
      return value === void 0 ? [] : [parameterValue(value)];
    })
  ]);
  const same = names.filter(isSame).slice(0, MAX_PARAMETERS);
  return { rows, same, more: names.length - rows.length - same.length };
}
var NAMES = {
  infrastructure: "computing infrastructure",
  runtime: "average runtime",
  "data-splits": "data splits",
  "validation-performance": "validation performance",
  code: "link to the code",
  "search-space-bounds": "bounds of the search space",
  "best-configuration": "best configuration",
  "number-of-trials": "number of trials",
  "search-method": "method of choosing values",
  "selection-criterion": "criterion to select by",
  curve: "tuning curve"
};
function checklistOf2(assessment) {
  const lists = checklistsOf(assessment);
  const all = ARMS.flatMap((arm) => (lists[arm] ?? []).map((item) => ({ arm, item })));
  if (all.length === 0) return null;
  const codes = [...new Set(all.map(({ item }) => item.item))];
  const rows = codes.map((code2) => {
    const found = all.filter(({ item }) => item.item === code2);
    const open = found.filter(({ item }) => item.state !== "reported");
    const only = open.length < found.length ? open[0]?.arm : void 0;
    const missing3 = say`${NAMES[code2]}${only === void 0 ? [] : say` (${only})`}`;
    return { code: code2, found, missing: open.length === 0 ? [] : missing3 };
  });
  const missing2 = rows.filter((row) => row.missing.length > 0).map((row) => row.missing);
  const reported = say`${codes.length - missing2.length} of ${codes.length} items`;
  const known3 = rows.flatMap(
    ({ code: code2, found }) => fact(`checklist.${code2}`, capitalized(say`${NAMES[code2]}`), describeItems(found))
  );
  const add = say`${series(missing2)}. Add them in \`sweep.meta.json\``;
  return [
    ...fact("checklist", say`Reported`, reported),
    ...known3,
    ...fact("checklist-missing", say`Missing or incomplete`, missing2.length === 0 ? [] : add),
    ...fact("checklist-source", say`After`, say`Dodge et al. (2019), text box 1`)
  ];
}
function describeItems(items) {
  const values = items.map(({ item }) => describeItem(item));
  const [first = []] = values;
  if (new Set(values.map((value) => JSON.stringify(value))).size === 1) return first;
  return clauses(items.map(({ arm }, i) => values[i]?.length ? say`${arm} ${values[i]}` : []));
}
function describeItem(item) {
  if (item.item === "runtime") return describeRuntime(item);
  const { item: _, state: _state, ...facts2 } = item;
  const known3 = Object.entries(facts2).map(([name, value]) => {
    if (Array.isArray(value))
      return value.length === 0 ? [] : say`${plain("name", name)}: ${value.length}`;
    const isKnown = typeof value === "number" || typeof value === "string" && value !== "unknown";
    return isKnown ? say`${plain("name", name)}: ${parameterValue(value, 120)}` : [];
  });
  return clauses(known3);
}
function describeRuntime(item) {
  const { mean, total, unit, energyKilowattHours: energy } = item;
  return series([
    mean === null ? [] : say`${describeAmount(mean, unit)} a trial`,
    total === null ? [] : say`${describeAmount(total, unit)} in total`,
    energy === null ? [] : say`${formatBudget(energy)} kWh`
  ]);
}

// src/report/verdict.ts
function acceptedBy({ accepted }) {
  return accepted === null ? [] : say` (accepted by ${plain("login", accepted.by)})`;
}
function headline(assessment) {
  const { word, by, size } = findingOf(assessment);
  return say`${strong(say`${word}${by}`)}${size}${acceptedBy(assessment)}`;
}
function briefHeadline(assessment) {
  const { word, by } = findingOf(assessment);
  return say`${strong(say`${word}${by}`)}${acceptedBy(assessment)}`;
}
var LINES = ["identical", "better-after-tuning", "not-confirmed", "same-rows"];
function findingOf(assessment) {
  const { outcome } = assessment;
  const line = { word: briefOf(assessment), by: [], size: outcomeLine(assessment) };
  if (assessment.outcome.code === "too-few-trials" && assessment.kind === "compared")
    return { ...line, size: say`${line.size}${scoresWithLimits(assessment)}` };
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return line;
  if (LINES.includes(outcome.code)) return line;
  if (passesAcrossScales(assessment))
    return { word: say`Scales differ`, by: [], size: scoresAt(assessment, ", ") };
  return byFailures(assessment) ?? byPairs(assessment) ?? byPassRates(assessment) ?? bySearches(assessment) ?? bySettings(assessment) ?? (outcome.isMixed ? bothWays(assessment) : byCurves(assessment));
}
function wordFor2(way, { comparison }, isSure = true) {
  const { margin } = comparison.rules;
  const beyond = margin === 0 ? [] : say` beyond the margin of ${margin}`;
  if (way === null) return say`No difference${beyond} found`;
  const said = say`${wayWords(way, margin)}`;
  return isSure ? capitalized(said) : say`May be ${said}`;
}
function wayWords(way, margin) {
  return way === "worse" && margin > 0 ? words`worse by more than ${margin}` : words`${way}`;
}
function byFailures(assessment) {
  if (!restsOnFailures(assessment)) return null;
  const { outcome, baseline, candidate } = assessment;
  const fails = crashed(assessment);
  if (fails !== null) {
    const by2 = say`: ${fails.count} of ${fails.of} ${fails.noun} fail that used to finish`;
    const word = wordFor2("worse", assessment, isFailedByTest(outcome));
    return { word, by: by2, size: say` ${metricOf(assessment)}` };
  }
  const way = outcome.way ?? "worse";
  const isSure = isFailure(outcome) || isClear(way, assessment);
  const lost2 = ofBoth((arm) => assessment[arm].trials.filter(isLost));
  const kinds = new Set([...lost2.baseline, ...lost2.candidate].map((trial) => trial.outcome));
  const orFailed = kinds.has("failed") ? words`failed or ` : "";
  const verb = kinds.has("running") ? words`${orFailed}never ended` : words`failed`;
  const by = say`: ${lost2.candidate.length} of ${candidate.trials.length} trials ${verb}, ${lost2.baseline.length} of ${baseline.trials.length} before`;
  const size = assessment.test?.pairs ? [] : scoresAt(assessment, "; ");
  return { word: wordFor2(way, assessment, isSure), by, size };
}
function isLost({ outcome }) {
  return outcome === "failed" || outcome === "running";
}
function crashed(assessment) {
  const { test, withoutFailures: withoutFailures2 } = assessment;
  const pairs = test?.pairs ?? null;
  if (pairs === null || withoutFailures2 === null || assessment.outcome.way !== "worse") return null;
  const lost2 = pairs.trials.filter(
    ({ baseline, candidate }) => candidate.score === -Infinity && baseline.score > -Infinity
  ).length;
  const worse2 = pairs.worse - lost2;
  if (lost2 === 0 || worse2 > pairs.better) return null;
  return { count: lost2, of: pairs.n, noun: nounOf(pairs), worse: worse2, better: pairs.better };
}
function nounOf({ differing }) {
  return differing === 0 ? words`settings` : words`pairs`;
}
function allPairs(pairs, { baseline }) {
  const isList = baseline.search.method === "list" && pairs.differing === 0;
  return isList ? words`the ${pairs.n} settings on the list` : words`${pairs.n} ${nounOf(pairs)}`;
}
function byPairs(assessment) {
  const { test, outcome } = assessment;
  if (!test?.pairs) return null;
  const isFailed = isFailedByTest(outcome);
  const { pairs } = test;
  if (isFailed && test.by === "after-tuning" && pairs.passing === null) return null;
  const found = isFailed ? { way: "worse", isSure: true } : foundInPairs(test);
  const word = wordFor2(found.way, assessment, found.isSure);
  const special = bySpecialPairs(assessment, pairs, { word, isFound: found.way !== null });
  if (special !== null) return special;
  const metric = metricOf(assessment);
  const direction = directionOf(assessment);
  const way = found.way ?? (pairs.better >= pairs.worse ? "better" : "worse");
  const where3 = 2 * pairs[way] > pairs.n || found.way === null ? say`on ${pairs[way]} of ${allPairs(pairs, assessment)}` : say`on balance over ${pairs.n} ${nounOf(pairs)}`;
  const side = say`: ${sideOf(way, direction)} ${where3}`;
  if (found.way === null)
    return { word, by: [], size: say`${missedWords(assessment)}${side} ${metric}` };
  const change = haveOneScale(assessment) ? typicalChange(pairs, way, direction) : [];
  const size = say`${change} ${metric}`;
  return { word, by: found.isSure ? say` ${where3}` : side, size };
}
function bySpecialPairs(assessment, pairs, { word, isFound }) {
  if (pairs.passing !== null)
    return {
      word,
      by: say`: ${passRates(pairs.passing, pairs.n)}`,
      size: say`${isFound ? [] : missedWords(assessment)}; ${pairs.worse} lost, ${pairs.better} won of ${pairs.n}`
    };
  if (!pairs.areMostlyIdentical) return null;
  const size = say`; the rest agree to the last digit ${metricOf(assessment)}`;
  return isFound ? { word, by: say`: ${fewDiffer(pairs)}`, size } : { word: fewDiffer(pairs), by: [], size };
}
function byPassRates(assessment) {
  const { passRates: rates, outcome, baseline, candidate } = assessment;
  if (rates === null) return null;
  const { way } = outcome;
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  const missed = way === null ? missedWords(assessment) : [];
  return {
    word: wordFor2(way, assessment),
    by: say`: ${passRates(rates, n)}`,
    size: say`${missed} ${metricOf(assessment)}`
  };
}
function bySearches(assessment) {
  const { test, outcome, comparison } = assessment;
  if (!test?.searches) return null;
  const { best, length } = test.searches;
  const format = scoreFormat(assessment);
  const direction = directionOf(assessment);
  const write = (score) => score === -Infinity ? words`fails` : format(orient(score, direction));
  const gap = Math.abs(format.shown(best.candidate) - format.shown(best.baseline));
  const { way } = outcome;
  const isSized = way !== null && comparison.rules.margin === 0 && haveOneScale(assessment);
  const where3 = say`best of ${length} trials, median of ${test.units.candidate} searches`;
  const scores = say`${strong(say`${write(best.candidate)}, was ${write(best.baseline)}`)} ${metricOf(assessment)}`;
  return {
    word: wordFor2(way, assessment),
    by: isSized && Number.isFinite(gap) ? say` by ${format(gap)}` : [],
    size: say`, ${where3}: ${scores}`
  };
}
function failedBySettings({ test, outcome }) {
  return isFailedByTest(outcome) && test?.by === "same-settings" ? test.settings : null;
}
function isBySettings(assessment) {
  return isJudged(assessment) && failedBySettings(assessment) !== null;
}
function bySettings(assessment) {
  const found = failedBySettings(assessment);
  if (found === null) return null;
  const { shift } = found;
  const isSized = shift !== null && shift > 0 && haveOneScale(assessment);
  return {
    word: say`${wordFor2("worse", assessment)} at comparable settings`,
    by: isSized ? say`, by about ${formatFor(shift, shift)(shift)}` : [],
    size: say` ${metricOf(assessment)}`
  };
}
function metricOf({ candidate }) {
  return [data(candidate.metric, 60)];
}
function byCurves(assessment) {
  const { outcome, comparison, test } = assessment;
  const { way } = outcome;
  const { margin } = comparison.rules;
  const size = scoresAt(assessment, " ");
  const missed = say`${missedWords(assessment)}${size}`;
  if (assessment.outcome.way !== "worse" && claimsNotWorse(assessment))
    return { word: say`Not ${wayWords("worse", margin)}`, by: [], size: missed };
  if (way === null) return { word: wordFor2(null, assessment), by: [], size: missed };
  const word = wordFor2(way, assessment, isClear(way, assessment));
  const shown = reached(assessment);
  if (shown?.way !== way || !haveOneScale(assessment)) {
    const p = test === null || !restsOnTest(assessment) ? [] : say` (${formatPValue(test.pValue)})`;
    return { word, by: [], size: say`${p}${size}` };
  }
  if (shown.by === null) return { word, by: [], size };
  const isNumbered = assessment.outcome.way === "worse" && margin > 0;
  const by = say`${isNumbered ? "," : ""} by ${shown.by}`;
  return { word, by, size: say`${limitsOfSize(assessment, way)}${size}` };
}
function claimsNotWorse({ notWorse: notWorse2, outcome }) {
  return notWorse2?.isEverywhere === true && outcome.claim === null;
}
function scoresAt(assessment, before) {
  const shown = reached(assessment);
  if (shown === null) return [];
  return say`${before}${shown.after}: ${strong(shown.scores)} ${metricOf(assessment)}`;
}
function scoresWithLimits(assessment) {
  const { example } = assessment;
  const shown = reached(assessment);
  if (shown === null || example === null) return [];
  const { lower, upper } = differenceInMetric(example, directionOf(assessment));
  const write = scoreFormat(assessment);
  const ends = [signed(roundedDown(write)), signed(roundedUp(write))];
  const limits = describeRange([lower, upper], ends, " to ");
  return say`: ${shown.scores} ${metricOf(assessment)} ${shown.after} (${limits})`;
}
function bothWays(assessment) {
  const { margin } = assessment.comparison.rules;
  const unsure = ({ way: way2 }) => isClear(way2, assessment) ? 0 : 1;
  const sorted = claims(assessment).toSorted((a, b) => unsure(a) - unsure(b) || a.from - b.from);
  const firstUnsure = sorted.findIndex(unsure);
  const parts = sorted.map(({ way: way2, budgets, bare }, i) => {
    const word = say`${i === firstUnsure ? "may be " : ""}${wayWords(way2, margin)}`;
    return say`${word} ${i === 0 ? budgets : bare}`;
  });
  const { by = null, way = null } = reached(assessment) ?? {};
  const isSized = by !== null && way !== null && haveOneScale(assessment);
  const sized = isSized ? say`; ${way} by ${by}${limitsOfSize(assessment, way)}` : [];
  const size = say`${sized}${scoresAt(assessment, isSized ? " " : "; ")}`;
  return { word: capitalized(series(parts)), by: [], size };
}
function claims({ evidence, axis, test }) {
  return (test?.pairs ? [] : evidence).map(({ way, level, intervals }) => {
    const from = intervals[0]?.[0] ?? 0;
    const [budgets, bare] = [describeBudgets(intervals, axis), bareBudgets(intervals, axis)];
    return { way, level, from, budgets, bare };
  });
}
function reached(assessment) {
  const { example, axis } = assessment;
  if (example === null) return null;
  const direction = directionOf(assessment);
  const write = scoreFormat(assessment);
  const medianOf = (arm) => toMetric(example[arm], direction).median;
  const [before, now] = [medianOf("baseline"), medianOf("candidate")];
  const text = (median) => Number.isFinite(median) ? write(median) : words`failure`;
  const change = write.shown(now) - write.shown(before);
  return {
    scores: say`${text(now)}, was ${text(before)}`,
    after: say`after ${describeBudget(example.budget, axis)}`,
    /** As it is written: the difference of the scores; null where one of them is a failure. */
    by: Number.isFinite(change) && write.shown(change) !== 0 ? write(Math.abs(change)) : null,
    /** Which way it goes as it is written; null if neither. */
    way: change === 0 ? null : change > 0 === (direction === "maximize") ? "better" : "worse"
  };
}
function limitsOfSize(assessment, way) {
  const { example } = assessment;
  const [direction, write] = [directionOf(assessment), scoreFormat(assessment)];
  return example === null ? [] : limitsOfChange(example.difference, way, { direction, write });
}
function typicalChange({ change }, way, direction) {
  if (change === null || !Number.isFinite(change.estimate)) return [];
  const { estimate } = change;
  const write = formatOfChange(change);
  if (Math.sign(estimate) !== SIGNS[way]) return [];
  return say`, typically by ${write(Math.abs(estimate))}${limitsOfChange(change, way, { direction, write })}`;
}
function passRates({ baseline, candidate }, n) {
  const write = formatFor(1 / n, 1);
  return say`pass rate ${write(candidate)}, was ${write(baseline)}`;
}
function lossAllowed(assessment) {
  const { test, passRates: rates, ruledOut: ruledOut2, example, baseline, candidate } = assessment;
  if (test?.pairs) {
    const { passing: passing2, change, n: n2 } = test.pairs;
    if (passing2) return { loss: -passing2.change.lower, write: formatFor(1 / n2, 1) };
    return change && { loss: -change.lower, write: formatOfChange(change) };
  }
  if (test?.searches) return null;
  if (rates === null) {
    const loss = ruledOut2 && example && -example.difference.lower;
    return loss === null ? null : { loss, write: scoreFormat(assessment) };
  }
  const limits = ofBoth((arm) => {
    const draws = assessment[arm].trials.length;
    return exactLimits({ hits: Math.round(rates[arm] * draws), draws }, 0.99);
  });
  const n = Math.max(baseline.trials.length, candidate.trials.length);
  return { loss: limits.baseline[1] - limits.candidate[0], write: formatFor(1 / n, 1) };
}
function missedWords(assessment) {
  const allowed = passesByItself(assessment) ? lossAllowed(assessment) : null;
  if (allowed === null || allowed.loss <= 0) return [];
  const { loss, write } = allowed;
  const size = loss === Infinity ? say`any loss` : say`a loss of ${roundedUp(write)(loss)}`;
  return say` (${size} could have been missed)`;
}
function fewDiffer({ n, same, trials }) {
  const sizes = trials.map(({ baseline, candidate }) => Math.abs(candidate.score - baseline.score)).filter((size) => size > 0 && size < Infinity).sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes[0], sizes.at(-1)];
  const write = formatFor(least, most);
  const from = least === most ? [] : say`${write(least)} to `;
  return say`${n - same} of ${n} pairs differ${sizes.length === 0 ? [] : say`, by ${from}${write(most)}`}`;
}

// src/report/statements.ts
function certainty(assessment, subject = "check") {
  const evidence = evidenceOf3(assessment);
  const does = subject === "check" ? say`the check ${effectOf(assessment)}` : [];
  const whole = joined([evidence, does], say`: `);
  const isTested = isJudged(assessment) && restsOnTest(assessment) && evidence.length > 0;
  const sentence = isTested ? whole : capitalized(whole);
  return [
    ...state("strength", sentence.length === 0 ? [] : say`${sentence}.`),
    ...state("size", besides(assessment)),
    ...state("found", assessment.accepted === null ? foundSentence(assessment) : [])
  ];
}
var WITHOUT_EVIDENCE = ["identical", "same-rows"];
function evidenceOf3(assessment) {
  if (assessment.outcome.code === "too-few-trials" && assessment.kind === "compared")
    return noticed2(assessment);
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  const { outcome } = assessment;
  if (WITHOUT_EVIDENCE.includes(outcome.code)) return [];
  if (isStrengthUnknown(assessment))
    return passesAcrossScales(assessment) ? [] : say`strength unknown`;
  if (restsOnTest(assessment)) return testedWords(assessment);
  if (outcome.isMixed) {
    const found = claims(assessment).map(
      ({ way, level }, i) => say`${level} ${i === 0 ? "evidence " : ""}for ${way}`
    );
    return series(found);
  }
  if (claimsNotWorse(assessment)) return say`strong evidence at every budget compared`;
  return levelWords(assessment);
}
var USUAL2 = 0.05;
function testedWords(assessment) {
  const { test, axis, outcome } = assessment;
  if (test === null) return [];
  const how = test.pairs !== null && axis.kind === "cost" ? " counted in trials" : "";
  const isGain = outcome.way === "better";
  const p = isGain ? test.pBetter : test.pValue;
  const isNear = !isGain && p > test.alpha && p <= USUAL2;
  const level = isNear ? words` (fails at ${inDigits(test.alpha, 3)} or less)` : "";
  return say`${changeOfRates(assessment)}${winsAtSettings(assessment)}${formatPValue(p)}${how}${level}`;
}
function levelWords(assessment) {
  const { test, example, outcome, comparison } = assessment;
  const level = outcome.way === null ? "none" : comparison[outcome.way].level;
  if (level === "none") return [];
  const isElsewhere = isShownByTest(assessment) && example?.worse !== "strong";
  const p = isElsewhere && test !== null ? say`, ${formatPValue(test.pValue)}` : [];
  return say`${level} evidence${p}`;
}
function changeOfRates({ test }) {
  const passing2 = test?.pairs?.passing ?? null;
  const change = passing2 === null ? 0 : passing2.candidate - passing2.baseline;
  if (passing2 === null || change === 0) return [];
  const write = formatFor(1 / (test?.pairs?.n ?? 1), 1);
  const way = change < 0 ? "worse" : "better";
  const limits = limitsOfChange(passing2.change, way, { direction: "maximize", write });
  const size = write(Math.abs(write.shown(passing2.candidate) - write.shown(passing2.baseline)));
  return say`${change < 0 ? "Lower" : "Higher"} by ${size}${limits}; `;
}
function winsAtSettings(assessment) {
  const share = failedBySettings(assessment)?.lowerShare ?? null;
  if (share === null) return [];
  const times = Math.round(100 * (1 - share));
  return say`A candidate trial beats a baseline trial with similar settings ${times} times in 100 (50 if equal); `;
}
function noticed2({ chances }) {
  const least = chances?.detectableSlowdown ?? null;
  if (least === null) return [];
  return say`only a candidate that needs ${formatTimes(least, Math.ceil)} the trials or more would be caught 4 times in 5`;
}
function besides(assessment) {
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  if (hasSameRows(assessment) || isStrengthUnknown(assessment)) return [];
  const { outcome, test } = assessment;
  const fails = crashed(assessment);
  if (fails !== null)
    return say`Of the others, ${fails.worse} are worse and ${fails.better} better.`;
  if (test?.pairs || test?.searches || failedBySettings(assessment)) return [];
  if (outcome.way === null) return [];
  const beyond = [crossingSentence(assessment), closedGapSentence(assessment)];
  return beyond.find((one) => one.length > 0) ?? tuningSentence(assessment);
}
function shownSign(row, assessment) {
  const { shown } = scoreFormat(assessment);
  return Math.sign(shown(row.candidate.point) - shown(row.baseline.point)) || 0;
}
function closedGapSentence(assessment) {
  const { rows, example, comparison, axis } = assessment;
  const end = comparison.range?.[1] ?? 0;
  const last = rows.findLast(({ budget }) => budget <= end);
  if (assessment.outcome.way !== "worse" || !example || !last || last.budget <= example.budget)
    return [];
  const score = toMetric(last.candidate, directionOf(assessment)).median;
  if (shownSign(last, assessment) !== 0 || !Number.isFinite(score)) return [];
  return say`No gap is left after ${describeBudget(last.budget, axis)}: ${scoreFormat(assessment)(score)} in both.`;
}
function crossingSentence(assessment) {
  const { comparison, example, rows, axis } = assessment;
  const [place, ...more] = comparison.crossings;
  if (place === void 0 || more.length > 0 || example === null) return [];
  const isBefore = example.budget <= place;
  const sign = assessment.outcome.way === "worse" ? 1 : -1;
  const [from, to] = comparison.range ?? [0, 0];
  const beyond = isBefore ? to / place : place / from;
  if (Math.log(beyond) < comparison.rules.minShare * Math.log(to / from)) return [];
  const isOpposite = (row) => row.budget >= from && row.budget <= to && row.budget > place === isBefore && shownSign(row, assessment) === sign;
  if (!rows.some(isOpposite)) return [];
  const other = sign === 1 ? "ahead" : "behind";
  const end = axis.kind === "trials" ? isBefore ? Math.ceil(place) : Math.floor(place) : place;
  const at = describeBudget(end, axis);
  return isBefore ? say`It is ${other} from ${at} on.` : say`It is ${other} up to ${at}.`;
}
function nextMoves({ comparisons, outcome }, acceptance) {
  const [{ assessment }] = comparisons;
  const { you = [], maintainer = [] } = nextStep(assessment);
  const others = maintainer.length === 0 ? acceptance : joined([maintainer, capitalized(acceptance)]);
  const isFree = maintainer.length > 0 && assessment.kind === "compared" && !isFailure(outcome);
  const own = you.length === 0 && isFree ? say`merge, or wait.` : you;
  return joined([
    own.length === 0 ? [] : say`${strong(say`You:`)} ${own}`,
    others.length === 0 ? [] : say`${strong(say`Maintainer:`)} ${others}`
  ]);
}
function nextStatement(run, acceptance) {
  const { outcome, comparisons } = run;
  const [{ assessment }] = comparisons;
  const said = nextMoves(run, acceptance);
  const isDone = !isFailure(outcome) && (outcome.isJudged || assessment.accepted !== null || assessment.settings.gate.informOnly);
  const done = assessment.settings.gate.informOnly ? say`nothing to do.` : say`nothing to do: merge when you like.`;
  const rest = isDone ? joined([done, caughtSentence(assessment)]) : [];
  const next = said.length > 0 ? said : rest;
  return state("next", next.length === 0 ? [] : say`${strong(say`Next:`)} ${next}`);
}
function caughtSentence(assessment) {
  if (!isJudged(assessment) || !passesByItself(assessment)) return [];
  if (assessment.outcome.way !== null) return [];
  const slowdown = caughtSlowdown(assessment);
  if (slowdown.length === 0) return [];
  const caught = failsOnStrong(assessment.settings.gate) ? say`The check had` : say`Strong evidence had`;
  const hasSettings = caughtAtSettings(assessment).length > 0;
  const odds = haveTies(assessment) ? say`${hasSettings ? "about" : "at most"} an 80 %` : say`${hasSettings ? "at least " : ""}an 80 %`;
  return say`${caught} ${odds} chance to catch ${slowdown}.`;
}
function smallPrint(run, frame) {
  const [{ assessment }, ...others] = run.comparisons;
  const isOne = others.length === 0;
  const count = say`${plural(run.comparisons.length, "comparison")}`;
  const { fullReport, help } = frame;
  return [
    ...state("sizes", isOne ? sizesIn(assessment) : count),
    ...state("explained", isOne && isBySettings(assessment) ? explainedWords(assessment.test) : []),
    ...state("baseline-name", baselineName(assessment)),
    ...isOne ? state("rate-in", rateIn(assessment)) : state("family-rate", familyRate(run)),
    ...state("link", fullReport === null ? [] : [link(say`report`, fullReport)]),
    ...state("help", [link(say`help`, help)]),
    ...state("origin", frame.origin)
  ];
}
function sizesIn(assessment) {
  const { candidate, kind } = assessment;
  if (kind === "unjudged")
    return candidate ? say`${plural(candidate.counts.counted, "trial")}` : [];
  const test = kind === "compared" ? assessment.test : null;
  const counts = [assessment.baseline, candidate].flatMap((sweep) => sweep?.counts.failed ?? []);
  const each = counts.map((count) => say`${count}`);
  const failed = counts.some(Boolean) ? say` (${joined(each, say` + `)} failed)` : [];
  return say`${sampleSizes(assessment)}${test?.searches?.are === "jobs" ? ", one a job" : ""}${failed}`;
}
function rateIn(assessment) {
  if (!isJudged(assessment) || hasSameRows(assessment)) return [];
  if (assessment.searchDoubts.baseline !== null)
    return assessment.failedBefore?.stands ? [] : say`error rate unknown`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? "checks fail" : "checks show strong evidence";
  const assumed = found.isIfRandom ? say` (assuming random search)` : [];
  return say`if nothing changed, ${formatPerThousand(found.rate)} ${event}${assumed}`;
}
function familyRate({ familyWise, comparisons }) {
  if (familyWise === null) return [];
  const canFail = comparisons.some(({ assessment }) => failingLevel(assessment.settings.gate));
  const most = formatPerThousand({ rate: familyWise.rate, standardError: 0, isBound: true });
  return say`if nothing changed in any, ${most} checks ${canFail ? "fail" : "show strong evidence"}`;
}
function tuningSentence(assessment) {
  const { size } = assessment;
  if (size === null) return [];
  const { budget, needed, isUnderOne } = size;
  const isLoss = assessment.outcome.way === "worse";
  if (needed.estimate === Infinity) return isLoss ? gapSentence(assessment, size) : [];
  const factor = needed.estimate / budget;
  const round = isUnderOne ? Math.ceil : Math.round;
  if (isLoss ? factor < 1 : factor > 1) return [];
  if (roundedTimes(factor, round) === 1) return [];
  const within = timesLimits(assessment, size);
  const times = say`${formatTimes(factor, round)} the ${unitSpan(assessment.axis)}`;
  if (isUnderOne) return say`For the same score it needs ${times} or less${within}.`;
  return say`For the same score it needs ${within.length === 0 ? "about " : ""}${times}${within}.`;
}
function timesLimits({ comparison }, { needed, budget }) {
  const { lower, upper } = needed;
  const low = formatTimes(lower / budget, Math.floor);
  const high = formatTimes(upper / budget, Math.ceil);
  const { trialCost } = comparison.candidate;
  if (upper <= trialCost) return [];
  const isOpenBelow = lower <= trialCost;
  if (upper === Infinity) return isOpenBelow ? [] : say` (${low} or more)`;
  return isOpenBelow ? say` (up to ${high})` : say` (${low} to ${high})`;
}
function gapSentence(assessment, { last, budget, needed }) {
  const write = scoreFormat(assessment);
  const [before, now] = [last.baseline, last.candidate].map(
    (score) => orient(score, directionOf(assessment))
  );
  const isTold = last.budget >= 1.5 * budget && Number.isFinite(now) && write.shown(before) !== write.shown(now);
  if (!isTold) return [];
  const claim = needed.lower < 0.95 * last.budget ? words`may` : words`do`;
  const most = describeStart(last.budget, assessment.axis, Math.floor);
  return say`Even ${most} ${claim} not close the gap: ${write(now)}, was ${write(before)}.`;
}
var WITHOUT_RATE = {
  recorded: "the baseline\u2019s search was not random",
  drift: "nothing says how the baseline\u2019s trials were drawn, and its scores change with their order"
};
function rateOf({ chances, settings, test, failedBefore, warnings, ...sweeps }) {
  const { baseline, candidate } = sweeps;
  if (failedBefore?.stands) return null;
  const level = failingLevel(settings.gate);
  const isReplay = test?.pairs != null && warnings.some(isOfBaselinesSearch);
  const found = chances?.gateRate ?? null;
  const rate = found && (isReplay ? { ...found, isBound: false } : found);
  const isIfRandom = test?.unit === "trial" && [baseline, candidate].some(({ search }) => search.method === "unknown");
  return rate && { rate, canFail: level !== null, isReplay, isIfRandom };
}
function isOfBaselinesSearch({ code: code2, arm, facts: facts2 }) {
  if (arm === "candidate") return false;
  return code2 === "adaptive-pruner" || code2 === "adaptive-sampler" && !facts2.isGrid;
}
function slowdownCaught(assessment) {
  const { chances, searchDoubts: searchDoubts2 } = assessment;
  if (hasSameRows(assessment) || searchDoubts2.candidate !== null) return null;
  return chances?.detectableSlowdown ?? null;
}
function caughtSlowdown(assessment) {
  const slowdown = slowdownCaught(assessment);
  return slowdown === null ? [] : say`a ${formatTimes(slowdown, Math.ceil)} slowdown`;
}
function caughtAtSettings(assessment) {
  const { test } = assessment;
  if (test?.unit !== "trial" || test.pSameSettings === null || test.settings === null) return [];
  const { units, settings, alpha } = test;
  const found = settingsDetectable([units.baseline, units.candidate], settings.explained, alpha);
  if (found === null || found >= (slowdownCaught(assessment) ?? 0)) return [];
  return say`about ${formatTimes(found, Math.ceil)} if all settings lose equally`;
}
function explainedWords(test) {
  const settings = test?.settings ?? null;
  if (settings === null || test?.pSameSettings == null) return [];
  const share = Math.round(100 * settings.explained);
  const older = settings.olderTrials.reduce((sum, count) => sum + count, 0);
  const helped = older === 0 ? [] : say`; ${plural(older, "older trial")} of main helped`;
  return say`settings explain ${share} % of the spread${helped}`;
}

// src/report/facts.ts
var where2 = (holds) => (value) => (assessment, subject) => assessment.kind === "compared" && holds(assessment) ? value(assessment, subject) : [];
var ofCompared = where2(() => true);
var ofCurves = where2(haveCurves);
var ofPromise = where2((one) => isJudged(one) && !hasSameRows(one));
var KNOWN = [
  ["evidence", say`Evidence`, ofCurves(evidenceRange)],
  ["ruled-out", say`Ruled out`, ofPromise(ruledOutWords)],
  ["not-worse", say`Not worse`, ofPromise(notWorseWords)],
  ["target", say`Target`, ofPromise(targetWords)],
  ["slowdown", say`Same slowdown at every budget`, ofPromise(slowdownWords)],
  ["pairs", say`Pairs`, ofPromise(pairsWords)],
  ["rate", say`False alarms`, ofPromise(rateWords)],
  ["slowdown-caught", say`Would be caught`, ofPromise(caughtWords)],
  ["trials-needed", say`Trials needed`, ofPromise(trialsWords)],
  ["chances-independent", say`Shared configurations`, ofPromise(sharedWords)],
  ["crossing", say`Curves cross`, ofCurves(crossingsOf)],
  ["baseline", say`Baseline`, baselineChoice]
];
var METHOD = [
  ["how-to-read", say`Tuning curve`, ofCurves(curveWords)],
  ["limits", say`Limits`, ofCurves(limitsWords)],
  ["levels", say`Levels of evidence`, ofCurves(levelsWords)],
  ["margin", say`Margin`, ofCompared(marginWords)],
  ["bands", say`Bands`, ofCurves(bandWords)],
  ["test", say`Test of no change`, ofCompared(testWords)],
  ["false-alarms", say`Evidence of “worse” if nothing changed`, ofCompared(alarmWords)],
  ["bound", say`Whatever changed`, ofCompared(boundWords)],
  ["compared-budgets", say`Budgets`, budgetsWords],
  ["policies", say`Settings`, policyWords],
  ["tool", say`Made by`, madeBy]
];
function factsOf(assessment, subject) {
  const rowsOf2 = (rows) => rows.flatMap(([id, label2, value]) => fact(id, label2, value(assessment, subject)));
  return [...rowsOf2(KNOWN), ...minorNotes(assessment), ...rowsOf2(METHOD)];
}
function sharedWords({ isPaired, chances, test }) {
  if (!isPaired || chances === null || test?.pairs) return [];
  return say`chances are computed for independent sweeps; false alarms are normally rarer`;
}
function ruledOutWords(assessment) {
  const { ruledOut: ruledOut2, comparison, axis } = assessment;
  if (!passesByItself(assessment) || !ruledOut2 || !comparison.range) return [];
  const [, end] = comparison.range;
  const isWide = ({ fromBudget, loss }) => 2 * fromBudget <= end && loss < Infinity;
  const least = ruledOut2.findLast(isWide) ?? ruledOut2.at(-1);
  const limits = limitsOf(assessment);
  if (!least || least.loss === Infinity) return say`no loss, however large (${limits})`;
  const write = roundedUp(scoreFormat(assessment));
  const shown = ({ loss }) => loss > 0 ? write.shown(loss) : 0;
  const first = ruledOut2.find((one) => shown(one) === shown(least)) ?? least;
  const worse2 = least.loss > 0 ? say`a loss of more than ${write(least.loss)}` : say`any loss`;
  return say`${worse2} ${describeBudgets([[first.fromBudget, end]], axis)} (${limits})`;
}
function notWorseWords(assessment) {
  const { notWorse: notWorse2, comparison, axis } = assessment;
  if (!notWorse2 || notWorse2.intervals.length === 0) return [];
  if (notWorse2.isEverywhere && passesByItself(assessment)) return [];
  const { margin, intervals } = notWorse2;
  const budgets = intervals.map(
    (interval) => withoutStart(interval, (budget) => isNotWorseAt(comparison, budget))
  );
  return say`by more than ${margin} ${describeBudgets(budgets, axis)}, strong evidence (${limitsOf(assessment)})`;
}
function targetWords(assessment) {
  const { target, settings, axis, comparison } = assessment;
  if (target === null) return [];
  const { quantile } = settings.comparison;
  const luck = quantile === 0.5 ? "" : words`, at the ${formatPercent(quantile)} quantile of luck`;
  const need = (arm) => describeNeed(target[arm], axis, comparison[arm]);
  return say`for ${target.score} the baseline needs ${need("baseline")}, the candidate ${need("candidate")} (${limitsOf(assessment)}${luck})`;
}
function describeNeed({ lower, estimate, upper }, axis, { trialCost }) {
  if (lower === Infinity) return say`more than any budget`;
  const [from, to] = [Math.max(lower, trialCost), Math.max(upper, trialCost)];
  const [least, most] = formatBudgetLimits(from, to);
  if (estimate === Infinity) return say`more than ${describeStart(from, axis, Math.floor)}`;
  const limits = upper === Infinity ? say`at least ${least}` : say`${least}–${most}`;
  return say`${describeBudget(Math.max(estimate, trialCost), axis)} (${limits})`;
}
function slowdownWords({ overallSlowdown: overallSlowdown2, outcome }) {
  if (!overallSlowdown2?.fits || !outcome.isJudged || outcome.isMixed || outcome.way !== null)
    return [];
  const { estimate, lower, upper, confidence } = overallSlowdown2;
  if (lower <= 1 && upper >= 1) return [];
  const [from, to] = [formatTimes(lower, Math.floor), formatTimes(upper, Math.ceil)];
  return say`if so, it needs ${formatTimes(estimate, Math.round)} the trials (${formatPercent(confidence)} limits: ${from} to ${to})`;
}
function pairsWords({ test }) {
  if (!test?.pairs) return [];
  const { n, worse: worse2, better, same, unmatched, differing } = test.pairs;
  return clauses([
    say`${worse2} of ${n} worse, ${better} better, ${same} the same`,
    passingLimits(test.pairs),
    test.pairs.areMostlyIdentical ? bestAmongFew(test.pairs) : [],
    ...ARMS.map(
      (arm) => unmatched[arm] === 0 ? [] : say`${plural(unmatched[arm], "trial")} of the ${arm} left out, without a partner`
    ),
    differing ? say`the parameters of ${differing} differ` : []
  ]);
}
function passingLimits({ passing: passing2, n }) {
  if (passing2 === null) return [];
  const { lower, upper } = passing2.change;
  const write = formatFor(1 / n, 1);
  return say`the pass rate changed by ${signed(roundedDown(write))(lower)} to ${signed(roundedUp(write))(upper)} (99 % limits)`;
}
function rateWords(assessment, subject) {
  const doubt = assessment.searchDoubts.baseline;
  if (doubt !== null && !assessment.failedBefore?.stands)
    return say`unknown: ${WITHOUT_RATE[doubt]}`;
  const found = rateOf(assessment);
  if (found === null) return [];
  const event = found.canFail ? "fails" : "finds strong evidence";
  const often = say`${found.isReplay ? "about " : ""}${formatOdds(found.rate)}`;
  const drawn = found.isIfRandom ? " and trials were drawn at random" : "";
  return say`if nothing changed${drawn}, this ${subject} ${event} ${often} (${sampleSizes(assessment)}), on average over baselines`;
}
var CAUGHT_LESS = "losses at large budgets only, much less often";
function caughtWords(assessment) {
  const caught = caughtSlowdown(assessment);
  if (caught.length === 0) return [];
  const { settings, test } = assessment;
  const hasMore = (test?.pairs?.n ?? 0) > MAX_SIMULATED_PAIRS;
  const most = haveTies(assessment) ? "at best " : hasMore ? "at least " : "";
  const by = failsOnStrong(settings.gate) ? "" : " by strong evidence";
  const alike = caughtAtSettings(assessment);
  const less = alike.length === 0 ? [] : say`; ${alike} and no outcome is among them`;
  return say`${caught} at every budget, ${most}4 times in 5${by}${test?.pairs ? ", for evenly spread scores" : ""}${less}; ${CAUGHT_LESS}`;
}
function trialsWords(assessment) {
  const { chances, comparison, trialsNeeded: trialsNeeded2, isPaired, searchDoubts: searchDoubts2, failedBefore } = assessment;
  if (chances === null || isPaired) return [];
  if (searchDoubts2.candidate !== null || failedBefore?.stands) return [];
  if (typeof trialsNeeded2.toDetect !== "number") return [];
  const isClear2 = comparison.worse.level === "strong" || comparison.better.level === "strong";
  const { toDetect, slowdown } = trialsNeeded2;
  if (isClear2 || (chances.detectableSlowdown ?? Infinity) <= slowdown) return [];
  return say`${plural(toDetect, "trial")} a sweep catch a ${formatTimes(slowdown, Math.ceil)} slowdown 4 times in 5`;
}
function crossingsOf({ comparison: { crossings }, axis }) {
  return crossings.length === 0 ? [] : say`near ${describeSeveral(crossings, axis)}`;
}
function curveWords(assessment) {
  const word = curveWord(assessment.settings, directionOf(assessment));
  return say`the ${word} best score after 1, 2, 3 … trials of random search`;
}
function limitsWords(assessment) {
  if (!haveLimits(assessment)) return [];
  const costs = assessment.axis.kind === "cost" ? ", with the mean costs taken as known" : "";
  return say`${limitsOf(assessment)} hold at all budgets at once${costs}, for the luck of search and training, not for a new test set`;
}
function levelsWords(assessment) {
  const { settings } = assessment;
  const word = curveWord(settings, directionOf(assessment));
  const least = formatPercent(settings.comparison.minShare);
  return say`${emphasis(say`weak`)} where one ${word} lies outside the other’s limits, ${emphasis(say`fair`)} where each does, ${emphasis(say`strong`)} where the limits do not meet; weak and fair count on at least ${least} of the budgets (log scale)`;
}
function marginWords({ settings }) {
  const { margin } = settings.comparison;
  if (margin === 0) return [];
  return say`the candidate’s curve is raised by ${margin} before it is judged worse; the numbers shown are without it`;
}
function budgetsWords(assessment) {
  if (assessment.kind !== "compared") return say`none`;
  return haveCurves(assessment) ? rangeOf(assessment) : [];
}
function policyWords({ baseline, candidate, settings }) {
  const { failedTrials, prunedTrials } = settings.reading;
  const methods = [baseline, candidate].flatMap((sweep) => sweep?.search.method ?? []);
  const known3 = [...new Set(methods)].map((one) => say`${one}`);
  const search = known3.length === 0 ? [] : say`; search: ${listed(known3)}`;
  return say`failed trials: ${failedTrials}; pruned: ${prunedTrials}${search}; fails on: ${settings.gate.failOn}`;
}
function madeBy() {
  const paper = emphasis(say`Show Your Work with Confidence`);
  return say`${TOOL.name} ${plain("version", TOOL.version)}, after Lourie et al., ${paper} (2024)`;
}
function rangeOf({ comparison: { range }, axis }) {
  if (range === null) return say`none`;
  const [from, to] = range.map((budget) => roundedTo(budget, 4, Math.round));
  const both = from === to ? say`${to}` : say`${from} to ${to}`;
  return say`${both} ${unitAfter(to, axis)}`;
}
function bandWords({ comparison, settings, jointLevel: jointLevel2 }) {
  const { method, confidence, calibration, seed } = settings.band;
  const methods = [comparison.baseline, comparison.candidate].map(({ band }) => band.method);
  const how = calibration === "exact" ? say`exactly` : say`by simulation, seed ${seed}`;
  const level = jointLevel2 && formatPercent(roundedTo(jointLevel2, 3, Math.floor));
  const together = level === null ? [] : say`; all differences hold at once with at least ${level}`;
  const switched = methods.every((one) => one === method) ? "" : ". Sweeps of more than 20,000 trials have the band dkw, in closed form and conservative; smaller budgets can be compared for them";
  const all = listed([...new Set(methods)].map((one) => say`${one}`));
  return say`${all}, ${formatPercent(confidence)}, calibrated ${how}${together}${switched}`;
}
function alarmWords({ chances }) {
  if (chances === null) return [];
  const rates = ["weak", "fair", "strong"].flatMap((level) => {
    const rate = chances.falseAlarm[level];
    return rate === null ? [] : [say`${level} ${formatOdds(rate)}`];
  });
  return rates.length > 1 ? series(rates) : [];
}
function boundWords({ chances, comparison, axis }) {
  if (chances?.falseStrongBound == null || comparison.range === null) return [];
  const good = comparison.rules.margin === 0 ? "at least as good" : "no worse than the margin allows";
  const [known3, seen] = axis.kind === "cost" ? [", taking the mean costs as known", ""] : ["", " (at most a fifth of it in simulations)"];
  const most = Math.ceil(roundedTo(100 * chances.falseStrongBound, 6, Math.ceil));
  return say`at most ${most} of 100 such checks show strong evidence of “worse” at a budget where the candidate is ${good}${known3}, a proven ceiling${seen}`;
}
function evidenceRange(assessment) {
  if (!isJudged(assessment)) return [];
  return clauses(
    claims(assessment).map(({ way, level, budgets }) => say`${way}: ${level} ${budgets}`)
  );
}
function bestAmongFew({ n, same, trials }) {
  const few = n - same;
  const best = trials.toSorted((a, b) => b.baseline.score - a.baseline.score).slice(0, few);
  const hit = best.filter(({ baseline, candidate }) => baseline.score !== candidate.score).length;
  return say`as the rest agrees to the last digit, this is hardly luck; of the best ${few}, ${hit} differ`;
}
function howTested({ unit, pSameSettings, pairs, settings }) {
  if (unit === "pair") {
    const correlation = pairs?.correlation ?? null;
    const alike = correlation === null ? [] : say`; rank correlation ${numeral(correlation.toFixed(2))}`;
    return say`by pairs (signed ranks at the same settings, and scores after tuning${alike})`;
  }
  const isAtSettings = pSameSettings !== null && settings !== null;
  return say`by ${unit === "search" ? "whole searches" : "trials"}, ${isAtSettings ? "at comparable settings and " : ""}after tuning`;
}
function columnsCompared({ settings, pSameSettings }) {
  if (settings === null) return [];
  const { names, leftOut } = settings.columns;
  const varying = leftOut.filter(({ why }) => why !== "constant");
  const ignored = varying.map(({ name }) => [data(name, 40)]);
  return clauses([
    pSameSettings === null ? [] : say`by ${series(names.map((name) => [data(name, 40)]))}`,
    ignored.length === 0 ? [] : say`left out: ${series(firstOf(ignored, MAX_IGNORED))}`
  ]);
}
var MAX_IGNORED = 8;
function searchesWords({ searches, units }) {
  if (searches === null) return [];
  const { length, filled, leftOut, repeated } = searches;
  const twice = repeated.baseline + repeated.candidate;
  const more = series([
    filled > 0 ? say`${plural(filled, "trial")} added as failed to shorter ones` : [],
    leftOut > 0 ? say`${plural(leftOut, "trial")} beyond that left out` : [],
    twice > 0 ? say`${numeral(String(twice))} left out as repeats` : []
  ]);
  const all = say`${units.baseline} + ${units.candidate} searches of ${plural(length, "trial")}`;
  return clauses([all, more]);
}
var WHO_DECIDES = {
  bands: say`does not decide: the bands do`,
  test: say`decides`,
  either: say`decides, as does strong evidence`
};
var RANDOM_AT_FIRST = 10;
function searchDoubtWords({ searches }) {
  if (searches === null) return [];
  const { are, shared, length } = searches;
  return clauses([
    say`taken as independent: ${are}`,
    shared === 0 ? [] : say`${shared} of the candidate’s begin as one of the baseline’s, as with equal seeds, which hides losses`,
    length >= RANDOM_AT_FIRST ? [] : say`searches this short may be random throughout: if so, \`search-method: random\` compares their trials, and sees more`
  ]);
}
function testWords(assessment, subject) {
  const { test, decides } = assessment;
  if (test === null) return [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const [level, attained] = [inDigits(test.alpha, 3), inDigits(test.attainedRate, 2)];
  const less = attained === level ? [] : say` (attained ${attained})`;
  return clauses([
    say`${WHO_DECIDES[decides]}; ${howTested(test)}; ${p} (better: ${better}); level ${level}${less}`,
    subject === "check" && isBySettings(assessment) ? [] : explainedWords(test),
    columnsCompared(test),
    haveUnlistedSettings(assessment) ? say`no settings are listed: \`settings: …\` in the config compares by them` : [],
    searchesWords(test),
    searchDoubtWords(test),
    decides === "test" && haveCurves(assessment) ? say`the bands describe` : []
  ]);
}

// src/report/failure.ts
var RERUN = emphasis(say`Re-run failed jobs`);
function acceptanceSentence(label2, refusal) {
  const name = data(label2);
  if (refusal === null) return say`to accept, label ${name}, then ${RERUN}.`;
  if (refusal.why === "unreadable")
    return say`${remedyOf(refusal.lacking)} ${RERUN}. Whether the label ${name} accepts this could not be read (${data(refusal.what)}).`;
  return say`the label ${name} does not count: ${reasonOf(refusal)}. To accept, remove it and set it again, then press ${RERUN}.`;
}
function remedyOf(lacking) {
  if (lacking === null) return say`to try again, press`;
  if (lacking === "collaborators")
    return say`give the input \`github-token\` a token that may read collaborators, then press`;
  return say`add the line ${code(words`${lacking}: read`)} to the job’s \`permissions\`, then press`;
}
function reasonOf(refusal) {
  switch (refusal.why) {
    case "unexplained":
      return say`GitHub does not say who set it`;
    case "too-early":
      return say`it was set on ${momentOf(refusal.at)}, before this commit had this result`;
    case "beyond":
      return say`it was set on ${momentOf(refusal.at)} for ${data(refusal.seen, 255)}, which does not cover this result`;
    case "not-a-person":
      return say`${data(refusal.by)}, which set it, is not a person`;
    case "may-not-write":
      return say`${data(refusal.by)}, who set it, may not write to this repository (permission ${data(refusal.permission)})`;
  }
}
function failureTitle({ fault, suggestion }) {
  return say`No verdict: ${TITLES[suggestion === null ? fault : "settings"]}`;
}
var TITLES = {
  settings: "the settings have to be corrected",
  config: "the config could not be read",
  pull: "the pull request could not be read",
  unjudged: "the pull request is not judged yet",
  data: "a sweep could not be read",
  system: "the runner lacks something"
};
function failureBlocks(error, { name, origin }, title) {
  const instance = name === "" ? [] : say`${data(name)}: `;
  const verdict = say`❌ ${instance}${strong(say`${title}.`)} The check ${strong(say`fails`)}.`;
  const { suggestion } = error;
  const yaml = suggestion && isCopiable(suggestion) ? withBlock(suggestion).join("\n") : null;
  const message = error.messageFor("inputs");
  const what = message.includes("\n") ? [{ type: "code", language: "", value: message }] : (
    // Broken where a phone's screen ends.
    paragraph(state("failure", [data(message, 2e3)]))
  );
  return [
    ...paragraph(state("verdict", verdict)),
    ...what,
    ...paragraph(state("suggestion", yaml === null ? [] : say`What to set:`)),
    ...yaml === null ? [] : [{ type: "code", language: words`yaml`, value: yaml }],
    ...paragraph(state("origin", origin))
  ];
}
function isCopiable(settings) {
  return !settings.some(([, value]) => JSON.stringify(value).includes("${{"));
}
function withBlock(settings) {
  const line = ([name, value]) => `  ${name}: ${typeof value === "string" ? yamlText(value) : `# ${value.question}`}`;
  const inputs = settings.filter(([name]) => isInput(name));
  const others = settings.filter(([name]) => !isInput(name));
  const inConfig = others.length > 0 ? [`# ${CONFIG_PATH}:`, ...others.map(line)] : [];
  return ["with:", ...inputs.map(line), ...inConfig.map((text) => text.trimStart())];
}
function suggestedFlags(settings) {
  const flags = settings.map(([name, value]) => {
    if (typeof value !== "string") return `--${name} ${value.placeholder}`;
    return `--${name}${value.startsWith("-") ? "=" : " "}${shellText(value)}`;
  });
  return flags.join(" ");
}
function shellText(value) {
  return /^[\w./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`;
}

// src/report/history.ts
var [WIDE, DIGITS] = [30, 3];
function historyFormat({ merges, budgets }) {
  const limits = merges.flatMap(
    (merge) => budgets.flatMap((budget) => limitsOfMerge(merge, budget) ?? [])
  );
  const medians = limits.map(({ median }) => Math.abs(median)).filter(Number.isFinite);
  const widths = limits.map(({ lower, upper }) => upper - lower).filter(Number.isFinite);
  const [least, most] = [Math.min(...medians), Math.max(0, ...medians)];
  if (least > 0 && most > WIDE * least) return significantFormat(DIGITS);
  const width = widths.sort((a, b) => a - b)[Math.floor(widths.length / 2)] ?? Infinity;
  return formatFor(width, most);
}
function budgetName(budget, { merges }) {
  const largest = new Set(merges.map((merge) => formatBudget(merge.largest.budget)));
  const [only] = merges;
  const shown = budget ?? (largest.size === 1 ? only?.largest.budget : void 0);
  if (only === void 0 || shown === void 0) return say`largest budget`;
  const { kind, unit } = only.axis;
  if (kind === "cost")
    return say`${formatBudget(shown)}${unit === null ? [] : say` ${data(unit, 40)}`}`;
  return say`${formatBudget(shown)} ${shown === 1 ? words`trial` : words`trials`}`;
}
function historyHeadline(view, { repository }) {
  const { merges, changes } = view;
  const count = plural(merges.length, "merge");
  if (merges.length === 0) return say`Main has no history yet`;
  if (changes === null) return say`${count} of main`;
  const last = changes.at(-1);
  if (last === void 0 && merges.length === 1) return say`The first merge of main`;
  if (last === void 0) return say`No change found in ${count} of main`;
  const first = merges[last.at];
  const pull = pullName(first, repository);
  const by = pull.length === 0 ? [] : say` (${pull})`;
  return say`${changeWord(last)} since about ${commit(first.commit)}${by}`;
}
var changeWord = ({ direction }) => direction === "worse" ? words`Worse` : words`Better`;
function pullName({ pull }, repository) {
  if (pull === null) return [];
  const name = say`#${pull}`;
  return repository === null ? name : [link(name, `${repository}/pull/${pull}`)];
}
function historyBlocks(view, frame) {
  const lead = [...whatIsShown(view), ...changesFound(view)];
  return {
    lead: paragraph(lead),
    changes: changesTable(view, frame),
    promises: [...paragraph(alarmsAgainstPromise(view)), ...paragraph(levelOfChanges(view))],
    notes: notesOn(view),
    merges: mergesTable(view, frame)
  };
}
function whatIsShown({ merges }) {
  const last = merges.at(-1);
  if (last === void 0) return [];
  const { metric, direction, band, trials } = last;
  const curve = band.quantile === 0.5 ? words`Typical` : words`${formatPercent(band.quantile)} quantile of the`;
  const shown = say`${curve} best ${data(metric, 80)} (${betterWord(direction)}) of each merge with ${formatPercent(band.confidence)} limits; the last sweep has ${plural(trials.counted, "trial")}.`;
  return state("history", shown);
}
function changesFound({ changes, merges }) {
  if (changes === null)
    return state(
      "changes.adaptive",
      say`Changes are not looked for: with an adaptive search, sweeps differ even if nothing changed.`
    );
  if (merges.length === 0) return [];
  if (merges.length === 1)
    return state("changes.none", say`A change can show from the second merge on.`);
  const none = say`In ${merges.length} merges, no split differs by more than chance.`;
  if (changes.length === 0) return state("changes.none", none);
  const worse2 = changes.filter(({ direction }) => direction === "worse").length;
  const counts = series([
    worse2 > 0 ? say`${worse2} for the worse` : [],
    changes.length > worse2 ? say`${changes.length - worse2} for the better` : []
  ]);
  const all = say`${plural(changes.length, "change")} in ${plural(merges.length, "merge")}`;
  return state("changes", say`${all}: ${counts}.`);
}
function changesTable(view, frame) {
  const { changes, merges, stretches, budgets } = view;
  if (!changes?.length) return [];
  const format = historyFormat(view);
  const level = ({ levels }, i) => {
    const median = levels[i] ?? null;
    return median === null ? words`?` : describeMedian({ median }, format);
  };
  const rows = changes.map((change, i) => {
    const [before, after] = [stretches[i], stretches[i + 1]];
    return [
      say`${changeWord(change)}`,
      ...whichMerge(merges[change.at], frame),
      ...budgets.map((_, b) => say`${level(before, b)} → ${level(after, b)}`),
      say`${formatPValue(change.pValue)}`
    ];
  });
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [say`Change`, say`From about`, ...MERGE, ...names, say`p-value`];
  return [table(header, rows, "left")];
}
var MERGE = [say`Pull request`, say`Day`];
function whichMerge(merge, { repository }) {
  const day = plain("day", merge.date.slice(0, 10));
  return [[commit(merge.commit)], pullName(merge, repository), [day]];
}
function levelOfChanges({ changes, merges }) {
  if (changes === null || merges.length < 2) return [];
  const given = changes.length > 1 ? " Each p-value takes the other changes as given." : "";
  return state(
    "changes.level",
    say`Between two changes no other was found. If main, its data, its machine and its libraries never changed, any one page would show a change ${formatLimit(CHANGE_LEVEL)}.${given}`
  );
}
function alarmsAgainstPromise({ alarms }) {
  if (alarms === null) return [];
  const { hits, draws, promised, limits } = alarms;
  const [lower, upper] = limits.map((limit) => formatPercent(Number(limit.toPrecision(2))));
  const rate = promised / draws;
  const share = formatPercent(Number((hits / draws).toPrecision(2)));
  const found = say`${hits} of ${plural(draws, "comparison")} with the previous merge alarmed: ${share} (95 % limits for independent comparisons: ${lower ?? ""} to ${upper ?? ""}).`;
  const promise = say`Promised, if nothing changed: ${formatPercent(Number(rate.toPrecision(2)))}, which is ${inDigits(promised, 2)} of ${draws}.`;
  return [
    ...state("alarms", say`${found} ${promise}`),
    ...state("alarms.verdict", alarmVerdict(alarms.limits, rate))
  ];
}
function alarmVerdict([lower, upper], rate) {
  if (lower > rate)
    return say`That is hardly luck: main changed, or sweeps differ by more than the luck of the draw.`;
  if (upper < rate) return say`That is fewer than promised.`;
  return say`That agrees with the promise.`;
}
function notesOn({ damaged, older, otherMetric, untested }) {
  const lines2 = series(damaged.slice(0, MAX_LINES).map(({ line }) => say`${line}`));
  const more = damaged.length > MAX_LINES ? " and further on" : "";
  const unread = say`${plural(damaged.length, "damaged line")} left out: line ${lines2}${more}. The first: ${data(damaged[0]?.what ?? "", 300)}`;
  const other = say`Not shown: ${plural(otherMetric, "merge")} with another metric or axis.`;
  const earlier = say`Not shown: ${plural(older, "older merge")}.`;
  const unkept = say`Not tested for changes: ${plural(untested, "merge")} of more than 1,000 trials, whose scores are not kept.`;
  return note([
    state("history.damaged", damaged.length === 0 ? [] : unread),
    state("history.other", otherMetric === 0 ? [] : other),
    state("history.older", older === 0 ? [] : earlier),
    state("history.untested", untested === 0 ? [] : unkept)
  ]);
}
var MAX_LINES = 8;
function mergesTable(view, frame) {
  const { merges, budgets } = view;
  if (merges.length === 0) return [];
  const format = historyFormat(view);
  const rows = merges.toReversed().map((merge) => [
    ...whichMerge(merge, frame),
    ...budgets.map((budget) => {
      const limits = limitsOfMerge(merge, budget);
      return limits === void 0 ? [] : say`${describeLimits(limits, format)}`;
    }),
    say`${comparedWords(merge.predecessor)}`
  ]);
  const names = budgets.map((budget) => budgetName(budget, view));
  const header = [say`Commit`, ...MERGE, ...names, say`Previous merge`];
  return [table(header, rows, "left")];
}
function comparedWords(compared) {
  if (compared.alarmed) return compared.verdict === "worse" ? words`worse` : words`fails`;
  return VERDICTS[compared.verdict];
}
var VERDICTS = {
  none: words`no difference`,
  better: words`better`,
  worse: words`perhaps worse`,
  mixed: words`better and worse`,
  insufficient: words`cannot tell`,
  invalid: words`not comparable`,
  error: words`error`,
  "no-baseline": words`nothing before`,
  "no-candidate": words`no sweep`
};

// src/report/run.ts
function runHeadline(run) {
  const [{ name, assessment }, ...others] = run.comparisons;
  if (others.length === 0) return headline(assessment);
  const [same, count] = [likeTheFirst(run), run.comparisons.length];
  const group = groupOf(assessment);
  const { word, by, size } = findingOf(assessment);
  const isSaid2 = JSON.stringify(word) === JSON.stringify(group);
  const only = say`${data(name)}${isSaid2 ? [] : say`, ${lowered(word)}`}${by}${size}`;
  const named = same.length > 1 ? someNames(same.map((one) => one.name)) : only;
  const brief = strong(say`${group} in ${same.length} of ${count} comparisons`);
  return say`${brief}${same.length === count ? [] : say`: ${named}`}${acceptedBy(assessment)}`;
}
var GROUPS = {
  mixed: say`Worse and better`,
  insufficient: say`Cannot tell`,
  invalid: say`Not judged`
};
function groupOf(assessment) {
  return GROUPS[assessment.outcome.verdict] ?? findingOf(assessment).word;
}
var MAX_NAMES = 3;
function someNames(names) {
  const all = names.map((name) => [data(name)]);
  return listed(firstOf(all, MAX_NAMES));
}
function likeTheFirst({ comparisons }) {
  const outcomeOf2 = ({ assessment }) => JSON.stringify([assessment.outcome.gate, groupOf(assessment)]);
  return comparisons.filter((one) => outcomeOf2(one) === outcomeOf2(comparisons[0]));
}
function runExplanations(run) {
  const [{ assessment }, ...others] = run.comparisons;
  const { outcome } = assessment;
  const decided = decidedOtherwise(assessment);
  if (others.length === 0) return [...certainty(assessment), ...decided];
  const effect = state("strength", say`The check ${effectOf(assessment)}.`);
  const isAlone = likeTheFirst(run).length === 1 || outcome.code === "error";
  const said = [
    ...isAlone ? certainty(assessment).filter(({ id }) => id !== "size") : effect,
    ...decided,
    ...others.flatMap((one) => acceptedSentence(one.assessment)),
    ...run.comparisons.length - likeTheFirst(run).length > MAX_NAMES ? triageStatements(run) : []
  ];
  return said.filter((one, i) => !isAmong(one, said.slice(0, i)));
}
function isAmong(statement, others) {
  return others.some((other) => JSON.stringify(other) === JSON.stringify(statement));
}
function runNotes({ notCompared: notCompared2, configNote }) {
  const notThere = say`Not compared: ${someNames(notCompared2)} (in neither config nor baseline).`;
  return [
    ...state("config", configNote === null ? [] : configSentences(configNote)),
    ...state("not-compared", notCompared2.length === 0 ? [] : notThere)
  ];
}
function configSentences(note2) {
  if (note2.why === "added")
    return say`The config here applies once merged; until then, the workflow’s inputs and the defaults do.`;
  const names = series(note2.inputs.map((name) => [code(words`${name}`)]));
  return say`The config overrides these inputs of the workflow: ${names}. Change them there.`;
}
function summaryTable(run, resultOf3 = headline) {
  const rows = run.comparisons.map(({ name, assessment }) => [
    [data(name)],
    say`${assessment.outcome.mark} ${resultOf3(assessment)}`
  ]);
  return table([say`Comparison`, say`Result`], rows, "left");
}
var OUTSIDE = {
  name: "",
  origin: [],
  acceptance: [],
  noCheck: [],
  fullReport: null,
  help: TOOL.help
};
var SECTIONS = {
  result: [words`result`, false],
  small: [words`small print`, false],
  next: [words`next step`, false],
  notes: [words`notes`, false],
  chart: [words`chart`, false],
  comparison: [words`comparison`, false],
  budgets: [words`numbers by budget`, true],
  method: [words`method`, true],
  sweeps: [words`best configurations`, true],
  checklist: [words`checklist`, true]
};
function section(id, blocks) {
  const [title, isFolded] = SECTIONS[id];
  return { id, title, isFolded, blocks, priority: -Object.keys(SECTIONS).indexOf(id), brief: [] };
}
function sectionOnDemand(id, make) {
  let made = null;
  return {
    ...section(id, []),
    get blocks() {
      made ??= make();
      return made;
    }
  };
}
function sectionsOf(run, frame) {
  const [first, ...others] = run.comparisons;
  const name = nameOf(run, frame);
  const shown = name === "" ? [] : say`${data(name)}: `;
  const verdict = state("verdict", say`${run.mark} ${shown}${runHeadline(run)}`);
  const said = [...runExplanations(run), ...state("no-check", frame.noCheck)];
  const result = { ...section("result", lines([verdict, said])), brief: paragraph(verdict) };
  const next = section("next", paragraph(nextStatement(run, frame.acceptance)));
  const print = section("small", small(smallPrint(run, frame)));
  const own = note(runNotes(run).map((one) => [one]));
  if (others.length === 0) {
    const [notes, chart, ...folded] = comparisonSections(first, "check");
    return [result, section("notes", [...notes.blocks, ...own]), chart, next, print, ...folded];
  }
  const overview = section("chart", [{ type: "figure", comparison: "" }, ...notesWithoutFold(run)]);
  const folds = run.comparisons.flatMap((one, i) => foldOf(one, said, i / run.comparisons.length));
  const method = section("method", facts(factsOf(first.assessment, "comparison")));
  return [result, section("notes", own), overview, next, print, ...folds, method];
}
function comparisonSections({ name, assessment }, subject) {
  const checklist = checklistOf2(assessment);
  const examples = changedExamples(assessment);
  const changed = { ...section("budgets", examples), title: words`what was lost and won` };
  return [
    section("notes", warningsBlock(assessment)),
    section("chart", [{ type: "figure", comparison: name }]),
    examples.length > 0 ? changed : section("budgets", budgetTable(assessment)),
    sectionOnDemand("sweeps", () => sweepsBlocks(assessment)),
    ...checklist ? [section("checklist", facts(checklist))] : [],
    sectionOnDemand("method", () => facts(factsOf(assessment, subject)))
  ];
}
function resultOf2(assessment, subject) {
  return [...certainty(assessment, subject), ...decidedOtherwise(assessment)];
}
function nameOf({ comparisons }, { name }) {
  const [only, ...others] = comparisons;
  return [name, others.length > 0 ? "" : only.name].filter(Boolean).join(" / ");
}
var FOLDED = ["blocks", "unknown"];
function hasFold({ assessment: { outcome } }) {
  return FOLDED.includes(outcome.triage);
}
function notesWithoutFold({ comparisons }) {
  const items = comparisons.filter((one) => !hasFold(one)).flatMap(
    ({ name, assessment }) => statementsIn(warningsBlock(assessment)).filter(({ id }) => id === "warning.missing-shards").map(({ id, said }) => [{ id, said: say`${data(name)}: ${said}` }])
  );
  return note(items);
}
function foldOf(one, above, rank) {
  if (!hasFold(one)) return [];
  const { name, assessment } = one;
  const title = say`${assessment.outcome.mark} ${data(name)}: ${headline(assessment)}`;
  const said = resultOf2(assessment, "comparison").filter((statement) => !isAmong(statement, above));
  const shown = comparisonSections(one, "comparison").filter(({ id }) => id === "notes" || id === "chart" || id === "budgets").flatMap(({ blocks }) => blocks);
  const whole = section("comparison", [fold(title, [...paragraph(said), ...shown])]);
  return [{ ...whole, priority: whole.priority - rank }];
}
function runStatements(run) {
  const verdict = state("verdict", say`${runHeadline(run)}.`);
  const rate = smallPrint(run, OUTSIDE).filter(({ id }) => id === "family-rate");
  return [...verdict, ...runExplanations(run), ...rate, ...runNotes(run)];
}
function verdictStatements(assessment, subject = "check") {
  return [...state("verdict", say`${headline(assessment)}.`), ...certainty(assessment, subject)];
}
function statementsOf(assessment, subject) {
  const sections = comparisonSections({ name: "", assessment }, subject);
  return [
    ...verdictStatements(assessment, subject),
    ...decidedOtherwise(assessment),
    ...statementsIn(sections.flatMap(({ blocks }) => blocks))
  ];
}
var TRIAGES = {
  blocks: [words`blocks`, words`blocks`, words`block`],
  worse: [words`may be worse, does not block`, words`may be worse`, words`may be worse`],
  unknown: [words`cannot tell`, words`cannot tell`, words`cannot tell`],
  better: [words`better`, words`looks better`, words`look better`],
  same: [words`no difference found`, words`shows no difference`, words`show no difference`]
};
function triageTitle(triage) {
  return TRIAGES[triage][0];
}
function byTriage({ comparisons }) {
  const place = ({ assessment }) => TRIAGE.indexOf(assessment.outcome.triage);
  return comparisons.toSorted((a, b) => place(a) - place(b));
}
function triageHeadline(run) {
  const [blocking, of] = [countOf("blocks", run), run.comparisons.length];
  const verb = TRIAGES.blocks[blocking === 1 ? 1 : 2];
  const first = blocking === 0 ? say`None of ${of} blocks` : say`${blocking} of ${of} ${verb}`;
  return series([first, counted("unknown", run)]);
}
function otherTriage(run) {
  return series(["worse", "better", "same"].map((triage) => counted(triage, run)));
}
function triageStatements(run) {
  return state("standings", say`${clauses([triageHeadline(run), otherTriage(run)])}.`);
}
function counted(triage, run) {
  const count = countOf(triage, run);
  return count === 0 ? [] : say`${count} ${TRIAGES[triage][count === 1 ? 1 : 2]}`;
}
function countOf(triage, { comparisons }) {
  return comparisons.filter(({ assessment }) => assessment.outcome.triage === triage).length;
}
function triageWords(assessment) {
  const { outcome } = assessment;
  const known3 = assessment.kind === "compared" ? assessment.chances?.detectableSlowdown : null;
  const missed = known3 && known3 < Infinity ? formatTimes(known3, Math.ceil) : null;
  const phrases = {
    blocks: isFoundWorse(outcome) ? say`worse: fails` : say`fails`,
    worse: say`may be worse`,
    unknown: missed === null ? say`cannot tell` : say`cannot tell below ${missed}`,
    better: say`better`,
    same: missed === null ? say`none found` : say`none found, catches ${missed}`
  };
  return phrases[outcome.triage];
}

export {
  words,
  numeral,
  literal,
  say,
  data,
  plain,
  commit,
  strong,
  emphasis,
  link,
  code,
  joined,
  series,
  clauses,
  listed,
  firstOf,
  capitalized,
  lowered,
  fact,
  facts,
  lines,
  paragraph,
  note,
  small,
  state,
  lineOf,
  statementsIn,
  table,
  fold,
  compareAt,
  equivalentEffort,
  MAX_OLDER,
  leastPValue,
  TRIAGE,
  IN_TRIALS,
  axisOf,
  unitOf,
  curveOf,
  curvesOf,
  budgetsOfOne,
  middleBest,
  checklistsOf,
  ownOf,
  USUAL_LEVEL,
  computedRate,
  MAX_SIMULATED_PAIRS,
  leaveOut,
  isLeftOut,
  isFailure,
  exitCodeOf,
  bisectCodeOf,
  levelsOf,
  failsOnStrong,
  isFailedByTest,
  decidedBy,
  restsOnTest,
  lacksBaseline,
  isStrengthUnknown,
  reasonCodeOf,
  planFor,
  assess,
  haveUseForOlder,
  wouldFail,
  commitsToKeep,
  viewHistory,
  limitsOfMerge,
  combineAssessments,
  levelsOfRun,
  remember2 as remember,
  enforceEarlierFailures,
  canBeConfirmed,
  confirm,
  judgeLabel,
  canBeAccepted,
  accept,
  formatFor,
  significantFormat,
  inPlain,
  roundedUp,
  roundedDown,
  signed,
  powerOfTen,
  formatBudget,
  shownBudget,
  budgetDigits,
  roundedTo,
  formatPercent,
  inDigits,
  plural,
  formatDuration,
  describeAmount,
  parameterValue,
  parameterNumber,
  formatOdds,
  formatPerThousand,
  formatPValue,
  formatLimit,
  formatTimes,
  roundedTimes,
  formatChance,
  formatSlowdown,
  isJudged,
  curveWord,
  typicalWord,
  directionOf,
  curvesIn,
  sizesOf,
  sampleSizes,
  haveCurves,
  hasChart,
  haveLimits,
  haveOneScale,
  restsOnFailures,
  haveUnlistedSettings,
  limitsOf,
  betterWord,
  toMetric,
  describeLimits,
  describeMedian,
  describeRange,
  differenceInMetric,
  describeDifference,
  describeEstimate,
  scoreFormat,
  formatOfCurves,
  unitSpan,
  unitAfter,
  describeBudget,
  describeSeveral,
  describeStart,
  describeBudgets,
  bareBudgets,
  formatBudgetLimits,
  limitsOfChange,
  sideOf,
  formatOfChange,
  evidenceAt2 as evidenceAt,
  messageOf,
  outcomeWords,
  cellsByBudget,
  label,
  describeCounts,
  describeLeftOut,
  describeGap,
  headline,
  briefHeadline,
  nextMoves,
  nextStatement,
  CAUGHT_LESS,
  searchesWords,
  acceptanceSentence,
  failureTitle,
  failureBlocks,
  isCopiable,
  withBlock,
  suggestedFlags,
  shellText,
  budgetName,
  historyHeadline,
  historyBlocks,
  runHeadline,
  runExplanations,
  runNotes,
  configSentences,
  summaryTable,
  OUTSIDE,
  sectionsOf,
  comparisonSections,
  resultOf2 as resultOf,
  nameOf,
  runStatements,
  verdictStatements,
  statementsOf,
  triageTitle,
  byTriage,
  triageHeadline,
  otherTriage,
  triageStatements,
  triageWords
};

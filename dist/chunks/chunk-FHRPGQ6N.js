import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  OPTIONS
} from "./chunk-GXRSQLW3.js";
import {
  BAND_METHODS,
  COST_UNIT,
  FORMAT_NAMES,
  GATES,
  LARGEST_COST,
  LEAST_COST
} from "./chunk-PSFSMCLC.js";
import {
  UserError
} from "./chunk-JBKJOPF2.js";

// src/value-reader.ts
var MOST_BUDGETS = 50;
var DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
var UNIT = "a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / \xB7 -, not beginning with a digit, and not trials";
var BUDGET = `a number above 0, from ${LEAST_COST} to ${LARGEST_COST}, perhaps with its unit: 8, 8 trials or 2.5 GPU hours`;
var ValueReader = class {
  #source;
  constructor(source) {
    this.#source = source;
  }
  isGiven(name) {
    return Boolean(this.#source.get(name)?.trim());
  }
  text(name) {
    return this.#source.get(name)?.trim() || OPTIONS[name].default;
  }
  optionalChoice(name, choices) {
    const given = this.text(name);
    if (given === null) return null;
    const choice = choices.find((one) => one === given);
    if (choice === void 0) throw this.#wrong(name, given, `one of ${choices.join(", ")}`);
    return choice;
  }
  choice(name, choices) {
    const choice = this.optionalChoice(name, choices);
    if (choice === null) throw this.#wrong(name, "", `one of ${choices.join(", ")}`);
    return choice;
  }
  number(name, limits = {}) {
    const given = this.text(name);
    return given === null ? null : this.#toNumber(name, given, limits);
  }
  required(name, limits) {
    return this.#toNumber(name, this.text(name) ?? "", limits);
  }
  /** What a cost is counted in. */
  unit(name) {
    const given = this.text(name);
    if (given === null) return null;
    const unit = canonical(given);
    if (COST_UNIT.test(unit)) return unit;
    throw this.#wrong(name, given, UNIT);
  }
  /** A number, perhaps with a unit: `8`, `8 trials`, `2.5 GPU hours`. */
  budget(name) {
    const given = this.text(name);
    return given === null ? null : this.#toBudget(name, given);
  }
  /** Budgets separated by commas. */
  budgets(name) {
    const parts = this.text(name)?.split(",") ?? null;
    if (parts && parts.length > MOST_BUDGETS) {
      throw this.#wrong(name, `${parts.length} numbers`, `at most ${MOST_BUDGETS} numbers`);
    }
    return parts?.map((part) => this.#toBudget(name, part.trim())) ?? null;
  }
  /** @throws UserError if both are given */
  excludes(name, other, fix = "Leave one of them out.") {
    const [given, instead] = [this.text(name), this.text(other)];
    if (given === null || instead === null) return;
    throw new UserError({
      fault: "settings",
      where: this.#source.nameOf(name),
      what: `is ${given}, which does not go with ${this.#source.nameOf(other)} ${instead}`,
      fix
    });
  }
  /** @throws UserError for a score that the metric cannot take */
  isWithinBounds(name, score, bounds) {
    const { metricMin, metricMax } = bounds;
    if (score === null) return;
    if (metricMin !== null && score < metricMin) {
      throw this.#wrong(name, String(score), `at least metric-min (${metricMin})`);
    }
    if (metricMax !== null && score > metricMax) {
      throw this.#wrong(name, String(score), `at most metric-max (${metricMax})`);
    }
  }
  /** @throws UserError unless low ≤ high, where both are given */
  inOrder(lowName, low, highName, high) {
    if (low === null || high === null || low <= high) return;
    throw this.#wrong(lowName, String(low), `at most ${this.#source.nameOf(highName)} (${high})`);
  }
  /** @throws UserError if the first is given without the second */
  dependsOn(name, value, other, base) {
    if (value === null || base !== null) return;
    throw this.#wrong(name, value, `given only together with ${this.#source.nameOf(other)}`);
  }
  #toBudget(name, given) {
    const [, number = "", text = ""] = /^(\S+)\s*(.*)$/s.exec(given) ?? [];
    const unit = text === "" ? null : canonical(text);
    const value = DECIMAL.test(number) ? Number(number) : Number.NaN;
    const isUnit = unit === null || unit === "trials" || COST_UNIT.test(unit);
    if (isUnit && value >= LEAST_COST && value <= LARGEST_COST) return { value, unit };
    throw this.#wrong(name, given, BUDGET);
  }
  #toNumber(name, given, limits) {
    const value = DECIMAL.test(given) ? Number(given) : Number.NaN;
    if (Number.isFinite(value) && isWithin(value, limits)) return value;
    throw this.#wrong(name, given, describe(limits));
  }
  #wrong(name, found, expected) {
    return new UserError({
      fault: "settings",
      where: this.#source.nameOf(name),
      what: found === "" ? "has no value" : `is ${JSON.stringify(found.slice(0, 80))}`,
      fix: `It must be ${expected}.`
    });
  }
};
function isWithin(value, limits) {
  const { above = -Infinity, below = Infinity, atLeast = -Infinity, atMost = Infinity } = limits;
  return value > above && value < below && value >= atLeast && value <= atMost;
}
function describe({ above, below, atLeast, atMost }) {
  const parts = [
    above === void 0 ? "" : `above ${above}`,
    below === void 0 ? "" : `below ${below}`,
    atLeast === void 0 ? "" : `at least ${atLeast}`,
    atMost === void 0 ? "" : `at most ${atMost}`
  ].filter(Boolean);
  return ["a number", parts.join(" and ")].filter(Boolean).join(" ");
}
function canonical(unit) {
  const text = unit.replace(/\s+/g, " ");
  if (/^trials?$/i.test(text)) return "trials";
  return /^(s|secs?|seconds?)$/i.test(text) ? "seconds" : text;
}

// src/inputs.ts
var RATE_IN_TRIALS = "How often the check fails although nothing changed depends on how costs and scores go together, which is not known. Leave one of them out.";
function readSettings(source) {
  const read = new ValueReader(source);
  const settings = {
    reading: {
      metric: read.text("metric"),
      direction: read.optionalChoice("direction", ["maximize", "minimize"]),
      cost: read.text("cost"),
      costUnit: read.unit("cost-unit"),
      format: read.choice("format", ["auto", ...FORMAT_NAMES]),
      study: read.text("study"),
      searchMethod: read.optionalChoice("search-method", ["random", "grid", "adaptive"]),
      failedTrials: read.choice("failed-trials", ["worst", "drop", "error"]),
      prunedTrials: read.choice("pruned-trials", ["last", "worst", "drop", "error"]),
      metricMin: read.number("metric-min"),
      metricMax: read.number("metric-max"),
      failedValue: read.number("failed-value"),
      given: ["failed-trials", "pruned-trials"].filter((name) => read.isGiven(name))
    },
    band: {
      method: read.choice("band", BAND_METHODS),
      confidence: read.required("confidence", { above: 0, below: 1 }),
      calibration: read.choice("calibration", ["exact", "simulation"]),
      seed: read.required("seed", {})
    },
    comparison: {
      quantile: read.required("quantile", { above: 0, below: 1 }),
      minShare: read.required("min-share", { above: 0, atMost: 1 }),
      margin: read.required("margin", { atLeast: 0 }),
      budgetMin: read.budget("budget-min"),
      budgetMax: read.budget("budget-max"),
      budgets: read.budgets("budgets"),
      target: read.number("target"),
      falseAlarmRate: read.number("false-alarm-rate", { above: 0, below: 1 })
    },
    gate: {
      failOn: read.choice("fail-on", ["strong", "fair", "weak", "never"]),
      onInsufficient: read.choice("on-insufficient", GATES),
      onMissingBaseline: read.choice("on-missing-baseline", GATES),
      onMissingCandidate: read.choice("on-missing-candidate", GATES),
      onMissingShards: read.choice("on-missing-shards", GATES),
      onInvalid: read.choice("on-invalid", GATES),
      strict: read.choice("strict", ["true", "false"]) === "true",
      informOnly: false
    }
  };
  const { budgetMin, budgetMax } = settings.comparison;
  if (budgetMin?.unit === budgetMax?.unit) {
    read.inOrder("budget-min", budgetMin?.value ?? null, "budget-max", budgetMax?.value ?? null);
  }
  read.excludes("false-alarm-rate", "cost", RATE_IN_TRIALS);
  if (settings.gate.failOn === "never") read.excludes("false-alarm-rate", "fail-on");
  read.isWithinBounds("target", settings.comparison.target, settings.reading);
  read.inOrder("metric-min", settings.reading.metricMin, "metric-max", settings.reading.metricMax);
  read.dependsOn("cost-unit", settings.reading.costUnit, "cost", settings.reading.cost);
  return settings;
}

export {
  readSettings
};

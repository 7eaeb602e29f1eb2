// Written by scripts/library-types.mjs from the table of options and the schemas next to this file.

/** How trials are read. */
export interface ReadOptions {
  /** Column, path or JMESPath of the score; needed if more than one column could be. */
  readonly metric?: string | undefined;
  /** Which scores are better: maximize or minimize, unless the sweep records it. */
  readonly direction?: 'maximize' | 'minimize' | undefined;
  /** Column, path or expression of what a trial costs; budgets are then in cost. */
  readonly cost?: string | undefined;
  /** The unit of the cost: a word or two such as seconds, GPU hours or US$. */
  readonly costUnit?: string | undefined;
  /** Format of the files: auto (from their content) or one of the table of formats. Default: auto. */
  readonly format?: string | undefined;
  /** Where the rows are in a JSON file, in JMESPath, such as results.results. */
  readonly rows?: string | undefined;
  /** The study, experiment or sweep to read if the files hold several; with `*`, each that fits is a search by itself. */
  readonly study?: string | undefined;
  /** How the trials were drawn if the files do not say: random, grid, adaptive or list (of `tuning-gate list`). */
  readonly searchMethod?: 'random' | 'grid' | 'adaptive' | 'list' | undefined;
  /** How failed trials count: worst (the worst possible score), drop or error. Default: worst. */
  readonly failedTrials?: 'worst' | 'drop' | 'error' | undefined;
  /** How pruned trials count: last (their last score), worst, drop or error. Default: last. */
  readonly prunedTrials?: 'last' | 'worst' | 'drop' | 'error' | undefined;
  /** How trials that have not ended count: worst (as failed ones), drop or error. Default: worst. */
  readonly unfinishedTrials?: 'worst' | 'drop' | 'error' | undefined;
  /** Configurations trained several times: auto or average (each counts once) or separate (each training is a trial). Default: auto. */
  readonly repeats?: 'auto' | 'average' | 'separate' | undefined;
  /** The smallest possible value of the metric, if it has one. */
  readonly metricMin?: number | undefined;
  /** The largest possible value of the metric, if it has one. */
  readonly metricMax?: number | undefined;
  /** The score that marks a failed trial, such as 999, if there is one. */
  readonly failedValue?: number | undefined;
  /** What two trials of a pair share: parameters, trial (their number) or columns. Default: parameters. */
  readonly pairBy?: string | readonly string[] | undefined;
  /** The settings by which the trials of independent sweeps are compared: auto (those that the files record), none or a list. Default: auto. */
  readonly settings?: string | readonly string[] | undefined;
  /** What is exchanged to see what luck can do: auto (whole searches after an adaptive search, else trials), trial, search, or the column that says which search a trial is of. Default: auto. */
  readonly unit?: string | undefined;
}

/** How a confidence band is made. */
export interface BandOptions {
  /** Probability that a whole band holds, at all budgets at once. Default: 0.8. */
  readonly confidence?: number | undefined;
  /** Band method: ld-highest-density, ld-equal-tailed, ks or dkw. Default: ld-highest-density. */
  readonly band?: 'ld-highest-density' | 'ld-equal-tailed' | 'ks' | 'dkw' | undefined;
  /** How bands are computed: exact or simulation (the published method). Default: exact. */
  readonly calibration?: 'exact' | 'simulation' | undefined;
  /** Seed for everything that is simulated. Default: 0. */
  readonly seed?: number | undefined;
}

/** Of `tuningCurve`. */
export interface CurveOptions extends ReadOptions, BandOptions {
  /** The quantile of luck that the curve shows; 0.5 is the median. Default: 0.5. */
  readonly quantile?: number | undefined;
  /** Budgets of the table, such as `1,2,8`; otherwise 1, 2, 4, 8 and so on. */
  readonly budgets?: readonly (number | string)[] | undefined;
}

/** Of `compareSweeps`. */
export interface CompareOptions extends ReadOptions, BandOptions {
  /** How often the gate may fail although nothing changed, such as 0.01. */
  readonly falseAlarmRate?: number | undefined;
  /** Whether the sweeps evaluate the same configurations: auto (if they do), paired or independent. Default: auto. */
  readonly pairing?: 'auto' | 'paired' | 'independent' | undefined;
  /** The quantile of luck that the curve shows; 0.5 is the median. Default: 0.5. */
  readonly quantile?: number | undefined;
  /** Share of the budgets on which weak and fair evidence must hold to count. Default: 0.1. */
  readonly minShare?: number | undefined;
  /** How much worse the candidate may be, in the metric's unit. Default: 0. */
  readonly margin?: number | undefined;
  /** A score to reach, in the metric's unit; the report says what budget it takes. */
  readonly target?: number | undefined;
  /** The smallest budget to compare, such as `8`, `8 trials` or `2.5 GPU hours`. */
  readonly budgetMin?: number | string | undefined;
  /** The largest budget to compare, written like budget-min. */
  readonly budgetMax?: number | string | undefined;
  /** Budgets of the table, such as `1,2,8`; otherwise 1, 2, 4, 8 and so on. */
  readonly budgets?: readonly (number | string)[] | undefined;
  /** The weakest evidence of worse that fails: strong, fair, weak or never. Default: strong. */
  readonly failOn?: 'strong' | 'fair' | 'weak' | 'never' | undefined;
  /** The result if there are too few trials to compare: pass, neutral or fail. Default: neutral. */
  readonly onInsufficient?: 'pass' | 'neutral' | 'fail' | undefined;
  /** The result if no baseline sweep is found: pass, neutral or fail. Default: neutral. */
  readonly onMissingBaseline?: 'pass' | 'neutral' | 'fail' | undefined;
  /** The minimum number of trials that a candidate must have drawn; by default the number saved with the baseline. */
  readonly minTrials?: number | undefined;
  /** Whether doubtful assumptions make the comparison invalid: true or false. Default: false. */
  readonly strict?: boolean | undefined;
}

/** Of `plan`. */
export interface PlanOptions extends BandOptions {
  /** Number of trials; with `paired`, of pairs; of list, of settings. */
  readonly n?: number | undefined;
  /** Plan paired sweeps: the same configurations on both sides. */
  readonly paired?: boolean | undefined;
  /** With `paired`: the rank correlation of the scores in a pair. Default: 0.9. */
  readonly correlation?: number | undefined;
  /** Trials of the baseline. */
  readonly baselineN?: number | undefined;
  /** Trials of the candidate; by default as many as the baseline has. */
  readonly candidateN?: number | undefined;
  /** The budget, in trials, that both sweeps must resolve. */
  readonly budget?: number | undefined;
  /** The slowdown to catch, a candidate that needs R times the trials. Default: 3. */
  readonly slowdown?: number | undefined;
  /** The probability of catching it. Default: 0.8. */
  readonly power?: number | undefined;
  /** How often the gate may fail although nothing changed, such as 0.01. */
  readonly falseAlarmRate?: number | undefined;
  /** The quantile of luck that the curve shows; 0.5 is the median. Default: 0.5. */
  readonly quantile?: number | undefined;
  /** Share of the budgets on which weak and fair evidence must hold to count. Default: 0.1. */
  readonly minShare?: number | undefined;
  /** The smallest budget to compare, such as `8`, `8 trials` or `2.5 GPU hours`. */
  readonly budgetMin?: number | string | undefined;
  /** The largest budget to compare, written like budget-min. */
  readonly budgetMax?: number | string | undefined;
  /** The weakest evidence of worse that fails: strong, fair, weak or never. Default: strong. */
  readonly failOn?: 'strong' | 'fair' | 'weak' | 'never' | undefined;
}

export interface Tool {
  readonly name: string;
  readonly version: string;
}

export interface Evidence {
  readonly level: 'none' | 'weak' | 'fair' | 'strong';
  readonly share: {
    readonly weak: number;
    readonly fair: number;
    readonly strong: number;
  };
  readonly intervals: {
    readonly weak: readonly (readonly [number, number])[];
    readonly fair: readonly (readonly [number, number])[];
    readonly strong: readonly (readonly [number, number])[];
  };
}

export interface Source {
  readonly kind: 'file' | 'stdin' | 'artifact' | 'ref' | 'server';
  readonly location: string;
  readonly sha: string | null;
  readonly runUrl: string | null;
  readonly createdAt: string | null;
}

export interface Step {
  readonly from: number;
  readonly to: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

export interface ComparedCurve {
  /** Trials counted, failed ones included under "worst". */
  readonly n: number;
  readonly failed: number;
  readonly trials: {
    /** Trials of the search that started: counted ones, and those that the settings drop. */
    readonly drawn: number;
    readonly counted: number;
    readonly failed: number;
    readonly pruned: number;
    /** Trials that have not ended; not among the failed ones. */
    readonly running: number;
    readonly ignored: number;
  };
  /** Counted trials that share their score with another one. */
  readonly ties: number;
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  readonly format: string;
  readonly source: Source;
  /** The largest budget, in the unit of the axis, at which the upper end of the band says anything. */
  readonly resolvableBudget: number;
  readonly cost: {
    readonly mean: number;
    readonly unit: string | null;
  } | null;
  /** Each holds on budgets (from, to], in the unit of the axis. */
  readonly steps: readonly Step[];
  /** Whether a sweep of more than 2,000 trials has fewer steps than its curve. */
  readonly stepsThinned: boolean;
}

/** In the metric's own unit; lower ≤ median ≤ upper. */
export interface Limits {
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
}

export interface Rate {
  readonly rate: number;
  /** Of a simulated rate; 0 where it is computed. */
  readonly standardError: number;
  /** Whether the rate may also be less. */
  readonly bound: boolean;
}

/** A budget; Infinity: not within what the data resolve; below one trial: less than one trial. */
export interface Needed {
  readonly estimate: number;
  readonly lower: number;
  readonly upper: number;
}

/** What `compareSweeps` gives; in JSON infinities are strings. */
export interface Comparison {
  readonly schemaVersion: number;
  readonly tool: Tool;
  readonly command: string;
  readonly verdict:
    | 'insufficient'
    | 'error'
    | 'invalid'
    | 'no-baseline'
    | 'no-candidate'
    | 'mixed'
    | 'worse'
    | 'better'
    | 'none';
  readonly gate: 'pass' | 'neutral' | 'fail';
  readonly reason: string;
  /** What the comparison came to: the row of the gate policy that decides. */
  readonly reasonCode:
    | 'accepted'
    | 'adaptive-baseline'
    | 'adaptive-candidate'
    | 'assumption-in-doubt'
    | 'baseline-unusable'
    | 'better'
    | 'better-after-tuning'
    | 'candidate-short'
    | 'cost-higher'
    | 'cost-missing'
    | 'doubtful-pass'
    | 'empty-range'
    | 'error'
    | 'evidence-only'
    | 'expired'
    | 'identical'
    | 'incomparable'
    | 'missing-partners'
    | 'missing-shards'
    | 'no-baseline'
    | 'no-candidate'
    | 'none'
    | 'not-confirmed'
    | 'unchanged'
    | 'partly-paired'
    | 'too-few-searches'
    | 'too-few-trials'
    | 'repeats-differ'
    | 'rows-are-examples'
    | 'same-rows'
    | 'no-scores'
    | 'all-equal'
    | 'unknown-workflow'
    | 'unmatched'
    | 'worse'
    | 'worse-before';
  readonly exitCode: 0 | 1;
  readonly settings: Readonly<Record<string, unknown>>;
  /** What budgets are counted in. */
  readonly axis: {
    readonly kind: 'trials' | 'cost';
    readonly unit: string | null;
  };
  readonly worse: Evidence | null;
  readonly better: Evidence | null;
  readonly range: readonly [number, number] | null;
  readonly baseline: ComparedCurve | null;
  /** Also without a baseline to compare it with. */
  readonly candidate: ComparedCurve | null;
  /** Budgets in the range at which the medians change places. */
  readonly crossings: readonly number[];
  readonly at: readonly {
    readonly budget: number;
    readonly baseline: Limits;
    readonly candidate: Limits;
    /** Candidate minus baseline. */
    readonly difference: {
      readonly lower: number;
      readonly estimate: number | null;
      readonly upper: number;
    };
    readonly worse: 'none' | 'weak' | 'fair' | 'strong';
    readonly better: 'none' | 'weak' | 'fair' | 'strong';
  }[];
  /** How often at least this evidence of a worse candidate is found although nothing changed. */
  readonly falseAlarm: {
    readonly weak: Rate | null;
    readonly fair: Rate | null;
    readonly strong: Rate | null;
  } | null;
  /** The confidence that all differences and equivalent efforts from one trial on are within their limits at once. Null where the baseline's search was not random. */
  readonly jointLevel: number | null;
  /** The smallest factor of trials for which strong evidence is found 4 times in 5. */
  readonly detectableSlowdown: number | null;
  /** At most how often strong evidence is wrong at any budget, whatever the truth. */
  readonly falseStrongBound: number | null;
  /** How many times the trials the candidate needs, if that is the same at every budget (a model). */
  readonly overallSlowdown: {
    readonly estimate: number;
    readonly lower: number;
    readonly upper: number;
    readonly confidence: number;
    /** Of no change, two-sided; null where the baseline's search was not random. */
    readonly pValue: number | null;
    /** Of a slowdown that is the same at every budget against one that rises or falls with it; null where that is not known. */
    readonly trendPValue: number | null;
    /** Whether the data allow that it is the same at every budget; if not, no report says it. */
    readonly fits: boolean;
  } | null;
  /** The largest loss that the limits allow from 1, 2, 4 … trials to the end of the range, in the metric's unit; positive means worse. */
  readonly ruledOut:
    | readonly {
        readonly fromBudget: number;
        readonly loss: number;
      }[]
    | null;
  /** The budgets at which the limits show the candidate not worse by more than the margin. */
  readonly notWorse: {
    readonly margin: number;
    readonly intervals: readonly (readonly [number, number])[];
    readonly share: number;
  } | null;
  readonly equivalentEffort:
    | readonly {
        readonly budget: number;
        readonly estimate: number | null;
        readonly lower: number;
        readonly upper: number;
      }[]
    | null;
  readonly target: {
    readonly score: number;
    readonly baseline: Needed;
    readonly candidate: Needed;
    readonly level: number;
  } | null;
  /** The test of no change; null with costs, in sweeps of more than 20,000 trials, and where the baseline's search was not random and cannot be judged by whole searches. */
  readonly test: {
    readonly design: 'independent' | 'paired';
    /** What is exchangeable if nothing changed. */
    readonly unit: 'trial' | 'search' | 'pair';
    /** How many of them each sweep has. */
    readonly units: {
      readonly baseline: number;
      readonly candidate: number;
    };
    /** Of worse: how often the candidate would look at least this much worse if nothing changed; an upper bound with ties, failures or a margin. */
    readonly pValue: number;
    /** Of worse at the same settings, or at comparable ones; null where only the scores after tuning are tested. */
    readonly pSameSettings: number | null;
    /** Of worse after tuning. */
    readonly pAfterTuning: number;
    /** The same with the arms swapped. */
    readonly pBetter: number;
    /** The level at which it fails: what other comparisons leave of the false-alarm rate. */
    readonly alpha: number;
    /** The level it attains; 0 where no order of so few scores fails it. */
    readonly attainedRate: number;
    /** Whether pValue is at most alpha. */
    readonly failed: boolean;
    /** What shows more: the scores at the same settings, or at comparable ones, or those after tuning; null where only the latter are tested. */
    readonly by: 'same-settings' | 'after-tuning' | null;
    /** Which share of the spread of scores settings explain; they are compared from 0.2 on. Null without settings. */
    readonly explained: number | null;
    /** How often a candidate trial is below a baseline trial with similar settings, ties half; null where that is not compared. */
    readonly lowerShare: number | null;
    /** How much the candidate's scores are off at comparable settings, in the metric's own unit: an estimate without limits; null where it is not known. */
    readonly shift: number | null;
    /** The settings that trials are compared by. */
    readonly columns: readonly string[];
    /** Trials of older sweeps that served the fit. */
    readonly olderTrials: number;
    /** How many labelings the p-values are shares of; null where they are computed without. */
    readonly relabelings: number | null;
    /** Null unless the sweeps are paired. */
    readonly pairs: {
      /** The pairs that are tested. */
      readonly n: number;
      readonly worse: number;
      readonly better: number;
      readonly same: number;
      /** Trials without a partner. */
      readonly unmatched: {
        readonly baseline: number;
        readonly candidate: number;
      };
      /** Pairs whose parameters differ; null where that is not known. */
      readonly differing: number | null;
      /** Spearman's, of the scores of a pair; null where those of one sweep are all the same. */
      readonly correlation: number | null;
      /** Where scores take two values: the share of each sweep that has the better one, and 99 % limits of the change; else null. */
      readonly passing: {
        readonly baseline: number;
        readonly candidate: number;
        readonly change: {
          readonly lower: number;
          readonly upper: number;
        };
      } | null;
      /** The median change from the baseline to the candidate, with limits at confidence if it is the same in all pairs; null where all failed on both sides. */
      readonly change: {
        readonly estimate: number;
        readonly lower: number;
        readonly upper: number;
      } | null;
    } | null;
  } | null;
  /** What the result rests on: the evidence of the bands or the test; null where neither fails it and either could. */
  readonly decidedBy: 'bands' | 'test' | null;
  /** How often the check fails if nothing changed, at most; null where that is not known. */
  readonly gateRate: number | null;
  readonly trialsNeeded: {
    /** Null where the range is open, or no number of trials that can be calibrated is enough. */
    readonly toOpenRange: number | null;
    /** In each sweep, to catch a candidate that needs `slowdown` times the trials with probability `power`; null where that is more than 200, or not known: where sweeps have costs, or with a margin. */
    readonly toDetect: number | null;
    readonly slowdown: number;
    readonly power: number;
  } | null;
  /** Who accepted a result that would have failed the check, with which label and when; null if nobody did. */
  readonly accepted: {
    readonly label: string;
    readonly by: string;
    /** In UTC, as `2026-03-01T10:00:00Z`. */
    readonly at: string;
  } | null;
  /** What a report on each sweep should say [Dodge et al. 2019, text box 1]; null where there is no sweep. */
  readonly checklist: {
    readonly baseline: readonly Readonly<Record<string, unknown>>[] | null;
    readonly candidate: readonly Readonly<Record<string, unknown>>[] | null;
  } | null;
  readonly warnings: readonly {
    readonly code: string;
    readonly kind: 'assumption' | 'information';
    readonly arm: 'baseline' | 'candidate' | null;
    readonly message: string;
    readonly names: readonly string[];
  }[];
  readonly statements: readonly {
    readonly id: string;
    readonly text: string;
  }[];
}

/** What `tuningCurve` gives. */
export interface Curve {
  readonly schemaVersion: number;
  readonly tool: Tool;
  readonly command: string;
  /** Trials counted, failed ones included under "worst". */
  readonly n: number;
  readonly failed: number;
  readonly trials: {
    /** Trials of the search that started: counted ones, and those that the settings drop. */
    readonly drawn: number;
    readonly counted: number;
    readonly failed: number;
    readonly pruned: number;
    /** Trials that have not ended; not among the failed ones. */
    readonly running: number;
    readonly ignored: number;
  };
  /** Counted trials that share their score with another one. */
  readonly ties: number;
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  readonly format: string;
  readonly source: Source;
  /** The largest budget at which the upper end of the band says anything; counted as all budgets are. */
  readonly resolvableBudget: number;
  readonly cost: {
    readonly mean: number;
    readonly unit: string | null;
  } | null;
  /** Each holds on budgets (from, to], which are in trials, or in the unit of `cost` where that is known. */
  readonly steps: readonly {
    readonly from: number;
    readonly to: number;
    readonly lower: number;
    readonly median: number;
    readonly upper: number;
  }[];
  readonly stepsThinned: boolean;
  readonly at: readonly {
    /** In trials; in the unit of `cost` where that is known. */
    readonly budget: number;
    /** How many trials the budget buys. */
    readonly trials: number;
    readonly lower: number;
    readonly median: number;
    readonly upper: number;
    /** Mean of the best score, drawn without replacement: unbiased up to n trials, beyond the best score; null unless trials are whole. */
    readonly u: number | null;
    /** Mean of the best score, drawn with replacement; infinite where a failed trial has weight. */
    readonly v: number;
    /** Mean of the best score, drawn as multisets. */
    readonly w: number;
    /** Standard deviation of the best score about `v`; null where `v` is infinite. */
    readonly vStd: number | null;
    /** One `vStd` below `v`, but inside the observed range; null where `v` is infinite. */
    readonly vLower: number | null;
    /** One `vStd` above `v`, but inside the observed range; null where `v` is infinite. */
    readonly vUpper: number | null;
    /** Simultaneous limits of the mean, from the band on the CDF; finite only where metric-min bounds the scores. */
    readonly meanLower: number;
    /** The upper one; finite only where metric-max bounds the scores. */
    readonly meanUpper: number;
  }[];
}

/** What `confidenceBand` gives. */
export interface Band {
  readonly schemaVersion: number;
  readonly tool: Tool;
  readonly command: string;
  readonly method: 'ld-highest-density' | 'ld-equal-tailed' | 'ks' | 'dkw';
  readonly n: number;
  readonly confidence: number;
  readonly pointwise: number | null;
  readonly epsilon: number | null;
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

export interface PlanRate {
  readonly rate: number;
  readonly standardError: number;
  readonly bound: boolean;
}

/** What `plan` gives. */
export interface Plan {
  readonly schemaVersion: number;
  readonly tool: Tool;
  readonly command: string;
  /** Trials of the baseline and of the candidate; null where only the trials needed are asked for. */
  readonly n: readonly [number, number] | null;
  /** Of the bands that are shown, which resolvableBudget goes by. */
  readonly confidence: number;
  /** The least evidence of a worse candidate that fails the check; `never`: none does. */
  readonly failOn: 'weak' | 'fair' | 'strong' | 'never';
  /** The largest budget, in trials, that both sweeps resolve. */
  readonly resolvableBudget: number | null;
  readonly falseAlarm: {
    readonly weak: PlanRate | null;
    readonly fair: PlanRate | null;
    readonly strong: PlanRate | null;
  } | null;
  /** At most how often strong evidence is shown at a budget where the candidate is at least as good, whatever the two distributions; null with a test, where it decides nothing. */
  readonly falseStrongBound: number | null;
  /** How often the check fails if nothing changed; null unless sizes are given. */
  readonly gateRate: number | null;
  /** The test of no change, which decides where a false-alarm rate is given; null without one. */
  readonly test: {
    /** The rate asked for. */
    readonly alpha: number;
    /** How often the check fails if nothing changed; 0 where no order of so few scores fails it. */
    readonly attainedRate: number;
  } | null;
  /** Without a test, the evidence that power, capped, detectableSlowdown and trialsFor are of; a check that fails on less catches more. */
  readonly powerLevel: string;
  /** The chance to catch a candidate that needs `slowdown` times the trials for the same score. */
  readonly power:
    | readonly {
        readonly slowdown: number;
        readonly probability: number;
      }[]
    | null;
  /** The same where the candidate's curve is the baseline's up to `budget` trials, and flat from there on. */
  readonly capped:
    | readonly {
        readonly budget: number;
        readonly probability: number;
      }[]
    | null;
  /** The smallest slowdown at every budget that is caught with a chance of 0.8; null where none is. */
  readonly detectableSlowdown: number | null;
  /** The trials each sweep needs to catch a slowdown with a chance of `power`, and to resolve `budget`; n is null where more are needed than are looked at. */
  readonly trialsFor: readonly {
    readonly slowdown: number;
    readonly power: number;
    readonly budget: number | null;
    readonly n: number | null;
  }[];
  /** Paired sweeps, for evenly spread scores; null without --paired. */
  readonly paired: {
    /** Pairs. */
    readonly n: number;
    /** Spearman's, of the scores in a pair. */
    readonly correlation: number;
    /** The level of the test. */
    readonly alpha: number;
    readonly power: readonly {
      readonly slowdown: number;
      readonly probability: number;
    }[];
    /** The same where the candidate's curve is the baseline's up to `budget` trials, and flat from there on. */
    readonly capped: readonly {
      readonly budget: number;
      readonly probability: number;
    }[];
    /** The smallest slowdown at every budget that is caught with a chance of 0.8; null where none is. */
    readonly detectableSlowdown: number | null;
  } | null;
}
// What `import … from 'tuning-gate'` has; the compiler checks it against `index.ts` next to it.

/** A trial of a sweep, as it was read. */
export interface Trial {
  /** In the metric's own unit; null for a failed or an unfinished trial. */
  readonly score: number | null;
  readonly outcome: 'completed' | 'pruned' | 'failed' | 'running';
  /** Null where no cost was asked for, or the trial has none. */
  readonly cost: number | null;
  /** What was drawn from the search space; null where that is not known. */
  readonly parameters: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** A sweep with the options that it was read with. Only `readSweep` makes one. */
export interface Sweep {
  /** The column, path or expression that gave the score. */
  readonly metric: string;
  readonly direction: 'maximize' | 'minimize';
  readonly format: string;
  /** Before any policy for failed or pruned trials, in the order in which they were started if that is known. */
  readonly trials: readonly Trial[];
}

/**
 * What is compared: a sweep that was read, the scores themselves, or one object for each trial, as in a JSON file. A
 * score that is null or NaN is that of a failed trial.
 */
export type Trials =
  | Sweep
  | readonly (number | null)[]
  | readonly Readonly<Record<string, unknown>>[];

/** A result as the command line and the Action show it. Each part is made when it is asked for. */
export interface Report {
  /** What `--json` prints. */
  readonly json: string;
  /** What the terminal shows, without colours. */
  readonly text: string;
  /** The comment on a pull request; null for a single curve or a plan. */
  readonly markdown: string | null;
  /** The chart; null where there is nothing to draw. */
  readonly svg: Readonly<Record<'light' | 'dark', string>> | null;
  /** The whole report as one page without links to other files; null for a single curve or a plan. */
  html(): Promise<string | null>;
  /** Writes all files of `--report` into a folder. */
  save(folder: string): Promise<void>;
}

/** Something that you can fix: options or data. Its message says where, what was expected, and how. */
export interface UserError extends Error {
  readonly name: 'UserError';
  /** `settings`: an option; `data`: what was read. */
  readonly fault: string;
  /** The option that is meant, in the spelling of the command line, if it is one. */
  readonly option: string | null;
  /** The file that is meant, and the line in it, if they are known. */
  readonly file: string | null;
  readonly line: number | null;
}
export const UserError: abstract new (...given: never) => UserError;

/**
 * Reads a sweep: a file, a folder or a glob, relative to the current folder, in any of the formats that the command line
 * reads; a place on a server, as `mlflow:EXPERIMENT`; or text, whose name messages and reports show.
 *
 * @throws UserError if it cannot be read as a sweep
 */
export function readSweep(
  source: string | URL | { readonly text: string; readonly name?: string },
  options?: ReadOptions,
): Promise<Sweep>;

/**
 * Compares two sweeps as `tuning-gate compare` does, and says what the gate makes of it. Nothing is random but what
 * follows from `seed`: the same trials and options give the same result.
 *
 * @param options in addition to those that the sweeps were read with
 * @throws UserError for wrong options, and for sweeps that contradict them
 */
export function compareSweeps(
  baseline: Trials,
  candidate: Trials,
  options?: CompareOptions & {
    /** Sweeps of main before the baseline's, the newest first: they only help to tell what settings do. */
    readonly older?: readonly Sweep[] | undefined;
  },
): Comparison;

/**
 * The tuning curve of one sweep with its confidence band: as steps, and at some budgets together with the estimates of the
 * mean.
 *
 * @throws UserError as `compareSweeps` does
 */
export function tuningCurve(sweep: Trials, options?: CurveOptions): Curve;

/**
 * A simultaneous confidence band for the distribution of n independent draws: bounds on the CDF at each order statistic,
 * which all hold at once with the confidence, whatever the distribution.
 *
 * @param n from 1 to 1,000,000; above 20,000 the method is `dkw`
 * @throws UserError for a wrong option, or an n that is no count
 */
export function confidenceBand(n: number, options?: BandOptions): Band;

/**
 * What sweeps of a size can show before they are trained: false alarms, power; and how many trials a slowdown takes.
 *
 * @throws UserError without a question: give `baselineN`, a goal (`slowdown`, `power`, `budget`), or `paired` and `n`
 */
export function plan(options: PlanOptions): Plan;

/**
 * The report of a result, which has to be the object itself and not a copy.
 *
 * @param options `scale`: the axis of scores in pictures
 */
export function report(
  result: Comparison | Curve | Plan,
  options?: { readonly scale?: 'auto' | 'linear' | 'log' },
): Report;

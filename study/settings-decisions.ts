import { leastTails, shareAsExtreme, shareOfSmaller } from '../src/compare/no-change.ts';
import {
  type ConfiguredTrial,
  chooseColumns,
  chooseOlder,
  ResidualRanks,
  SettingsModel,
} from '../src/compare/settings-model.ts';
import { classesOfScores } from '../src/math/classes.ts';
import { type Random, randomChoices } from '../src/math/random.ts';

/** As many sweeps as there are, the newest first. */
export type Older = readonly (readonly ConfiguredTrial[])[];

/** What the test at comparable settings finds in two sweeps. */
export interface Decision {
  readonly pValue: number;
  /** Of T alone. */
  readonly afterTuning: number;
  readonly explained: number;
}

/** The product takes ten times as many: its p-values are finer, and its level is the same. */
const RELABELINGS = 2_000;
const MIN_EXPLAINED = 0.2;

/**
 * Tests many pairs of sweeps of n trials each at comparable settings, as `src/compare/units.ts` does, by one set of labelings
 * to which that found is added.
 */
export class SettingsDecisions {
  readonly #n: number;
  readonly #labelings: readonly Uint8Array[];

  constructor(n: number, random: Random) {
    this.#n = n;
    const found = Uint8Array.from({ length: 2 * n }, (_, i) => Number(i >= n));
    const choices = randomChoices(2 * n, n, random);
    const drawn = Array.from({ length: RELABELINGS - 1 }, () => {
      return (choices.next().value as Uint8Array).slice();
    });
    this.#labelings = [found, ...drawn];
  }

  decide(
    baseline: readonly ConfiguredTrial[],
    candidate: readonly ConfiguredTrial[],
    sweeps: Older = [],
  ): Decision {
    const n = this.#n;
    const trials = [...baseline, ...candidate];
    const classes = classesOfScores(trials.map(({ score }) => score));
    const design = { trials: [n, n], quantile: 0.5, budgetMin: 1, budgetMax: null } as const;
    const tails = leastTails(classes, design);
    const after = Float64Array.from(this.#labelings, (labels) => tails(labels).worse);
    const afterTuning = shareAsExtreme(after);
    const older = chooseOlder(sweeps, trials, 0);
    const columns = chooseColumns(trials, older.flat(), [n, n], null);
    if (columns.names.length === 0) return { pValue: afterTuning, afterTuning, explained: 0 };
    const fit = new SettingsModel(trials, { columns, older }, classes).fit(classes);
    const { explained } = fit;
    if (explained < MIN_EXPLAINED) return { pValue: afterTuning, afterTuning, explained };
    const ranks = new ResidualRanks(
      fit,
      Int32Array.from({ length: 2 * n }, (_, i) => i),
    );
    const same = Float64Array.from(this.#labelings, (labels) => -ranks.statistic(labels));
    return { pValue: shareOfSmaller(same, after), afterTuning, explained };
  }
}

import type { SuggestedSetting, UserError } from '../../errors.ts';
import type { Source } from '../../read/index.ts';
import type { Direction } from '../../settings/index.ts';
import type { SweepMeta } from '../saved/meta-file.ts';
import type { Sweep } from '../sweep.ts';
import type { Gap, LeftOut, SearchMethod } from '../table.ts';
import type { RepeatedScore } from './suspected-failed-value.ts';

/** A column or path of numbers; names are untrusted text. */
export interface NumberColumn {
  readonly name: string;
  /** Trials that have a number there. */
  readonly values: number;
  /** Null without a finite number. */
  readonly least: number | null;
  readonly greatest: number | null;
}

export interface CostCandidate {
  readonly name: string;
  readonly values: number;
  /** Over the finite numbers above 0. */
  readonly mean: number;
  /** By its name; null if that has none. */
  readonly unit: string | null;
}

export interface ParameterSummary {
  readonly name: string;
  /** Trials that have it. */
  readonly values: number;
  readonly distinct: number;
  /** Null unless all values are numbers. */
  readonly least: number | null;
  readonly greatest: number | null;
  /** The first distinct values, unless they are numbers. */
  readonly examples: readonly string[];
}

/** How many trials ended in which way, as `compare` would count them. */
export interface InspectedTrials {
  readonly rows: number;
  readonly finished: number;
  readonly failed: number;
  readonly pruned: number;
  readonly unfinished: number;
  readonly leftOut: readonly LeftOut[];
  /** Null where nothing can be counted yet. */
  readonly counted: number | null;
}

/** What would be read from the files of a sweep. */
export interface Inspection {
  readonly source: Source;
  /** How many files, including metadata. */
  readonly files: number;
  readonly format: { readonly name: string; readonly title: string };
  readonly trials: InspectedTrials;
  readonly metric: {
    readonly name: string | null;
    readonly from: 'given' | 'only' | 'unknown';
    readonly candidates: readonly NumberColumn[];
  };
  readonly direction: {
    readonly value: Direction | null;
    readonly from: 'given' | 'recorded' | 'name' | 'unknown';
  };
  /** Null if the format does not distinguish them from other columns. */
  readonly parameters: readonly ParameterSummary[] | null;
  readonly costs: readonly CostCandidate[];
  readonly search: SearchMethod & {
    readonly from: 'recorded' | 'meta' | 'given' | 'unknown';
  };
  readonly isOrdered: boolean;
  /** What the format does not record, although it may matter. */
  readonly gaps: readonly Gap[];
  /** The score that seems to mark failed trials; null if none does. */
  readonly suspectedFailedValue: RepeatedScore | null;
  readonly meta: SweepMeta | null;
  /** As `compare` would read it, in either direction if that is unknown; null if it would not. */
  readonly sweep: Sweep | null;
  /** For people; hold untrusted text. */
  readonly warnings: readonly string[];
  /** The options with which `compare` reads it so; unknown ones are questions. */
  readonly settings: readonly SuggestedSetting[];
  /** Why no metric or direction can be read from it; null if some may. */
  readonly obstacle: UserError | null;
}

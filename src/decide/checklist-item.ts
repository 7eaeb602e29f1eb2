import type { Sweep } from '../parse/index.ts';
import type { BestConfiguration } from './best-configuration.ts';
import type { Runtime } from './runtime.ts';
import type { SearchSpace } from './search-space.ts';
import type { Origin } from './told.ts';

/** What is known of an item; texts are untrusted, null where nobody tells. */
interface Facts {
  readonly infrastructure: Readonly<Record<'hardware' | 'software' | 'provider', string | null>>;
  readonly 'data-splits': Readonly<Record<'data' | 'split', string | null>>;
  /** The best score, in the metric's own unit, of how many trials. */
  readonly 'validation-performance': { readonly score: number | null; readonly of: number };
  readonly code: Readonly<Record<'repository' | 'commit' | 'runUrl', string | null>>;
  readonly 'best-configuration': { readonly best: BestConfiguration | null };
  readonly 'number-of-trials': { readonly trials: Sweep['counts'] };
  readonly 'search-method': Pick<Sweep['search'], 'method' | 'sampler' | 'seed'>;
  readonly 'selection-criterion': Pick<Sweep, 'metric' | 'direction'> & {
    readonly selection: string | null;
  };
  /** Up to which budget the curve says anything, in trials. */
  readonly curve: { readonly resolvableBudget: number | null };
}

/** One item that is made of facts. */
export type Item<Name extends keyof Facts> = Origin & { readonly item: Name } & Facts[Name];

/** One item of the checklist: whether it is known, who tells it, and what is known. */
export type ChecklistItem =
  | { [Name in keyof Facts]: Item<Name> }[keyof Facts]
  | Runtime
  | SearchSpace;

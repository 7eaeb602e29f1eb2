import type { TuningCurve } from '../estimate/index.ts';
import type { Sweep } from '../parse/index.ts';
import type { Arm, Assessment } from './assessment.ts';
import { type BestConfiguration, bestConfiguration } from './best-configuration.ts';
import type { ChecklistItem, Item } from './checklist-item.ts';
import { runtimeOf } from './runtime.ts';
import { searchSpaceOf } from './search-space.ts';
import { MISSING, partly, reported, said } from './told.ts';

/**
 * What a report on a sweep should say, in the order of [Dodge19, text box 1]: first what holds for
 * all results, then what holds for searches. How values were chosen and by which criterion the best
 * was, one item there, are two here.
 *
 * @param curve the sweep's own, if the report shows one
 */
export function checklistOf(sweep: Sweep, curve: TuningCurve | null): readonly ChecklistItem[] {
  const best = bestConfiguration(sweep);
  return [
    infrastructureOf(sweep),
    runtimeOf(sweep),
    dataSplitsOf(sweep),
    {
      item: 'validation-performance',
      ...(best === null ? MISSING : reported('sweep')),
      score: best?.score ?? null,
      of: sweep.trials.length,
    },
    codeOf(sweep),
    searchSpaceOf(sweep),
    bestOf(best),
    { item: 'number-of-trials', ...reported('sweep'), trials: sweep.counts },
    searchMethodOf(sweep),
    criterionOf(sweep),
    {
      item: 'curve',
      ...(curve === null ? MISSING : reported('sweep')),
      resolvableBudget: curve && curve.resolvableBudget / curve.trialCost,
    },
  ];
}

/** The checklist of each sweep there is. */
export function checklistsOf(assessment: Assessment): Record<Arm, readonly ChecklistItem[] | null> {
  const { comparison, alone } = assessment;
  const of = (arm: Arm) => {
    const sweep = assessment[arm];
    const lone = alone?.sweep === sweep ? alone?.curve : null;
    return sweep && checklistOf(sweep, comparison?.[arm] ?? lone ?? null);
  };
  return { baseline: of('baseline'), candidate: of('candidate') };
}

function infrastructureOf({ meta }: Sweep): Item<'infrastructure'> {
  const told = meta?.infrastructure;
  const hardware = said(told?.hardware);
  const [software, provider] = [said(told?.software), said(told?.provider)];
  const origin = originOf({ whole: hardware, parts: [software, provider] });
  return { item: 'infrastructure', ...origin, hardware, software, provider };
}

function dataSplitsOf({ meta }: Sweep): Item<'data-splits'> {
  const [data, split] = [said(meta?.evaluation?.data), said(meta?.evaluation?.split)];
  return { item: 'data-splits', ...originOf({ whole: split, parts: [data] }), data, split };
}

/** What is told, as a whole or only in parts. */
function originOf({ whole, parts }: { whole: string | null; parts: readonly (string | null)[] }) {
  if (whole !== null) return reported('meta');
  return parts.some((part) => part !== null) ? partly('meta') : MISSING;
}

/** The page of a run names the repository and the commit; what GitHub says of it comes first. */
function codeOf({ meta, source }: Sweep): Item<'code'> {
  const { sha, runUrl } = source;
  const repository = said(meta?.code?.repository);
  const commit = sha ?? said(meta?.code?.commit);
  const origin = () => {
    if (repository !== null) return reported('meta');
    if (runUrl !== null) return reported('sweep');
    return commit === null ? MISSING : partly(sha === null ? 'meta' : 'sweep');
  };
  return { item: 'code', ...origin(), repository, commit, runUrl };
}

function bestOf(best: BestConfiguration | null): Item<'best-configuration'> {
  const isTold = Object.keys(best?.parameters ?? {}).length > 0;
  const origin = best === null ? MISSING : isTold ? reported('sweep') : partly('sweep');
  return { item: 'best-configuration', ...origin, best };
}

/** Where a tool and what is told beside its files say the same, the latter is named. */
function searchMethodOf({ search, meta }: Sweep): Item<'search-method'> {
  const { method, sampler, seed } = search;
  const teller = meta?.search?.method === method ? 'meta' : 'sweep';
  const known = sampler === null ? MISSING : partly('sweep');
  const origin = method === 'unknown' ? known : reported(teller);
  return { item: 'search-method', ...origin, method, sampler, seed };
}

function criterionOf({ metric, direction, meta }: Sweep): Item<'selection-criterion'> {
  const selection = said(meta?.evaluation?.selection);
  const origin = reported(selection === null ? 'sweep' : 'meta');
  return { item: 'selection-criterion', ...origin, metric, direction, selection };
}

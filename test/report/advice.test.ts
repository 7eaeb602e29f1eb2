import type { Searches } from '../../src/decide/index.ts';
import type { Sweep } from '../../src/parse/index.ts';
import {
  type Absence,
  artifactAt,
  type BaselineChoice,
  plainSearch,
  type Search,
} from '../../src/read/index.ts';
import { data, link, say } from '../../src/report/index.ts';
import type { OptionName } from '../../src/settings/index.ts';
import { assessSweeps } from '../support/assessments.ts';
import { expectGolden } from '../support/golden.ts';
import { comparisonReport } from '../support/reports.ts';
import { settingsWith, spread, sweepOf } from '../support/sweeps.ts';

const SWEEP = 'tuning-gate-sweep';
const [TIP, BRANCH_OFF, HEAD] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)] as const;
const DAY = 86_400;

type Role = 'baseline' | 'candidate';

interface Given {
  readonly baseline?: Partial<Search>;
  readonly candidate?: Partial<Search>;
  readonly missing?: Role;
  readonly informOnly?: boolean;
  readonly sha?: string;
  readonly trials?: number;
  readonly flags?: Partial<Record<OptionName, string>>;
}

function assessed({
  baseline,
  candidate,
  missing,
  informOnly = false,
  sha = TIP,
  trials = 48,
  flags,
}: Given) {
  const source = { kind: 'artifact', location: `artifact:${SWEEP}`, createdAt: null } as const;
  const saved = (from: number, origin: Pick<Sweep['source'], 'sha' | 'runUrl'>): Sweep => ({
    ...sweepOf(spread(trials, from, from + 0.1)),
    source: { ...source, ...origin },
  });
  const runUrl = 'https://github.com/octo/models/actions/runs/41';
  const sweeps = {
    baseline: missing === 'baseline' ? null : saved(0.8, { sha, runUrl }),
    candidate: missing === 'candidate' ? null : saved(0.801, { sha: HEAD, runUrl: null }),
  };
  const searches: Searches = {
    baseline: { ...plainSearch(artifactAt(SWEEP), null), artifacts: [SWEEP], ...baseline },
    candidate: { ...plainSearch(artifactAt(SWEEP), null), artifacts: [SWEEP], ...candidate },
  };
  const settings = settingsWith(flags);
  const gate = { ...settings.gate, informOnly };
  return assessSweeps(sweeps.baseline, sweeps.candidate, { ...settings, gate }, searches);
}

function chosen(choice: Partial<BaselineChoice>, age = 3.5 * DAY): Partial<Search> {
  const wanted = { rung: 'first-parent', sha: TIP } as const;
  return {
    age,
    choice: {
      rung: 'first-parent',
      branch: 'main',
      wanted,
      distance: null,
      isAssumed: false,
      ...choice,
    },
  };
}

function absent(absence: Absence, location = artifactAt(SWEEP)): Partial<Search> {
  return { location, absence, artifacts: [] };
}

const notYet = absent({ why: 'no-baseline-yet', artifact: SWEEP, branch: 'main', other: null });
const branchedOff = { rung: 'merge-base', sha: BRANCH_OFF } as const;
const expired = { why: 'expired', sha: TIP, expiredAt: '2026-10-05T04:03:02Z' } as const;

describe('the comment of', () => {
  const shards = Array.from({ length: 11 }, (_, i) => `${SWEEP}.${i}-of-12`);
  const without = (baseline: Partial<Search>): Given => ({ missing: 'baseline', baseline });
  const by = (choice: Partial<BaselineChoice>): Given => ({ baseline: chosen(choice) });

  test.each<[string, Given]>([
    ['first-pull-request', without(notYet)],
    ['expired-baseline', without(absent(expired))],
    [
      'missing-shard',
      { ...by({}), candidate: { artifacts: shards, shards: { jobs: 12, saved: 11 } } },
    ],
    [
      'nothing-collected',
      {
        ...by({ rung: 'merge-base', wanted: branchedOff }),
        sha: BRANCH_OFF,
        missing: 'candidate',
        candidate: absent({ why: 'missing' }),
      },
    ],
  ])('%s is as reviewed', (name, given) => {
    const run = link(say`this run`, 'https://github.com/octo/models/actions/runs/42');
    const origin = say`For commit ${data('ccccccc')}, from ${run}.`;
    const { markdown } = comparisonReport(assessed(given), { name: '', origin });
    expectGolden(`test/render/golden/comment-${name}.md`, markdown);
  });
});

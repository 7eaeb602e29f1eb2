import { compareSweeps, loadCandidate, loadToSave } from '../src/main.ts';
import type { SavedSettings } from '../src/parse/saved/meta-file.ts';
import { saveSweep } from '../src/parse/saved/saved-sweep.ts';
import { NOTHING_GIVEN } from '../src/parse/saved/settings.ts';
import { localPlace, newReads, parseLocation, parseLocations } from '../src/read/index.ts';
import { savedSweep, savedTrial } from './parse/saved/saved-sweeps.ts';
import { fakeReader, savedOf, WORKFLOW } from './read/fake-reader.ts';
import { userErrorOf } from './read/refusals.ts';
import { temporaryFolder } from './read/temporary-folder.ts';
import { type Flags, settingsWith } from './support/sweeps.ts';

const RUN = 50;
const [BASE, HEAD, MERGE] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
const COMMITS = {
  parents: { [BASE]: [], [HEAD]: [BASE], [MERGE]: [BASE, HEAD] },
  branches: { main: BASE },
};

type Making = Parameters<typeof savedSweep>[0];
const trial = (score: number, more: object = {}) => savedTrial({ score, ...more });

/** A sweep of 48 trials, saved by a run of this commit. */
function saved(sha: string | null, { training = {}, record = {} }: Making = {}): string {
  const trials = Array.from({ length: 48 }, (_, i) => trial(0.5 + i / 100));
  return saveSweep(savedSweep({ training: { sha, ...training }, record: { trials, ...record } }));
}

interface Given {
  readonly candidate?: string;
  /** What is saved of the base. */
  readonly baseline?: string;
  readonly flags?: Flags;
}

/** The gate of a pull request, whose run 50 has collected the candidate. */
function collected({ candidate = saved(MERGE), baseline, flags = {} }: Given) {
  const own = savedOf(HEAD, RUN, { run: { headBranch: 'change' } });
  const listed = baseline === undefined ? [own] : [own, savedOf(BASE, 7)];
  const { reader } = fakeReader({ ...COMMITS, listed });
  const download = async ({ id }: { id: number }) =>
    Buffer.from(id === RUN ? candidate : (baseline ?? ''));
  const github = {
    reader: { ...reader, artifacts: { ...reader.artifacts, download } },
    readRef: async () => null,
    runId: RUN,
    judgingRunId: RUN,
    baseline: {
      ...{ branch: 'main', headSha: HEAD, workflow: WORKFLOW },
      ...{ isOnBranch: false, mustHaveWorkflow: false },
    },
    candidateShas: [HEAD],
    runUrl: (id: number) => `https://github.com/o/r/actions/runs/${id}`,
    now: Date.parse('2026-03-01T00:00:00Z'),
  };
  const place = { ...localPlace('/nowhere'), github, repository: 'octo-org/models' };
  return {
    place,
    settings: settingsWith(flags),
  };
}

const folder = temporaryFolder();

const LOOKED_UP = { baseline: 'auto', candidate: 'auto' };

async function compared(given: Given) {
  return (await compareSweeps(parseLocations(LOOKED_UP), collected(given))).assessment;
}

const errorOf = async (result: Promise<unknown>) => (await userErrorOf(result)).message;

/** What a sweep was saved with. */
function given(settings: Partial<SavedSettings>): Making {
  return { record: { settings: { ...NOTHING_GIVEN, ...settings } } };
}

describe('settings that a sweep was saved with', () => {
  const baseline = saved(BASE);

  test('count where the gate gives none', async () => {
    const kept = { failedValue: 0.5, searchMethod: 'random', metricMax: 2 } as const;
    const candidate = saved(MERGE, given(kept));
    const found = await compared({ baseline, candidate });
    expect(found.candidate).toMatchObject({ counts: { failed: 1 }, search: { method: 'random' } });
    expect(found.baseline).toMatchObject({ counts: { failed: 0 }, search: { method: 'unknown' } });
    expect(found.settings.reading).toMatchObject({ failedTrials: 'worst', metricMax: 2 });
  });

  test('yield to those of the gate', async () => {
    const candidate = saved(MERGE, given({ failedValue: 0.5, failedTrials: 'drop' }));
    const flags = { 'failed-value': '0.51', 'failed-trials': 'worst' };
    const found = await compared({ baseline, candidate, flags });
    expect(found.candidate?.counts).toMatchObject({ counted: 48, failed: 1 });
    expect(found.baseline?.counts).toMatchObject({ counted: 48, failed: 1 });
  });

  test('must be the same for both sweeps, unless the gate gives them', async () => {
    const candidate = saved(MERGE, given({ failedTrials: 'drop' }));
    expect(await errorOf(compared({ baseline, candidate }))).toContain(
      'failed-trials (--failed-trials): the baseline was read with worst, the candidate with drop. Give it where',
    );
    const flags = { 'failed-trials': 'drop' };
    expect(await compared({ baseline, candidate, flags })).toMatchObject({
      outcome: { verdict: 'none' },
    });
  });

  test('are kept when a saved sweep is saved again, with what is given', async () => {
    await folder.write({ 's.json': saved(null, given({ failedValue: 9, metricMin: 0 })) });
    const place = { ...collected({}).place, directory: folder.path };
    const settings = settingsWith({ 'metric-min': '-1', 'pruned-trials': 'last' });
    const record = await loadToSave(parseLocation('s.json', 'candidate'), { place, settings });
    expect(record?.settings).toEqual({
      ...NOTHING_GIVEN,
      failedValue: 9,
      metricMin: -1,
      prunedTrials: 'last',
      pairing: 'auto',
    });
  });
});

describe('sweeps that were saved', () => {
  test('are kept whole, even if the settings drop trials', async () => {
    const failed = trial(-Infinity, { outcome: 'failed' });
    const text = saved(MERGE, { record: { trials: [failed, trial(1)] } });
    const loading = collected({ candidate: text, flags: { 'failed-trials': 'drop' } });
    const { candidate, assessment } = await compareSweeps(parseLocations(LOOKED_UP), loading);
    expect(candidate?.trials).toHaveLength(2);
    expect(assessment.candidate?.counts.counted).toBe(1);
  });

  test('may be of an unknown commit', async () => {
    const { outcome, baseline } = await compared({ baseline: saved(null) });
    expect(outcome.verdict).toBe('none');
    expect(baseline?.source.sha).toBe(BASE);
  });
});

describe('a cost', () => {
  const costly = (unit: string | null, sha = MERGE) => {
    const trials = Array.from({ length: 12 }, (_, i) => trial(i / 100, { cost: 60 }));
    return saved(sha, { record: { trials, cost: { unit } } });
  };

  test('saved with both sweeps is the unit of budgets', async () => {
    const given = { candidate: costly('seconds'), baseline: costly('seconds', BASE) };
    expect(await compared({ ...given, flags: { 'budget-min': '2 trials' } })).toMatchObject({
      axis: { kind: 'cost', unit: 'seconds' },
      comparison: { from: 120 },
    });
  });

  test.each([
    ['in another unit', 'hours'],
    ['without a unit', null],
  ])('%s is no reason to take a baseline that was looked up for missing', async (_, unit) => {
    const given = { candidate: costly('seconds'), baseline: costly(unit, BASE) };
    const { outcome } = await compared(given);
    expect(outcome).toMatchObject({ verdict: 'invalid', gate: 'fail', code: 'incomparable' });
    expect(outcome.facts).toEqual({ differ: 'units' });
  });

  test('that only the candidate has is no reason for that either', async () => {
    const given = { candidate: costly('seconds'), baseline: saved(BASE) };
    const { axis, outcome } = await compared({ ...given, flags: { 'budget-min': '60' } });
    expect([axis.kind, outcome.verdict]).toEqual(['trials', 'worse']);
  });
});

describe('a baseline that was looked up and is defective blocks nobody, but is not called missing:', () => {
  test.each<[string, string, string, Flags?]>([
    ['no saved sweep', 'trial,accuracy\n1,0.5\n', 'is not a sweep saved by tuning-gate'],
    ['half a one', saved(BASE).slice(0, 300), 'tuning-gate-sweep, line'],
    ['a newer one', saved(BASE).replace('"schemaVersion": 3', '"schemaVersion": 99'), '99'],
    ['of another commit', saved(HEAD), `was trained on ${HEAD}, while its run is of ${BASE}`],
    ['empty text', '', 'is empty'],
    ['binary', 'x\u0000', 'contains binary data'],
    ['without trials', saved(BASE, { record: { trials: [] } }), 'has no trial that counts'],
    ['out of bounds', saved(BASE), 'above metric-max', { 'metric-max': '0.9' }],
  ])('%s', async (_, baseline, expected, flags = {}) => {
    const candidate = saved(MERGE, { record: { trials: [trial(0.5)] } });
    const { outcome, searches } = await compared({ baseline, candidate, flags });
    expect(outcome).toMatchObject({ code: 'baseline-unusable', gate: 'neutral' });
    const { absence } = searches.baseline;
    expect(absence).toMatchObject({ why: 'defective', what: expect.stringContaining(expected) });
  });

  test('but if the candidate leaves no room for it, that is an error', async () => {
    const candidate = saved(MERGE);
    const { place, settings } = collected({ candidate, baseline: saved(BASE) });
    const full = { ...place, reads: newReads({ left: candidate.length }) };
    const { assessment } = await compareSweeps(parseLocations(LOOKED_UP), {
      place: full,
      settings,
    });
    expect(assessment).toMatchObject({ outcome: { verdict: 'error', gate: 'fail' } });
    const what = expect.stringContaining('brings the sweeps of this run to more than 256 MiB');
    expect(assessment.searches.baseline.absence).toMatchObject({ what });
  });

  test('which is only said by a run that informs', async () => {
    const { place, settings } = collected({ baseline: 'x\u0000' });
    const informing = { ...settings, gate: { ...settings.gate, informOnly: true } };
    const loading = { place, settings: informing };
    const { assessment, candidate } = await compareSweeps(parseLocations(LOOKED_UP), loading);
    expect(assessment).toMatchObject({ outcome: { verdict: 'no-baseline', gate: 'neutral' } });
    expect(candidate?.trials).toHaveLength(48);
  });
});

describe('a sweep that is named', () => {
  beforeEach(async () => {
    const rows = Array.from({ length: 48 }, (_, i) => `${i / 100}\n`);
    await folder.write({ 'good.csv': `accuracy\n${rows.join('')}`, 'bad.csv': 'accuracy\n' });
  });

  test('and was saved is refused with another metric, direction or cost than it has', async () => {
    await folder.write({ 'saved.json': saved(HEAD) });
    const load = (flags: Flags) =>
      loadCandidate(parseLocation('saved.json', 'candidate'), {
        place: localPlace(folder.path),
        settings: settingsWith(flags),
      });
    expect(await errorOf(load({ metric: 'loss' }))).toBe(
      'metric (--metric): is "loss", but the sweep was saved with "accuracy". Remove it, or save the sweep again.',
    );
    expect(await errorOf(load({ direction: 'minimize' }))).toContain('direction (--direction): is');
    expect(await errorOf(load({ cost: 'hours' }))).toContain('cost (--cost): is "hours"');
    const same = { metric: 'accuracy', direction: 'maximize', format: 'csv' } as const;
    expect((await load(same)).record?.trials).toHaveLength(48);
  });
});

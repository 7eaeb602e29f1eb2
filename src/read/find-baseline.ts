import { dataError, UserError } from '../errors.ts';
import {
  type Artifact,
  type GitHubReader,
  ifAnswered,
  MAX_LISTED,
  type RunLookup,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { explainRefusal, readArtifacts, readRefFile } from './download.ts';
import { DATA_BRANCH, dataName, filesIn, ownerOfSweepAt, type SavedLocation } from './names.ts';
import {
  type Absence,
  type BaselineChoice,
  type FoundFiles,
  type GitHubPlace,
  type OlderTaken,
  type Place,
  refuseOutage,
  requireGitHub,
  TRUSTED_EVENTS,
  type Wanted,
} from './place.ts';
import { unread } from './source-file.ts';

export interface BaselineQuery extends Omit<GitHubPlace['baseline'], 'mustHaveWorkflow'> {
  /** The name under which sweeps of this instance are saved. */
  readonly artifact: string;
  readonly trainedSha: string | null;
  /** The run whose sweep is the candidate. */
  readonly ownRunId: number;
}

/**
 * Finds the saved sweep to compare with: that of the commit the candidate was trained on top of, or of its nearest
 * ancestor that has one, or the newest on the branch. What another workflow, a fork's run or a pull request's run has
 * saved is never a baseline. A question that GitHub does not answer only rules out the choice that needs it.
 *
 * @throws GitHub's answer, if it does not list the sweeps; UserError if the baseline is not among those listed
 */
export async function findBaseline(
  github: GitHubReader,
  query: BaselineQuery,
): Promise<{ readonly artifact: Artifact; readonly choice: BaselineChoice } | Absence> {
  const { branch, ownRunId } = query;
  const listed = await github.artifacts.named(query.artifact);
  const others = listed.filter(({ run }) => run?.id !== ownRunId);
  const sweeps = trustedSweeps(github.runs, others, query.workflow);
  const none = () => (listed.length < MAX_LISTED ? sweeps.absence(query) : tooMany(query));
  if (others.length === 0) return none();
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const near = wanted && (await atOrBefore(github.history, sweeps, wanted.sha));
  const artifact = near ?? (await sweeps.newestOn(branch));
  if (artifact === null) return none();
  const found = { sha: artifact.run?.headSha ?? '', isNear: near !== null };
  return { artifact, choice: await choiceOf(github, query, { ...found, wanted }) };
}

type OnBranch = Pick<BaselineQuery, 'branch' | 'headSha'>;

/** It is near if it is the commit that was wanted, or one before it. */
type Chosen = Pick<BaselineChoice, 'wanted'> & { readonly sha: string; readonly isNear: boolean };

async function choiceOf(
  { history }: GitHubReader,
  { branch, headSha }: OnBranch,
  { sha, isNear, wanted }: Chosen,
): Promise<BaselineChoice> {
  const chosen = { branch, wanted };
  if (wanted?.sha === sha) return { ...chosen, matchedBy: wanted.matchedBy, distance: null };
  // A candidate trained on top of a commit contains that commit too.
  const top = wanted?.sha ?? headSha;
  const distance = await ifAnswered(() =>
    isNear ? history.commitsAhead(sha, top) : history.commitsAhead(top, sha),
  );
  return { ...chosen, matchedBy: isNear ? 'ancestor' : 'newest', distance };
}

/** Anybody who opens a pull request could hide the baseline behind artifacts of the same name. */
function tooMany({ artifact, branch }: BaselineQuery): never {
  const many = MAX_LISTED.toLocaleString('en-US');
  const what = `none of the newest ${many} artifacts of this name is a baseline of ${printable(branch)}, and older ones are not listed`;
  const fix =
    'Give this comparison a `name` of its own, keep the artifacts of pull requests for fewer days (`retention-days`), or name the baseline (`baseline: run:ID:NAME`).';
  throw dataError(`artifact ${printable(artifact)}`, what, fix);
}

type WantedCommit = NonNullable<BaselineChoice['wanted']>;

/** By default, what is checked out is the head merged into the base's tip, with other people's commits. */
export async function wantedCommit(
  github: GitHubReader,
  query: Pick<BaselineQuery, 'trainedSha' | 'headSha' | 'branch' | 'isOnBranch'>,
): Promise<WantedCommit> {
  const { trainedSha, headSha, branch, isOnBranch } = query;
  if (isOnBranch) return { matchedBy: 'same-commit', sha: trainedSha ?? headSha };
  if (trainedSha !== null && trainedSha !== headSha) {
    const [base, head, ...more] =
      (await ifAnswered(() => github.history.parentsOf(trainedSha))) ?? [];
    const isMerge = base !== undefined && head === headSha && more.length === 0;
    if (isMerge && (await isBase(github, query, base)))
      return { matchedBy: 'first-parent', sha: base };
  }
  return { matchedBy: 'merge-base', sha: await github.history.mergeBase(branch, headSha) };
}

/**
 * Whether GitHub can have made a test-merge on top of a commit: one of the base branch, not older than where the head
 * branched off. Unreviewed code may claim what was trained, but must not choose its own baseline.
 */
async function isBase({ history }: GitHubReader, { branch, headSha }: OnBranch, sha: string) {
  const isWithin = async (inner: string, outer: string) =>
    (await history.commitsAhead(outer, inner)) === 0;
  const isOfBranch = async () =>
    (await isWithin(sha, branch)) && isWithin(await history.mergeBase(branch, headSha), sha);
  return (await ifAnswered(isOfBranch)) ?? false;
}

/** A sweep further back says little about this commit. */
const MAX_COMMITS = 1000;

async function atOrBefore(history: GitHubReader['history'], sweeps: TrustedSweeps, sha: string) {
  const exact = await sweeps.of(sha);
  if (exact !== null) return exact;
  return ifAnswered(async () => {
    for await (const page of ancestors(history, sha))
      for (const commit of page) {
        const artifact = await sweeps.of(commit);
        if (artifact !== null) return artifact;
      }
    return null;
  });
}

/** A commit and those before it, newest first, as far back as a sweep says something about it. */
async function* ancestors(history: GitHubReader['history'], sha: string, most = MAX_COMMITS) {
  let seen = 0;
  for await (const page of history.before(sha)) {
    yield page;
    seen += page.length;
    if (seen >= most) return;
  }
}

/** How many runs are looked up; the search by commits leaves some for the newest on the branch. */
const MAX_LOOKUPS = { commits: 80, newest: 100 } as const;

type TrustedSweeps = ReturnType<typeof trustedSweeps>;

/** Those saved sweeps of one name, newest first, that trusted runs of one workflow made. */
function trustedSweeps(runs: RunLookup, named: readonly Artifact[], workflow: string) {
  const listed = named.filter(({ run }) => run !== null && !run.isOfFork);
  const trusted = new Map<number, boolean>();
  /** Why a run could not be looked up; after that, no further one is. */
  let trouble: Absence | null = null;
  /** The file of another workflow that has saved a sweep of this name; untrusted text. */
  let other: string | null = null;

  /** A run that cannot be looked up is not trusted; one that was deleted is no trouble. */
  const lookUp = async (id: number) => {
    try {
      const run = await runs(id);
      const isTrusted = !run.isOfFork && TRUSTED_EVENTS.includes(run.event);
      if (isTrusted && run.workflow !== workflow) other ??= run.workflow;
      return isTrusted && run.workflow === workflow;
    } catch (error) {
      if (refusalOf(error) !== 'missing') trouble = explainRefusal(error, 'actions: read');
      return false;
    }
  };
  const first = async (fits: (artifact: Artifact) => boolean, maxLookups: number) => {
    for (const artifact of listed.filter(fits)) {
      const id = artifact.run?.id ?? 0;
      const mayAsk = trusted.size < maxLookups && trouble === null;
      if (!trusted.has(id) && mayAsk) trusted.set(id, await lookUp(id));
      if (trusted.get(id)) return artifact;
    }
    return null;
  };
  const newestOn = (branch: string, isGone = false) => {
    const isOn = ({ run, expired }: Artifact) => run?.headBranch === branch && expired === isGone;
    return first(isOn, MAX_LOOKUPS.newest);
  };
  return {
    of: (sha: string) =>
      first(({ run, expired }) => run?.headSha === sha && !expired, MAX_LOOKUPS.commits),
    newestOn,
    absence: async ({ artifact, branch }: BaselineQuery): Promise<Absence> => {
      const past = await newestOn(branch, true);
      if (trouble !== null) return trouble;
      if (past === null) return { why: 'no-baseline-yet', artifact, branch, other };
      return { why: 'expired', sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
    },
  };
}

/** Commits are asked about a few at a time: most bases have trials not far back. */
const AT_A_TIME = 10;

/** The nearest commit of the base that has trials. @param trialsOf what is known of some commits */
export async function nearestCommit<T>(
  github: GitHubPlace,
  { trainedSha }: Pick<Wanted, 'trainedSha'>,
  trialsOf: (commits: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): Promise<{ sha: string; trials: T; choice: BaselineChoice } | Absence> {
  const { reader, baseline, candidateShas } = github;
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha });
    for await (const page of ancestors(reader.history, from.sha)) {
      const commits = page.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const found = await trialsOf(some);
        asked += some.length;
        const sha = some.find((commit) => found.has(commit));
        if (sha === undefined) continue;
        const choice = await choiceOf(reader, baseline, { sha, isNear: true, wanted: from });
        return { sha, trials: found.get(sha) as T, choice };
      }
    }
  } catch (error) {
    return explainRefusal(error, 'contents: read');
  }
  return { why: 'no-trials', branch: baseline.branch, commits: asked };
}

export interface OlderSweep extends Pick<FoundFiles, 'files' | 'source'> {
  /** By which it is found again. */
  readonly id: string;
  /** The commit of the data branch that it is in; null for an artifact. */
  readonly tip: string | null;
}

/** The branch keeps no more; of artifacts, that many are downloaded for a comparison. */
const [MAX_KEPT, MAX_DOWNLOADS] = [10, 8];
const MAX_COMMITS_BACK = 300;
/** Of a commit, enough to tell it from others of a branch. */
const ID_LENGTH = 12;

/**
 * The saved sweeps of the base branch of commits before another, newest first: those that the data branch keeps of this
 * comparison, else those of the last artifacts. Where an earlier run on the commit has taken some, only these; if some
 * of them are gone, that is an error after the rest. @throws UserError if GitHub does not give them
 */
export async function* olderSweeps(
  place: Place,
  of: SavedLocation,
  before: string,
): AsyncGenerator<OlderSweep> {
  try {
    const kept = keptOnBranch(place, of, before);
    const first = await kept.next();
    if (first.done) return yield* inArtifacts(place, of, before);
    yield first.value;
    yield* kept;
  } catch (error) {
    refuseOutage(explainRefusal(error, 'contents: read'), 'older sweeps of the base');
  }
}

async function* keptOnBranch(place: Place, of: SavedLocation, before: string) {
  const { reader, older } = requireGitHub(place, 'auto');
  const { keptFor = null, taken = null } = older ?? {};
  if (keptFor === null || taken?.tip === null) return;
  const at = taken?.tip ?? undefined;
  const tip = await once(place, 'tip', () => reader.branch(DATA_BRANCH, at));
  if (tip === null) return refuseGone(DATA_BRANCH, taken, 0);
  const saved = [...tip.files.keys()].flatMap((path) => {
    const owner = ownerOfSweepAt(path);
    return owner && isTaken(taken, idOf(owner.sha)) ? { path, ...owner } : [];
  });
  const name = dataName({ name: keptFor, comparison: of.of });
  const { budget } = place.reads.older;
  const shas = saved.map(({ sha }) => sha);
  for (const sha of await commitsBefore(before, shas, place)) {
    const own = saved.filter((one) => one.sha === sha && one.of === name);
    const read = own.map(({ path }) => readRefFile(reader, { ref: tip.sha, path }, budget));
    const files = (await Promise.all(read)).flatMap((file) => file ?? []);
    const location = `${DATA_BRANCH}, ${sha.slice(0, 7)}`;
    const source = { kind: 'ref', location, sha, runUrl: null, createdAt: null } as const;
    if (files.length > 0) yield { id: idOf(sha), tip: tip.sha, files, source };
  }
}

function refuseGone(location: string, taken: OlderTaken | null, left: number): void {
  const count = taken?.ids.length ?? 0;
  if (count <= left) return;
  const what = `no longer has ${count - left} of the ${count} that an earlier run on this commit took`;
  throw dataError(location, what, 'Push a commit to have others looked up.');
}

function idOf(sha: string): string {
  return sha.slice(0, ID_LENGTH);
}

function isTaken(taken: OlderTaken | null, id: string): boolean {
  return taken === null || taken.ids.includes(id);
}

async function* inArtifacts(place: Place, of: SavedLocation, before: string) {
  const { reader, runId, baseline, older, runUrl } = requireGitHub(place, 'auto');
  const location = of.artifact;
  const all = (await reader.artifacts.named(location)).filter(({ id, run, expired }) => {
    const isOfBranch = run?.headBranch === baseline.branch && run.id !== runId;
    return isOfBranch && !expired && isTaken(older?.taken ?? null, `${id}`);
  });
  const sweeps = trustedSweeps(reader.runs, all, baseline.workflow);
  const known = all.flatMap(({ run }) => run?.headSha ?? []);
  let downloads = 0;
  for (const sha of await commitsBefore(before, known, place)) {
    const artifact = await sweeps.of(sha);
    if (artifact === null) continue;
    if (++downloads > MAX_DOWNLOADS) return;
    const { id, run, createdAt } = artifact;
    const files = await filesOf(artifact, of, place);
    const source = { kind: 'artifact', location, sha, createdAt } as const;
    if (files.length > 0)
      yield { id: `${id}`, tip: null, files, source: { ...source, runUrl: run && runUrl(run.id) } };
  }
  if (older?.taken?.tip === null) refuseGone(location, older.taken, all.length);
}

/** What did not arrive whole is not read, and hides none of those before it. */
async function filesOf(artifact: Artifact, of: SavedLocation, place: Place) {
  const { artifacts } = requireGitHub(place, 'auto').reader;
  const open = () => readArtifacts(artifacts, [artifact], place.reads.older.budget);
  try {
    return filesIn(await once(place, `${artifact.id}`, open), of);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [unread(artifact.name, error)];
  }
}

/** Those of some commits that come before another, newest first. */
function commitsBefore(sha: string, known: readonly string[], place: Place): Promise<string[]> {
  const { history } = requireGitHub(place, 'auto').reader;
  const left = new Set(known);
  left.delete(sha);
  return once(place, [sha, ...left].join(), async () => {
    const found: string[] = [];
    if (left.size === 0) return found;
    for await (const page of ancestors(history, sha, MAX_COMMITS_BACK)) {
      found.push(...page.filter((commit) => left.delete(commit)));
      if (left.size === 0 || found.length >= MAX_KEPT) break;
    }
    return found.slice(0, MAX_KEPT);
  });
}

/** Several comparisons ask for it once. */
function once<T>({ reads }: Place, key: string, ask: () => Promise<T>): Promise<T> {
  const answer = (reads.older.asked.get(key) as Promise<T> | undefined) ?? ask();
  reads.older.asked.set(key, answer);
  return answer;
}

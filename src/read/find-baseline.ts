import { dataError } from '../errors.ts';
import {
  type Artifact,
  type GitHubReader,
  ifAnswered,
  MAX_LISTED,
  type RunLookup,
  refusalOf,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { explainRefusal } from './download.ts';
import { type Absence, type BaselineChoice, type GitHubPlace, TRUSTED_EVENTS } from './place.ts';

export interface BaselineQuery extends Omit<GitHubPlace['baseline'], 'mustHaveWorkflow'> {
  /** The name under which sweeps of this instance are saved. */
  readonly artifact: string;
  /** The commit that was trained; null if unknown. */
  readonly trainedSha: string | null;
  /** The run whose sweep is the candidate. */
  readonly ownRunId: number;
}

/**
 * Finds the saved sweep to compare with: the one of the commit the candidate was trained on top of,
 * or of its nearest ancestor that has one, or the newest on the branch. A sweep is never a baseline
 * if it was saved by another workflow, by the run of a fork or by a pull request's run. A question that GitHub does
 * not answer only rules out the choice that needs it.
 *
 * @throws GitHub's answer, if it does not list the sweeps; UserError if there are more than are listed, and the
 *   baseline is not among these
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
  const sweep =
    (wanted && (await atOrBefore(github, sweeps, wanted))) ??
    (await newest(github, sweeps, { branch, sha: wanted?.sha ?? query.headSha }));
  if (sweep === null) return none();
  const { matchedBy, distance, artifact } = sweep;
  const isAssumed = wanted?.matchedBy === 'merge-base' && query.trainedSha !== query.headSha;
  const past = distance === 0 || distance === null ? null : await sweeps.expiredOn(branch);
  const isNewer = past !== null && past.createdAt > artifact.createdAt;
  const newer = isNewer && { expired: { sha: past.run?.headSha ?? '', at: past.expiresAt } };
  return { artifact, choice: { matchedBy, distance, branch, wanted, isAssumed, ...newer } };
}

/** Anybody who opens a pull request could hide the baseline behind artifacts of the same name. */
function tooMany({ artifact, branch }: BaselineQuery): never {
  const many = MAX_LISTED.toLocaleString('en-US');
  const what = `none of the newest ${many} artifacts of this name is a baseline of ${printable(branch)}, and older ones are not listed`;
  const fix =
    'Give this comparison a `name` of its own, keep the artifacts of pull requests for fewer days (`retention-days`), or name the baseline (`baseline: run:ID:NAME`).';
  throw dataError(`artifact ${printable(artifact)}`, what, fix);
}

interface MatchedSweep extends Pick<BaselineChoice, 'matchedBy' | 'distance'> {
  readonly artifact: Artifact;
}

async function newest(
  github: GitHubReader,
  sweeps: TrustedSweeps,
  { branch, sha }: { readonly branch: string; readonly sha: string },
): Promise<MatchedSweep | null> {
  const artifact = await sweeps.newestOn(branch);
  if (artifact === null) return null;
  const headSha = artifact.run?.headSha ?? '';
  // A candidate trained on top of a commit contains that commit too.
  const distance = await ifAnswered(() => github.history.commitsAhead(sha, headSha));
  return { artifact, matchedBy: 'newest', distance };
}

export type WantedCommit = NonNullable<BaselineChoice['wanted']>;

/**
 * By default, a checkout of a pull request is its head merged into the tip of the base. Compared
 * with the commit where it branched off, it would be charged with other people's commits.
 */
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
 * Whether GitHub can have made a test-merge on top of a commit: one of the base branch, not older
 * than where the head branched off. Unreviewed code may claim what was trained, but must not choose
 * its own baseline.
 */
async function isBase(
  { history }: GitHubReader,
  { branch, headSha }: Pick<BaselineQuery, 'branch' | 'headSha'>,
  sha: string,
): Promise<boolean> {
  const isWithin = async (inner: string, outer: string) =>
    (await history.commitsAhead(outer, inner)) === 0;
  const isOfBranch = async () =>
    (await isWithin(sha, branch)) && isWithin(await history.mergeBase(branch, headSha), sha);
  return (await ifAnswered(isOfBranch)) ?? false;
}

/** A sweep further back says little about this commit. */
const MAX_COMMITS = 1000;

async function atOrBefore(
  { history }: GitHubReader,
  sweeps: TrustedSweeps,
  { matchedBy, sha }: WantedCommit,
): Promise<MatchedSweep | null> {
  const exact = await sweeps.of(sha);
  if (exact !== null) return { artifact: exact, matchedBy, distance: null };
  return ifAnswered(() => nearestBefore(history, sweeps, sha));
}

async function nearestBefore(
  history: GitHubReader['history'],
  sweeps: TrustedSweeps,
  sha: string,
): Promise<MatchedSweep | null> {
  for await (const page of ancestors(history, sha)) {
    for (const commit of page) {
      const artifact = await sweeps.of(commit);
      if (artifact === null) continue;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { artifact, matchedBy: 'ancestor', distance };
    }
  }
  return null;
}

/** A commit and those before it, newest first, as far back as a sweep says something about it. */
export async function* ancestors(
  history: GitHubReader['history'],
  sha: string,
  most = MAX_COMMITS,
): AsyncGenerator<readonly string[]> {
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
export function trustedSweeps(runs: RunLookup, named: readonly Artifact[], workflow: string) {
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
  /** The newest of a branch that has expired. */
  const expiredOn = (branch: string) =>
    first(({ run, expired }) => run?.headBranch === branch && expired, MAX_LOOKUPS.newest);
  return {
    /** The newest of a commit that has not expired. */
    of: (sha: string): Promise<Artifact | null> => {
      const isOf = ({ run, expired }: Artifact) => run?.headSha === sha && !expired;
      return first(isOf, MAX_LOOKUPS.commits);
    },
    newestOn: (branch: string): Promise<Artifact | null> => {
      const isOn = ({ run, expired }: Artifact) => run?.headBranch === branch && !expired;
      return first(isOn, MAX_LOOKUPS.newest);
    },
    expiredOn,
    /** Why there is none. */
    absence: async ({ artifact, branch }: BaselineQuery): Promise<Absence> => {
      const past = await expiredOn(branch);
      if (trouble !== null) return trouble;
      if (past === null) return { why: 'no-baseline-yet', artifact, branch, other };
      return { why: 'expired', sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
    },
  };
}

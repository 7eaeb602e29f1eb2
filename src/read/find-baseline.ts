import {
  type Artifact,
  type GitHubReader,
  ifAnswered,
  type RunLookup,
  refusalOf,
  TRUSTED_EVENTS,
} from '../github/index.ts';
import { explainRefusal } from './download.ts';
import type { Absence, BaselineChoice, Rung, WantedRung } from './search.ts';

/** Which baseline is wanted. */
export interface BaselineQuery {
  /** The name under which sweeps of this instance are saved. */
  readonly artifact: string;
  /** The branch it is looked for on: the pull request's base. */
  readonly branch: string;
  /** The commit that was trained; null if unknown. */
  readonly trainedSha: string | null;
  /** The head of the pull request, or of the branch. */
  readonly headSha: string;
  /** A run on the branch itself is compared with what was there before. */
  readonly isOnBranch: boolean;
  /** The run whose sweep is the candidate. */
  readonly ownRunId: number;
  /** Whether one that was saved after this run was created does not count. */
  readonly isFrozen: boolean;
  /** The file of the workflow that trained. */
  readonly workflow: string;
}

type FoundBaseline =
  | { readonly artifact: Artifact; readonly choice: BaselineChoice }
  | { readonly artifact: null; readonly absence: Absence };

interface WantedCommit {
  readonly rung: WantedRung;
  readonly sha: string;
}

/**
 * Finds the saved sweep to compare with: the one of the commit the candidate was trained on top of,
 * or of its nearest ancestor that has one, or the newest on the branch. A sweep is never a baseline
 * if it was saved by another workflow, by the run of a fork or by a pull request's run. A question
 * that GitHub does not answer only rules out its own rung of this ladder.
 */
export async function findBaseline(
  github: GitHubReader,
  query: BaselineQuery,
): Promise<FoundBaseline> {
  let others: Artifact[];
  try {
    const listed = await github.artifacts.named(query.artifact);
    const before = query.isFrozen ? await creationOf(github, query.ownRunId) : Infinity;
    others = listed.filter(
      ({ run, createdAt }) => run?.id !== query.ownRunId && Date.parse(createdAt) < before,
    );
  } catch (error) {
    return { artifact: null, absence: explainRefusal(error, 'actions: read') };
  }
  const sweeps = new TrustedSweeps(github.runs, others, query.workflow);
  if (others.length === 0) return { artifact: null, absence: await sweeps.absence(query) };
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const found = await climb(github, { query, sweeps, wanted });
  if (found === null) return { artifact: null, absence: await sweeps.absence(query) };
  const { artifact, rung, distance } = found;
  const passedOver = wanted !== null && rung !== wanted.rung && (await sweeps.hadOf(wanted.sha));
  const expired = passedOver ? { sha: wanted.sha } : null;
  const isAssumed = wanted?.rung === 'merge-base' && query.trainedSha !== query.headSha;
  const { branch } = query;
  return { artifact, choice: { rung, branch, wanted, distance, expired, isAssumed } };
}

/** Where GitHub does not say when the run was created, no sweep was saved before it. */
async function creationOf({ runs }: GitHubReader, id: number): Promise<number> {
  return Date.parse((await runs(id)).createdAt ?? '');
}

interface Climb {
  readonly query: BaselineQuery;
  readonly sweeps: TrustedSweeps;
  readonly wanted: WantedCommit | null;
}

interface Found {
  readonly artifact: Artifact;
  readonly rung: Rung;
  readonly distance: number | null;
}

async function climb(
  github: GitHubReader,
  { query, sweeps, wanted }: Climb,
): Promise<Found | null> {
  if (wanted !== null) {
    const exact = await sweeps.of(wanted.sha);
    if (exact) return { artifact: exact, rung: wanted.rung, distance: null };
    const ancestor = await ifAnswered(() => nearestAncestor(github, sweeps, wanted.sha));
    if (ancestor) return ancestor;
  }
  const newest = await sweeps.newestOn(query.branch);
  if (newest?.run == null) return null;
  const { headSha } = newest.run;
  // A candidate trained on top of a commit contains that commit too.
  const ahead = () => github.history.commitsAhead(wanted?.sha ?? query.headSha, headSha);
  return { artifact: newest, rung: 'newest', distance: await ifAnswered(ahead) };
}

/**
 * By default, a checkout of a pull request is its head merged into the tip of the base. Compared
 * with the commit where it branched off, it would be charged with other people's commits.
 */
async function wantedCommit(github: GitHubReader, query: BaselineQuery): Promise<WantedCommit> {
  const { trainedSha, headSha, branch, isOnBranch } = query;
  if (isOnBranch) return { rung: 'same-commit', sha: trainedSha ?? headSha };
  if (trainedSha !== null && trainedSha !== headSha) {
    const [base, head, ...more] =
      (await ifAnswered(() => github.history.parentsOf(trainedSha))) ?? [];
    const isMerge = base !== undefined && head === headSha && more.length === 0;
    if (isMerge && (await isBase(github, query, base))) return { rung: 'first-parent', sha: base };
  }
  return { rung: 'merge-base', sha: await github.history.mergeBase(branch, headSha) };
}

/**
 * Whether GitHub can have made a test-merge on top of a commit: one of the base branch, not older
 * than where the head branched off. Unreviewed code may claim what was trained, but must not choose
 * its own baseline.
 */
async function isBase(
  { history }: GitHubReader,
  { branch, headSha }: BaselineQuery,
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

async function nearestAncestor(
  { history }: GitHubReader,
  sweeps: TrustedSweeps,
  sha: string,
): Promise<Found | null> {
  let seen = 0;
  for await (const page of history.before(sha)) {
    for (const commit of page) {
      const artifact = await sweeps.of(commit);
      if (artifact === null) continue;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { artifact, rung: 'ancestor', distance };
    }
    seen += page.length;
    if (seen >= MAX_COMMITS) return null;
  }
  return null;
}

/** How many runs are looked up; the search by commits leaves some for the newest on the branch. */
const MAX_LOOKUPS = { commits: 80, newest: 100 } as const;

type Fits = (artifact: Artifact) => boolean;

/** Those saved sweeps of one name that trusted runs of one workflow made. */
class TrustedSweeps {
  readonly #runs: RunLookup;
  readonly #workflow: string;
  /** Newest first. */
  readonly #listed: readonly Artifact[];
  readonly #trusted = new Map<number, Promise<boolean>>();
  /** Why a run could not be looked up; after that, no further one is. */
  #trouble: Absence | null = null;
  /** The file of another workflow that has saved a sweep of this name; untrusted text. */
  #other: string | null = null;

  constructor(runs: RunLookup, listed: readonly Artifact[], workflow: string) {
    this.#runs = runs;
    this.#workflow = workflow;
    this.#listed = listed.filter(({ run }) => run !== null && !run.isOfFork);
  }

  /** The newest of a commit that has not expired. */
  of(sha: string): Promise<Artifact | null> {
    const fits: Fits = ({ run, expired }) => run?.headSha === sha && !expired;
    return this.#first(fits, MAX_LOOKUPS.commits);
  }

  /** Whether there was one of a commit, which has expired. */
  async hadOf(sha: string): Promise<boolean> {
    return (await this.#first(({ run, expired }) => run?.headSha === sha && expired)) !== null;
  }

  newestOn(branch: string): Promise<Artifact | null> {
    return this.#first(({ run, expired }) => run?.headBranch === branch && !expired);
  }

  /** Why there is none. */
  async absence({ artifact, branch }: BaselineQuery): Promise<Absence> {
    const past = await this.#first(({ run, expired }) => run?.headBranch === branch && expired);
    if (this.#trouble !== null) return this.#trouble;
    if (past === null) return { why: 'no-baseline-yet', artifact, branch, other: this.#other };
    return { why: 'expired', sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
  }

  async #first(fits: Fits, maxLookups: number = MAX_LOOKUPS.newest): Promise<Artifact | null> {
    for (const artifact of this.#listed.filter(fits)) {
      const { run } = artifact;
      if (run !== null && (await this.#isTrusted(run.id, maxLookups))) return artifact;
    }
    return null;
  }

  #isTrusted(id: number, maxLookups: number): Promise<boolean> {
    const known = this.#trusted.get(id);
    if (known !== undefined) return known;
    if (this.#trusted.size >= maxLookups || this.#trouble !== null) return Promise.resolve(false);
    const trusted = this.#lookUp(id);
    this.#trusted.set(id, trusted);
    return trusted;
  }

  /** A run that cannot be looked up is not trusted; one that was deleted is no trouble. */
  async #lookUp(id: number): Promise<boolean> {
    try {
      const run = await this.#runs(id);
      const isTrusted = !run.isOfFork && TRUSTED_EVENTS.includes(run.event);
      if (isTrusted && run.workflow !== this.#workflow) this.#other ??= run.workflow;
      return isTrusted && run.workflow === this.#workflow;
    } catch (error) {
      if (refusalOf(error) !== 'missing') this.#trouble = explainRefusal(error, 'actions: read');
      return false;
    }
  }
}

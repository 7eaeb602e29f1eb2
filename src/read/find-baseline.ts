import type { Artifact, GitHubReader } from '../github/index.ts';
import { explainRefusal, ifAnswered } from './refusal.ts';
import { SavedSweeps } from './saved-sweeps.ts';
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
  /** Whose sweep is the candidate. */
  readonly ownRunId: number;
  /** The file of the workflow that trained. */
  readonly workflow: string;
}

type FoundBaseline =
  | { readonly artifact: Artifact; readonly choice: BaselineChoice }
  | { readonly artifact: null; readonly absence: Absence };

interface Wanted {
  readonly rung: WantedRung;
  readonly sha: string;
}

/**
 * Looks up the saved sweep to compare with: that of the very commit the candidate was trained on
 * top of, else of the nearest ancestor that has one, else the newest on the branch. Never one that
 * another workflow, the run of a fork or of a pull request made. Questions that GitHub does not answer cost their
 * rung of the ladder alone.
 */
export async function findBaseline(
  github: GitHubReader,
  query: BaselineQuery,
): Promise<FoundBaseline> {
  let listed: Artifact[];
  try {
    listed = await github.artifacts.named(query.artifact);
  } catch (error) {
    return { artifact: null, absence: explainRefusal(error, 'actions: read') };
  }
  const others = listed.filter(({ run }) => run?.id !== query.ownRunId);
  const saved = new SavedSweeps(github.runs, others, query.workflow);
  const wanted = await ifAnswered(() => wantedCommit(github, query));
  const found = await climb(github, { query, saved, wanted });
  if (found === null) return { artifact: null, absence: await saved.absence(query) };
  const { artifact, rung, distance } = found;
  const passedOver = wanted !== null && rung !== wanted.rung && (await saved.hadOf(wanted.sha));
  const expired = passedOver ? { sha: wanted.sha } : null;
  const isAssumed = wanted?.rung === 'merge-base' && query.trainedSha !== query.headSha;
  const { branch } = query;
  return { artifact, choice: { rung, branch, wanted, distance, expired, isAssumed } };
}

interface Climb {
  readonly query: BaselineQuery;
  readonly saved: SavedSweeps;
  readonly wanted: Wanted | null;
}

interface Found {
  readonly artifact: Artifact;
  readonly rung: Rung;
  readonly distance: number | null;
}

async function climb(github: GitHubReader, { query, saved, wanted }: Climb): Promise<Found | null> {
  if (wanted !== null) {
    const exact = await saved.of(wanted.sha);
    if (exact) return { artifact: exact, rung: wanted.rung, distance: null };
    const ancestor = await ifAnswered(() => nearestAncestor(github, saved, wanted.sha));
    if (ancestor) return ancestor;
  }
  const newest = await saved.newestOn(query.branch);
  if (newest?.run == null) return null;
  const { headSha } = newest.run;
  // Trained on top of a commit, the candidate has what is in it as well.
  const ahead = () => github.history.commitsAhead(wanted?.sha ?? query.headSha, headSha);
  return { artifact: newest, rung: 'newest', distance: await ifAnswered(ahead) };
}

/**
 * A checkout of a pull request is by default its head merged into the tip of the base: compared
 * with the place where it branched off, it would be charged with other people's commits.
 */
async function wantedCommit(github: GitHubReader, query: BaselineQuery): Promise<Wanted> {
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
 * Whether a test-merge can have been made on top of a commit: one of the base branch, not older
 * than where the head branched off. Code that nobody has reviewed may say what was trained, and is
 * not to choose its own baseline.
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

/** Further back nobody would take the sweep for this commit's baseline. */
const MAX_COMMITS = 1000;

async function nearestAncestor(
  { history }: GitHubReader,
  saved: SavedSweeps,
  sha: string,
): Promise<Found | null> {
  let seen = 0;
  for await (const page of history.before(sha)) {
    for (const commit of page) {
      const artifact = await saved.of(commit);
      if (artifact === null) continue;
      const distance = await ifAnswered(() => history.commitsAhead(commit, sha));
      return { artifact, rung: 'ancestor', distance };
    }
    seen += page.length;
    if (seen >= MAX_COMMITS) return null;
  }
  return null;
}

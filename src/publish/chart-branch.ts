import { setTimeout as sleep } from 'node:timers/promises';
import { detailOf } from '../errors.ts';
import type { Branch, BranchTip, NewFile, TreeEntry } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

export const CHART_BRANCH = 'tuning-gate-charts';

/** Marks the branch as ours: without it in the root, a branch of this name is somebody else's. */
const MARKER = `${CHART_BRANCH}.md`;
const ABOUT = `# ${CHART_BRANCH}

The charts in the comments of ${TOOL.name}, two files per comparison. Every comment links to the commit
that has its chart, so older charts still show after their files are removed from the latest commit.
Deleting this branch breaks all of them.
`;

/** In the latest commit. Older ones remain in the history. */
const MAX_FILES = 200;
/** Another run may push at the same time; each try builds on what is there then. */
const MAX_TRIES = 6;
/** How GitHub reports such a push. */
const CONFLICTS = ['409', '422'];

/** The charts of a run, and what identifies them. */
interface StoredCharts {
  /** By the comparison's name; empty for the only one. */
  readonly charts: ReadonlyMap<string, { readonly light: string; readonly dark: string }>;
  readonly run: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The instance of the Action; empty if there is only one. */
  readonly name: string;
}

/** Where the charts are: a commit, and paths from the root of its tree. */
interface ChartPlaces {
  readonly sha: string;
  readonly paths: ReadonlyMap<string, ChartPaths>;
}

interface ChartPaths {
  readonly light: string;
  readonly dark: string;
}

/**
 * Adds the charts of a run to the branch in one new commit; never a forced push. Storing the same
 * charts again changes nothing.
 *
 * @param pauseMs before the second try; longer before later ones
 * @throws Error if the branch holds something else
 */
export async function storeCharts(
  branch: Branch,
  stored: StoredCharts,
  pauseMs = 500,
): Promise<ChartPlaces> {
  const paths = new Map([...stored.charts.keys()].map((name) => [name, pathsOf(stored, name)]));
  let tip = await branch.tip();
  for (let tries = 1; ; tries++) {
    try {
      return { sha: await addTo(branch, tip, { ...stored, paths }), paths };
    } catch (error) {
      if (tries === MAX_TRIES || !CONFLICTS.includes(detailOf(error, 'status'))) throw error;
      await sleep(pauseMs * tries);
      const now = await branch.tip();
      // Nobody pushed, so the refusal has another reason and would be repeated.
      if (now?.sha === tip?.sha) throw error;
      tip = now;
    }
  }
}

/** @returns the commit that has the charts */
async function addTo(
  branch: Branch,
  tip: BranchTip | null,
  { charts, paths, run, attempt }: StoredCharts & Pick<ChartPlaces, 'paths'>,
): Promise<string> {
  const files: NewFile[] = [...paths].flatMap(([name, { light, dark }]) => [
    { path: light, content: charts.get(name)?.light ?? '' },
    { path: dark, content: charts.get(name)?.dark ?? '' },
  ]);
  const own = new Set(files.map(({ path }) => path));
  const others = tip === null ? [] : keptEntries(tip, { name: branch.name, own });
  if (tip === null) files.push({ path: MARKER, content: ABOUT });
  const tree = await branch.addTree(others, files);
  if (tip !== null && tree === tip.treeSha) return tip.sha;
  const message = `Chart${charts.size > 1 ? 's' : ''} of run ${run}, attempt ${attempt}`;
  const sha = await branch.addCommit({ message, tree, parent: tip?.sha ?? null });
  await branch.moveTo(sha, tip?.sha ?? null);
  return sha;
}

/** Spaces would need escaping in URLs; encoded names contain no dots. */
function pathsOf({ run, attempt, name }: StoredCharts, comparison: string): ChartPaths {
  const [instance, which] = [name, comparison].map((one) => encodedName(one).replaceAll(' ', '.'));
  const parts = [`${run}-${attempt}`, instance && `-${instance}`, which && `,${which}`];
  return {
    light: `${parts.join('')}.light.svg`,
    dark: `${parts.join('')}.dark.svg`,
  };
}

const CHART_FILE =
  /^(\d{1,16})-(\d{1,9})(?:-[\w.~-]{1,100})?(?:,[\w.~-]{1,100})?\.(?:light|dark)\.svg$/;

/** What the next commit keeps besides this run's own: the newest charts, and any file somebody has added. */
function keptEntries(
  { entries, isComplete }: BranchTip,
  { name, own }: { readonly name: string; readonly own: ReadonlySet<string> },
): TreeEntry[] {
  const isOurs = isComplete && entries.some(({ path }) => path === MARKER);
  if (!isOurs) throw new Error(`the branch \`${name}\` holds something else`);
  const charts = entries.filter(({ path }) => CHART_FILE.test(path) && !own.has(path));
  const others = entries.filter(({ path }) => !CHART_FILE.test(path));
  return [...others, ...charts.toSorted(byAge).slice(0, MAX_FILES - own.size)];
}

/** Newest first. */
function byAge(a: TreeEntry, b: TreeEntry): number {
  const [[runA, attemptA], [runB, attemptB]] = [numbersOf(a), numbersOf(b)];
  return runB - runA || attemptB - attemptA;
}

function numbersOf({ path }: TreeEntry): [number, number] {
  const [, run, attempt] = CHART_FILE.exec(path) ?? [];
  return [Number(run), Number(attempt)];
}

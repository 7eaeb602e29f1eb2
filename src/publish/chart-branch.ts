import { setTimeout as sleep } from 'node:timers/promises';
import { detailOf } from '../errors.ts';
import type { Branch, BranchTip, NewFile, TreeEntry } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

export const CHART_BRANCH = 'tuning-gate-charts';

/** Marks the branch as ours: without it in the root, a branch of this name is somebody else's. */
const MARKER = `${CHART_BRANCH}.md`;
const ABOUT = `# ${CHART_BRANCH}

The charts in the comments of ${TOOL.name}, two files per run. Every comment links to the commit
that has its chart, so older charts still show after their files are removed from the latest commit.
Deleting this branch breaks all of them.
`;

/** In the latest commit, two per run. Older ones remain in the history. */
const MAX_FILES = 200;
/** Another run may push at the same time; each try builds on what is there then. */
const MAX_TRIES = 6;
/** How GitHub reports such a push. */
const CONFLICTS = ['409', '422'];

/** The chart of a run, and what identifies it. */
interface StoredChart {
  readonly light: string;
  readonly dark: string;
  readonly run: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** The instance of the Action; empty if there is only one. */
  readonly name: string;
}

/** Where the chart is: a commit, and paths from the root of its tree. */
interface ChartPlace {
  readonly sha: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * Adds a chart to the branch in a new commit; never a forced push. Storing the same chart again
 * changes nothing.
 *
 * @param pauseMs before the second try; longer before later ones
 * @throws Error if the branch holds something else
 */
export async function storeChart(
  branch: Branch,
  chart: StoredChart,
  pauseMs = 500,
): Promise<ChartPlace> {
  let tip = await branch.tip();
  for (let tries = 1; ; tries++) {
    try {
      return { sha: await addTo(branch, tip, chart), ...pathsOf(chart) };
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

/** @returns the commit that has the chart */
async function addTo(branch: Branch, tip: BranchTip | null, chart: StoredChart): Promise<string> {
  const kept = tip === null ? [] : keptEntries(tip, branch.name);
  const { light, dark } = pathsOf(chart);
  const files: NewFile[] = [
    { path: light, content: chart.light },
    { path: dark, content: chart.dark },
  ];
  if (tip === null) files.push({ path: MARKER, content: ABOUT });
  const tree = await branch.addTree(
    kept.filter(({ path }) => path !== light && path !== dark),
    files,
  );
  if (tip !== null && tree === tip.treeSha) return tip.sha;
  const message = `Chart of run ${chart.run}, attempt ${chart.attempt}`;
  const sha = await branch.addCommit({ message, tree, parent: tip?.sha ?? null });
  await branch.moveTo(sha, tip?.sha ?? null);
  return sha;
}

/** Spaces would need escaping in URLs; encoded names contain no dots. */
function pathsOf({ run, attempt, name }: StoredChart): Omit<ChartPlace, 'sha'> {
  const parts = [`${run}-${attempt}`, encodedName(name).replaceAll(' ', '.')].filter(Boolean);
  return { light: `${parts.join('-')}.light.svg`, dark: `${parts.join('-')}.dark.svg` };
}

const CHART_FILE = /^(\d{1,16})-(\d{1,9})(?:-[\w.~-]{1,100})?\.(?:light|dark)\.svg$/;

/** What the next commit keeps: the newest charts, and any other file somebody has added. */
function keptEntries({ entries, isComplete }: BranchTip, name: string): TreeEntry[] {
  const isOurs = isComplete && entries.some(({ path }) => path === MARKER);
  if (!isOurs) throw new Error(`the branch \`${name}\` holds something else`);
  const charts = entries.filter(({ path }) => CHART_FILE.test(path));
  const others = entries.filter(({ path }) => !CHART_FILE.test(path));
  return [...others, ...charts.toSorted(byAge).slice(0, MAX_FILES - 2)];
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

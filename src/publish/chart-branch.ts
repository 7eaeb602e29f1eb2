import { setTimeout as sleep } from 'node:timers/promises';
import { detailOf } from '../errors.ts';
import type { Branch, BranchTip, NewFile, TreeEntry } from '../github/index.ts';
import { encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

export const CHART_BRANCH = 'tuning-gate-charts';

/** Says whose the branch is; without it in its root, a branch of this name is somebody else's. */
const MARKER = `${CHART_BRANCH}.md`;
const ABOUT = `# ${CHART_BRANCH}

The charts in the comments of ${TOOL.name}, two files a run. Every comment links to the
commit that has its chart, so that charts of older runs are still shown after their files have left
this folder. Whoever deletes the branch deletes them all.
`;

/** Of all files in the folder; a run has two. Older ones are still in the commits before. */
const MAX_FILES = 200;
/** Other runs may push meanwhile: so often is it tried again on top of theirs. */
const MAX_TRIES = 6;
/** How GitHub says that they did. */
const CONFLICTS = ['409', '422'];

/** The chart of a run, and what tells it from all others. */
interface StoredChart {
  readonly light: string;
  readonly dark: string;
  readonly run: number;
  /** Counted from 1. */
  readonly attempt: number;
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
}

/** Where the chart is, from the root of the repository at a commit. */
interface ChartPlace {
  readonly sha: string;
  readonly light: string;
  readonly dark: string;
}

/** The branch is there, and is none of ours. */
class ForeignBranch extends Error {
  override readonly name = 'ForeignBranch';
}

/**
 * Stores a chart on its branch, on top of what is there, never over it. Storing the same again
 * changes nothing.
 *
 * @param pauseMs before the second try; longer before those after it
 * @throws ForeignBranch if the branch holds something else
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
      // What was refused for another reason than another run's push would be refused again.
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

/** Spaces would need escaping in addresses; dots are in no encoded name. */
function pathsOf({ run, attempt, name }: StoredChart): Omit<ChartPlace, 'sha'> {
  const parts = [`${run}-${attempt}`, encodedName(name).replaceAll(' ', '.')].filter(Boolean);
  return { light: `${parts.join('-')}.light.svg`, dark: `${parts.join('-')}.dark.svg` };
}

const CHART_FILE = /^(\d{1,16})-(\d{1,9})(?:-[\w.~-]{1,100})?\.(?:light|dark)\.svg$/;

/** What stays: whatever else somebody has put there, and the newest charts. */
function keptEntries({ entries, isComplete }: BranchTip, name: string): TreeEntry[] {
  const isOurs = isComplete && entries.some(({ path }) => path === MARKER);
  if (!isOurs) throw new ForeignBranch(`the branch \`${name}\` holds something else`);
  const charts = entries.filter(({ path }) => CHART_FILE.test(path));
  const others = entries.filter(({ path }) => !CHART_FILE.test(path));
  return [...others, ...charts.toSorted(byAge).slice(0, MAX_FILES - 2)];
}

/** The newest first. */
function byAge(a: TreeEntry, b: TreeEntry): number {
  const [[runA, attemptA], [runB, attemptB]] = [numbersOf(a), numbersOf(b)];
  return runB - runA || attemptB - attemptA;
}

function numbersOf({ path }: TreeEntry): [number, number] {
  const [, run, attempt] = CHART_FILE.exec(path) ?? [];
  return [Number(run), Number(attempt)];
}

import { type Issue, type IssueTracker, type RetryPolicy, retry } from '../github/index.ts';
import {
  BODY_LIMIT,
  compareRuns,
  type Instance,
  type IssueMarker,
  type JudgingRun,
  readIssueMarker,
  writeIssueMarker,
} from './memory.ts';
import type { ReportWriter } from './publish-comment.ts';

/** What a run on main has to say in an issue. */
interface IssueOrder extends Instance {
  readonly run: JudgingRun;
  /** The first commits that were found worse, while main is; none any more: the issue is closed. */
  readonly bad: readonly string[];
  /** What was updated before this is not about them: `2026-03-01T10:00:00Z`. */
  readonly since: string;
  readonly title: string;
  /** Writes the text without a marker. */
  readonly write: ReportWriter;
}

/**
 * Keeps the one issue about main: opens it, updates it, and closes it. One that people have closed while main is worse
 * stays closed, and others' issues are left alone. An answer can be lost after the issue was opened, so every retry
 * looks for it first.
 *
 * @returns its address; null if there is none
 */
export function publishIssue(
  tracker: IssueTracker,
  order: IssueOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
): Promise<string | null> {
  return retry({ pauses }, () => publishOnce(tracker, order));
}

type OwnIssue = Issue & { readonly marker: IssueMarker };

async function publishOnce(tracker: IssueTracker, order: IssueOrder): Promise<string | null> {
  const { bad, title, run } = order;
  const line = writeIssueMarker({ workflow: order.workflow, name: order.name, run, bad });
  const body = `${line}\n${order.write(BODY_LIMIT - line.length - 1)}`;
  const all = await findOwn(tracker, order);
  const live = all.find(({ isOpen }) => isOpen);
  if (live !== undefined) {
    const isOutrun = compareRuns(live.marker.run, run) > 0;
    if (isOutrun || (await tracker.update(live.number, { body, isOpen: bad.length > 0 })))
      return live.url;
  }
  const isKnown = all.some(
    ({ isOpen, marker }) => !isOpen && bad.every((sha) => marker.bad.includes(sha)),
  );
  if (bad.length === 0 || isKnown) return null;
  const created = await tracker.create(title, body);
  return leaveOne(tracker, order, created);
}

/** Two runs may open one at once: each looks again afterwards, and both keep the older. */
async function leaveOne(tracker: IssueTracker, order: IssueOrder, created: Issue) {
  const open = (await findOwn(tracker, order)).filter(({ isOpen }) => isOpen);
  const [first = created, ...others] = open;
  for (const { number, body } of others) await tracker.update(number, { body, isOpen: false });
  return first.url;
}

async function findOwn(
  tracker: IssueTracker,
  { workflow, name, since }: IssueOrder,
): Promise<OwnIssue[]> {
  const own = (await tracker.own(since)).flatMap((issue) => {
    const marker = readIssueMarker(issue.body);
    return marker?.workflow === workflow && marker.name === name ? [{ ...issue, marker }] : [];
  });
  return own.sort((a, b) => a.number - b.number);
}

import {
  type Annotation,
  type CheckRunOrder,
  type CheckRuns,
  type RetryPolicy,
  retry,
  type WrittenCheck,
} from '../github/index.ts';
import { printable } from '../read/index.ts';
import type { Gate } from '../settings/index.ts';
import { TOOL } from '../tool.ts';
import type { ReportWriter } from './fit-to-limit.ts';
import { fitToLimit } from './fit-to-limit.ts';
import {
  canBe,
  compareRuns,
  type Instance,
  isSameRun,
  type JudgingRun,
  packRun,
  parseFields,
  unpackRun,
} from './judging-run.ts';

const SUMMARY_LIMIT = 65_535;
const MAX_ANNOTATIONS = 50;
const MAX_TITLE = 255;
const MAX_PATH = 500;
/** GitHub takes 64 KB, and no character needs more than four bytes. */
const MAX_MESSAGE = 16_000;

const CONCLUSIONS = { pass: 'success', neutral: 'neutral', fail: 'failure' } as const;

/** What a check is to say. */
export interface CheckOrder extends Instance {
  readonly run: JudgingRun;
  /** The head of the pull request, not its merge with the base. */
  readonly headSha: string;
  readonly gate: Gate;
  readonly title: string;
  readonly write: ReportWriter;
  readonly detailsUrl: string;
  readonly annotations: readonly Annotation[];
}

export type CheckOutcome =
  /** With the address of its page. */
  | { readonly done: 'written'; readonly url: string }
  /** A later run has written it. */
  | { readonly done: 'outdated' }
  /** Another workflow has: of two checks of one name GitHub shows one. */
  | { readonly done: 'taken'; readonly by: string };

/**
 * Writes the verdict as a check run, unless another workflow or a later run has written one of this
 * name on the commit. An answer can be lost after the check was written: before every further try it
 * is looked for.
 */
export function publishCheck(
  checks: CheckRuns,
  order: CheckOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
): Promise<CheckOutcome> {
  const check = checkRunOf(order);
  return retry({ pauses }, async () => {
    const { headSha: sha, name } = check;
    const standing = statementsIn(await checks.named({ sha, name }), order.run);
    const foreign = standing.find(({ workflow }) => workflow !== order.workflow);
    if (foreign) return { done: 'taken', by: foreign.workflow };
    const [latest] = standing;
    if (latest && compareRuns(latest.run, order.run) > 0) return { done: 'outdated' };
    const isThere = latest && isSameRun(latest.run, order.run) && saysTheSame(latest.check, check);
    return { done: 'written', url: isThere ? latest.check.url : await checks.create(check) };
  });
}

/**
 * The verdict that stands under an instance's name on a commit, whichever workflow wrote it.
 *
 * @returns null if there is none
 */
export async function standingVerdict(
  checks: CheckRuns,
  { sha, name, run }: { readonly sha: string; readonly name: string; readonly run: JudgingRun },
): Promise<Pick<Statement, 'check' | 'workflow'> | null> {
  return statementsIn(await checks.named({ sha, name: checkName(name) }), run)[0] ?? null;
}

interface Statement {
  readonly check: WrittenCheck;
  readonly workflow: string;
  readonly run: JudgingRun;
}

/** Those that this program made, the one that counts first; those of one run newest first. */
function statementsIn(checks: readonly WrittenCheck[], own: JudgingRun): Statement[] {
  const found = checks.flatMap((check) => {
    const fields = parseFields(check.externalId);
    const run = fields && unpackRun(fields);
    const workflow = fields?.workflow;
    if (run === null || typeof workflow !== 'string' || !canBe(run, own)) return [];
    return [{ check, workflow, run }];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}

function saysTheSame(standing: WrittenCheck, check: CheckRunOrder): boolean {
  const { conclusion, title } = standing;
  return conclusion === check.conclusion && title === check.title;
}

function checkRunOf(order: CheckOrder): CheckRunOrder {
  const { workflow, name, run, write, annotations } = order;
  const shown = annotations.map(withinLimits).filter(isInRepository).slice(0, MAX_ANNOTATIONS);
  return {
    name: checkName(name),
    headSha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    title: printable(order.title, MAX_TITLE),
    summary: summaryOf(write, annotations.length - shown.length),
    detailsUrl: order.detailsUrl,
    externalId: JSON.stringify({ workflow, ...packRun(run) }),
    annotations: shown,
  };
}

/** The name of an instance's check, by which it can be required. */
export function checkName(instance: string): string {
  return instance === '' ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

function summaryOf(write: ReportWriter, left: number): string {
  const note = left === 0 ? '' : leftOut(left);
  const limit = SUMMARY_LIMIT - note.length;
  const report = fitToLimit(write(limit), limit);
  return note === '' ? report : `${report.trimEnd()}${note}`;
}

function leftOut(count: number): string {
  const [remarks, are] = count === 1 ? ['remark', 'is'] : ['remarks', 'are'];
  return `\n\n*${count} more ${remarks} on files ${are} left out of this check.*\n`;
}

function withinLimits(annotation: Annotation): Annotation {
  const message = annotation.message
    .slice(0, MAX_MESSAGE)
    .split('\n')
    .map((line) => printable(line, MAX_MESSAGE));
  return {
    ...annotation,
    path: annotation.path.replace(/^(?:\.\/+)+/, ''),
    title: printable(annotation.title, MAX_TITLE),
    message: message.join('\n'),
  };
}

/** GitHub refuses the whole check for one path that it does not take. */
function isInRepository({ path }: Annotation): boolean {
  const steps = path.split('/');
  return path !== '' && path.length <= MAX_PATH && !path.startsWith('/') && !steps.includes('..');
}

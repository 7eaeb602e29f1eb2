import * as z from 'zod/mini';
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
import { cutMarkdown, type ReportWriter } from './cut-markdown.ts';
import {
  canBe,
  compareRuns,
  type Instance,
  isSameRun,
  type JudgingRun,
  judgingRun,
  readBack,
} from './judging-run.ts';

const SUMMARY_LIMIT = 65_535;
const MAX_TITLE = 255;
/** GitHub accepts 64 KB, and no character needs more than four bytes. */
const MAX_MESSAGE = 16_000;

const CONCLUSIONS = { pass: 'success', neutral: 'neutral', fail: 'failure' } as const;

/** What a check should say. */
export interface CheckOrder extends Instance {
  readonly run: JudgingRun;
  /** The head of the pull request, not its merge with the base. */
  readonly headSha: string;
  readonly gate: Gate;
  readonly title: string;
  readonly write: ReportWriter;
  readonly detailsUrl: string;
  /** At a line of a file of the repository. */
  readonly annotation: Annotation | null;
  /** It fails, and a label can accept the result. */
  readonly canBeAccepted: boolean;
}

type CheckOutcome =
  /** `url` is the address of its page. */
  | { readonly done: 'written'; readonly url: string }
  /** A later run has written it. */
  | { readonly done: 'outdated' }
  /** Another workflow has written it, and GitHub shows only one check of a name. */
  | { readonly done: 'taken'; readonly by: string };

/**
 * Writes the verdict as a check run, unless another workflow or a later run has written one of this
 * name on the commit. A failure is written over what does not fail in another workflow's check: the pull
 * request may have made that workflow. An answer can be lost after the check was written, so every retry looks for it
 * first.
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
    const hidesFailure = order.gate === 'fail' && foreign?.check.conclusion !== 'failure';
    if (foreign && !hidesFailure) return { done: 'taken', by: foreign.workflow };
    const [latest] = standing;
    if (latest && compareRuns(latest.run, order.run) > 0) return { done: 'outdated' };
    const isThere = latest && isSameRun(latest.run, order.run) && saysTheSame(latest.check, check);
    return { done: 'written', url: isThere ? latest.check.url : await checks.create(check) };
  });
}

/**
 * The current verdict under an instance's name on a commit, whichever workflow wrote it.
 *
 * @returns null if there is none
 */
export async function standingVerdict(
  checks: CheckRuns,
  { sha, name, run }: { readonly sha: string; readonly name: string; readonly run: JudgingRun },
): Promise<Pick<Statement, 'check' | 'workflow'> | null> {
  return statementsIn(await checks.named({ sha, name: checkName(name) }), run)[0] ?? null;
}

/**
 * The failing checks of an instance on a commit, one for each attempt, whose results may be accepted:
 * what each said, and since when.
 */
export async function failuresOn(
  checks: CheckRuns,
  { sha, name, workflow, run }: Instance & { readonly sha: string; readonly run: JudgingRun },
): Promise<{ readonly at: string; readonly title: string }[]> {
  const all = statementsIn(await checks.named({ sha, name: checkName(name) }), run);
  return all.flatMap(({ check, canBeAccepted, workflow: by }) => {
    const { conclusion, title, completedAt: at } = check;
    const isOne = by === workflow && conclusion === 'failure' && canBeAccepted === true;
    return isOne && at !== null ? [{ at, title }] : [];
  });
}

/** What a check's external id says: who wrote it, and whether a label can accept its result. */
const authorship = z.object({
  workflow: z.string(),
  run: judgingRun,
  canBeAccepted: z.optional(z.boolean()),
});

interface Statement extends Readonly<z.output<typeof authorship>> {
  readonly check: WrittenCheck;
}

/** The checks that this program wrote, by newest run; several of one run stay newest first. */
function statementsIn(checks: readonly WrittenCheck[], own: JudgingRun): Statement[] {
  const found = checks.flatMap((check) => {
    const author = readBack(authorship, check.externalId);
    return author && canBe(author.run, own) ? [{ ...author, check }] : [];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}

function saysTheSame(standing: WrittenCheck, check: CheckRunOrder): boolean {
  const { conclusion, title } = standing;
  return conclusion === check.conclusion && title === check.title;
}

function checkRunOf(order: CheckOrder): CheckRunOrder {
  const { workflow, name, run, annotation } = order;
  return {
    name: checkName(name),
    headSha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    title: printable(order.title, MAX_TITLE),
    summary: cutMarkdown(order.write(SUMMARY_LIMIT), SUMMARY_LIMIT),
    detailsUrl: order.detailsUrl,
    externalId: JSON.stringify({
      workflow,
      run,
      ...(order.canBeAccepted && { canBeAccepted: true }),
    }),
    annotations: annotation === null ? [] : [withinLimits(annotation)],
  };
}

/** The name of an instance's check, by which it can be required. */
export function checkName(instance: string): string {
  return instance === '' ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

function withinLimits(annotation: Annotation): Annotation {
  const message = annotation.message
    .slice(0, MAX_MESSAGE)
    .split('\n')
    .map((line) => printable(line, MAX_MESSAGE));
  return {
    ...annotation,
    title: printable(annotation.title, MAX_TITLE),
    message: message.join('\n'),
  };
}

import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import {
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

const CONCLUSIONS = { pass: 'success', neutral: 'neutral', fail: 'failure' } as const;

export interface CheckOrder extends Instance {
  readonly run: JudgingRun;
  /** The head of the pull request, not its merge with the base. */
  readonly headSha: string;
  readonly gate: Gate;
  readonly title: string;
  readonly write: ReportWriter;
  readonly detailsUrl: string;
  /** The branches that the verdict is about: another verdict on the commit never covers a failure here. */
  readonly bases: readonly string[];
  /** What fails, if a label can accept all of it; any text. */
  readonly acceptable: readonly string[];
}

/**
 * Writes the verdict as a check run. GitHub shows one check of a name on a commit, the last, so a verdict
 * only replaces one of the same workflow about the same bases that is not later, and a failure only
 * gives way to one of those. Anything else that a pull request can bring about, such as a copy of the workflow or
 * another base, is written over by a failure. An answer can be lost after the check was written, so
 * every retry looks for it first.
 *
 * @returns the address of its page; or why it is not written: a later run has written it (`outdated`), another
 *   workflow has (`taken`), or it fails for another base (`failing-elsewhere`)
 */
export function publishCheck(
  checks: CheckRuns,
  order: CheckOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
) {
  const check = checkRunOf(order);
  const { workflow, bases } = identityOf(order);
  return retry({ pauses }, async () => {
    const standing = statementsIn(await checks.named(check.head_sha, check.name), order.run);
    const foreign = standing.find((one) => one.workflow !== workflow);
    if (foreign && (order.gate !== 'fail' || hasFailed(foreign))) return { done: 'taken' } as const;
    const own = standing.filter((one) => one.workflow === workflow);
    const latest = own.find((one) => bases.every((base) => one.bases.includes(base)));
    if (latest && compareRuns(latest.run, order.run) > 0) return { done: 'outdated' } as const;
    const others = own.flatMap((one) => one.bases).filter((base) => !bases.includes(base));
    const currentFor = (base: string) => own.find((one) => one.bases.includes(base));
    const failsElsewhere = others.some((base) => hasFailed(currentFor(base)));
    if (order.gate !== 'fail' && failsElsewhere) return { done: 'failing-elsewhere' } as const;
    const isThere =
      latest &&
      isSameRun(latest.run, order.run) &&
      latest.check.conclusion === check.conclusion &&
      latest.check.output.title === check.output.title;
    const url = isThere ? latest.check.html_url : await checks.create(check);
    return { done: 'written', url } as const;
  });
}

function hasFailed(statement: Statement | undefined): boolean {
  return statement?.check.conclusion === 'failure';
}

/**
 * The current verdict under an instance's name on a commit for one base; of several workflows, one that
 * fails.
 *
 * @returns null if there is none
 */
export async function standingVerdict(
  checks: CheckRuns,
  { headSha, name, run }: Pick<CheckOrder, 'headSha' | 'name' | 'run'>,
  base: string,
): Promise<WrittenCheck | null> {
  const all = statementsIn(await checks.named(headSha, checkName(name)), run);
  const about = all.filter(({ bases }) => bases.includes(digest(base, BASE_LENGTH)));
  const current = new Map(about.toReversed().map((one) => [one.workflow, one]));
  return ([...current.values()].find(hasFailed) ?? about[0])?.check ?? null;
}

type Accepting = Pick<CheckOrder, 'workflow' | 'name' | 'headSha' | 'run' | 'bases' | 'acceptable'>;

/**
 * The failing checks of an instance on a commit and its bases, one for each attempt, whose results may be
 * accepted: what each said, since when, and whether it showed all that fails now.
 */
export async function failuresOn(checks: CheckRuns, order: Accepting) {
  const { workflow, bases, acceptable } = identityOf(order);
  const written = await checks.named(order.headSha, checkName(order.name));
  const all = statementsIn(written, order.run);
  return all.filter(hasFailed).flatMap(({ check, ...seen }) => {
    const isOfThese =
      seen.workflow === workflow && bases.every((base) => seen.bases.includes(base));
    if (!isOfThese || seen.acceptable.length === 0) return [];
    const showsAll = acceptable.every((one) => seen.acceptable.includes(one));
    return { at: check.completed_at, title: check.output.title, showsAll };
  });
}

/** What a check's external id says: who wrote it about what, in digests to keep it short. */
const identity = z.object({
  workflow: z.string(),
  run: judgingRun,
  bases: z.array(z.string()),
  acceptable: z.array(z.string()),
});

interface Statement extends Readonly<z.output<typeof identity>> {
  readonly check: WrittenCheck;
}

/** No branch can be named so that it passes for another. */
const BASE_LENGTH = 10;
const LENGTH = 6;
/** With these, an external id has at most 255 characters. */
export const MAX_BASES = 4;
const MAX_FAILURES = 6;

function identityOf({ workflow, run, bases, acceptable }: Omit<Accepting, 'name' | 'headSha'>) {
  const failures = acceptable.length > MAX_FAILURES ? [acceptable.toSorted().join()] : acceptable;
  return {
    workflow: digest(workflow, BASE_LENGTH),
    run,
    bases: bases.map((base) => digest(base, BASE_LENGTH)),
    acceptable: failures.map((one) => digest(one, LENGTH)),
  };
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}

/** The checks that this program wrote, by newest run; several of one run stay newest first. */
function statementsIn(checks: readonly WrittenCheck[], own: JudgingRun): Statement[] {
  const found = checks.flatMap((check) => {
    const author = readBack(identity, check.external_id);
    return author && canBe(author.run, own) ? [{ ...author, check }] : [];
  });
  return found.toSorted((a, b) => compareRuns(b.run, a.run));
}

function checkRunOf(order: CheckOrder): CheckRunOrder {
  return {
    name: checkName(order.name),
    head_sha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    output: {
      title: printable(order.title, 255),
      summary: cutMarkdown(order.write(SUMMARY_LIMIT), SUMMARY_LIMIT),
    },
    details_url: order.detailsUrl,
    external_id: JSON.stringify(identityOf(order)),
  };
}

/** The name of an instance's check, by which it can be required. */
export function checkName(instance: string): string {
  return instance === '' ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

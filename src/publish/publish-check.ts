import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { isFailure, type Remembered } from '../decide/index.ts';
import {
  type CheckRunOrder,
  type CheckRuns,
  ifAnswered,
  isUnanswered,
  type RetryPolicy,
  retry,
  type WrittenCheck,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import type { OlderTaken } from '../read/index.ts';
import type { Gate } from '../settings/index.ts';
import { TOOL } from '../tool.ts';
import {
  canBe,
  compareRuns,
  digest,
  type Instance,
  isSameRun,
  type JudgingRun,
  judgingRun,
  MAX_TITLE,
  type ReportWriter,
  readBack,
  readMemory,
  withoutHidden,
  writeMemory,
} from './publish-comment.ts';

const SUMMARY_LIMIT = 65_535;

const CONCLUSIONS = { pass: 'success', neutral: 'neutral', fail: 'failure' } as const;
const GATE_OF = { success: 'pass', neutral: 'neutral', failure: 'fail' } as const;

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
  /** Those of all open pull requests of the commit; null if GitHub does not say. */
  readonly openBases: () => Promise<readonly string[] | null>;
  /** What later runs on the commit are held to. */
  readonly remembers: readonly Remembered[];
  /** The older sweeps that it has taken, for later runs to take the same; absent or null where none were looked for. */
  readonly older?: OlderTaken | null;
  /** The step that writes, of all in its run; any text. */
  readonly step: string;
}

/**
 * GitHub shows one check of a name on a commit, the last, so a verdict only replaces one of the same workflow about the
 * same bases that is not later, and a failure only gives way to one of those, or where no open pull request has its base
 * any more. Anything else that a pull request can bring about, such as a copy of the workflow, another job of the run
 * or another base, is written over by a failure. An answer can be lost after the check was written, so every retry
 * looks for it first.
 *
 * Two jobs may both look before either writes. So whatever does not fail looks again once it is written: of two,
 * the later one sees the other, and if it covers a failure, it puts that failure back.
 */
export function publishCheck(
  checks: CheckRuns,
  order: CheckOrder,
  { beforeRetries: pauses }: Pick<RetryPolicy, 'beforeRetries'>,
): Promise<Outcome> {
  const check = checkRunOf(order);
  const identity = identityOf(order);
  const look = async () => {
    const all = await statements(checks, order);
    const standing = all.find((statement) => isSameStatement(statement, identity));
    const others = all.filter((statement) => !isSameStatement(statement, identity));
    const obstacle = obstacleTo(order, identity, others);
    if (obstacle?.done !== 'failing-elsewhere') return { standing, obstacle };
    // A pull request can get another base, and then nobody would ever write about its former one.
    const open = (await order.openBases())?.map(digestOf);
    return { standing, obstacle: obstacleTo(order, identity, others, open) };
  };
  const writing = retry({ pauses }, async (): Promise<Outcome> => {
    const before = await look();
    const { standing, obstacle } = before;
    if (!standing && obstacle && !canCover(order, obstacle))
      return { done: obstacle.done, url: null };
    const url = standing ? standing.check.html_url : await checks.create(check);
    const after = isFailure(order) || standing ? before : await look();
    if (!after.obstacle) return { done: 'written', url };
    const { by, done } = after.obstacle;
    const isCovered = by.check.id < (after.standing?.check.id ?? Infinity);
    if (!isFailure(order) && hasFailed(by) && isCovered) await checks.create(againOf(by, check));
    return { done, url };
  });
  return writing.catch(async (error: unknown) => {
    if (!isUnanswered(error)) throw error;
    // What was sent last may have arrived late.
    await sleep(pauses.at(-1) ?? 0);
    const late = (await ifAnswered(look))?.standing;
    if (!late) throw error;
    return { done: 'written', url: late.check.html_url };
  });
}

type Outcome = Readonly<{ done: 'written' | Obstacle['done']; url: string | null }>;

/** Another workflow's, another step's of this run, a later run's, or a failure for another base. */
interface Obstacle {
  readonly done: 'taken' | 'taken-here' | 'outdated' | 'failing-elsewhere';
  readonly by: Statement;
}

/** Only a failure is written over what has the name already, unless that fails too. */
function canCover(order: CheckOrder, { done, by }: Obstacle): boolean {
  return isFailure(order) && (done === 'taken' || done === 'taken-here') && !hasFailed(by);
}

/** @param open the bases whose failures still count; all where it is left out */
function obstacleTo(
  order: CheckOrder,
  { workflow, bases, step }: Identity,
  others: readonly Statement[],
  open?: readonly string[],
): Obstacle | null {
  const foreign = others.find((other) => other.workflow !== workflow);
  if (foreign) return { done: 'taken', by: foreign };
  const latest = others.find((other) => bases.every((base) => other.bases.includes(base)));
  if (latest && compareRuns(latest.run, order.run) > 0) return { done: 'outdated', by: latest };
  const siblings = others.filter((other) => isSameRun(other.run, order.run) && other.step !== step);
  const sibling = siblings.find(hasFailed) ?? siblings[0];
  if (sibling) return { done: 'taken-here', by: sibling };
  const by = others
    .flatMap((other) => other.bases)
    .filter((base) => !bases.includes(base) && open?.includes(base) !== false)
    .map((base) => others.find((other) => other.bases.includes(base)))
    .find(hasFailed);
  return !isFailure(order) && by ? { done: 'failing-elsewhere', by } : null;
}

/** Two steps that judge one sweep come to the same, and so does a write whose answer was lost. */
function isSameStatement(a: Identity, b: Identity): boolean {
  const isSameInstance = a.workflow === b.workflow && isSameRun(a.run, b.run);
  return isSameInstance && a.content === b.content && `${a.bases}` === `${b.bases}`;
}

function againOf({ check }: Statement, order: CheckRunOrder): CheckRunOrder {
  const { output, external_id, html_url, conclusion } = check;
  return { ...order, details_url: html_url || order.details_url, conclusion, output, external_id };
}

function hasFailed(statement: Statement | undefined): boolean {
  return statement?.check.conclusion === 'failure';
}

/** The current verdict under a name for one base; of several workflows, one that fails. */
export async function standingVerdict(
  checks: CheckRuns,
  of: Pick<CheckOrder, 'headSha' | 'name' | 'run'>,
  base: string,
): Promise<{ gate: Gate; title: string; report: string } | null> {
  const all = await statements(checks, of);
  const about = all.filter(({ bases }) => bases.includes(digestOf(base)));
  const current = new Map(about.toReversed().map((statement) => [statement.workflow, statement]));
  const standing = [...current.values()].find(hasFailed) ?? about[0];
  if (standing === undefined) return null;
  const { output, conclusion } = standing.check;
  const memory = readMemory(output.summary);
  if (!memory) return null;
  return { gate: GATE_OF[conclusion], title: memory.title, report: withoutHidden(output.summary) };
}

/** What checks of an instance on a commit say, newest run first; only its own workflow's. */
export async function statementsOn(
  checks: CheckRuns,
  of: Pick<CheckOrder, 'workflow' | 'name' | 'headSha' | 'run'>,
) {
  const ours = digestOf(of.workflow);
  const all = await statements(checks, of);
  return all
    .filter(({ workflow }) => workflow === ours)
    .map((statement) => ({
      run: statement.run,
      isOfThisAttempt: isSameRun(statement.run, of.run),
      hasFailed: hasFailed(statement),
      at: statement.check.completed_at ?? '',
      ...(readMemory(statement.check.output.summary) ?? { title: '', remembers: [] }),
    }));
}

/** What a check's external id says: who wrote it about what, in digests to keep it short. */
const identity = z.object({
  workflow: z.string(),
  run: judgingRun,
  bases: z.array(z.string()),
  step: z.string(),
  content: z.string(),
});

type Identity = Readonly<z.output<typeof identity>>;

interface Statement extends Identity {
  readonly check: WrittenCheck;
}

/** No branch can be named so that it passes for another. */
const digestOf = (text: string) => digest(text, 10);
/** With these, an external id has at most 255 characters. */
export const MAX_BASES = 4;

function identityOf({ workflow, run, bases, step, gate, title, remembers }: CheckOrder): Identity {
  return {
    workflow: digestOf(workflow),
    run,
    bases: bases.map(digestOf),
    step: digestOf(step),
    content: digestOf(JSON.stringify([gate, title, remembers])),
  };
}

/** What this program wrote under a name, by newest run; several of one run stay newest first. */
async function statements(
  checks: CheckRuns,
  { headSha, name, run }: Pick<CheckOrder, 'headSha' | 'name' | 'run'>,
): Promise<Statement[]> {
  const written = (await checks.named(headSha, checkName(name))).flatMap((check) => {
    const author = readBack(identity, check.external_id);
    return author && canBe(author.run, run) ? [{ ...author, check }] : [];
  });
  return written.toSorted((a, b) => compareRuns(b.run, a.run));
}

function checkRunOf(order: CheckOrder): CheckRunOrder {
  const title = printable(order.title, MAX_TITLE);
  const { remembers, older } = order;
  const memory = writeMemory({ title, remembers, ...(older && { older }) });
  const limit = SUMMARY_LIMIT - memory.length - 1;
  return {
    name: checkName(order.name),
    head_sha: order.headSha,
    conclusion: CONCLUSIONS[order.gate],
    output: { title, summary: `${memory}\n${order.write(limit)}` },
    details_url: order.detailsUrl,
    external_id: JSON.stringify(identityOf(order)),
  };
}

/** The name of an instance's check, by which it can be required. */
export function checkName(instance: string): string {
  return instance === '' ? TOOL.name : `${TOOL.name} / ${printable(instance)}`;
}

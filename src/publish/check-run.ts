import type { Annotation, CheckRunOrder } from '../github/index.ts';
import { printable } from '../read/index.ts';
import type { Gate } from '../settings.ts';
import { TOOL } from '../tool.ts';
import { fitToLimit } from './fit-to-limit.ts';
import { isTransient } from './is-transient.ts';
import type { ReportWriter } from './report-writer.ts';

const SUMMARY_LIMIT = 65_535;
const MOST_ANNOTATIONS = 50;
const LONGEST_TITLE = 255;
const LONGEST_PATH = 500;
/** GitHub takes 64 KB, and no character needs more than four bytes. */
const LONGEST_MESSAGE = 16_000;

const CONCLUSIONS = { pass: 'success', neutral: 'neutral', fail: 'failure' } as const;

/** What a check is to say. */
export interface CheckOrder {
  /** Of the Action's instance; empty where there is one only. */
  readonly name: string;
  /** The head of the pull request, not its merge with the base. */
  readonly headSha: string;
  readonly gate: Gate;
  readonly title: string;
  readonly write: ReportWriter;
  readonly detailsUrl: string;
  readonly annotations: readonly Annotation[];
}

/**
 * Writes the verdict as a check run.
 *
 * @param create sends one request
 * @returns the address of the check's page
 */
export async function publishCheck(
  create: (order: CheckRunOrder) => Promise<string>,
  order: CheckOrder,
): Promise<string> {
  const run = checkRunOf(order);
  try {
    return await create(run);
  } catch (error) {
    // Of two checks of one name and commit the later counts, so that one too many does no harm.
    if (isTransient(error)) return create(run);
    throw error;
  }
}

function checkRunOf({ name, gate, write, annotations, ...order }: CheckOrder): CheckRunOrder {
  const shown = annotations.map(withinLimits).filter(isInRepository).slice(0, MOST_ANNOTATIONS);
  return {
    name: checkName(name),
    headSha: order.headSha,
    conclusion: CONCLUSIONS[gate],
    title: printable(order.title, LONGEST_TITLE),
    summary: summaryOf(write, annotations.length - shown.length),
    detailsUrl: order.detailsUrl,
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
    .slice(0, LONGEST_MESSAGE)
    .split('\n')
    .map((line) => printable(line, LONGEST_MESSAGE));
  return {
    ...annotation,
    path: annotation.path.replace(/^(?:\.\/+)+/, ''),
    title: printable(annotation.title, LONGEST_TITLE),
    message: message.join('\n'),
  };
}

/** GitHub refuses the whole check for one path that it does not take. */
function isInRepository({ path }: Annotation): boolean {
  const steps = path.split('/');
  return (
    path !== '' && path.length <= LONGEST_PATH && !path.startsWith('/') && !steps.includes('..')
  );
}

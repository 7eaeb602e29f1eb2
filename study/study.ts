import seedrandom from 'seedrandom';
import type { Random } from '../src/math/random.ts';
import type { LineChart } from './line-chart.ts';

/** One line of the table of a study: what was published or is printed, and what comes out here. */
export interface Finding {
  readonly what: string;
  readonly published: string;
  readonly ours: string;
  /** Whether they agree, by the rule the study states. */
  readonly holds: boolean;
  /** Why it does not come out as published, where the reason is known and nothing is wrong here. */
  readonly differs?: string;
}

/** Numbers that are no findings of their own. */
export interface Table {
  readonly caption: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a study has found. */
export interface Outcome {
  readonly tables?: readonly Table[];
  readonly findings: readonly Finding[];
  readonly charts: readonly (LineChart & { readonly file: string })[];
  /** In a sentence or two: whether it comes out as published, and if not, why. */
  readonly verdict: string;
}

/**
 * A statement that can be checked by running it. Its tasks are independent and each has a generator of
 * its own, so that the result is the same however many of them run at once.
 */
export interface Study<Task, Result> {
  /** Of its files, in kebab-case. */
  readonly name: string;
  readonly title: string;
  /** What is simulated or computed, and how; Markdown. */
  readonly setting: string;
  readonly tasks: readonly Task[];
  /** How often each task repeats what it simulates; null where it computes exactly. */
  readonly runs: number | null;
  /** @param runs as above, or fewer for a quick look */
  readonly run: (task: Task, runs: number, random: Random) => Result;
  readonly report: (results: readonly Result[], tasks: readonly Task[]) => Outcome;
}

/** A study whose types only concern itself. */
export type AnyStudy = Study<unknown, unknown>;

export function anyStudy<Task, Result>(study: Study<Task, Result>): AnyStudy {
  return study as unknown as AnyStudy;
}

/** Runs one task of a study; its result is plain data. */
export function runTask(study: AnyStudy, index: number, share: number): unknown {
  const random: Random = seedrandom.alea(`${study.name} ${index}`);
  const runs = Math.max(1, Math.round((study.runs ?? 1) * share));
  return study.run(study.tasks[index], runs, random);
}

import { planFor } from '../decide/index.ts';
import { powerCurveOf } from '../plan/index.ts';
import { planReport, renderPlan } from '../render/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';
import { writeReport } from './write-report.ts';

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8`, or with looks */
export const plan: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'plan');
  const planned = planFor(given);
  const isDrawn = (['report', 'svg', 'png'] as const).some((flag) => given.has(flag));
  // The curve takes longer than the rest.
  const report = planReport(planned, isDrawn ? powerCurveOf(planned) : null);
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};

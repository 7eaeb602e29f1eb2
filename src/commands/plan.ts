import { planReport, renderPlan } from '../render/index.ts';
import { readArguments } from './arguments.ts';
import { isDrawn, readPlanRequest, rulesInTrials } from './plan-flags.ts';
import { curveOf, makePlan } from './plan-parts.ts';
import { writeReport } from './report-flags.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8` */
export const plan: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'plan');
  const request = readPlanRequest(given);
  const { settings } = given;
  const policy = { settings, rules: rulesInTrials(settings.comparison) };
  const planned = makePlan(request, policy);
  const report = planReport(planned, isDrawn(given) ? curveOf(planned, policy) : null);
  await writeReport(report, given, terminal);
  if (given.has('json')) terminal.json(report.json);
  else terminal.out(renderPlan(planned));
  return 0;
};

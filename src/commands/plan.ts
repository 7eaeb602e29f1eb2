import { planFor } from '../decide/index.ts';
import { jsonText, planJson } from '../draw/index.ts';
import { renderPlan } from '../print/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';

/** `tuning-gate plan --baseline-n 48`, or `--slowdown 3 --power 0.8 --budget 8` */
export const plan: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'plan');
  const planned = planFor(given);
  if (given.has('json')) terminal.json(jsonText(planJson(planned)));
  else terminal.out(renderPlan(planned, terminal.screenFor(given)));
  return 0;
};

import { planFor } from '../decide/index.ts';
import { jsonText, planJson } from '../draw/index.ts';
import { renderPlan } from '../print/index.ts';
import type { Command } from './terminal.ts';

export const plan: Command = async (given, terminal) => {
  const planned = planFor(given);
  const json = () => jsonText(planJson(planned));
  terminal.show(given, json, (screen) => renderPlan(planned, screen));
  return 0;
};

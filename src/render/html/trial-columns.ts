import type { Sweep } from '../../parse/index.ts';
import { orient } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';
import { parameterNumber } from '../parameter-value.ts';

/** A trial with its sweep. */
export interface ShownTrial {
  readonly arm: 'baseline' | 'candidate';
  readonly sweep: Sweep;
  readonly trial: Sweep['trials'][number];
  /** Its place in the sweep, from 1 on. */
  readonly order: number;
  /** By which it is found again in what the sweep was read from. */
  readonly where: string;
}

/** A column of the table of trials; all its words are text, not markup. */
export interface TrialColumn {
  readonly name: string;
  readonly cell: (shown: ShownTrial) => string;
}

/** In the words of the files. */
const STATUS = { completed: 'finished', pruned: 'pruned', failed: 'failed' } as const;

const NONE = '–';
const LONGEST = 40;
const SCORE_DIGITS = 7;
const COST_DIGITS = 4;

export function trialColumns(sweeps: readonly Sweep[], names: readonly string[]): TrialColumn[] {
  const costs = sweeps.flatMap(({ cost }) => cost ?? []);
  const unit = costs[0]?.unit ?? null;
  const cost: TrialColumn = {
    name: unit === null ? 'Cost' : `Cost (${printable(unit, LONGEST)})`,
    cell: ({ trial }) => (trial.cost === null ? NONE : parameterNumber(trial.cost, COST_DIGITS)),
  };
  return [
    { name: 'Read from', cell: ({ where }) => where },
    { name: 'Sweep', cell: ({ arm }) => arm },
    { name: 'Status', cell: ({ trial }) => STATUS[trial.outcome] },
    { name: printable(sweeps[0]?.metric ?? 'Score', LONGEST), cell: scoreCell },
    ...(costs.length > 0 ? [cost] : []),
    ...names.map((name) => ({
      name: printable(name, LONGEST),
      cell: ({ trial }: ShownTrial) => valueCell(trial.parameters, name),
    })),
  ];
}

function scoreCell({ trial, sweep }: ShownTrial): string {
  if (!Number.isFinite(trial.score)) return NONE;
  return parameterNumber(orient(trial.score, sweep.direction), SCORE_DIGITS);
}

function valueCell(parameters: ShownTrial['trial']['parameters'], name: string): string {
  if (parameters === null || !Object.hasOwn(parameters, name)) return NONE;
  const value = parameters[name] ?? null;
  return typeof value === 'number' ? parameterNumber(value) : printable(String(value), LONGEST);
}

/** All parameters, those that trials of a sweep have differently first. */
export function parameterNames(sweeps: readonly Sweep[]): string[] {
  const seen = new Map<string, Set<unknown>>();
  for (const { parameters } of sweeps.flatMap(({ trials }) => trials)) {
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const values = seen.get(name) ?? new Set();
      if (values.size < 2) seen.set(name, values.add(value));
    }
  }
  const isVaried = (name: string) => (seen.get(name)?.size ?? 0) > 1;
  const names = [...seen.keys()];
  return [...names.filter(isVaried), ...names.filter((name) => !isVaried(name))];
}

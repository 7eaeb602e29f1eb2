import {
  type Arm,
  type Assessment,
  type BestConfiguration,
  bestConfiguration,
} from '../../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../../parse/index.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import {
  describeAmount,
  type Format,
  formatFor,
  parameterName,
  parameterValue,
  plural,
} from '../wording/numbers.ts';

const MAX_PARAMETERS = 30;
const NONE = '–';

/** A sweep with its best trial. */
interface Best {
  readonly title: string;
  readonly sweep: Sweep;
  /** Null if all trials failed. */
  readonly best: BestConfiguration | null;
}

/**
 * The best configuration of each sweep, side by side and folded; Markdown. Empty if there is no
 * sweep. All text that comes from sweeps is in code spans.
 */
export function bestConfigurationSection(assessment: Assessment): string {
  const arms = [...bestOf('baseline', assessment), ...bestOf('candidate', assessment)];
  if (arms.length === 0) return '';
  const several = arms.length > 1 ? ' of each sweep' : '';
  const header = ['', ...arms.map(({ title }) => title)];
  const names = namesOf(arms);
  const rows = [...factRows(arms), ...parameterRows(arms, names.slice(0, MAX_PARAMETERS))];
  const notes = [moreNote(names), unknownNote(arms), bestScoreNote(arms)].filter(Boolean).join(' ');
  return folded(`Best configuration${several}`, [table(header, rows), notes].join('\n\n'));
}

function bestOf(arm: Arm, assessment: Assessment): Best[] {
  const sweep = assessment[arm];
  const title = arm === 'baseline' ? 'Baseline' : 'Candidate';
  return sweep ? [{ title, sweep, best: bestConfiguration(sweep) }] : [];
}

function factRows(arms: readonly Best[]): string[][] {
  const format = scoreFormat(arms.flatMap(({ best }) => best?.score ?? []));
  const rows = [
    ['Best score', ...arms.map((arm) => scoreCell(arm, format))],
    ['Out of', ...arms.map(trialsCell)],
    ['Cost', ...arms.map(costCell)],
    ['Training seed', ...arms.map(({ best }) => String(best?.seed ?? NONE))],
    ['Read from', ...arms.map(({ best }) => (best ? codeSpan(best.where, 200) : NONE))],
  ];
  return rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
}

/** Four digits, or as many as it takes for two scores to differ. */
function scoreFormat(scores: readonly number[]): Format {
  const magnitude = Math.max(0, ...scores.map(Math.abs));
  const gap = scores.length > 1 ? Math.max(...scores) - Math.min(...scores) : 0;
  const width = Math.min(0.003 * magnitude, 3, Math.max(gap, 1e-6 * magnitude));
  return formatFor(gap > 0 ? width : 0, magnitude);
}

function scoreCell({ sweep, best }: Best, format: Format): string {
  return best === null ? NONE : `${format(best.score)} ${codeSpan(sweep.metric, 40)}`;
}

function trialsCell({ sweep, best }: Best): string {
  if (best === null) return `${plural(sweep.trials.length, 'trial')}, all failed`;
  const { sharedBy, isPruned } = best;
  const shared = sharedBy > 1 ? `; ${sharedBy} share this score, the first is shown` : '';
  return `${plural(best.of, 'trial')}${shared}${isPruned ? '; it was pruned' : ''}`;
}

function costCell({ sweep, best }: Best): string {
  if (best === null || best.cost === null) return NONE;
  return describeAmount(best.cost, sweep.cost?.unit ?? null);
}

/** Varied parameters first, then those that never changed. */
function namesOf(arms: readonly Best[]): string[] {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [...new Set([...varied, ...all])];
}

function parameterRows(arms: readonly Best[], names: readonly string[]): string[][] {
  return names.map((name) => [
    parameterName(name),
    ...arms.map(({ best }) => valueCell(best?.parameters ?? {}, name)),
  ]);
}

function valueCell(parameters: NonNullable<BestConfiguration['parameters']>, name: string): string {
  const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  return value === undefined ? NONE : parameterValue(value);
}

function moreNote(names: readonly string[]): string {
  const more = names.length - MAX_PARAMETERS;
  return more > 0 ? `${plural(more, 'more parameter')} in \`report.json\`.` : '';
}

function unknownNote(arms: readonly Best[]): string {
  const unknown = arms.filter(
    ({ best, sweep }) => best !== null && (best.parameters === null || areParametersGuessed(sweep)),
  );
  if (unknown.length === 0) return '';
  const whose =
    unknown.length === arms.length ? 'The files' : `The ${unknown[0]?.title.toLowerCase()}’s files`;
  const shown = unknown.some(({ best }) => best?.parameters)
    ? ': these are columns of that row'
    : '';
  return `${whose} do not distinguish parameters from other columns${shown}; \`search.space\` in \`sweep.meta.json\` can name them.`;
}

/** Two best scores side by side invite the very comparison that this report replaces. */
function bestScoreNote(arms: readonly Best[]): string {
  const instead = arms.length > 1 ? 'compare the curves' : 'the curve says what to expect';
  return `A best score is the best of many draws and flatters, the more so the more there are: ${instead}.`;
}

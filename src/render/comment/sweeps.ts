import { type Assessment, type BestConfiguration, bestConfiguration } from '../../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../../parse/index.ts';
import { capitalized } from '../wording/curve.ts';
import { codeSpan, folded, table } from '../wording/markup.ts';
import { describeAmount, parameterValue, plural } from '../wording/numbers.ts';
import { scoreFormat } from '../wording/scores.ts';
import { describeCounts } from '../wording/sweeps.ts';

const MAX_PARAMETERS = 30;
const NONE = '–';

interface Shown {
  readonly title: string;
  readonly sweep: Sweep;
  /** Null if all trials failed. */
  readonly best: BestConfiguration | null;
}

/**
 * The sweeps and the best configuration of each, side by side and folded; Markdown. Empty if there is no
 * sweep. All text that comes from sweeps is in code spans.
 */
export function sweepsSection(assessment: Assessment): string {
  const arms = (['baseline', 'candidate'] as const).flatMap((arm): Shown[] => {
    const sweep = assessment[arm];
    return sweep ? [{ title: capitalized(arm), sweep, best: bestConfiguration(sweep) }] : [];
  });
  if (arms.length === 0) return '';
  const names = namesOf(arms);
  const rows = [...sweepRows(arms, assessment), ...parameterRows(arms, names)];
  const known = rows.filter(([, ...cells]) => cells.some((cell) => cell !== NONE));
  const header = ['', ...arms.map(({ title }) => title)];
  const more = names.length - MAX_PARAMETERS;
  const isUnknown = ({ best, sweep }: Shown) =>
    best !== null && (best.parameters === null || areParametersGuessed(sweep));
  const notes = [
    more > 0 && `${plural(more, 'more parameter')} in \`report.json\`.`,
    arms.some(isUnknown) &&
      'The files do not tell parameters from other columns: list them under `search.space` in `sweep.meta.json`.',
    // Two best scores side by side invite the very comparison that this report replaces.
    'A best score flatters: compare the curves.',
  ];
  const title = `Sweep${arms.length > 1 ? 's and best configurations' : ' and best configuration'}`;
  return folded(title, `${table(header, known)}\n\n${notes.filter(Boolean).join(' ')}`);
}

function sweepRows(arms: readonly Shown[], assessment: Assessment): string[][] {
  const write = scoreFormat(assessment);
  const row = (title: string, cell: (arm: Shown) => string | null) => [
    title,
    ...arms.map((arm) => cell(arm) ?? NONE),
  ];
  return [
    row('Read from', ({ sweep: { source, format } }) => `${codeSpan(source.location)} (${format})`),
    row('Trials', ({ sweep }) => describeCounts(sweep, assessment.settings)),
    row(
      'Mean cost',
      ({ sweep: { cost } }) =>
        cost && `${describeAmount(cost.mean, cost.unit)} (of ${plural(cost.from, 'trial')})`,
    ),
    row('**Best score**', ({ sweep, best }) => {
      if (best === null) return 'all trials failed';
      const shared = best.sharedBy > 1 ? ` (the first of ${best.sharedBy} that share it)` : '';
      return `${write(best.score)} ${codeSpan(sweep.metric, 40)}${shared}`;
    }),
    row('found in', ({ best }) => best && codeSpan(best.where, 200)),
    row('Cost', ({ best, sweep }) =>
      best?.cost == null ? null : describeAmount(best.cost, sweep.cost?.unit ?? null),
    ),
    row('Training seed', ({ best }) => (best?.seed == null ? null : String(best.seed))),
  ];
}

/** Varied parameters first, then those that never changed. */
function namesOf(arms: readonly Shown[]): string[] {
  const varied = arms.flatMap(({ best }) => best?.varied ?? []);
  const all = arms.flatMap(({ best }) => Object.keys(best?.parameters ?? {}));
  return [...new Set([...varied, ...all])];
}

function parameterRows(arms: readonly Shown[], names: readonly string[]): string[][] {
  return names.slice(0, MAX_PARAMETERS).map((name) => [
    codeSpan(name, 40),
    ...arms.map(({ best }) => {
      const parameters = best?.parameters ?? {};
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
      return value === undefined ? NONE : parameterValue(value);
    }),
  ]);
}

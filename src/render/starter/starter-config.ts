import type { Inspection } from '../../parse/index.ts';
import { printable, printablePath } from '../../read/index.ts';
import { OPTIONS, type OptionName } from '../../settings/index.ts';
import { yamlText } from '../comment/failure.ts';
import { inDigits, plural } from '../wording/numbers.ts';

/** A sweep that the gate will compare, under the name that `collect` saves it with. */
export interface StarterSweep {
  /** Letters, digits and `._-`. */
  readonly name: string;
  readonly inspection: Inspection;
}

interface StarterConfig {
  readonly text: string;
  /** The settings whose value the reader has to fill in. */
  readonly open: readonly string[];
}

const DOCS = 'https://github.com/tuning-gate/tuning-gate/blob/main/docs/config.md';
const SCHEMA =
  'https://raw.githubusercontent.com/tuning-gate/tuning-gate/main/schema/config.schema.json';

/**
 * `.github/tuning-gate.yml` with what is known about the sweeps. What the files leave open is asked
 * in a comment; nothing that was guessed becomes a setting.
 *
 * @param sweeps none: everything is asked; several: each becomes a comparison
 */
export function starterConfig(sweeps: readonly StarterSweep[]): StarterConfig {
  const known = sweeps.map(({ inspection }) => settingLines(inspection));
  const [first = UNKNOWN, ...others] = known;
  const shared = first.filter((line) => others.every((lines) => lines.some(isSame(line))));
  const own = known.map((lines) => lines.filter((line) => !shared.some(isSame(line))));
  const all = [...shared, ...own.flat()];
  const text = [
    HEAD,
    ...(sweeps.length === 0 ? [''] : sweeps.map(describeSweep)),
    ...shared.map(lineText),
    '',
    ...DEFAULTS.map(defaultLines),
    comparisons(sweeps, own),
  ];
  const open = all.filter(({ value }) => value === null).map(({ name }) => name);
  return { text: `${text.join('\n')}\n`, open: [...new Set(open)] };
}

const HEAD = `# yaml-language-server: $schema=${SCHEMA}
# What tuning-gate compares and how: ${DOCS}
# Each setting is the input of the same name; an input given in the workflow wins.
# The gate reads this file from the branch that a pull request is merged into.`;

/** A line of the config file. */
interface SettingLine {
  readonly name: OptionName;
  /** Null: the reader has to fill it in. */
  readonly value: string | null;
  readonly comment: string;
  /** Written as a comment, to be switched on by whoever knows that it is true. */
  readonly isOff?: true;
}

const DIRECTION_QUESTION = 'maximize or minimize?';
const UNKNOWN: readonly SettingLine[] = [
  { name: 'metric', value: null, comment: 'the column of the score' },
  { name: 'direction', value: null, comment: DIRECTION_QUESTION },
];

function settingLines(inspection: Inspection): SettingLine[] {
  const { metric, settings, search, suspectedFailedValue: suspected } = inspection;
  const asked = settings.find(([name]) => name === 'metric')?.[1];
  const question = typeof asked === 'object' ? asked.question : 'the column of the score';
  const others = settings.filter(([name]) => name !== 'metric' && name !== 'direction');
  return [
    { name: 'metric', value: metric.name, comment: METRIC[metric.from] ?? question },
    ...directionLine(inspection),
    ...others.flatMap(([name, value]): SettingLine[] =>
      typeof value === 'string' ? [{ name: name as OptionName, value, comment: '' }] : [],
    ),
    ...(suspected === null
      ? []
      : [
          {
            name: 'failed-value' as const,
            value: String(suspected.value),
            comment: `${plural(suspected.count, 'trial')} scored exactly this; does it stand for a failure?`,
            isOff: true as const,
          },
        ]),
    ...(search.method !== 'unknown'
      ? []
      : [
          {
            name: 'search-method' as const,
            value: 'random',
            comment: 'the files do not record how trials were drawn; were they drawn at random?',
            isOff: true as const,
          },
        ]),
  ];
}

const METRIC: Readonly<Record<Inspection['metric']['from'], string | null>> = {
  given: '',
  only: 'the only column of numbers it can be',
  unknown: null,
};

const DIRECTION: Readonly<Record<Inspection['direction']['from'], string>> = {
  given: '',
  recorded: 'recorded in the files, or fixed by their format',
  unknown: DIRECTION_QUESTION,
};

/** Nothing while the metric is open and the files record a direction for each column. */
function directionLine({ metric, direction, settings }: Inspection): SettingLine[] {
  const isRecorded = !settings.some(([name]) => name === 'direction');
  if (metric.name === null && direction.value === null && isRecorded && settings.length > 0)
    return [];
  return [{ name: 'direction', value: direction.value, comment: DIRECTION[direction.from] }];
}

function isSame(one: SettingLine) {
  return (other: SettingLine) => lineText(one) === lineText(other);
}

function lineText({ name, value, comment, isOff }: SettingLine): string {
  const setting = `${isOff ? '# ' : ''}${name}:${value === null ? '' : ` ${scalar(name, value)}`}`;
  return comment === '' ? setting : `${setting} # ${comment}`;
}

/** Names stay text even where they look like numbers. */
function scalar(name: OptionName, value: string): string {
  const isNumber = OPTIONS[name].kind.placeholder !== 'NAME' && /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? value : yamlText(value);
}

function describeSweep({ inspection: { source, format, trials, metric } }: StarterSweep): string {
  const counted = trials.counts === null ? '' : `, ${plural(trials.counts.counted, 'trial')}`;
  const column = metric.candidates.find(({ name }) => name === metric.name);
  const range =
    column === undefined || column.least === null || column.greatest === null
      ? ''
      : `, ${printable(column.name, 60)} from ${inDigits(column.least, 4)} to ${inDigits(column.greatest, 4)}`;
  return `\n# Found in ${printablePath(source.location)}: ${format.title}${counted}${range}.`;
}

/** Settings that most repositories want to know of. */
const DEFAULTS = [
  ['false-alarm-rate', '0.01'],
  ['fail-on'],
  ['on-missing-baseline'],
  ['acknowledge-label'],
] as const satisfies readonly (readonly [OptionName, value?: string])[];

/** A setting as a comment, with its default or an example. */
function defaultLines([name, example]: (typeof DEFAULTS)[number]): string {
  const { description, default: initial = '' } = OPTIONS[name];
  return `# ${description}\n# ${name}: ${scalar(name, example ?? initial)}\n`;
}

const EXAMPLE = `# Several comparisons in one run share one comment and one check. Each name is the \`name\` that a
# job with \`mode: collect\` saved its sweep under.
# comparisons:
#   small: {}
#   large:
#     margin: 0.01`;

/** @param own the settings of each sweep that the others do not share */
function comparisons(
  sweeps: readonly StarterSweep[],
  own: readonly (readonly SettingLine[])[],
): string {
  if (sweeps.length < 2) return EXAMPLE;
  const entries = sweeps.map(({ name }, i) => {
    const lines = (own[i] ?? []).map((line) => `    ${lineText(line)}`);
    const hasSettings = (own[i] ?? []).some(({ isOff }) => !isOff);
    return [`  ${yamlText(name)}:${hasSettings ? '' : ' {}'}`, ...lines].join('\n');
  });
  return [
    '# Each name is the `name` that a job with `mode: collect` saved its sweep under.',
    'comparisons:',
    ...entries,
  ].join('\n');
}

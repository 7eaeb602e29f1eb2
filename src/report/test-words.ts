import type { Compared } from '../decide/index.ts';
import { areParametersGuessed, type Sweep } from '../parse/index.ts';
import { data, joined, literal, numeral, type Phrase, say, type Words, words } from './blocks.ts';
import { formatPValue, inDigits, plural } from './numbers.ts';
import { haveCurves } from './quantities.ts';

type Test = NonNullable<Compared['test']>;
export type TestUnit = Test['unit'];

/** What is exchanged, in the plural. */
export const UNIT_WORDS: Readonly<Record<TestUnit, Words>> = {
  trial: words`trials`,
  search: words`whole searches`,
  pair: words`pairs`,
};

/** How the test looks at them. */
export function howTested({ unit, pSameSettings, pairs, settings }: Test): Phrase {
  const correlation = pairs?.correlation ?? null;
  if (unit === 'pair') {
    const alike =
      correlation === null ? [] : say`; rank correlation ${numeral(correlation.toFixed(2))}`;
    return say`by pairs (signed ranks at the same settings, and scores after tuning${alike})`;
  }
  const of = say`by ${UNIT_WORDS[unit]}`;
  return pSameSettings === null || settings === null
    ? say`${of}, after tuning`
    : say`${of}, at comparable settings and after tuning`;
}

/** What settings explain, and what helped to see it; empty where they are not compared. */
export function explainedWords({ settings, pSameSettings }: Test): Phrase {
  if (settings === null || pSameSettings === null) return [];
  const share = Math.round(100 * settings.explained);
  const older = settings.olderTrials.reduce((sum, count) => sum + count, 0);
  const helped = older === 0 ? [] : say`; ${plural(older, 'older trial')} of main helped`;
  return say`settings explain ${share} % of the spread${helped}`;
}

/** Whether trials could be compared at comparable settings if somebody said which columns are settings. */
export function haveUnlistedSettings({ test, settings, baseline, candidate }: Compared): boolean {
  const isGuessed = (sweep: Sweep) =>
    areParametersGuessed(sweep) &&
    sweep.trials.some(({ parameters }) => Object.keys(parameters ?? {}).length > 0);
  return (
    test?.unit === 'trial' &&
    test.settings === null &&
    settings.reading.settings === 'auto' &&
    [baseline, candidate].every(isGuessed)
  );
}

/** The settings that are compared. */
function columnsCompared({ settings, pSameSettings }: Test): Phrase {
  const names = pSameSettings === null ? [] : (settings?.columns.names ?? []);
  const listed = joined(
    names.map((name) => [data(name, 40)]),
    say`, `,
  );
  return names.length === 0 ? [] : say`by ${listed}`;
}

/** "6 + 6 searches of 20 trials"; empty unless whole searches are compared. */
export function searchesWords({ searches, units }: Test): Phrase {
  if (searches === null) return [];
  const { length, filled, leftOut, repeated } = searches;
  const twice = repeated.baseline + repeated.candidate;
  const more = [
    filled > 0 ? say`${plural(filled, 'trial')} added as failed to shorter ones` : [],
    leftOut > 0 ? say`${plural(leftOut, 'trial')} beyond left out` : [],
    twice > 0 ? say`${numeral(String(twice))} left out as repeats` : [],
  ].filter((one) => one.length > 0);
  const rest = more.length === 0 ? [] : say`; ${joined(more, say`, `)}`;
  return say`${units.baseline} + ${units.candidate} searches of ${plural(length, 'trial')}${rest}`;
}

const WHO_DECIDES: Readonly<Record<Compared['decides'], Phrase>> = {
  bands: say`does not decide: the bands do`,
  test: say`decides`,
  either: say`decides, as does strong evidence`,
};

/** So many trials of a search are drawn at random before any is steered, by the default of Optuna's samplers. */
const RANDOM_AT_FIRST = 10;

/** What is taken for a search, and what takes its power. */
function searchDoubtWords({ searches }: Test): Phrase {
  if (searches === null) return [];
  const { are, shared, length } = searches;
  const taken = say`taken as independent: ${literal(are)}`;
  const alike =
    shared === 0
      ? []
      : say`; ${shared} of the candidate’s begin as one of the baseline’s, as with equal seeds, which hides losses`;
  const short =
    length >= RANDOM_AT_FIRST
      ? []
      : say`; searches this short may be random throughout: if so, \`search-method: random\` compares their trials, and sees more`;
  return say`${taken}${alike}${short}`;
}

/** The test with its p-values, and who decides. */
export function testWords(assessment: Compared): Phrase {
  const { test, decides } = assessment;
  if (test === null) return [];
  const [p, better] = [formatPValue(test.pValue), formatPValue(test.pBetter)];
  const parts = [
    say`${WHO_DECIDES[decides]}; ${howTested(test)}; ${p} (better: ${better}); level ${inDigits(test.alpha, 3)} (attained ${inDigits(test.attainedRate, 2)})`,
    explainedWords(test),
    columnsCompared(test),
    haveUnlistedSettings(assessment)
      ? say`no settings are listed: \`settings: …\` in the config compares by them`
      : [],
    searchesWords(test),
    searchDoubtWords(test),
    decides === 'test' && haveCurves(assessment) ? say`the bands describe` : [],
  ];
  return joined(
    parts.filter((part) => part.length > 0),
    say`; `,
  );
}

import { type BudgetRow, compareAt, isAtLeast } from '../compare/index.ts';
import {
  type Assessment,
  type Compared,
  isFailedByTest,
  type OutcomeCode,
  type VerdictWord,
} from '../decide/index.ts';
import {
  capitalized,
  joined,
  lengthOf,
  type Phrase,
  plain,
  type Statement,
  say,
  state,
  type Words,
  words,
} from './blocks.ts';
import { formatBudget, formatPValue, inDigits } from './numbers.ts';
import { pValueIn, reasonLine, worseWords } from './outcome.ts';
import { caught, isJudged, type Subject } from './outlook.ts';
import {
  bareBudgets,
  describeBudget,
  describeBudgets,
  directionOf,
  limitsOf,
  scoreFormat,
  toMetric,
  withoutStart,
} from './quantities.ts';
import { changeInPairs, lostInPairs, passRates, sizeClause } from './size.ts';

/** The result of a comparison in a few words: "Worse", "May be worse", "No difference found", "Too few trials". */
interface Brief {
  readonly said: Phrase;
  /** What the headline says, which begins with it unless the result is not judged, or pairs say more. */
  readonly headline: Phrase;
}

type Way = 'worse' | 'better';
type Level = keyof typeof SURE;

function briefOf(assessment: Assessment): Brief {
  const whole = reasonLine(assessment);
  const { code, verdict } = assessment.outcome;
  const brief = BRIEF_BY_CODE[code] ?? VERDICT_WORDS[verdict];
  const unjudged = { said: capitalized(say`${brief}`), headline: whole };
  if (assessment.failedBefore?.stands) return { said: say`Worse earlier`, headline: whole };
  if (!isJudged(assessment)) return unjudged;
  const { outcome, comparison } = assessment;
  const { range, worse } = comparison;
  if (outcome.code === 'identical' || outcome.code === 'better-after-tuning')
    return { said: whole, headline: whole };
  if (isFailedByTest(assessment.outcome) && (assessment.test?.pairs || worse.level === 'none'))
    return testedBrief(assessment);
  if (assessment.test?.pairs) return passBrief(assessment);
  if (range === null) return unjudged;
  const by = acceptedBy(assessment);
  if (outcome.verdict === 'mixed')
    return { ...unjudged, headline: say`${mixedHeadline(assessment)}${by}` };
  const claim = mainClaim(assessment);
  if (claim === null) return passBrief(assessment);
  const said = capitalized(sureClaim(claim, assessment));
  const lost = lostWords(assessment);
  if (lost !== null) return { said, headline: say`${said}: ${lost}${by}` };
  const beyond = crossing(assessment, claim.way);
  return { said, headline: say`${said}${insteadOf(assessment)}${beyond}${by}` };
}

/** By the test of no change: pairs have a way of their own to say it, and otherwise bands show no evidence. */
function testedBrief(assessment: Compared): Brief {
  const said = capitalized(say`${wordsFor('worse', assessment)}`);
  const { pairs: found = null } = assessment.test ?? {};
  const cause = lostWords(assessment) ?? (found?.passing ? passRates(found) : null);
  if (cause !== null) return { said, headline: say`${said}: ${cause}${acceptedBy(assessment)}` };
  const areSame = found?.differing === 0;
  const pairs = say` ${areSame ? 'at the same settings' : 'in pairs'}: ${lostInPairs(assessment)}`;
  const shown = isShownWorse(assessment) ? insteadOf(assessment) : pValueIn(assessment);
  const how = isAtSameSettings(assessment) ? pairs : shown;
  return { said, headline: say`${said}${how}${acceptedBy(assessment)}` };
}

/** With a margin, or with faint evidence, the pass itself claims something; pairs have words of their own. */
function passBrief(assessment: Compared): Brief {
  const isPlain = claims(assessment).length === 0 && assessment.comparison.rules.margin === 0;
  const change = isPlain ? changeInPairs(assessment) : null;
  const by = acceptedBy(assessment);
  if (change !== null) return { said: change.brief, headline: say`${change.said}${by}` };
  const shown = ofBoth(assessment);
  const said = isPlain ? NO_DIFFERENCE : reasonLine(assessment);
  const isLong = lengthOf(said) + lengthOf(shown) > 80;
  const claim = isLong && !isPlain ? reasonLine(assessment, 'it') : said;
  return { said, headline: say`${claim}${shown}${by}` };
}

/** "8 of 24 trials crash, none did before", where the verdict would be another without such trials; else null. */
function lostWords({ baseline, candidate, withoutFailures, outcome }: Compared): Phrase | null {
  if (withoutFailures === null || withoutFailures.verdict === outcome.verdict) return null;
  const [before, now] = [lostIn(baseline), lostIn(candidate)];
  const verbs = [
    before.failed + now.failed > 0 ? words`crash` : [],
    before.running + now.running > 0 ? words`have not ended` : [],
  ];
  const did = before.failed + now.failed > 0 ? 'did' : 'were so';
  const earlier =
    before.lost === 0 ? words`none ${did}` : words`${before.lost} of ${before.n} ${did}`;
  const some = now.lost === 0 ? words`none` : words`${now.lost}`;
  return say`${some} of ${now.n} trials ${joined(
    verbs.map((verb) => say`${verb}`),
    say` or `,
  )}, ${earlier} before`;
}

function lostIn({ trials }: Compared['baseline']) {
  const count = (kind: string) => trials.filter(({ outcome }) => outcome === kind).length;
  const [failed, running] = [count('failed'), count('running')];
  return { failed, running, lost: failed + running, n: trials.length };
}

const NO_DIFFERENCE = say`No difference found`;

/**
 * The result in one line of about 80 characters without a full stop: "Worse: 0.919 instead of 0.966 after 4
 * trials".
 */
export function headline(assessment: Assessment): Phrase {
  return briefOf(assessment).headline;
}

export function briefVerdict(assessment: Assessment): Phrase {
  return briefOf(assessment).said;
}

/** Whether the pairs themselves show it, by a median that can be said. */
function isAtSameSettings({ test }: Compared): boolean {
  return test?.by === 'same-settings' && Number.isFinite(test.pairs?.change?.estimate ?? Infinity);
}

const SURE = { strong: '', fair: 'looks ', weak: 'may be ' } as const;

/** How sure each level of evidence sounds: "looks worse". What the test has decided needs no “may be”. */
function sureClaim({ way, level }: Pick<Claim, 'way' | 'level'>, assessment: Compared): Phrase {
  const sure: Level = way === 'worse' && isFailedByTest(assessment.outcome) ? 'strong' : level;
  return say`${SURE[sure]}${wordsFor(way, assessment)}`;
}

/** " (accepted by mona)", for titles; empty if nobody did. */
export function acceptedBy({ accepted }: Assessment): Phrase {
  return accepted === null ? [] : say` (accepted by ${plain('login', accepted.by)})`;
}

/** Where there is one, and nothing to compare with all the same. */
const VERDICT_WORDS = {
  worse: 'worse',
  better: 'better',
  mixed: 'worse and better',
  none: 'no evidence',
  insufficient: 'too few trials',
  invalid: 'not comparable',
  'no-baseline': 'no baseline',
  'no-candidate': 'no candidate',
  error: 'no verdict',
} as const satisfies Readonly<Record<VerdictWord, string>>;

const BRIEF_BY_CODE: Partial<Record<OutcomeCode, Words>> = {
  expired: words`baseline expired`,
  'baseline-unusable': words`baseline defective`,
  'no-scores': words`no scores`,
  'all-equal': words`nothing to tell apart`,
};

/** What was found and where: "strong from 2 to 8 trials"; empty if nothing. */
export function evidenceFound(assessment: Assessment): Phrase {
  const found = claims(assessment).map(({ way, level, budgets }, i) =>
    i > 0 ? say`${way}: ${level} ${budgets}` : say`${level} ${budgets}`,
  );
  return joined(found, say`; `);
}

/**
 * How strong the evidence for the headline is, where it holds and what it costs; or, where nothing was
 * found, what would have been. Nothing where there is nothing to add.
 */
export function strength(assessment: Assessment, subject: Subject = 'check'): Statement[] {
  if (!isJudged(assessment) || assessment.failedBefore?.stands) return [];
  if (assessment.outcome.code === 'identical') return [];
  const decided = state('p-value', testSentence(assessment));
  if (assessment.comparison.range === null) return decided;
  const claim = mainClaim(assessment);
  // Pairs have a size of their own, in the headline.
  const isSized = isFailedByTest(assessment.outcome) && isAtSameSettings(assessment);
  const size = isSized ? [] : sizeClause(assessment);
  if (claim !== null) {
    const evidence = capitalized(say`${claim.level} evidence ${claim.budgets}`);
    return [...state('strength', say`${joined([evidence, size], say`; `)}.`), ...decided];
  }
  const isMixed = assessment.outcome.verdict === 'mixed';
  const found = claims(assessment).map(({ way, level, budgets }) => {
    const where = isMixed ? [] : say` ${budgets}`;
    return say`${level} evidence that it is ${wordsFor(way, assessment)}${where}`;
  });
  const evidence = found.length === 0 ? [] : say`${capitalized(joined(found, say`, `))}.`;
  const everywhere = say`Strong evidence at every budget compared (${limitsOf(assessment)}).`;
  const pass = assessment.notWorse?.isEverywhere
    ? state('strength', everywhere)
    : caught(assessment, subject);
  const isOver = isMixed || isFailedByTest(assessment.outcome);
  const isTested = isOver && !isMixed && size.length > 0;
  const sized = isTested ? say`${evidence}${capitalized(size)}.` : evidence;
  return [...state('strength', sized), ...decided, ...(isOver ? [] : pass)];
}

/** What the test that decides found; empty where none does. */
function testSentence({ test, axis }: Compared): Phrase {
  if (test === null) return [];
  const how = test.pairs !== null && axis.kind === 'cost' ? ', counted in trials' : '';
  return say`${formatPValue(test.pValue)} for “worse”${how}; the check fails at ${inDigits(test.alpha, 3)} or less.`;
}

/** Headline and strength, as sentences. */
export function verdictStatements(assessment: Assessment, subject?: Subject): Statement[] {
  return [...state('verdict', say`${headline(assessment)}.`), ...strength(assessment, subject)];
}

/** In the order of the budgets: "Better at 1 trial, worse from 5 to 12". */
function mixedHeadline(assessment: Compared): Phrase {
  const sorted = claims(assessment).toSorted((a, b) => a.from - b.from);
  const parts = sorted.map(
    (claim, i) => say`${sureClaim(claim, assessment)} ${i === 0 ? claim.budgets : claim.bare}`,
  );
  return capitalized(joined(parts, say`, `));
}

function wordsFor(way: Way, { comparison }: Compared) {
  return way === 'worse' ? worseWords(comparison.rules.margin) : words`better`;
}

/** What each sweep reaches at the budget that stands for the verdict. */
function reached(assessment: Compared) {
  const { example, axis } = assessment;
  if (example === null) return null;
  const write = scoreFormat(assessment);
  const [b, c] = [example.baseline, example.candidate].map((at) => {
    const { median } = toMetric(at, directionOf(assessment));
    return Number.isFinite(median) ? write(median) : words`failure`;
  });
  return {
    b: b ?? words``,
    c: c ?? words``,
    after: say`after ${describeBudget(example.budget, axis)}`,
    isSame: b === c,
  };
}

function insteadOf(assessment: Compared): Phrase {
  const shown = reached(assessment);
  if (shown === null) return [];
  // Scores that are written the same have no order.
  if (shown.isSame) return say`: both ${shown.c} ${shown.after}`;
  return say`: ${shown.c} instead of ${shown.b} ${shown.after}`;
}

/** Where neither is claimed to be worse, each number names its sweep. */
function ofBoth(assessment: Compared): Phrase {
  const shown = reached(assessment);
  return shown === null ? [] : say`: candidate ${shown.c}, baseline ${shown.b} ${shown.after}`;
}

/** The sign of a difference as it is written: 0 where the scores read the same. */
function shownSign(row: BudgetRow, assessment: Compared): number {
  const { shown } = scoreFormat(assessment);
  return Math.sign(shown(row.candidate.point) - shown(row.baseline.point)) || 0;
}

function isShownWorse(assessment: Compared): boolean {
  return assessment.example !== null && shownSign(assessment.example, assessment) < 0;
}

/**
 * ", behind from 4.4 on": where the medians change places once, and the table shows it, what the candidate is on the
 * other side.
 */
function crossing(assessment: Compared, way: Way): Phrase {
  const { comparison, example, rows } = assessment;
  const [place, ...more] = comparison.crossings;
  if (place === undefined || more.length > 0 || example === null) return [];
  const isBefore = example.budget <= place;
  const sign = way === 'worse' ? 1 : -1;
  const [from, to] = comparison.range ?? [0, 0];
  const beyond = isBefore ? to / place : place / from;
  // As with evidence, fewer budgets do not count.
  if (Math.log(beyond) < comparison.rules.minShare * Math.log(to / from)) return [];
  const isOpposite = (row: BudgetRow) =>
    row.budget >= from &&
    row.budget <= to &&
    row.budget > place === isBefore &&
    shownSign(row, assessment) === sign;
  if (!rows.some(isOpposite)) return [];
  const other = way === 'worse' ? 'ahead' : 'behind';
  const at = formatBudget(place);
  return isBefore ? say`, ${other} from ${at} on` : say`, ${other} up to ${at}`;
}

type Claim = ReturnType<typeof claims>[number];

/** Worse before better: how strong, from where, and at which budgets. */
function claims(assessment: Assessment) {
  // Pairs are judged by their test, whatever the curves show.
  if (!isJudged(assessment) || assessment.test?.pairs) return [];
  const { comparison, axis } = assessment;
  return (['worse', 'better'] as const).flatMap((way) => {
    const { level, intervals } = comparison[way];
    if (level === 'none') return [];
    const open = intervals[level].map((interval) =>
      withoutStart(interval, (budget) => {
        const row = compareAt(comparison, budget);
        return isAtLeast(row[way], level);
      }),
    );
    const from = open[0]?.[0] ?? 0;
    const [budgets, bare] = [describeBudgets(open, axis), bareBudgets(open, axis)];
    return [{ way, level, from, budgets, bare }];
  });
}

/** The finding that is the headline; null where there are two, or where the pass itself claims more. */
function mainClaim(assessment: Compared): Claim | null {
  const { claim } = assessment.outcome;
  return claims(assessment).find(({ way }) => way === claim?.way) ?? null;
}

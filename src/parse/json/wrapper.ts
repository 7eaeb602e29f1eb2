import { isStatusName } from '../status.ts';
import { type Fields, isFields, ownValue } from '../table.ts';
import { readNumber } from '../values.ts';

interface NamedList {
  readonly name: string;
  readonly list: readonly Fields[];
}

/**
 * The one list of trials in a document; null unless there is exactly one list of objects, or if
 * the document is rather a trial with its history, whose steps must never count as trials.
 */
export function wrappedRows(document: unknown): readonly unknown[] | null {
  if (!isFields(document)) return null;
  const [only, another] = listsIn(document);
  if (only === undefined || another !== undefined) return null;
  return saysItIsTrial(document) && !isAround(document, only) ? null : only.list;
}

/**
 * A list next to numbers is mostly a trial's history. A score that is missing, or a status, tells
 * a trial as well, for one that failed has no more than that.
 */
export function saysItIsTrial(document: Fields): boolean {
  return (
    Object.values(document).some((value) => readNumber(value) !== 'other') ||
    Object.keys(document).some(isStatusName) ||
    listsIn(document).some(isHistory)
  );
}

function listsIn(document: Fields): NamedList[] {
  return Object.entries(document).flatMap(([name, list]) =>
    isListOfObjects(list) ? [{ name: words(name), list }] : [],
  );
}

function isListOfObjects(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields);
}

const LISTS_OF_TRIALS =
  /^(all_)?(trials|runs|results|experiments|configs|configurations|evaluations|sweep|jobs|rows|records)$/;
const LISTS_OF_STEPS =
  /histor|curve|epoch|step|log|checkpoint|fold|split|progress|report|metric|loss|score|seed|repeat/;

/** Numbers that are about a file, whatever is in it. */
const OF_FILES =
  /^((schema|format|file)_)?version$|^(n|num|number_of|total|count)_?(trials|runs)$|^(trial|run)_count$/;

/** Numbers that are about a sweep as a whole, as far as there is one. */
const OF_SWEEPS =
  /^(best|n|num|number_of)_|^(total|max)_(trials|runs|evals|evaluations|jobs|budget)$|^(best|count|total|size|seed|budget)$|(^|_)(time|timestamp|elapsed|duration)$/;

/** Whether all that makes the document look like a trial is about the list instead. */
function isAround(document: Fields, named: NamedList): boolean {
  const { name, list } = named;
  const isOfTrials = LISTS_OF_TRIALS.test(name);
  const isAbout = (key: string) => OF_FILES.test(key) || (isOfTrials && OF_SWEEPS.test(key));
  const numbers = Object.keys(document).filter(
    (key) => readNumber(ownValue(document, key)) !== 'other',
  );
  return (
    numbers.every((key) => isAbout(words(key))) &&
    !Object.keys(document).some(isStatusName) &&
    !LISTS_OF_STEPS.test(name) &&
    (isOfTrials || shareKeys(list)) &&
    !countsUp(named)
  );
}

function isHistory(named: NamedList): boolean {
  return LISTS_OF_STEPS.test(named.name) && countsUp(named);
}

const STEPS = /^(epoch|step|global_step|training_iteration)s?$/;
const ROUNDS = /^(iteration|batch|round)s?$/;

/** Whether the items count up as those of a history do; of trials, those of a tuner are numbered. */
function countsUp({ name, list }: NamedList): boolean {
  const isStep = (key: string) =>
    STEPS.test(key) || (ROUNDS.test(key) && !LISTS_OF_TRIALS.test(name));
  const keys = Object.keys(list[0] ?? {}).filter((key) => isStep(words(key)));
  return list.length > 1 && keys.some((key) => isRising(list.map((item) => ownValue(item, key))));
}

function isRising(values: readonly unknown[]): boolean {
  return values.every((value, i) => {
    const before = i === 0 ? -Infinity : values[i - 1];
    return typeof value === 'number' && typeof before === 'number' && value > before;
  });
}

function shareKeys(list: readonly Fields[]): boolean {
  const keys = Object.keys(list[0] ?? {});
  return list.length > 1 && keys.some((key) => list.every((item) => Object.hasOwn(item, key)));
}

/** `schemaVersion` and `Schema-Version` as `schema_version`. */
function words(name: string): string {
  return name
    .slice(0, 100)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_');
}

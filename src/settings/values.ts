import { compile } from 'jmespath';

declare module 'jmespath' {
  export function compile(expression: string): unknown;
}

/** How the text of an option becomes its value. */
export interface Kind<T> {
  /** What the help shows in place of the value; empty for a flag without one. */
  readonly placeholder: string;
  /** Completes "It must be …". */
  readonly expected: string;
  /** The value, or undefined for text that is not one. */
  readonly parse: (text: string) => T | undefined;
  /** All texts that are values, where they are few. */
  readonly choices?: readonly string[];
  /** The config file may have it as a list, of which each item is a line of the text. */
  readonly isList?: true;
}

export const COMMAND_NAMES = [
  ...(['compare', 'curve', 'inspect', 'save', 'list', 'init'] as const),
  ...(['check', 'bands', 'plan', 'history', 'demo'] as const),
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

export interface OptionRow {
  readonly kind: Kind<unknown>;
  /** As text, read like a given value. */
  readonly default?: string;
  /** Whether a step of a workflow can give it in `with:`. */
  readonly isInput?: boolean;
  /** The default of an input, as an expression that the runner evaluates. */
  readonly expression?: string;
  /** The commands that have it as a flag, if any. */
  readonly commands?: readonly CommandName[];
  readonly description: string;
  /** Where the config file may hold it, if anywhere. */
  readonly inConfig?: ConfigLevel;
}

/** For all comparisons at the top of the config file, for one of them, or both. */
export type ConfigLevel = 'top' | 'comparison' | 'both';

/** A budget, or a limit of the budgets compared, as the user gave it. */
export interface GivenBudget {
  readonly value: number;
  /** `trials`, or the unit of the cost; null: the unit that budgets are counted in. */
  readonly unit: string | null;
}

/** From a nanosecond in years to the operations of the largest runs; squares stay finite. */
export const MIN_COST = 1e-30;
export const MAX_COST = 1e30;

/** A word or two of at most 20 characters, without markup; no number, nor "trials". */
export const COST_UNIT =
  /^(?![Tt][Rr][Ii][Aa][Ll][Ss]?$)[\p{L}$€£¥](?:[\p{L}\p{N} /·-]{0,18}[\p{L}\p{N}$€£¥])?$/u;

/** Printable text on one line: the name of a comparison, or of a part of a sweep. */
export const LABEL = /^(?!\s)(?:\u200d|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]){1,80}(?<!\s)$/u;

/** More rows would not fit into a comment. */
const MAX_BUDGETS = 50;
/** Every link to a chart begins with the server's address. */
const MAX_ADDRESS = 200;
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

export function text(placeholder: string): Kind<string> {
  return { placeholder, expected: 'text', parse: (given) => given };
}

export function choice<const T extends string>(...choices: readonly T[]): Kind<T> {
  return {
    choices,
    placeholder: choices.join('|'),
    expected: `one of ${choices.join(', ')}`,
    parse: (given) => choices.find((word) => word === given),
  };
}

/** Takes no value on the command line. */
export const present: Kind<true> = { placeholder: '', expected: 'empty', parse: () => true };

export const trueOrFalse: Kind<boolean> = {
  ...choice('true', 'false'),
  expected: 'true or false',
  parse: (given) => (given === 'true' || given === 'false' ? given === 'true' : undefined),
};

/** @param range completes "a number", where not every number is a value */
export function number(
  placeholder: string,
  range = '',
  isWithin: (value: number) => boolean = () => true,
): Kind<number> {
  return {
    placeholder,
    expected: `a number ${range}`.trimEnd(),
    parse: (given) => {
      const value = decimal(given);
      return Number.isFinite(value) && isWithin(value) ? value : undefined;
    },
  };
}

export function probability(placeholder: string): Kind<number> {
  return number(placeholder, 'above 0 and below 1', (value) => value > 0 && value < 1);
}

export function wholeNumber(placeholder: string, max: number): Kind<number> {
  return {
    placeholder,
    // Only when asked for: the first number that is written takes longer than the command line to start.
    get expected() {
      return `a whole number from 1 to ${max.toLocaleString('en-US')}`;
    },
    parse: (given) => {
      const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
      return value >= 1 && value <= max ? value : undefined;
    },
  };
}

/** A longer expression could nest deeper than the parser of the language can. */
const MAX_EXPRESSION = 1000;

export function isJmesPath(given: string): boolean {
  try {
    if (given.length > MAX_EXPRESSION) return false;
    // The parser accepts `a..b`, and leaves a hole in the tree.
    JSON.stringify(compile(given), (_, node: unknown) => {
      if (node === undefined) throw new Error('A part is missing');
      return node;
    });
    return true;
  } catch {
    return false;
  }
}

export const jmesPath: Kind<string> = {
  placeholder: 'JMESPATH',
  expected: `an expression in JMESPath of at most ${MAX_EXPRESSION} characters, such as results.results or [?filter=='strict-match']`,
  parse: (given) => (isJmesPath(given) ? given : undefined),
};

export const costUnit: Kind<string> = {
  placeholder: 'UNIT',
  expected:
    'a word or two such as seconds, GPU hours or US$: at most 20 letters, digits, spaces and / · -, starting with a letter or a currency sign, and not trials',
  parse: (given) => (COST_UNIT.test(canonicalUnit(given)) ? canonicalUnit(given) : undefined),
};

/** A number, perhaps with a unit: `8`, `8 trials`, `2.5 GPU hours`. */
export const budget: Kind<GivenBudget> = {
  placeholder: 'BUDGET',
  expected: `a number above 0, from ${MIN_COST} to ${MAX_COST}, with or without a unit: 8, 8 trials or 2.5 GPU hours`,
  parse: (given) => {
    const [, amount = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(given) ?? [];
    const value = decimal(amount);
    const unit = rest === '' ? null : canonicalUnit(rest);
    const isUnit = unit === null || unit === 'trials' || COST_UNIT.test(unit);
    return isUnit && value >= MIN_COST && value <= MAX_COST ? { value, unit } : undefined;
  },
};

export const budgetList: Kind<readonly GivenBudget[]> = {
  placeholder: 'LIST',
  expected: `at most ${MAX_BUDGETS} budgets separated by commas, each ${budget.expected}`,
  parse: (given) => {
    const budgets = given.split(',').map((part) => budget.parse(part.trim()));
    const valid = budgets.filter((budget) => budget !== undefined);
    return valid.length === budgets.length && valid.length <= MAX_BUDGETS ? valid : undefined;
  },
};

/** More would not fit into the name of a pair; nobody has as many. */
const MAX_COLUMNS = 50;

/** @param words that do not stand for a column */
function columnsOr<const W extends string>(words: readonly W[], placeholder: string, of: string) {
  return {
    placeholder,
    expected: `${words.join(', ')}, or at most ${MAX_COLUMNS} names of ${of} separated by commas`,
    parse: (given: string): W | readonly string[] | undefined => {
      const word = words.find((word) => word === given);
      const names = given.split(',').map((name) => name.trim());
      const areNames = names.length <= MAX_COLUMNS && !names.includes('');
      return word ?? (areNames ? names : undefined);
    },
  };
}

/** What makes two trials a pair: their parameters, their numbers, or what some columns hold. */
export const pairColumns = columnsOr(
  ['parameters', 'trial'],
  'parameters|trial|COLUMN,…',
  'columns',
);

/** Which settings trials are compared by: those that are found, none, or those named. */
export const settingNames = columnsOr(['auto', 'none'], 'auto|none|NAME,…', 'settings');

const UNIT_NAMES = ['auto', 'trial', 'search'];

/** Whether what is exchangeable is named by one of these words, rather than by a column. */
export function isUnitName(unit: string): boolean {
  return UNIT_NAMES.includes(unit);
}

const MAX_GLOBS = 100;

/** Which files count, as in the filters of a workflow: the last glob that fits decides, and `!` takes away. */
export const globs: Kind<readonly string[]> = {
  placeholder: 'GLOB',
  isList: true,
  expected: `a list of at most ${MAX_GLOBS} globs, at least one of them without \`!\`, such as ['**', '!docs/**']`,
  parse: (given) => {
    const lines = given.split('\n').map((line) => line.trim());
    const areGlobs = lines.length <= MAX_GLOBS && !lines.some((line) => /^!?$/.test(line));
    return areGlobs && lines.some((line) => !line.startsWith('!')) ? lines : undefined;
  },
};

const WILDCARDS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

/** The paths that a glob fits, without its `!`. */
export function globPattern(glob: string): RegExp {
  const source = glob.replace(
    /\*\*\/|\*\*|[*?]|[\\^$.+()[\]{}|]/g,
    (part) => WILDCARDS[part] ?? `\\${part}`,
  );
  return new RegExp(`^${source}$`, 'su');
}

const MAX_MATRIX = 256;

export function jsonTexts(given: string): readonly string[] | undefined {
  try {
    const texts: unknown = JSON.parse(given);
    const areTexts = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
    return areTexts && texts.length > 0 ? texts : undefined;
  } catch {
    return;
  }
}

/** Names of models, as a JSON list; one without a name if there is only one. */
export const modelNames: Kind<readonly string[]> = {
  placeholder: 'NAMES',
  expected: `a JSON list of at most ${MAX_MATRIX} different names, such as ["small", "large"]`,
  parse: (given) => {
    const names = jsonTexts(given);
    if (names === undefined || names.length > MAX_MATRIX) return;
    const areNames = names.every((name) => LABEL.test(name)) || names.join() === '';
    return areNames && new Set(names).size === names.length ? names : undefined;
  },
};

/** Editors write one name in several ways that look the same. */
export const label: Kind<string> = {
  placeholder: 'NAME',
  expected: 'at most 80 printable characters',
  parse: (given) => (LABEL.test(given.normalize()) ? given.normalize() : undefined),
};

/** Every reader of a comment sees the address: it must hold no secret. */
export const serverAddress: Kind<string> = {
  placeholder: 'URL',
  expected: `an address of at most ${MAX_ADDRESS} characters, such as https://charts.example.org, without user name, query and fragment`,
  parse: (given) => {
    const url = URL.canParse(given) ? new URL(given) : null;
    if (url === null || given.length > MAX_ADDRESS || !/^https?:$/.test(url.protocol)) return;
    if (/[?#]/.test(given) || url.username + url.password !== '') return;
    // The path that draws is added to every address.
    return url.href.replace(/(?<!\/)\/+(chart\/*)?$/, '');
  },
};

function decimal(given: string): number {
  return DECIMAL.test(given) ? Number(given) : Number.NaN;
}

/** One spelling of a unit: `1 trial` is in trials, and `s` stands for seconds. */
function canonicalUnit(unit: string): string {
  const given = unit.replace(/\s+/g, ' ');
  if (/^trials?$/i.test(given)) return 'trials';
  return /^(s|secs?|seconds?)$/i.test(given) ? 'seconds' : given;
}

export const EVIDENCE_LEVELS = ['none', 'weak', 'fair', 'strong'] as const;
export type EvidenceLevel = (typeof EVIDENCE_LEVELS)[number];
export const GATES = ['pass', 'neutral', 'fail'] as const;

/** What a verdict does to the check. */
export function gateOption(when: string) {
  const description = `The result ${when}: pass, neutral or fail.`;
  return { kind: choice(...GATES), default: 'neutral', description } as const;
}

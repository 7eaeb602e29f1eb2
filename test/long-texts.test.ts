import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';

/** A quadratic expression takes ten seconds for so long a text. */
const LENGTH = 120_000;
/** For all texts of an expression, of which a linear one takes milliseconds for each. */
const WATCHDOG_MS = 8000;
/** What files repeat: an expression is quadratic in a run of what two of its parts may take. */
const REPEATED = [...'\n aA0"\'[({,./`', 'a ', '\n '];

const LITERAL =
  /(?<=[([{,=:&|!?;>]\s*|return\s|^\s*)\/(?![*/ ])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*(?=[\s,;.)\]}])/gm;

/** The regular expressions of the sources, with the file that has each. */
function expressionsIn(folder: string): [file: string, expression: RegExp][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '');
      return (code.match(LITERAL) ?? []).map((literal): [string, RegExp] => {
        const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
        return [file, new RegExp(source, flags)];
      });
    });
}

/** What stands in an expression: a group's begin, end or alternative, what takes a character, or how often. */
const TOKEN =
  /\(\?<?[=!]|\((?:\?(?:<\w+>|:))?|\)|\||\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)|[*+?]|\{\d+(?:,\d*)?\}|./gis;
/** Tokens that take no character. */
const NO_TEXT = /^[(|)]|^[$^]$|^\\[bB]$|^(?:[*+?]|\{\d+.*)$/;
const SAMPLES = [...' aA0-"\'\n.:/[{(<`é'];

/** Texts that lead the expression to each of its repetitions: the first alternatives, each part once. */
function leadsTo({ source, flags }: RegExp): string[] {
  const own = flags.replace(/[gy]/g, '');
  const leads = new Set(['']);
  let [text, last] = ['', ''];
  /** Where each open group began, and whether what stands there is left out, as alternatives and conditions are. */
  const open = [{ start: '', isOut: false }];
  const enter = (token: string) => {
    const { isOut } = open.at(-1) as (typeof open)[number];
    if (token === ')') last = text.slice(open.pop()?.start.length);
    else if (token === '|') Object.assign(open.at(-1) as object, { isOut: true });
    else open.push({ start: text, isOut: isOut || /[=!]$/.test(token) });
  };
  const repeat = (token: string) => {
    leads.add(text);
    text += last.repeat(Math.max(0, Number(/\d+/.exec(token)?.[0] ?? 1) - 1));
  };
  for (const [token] of source.matchAll(TOKEN)) {
    if (/^[(|)]/.test(token)) enter(token);
    else if (open.at(-1)?.isOut || /^[$^]$|^\\[bB]$/.test(token)) continue;
    else if (/^([*+?]|\{\d+.*)$/.test(token)) repeat(token);
    else {
      const one = new RegExp(`^${token}$`, own);
      last = [token, ...SAMPLES].find((sample) => one.test(sample)) ?? '';
      text += last;
    }
  }
  return [...leads];
}

const search = new Script(`
  for (const lead of leads)
    for (const part of parts) {
      at = lead + part;
      expression.test(lead + part.repeat(length / part.length) + '\\0');
    }`);

/** Of what files repeat, one each that no part of the expression tells from another. */
function partsFor({ source, flags }: RegExp): string[] {
  const parts = [...source.matchAll(TOKEN)].map(([token]) => token).filter((t) => !NO_TEXT.test(t));
  const takes = ['\\w', '\\n', ...parts].map(
    (token) => new RegExp(`^${token}$`, flags.replace(/[gy]/g, '')),
  );
  const kind = (text: string) =>
    [...text].map((c) => takes.map((one) => +one.test(c)).join('')).join();
  return [...new Map(REPEATED.map((part) => [kind(part), part])).values()];
}

/** What a text begins with and repeats for which an expression takes more than linear time; null without any. */
function slowFor(expression: RegExp, timeout = WATCHDOG_MS): string | null {
  const given = { leads: leadsTo(expression), parts: partsFor(expression), length: LENGTH };
  const context = createContext({
    ...given,
    expression: new RegExp(expression.source, expression.flags.replace(/[gy]/g, '')),
    at: '',
  });
  try {
    search.runInContext(context, { timeout });
    return null;
  } catch {
    return JSON.stringify(context.at);
  }
}

test('no regular expression takes more than linear time for a long text', () => {
  const all = expressionsIn('src');
  expect(all.length).toBeGreaterThan(250);
  const slow = all.flatMap(([file, expression]) => {
    const text = slowFor(expression);
    return text === null ? [] : [`${file}: ${expression} is slow for ${text}`];
  });
  expect(slow).toEqual([]);
});

test.each([[/^\s*name:\s*\w+\s*\n\s*best_\w+:/], [/\s+$/], [/^(a|a)*$/]])(
  'a slow one is found: %s',
  (expression) => {
    expect(slowFor(expression, 500)).not.toBeNull();
  },
);

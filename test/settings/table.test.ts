import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { commandHelp } from '../../src/commands/terminal.ts';
import {
  COMMAND_NAMES,
  flagsOf,
  isInput,
  OPTION_NAMES,
  OPTIONS,
  type OptionName,
  REUSABLE_INPUTS,
} from '../../src/settings/index.ts';

const action = parse(readFileSync('action.yml', 'utf8'));
const reference = readFileSync('docs/reference.md', 'utf8');
const rowsOf = (table: string) => {
  const [, text = ''] =
    new RegExp(`<!-- ${table}:.*?-->([^]*)<!-- /${table} -->`).exec(reference) ?? [];
  return [...text.matchAll(/^\| `([a-z-]+)` \| (.*?)(?<!\\) \| (.*) \|$/gm)].map(
    ([, name = '', initial = '', text = '']) => [name, { initial, text }] as const,
  );
};
const rows = new Map([...rowsOf('inputs'), ...rowsOf('settings')]);

/** The default that is shown to people. */
function defaultOf(name: OptionName): string {
  const { expression, default: initial = '' } = OPTIONS[name];
  return expression === undefined ? initial : `\${{ ${expression} }}`;
}

describe('a row of the table of options is all that an option needs:', () => {
  const inputs = OPTION_NAMES.filter(isInput);

  const settings = OPTION_NAMES.filter((name) => OPTIONS[name].inConfig && !isInput(name));

  test('action.yml and the reference have exactly the rows that are inputs, in their order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputs);
    expect(rowsOf('inputs').map(([name]) => name)).toEqual(inputs);
  });

  test('the reference has the other settings of the config too, in their order', () => {
    expect(rowsOf('settings').map(([name]) => name)).toEqual(settings);
  });

  test.each(inputs)('action.yml has the description and default of %s', (name) => {
    const { description, commands, inConfig } = OPTIONS[name];
    const initial = defaultOf(name);
    const isDescribed = commands !== undefined || inConfig !== undefined;
    // The runner would pass a default on as if it had been given.
    expect(action.inputs[name]).toEqual({
      description: isDescribed && initial ? `${description} Default: ${initial}.` : description,
      ...(!isDescribed && initial ? { default: initial } : {}),
    });
  });

  test.each([...inputs, ...settings])('so does the reference of %s', (name) => {
    const initial = defaultOf(name);
    const cell = (text: string) => text.replaceAll('|', '\\|');
    expect(rows.get(name)).toEqual({
      initial: initial && `\`${cell(initial)}\``,
      text: cell(OPTIONS[name].description),
    });
  });

  test.each(COMMAND_NAMES)('the help of %s lists its flags, and no others', (command) => {
    const help = commandHelp(command, true);
    expect(help).toMatch(new RegExp(`^tuning-gate ${command} ?`));
    const listed = [...help.matchAll(/^ {2}--([a-z-]+)(.*)\n {6}(.*)$/gm)].map((found) =>
      [...found].slice(1),
    );
    expect(listed).toEqual(
      flagsOf(command).map((name) => {
        const { kind, description, default: initial } = OPTIONS[name];
        const shown = initial === undefined ? '' : ` (default: ${initial})`;
        return [name, kind.placeholder && ` ${kind.placeholder}`, `${description}${shown}`];
      }),
    );
  });

  test.each(OPTION_NAMES)('%s is reachable, and its default is a value that it takes', (name) => {
    const { kind, commands, inConfig, default: initial } = OPTIONS[name];
    const isGiven = isInput(name) || REUSABLE_INPUTS.has(name);
    expect(isGiven || commands !== undefined || inConfig !== undefined).toBe(true);
    if (initial) expect(kind.parse(initial)).toBeDefined();
  });

  test('its description is one sentence, like those of the outputs', () => {
    const outputs = Object.values<{ description: string }>(action.outputs);
    const rowsToo = Object.values(OPTIONS);
    for (const { description } of [...rowsToo, ...outputs])
      expect(description).toMatch(/^[^.]*(\.[a-z0-9][^.]*)*\.$/);
  });
});

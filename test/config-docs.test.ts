import { readFileSync } from 'node:fs';
import Ajv from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { starterConfig } from '../src/commands/init.ts';
import { configOptions, readConfig } from '../src/settings/index.ts';
import { WORKFLOW_PAGES } from './support/workflow-pages.ts';

const schema = JSON.parse(readFileSync('schema/config.schema.json', 'utf8'));
const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(schema);

/** The configs that a page shows: its YAML blocks that are no workflows, nor steps of one. */
function configsIn(page: string): string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```/gm);
  return [...blocks].flatMap(([, text = '']) => (/^jobs:|^ +(- )?run:/m.test(text) ? [] : text));
}

const pages = ['README.md', 'docs/config.md', ...WORKFLOW_PAGES, 'examples/README.md'];
const shown = pages.flatMap((page) =>
  configsIn(page).map((text, i): [string, string] => [`${page} (${i + 1})`, text]),
);
const example = readFileSync('examples/ablation/tuning-gate.yml', 'utf8');

test.each([...shown, ['examples/ablation', example]])(
  'the config in %s is one, for editors and for the Action',
  (place, text) => {
    const document = parse(text);
    validate(document);
    expect(validate.errors).toBeNull();
    expect(() => readConfig(document, place)).not.toThrow();
  },
);

test('what init leaves open is asked in comments, which set nothing', () => {
  const text = starterConfig([]);
  expect(text.match(/# (metric|direction): # fill in: /g)).toHaveLength(2);
  expect(readConfig(parse(text), 'tuning-gate.yml').top.has('metric')).toBe(false);
});

describe('docs/config.md', () => {
  const page = readFileSync('docs/config.md', 'utf8');
  const listed = (row: string) => {
    const [, cells = ''] = new RegExp(`^\\| ${row} \\|(.*)\\|$`, 'm').exec(page) ?? [];
    return [...cells.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name).sort();
  };

  test('shows every kind of comparison', () => {
    expect(configsIn('docs/config.md')).toHaveLength(7);
  });

  test('lists what can be set at the top, and what for one comparison', () => {
    const [top, own] = [configOptions('top'), configOptions('comparison')];
    expect(listed('at the top, for all comparisons, and for each one')).toEqual(
      top.filter((name) => own.includes(name)).sort(),
    );
    expect(listed('at the top only')).toEqual(top.filter((name) => !own.includes(name)).sort());
    expect(listed('for a comparison only')).toEqual(own.filter((it) => !top.includes(it)).sort());
  });
});

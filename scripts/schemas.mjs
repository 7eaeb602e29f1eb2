import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { historyLine } from '../src/parse/saved/history.ts';
import { metaFile } from '../src/parse/saved/meta-file.ts';
import { savedSweep } from '../src/parse/saved/saved-sweep.ts';
import { configOptions, MAX_COMPARISONS, OPTIONS } from '../src/settings/index.ts';

// Writes the schemas of the files that tuning-gate reads from the code that reads them:
// node --import ./test/support/typescript.mjs scripts/schemas.mjs

const schemas = {
  sweep: [savedSweep, 'What `mode: collect` saves a sweep as'],
  history: [historyLine, 'A line of `history/NAME.jsonl`: a run on the default branch'],
  'sweep.meta': [metaFile, 'What `sweep.meta.json` records about a sweep'],
};

for (const [name, [schema, title]] of Object.entries(schemas)) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  await write(name, { $schema, title, ...rest });
}

const top = settingsAt('top');
const comparisons = {
  type: 'object',
  description: 'The comparisons of a run by their names; without them, those of the saved sweeps.',
  minProperties: 1,
  maxProperties: MAX_COMPARISONS,
  propertyNames: { minLength: 1, maxLength: 80 },
  additionalProperties: { ...settingsAt('comparison'), type: ['object', 'null'] },
};
await write('config', {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'The settings and comparisons of tuning-gate in `.github/tuning-gate.yml`',
  ...top,
  properties: { ...top.properties, comparisons },
});

function settingsAt(level) {
  const properties = configOptions(level).map((name) => [name, schemaOf(OPTIONS[name])]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function schemaOf({ kind: { choices, isList }, description, default: initial }) {
  const shown = initial ? `${description} Default: ${initial}.` : description;
  if (isList) return { description: shown, type: ['string', 'array'], items: { type: 'string' } };
  if (choices === undefined) return { description: shown, type: ['string', 'number'] };
  const isTruth = choices.includes('true');
  return { description: shown, ...(isTruth ? { type: 'boolean' } : { enum: choices }) };
}

function write(name, schema) {
  const text = JSON.stringify(schema, null, 2);
  return writeFile(new URL(`../schema/${name}.schema.json`, import.meta.url), `${text}\n`);
}

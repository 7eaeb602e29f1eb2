import { writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { metaFile } from '../src/parse/saved/meta-file.ts';
import { savedSweep } from '../src/parse/saved/schema.ts';

// Writes the schemas of the files that tuning-gate reads from the code that reads them:
// node --import ./test/support/typescript.mjs scripts/schemas.mjs

const schemas = {
  sweep: [savedSweep, 'What `mode: collect` saves a sweep as'],
  'sweep.meta': [metaFile, 'What `sweep.meta.json` records about a sweep'],
};

for (const [name, [schema, title]] of Object.entries(schemas)) {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  const text = JSON.stringify({ $schema, title, ...rest }, null, 2);
  await writeFile(new URL(`../schema/${name}.schema.json`, import.meta.url), `${text}\n`);
}

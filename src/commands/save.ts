import { resolve } from 'node:path';
import { namedFiles } from '../find-sweep.ts';
import { saveFound } from '../parse/index.ts';
import { writeFiles } from '../publish/index.ts';
import { type FoundFiles, localPlace, parseLocation } from '../read/index.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './terminal.ts';

/**
 * `tuning-gate save FILE…`: one saved sweep. Of saved shards it is their union, as in the gate; of several other
 * files or folders each is a shard.
 */
export const save: Command = async (argv, terminal) => {
  const given = readArguments(argv, 'save');
  const place = localPlace(terminal.directory, terminal.input);
  const found: FoundFiles[] = [];
  for (const text of given.operands)
    found.push(await namedFiles(parseLocation(text, 'candidate'), place));
  const text = await saveFound(found, given.settings.reading, new Date().toISOString());
  const output = given.value('output');
  if (output === null) terminal.json(text);
  else await writeFiles([{ path: resolve(terminal.directory, output), content: text }]);
  return 0;
};

import { resolve } from 'node:path';
import { inspectionJson, jsonText } from '../draw/index.ts';
import { namedFiles } from '../find-sweep.ts';
import { type Inspection, inspectFiles, saveFound } from '../parse/index.ts';
import { renderInspection } from '../print/index.ts';
import { writeFiles } from '../publish/index.ts';
import { type FoundFiles, localPlace, parseLocation } from '../read/index.ts';
import { shellText } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Command, Terminal } from './terminal.ts';

/** A sweep that no flags can read is described too before the command fails, but not in JSON. */
export const inspect: Command = async (given, terminal) => {
  const { settings, operands } = given;
  const inspections = await inspectSweeps(operands, settings, terminal);
  const obstacle = inspections.find(({ obstacle }) => obstacle)?.obstacle;
  const screen = terminal.screenFor(given);
  const program = terminal.program.map(shellText).join(' ');
  if (!given.has('json'))
    terminal.out(inspections.map((sweep) => renderInspection(sweep, screen, program)).join('\n'));
  else if (!obstacle) terminal.json(jsonText(inspectionJson(inspections)));
  if (obstacle) throw obstacle;
  return 0;
};

export async function inspectSweeps(
  locations: readonly string[],
  { reading }: Settings,
  { directory, input }: Terminal,
): Promise<Inspection[]> {
  const place = localPlace(directory, input);
  const inspections: Inspection[] = [];
  for (const text of locations) {
    const location = parseLocation(text, 'candidate');
    const { files, source, search } = await namedFiles(location, place);
    const inspection = await inspectFiles(files, reading, source);
    inspections.push({ ...inspection, commits: search.server?.commits ?? null });
  }
  return inspections;
}

/** Of saved shards, their union, as in the gate; each of several other places is a shard. */
export const save: Command = async (given, terminal) => {
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

import { setTimeout as sleep } from 'node:timers/promises';
import * as core from '@actions/core';
import { dataError, systemRefusal, UserError } from '../errors.ts';
import { plainText, renderFailure } from '../print/index.ts';
import { failureTitle, say } from '../report/index.ts';
import { TOOL } from '../tool.ts';
import { collect } from './collect.ts';
import { gate, start } from './gate.ts';
import { postCheck, postComment } from './publish-report.ts';
import { basesOf, runsOf } from './run.ts';
import {
  type ActionInputs,
  addToSummary,
  attempt,
  createWorld,
  givenTo,
  log,
  readActionInputs,
  readLeniently,
  refuseOtherInputs,
  type World,
  type WorldOptions,
} from './world.ts';

/**
 * Runs the Action; the one place where its failures end.
 *
 * @param home the folder of the program, where its assets are
 * @param uncaught rejects with what is thrown where nobody waits for it
 */
export async function runAction(
  home: string,
  options: WorldOptions = {},
  uncaught: Promise<never> = new Promise(() => {}),
): Promise<void> {
  let world: World | null = null;
  // Invalid inputs are a failure too, which the check reports.
  let inputs = readLeniently(givenTo);
  const run = async () => {
    world = createWorld(home, options);
    refuseOtherInputs(process.env);
    inputs = readActionInputs(givenTo);
    await { auto: gate, collect, gate, start }[inputs.mode](inputs, world);
  };
  const running = run();
  try {
    await Promise.race([running, uncaught]);
  } catch (error) {
    await reportFailure(error, inputs, world, running);
  }
}

const MAX_WAIT_MS = 180_000;

async function reportFailure(
  thrown: unknown,
  inputs: ActionInputs,
  world: World | null,
  running: Promise<void>,
): Promise<void> {
  const { error, said } = failureOf(thrown);
  core.setFailed(error.messageFor('inputs'));
  // What still runs must not say anything after the failure.
  const late = new AbortController();
  const { signal } = late;
  await Promise.race([running.catch(() => {}), sleep(MAX_WAIT_MS, null, { signal })]);
  late.abort();
  // The job that compares fails for the same reason as the one that starts it, and writes about it.
  const [mode, { name }] = [String(inputs.mode), inputs];
  const ofOther = { collect: say`No sweep was saved`, start: say`Nothing is trained` }[mode];
  const summary = renderFailure(error, { name, origin: [] }, ofOther ?? said);
  if (world !== null) await addToSummary(world, summary);
  if (ofOther !== undefined) return;

  const reason = plainText(said);
  for (const [output, value] of Object.entries({ verdict: 'error', gate: 'fail', reason }))
    core.setOutput(output, value);
  // Without the event nobody knows what the run is about; a refused token can write nothing.
  if (world === null || error.option === 'github-token') return;
  await attempt('check and comment', () => writeFailure(inputs, world, { error, said }));
}

/** What is no explanation to a user is our own fault. */
function failureOf(thrown: unknown) {
  const error = thrown instanceof UserError ? thrown : systemRefusal(thrown);
  if (error !== null) return { error, said: failureTitle(error) };
  log(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
  const what = 'this is a bug in the program; the log has the details';
  return {
    error: dataError(TOOL.name, what, `Please report it at ${TOOL.issues}`),
    said: say`No verdict: a bug in tuning-gate`,
  };
}

/**
 * Says why there is no verdict in the check and the comments: a required check that nobody writes blocks forever, and a
 * comment left alone would show an earlier verdict next to a check that fails.
 */
async function writeFailure(
  inputs: ActionInputs,
  world: World,
  { error, said }: ReturnType<typeof failureOf>,
): Promise<void> {
  const runs = await runsOf(inputs, world);
  if (typeof runs === 'string') return;
  const [run] = runs;
  const write = () => renderFailure(error, { name: inputs.name, origin: run.origin }, said);
  const about = { bases: basesOf(runs), remembers: [], title: plainText(said), write };
  await postCheck(run, { ...about, gate: 'fail' });
  const state = { gate: 'fail', verdict: 'error', worse: 'none', better: 'none' } as const;
  for (const each of runs) await postComment(each, { write, state });
}

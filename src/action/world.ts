import * as core from '@actions/core';
import { context as contextAtLoad } from '@actions/github';
import { PAUSES, type Pauses } from '../github/index.ts';

type Context = typeof contextAtLoad;
type Summary = typeof core.summary;

/** What the runner's variables and its event file say of this run. */
export let context: Context = contextAtLoad;

/** The job summary, which the runner shows. */
export let summary: Summary = core.summary;

/** How long requests to GitHub wait for one another. */
export let pauses: Pauses = PAUSES;

/**
 * Begins a run. The packages read the runner's variables once; whoever plays the runner more than
 * once in a process has them read anew.
 */
export function enterWorld(world: { readonly pauses: Pauses }): void {
  context = new (contextAtLoad.constructor as new () => Context)();
  summary = new (core.summary.constructor as new () => Summary)();
  pauses = world.pauses;
}

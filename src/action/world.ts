import * as core from '@actions/core';
import { context as contextAtLoad } from '@actions/github';
import { RETRY_POLICY, type RetryPolicy } from '../github/index.ts';

type Context = typeof contextAtLoad;
type Summary = typeof core.summary;

/** What the runner's variables and its event file say of this run. */
export let context: Context = contextAtLoad;

/** The job summary, which the runner shows. */
export let summary: Summary = core.summary;

/** How patient the run is with GitHub. */
export let policy: RetryPolicy = RETRY_POLICY;

/**
 * Begins a run. The packages read the runner's variables once; whoever plays the runner more than
 * once in a process has them read anew.
 */
export function enterWorld(world: { readonly policy: RetryPolicy }): void {
  context = new (contextAtLoad.constructor as new () => Context)();
  summary = new (core.summary.constructor as new () => Summary)();
  policy = world.policy;
}

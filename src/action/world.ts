import * as core from '@actions/core';
import { context as contextAtLoad } from '@actions/github';
import { RETRY_POLICY, type RetryPolicy } from '../github/index.ts';
import { type DrawPng, drawPngWith } from '../publish/index.ts';
import { withoutCommands } from '../workflow-commands.ts';

/** What a run of the Action depends on besides its inputs. */
export interface World {
  /** The folder of the program, where its assets are. */
  readonly home: string;
  /** What the runner's variables and its event file say about this run. */
  readonly context: typeof contextAtLoad;
  /** The job summary. */
  readonly summary: typeof core.summary;
  readonly policy: RetryPolicy;
  readonly drawPng: DrawPng;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** What a caller that runs the Action more than once in a process may replace. */
export type WorldOptions = Partial<Pick<World, 'policy' | 'drawPng' | 'now'>>;

/** The packages read the runner's variables once; here they are read anew for each run. */
export function createWorld(home: string, options: WorldOptions = {}): World {
  const Context = contextAtLoad.constructor as new () => World['context'];
  const Summary = core.summary.constructor as new () => World['summary'];
  return {
    home,
    context: new Context(),
    summary: new Summary(),
    policy: RETRY_POLICY,
    drawPng: drawPngWith(home),
    now: Date.now,
    ...options,
  };
}

/** Writes text to the log, which the runner reads too. */
export function log(text: string): void {
  core.info(withoutCommands(text));
}

/** The address of a run of this repository, on the GitHub the runner belongs to. */
export function urlOfRun({ context }: World, id = context.runId): string {
  const { owner, repo } = context.repo;
  return `${context.serverUrl}/${owner}/${repo}/actions/runs/${id}`;
}

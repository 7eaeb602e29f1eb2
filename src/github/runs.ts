import { answerTo, numberIn, textIn } from './answer.ts';
import type { Repository } from './artifacts.ts';
import type { Client } from './client.ts';

/** The events that only those who may push can start: what their runs save can be a baseline. */
export const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

/** A run of a workflow, as far as it says whether its artifacts can be trusted, and when it was. */
export interface WorkflowRun {
  readonly event: string;
  readonly isOfFork: boolean;
  /** The file that was run: `.github/workflows/tuning.yml`. */
  readonly workflow: string;
  /** Of the latest attempt; null where GitHub does not say. */
  readonly startedAt: string | null;
}

export type RunLookup = (id: number) => Promise<WorkflowRun>;

export function runLookup(client: Client, repository: Repository): RunLookup {
  return async (id) => {
    const run = await answerTo((request) =>
      client.rest.actions.getWorkflowRun({ ...repository, run_id: id, request }),
    );
    const home = numberIn(run.repository?.id);
    return {
      event: textIn(run.event),
      isOfFork: run.head_repository?.id !== home,
      workflow: workflowFile(textIn(run.path)),
      startedAt: run.run_started_at ?? null,
    };
  };
}

/**
 * The file of a workflow, from the `path` of its run or the runner's GITHUB_WORKFLOW_REF: these may
 * have the repository before it and a ref behind it.
 */
export function workflowFile(path: string): string {
  return path.replace(/@.*$/s, '').replace(/^.*?(?=\.github\/workflows\/)/s, '');
}

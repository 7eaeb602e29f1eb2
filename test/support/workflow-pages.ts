import { readFileSync } from 'node:fs';
import type { Permissions } from './github/tokens.ts';

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

export interface Job {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly strategy?: { readonly matrix: Readonly<Record<string, string>> };
  readonly env?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

interface Trigger {
  readonly types?: readonly string[];
  readonly inputs?: object;
}

export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, Trigger | null>>;
  readonly permissions?: Permissions;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress'?: boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The pages whose workflows are made of jobs to copy. */
export const WORKFLOW_PAGES = ['workflows', 'faq', 'internals/events'].map(
  (name) => `docs/${name}.md`,
);

/** The blocks of YAML that a page shows. */
export function yamlIn(page: string): string[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```/gm);
  return Array.from(blocks, ([, text = '']) => text);
}

import * as z from 'zod/mini';
import { ask, askPages, type Client } from './client.ts';

/** A file that was added, changed, moved or removed. */
export interface ChangedFile {
  /** Its path; of one that was moved, also the former. Untrusted text. */
  readonly paths: readonly string[];
  /** The lines that changed, as a patch; null where GitHub shows none. Untrusted text. */
  readonly patch: string | null;
}

const files = z.array(
  z.object({
    filename: z.string(),
    previous_filename: z.optional(z.string()),
    patch: z.optional(z.string()),
  }),
);
const comparison = z.object({ files: z.optional(files) });

/** GitHub lists no more of them. */
const MAX_LISTED = { pull: 3000, between: 300 } as const;

/** What a pull request changes, as it is now; null where GitHub does not list all of it. */
export async function filesOfPull(client: Client, number: number): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  const listed: z.output<typeof files> = [];
  for await (const page of askPages(client, route, files, { pull_number: number }))
    listed.push(...page);
  return listed.length < MAX_LISTED.pull ? listed.map(toChange) : null;
}

/** What commits change; null where GitHub does not list all of it. */
export async function filesBetween(
  client: Client,
  base: string,
  head: string,
): Promise<ChangedFile[] | null> {
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const target = { basehead: `${base}...${head}`, per_page: 1 };
  const { files: listed } = await ask(client, route, comparison, target);
  return listed && listed.length < MAX_LISTED.between ? listed.map(toChange) : null;
}

function toChange(listed: z.output<typeof files>[number]): ChangedFile {
  const { filename, previous_filename: former = [], patch = null } = listed;
  return { paths: [filename, former].flat(), patch };
}

import { inEachVersion, type Version } from '../draw/index.ts';
import { detailOf } from '../errors.ts';
import {
  type Client,
  changeBranch,
  isUnanswered,
  reasonOf,
  withDeadline,
} from '../github/index.ts';
import { printable } from '../printable.ts';
import { DATA_BRANCH, encodedName } from '../read/index.ts';
import { TOOL } from '../tool.ts';

interface FilesToUpload {
  readonly name: string;
  /** Paths of files in one folder, or below it. */
  readonly files: readonly string[];
  readonly folder: string;
  readonly retentionDays: number | null;
  /** Whether the run may have uploaded it before, as a report of an earlier step. */
  readonly replaces: boolean;
}

/** Enterprise Server has no service that artifacts are uploaded to from here. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}

export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/** @param ms how long it may take: the artifact client itself would try for minutes */
export function uploadFiles(given: FilesToUpload, ms: number): Promise<number> {
  const { name, files, folder, retentionDays, replaces } = given;
  const options = retentionDays === null ? {} : { retentionDays };
  const upload = async () => {
    // Loaded here: it is large, and few runs need it.
    const { DefaultArtifactClient } = await import('@actions/artifact');
    const client = new DefaultArtifactClient();
    const send = () => client.uploadArtifact(name, [...files], folder, options);
    const { id } = await send().catch(async (error) => {
      // Its message is the body of the answer.
      const { statusCode: status } = Object(error);
      if (status !== undefined) throw new Error(`the artifact storage answered ${status}`);
      if (!replaces || !/\(409\)/.test(detailOf(error, 'message'))) throw error;
      await client.deleteArtifact(name);
      return send();
    });
    if (id === undefined) throw new Error('the artifact service returned no id');
    return id;
  };
  return withDeadline(ms, upload, 'the artifact service');
}

/** By the comparison's name; empty for the only one, and for the overview of many. */
type Charts = ReadonlyMap<string, Readonly<Record<Version, string>>>;

type ChartOwner = Readonly<{ run: number; attempt: number; instance: string; isMade: boolean }>;

/** Charts of earlier runs stay in the commits that comments link to: nothing links to the branch itself. */
const isChartFile = (path: string) => /^[^/]+\.svg$/.test(path);

export class NoChartBranch extends Error {}

/** @throws NoChartBranch where there is no branch, and none is made */
export async function storeCharts(client: Client, charts: Charts, of: ChartOwner) {
  const files = new Map<string, string>();
  const paths = new Map<string, Readonly<Record<Version, string>>>();
  for (const [name, pictures] of charts) {
    // Spaces would need escaping in URLs; encoded names contain no dots.
    const [whose, which] = [of.instance, name].map((text) =>
      encodedName(text).replaceAll(' ', '.'),
    );
    const start = [`${of.run}-${of.attempt}`, whose && `-${whose}`, which && `,${which}`].join('');
    const at = inEachVersion((version) => `${start}.${version}.svg`);
    paths.set(name, at);
    inEachVersion((version) => files.set(at[version], pictures[version]));
  }
  const message = `Chart${charts.size > 1 ? 's' : ''} of run ${of.run}, attempt ${of.attempt}

Comments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const change = async (tip: object | null) => {
    if (tip === null && !of.isMade) throw new NoChartBranch();
    return { files, drops: isChartFile, message };
  };
  return { sha: await changeBranch(client, DATA_BRANCH, change), paths };
}

const IN_SUMMARY = 'The whole report is in the job summary.';
const PUSH = { forbidden: 'push to the repository', permission: 'contents' };

const TEXTS = {
  comment: {
    ...{ forbidden: 'write to the pull request', permission: 'pull-requests' },
    begins: 'The report could not be posted as a comment',
    instead: IN_SUMMARY,
  },
  check: {
    ...{ forbidden: 'write checks', permission: 'checks' },
    begins: 'The verdict could not be written as a check',
    instead: IN_SUMMARY,
  },
  chart: {
    ...PUSH,
    begins: 'The chart could not be stored on its branch',
    instead: 'The comment shows a text plot instead.',
  },
  history: {
    ...PUSH,
    begins: 'This run could not be added to the history',
    instead: 'Nothing of it is on the branch.',
  },
} as const;

export function explainFailure(error: unknown, what: keyof typeof TEXTS): string {
  const { begins, forbidden, permission, instead } = TEXTS[what];
  const said = printable(reasonOf(error), 300).replace(/\.$/, '');
  const because = (cause: string) => `${begins}: ${cause} ${instead}`;
  if (isRateLimit(error))
    return because(
      `GitHub’s rate limit for this token is used up${resetOf(error)}. Run the job again later.`,
    );
  if (isForbidden(error)) {
    const words = said && ` (GitHub says: ${said})`;
    const fix = `Give the job \`permissions: ${permission}: write\`.`;
    return because(`the token may not ${forbidden}${words}. ${fix}`);
  }
  const again = isUnanswered(error) ? ' Run the job again.' : '';
  return because(`${said || 'the cause is unknown'}.${again}`);
}

/** Whether a token may not do it. GraphQL refuses without a status code. */
export function isForbidden(error: unknown): boolean {
  const isRefused = ['403', '404'].includes(detailOf(error, 'status'));
  const said = detailOf(error, 'message');
  return !isRateLimit(error) && (isRefused || /resource not accessible/i.test(said));
}

function isRateLimit(error: unknown): boolean {
  return /rate limit/i.test(detailOf(error, 'message')) || detailOf(error, 'status') === '429';
}

function resetOf(error: unknown): string {
  const { headers } = Object(Object(error).response);
  const reset = new Date(1000 * Number(Object(headers)['x-ratelimit-reset'] || Number.NaN));
  return Number.isNaN(reset.getTime()) ? '' : ` until ${reset.toISOString().slice(11, 16)} UTC`;
}

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

/** Whether a GitHub has the service that artifacts are uploaded to; Enterprise Server does not. */
export function canUpload(serverUrl: string): boolean {
  const { hostname } = new URL(serverUrl);
  return hostname === 'github.com' || /\.(ghe\.com|localhost)$/.test(hostname);
}

export function reportName(instance: string): string {
  return [`${TOOL.name}-report`, encodedName(instance)].filter(Boolean).join('-');
}

/**
 * Uploads files as an artifact of this run.
 *
 * @param ms how long it may take: the artifact client itself would try for minutes
 * @returns the artifact's id
 * @throws Error if they cannot be uploaded, or not in time, or if the name is taken by what is not replaced
 */
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

interface ChartOwner {
  readonly run: number;
  readonly attempt: number;
  readonly instance: string;
}

/** Charts of earlier runs stay in the commits that comments link to: nothing links to the branch itself. */
function isChartFile(path: string): boolean {
  return /^[^/]+\.svg$/.test(path);
}

export class NoChartBranch extends Error {}

/**
 * Adds the charts of a run to the branch in one new commit.
 *
 * @param of whose they are, and whether a branch that is not there is made
 * @returns the commit, and the paths of the charts there
 * @throws NoChartBranch where none is there or made; one call tells
 */
export async function storeCharts(
  client: Client,
  charts: Charts,
  of: ChartOwner & { readonly isMade: boolean },
) {
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
  const what = `Chart${charts.size > 1 ? 's' : ''} of run ${of.run}, attempt ${of.attempt}`;
  const linked = `Comments of ${TOOL.name} link to this commit: deleting the branch breaks them.`;
  const message = `${what}\n\n${linked}`;
  const change = async (tip: object | null) => {
    if (tip === null && !of.isMade) throw new NoChartBranch();
    return { files, drops: isChartFile, message };
  };
  return { sha: await changeBranch(client, DATA_BRANCH, change), paths };
}

const IN_SUMMARY = 'The whole report is in the job summary.';

const TEXTS = {
  comment: {
    begins: 'The report could not be posted as a comment',
    forbidden: 'write to the pull request',
    permission: 'pull-requests',
    instead: IN_SUMMARY,
  },
  check: {
    begins: 'The verdict could not be written as a check',
    forbidden: 'write checks',
    permission: 'checks',
    instead: IN_SUMMARY,
  },
  chart: {
    begins: 'The chart could not be stored on its branch',
    forbidden: 'push to the repository',
    permission: 'contents',
    instead: 'The comment shows a text plot instead.',
  },
  history: {
    begins: 'This run could not be added to the history',
    forbidden: 'push to the repository',
    permission: 'contents',
    instead: 'Nothing of it is on the branch.',
  },
} as const;

export function explainFailure(error: unknown, what: keyof typeof TEXTS): string {
  const { begins, instead } = TEXTS[what];
  return `${begins}: ${causeOf(error, what)} ${instead}`;
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

function causeOf(error: unknown, what: keyof typeof TEXTS): string {
  const said = printable(reasonOf(error), 300).replace(/\.$/, '');
  const { forbidden, permission } = TEXTS[what];
  if (isRateLimit(error))
    return `GitHub’s rate limit for this token is used up${resetOf(error)}. Run the job again later.`;
  if (isForbidden(error)) {
    const words = said && ` (GitHub says: ${said})`;
    return `the token may not ${forbidden}${words}. Give the job \`permissions: ${permission}: write\`.`;
  }
  const cause = `${said || 'the cause is unknown'}.`;
  return isUnanswered(error) ? `${cause} Run the job again.` : cause;
}

/** " until 10:20 UTC"; empty if GitHub does not say. */
function resetOf(error: unknown): string {
  const { headers } = Object(Object(error).response);
  const reset = new Date(1000 * Number(Object(headers)['x-ratelimit-reset'] || Number.NaN));
  return Number.isNaN(reset.getTime()) ? '' : ` until ${reset.toISOString().slice(11, 16)} UTC`;
}

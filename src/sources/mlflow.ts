import * as z from 'zod/mini';
import { dataError } from '../errors.ts';
import { printable } from '../printable.ts';
import { forCommit, hasCommit, type ServerLocation } from '../read/index.ts';
import {
  type Access,
  addressIn,
  allPages,
  askServer,
  authorized,
  type HttpServer,
  latestOf,
  newestFirst,
  ofCommits,
  type ReadTrials,
} from './servers.ts';

/** What MLflow's own client sends its requests with, which this one cannot. */
const UNSUPPORTED = [
  'MLFLOW_TRACKING_AUTH',
  'MLFLOW_TRACKING_AWS_SIGV4',
  'MLFLOW_TRACKING_CLIENT_CERT_PATH',
];

/** The server that the environment names, as MLflow's own client would reach it. */
function mlflowServer(where: string, access: Access): HttpServer {
  const { env, budget, policy } = access;
  const given = env[VARIABLE]?.trim() ?? '';
  if (given === '')
    throw dataError(where, `${VARIABLE} is not set`, 'Set it in the `env:` of the step.');
  const other = UNSUPPORTED.find((name) => !/^(|0|false)$/i.test(env[name] ?? ''));
  if (other !== undefined) {
    const fix = 'Export the runs: `mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.';
    throw dataError(where, `${other} is set, but servers that need it are not supported`, fix);
  }
  const isDatabricks = /^databricks(:\/\/.*)?$/.test(given);
  const variable = isDatabricks ? 'DATABRICKS_HOST' : VARIABLE;
  const { address, ...inUrl } = addressIn(env[variable] ?? '', variable, where);
  const user = {
    username: env.MLFLOW_TRACKING_USERNAME || inUrl.username,
    password: env.MLFLOW_TRACKING_PASSWORD || inUrl.password,
    token: env.MLFLOW_TRACKING_TOKEN,
  };
  const token = { token: env.DATABRICKS_TOKEN };
  const { headers, secrets } = authorized(isDatabricks ? token : user, access);
  const workspace = env.MLFLOW_WORKSPACE ? { 'x-mlflow-workspace': env.MLFLOW_WORKSPACE } : {};
  const credentials = isDatabricks ? 'DATABRICKS_TOKEN' : CREDENTIALS;
  return {
    ...{ where, address, policy, budget, title: 'the MLflow server' },
    variables: { address: variable, credentials },
    secrets,
    headers: { ...headers, ...workspace },
    fixes: {
      400: 'Check the filter; docs/sources.md shows some.',
      404: `Check that ${VARIABLE} is the address of an MLflow server, without /api or a fragment.`,
    },
  };
}

const VARIABLE = 'MLFLOW_TRACKING_URI';
const CREDENTIALS =
  'MLFLOW_TRACKING_USERNAME and MLFLOW_TRACKING_PASSWORD, or MLFLOW_TRACKING_TOKEN';

const API = '/api/2.0/mlflow';

/** Whole numbers are text where an older server answers. */
const time = z.nullish(z.coerce.number());

const experiment = z.object({
  experiment_id: z.string(),
  name: z.string(),
  lifecycle_stage: z.nullish(z.string()),
});

const entries = z.nullish(
  z.array(z.object({ key: z.string(), value: z.nullish(z.union([z.string(), z.number()])) })),
);
const run = z.object({
  info: z.object({
    run_id: z.string(),
    experiment_id: z.string(),
    status: z.string(),
    start_time: time,
    end_time: time,
    lifecycle_stage: z.nullish(z.string()),
  }),
  // What is empty is left out.
  data: z.nullish(z.object({ metrics: entries, params: entries, tags: entries })),
});
type Run = z.output<typeof run>;

const COMMIT = 'mlflow.source.git.commit';
const PARENT = 'mlflow.parentRunId';

export const mlflowTrials: ReadTrials = async (location, commits, access) => {
  const server = mlflowServer(location.text, access);
  const found = await experimentNamed(server, location.name, access);
  const asked = commits ?? [location.filters.get('commit') ?? ''];
  // There is no OR: each commit is asked for by itself.
  const ofEach = asked.map(async (sha) => {
    const runs = await runsOf(server, found.experiment_id, filterFor(location, sha), location);
    return [commits === null ? '' : sha, runs] as const;
  });
  return ofCommits(await Promise.all(ofEach), (runs) => toTrials(runs, found));
};

async function experimentNamed(server: HttpServer, name: string, { env }: Access) {
  const path = `${API}/experiments/get-by-name?experiment_name=${encodeURIComponent(name)}`;
  const schema = z.object({ experiment });
  const answer = await askServer(server, { path, schema }, async () => {
    // What a job says is shown on the pull request, where not everybody may know what the server holds.
    const isJob = env.GITHUB_ACTIONS === 'true';
    const listed = isJob ? LISTED_ELSEWHERE : await experimentsOf(server);
    return dataError(server.where, `${server.title} has no experiment of this name`, listed);
  });
  if (answer.experiment.lifecycle_stage !== 'deleted') return answer.experiment;
  const fix = 'Restore it with `mlflow experiments restore`, or name another.';
  throw dataError(server.where, 'is a deleted experiment', fix);
}

const MAX_LISTED = 20;

const LISTED_ELSEWHERE = 'On your own machine, `tuning-gate inspect` lists those that there are.';

/** The server's experiments, newest first: one of them will be meant. */
async function experimentsOf(server: HttpServer): Promise<string> {
  const schema = z.object({ experiments: z.nullish(z.array(experiment)) });
  const question = { path: `${API}/experiments/search`, body: { max_results: MAX_LISTED }, schema };
  const { experiments } = await askServer(server, question);
  const names = (experiments ?? []).map(({ name }) => printable(name, 60));
  return names.length === 0 ? 'It has none at all.' : `It has ${names.join(', ')}.`;
}

function filterFor(location: ServerLocation, sha: string): string {
  const filter = location.filters.get('filter') ?? '';
  const ofCommit = sha === '' || hasCommit(location) ? '' : `tags.\`${COMMIT}\` = '${sha}'`;
  return [ofCommit, forCommit(filter, sha)].filter(Boolean).join(' AND ');
}

const page = z.object({ runs: z.nullish(z.array(run)), next_page_token: z.nullish(z.string()) });

const PAGE = 1000;

/** All runs that a filter finds, in the order in which they started, so that a run that is added meanwhile shifts no page. */
function runsOf(
  server: HttpServer,
  experimentId: string,
  filter: string,
  location: ServerLocation,
): Promise<Run[]> {
  return allPages(location, async (from) => {
    const body = {
      ...{ experiment_ids: [experimentId], filter, run_view_type: 'ACTIVE_ONLY' },
      ...{ max_results: PAGE, order_by: ['attributes.start_time ASC'] },
      ...(from !== null && { page_token: from }),
    };
    const answer = await askServer(server, { path: `${API}/runs/search`, body, schema: page });
    const runs = (answer.runs ?? []).map(withoutOtherTags);
    return {
      items: runs.map((one) => [one.info.run_id, one]),
      next: answer.next_page_token || null,
    };
  });
}

function toTrials(runs: readonly Run[], { experiment_id, name }: z.output<typeof experiment>) {
  // Runs that sum up others are no trials.
  const parents = new Set(runs.map((each) => tagOf(each, PARENT)));
  const leaves = runs.filter(({ info }) => !parents.has(info.run_id));
  return {
    text: JSON.stringify({ experiment: { experiment_id, name }, runs }),
    count: leaves.length,
    started: latestOf(leaves.map(({ info }) => info.start_time || null)),
    commits: newestFirst(leaves.map((leaf) => tagOf(leaf, COMMIT)?.toString())),
  };
}

function tagOf({ data }: Run, wanted: string) {
  return data?.tags?.find(({ key }) => key === wanted)?.value;
}

/** Without the tags that hold a model's signature, a notebook and the like. */
function withoutOtherTags({ info, data }: Run): Run {
  const tags = data?.tags?.filter(({ key }) => key === COMMIT || key === PARENT);
  return { info, data: { metrics: data?.metrics, params: data?.params, tags } };
}

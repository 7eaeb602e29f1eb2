import * as z from 'zod/mini';
import { dataError } from '../errors.ts';
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
  repeatable,
} from './servers.ts';

/** The server that the environment names, as the library would reach it. */
function wandbServer(where: string, access: Access): HttpServer {
  const { env, budget, policy } = access;
  const key = env.WANDB_API_KEY?.trim();
  const fix = 'Set it in the `env:` of the step to the key of a service account.';
  if (!key) throw dataError(where, 'WANDB_API_KEY is not set', fix);
  const variable = 'WANDB_BASE_URL';
  const { address } = addressIn(env[variable] || 'https://api.wandb.ai', variable, where);
  return {
    ...{ where, address, policy, budget, title: 'the W&B server' },
    variables: { address: variable, credentials: 'WANDB_API_KEY' },
    ...authorized({ username: 'api', password: key }, access),
    fixes: { 400: CHECK },
  };
}

const CHECK = 'Check the name and the filters.';

const node = z.object({
  name: z.string(),
  displayName: z.nullish(z.string()),
  state: z.string(),
  config: z.nullish(z.string()),
  summaryMetrics: z.nullish(z.string()),
  createdAt: z.nullish(z.string()),
  sweepName: z.nullish(z.string()),
  commit: z.nullish(z.string()),
});
type Node = z.output<typeof node>;

const pageInfo = z.object({ endCursor: z.nullish(z.string()), hasNextPage: z.boolean() });
const runPage = z.object({ edges: z.array(z.object({ node })), pageInfo });
const sweep = z.object({ name: z.string(), config: z.nullish(z.string()) });
type Sweep = z.output<typeof sweep>;

/** GraphQL reports errors with status 200, too. */
const answered = z.object({
  errors: z.nullish(z.array(z.object({ message: z.string() }))),
  data: z.nullish(
    z.object({
      project: z.nullish(z.object({ runs: z.nullish(runPage), sweep: z.nullish(sweep) })),
    }),
  ),
});

const RUNS = `query Runs($project: String!, $entity: String!, $cursor: String, $perPage: Int!, $order: String, $filters: JSONString) {
  project(name: $project, entityName: $entity) {
    runs(filters: $filters, after: $cursor, first: $perPage, order: $order) {
      edges { node { name displayName state config summaryMetrics createdAt sweepName commit } }
      pageInfo { endCursor hasNextPage }
    }
  }
}`;

const SWEEP = `query Sweep($project: String!, $entity: String!, $name: String!) {
  project(name: $project, entityName: $entity) { sweep(sweepName: $name) { name config } }
}`;

export const wandbTrials: ReadTrials = async (location, commits, access) => {
  const server = wandbServer(location.text, access);
  const find = (asked: readonly string[] | null) =>
    runsOf(server, location, filtersFor(location, asked));
  const byCommit = new Map<string, readonly Node[]>();
  if (commits !== null && hasCommit(location))
    for (const sha of commits) byCommit.set(sha, await find([sha]));
  else {
    const runs = await find(commits);
    // The filter is not documented, so that each run is looked at again.
    for (const sha of commits ?? [''])
      byCommit.set(sha, commits === null ? runs : runs.filter(({ commit }) => commit === sha));
  }
  const all = [...byCommit.values()].flat();
  const sweeps = await sweepsOf(all, server, location);
  return ofCommits(byCommit, (runs) => toTrials(runs, sweeps));
};

/** In the style of Mongo, as text. */
function filtersFor(location: ServerLocation, commits: readonly string[] | null): string {
  const given = (key: string) => {
    const value = location.filters.get(key);
    return value === undefined ? undefined : forCommit(value, commits?.[0] ?? '');
  };
  const commit = location.filters.get('commit');
  const asked = commits !== null && !hasCommit(location) ? commits : commit ? [commit] : [];
  const [sweep, tag] = [given('sweep'), given('tag')];
  const all = [
    sweep !== undefined && { sweep },
    tag !== undefined && { tags: { $in: [tag] } },
    asked.length > 0 && { commit: { $in: asked } },
  ].filter(Boolean);
  return JSON.stringify(all.length === 0 ? {} : { $and: all });
}

const PAGE = 200;

/** All runs that a filter finds, oldest first. */
function runsOf(server: HttpServer, location: ServerLocation, filters: string): Promise<Node[]> {
  return allPages(location, async (cursor) => {
    const variables = { filters, cursor, perPage: PAGE, order: '+created_at' };
    const project = await ask(server, location, { query: RUNS, variables });
    if (!project?.runs) throw noProject(server);
    const { edges, pageInfo } = project.runs;
    const items = edges.map(({ node: run }) => [run.name, run] as const);
    return { items, next: pageInfo.hasNextPage ? pageInfo.endCursor || cursor || '' : null };
  });
}

/** A project of others that is private looks like one that is missing. */
function noProject({ where, title, variables: { credentials } }: HttpServer) {
  const fix = `Write wandb:ENTITY/PROJECT, and check what ${credentials} may read.`;
  return dataError(where, `${title} has no such project, or it is private`, fix);
}

type Asked = Readonly<{ query: string; variables: object }>;

async function ask(server: HttpServer, { name }: ServerLocation, { query, variables }: Asked) {
  const [entity, project] = name.split('/');
  const body = { query, variables: { entity, project, ...variables } };
  const question = { path: '/graphql', body, schema: answered };
  const answer = await askServer(server, question, async () => noProject(server));
  const [first] = answer.errors ?? [];
  if (first === undefined) return answer.data?.project;
  const words = repeatable(first.message, server);
  const about = words === '' ? '' : `: ${words}`;
  throw dataError(server.where, `${server.title} refused the query${about}`, CHECK);
}

async function sweepsOf(runs: readonly Node[], server: HttpServer, location: ServerLocation) {
  const sweeps: Sweep[] = [];
  for (const name of new Set(runs.flatMap(({ sweepName }) => sweepName || []))) {
    const found = await ask(server, location, { query: SWEEP, variables: { name } });
    if (found?.sweep) sweeps.push(found.sweep);
  }
  return sweeps;
}

function toTrials(runs: readonly Node[], sweeps: readonly Sweep[]) {
  // In UTC, whether or not it says so.
  const times = runs.map(({ createdAt }) => Date.parse(createdAt?.replace(/Z?$/, 'Z') ?? ''));
  return {
    text: JSON.stringify({ sweeps, nodes: runs }),
    count: runs.length,
    started: latestOf(times),
    commits: newestFirst(runs.map(({ commit }) => commit)),
  };
}

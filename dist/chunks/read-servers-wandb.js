import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  SERVER_POLICY,
  addressIn,
  allPages,
  askServer,
  authorized,
  repeatable,
  spanOf
} from "./read-servers-http.js";
import "./github.js";
import {
  array,
  boolean,
  nullish,
  object,
  string
} from "./zod.js";
import "./tool.js";
import {
  forCommit,
  hasCommit
} from "./read-servers-location.js";
import {
  dataError
} from "./errors.js";
import "./printable.js";
import "./runtime.js";

// src/read/servers/wandb.ts
function wandbServer(where, access) {
  const { env, policy = SERVER_POLICY } = access;
  const key = env.WANDB_API_KEY?.trim();
  if (!key)
    throw dataError(
      where,
      "WANDB_API_KEY is not set",
      "Set it in the `env:` of the step to the key of a service account."
    );
  const variable = "WANDB_BASE_URL";
  const { address } = addressIn(env[variable] || "https://api.wandb.ai", variable, where);
  return {
    ...{ where, address, policy, title: "the W&B server" },
    variables: { address: variable, credentials: "WANDB_API_KEY" },
    ...authorized({ username: "api", password: key }, access),
    fixes: { 400: CHECK }
  };
}
var CHECK = "Check the name and the filters.";
var node = object({
  name: string(),
  displayName: nullish(string()),
  state: string(),
  config: nullish(string()),
  summaryMetrics: nullish(string()),
  createdAt: nullish(string()),
  sweepName: nullish(string()),
  commit: nullish(string())
});
var pageInfo = object({ endCursor: nullish(string()), hasNextPage: boolean() });
var runPage = object({ edges: array(object({ node })), pageInfo });
var sweep = object({ name: string(), config: nullish(string()) });
var answered = object({
  errors: nullish(array(object({ message: string() }))),
  data: nullish(
    object({
      project: nullish(object({ runs: nullish(runPage), sweep: nullish(sweep) }))
    })
  )
});
var RUNS = `query Runs($project: String!, $entity: String!, $cursor: String, $perPage: Int!, $order: String, $filters: JSONString) {
  project(name: $project, entityName: $entity) {
    runs(filters: $filters, after: $cursor, first: $perPage, order: $order) {
      edges { node { name displayName state config summaryMetrics createdAt sweepName commit } }
      pageInfo { endCursor hasNextPage }
    }
  }
}`;
var SWEEP = `query Sweep($project: String!, $entity: String!, $name: String!) {
  project(name: $project, entityName: $entity) { sweep(sweepName: $name) { name config } }
}`;
async function wandbTrials(location, commits, access) {
  const server = wandbServer(location.text, access);
  const byCommit = /* @__PURE__ */ new Map();
  const add = async (sha, asked) => byCommit.set(sha, await runsOf(server, location, filtersFor(location, asked)));
  if (commits === null) await add("", null);
  else if (hasCommit(location)) for (const sha of commits) await add(sha, [sha]);
  else {
    const runs = await runsOf(server, location, filtersFor(location, commits));
    for (const sha of commits)
      byCommit.set(
        sha,
        runs.filter(({ commit }) => commit === sha)
      );
  }
  return withSweeps(byCommit, { server, location });
}
function filtersFor(location, commits) {
  const given = (key) => {
    const value = location.filters.get(key);
    return value === void 0 ? void 0 : forCommit(value, commits?.[0] ?? "");
  };
  const commit = location.filters.get("commit");
  const asked = commits !== null && !hasCommit(location) ? commits : commit ? [commit] : [];
  const [sweep2, tag] = [given("sweep"), given("tag")];
  const all = [
    ...sweep2 === void 0 ? [] : [{ sweep: sweep2 }],
    ...tag === void 0 ? [] : [{ tags: { $in: [tag] } }],
    ...asked.length === 0 ? [] : [{ commit: { $in: asked } }]
  ];
  return JSON.stringify(all.length === 0 ? {} : { $and: all });
}
var PAGE = 200;
function runsOf(server, location, filters) {
  return allPages(location, async (cursor) => {
    const variables = { filters, cursor, perPage: PAGE, order: "+created_at" };
    const project = await ask(server, location, { query: RUNS, variables });
    if (!project?.runs) throw noProject(server);
    const { edges, pageInfo: pageInfo2 } = project.runs;
    const items = edges.map(({ node: run }) => [run.name, run]);
    return { items, next: pageInfo2.hasNextPage ? pageInfo2.endCursor || cursor || "" : null };
  });
}
function noProject({ where, title, variables: { credentials } }) {
  const what = `${title} has no such project, or it is private`;
  return dataError(
    where,
    what,
    `Write wandb:ENTITY/PROJECT, and check what ${credentials} may read.`
  );
}
async function ask(server, { name }, { query, variables }) {
  const [entity, project] = name.split("/");
  const body = { query, variables: { entity, project, ...variables } };
  const question = { path: "/graphql", body, schema: answered };
  const answer = await askServer(server, question, async () => noProject(server));
  const [first] = answer.errors ?? [];
  if (first === void 0) return answer.data?.project;
  const words = repeatable(first.message, server);
  const about = words === "" ? "" : `: ${words}`;
  throw dataError(server.where, `${server.title} refused the query${about}`, CHECK);
}
async function withSweeps(byCommit, { server, location }) {
  const names = [...byCommit.values()].flat().flatMap(({ sweepName }) => sweepName || []);
  const sweeps = [];
  for (const name of new Set(names)) {
    const asked = { query: SWEEP, variables: { name } };
    const sweep2 = (await ask(server, location, asked))?.sweep;
    if (sweep2) sweeps.push(sweep2);
  }
  const found = [...byCommit].filter(([, runs]) => runs.length > 0);
  return new Map(found.map(([sha, runs]) => [sha, toTrials(runs, sweeps, location)]));
}
var RUNNING = ["running", "preempting"];
function toTrials(runs, sweeps, location) {
  const running = runs.filter(({ state }) => RUNNING.includes(state)).length;
  const waiting = runs.filter(({ state }) => state === "pending").length;
  const text = JSON.stringify({ sweeps, nodes: runs });
  const times = runs.map(({ createdAt }) => Date.parse(createdAt?.replace(/Z?$/, "Z") ?? ""));
  return {
    files: [{ kind: "text", path: location.text, text }],
    ended: runs.length - running - waiting,
    running,
    started: spanOf(times),
    commits: [...new Set(runs.flatMap(({ commit }) => commit || []))].reverse()
  };
}
export {
  wandbTrials
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  FEWER,
  SERVER_POLICY,
  addressIn,
  allPages,
  askServer,
  authorized,
  latestOf,
  newestFirst,
  ofCommits,
  optunaTrials,
  repeatable
} from "./sources-optuna.js";
import {
  onGitHub
} from "./read.js";
import {
  ageOf,
  forCommit,
  hasCommit,
  plainSearch,
  requireGitHub
} from "./read-location.js";
import {
  Unanswered,
  coerce_exports,
  withDeadline
} from "./github.js";
import {
  array,
  boolean,
  nullish,
  number,
  object,
  string,
  union
} from "./zod.js";
import "./read-names.js";
import "./settings.js";
import {
  dataError,
  printable
} from "./errors.js";
import "./runtime.js";

// src/sources/mlflow.ts
var UNSUPPORTED = [
  "MLFLOW_TRACKING_AUTH",
  "MLFLOW_TRACKING_AWS_SIGV4",
  "MLFLOW_TRACKING_CLIENT_CERT_PATH"
];
function mlflowServer(where, access) {
  const { env, budget, policy } = access;
  const given = env[VARIABLE]?.trim() ?? "";
  if (given === "")
    throw dataError(where, `${VARIABLE} is not set`, "Set it in the `env:` of the step.");
  const other = UNSUPPORTED.find((name) => !/^(|0|false)$/i.test(env[name] ?? ""));
  if (other !== void 0) {
    const fix = "Export the runs: `mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`.";
    throw dataError(where, `${other} is set, but servers that need it are not supported`, fix);
  }
  const isDatabricks = /^databricks(:\/\/.*)?$/.test(given);
  const variable = isDatabricks ? "DATABRICKS_HOST" : VARIABLE;
  const { address, ...inUrl } = addressIn(env[variable] ?? "", variable, where);
  const user = {
    username: env.MLFLOW_TRACKING_USERNAME || inUrl.username,
    password: env.MLFLOW_TRACKING_PASSWORD || inUrl.password,
    token: env.MLFLOW_TRACKING_TOKEN
  };
  const token = { token: env.DATABRICKS_TOKEN };
  const { headers, secrets } = authorized(isDatabricks ? token : user, access);
  const workspace = env.MLFLOW_WORKSPACE ? { "x-mlflow-workspace": env.MLFLOW_WORKSPACE } : {};
  const credentials = isDatabricks ? "DATABRICKS_TOKEN" : CREDENTIALS;
  return {
    ...{ where, address, policy, budget, title: "the MLflow server" },
    variables: { address: variable, credentials },
    secrets,
    headers: { ...headers, ...workspace },
    fixes: {
      400: "Check the filter; docs/sources.md shows some.",
      404: `Check that ${VARIABLE} is the address of an MLflow server, without /api or a fragment.`
    }
  };
}
var VARIABLE = "MLFLOW_TRACKING_URI";
var CREDENTIALS = "MLFLOW_TRACKING_USERNAME and MLFLOW_TRACKING_PASSWORD, or MLFLOW_TRACKING_TOKEN";
var API = "/api/2.0/mlflow";
var time = nullish(coerce_exports.number());
var experiment = object({
  experiment_id: string(),
  name: string(),
  lifecycle_stage: nullish(string())
});
var entries = nullish(
  array(object({ key: string(), value: nullish(union([string(), number()])) }))
);
var run = object({
  info: object({
    run_id: string(),
    experiment_id: string(),
    status: string(),
    start_time: time,
    end_time: time,
    lifecycle_stage: nullish(string())
  }),
  // What is empty is left out.
  data: nullish(object({ metrics: entries, params: entries, tags: entries }))
});
var COMMIT = "mlflow.source.git.commit";
var PARENT = "mlflow.parentRunId";
var mlflowTrials = async (location, commits, access) => {
  const server = mlflowServer(location.text, access);
  const found2 = await experimentNamed(server, location.name, access);
  const asked = commits ?? [location.filters.get("commit") ?? ""];
  const ofEach = asked.map(async (sha) => {
    const runs = await runsOf(server, found2.experiment_id, filterFor(location, sha), location);
    return [commits === null ? "" : sha, runs];
  });
  return ofCommits(await Promise.all(ofEach), (runs) => toTrials(runs, found2));
};
async function experimentNamed(server, name, { env }) {
  const path = `${API}/experiments/get-by-name?experiment_name=${encodeURIComponent(name)}`;
  const schema = object({ experiment });
  const answer = await askServer(server, { path, schema }, async () => {
    const isJob = env.GITHUB_ACTIONS === "true";
    const listed = isJob ? LISTED_ELSEWHERE : await experimentsOf(server);
    return dataError(server.where, `${server.title} has no experiment of this name`, listed);
  });
  if (answer.experiment.lifecycle_stage !== "deleted") return answer.experiment;
  const fix = "Restore it with `mlflow experiments restore`, or name another.";
  throw dataError(server.where, "is a deleted experiment", fix);
}
var MAX_LISTED = 20;
var LISTED_ELSEWHERE = "On your own machine, `tuning-gate inspect` lists those that there are.";
async function experimentsOf(server) {
  const schema = object({ experiments: nullish(array(experiment)) });
  const question = { path: `${API}/experiments/search`, body: { max_results: MAX_LISTED }, schema };
  const { experiments } = await askServer(server, question);
  const names = (experiments ?? []).map(({ name }) => printable(name, 60));
  return names.length === 0 ? "It has none at all." : `It has ${names.join(", ")}.`;
}
function filterFor(location, sha) {
  const filter = location.filters.get("filter") ?? "";
  const ofCommit = sha === "" || hasCommit(location) ? "" : `tags.\`${COMMIT}\` = '${sha}'`;
  return [ofCommit, forCommit(filter, sha)].filter(Boolean).join(" AND ");
}
var page = object({ runs: nullish(array(run)), next_page_token: nullish(string()) });
var PAGE = 1e3;
function runsOf(server, experimentId, filter, location) {
  return allPages(location, async (from) => {
    const body = {
      ...{ experiment_ids: [experimentId], filter, run_view_type: "ACTIVE_ONLY" },
      ...{ max_results: PAGE, order_by: ["attributes.start_time ASC"] },
      ...from !== null && { page_token: from }
    };
    const answer = await askServer(server, { path: `${API}/runs/search`, body, schema: page });
    const runs = (answer.runs ?? []).map(withoutOtherTags);
    return {
      items: runs.map((one) => [one.info.run_id, one]),
      next: answer.next_page_token || null
    };
  });
}
function toTrials(runs, { experiment_id, name }) {
  const parents = new Set(runs.map((each) => tagOf(each, PARENT)));
  const leaves = runs.filter(({ info }) => !parents.has(info.run_id));
  return {
    text: JSON.stringify({ experiment: { experiment_id, name }, runs }),
    count: leaves.length,
    started: latestOf(leaves.map(({ info }) => info.start_time || null)),
    commits: newestFirst(leaves.map((leaf) => tagOf(leaf, COMMIT)?.toString()))
  };
}
function tagOf({ data }, wanted) {
  return data?.tags?.find(({ key }) => key === wanted)?.value;
}
function withoutOtherTags({ info, data }) {
  const tags = data?.tags?.filter(({ key }) => key === COMMIT || key === PARENT);
  return { info, data: { metrics: data?.metrics, params: data?.params, tags } };
}

// src/sources/wandb.ts
function wandbServer(where, access) {
  const { env, budget, policy } = access;
  const key = env.WANDB_API_KEY?.trim();
  const fix = "Set it in the `env:` of the step to the key of a service account.";
  if (!key) throw dataError(where, "WANDB_API_KEY is not set", fix);
  const variable = "WANDB_BASE_URL";
  const { address } = addressIn(env[variable] || "https://api.wandb.ai", variable, where);
  return {
    ...{ where, address, policy, budget, title: "the W&B server" },
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
var wandbTrials = async (location, commits, access) => {
  const server = wandbServer(location.text, access);
  const find = (asked) => runsOf2(server, location, filtersFor(location, asked));
  const byCommit = /* @__PURE__ */ new Map();
  if (commits !== null && hasCommit(location))
    for (const sha of commits) byCommit.set(sha, await find([sha]));
  else {
    const runs = await find(commits);
    for (const sha of commits ?? [""])
      byCommit.set(sha, commits === null ? runs : runs.filter(({ commit }) => commit === sha));
  }
  const all = [...byCommit.values()].flat();
  const sweeps = await sweepsOf(all, server, location);
  return ofCommits(byCommit, (runs) => toTrials2(runs, sweeps));
};
function filtersFor(location, commits) {
  const given = (key) => {
    const value = location.filters.get(key);
    return value === void 0 ? void 0 : forCommit(value, commits?.[0] ?? "");
  };
  const commit = location.filters.get("commit");
  const asked = commits !== null && !hasCommit(location) ? commits : commit ? [commit] : [];
  const [sweep2, tag] = [given("sweep"), given("tag")];
  const all = [
    sweep2 !== void 0 && { sweep: sweep2 },
    tag !== void 0 && { tags: { $in: [tag] } },
    asked.length > 0 && { commit: { $in: asked } }
  ].filter(Boolean);
  return JSON.stringify(all.length === 0 ? {} : { $and: all });
}
var PAGE2 = 200;
function runsOf2(server, location, filters) {
  return allPages(location, async (cursor) => {
    const variables = { filters, cursor, perPage: PAGE2, order: "+created_at" };
    const project = await ask(server, location, { query: RUNS, variables });
    if (!project?.runs) throw noProject(server);
    const { edges, pageInfo: pageInfo2 } = project.runs;
    const items = edges.map(({ node: run2 }) => [run2.name, run2]);
    return { items, next: pageInfo2.hasNextPage ? pageInfo2.endCursor || cursor || "" : null };
  });
}
function noProject({ where, title, variables: { credentials } }) {
  const fix = `Write wandb:ENTITY/PROJECT, and check what ${credentials} may read.`;
  return dataError(where, `${title} has no such project, or it is private`, fix);
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
async function sweepsOf(runs, server, location) {
  const sweeps = [];
  for (const name of new Set(runs.flatMap(({ sweepName }) => sweepName || []))) {
    const found2 = await ask(server, location, { query: SWEEP, variables: { name } });
    if (found2?.sweep) sweeps.push(found2.sweep);
  }
  return sweeps;
}
function toTrials2(runs, sweeps) {
  const times = runs.map(({ createdAt }) => Date.parse(createdAt?.replace(/Z?$/, "Z") ?? ""));
  return {
    text: JSON.stringify({ sweeps, nodes: runs }),
    count: runs.length,
    started: latestOf(times),
    commits: newestFirst(runs.map(({ commit }) => commit))
  };
}

// src/sources/index.ts
async function findOnServer(wanted, place) {
  const { location, arm } = wanted;
  const { policy = SERVER_POLICY } = place.servers;
  const access = { ...place.servers, policy, budget: place.reads.budget };
  const read = (commits) => readTrials(location, commits, access);
  const at = { location, clock: place.servers.now };
  if (!location.byCommit) return found(await read(null), at);
  const github = requireGitHub(place, location.text);
  if (arm === "candidate") return found(await read(github.candidateShas), at);
  const { nearestCommit } = await onGitHub();
  const nearest = await nearestCommit(github, wanted, read);
  if ("why" in nearest) return found(/* @__PURE__ */ new Map(), { ...at, absence: nearest });
  const { sha, trials, choice } = nearest;
  return found(/* @__PURE__ */ new Map([[sha, trials]]), { ...at, choice });
}
var MAX_READING = 6e5;
var readTrials = (location, commits, access) => {
  const read = async () => READERS[location.tool](location, commits, access);
  return withDeadline(MAX_READING, read, "it").catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, FEWER);
  });
};
var READERS = { mlflow: mlflowTrials, wandb: wandbTrials, optuna: optunaTrials };
function found(given, { location, clock, choice = null, absence }) {
  const now = clock();
  const mostFirst = [...given].sort(([, a], [, b]) => b.count - a.count);
  const trials = location.tool === "optuna" ? mostFirst.slice(0, 1) : [...given];
  const all = trials.map(([, ofCommit]) => ofCommit);
  const starts = all.flatMap(({ started }) => started ?? []).sort();
  const createdAt = starts.at(-1) ?? null;
  const asked = trials.flatMap(([sha2]) => sha2 || []);
  const recorded = [...new Set(all.flatMap(({ commits: commits2 }) => commits2))];
  const commits = asked.length > 0 ? asked : recorded;
  const sha = mostFirst[0]?.[0] || (location.filters.get("commit") ?? null);
  const files = all.map(({ text }) => ({ kind: "text", path: location.text, text }));
  const why = absence ?? (files.length === 0 ? { why: "missing" } : null);
  return {
    files,
    source: { kind: "server", location: location.text, sha, runUrl: null, createdAt },
    search: {
      ...plainSearch(location, why),
      choice,
      age: ageOf(createdAt, now),
      server: { commits, readAt: new Date(now).toISOString() }
    }
  };
}
export {
  findOnServer
};

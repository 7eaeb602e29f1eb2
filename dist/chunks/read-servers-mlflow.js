import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  SERVER_POLICY,
  addressIn,
  allPages,
  askServer,
  authorized,
  spanOf
} from "./read-servers-http.js";
import {
  coerce_exports
} from "./github.js";
import {
  array,
  nullish,
  number,
  object,
  string,
  union
} from "./zod.js";
import "./tool.js";
import {
  forCommit,
  hasCommit
} from "./read-servers-location.js";
import {
  dataError
} from "./errors.js";
import {
  printable
} from "./printable.js";
import "./runtime.js";

// src/read/servers/mlflow.ts
var UNSUPPORTED = [
  "MLFLOW_TRACKING_AUTH",
  "MLFLOW_TRACKING_AWS_SIGV4",
  "MLFLOW_TRACKING_CLIENT_CERT_PATH"
];
function mlflowServer(where, access) {
  const { env, policy = SERVER_POLICY } = access;
  const given = env[VARIABLE]?.trim() ?? "";
  if (given === "")
    throw dataError(where, `${VARIABLE} is not set`, "Set it in the `env:` of the step.");
  const other = UNSUPPORTED.find((name) => !/^(|0|false)$/i.test(env[name] ?? ""));
  if (other !== void 0)
    throw dataError(
      where,
      `${other} is set, but servers that need it are not supported`,
      "Export the runs: `mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`."
    );
  const isDatabricks = /^databricks(:\/\/.*)?$/.test(given);
  const variable = isDatabricks ? "DATABRICKS_HOST" : VARIABLE;
  const { address, ...inUrl } = addressIn(env[variable] ?? "", variable, where);
  const user = {
    username: env.MLFLOW_TRACKING_USERNAME || inUrl.username,
    password: env.MLFLOW_TRACKING_PASSWORD || inUrl.password
  };
  const credentials = isDatabricks ? authorized({ token: env.DATABRICKS_TOKEN }, access) : authorized({ ...user, token: env.MLFLOW_TRACKING_TOKEN }, access);
  const workspace = env.MLFLOW_WORKSPACE ? { "x-mlflow-workspace": env.MLFLOW_WORKSPACE } : {};
  return {
    ...{ where, address, policy, title: "the MLflow server" },
    variables: {
      address: variable,
      credentials: isDatabricks ? "DATABRICKS_TOKEN" : "MLFLOW_TRACKING_USERNAME and MLFLOW_TRACKING_PASSWORD, or MLFLOW_TRACKING_TOKEN"
    },
    secrets: credentials.secrets,
    headers: { ...credentials.headers, ...workspace },
    fixes: {
      400: "Check the filter; docs/sources.md shows some.",
      404: `Check that ${VARIABLE} is the address of an MLflow server, without /api or a fragment.`
    }
  };
}
var VARIABLE = "MLFLOW_TRACKING_URI";
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
async function mlflowTrials(location, commits, access) {
  const server = mlflowServer(location.text, access);
  const found = await experimentNamed(server, location.name, access);
  const asked = commits ?? [location.filters.get("commit") ?? ""];
  const ofEach = asked.map(async (sha) => {
    const runs = await runsOf(server, found.experiment_id, filterFor(location, sha), location);
    return [commits === null ? "" : sha, runs];
  });
  const all = await Promise.all(ofEach);
  const ofAny = all.filter(([, runs]) => runs.length > 0);
  return new Map(ofAny.map(([sha, runs]) => [sha, toTrials(runs, found, location)]));
}
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
var page = object({
  runs: nullish(array(run)),
  next_page_token: nullish(string())
});
var PAGE = 1e3;
function runsOf(server, experimentId, filter, location) {
  return allPages(location, async (from) => {
    const body = {
      experiment_ids: [experimentId],
      filter,
      run_view_type: "ACTIVE_ONLY",
      max_results: PAGE,
      order_by: ["attributes.start_time ASC"],
      ...from === null ? {} : { page_token: from }
    };
    const question = { path: `${API}/runs/search`, body, schema: page };
    const answer = await askServer(server, question);
    const items = (answer.runs ?? []).map((found) => [found.info.run_id, found]);
    return { items, next: answer.next_page_token || null };
  });
}
function toTrials(runs, { experiment_id, name }, location) {
  const parents = new Set(runs.map((each) => tagOf(each, PARENT)));
  const leaves = runs.filter(({ info }) => !parents.has(info.run_id));
  const running = leaves.filter(({ info }) => info.status === "RUNNING").length;
  const waiting = leaves.filter(({ info }) => info.status === "SCHEDULED").length;
  const text = JSON.stringify({ experiment: { experiment_id, name }, runs: runs.map(kept) });
  return {
    files: [{ kind: "text", path: location.text, text }],
    ended: leaves.length - running - waiting,
    running,
    started: spanOf(leaves.map(({ info }) => info.start_time || null)),
    commits: [
      ...new Set(leaves.flatMap((leaf) => tagOf(leaf, COMMIT)?.toString() ?? []))
    ].reverse()
  };
}
function tagOf({ data }, wanted) {
  return data?.tags?.find(({ key }) => key === wanted)?.value;
}
function kept({ info, data }) {
  const tags = data?.tags?.filter(({ key }) => key === COMMIT || key === PARENT);
  return { info, data: { metrics: data?.metrics, params: data?.params, tags } };
}
export {
  mlflowTrials
};

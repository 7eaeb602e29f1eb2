import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  ancestors,
  wantedCommit
} from "./read-find-baseline.js";
import {
  RETRY_POLICY,
  Refused,
  Unanswered,
  array,
  boolean,
  coerce_exports,
  explainRefusal,
  forCommit,
  hasCommit,
  ifAnswered,
  nullish,
  number,
  object,
  plainSearch,
  requireGitHub,
  retry,
  safeParse,
  string,
  union,
  waitingAsAsked,
  withDeadline
} from "./github.js";
import "./tool.js";
import "./read-names.js";
import {
  UserError,
  dataError,
  detailOf
} from "./errors.js";
import {
  printable
} from "./printable.js";
import "./runtime.js";

// src/read/servers/http.ts
var SERVER_POLICY = { ...RETRY_POLICY, maxAnswer: 6e4 };
var LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
function addressIn(text, variable, where) {
  const refuse = (what, fix) => dataError(where, `${variable} ${what}`, fix);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse("is not the address of a server", "Set it to an address such as https://\u2026.");
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname))
    throw refuse(
      "is an address without TLS, over which anybody could read the credentials",
      "Use https, or on the server\u2019s own machine localhost."
    );
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  const address = `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
  return { address, username, password };
}
function authorized({ username, password, token }, { mask }) {
  const isBasic = Boolean(username && password);
  const basic = isBasic ? Buffer.from(`${username}:${password}`).toString("base64") : "";
  const secrets = [password, token, basic].filter((secret) => secret);
  for (const secret of secrets) mask(secret);
  const authorization = isBasic ? `Basic ${basic}` : token && `Bearer ${token}`;
  return { headers: authorization ? { authorization } : {}, secrets };
}
var MAX_BYTES = 64 * 2 ** 20;
var MAX_RETRIES = 3;
async function askServer(server, question) {
  const { policy } = server;
  const pauses = policy.beforeRetries.slice(0, MAX_RETRIES);
  const attempt = () => waitingAsAsked(policy.second, () => send(server, question));
  const withinMs = MAX_RETRIES * policy.maxAnswer;
  try {
    return await retry({ pauses, withinMs }, attempt);
  } catch (error) {
    throw explained(error, server);
  }
}
var ServerRefusal = class extends Refused {
  said;
  response;
  constructor(status, said, headers) {
    super(status, `answered with status ${status}`);
    this.said = said;
    const reset = headers.get("ratelimit-reset") ?? "";
    const wait = headers.get("retry-after") ?? reset;
    this.response = { headers: wait === "" ? {} : { "retry-after": wait } };
  }
};
async function send(server, { path, body, schema }) {
  const { defaults } = await import("./actions-github-entry.js");
  const proxyFetch = defaults.request?.fetch ?? fetch;
  const signal = AbortSignal.timeout(server.policy.maxAnswer);
  const isPost = body !== void 0;
  const headers = {
    ...server.headers,
    accept: "application/json",
    ...isPost ? { "content-type": "application/json" } : {}
  };
  const sent = isPost ? { method: "POST", body: JSON.stringify(body) } : { method: "GET" };
  const options = { ...sent, headers, signal, redirect: "manual" };
  const answer = await proxyFetch(`${server.address}${path}`, options).catch((error) => {
    throw new Unanswered(failureOf(error));
  });
  const text = await textOfAnswer(answer, server);
  if (answer.status >= 300)
    throw new ServerRefusal(answer.status, saidIn(text, server), answer.headers);
  const { success, data } = safeParse(schema, parsed(text));
  if (success) return data;
  throw dataError(
    server.where,
    `${server.title} answered with something else than its documentation says`,
    `Check that ${server.variables.address} is the address of the server itself, and not of a page or a proxy before it.`
  );
}
function failureOf(error) {
  if (detailOf(error, "message").includes("timeout") || Reflect.get(Object(error), "name") === "TimeoutError")
    return "it took too long";
  return detailOf(Reflect.get(Object(error), "cause"), "code") || "no connection";
}
async function textOfAnswer({ body }, { where, title }) {
  const chunks = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES)
        throw dataError(
          where,
          `${title} gave an answer larger than ${MAX_BYTES / 2 ** 20} MiB`,
          "Name fewer trials with a filter."
        );
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    const isLate = Reflect.get(Object(error), "name") === "TimeoutError";
    throw new Unanswered(isLate ? "it took too long" : "the answer arrived incomplete");
  }
  return Buffer.concat(chunks).toString("utf8");
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function saidIn(text, { secrets }) {
  const answer = Object(parsed(text));
  const message = answer.message ?? answer.error ?? (/^\s*</.test(text) ? "" : text);
  const said = typeof message === "string" ? message : "";
  const isClean = !secrets.some((secret) => secret !== "" && said.includes(secret));
  return isClean ? printable(said, 200) : "";
}
function explained(error, server) {
  const { where, title, variables } = server;
  const { address, credentials } = variables;
  if (error instanceof ServerRefusal) {
    const { status, said } = error;
    if (status === 404 || status === 400) return error;
    const about = said === "" ? "" : `: ${said}`;
    const fixes = [
      [status < 400, `It redirects, as a page to sign in does. Set ${address} to where it leads.`],
      [status === 401, `Check ${credentials}.`],
      [/host header/i.test(said), "Let the server allow its own name (--allowed-hosts)."],
      [status === 403, `Check ${credentials}, and what this user may read.`]
    ];
    const [, fix2 = "Run the job again later."] = fixes.find(([is]) => is) ?? [];
    return dataError(where, `${title} answered with status ${status}${about}`, fix2);
  }
  if (!(error instanceof Unanswered)) return error;
  const isTls = /CERT|SIGNATURE|TLS|SSL/.test(error.message);
  const fix = isTls ? "If its certificate is of your own authority, set NODE_EXTRA_CA_CERTS to the file with that." : `Check ${address}, and whether this machine reaches the server; then run the job again.`;
  return dataError(where, `${title} gave no answer (${error.message})`, fix);
}

// src/read/servers/trials.ts
var MAX_TRIALS = 2e4;
function checkTrialCount(count, { text }) {
  if (count <= MAX_TRIALS) return;
  const what = `has more than ${MAX_TRIALS.toLocaleString("en-US")} trials`;
  throw dataError(text, what, "Name fewer with a filter or a commit.");
}
function spanOf(times) {
  const known = times.filter((time2) => time2 !== null && Number.isFinite(time2));
  if (known.length === 0) return null;
  const [first, last] = known.reduce(
    ([least, most], time2) => [Math.min(least, time2), Math.max(most, time2)],
    [Infinity, -Infinity]
  );
  const instant = (time2) => new Date(time2).toISOString().replace(/\.\d+Z$/, "Z");
  return [instant(first), instant(last)];
}
async function forEachOf(items, ask2) {
  const AT_A_TIME2 = 4;
  const results = [];
  for (let i = 0; i < items.length; i += AT_A_TIME2)
    results.push(...await Promise.all(items.slice(i, i + AT_A_TIME2).map(ask2)));
  return results;
}

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
      `${other} is set, and such servers are not read`,
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
    headers: { ...credentials.headers, ...workspace }
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
  const found2 = await experimentNamed(server, location.name);
  const asked = commits ?? [location.filters.get("commit") ?? ""];
  const all = await forEachOf(asked, async (sha) => {
    const runs = await runsOf(server, found2.experiment_id, filterFor(location, sha), location);
    return [commits === null ? "" : sha, runs];
  });
  const ofAny = all.filter(([, runs]) => runs.length > 0);
  return new Map(ofAny.map(([sha, runs]) => [sha, toTrials(runs, found2, location)]));
}
async function experimentNamed(server, name) {
  const path = `${API}/experiments/get-by-name?experiment_name=${encodeURIComponent(name)}`;
  const schema = object({ experiment });
  const answer = await askServer(server, { path, schema }).catch((error) => {
    if (!(error instanceof ServerRefusal) || error.status !== 404) throw refused(error, server);
    const what = `${server.title} has no experiment of this name`;
    throw dataError(server.where, what, "List them with `tuning-gate inspect mlflow:`.");
  });
  if (answer.experiment.lifecycle_stage !== "deleted") return answer.experiment;
  const fix = "Restore it with `mlflow experiments restore`, or name another.";
  throw dataError(server.where, "is a deleted experiment", fix);
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
var MAX_PAGES = 200;
async function runsOf(server, experimentId, filter, location) {
  const runs = /* @__PURE__ */ new Map();
  let token = "";
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const body = {
      experiment_ids: [experimentId],
      filter,
      run_view_type: "ACTIVE_ONLY",
      max_results: PAGE,
      order_by: ["attributes.start_time ASC"],
      ...token === "" ? {} : { page_token: token }
    };
    const question = { path: `${API}/runs/search`, body, schema: page };
    const answer = await askServer(server, question).catch((error) => {
      throw refused(error, server);
    });
    for (const found2 of answer.runs ?? []) runs.set(found2.info.run_id, found2);
    checkTrialCount(runs.size, location);
    token = answer.next_page_token ?? "";
    if (token === "") return [...runs.values()];
  }
  throw dataError(
    server.where,
    `${server.title} gives page after page`,
    "Run the job again later."
  );
}
function refused(error, { where, title }) {
  if (!(error instanceof ServerRefusal)) return error;
  const { status, said } = error;
  const about = said === "" ? "" : `: ${said}`;
  const fix = status === 404 ? "Check that MLFLOW_TRACKING_URI is the address of an MLflow server, without /api or a fragment." : "Check the filter; docs/sources.md shows some.";
  return dataError(where, `${title} answered with status ${status}${about}`, fix);
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
    started: spanOf(leaves.map(({ info }) => info.start_time || null))
  };
}
function tagOf({ data }, wanted) {
  return data?.tags?.find(({ key }) => key === wanted)?.value;
}
function kept({ info, data }) {
  const tags = data?.tags?.filter(({ key }) => key === COMMIT || key === PARENT);
  return { info, data: { metrics: data?.metrics, params: data?.params, tags } };
}

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
    ...authorized({ username: "api", password: key }, access)
  };
}
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
  if (commits === null) {
    const runs = await runsOf2(server, location, filtersFor(location, null));
    return withSweeps(/* @__PURE__ */ new Map([["", runs]]), { server, location });
  }
  const byCommit = /* @__PURE__ */ new Map();
  if (hasCommit(location)) {
    for (const sha of commits)
      byCommit.set(sha, await runsOf2(server, location, filtersFor(location, [sha])));
    return withSweeps(byCommit, { server, location });
  }
  for (const run2 of await runsOf2(server, location, filtersFor(location, commits)))
    if (run2.commit && commits.includes(run2.commit))
      byCommit.set(run2.commit, [...byCommit.get(run2.commit) ?? [], run2]);
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
var PAGE2 = 200;
var MAX_PAGES2 = 500;
async function runsOf2(server, location, filters) {
  const runs = /* @__PURE__ */ new Map();
  let cursor = null;
  for (let pages = 0; pages < MAX_PAGES2; pages++) {
    const variables = { filters, cursor, perPage: PAGE2, order: "+created_at" };
    const project = await ask(server, location, { query: RUNS, variables });
    if (!project?.runs) throw noProject(server);
    for (const { node: run2 } of project.runs.edges) runs.set(run2.name, run2);
    checkTrialCount(runs.size, location);
    const { hasNextPage, endCursor } = project.runs.pageInfo;
    if (!hasNextPage) return [...runs.values()];
    if (!endCursor || endCursor === cursor) break;
    cursor = endCursor;
  }
  throw dataError(
    server.where,
    `${server.title} gives page after page`,
    "Run the job again later."
  );
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
  const answer = await askServer(server, question).catch((error) => {
    if (!(error instanceof ServerRefusal)) throw error;
    if (error.status === 404) throw noProject(server);
    throw refused2(server, error.said);
  });
  const [first] = answer.errors ?? [];
  if (first !== void 0) throw refused2(server, first.message);
  return answer.data?.project;
}
function refused2({ where, title }, said) {
  const about = said === "" ? "" : `: ${said.slice(0, 200)}`;
  return dataError(
    where,
    `${title} refused the question${about}`,
    "Check the name and the filters."
  );
}
async function withSweeps(byCommit, { server, location }) {
  const known = /* @__PURE__ */ new Map();
  const trials = /* @__PURE__ */ new Map();
  for (const [sha, runs] of byCommit) {
    if (runs.length === 0) continue;
    const sweeps = [];
    for (const name of new Set(runs.flatMap(({ sweepName }) => sweepName || []))) {
      const sweep2 = known.get(name) ?? await sweepNamed(server, location, name);
      known.set(name, sweep2);
      if (sweep2 !== null) sweeps.push(sweep2);
    }
    trials.set(sha, toTrials2(runs, sweeps, location));
  }
  return trials;
}
async function sweepNamed(server, location, name) {
  return (await ask(server, location, { query: SWEEP, variables: { name } }))?.sweep ?? null;
}
var RUNNING = ["running", "preempting"];
function toTrials2(runs, sweeps, location) {
  const running = runs.filter(({ state }) => RUNNING.includes(state)).length;
  const waiting = runs.filter(({ state }) => state === "pending").length;
  const text = JSON.stringify({ sweeps, nodes: runs });
  const times = runs.map(({ createdAt }) => Date.parse(createdAt?.replace(/Z?$/, "Z") ?? ""));
  return {
    files: [{ kind: "text", path: location.text, text }],
    ended: runs.length - running - waiting,
    running,
    started: spanOf(times)
  };
}

// src/read/servers/index.ts
var MAX_READING = 6e5;
function readTrials(location, commits, access) {
  const read = async () => {
    if (location.tool === "mlflow") return mlflowTrials(location, commits, access);
    if (location.tool === "wandb") return wandbTrials(location, commits, access);
    throw dataError(
      location.text,
      "is in a database, which is not read",
      'Export the trials: study.trials_dataframe().to_csv("trials.csv", index=False).'
    );
  };
  return withDeadline(MAX_READING, read, "it").catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, "Name fewer trials with a filter.");
  });
}

// src/read/find-on-server.ts
async function findOnServer(wanted, place) {
  const { location, arm } = wanted;
  const from = (trials) => found(trials, { wanted, place });
  if (!location.byCommit) return from(await readTrials(location, null, place.servers));
  const github = requireGitHub(place, location.text);
  if (arm === "baseline") return baselineOf(wanted, { place, github });
  return from(await readTrials(location, github.candidateShas, place.servers));
}
var AT_A_TIME = 10;
async function baselineOf(wanted, { place, github }) {
  const { reader, baseline, candidateShas } = github;
  const none = (absence) => found(/* @__PURE__ */ new Map(), { wanted, place, absence });
  let asked = 0;
  try {
    const from = await wantedCommit(reader, { ...baseline, trainedSha: wanted.trainedSha });
    for await (const page2 of ancestors(reader.history, from.sha)) {
      const commits = page2.filter((sha) => !candidateShas.includes(sha));
      for (let i = 0; i < commits.length; i += AT_A_TIME) {
        const some = commits.slice(i, i + AT_A_TIME);
        const trials = await readTrials(wanted.location, some, place.servers);
        const nearest = some.find((sha) => trials.has(sha));
        asked += some.length;
        if (nearest === void 0) continue;
        const choice = await choiceOf(nearest, from, { wanted, github });
        const only = new Map([...trials].filter(([sha]) => sha === nearest));
        return found(only, { wanted, place, choice });
      }
    }
  } catch (error) {
    return none(explainRefusal(error, "contents: read"));
  }
  return none({ why: "no-trials", branch: baseline.branch, commits: asked });
}
async function choiceOf(sha, from, { wanted, github }) {
  const { reader, baseline } = github;
  const { branch, headSha } = baseline;
  const isAssumed = from.rung === "merge-base" && wanted.trainedSha !== headSha;
  const chosen = { branch, wanted: from, isAssumed };
  if (sha === from.sha) return { ...chosen, rung: from.rung, distance: null };
  const distance = await ifAnswered(() => reader.history.commitsAhead(sha, from.sha));
  return { ...chosen, rung: "ancestor", distance };
}
function found(trials, { wanted, place, choice, absence }) {
  const { location } = wanted;
  const now = place.servers.now();
  const all = [...trials.values()];
  const sum = (count) => all.reduce((total, one) => total + count(one), 0);
  const times = all.flatMap(({ started }) => started ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  const commits = [...trials.keys()].filter(Boolean);
  const server = {
    tool: location.tool,
    commits,
    ended: sum(({ ended }) => ended),
    running: sum(({ running }) => running),
    started: first === void 0 || last === void 0 ? null : [first, last],
    readAt: new Date(now).toISOString()
  };
  const most = ([, a], [, b]) => b.ended - a.ended;
  const sha = [...trials].sort(most)[0]?.[0] || (location.filters.get("commit") ?? null);
  const files = all.flatMap((one) => one.files);
  const why = absence ?? (files.length === 0 ? { why: "missing" } : null);
  const source = { location: location.text, sha, runUrl: null, createdAt: last ?? null };
  const age = last === void 0 ? null : Math.max(0, (now - Date.parse(last)) / 1e3);
  return {
    files,
    source: { kind: "server", ...source },
    search: { ...plainSearch(location, why), choice: choice ?? null, age, server }
  };
}
export {
  findOnServer
};

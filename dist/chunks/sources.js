import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  EXPORT,
  VARIABLE,
  allPages,
  spanOf,
  unanswered
} from "./sources-optuna-database.js";
import {
  WorkerEnded,
  nearestCommit,
  startWorker
} from "./read.js";
import "./read-data-branch.js";
import {
  MAX_FILE_BYTES,
  forCommit,
  hasCommit,
  plainSearch,
  requireGitHub,
  tooLarge
} from "./read-artifact-names.js";
import "./settings.js";
import {
  RETRY_POLICY,
  Refused,
  Unanswered,
  coerce_exports,
  retry,
  waitingAsAsked,
  withDeadline
} from "./github.js";
import {
  array,
  boolean,
  nullish,
  number,
  object,
  safeParse,
  string,
  union
} from "./zod.js";
import {
  UserError,
  dataError,
  detailOf,
  printable
} from "./errors.js";
import "./runtime.js";

// src/sources/http.ts
var SERVER_POLICY = { ...RETRY_POLICY, maxAnswer: 6e4 };
function isLoopback(hostname) {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
function addressIn(text, variable, where) {
  const refuse = (what, fix) => dataError(where, `${variable} ${what}`, fix);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse("is not the address of a server", "Set it to an address such as https://\u2026.");
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw refuse(
      "is an address without TLS, so anybody on the way could read the credentials",
      "Use https, or localhost on the server\u2019s own machine."
    );
  const [username, password] = [url.username, url.password].map(unescaped);
  const address = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, "")}`;
  return { address, username, password };
}
function unescaped(text) {
  return text.replace(
    /(%[0-9a-f]{2})+/gi,
    (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString()
  );
}
function authorized({ username, password, token }, { mask }) {
  const isBasic = Boolean(username && password);
  const basic = isBasic ? Buffer.from(`${username}:${password}`).toString("base64") : "";
  const secrets = [password, token, basic].filter((secret) => secret);
  for (const secret of secrets) mask(secret);
  const authorization = isBasic ? `Basic ${basic}` : token && `Bearer ${token}`;
  return { headers: authorization ? { authorization } : {}, secrets };
}
var MAX_RETRIES = 3;
async function askServer(server, question, missing) {
  const { policy } = server;
  const pauses = policy.beforeRetries.slice(0, MAX_RETRIES);
  const attempt = () => waitingAsAsked(policy.second, () => send(server, question));
  const withinMs = MAX_RETRIES * policy.maxAnswer;
  try {
    return await retry({ pauses, withinMs }, attempt);
  } catch (error) {
    const isMissing = error instanceof ServerRefusal && error.status === 404;
    throw missing && isMissing ? await missing() : explained(error, server);
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
    `${server.title} sent an answer that does not match its documentation`,
    `Check that ${server.variables.address} is the address of the server itself, not of a page or a proxy in front of it.`
  );
}
function failureOf(error) {
  if (detailOf(error, "message").includes("timeout") || Reflect.get(Object(error), "name") === "TimeoutError")
    return "it took too long";
  return detailOf(Reflect.get(Object(error), "cause"), "code") || "no connection";
}
var FEWER = "Use a filter to select fewer trials.";
async function textOfAnswer({ body }, { where, title, budget }) {
  const chunks = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      budget.left -= chunk.byteLength;
      if (bytes > MAX_FILE_BYTES)
        throw dataError(
          where,
          `${title} gave an answer larger than ${MAX_FILE_BYTES / 2 ** 20} MiB`,
          FEWER
        );
      if (budget.left < 0) throw tooLarge(where, budget, FEWER);
      chunks.push(chunk);
    }
  } catch (error) {
    budget.left += bytes;
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
function saidIn(text, server) {
  const answer = Object(parsed(text));
  const message = answer.message ?? answer.error ?? (/^\s*</.test(text) ? "" : text);
  return typeof message === "string" ? repeatable(message, server) : "";
}
function repeatable(said, { secrets }) {
  const isClean = !secrets.some((secret) => secret !== "" && said.includes(secret));
  return isClean ? printable(said, 200) : "";
}
function explained(error, server) {
  const { where, title, variables, fixes } = server;
  const { address, credentials } = variables;
  if (error instanceof ServerRefusal) {
    const { status, said } = error;
    const about = said === "" ? "" : `: ${said}`;
    const known = [
      [
        status < 400,
        `It redirects, as a sign-in page does. Set ${address} to the address it redirects to.`
      ],
      [status === 401, `Check ${credentials}.`],
      [/host header/i.test(said), "Let the server allow its own name (--allowed-hosts)."],
      [status === 403, `Check ${credentials}, and what this user may read.`]
    ];
    const [, fix2 = fixes[status] ?? "Run the job again later."] = known.find(([is]) => is) ?? [];
    return dataError(where, `${title} answered with status ${status}${about}`, fix2);
  }
  if (!(error instanceof Unanswered)) return error;
  const isTls = /CERT|SIGNATURE|TLS|SSL/.test(error.message);
  const fix = isTls ? "If your own authority signed its certificate, set NODE_EXTRA_CA_CERTS to the file of that authority." : `Check ${address}, and whether this machine reaches the server; then run the job again.`;
  return dataError(where, `${title} gave no answer (${error.message})`, fix);
}

// src/sources/mlflow.ts
var UNSUPPORTED = [
  "MLFLOW_TRACKING_AUTH",
  "MLFLOW_TRACKING_AWS_SIGV4",
  "MLFLOW_TRACKING_CLIENT_CERT_PATH"
];
function mlflowServer(where, access) {
  const { env, budget, policy = SERVER_POLICY } = access;
  const given = env[VARIABLE2]?.trim() ?? "";
  if (given === "")
    throw dataError(where, `${VARIABLE2} is not set`, "Set it in the `env:` of the step.");
  const other = UNSUPPORTED.find((name) => !/^(|0|false)$/i.test(env[name] ?? ""));
  if (other !== void 0)
    throw dataError(
      where,
      `${other} is set, but servers that need it are not supported`,
      "Export the runs: `mlflow experiments csv -x EXPERIMENT_ID -o runs.csv`."
    );
  const isDatabricks = /^databricks(:\/\/.*)?$/.test(given);
  const variable = isDatabricks ? "DATABRICKS_HOST" : VARIABLE2;
  const { address, ...inUrl } = addressIn(env[variable] ?? "", variable, where);
  const user = {
    username: env.MLFLOW_TRACKING_USERNAME || inUrl.username,
    password: env.MLFLOW_TRACKING_PASSWORD || inUrl.password
  };
  const credentials = isDatabricks ? authorized({ token: env.DATABRICKS_TOKEN }, access) : authorized({ ...user, token: env.MLFLOW_TRACKING_TOKEN }, access);
  const workspace = env.MLFLOW_WORKSPACE ? { "x-mlflow-workspace": env.MLFLOW_WORKSPACE } : {};
  return {
    ...{ where, address, policy, budget, title: "the MLflow server" },
    variables: {
      address: variable,
      credentials: isDatabricks ? "DATABRICKS_TOKEN" : "MLFLOW_TRACKING_USERNAME and MLFLOW_TRACKING_PASSWORD, or MLFLOW_TRACKING_TOKEN"
    },
    secrets: credentials.secrets,
    headers: { ...credentials.headers, ...workspace },
    fixes: {
      400: "Check the filter; docs/sources.md shows some.",
      404: `Check that ${VARIABLE2} is the address of an MLflow server, without /api or a fragment.`
    }
  };
}
var VARIABLE2 = "MLFLOW_TRACKING_URI";
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
  const found2 = await experimentNamed(server, location.name, access);
  const asked = commits ?? [location.filters.get("commit") ?? ""];
  const ofEach = asked.map(async (sha) => {
    const runs = await runsOf(server, found2.experiment_id, filterFor(location, sha), location);
    return [commits === null ? "" : sha, runs];
  });
  const all = await Promise.all(ofEach);
  const ofAny = all.filter(([, runs]) => runs.length > 0);
  return new Map(ofAny.map(([sha, runs]) => [sha, toTrials(runs, found2, location)]));
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
    const items = (answer.runs ?? []).map(
      (found2) => [found2.info.run_id, withoutOtherTags(found2)]
    );
    return { items, next: answer.next_page_token || null };
  });
}
function toTrials(runs, { experiment_id, name }, location) {
  const parents = new Set(runs.map((each) => tagOf(each, PARENT)));
  const leaves = runs.filter(({ info }) => !parents.has(info.run_id));
  const running = leaves.filter(({ info }) => info.status === "RUNNING").length;
  const waiting = leaves.filter(({ info }) => info.status === "SCHEDULED").length;
  const text = JSON.stringify({ experiment: { experiment_id, name }, runs });
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
function withoutOtherTags({ info, data }) {
  const tags = data?.tags?.filter(({ key }) => key === COMMIT || key === PARENT);
  return { info, data: { metrics: data?.metrics, params: data?.params, tags } };
}

// src/sources/optuna.ts
var MAX_REQUESTS = 3;
async function optunaTrials(location, commits, access) {
  const where = location.text;
  const { budget, policy = SERVER_POLICY } = access;
  const asked = new Map((commits ?? [""]).map((sha) => [forCommit(location.name, sha), sha]));
  const studies = await studiesIn({
    where,
    connection: connectionTo(where, access),
    names: [...asked.keys()],
    maxAnswer: policy.maxAnswer,
    pauses: policy.beforeRetries.slice(0, 3),
    maxBytes: budget.left
  });
  const found2 = studies.map(({ name, journal, ended, running }) => {
    budget.left -= journal.length;
    if (budget.left < 0) throw tooLarge(where, budget, EXPORT);
    const files = [{ kind: "text", path: where, text: journal }];
    return [asked.get(name) ?? "", { files, ended, running, started: null, commits: [] }];
  });
  if (commits !== null || found2.length > 0) return new Map(found2);
  const what = "the database has no study of this name";
  throw dataError(where, what, "List them with `optuna studies`.");
}
async function studiesIn(task) {
  const { where, maxAnswer } = task;
  const deadline = MAX_REQUESTS * maxAnswer;
  const worker = await startWorker("optuna");
  try {
    return await worker.ask(task, deadline);
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    if (error.tookTooMuch === "memory") throw dataError(where, `${error.message} to read`, EXPORT);
    const seconds = Math.ceil(deadline / 1e3);
    throw unanswered(where, `the database gave no answer within ${seconds} s`);
  } finally {
    worker.stop();
  }
}
function connectionTo(where, { env, mask }) {
  const given = env[VARIABLE]?.trim() ?? "";
  if (given === "")
    throw dataError(where, `${VARIABLE} is not set`, "Set it in the `env:` of the step.");
  const text = given.replace(/^(\w+)\+\w+:/, "$1:");
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "sqlite:")
    throw dataError(where, `${VARIABLE} is an SQLite database`, "Name its file instead.");
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol))
    throw dataError(where, `${VARIABLE} is not a PostgreSQL database`, EXPORT);
  const { hostname, port, username, password, pathname } = url;
  const pass = unescaped(password);
  for (const secret of [password, pass, given]) if (secret !== "") mask(secret);
  return {
    host: unbracketed(hostname) || "localhost",
    port: Number(port || 5432),
    user: unescaped(username),
    pass,
    database: unescaped(pathname.slice(1)),
    ssl: tlsFor(url, where)
  };
}
function unbracketed(hostname) {
  return hostname.replace(/^\[|\]$/g, "");
}
function tlsFor({ hostname, searchParams }, where) {
  const mode = searchParams.get("sslmode");
  const isHere = hostname === "" || isLoopback(hostname);
  const isOpen = mode === null ? isHere : ["disable", "allow", "prefer"].includes(mode);
  if (!isOpen) return mode === "require" ? mode : { host: unbracketed(hostname) };
  if (isHere) return false;
  throw dataError(
    where,
    `${VARIABLE} allows a connection without TLS, so anybody on the way could read the password`,
    "Use `sslmode=verify-full`, or `sslmode=require` to encrypt without checking the certificate."
  );
}

// src/sources/wandb.ts
function wandbServer(where, access) {
  const { env, budget, policy = SERVER_POLICY } = access;
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
async function wandbTrials(location, commits, access) {
  const server = wandbServer(location.text, access);
  const byCommit = /* @__PURE__ */ new Map();
  const add = async (sha, asked) => byCommit.set(sha, await runsOf2(server, location, filtersFor(location, asked)));
  if (commits === null) await add("", null);
  else if (hasCommit(location)) for (const sha of commits) await add(sha, [sha]);
  else {
    const runs = await runsOf2(server, location, filtersFor(location, commits));
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
  const found2 = [...byCommit].filter(([, runs]) => runs.length > 0);
  return new Map(found2.map(([sha, runs]) => [sha, toTrials2(runs, sweeps, location)]));
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
    started: spanOf(times),
    commits: [...new Set(runs.flatMap(({ commit }) => commit || []))].reverse()
  };
}

// src/sources/find-on-server.ts
async function findOnServer(wanted, place) {
  const { location, arm } = wanted;
  const from = (trials) => found(trials, { wanted, place });
  if (!location.byCommit) return from(await readTrials(location, null, accessOf(place)));
  const github = requireGitHub(place, location.text);
  if (arm === "baseline") return baselineOf(wanted, { place, github });
  return from(await readTrials(location, github.candidateShas, accessOf(place)));
}
var accessOf = ({ servers, reads }) => ({ ...servers, budget: reads.budget });
var MAX_READING = 6e5;
function readTrials(location, commits, access) {
  const read = async () => READERS[location.tool](location, commits, access);
  return withDeadline(MAX_READING, read, "it").catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    throw dataError(location.text, error.message, FEWER);
  });
}
var READERS = { mlflow: mlflowTrials, wandb: wandbTrials, optuna: optunaTrials };
async function baselineOf(wanted, { place, github }) {
  const nearest = await nearestCommit(
    github,
    wanted,
    (commits) => readTrials(wanted.location, commits, accessOf(place))
  );
  if ("why" in nearest) return found(/* @__PURE__ */ new Map(), { wanted, place, absence: nearest });
  const { sha, trials, choice } = nearest;
  return found(/* @__PURE__ */ new Map([[sha, trials]]), { wanted, place, choice });
}
function ofOneStudy(trials) {
  return new Map([...trials].sort(byEnded).slice(0, 1));
}
function byEnded([, a], [, b]) {
  return b.ended - a.ended;
}
function found(given, { wanted, place, choice, absence }) {
  const { location } = wanted;
  const trials = location.tool === "optuna" ? ofOneStudy(given) : given;
  const now = place.servers.now();
  const all = [...trials.values()];
  const sum = (count) => all.reduce((total, one) => total + count(one), 0);
  const times = all.flatMap(({ started }) => started ?? []).sort();
  const [first, last] = [times[0], times.at(-1)];
  const commits = [...new Set(all.flatMap((one) => one.commits))];
  const asked = [...trials.keys()].filter(Boolean);
  const server = {
    tool: location.tool,
    commits: asked.length > 0 ? asked : commits,
    ended: sum(({ ended }) => ended),
    running: sum(({ running }) => running),
    started: first === void 0 || last === void 0 ? null : [first, last],
    readAt: new Date(now).toISOString()
  };
  const sha = [...trials].sort(byEnded)[0]?.[0] || (location.filters.get("commit") ?? null);
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

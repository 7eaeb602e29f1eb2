import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  $ZodISODate,
  $ZodISODateTime,
  $ZodISODuration,
  $ZodISOTime,
  $constructor,
  ZodMiniBigInt,
  ZodMiniBoolean,
  ZodMiniDate,
  ZodMiniNumber,
  ZodMiniString,
  ZodMiniStringFormat,
  _coercedBigint,
  _coercedBoolean,
  _coercedDate,
  _coercedNumber,
  _coercedString,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  array,
  boolean,
  int,
  nullable,
  nullish,
  object,
  optional,
  pipe,
  safeParse,
  string,
  transform,
  unknown
} from "./zod.js";
import {
  TOOL,
  UserError,
  detailOf,
  printable,
  settingsError
} from "./errors.js";
import {
  __export
} from "./runtime.js";

// src/github/client.ts
import { setTimeout as sleep } from "node:timers/promises";

// node_modules/zod/v4/mini/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodMiniISODate: () => ZodMiniISODate,
  ZodMiniISODateTime: () => ZodMiniISODateTime,
  ZodMiniISODuration: () => ZodMiniISODuration,
  ZodMiniISOTime: () => ZodMiniISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
var ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
  return _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /* @__PURE__ */ $constructor("ZodMiniISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
  return _isoDate(ZodMiniISODate, params);
}
var ZodMiniISOTime = /* @__PURE__ */ $constructor("ZodMiniISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function time(params) {
  return _isoTime(ZodMiniISOTime, params);
}
var ZodMiniISODuration = /* @__PURE__ */ $constructor("ZodMiniISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function duration(params) {
  return _isoDuration(ZodMiniISODuration, params);
}

// node_modules/zod/v4/mini/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean2,
  date: () => date2,
  number: () => number,
  string: () => string2
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _coercedString(ZodMiniString, params);
}
// @__NO_SIDE_EFFECTS__
function number(params) {
  return _coercedNumber(ZodMiniNumber, params);
}
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _coercedBoolean(ZodMiniBoolean, params);
}
// @__NO_SIDE_EFFECTS__
function bigint(params) {
  return _coercedBigint(ZodMiniBigInt, params);
}
// @__NO_SIDE_EFFECTS__
function date2(params) {
  return _coercedDate(ZodMiniDate, params);
}

// src/github/client.ts
async function createClient(token, repository, policy) {
  const { defaults } = await import("./actions-github-entry.js");
  const { Octokit } = await import("./octokit-rest.js");
  const fetchAsTheRunner = await runnersFetch();
  const octokit = new Octokit({
    ...defaults,
    // Read now: the package's own default dates from when it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? "https://api.github.com",
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore }
  });
  return clientOf(octokit, repository, policy);
}
async function runnersFetch() {
  const { defaults } = await import("./actions-github-entry.js");
  return defaults.request?.fetch ?? fetch;
}
var API_VERSION = "2022-11-28";
function clientOf(octokit, repository, policy) {
  retryRequests(octokit, policy);
  octokit.hook.before("request", ({ headers }) => {
    headers["x-github-api-version"] = API_VERSION;
  });
  const [owner, repo] = repository.split("/");
  const request = octokit.request.defaults({ owner, repo });
  return {
    policy,
    request: (route, parameters) => request(route, { ...parameters }).catch(explainToken),
    graphql: (query, variables) => octokit.graphql(query, { ...variables }).catch(explainToken)
  };
}
function explainToken(error) {
  if (detailOf(error, "status") !== "401") throw error;
  const what = `is refused by GitHub (${printable(detailOf(error, "message"), 200)})`;
  const fix = "Renew the secret that holds it, or remove the input to use the job\u2019s own token.";
  throw settingsError("github-token", what, fix);
}
function fetchWithin(ms, fetchAsTheRunner) {
  return (address, options) => {
    const signals = [options?.signal ?? [], AbortSignal.timeout(ms)].flat();
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}
function ignore() {
}
async function ask(client, route, schema, parameters) {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}
async function* askPages(client, route, schema, parameters) {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!String(headers.link).includes('rel="next"')) return;
  }
}
async function askAll(client, route, schema, parameters) {
  const all = [];
  for await (const page of askPages(client, route, schema, parameters)) all.push(...page);
  return all;
}
function onceEach(question) {
  const answers = /* @__PURE__ */ new Map();
  return (of) => {
    const answer = answers.get(of) ?? question(of);
    answers.set(of, answer);
    return answer;
  };
}
function readAnswer(route, schema, answer) {
  const { success, data, error } = safeParse(schema, answer);
  if (success) return data;
  const field = (error.issues[0]?.path ?? []).join(".").replace(/(^|\.)(\d+)\b/g, "[$2]");
  throw new UnexpectedAnswer(`GitHub\u2019s answer to ${route}${field && `, field ${field}`}`);
}
function answered(schema, say) {
  return pipe(schema, transform(say));
}
var time2 = iso_exports.datetime({ offset: true });
var timeInUtc = answered(
  time2,
  (given) => new Date(given).toISOString().replace(/\.\d+Z$/, "Z")
);
var RETRY_POLICY = {
  /** Before each retry of a request that was not answered. */
  beforeRetries: [1e3, 2e3, 4e3, 8e3, 16e3],
  /** The length of each second that GitHub asks to wait. */
  second: 1e3,
  maxAnswer: 3e4,
  /** For a request with its retries and the waits that GitHub asks for. */
  maxRequest: 12e4,
  maxDownload: 12e4,
  /** For the upload of a report with the retries of the artifact client, which can take 35 s. */
  maxUpload: 4e4,
  /** For the upload of a sweep, without which hours of training are lost. */
  maxSaving: 18e4
};
var MAX_RETRYING_MS = 6e4;
async function retry({ pauses, withinMs = MAX_RETRYING_MS, mayHelp = isUnanswered }, attempt) {
  const until = Date.now() + withinMs;
  for (let failures = 0; ; failures++) {
    try {
      return await attempt(until);
    } catch (error) {
      const pause = pauses[failures];
      const isOver = pause === void 0 || Date.now() + pause >= until;
      if (isOver || !mayHelp(error)) throw error;
      await sleep(pause);
    }
  }
}
async function withDeadline(ms, work, who = "GitHub") {
  let timer;
  const late = new Promise((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1e3)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
var MAX_READ_RETRIES = 3;
function retryRequests({ hook }, policy) {
  hook.wrap("request", async (request, options) => {
    const { method, request: settings } = options;
    const most = method === "GET" ? MAX_READ_RETRIES : policy.beforeRetries.length;
    const pauses = policy.beforeRetries.slice(0, settings?.retries ?? most);
    const mayHelp = (failure) => isUnanswered(failure) && settings?.signal?.aborted !== true;
    const attempt = async () => complete(await waitingAsAsked(policy.second, async () => request(options)));
    const asking = withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt));
    return asking.catch(withoutPage);
  });
}
function complete(answer) {
  const isIncomplete = typeof answer.data === "string" && answer.status !== 204;
  if (isIncomplete) throw new Unanswered("the answer arrived incomplete");
  return answer;
}
var MAX_WAITS = 2;
var MAX_WAIT_SECONDS = 60;
async function waitingAsAsked(second, send) {
  for (let waits = 0; ; waits++) {
    try {
      return await send();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === null || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) throw error;
      await sleep(second * seconds);
    }
  }
}
function secondsToWait(error) {
  if (!["403", "429"].includes(detailOf(error, "status"))) return null;
  const { headers } = responseOf(error);
  const after = Number(headers["retry-after"] || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers["x-ratelimit-remaining"] === "0") {
    const reset = Number(headers["x-ratelimit-reset"]) - Date.now() / 1e3;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, "message")) ? MAX_WAIT_SECONDS : null;
}
function responseOf(error) {
  const response = Object(Reflect.get(Object(error), "response"));
  return { headers: Object(response.headers), data: response.data };
}
function withoutPage(error) {
  const isPage = error instanceof Error && typeof responseOf(error).data === "string";
  if (isPage) error.message = `GitHub answered with status ${detailOf(error, "status")}`;
  throw error;
}
var Unanswered = class extends Error {
};
var UnexpectedAnswer = class extends UserError {
  constructor(where) {
    const fix = "Run the job again; if the error persists, check whether a proxy answers in GitHub\u2019s place.";
    super({ fault: "data", where, what: "is not what GitHub documents", fix });
  }
};
var Refused = class extends Error {
  status;
  constructor(status, message) {
    super(message);
    this.status = status;
  }
};
var BY_STATUS = /* @__PURE__ */ new Map([
  [401, "forbidden"],
  [403, "forbidden"],
  [404, "missing"],
  [410, "expired"],
  // The answer for a commit that does not exist.
  [422, "missing"],
  [451, "forbidden"]
]);
function refusalOf(error) {
  if (isUnanswered(error)) return "unreachable";
  const status = statusOf(error);
  return BY_STATUS.get(status) ?? (status >= 300 ? "unreachable" : null);
}
function isUnanswered(error) {
  if (error instanceof Unanswered || error instanceof UnexpectedAnswer) return true;
  const status = statusOf(error);
  const isRateLimited = status === 403 && /rate limit/i.test(detailOf(error, "message"));
  return isRateLimited || status === 429 || status >= 500;
}
function reasonOf(error) {
  if (error instanceof UnexpectedAnswer) return `${error.where} ${error.what}`;
  return error instanceof UserError ? error.messageFor("inputs") : detailOf(error, "message");
}
function statusOf(error) {
  return Number(detailOf(error, "status"));
}
async function ifAnswered(ask2) {
  try {
    return await ask2();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}

// src/github/files.ts
import { createHash } from "node:crypto";
var BrokenDownload = class extends Unanswered {
  kind;
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
};
var TooLarge = class extends Error {
  constructor(maxBytes) {
    super(`is larger than ${maxBytes} bytes`);
  }
};
async function downloadArtifact(client, artifact2, maxBytes) {
  if (artifact2.expired) throw new Refused(410, "the artifact has expired");
  if (artifact2.bytes > maxBytes) throw new TooLarge(maxBytes);
  return retryDownload(client, async (ms) => {
    const address = await addressOf(client, artifact2.id);
    const signal = AbortSignal.timeout(ms);
    return withDigest(await readAll(await openStored(address, signal), maxBytes), artifact2.digest);
  });
}
var MAX_TRIES = 3;
function retryDownload({ policy }, attempt) {
  const pauses = policy.beforeRetries.slice(0, MAX_TRIES - 1);
  const withinMs = policy.maxDownload;
  const each = Math.floor(withinMs / MAX_TRIES);
  return retry(
    { pauses, withinMs },
    (until) => (
      // After a pause that took longer, no time may be left.
      attempt(Math.max(0, Math.min(each, until - Date.now())))
    )
  );
}
async function readAll(chunks, maxBytes) {
  const parts = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new TooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new BrokenDownload("incomplete", `arrived incomplete (${bytes} bytes)`);
  }
  return Buffer.concat(parts);
}
async function addressOf(client, artifact_id) {
  const route = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  const request = { redirect: "manual", parseSuccessResponseBody: false, retries: 0 };
  const target = { artifact_id, archive_format: "zip", request };
  const { headers } = await client.request(route, target);
  const location = String(headers.location);
  if (URL.canParse(location)) return location;
  throw new Unanswered("GitHub did not say where the artifact is stored");
}
function withDigest(bytes, digest) {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "") ?? [];
  const computed = recorded && createHash("sha256").update(bytes).digest("hex");
  if (computed === recorded?.toLowerCase()) return bytes;
  throw new BrokenDownload("wrong-digest", "does not have the digest that GitHub recorded");
}
async function openStored(address, signal) {
  const fetchAsTheRunner = await runnersFetch();
  const asked = { signal, headers: { "accept-encoding": "identity" } };
  const { status, body } = await fetchAsTheRunner(address, asked).catch((error) => {
    const code = detailOf(Reflect.get(Object(error), "cause"), "code") || "no answer";
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  });
  if (status === 200 && body !== null) return body;
  await body?.cancel();
  const message = `the artifact storage answered ${status}`;
  throw [404, 410].includes(status) ? new Refused(status, message) : new Unanswered(message);
}
async function readContent(client, place, maxBytes) {
  try {
    return await retryDownload(client, async (ms) => {
      const signal = AbortSignal.timeout(ms);
      const request = { parseSuccessResponseBody: false, retries: 0, signal };
      const raw = { accept: "application/vnd.github.raw+json", "accept-encoding": "identity" };
      const route = "GET /repos/{owner}/{repo}/contents/{path}";
      const { data, headers } = await client.request(route, { ...place, headers: raw, request });
      const bytes = await readAll(data, maxBytes);
      const type = String(headers["content-type"]);
      if (!/^(application\/json|text\/html)\b/.test(type)) return { kind: "file", bytes };
      if (/^\s*\[/.test(bytes.toString("latin1", 0, 100))) return { kind: "folder" };
      throw new Unanswered("the answer is not what GitHub documents");
    });
  } catch (error) {
    if (refusalOf(error) === "missing") return { kind: "missing" };
    throw error;
  }
}
var run = answered(
  object({
    id: int(),
    head_sha: string(),
    head_branch: nullish(string()),
    repository_id: nullish(int()),
    head_repository_id: nullish(int())
  }),
  ({ id, head_sha, head_branch, repository_id: base, head_repository_id: head }) => ({
    ...{ id, headSha: head_sha },
    /** Untrusted text. */
    headBranch: head_branch ?? null,
    // What is not known to belong to this repository counts as a fork's.
    isOfFork: base == null || head !== base
  })
);
var artifact = answered(
  object({
    id: int(),
    name: string(),
    size_in_bytes: int(),
    digest: nullish(string()),
    expired: boolean(),
    created_at: time2,
    expires_at: nullish(string()),
    workflow_run: nullish(run)
  }),
  ({ id, name, expired, ...listed }) => ({
    /** The name is untrusted text. */
    ...{ id, name, expired, bytes: listed.size_in_bytes, createdAt: listed.created_at },
    /** Of the bytes as stored, with its method: `sha256:…`. */
    digest: listed.digest ?? null,
    expiresAt: listed.expires_at ?? null,
    /** The run that made it; null if it was deleted. */
    run: listed.workflow_run ?? null
  })
);
var artifactPage = object({ artifacts: array(artifact) });
var MAX_LISTED = 1e3;
function artifactStore(client) {
  const ofRun = async (run_id) => {
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
    const all = await newestFirst(askPages(client, route, artifactPage, { run_id }));
    const names = /* @__PURE__ */ new Set();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const named2 = async (name) => {
    const route = "GET /repos/{owner}/{repo}/actions/artifacts";
    const listing2 = newestFirst(askPages(client, route, artifactPage, { name }));
    const all = await listing2.catch((error) => {
      throw refusalOf(error) === "missing" ? new Refused(403, reasonOf(error)) : error;
    });
    return all.filter((artifact2) => artifact2.name === name);
  };
  return {
    /** All of exactly this name, newest first, as they were when first asked for; of very many, the newest thousand. */
    named: onceEach(named2),
    /** Of one run; where a name is there twice, because jobs ran again, only the newest. */
    ofRun: onceEach(ofRun),
    download: (artifact2, maxBytes) => downloadArtifact(client, artifact2, maxBytes)
  };
}
async function newestFirst(pages) {
  const listed = /* @__PURE__ */ new Map();
  for await (const { artifacts } of pages) {
    for (const artifact2 of artifacts) listed.set(artifact2.id, artifact2);
    if (listed.size >= MAX_LISTED) break;
  }
  const age = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...listed.values()].sort((a, b) => age(a, b) || b.id - a.id);
}

// src/github/branch.ts
import { createHash as createHash2 } from "node:crypto";
var MAX_TRIES2 = 12;
function changeBranch(client, branch, change) {
  const { second } = client.policy;
  const pauses = Array.from({ length: MAX_TRIES2 - 1 }, (_, i) => second * Math.min(i + 1, 4) * 0.5);
  const mayHelp = (failure) => ["409", "422"].includes(detailOf(failure, "status"));
  return retry({ pauses, mayHelp }, async () => {
    const tip = await readBranch(client, branch);
    return commitTo(client, { ref: `heads/${branch}`, tip }, await change(tip));
  });
}
var GIT = "/repos/{owner}/{repo}/git";
var BLOB = { mode: "100644", type: "blob" };
var named = object({ sha: string() });
async function commitTo(client, { ref, tip }, { files: files2, drops, message }) {
  const old = [...tip?.files ?? []];
  const isKnown = ([path, content]) => tip?.files.get(path) === blobSha(Buffer.from(content), tip?.sha ?? "");
  if (tip !== null && [...files2].every(isKnown)) return tip.sha;
  const kept = old.filter(([path]) => !files2.has(path) && !drops(path));
  const tree = [
    ...kept.map(([path, sha2]) => ({ path, ...BLOB, sha: sha2 })),
    ...Array.from(files2, ([path, content]) => ({ path, ...BLOB, content }))
  ];
  const { sha: newTree } = await ask(client, `POST ${GIT}/trees`, named, { tree });
  const parents = tip === null ? [] : [tip.sha];
  const commit = { message, tree: newTree, parents };
  const { sha } = await ask(client, `POST ${GIT}/commits`, named, commit);
  await (tip === null ? client.request(`POST ${GIT}/refs`, { sha, ref: `refs/${ref}` }) : client.request(`PATCH ${GIT}/refs/{ref}`, { sha, ref, force: false }));
  return sha;
}
var reference = object({ object: named });
var listing = object({
  truncated: boolean(),
  tree: array(object({ path: string(), type: string(), sha: string() }))
});
async function readBranch(client, branch, commit) {
  try {
    const at = { ref: `heads/${branch}` };
    const sha = commit ?? (await ask(client, `GET ${GIT}/ref/{ref}`, reference, at)).object.sha;
    const whole = { tree_sha: sha, recursive: "1" };
    const { tree, truncated } = await ask(client, `GET ${GIT}/trees/{tree_sha}`, listing, whole);
    if (truncated) throw new Unanswered(`${branch} has more files than GitHub lists`);
    const blobs = tree.filter(({ type }) => type === "blob");
    return { sha, files: new Map(blobs.map((file) => [file.path, file.sha])) };
  } catch (error) {
    if (refusalOf(error) === "missing") return null;
    throw error;
  }
}
async function readBranchFile(client, { tip, path }, maxBytes) {
  const sha = tip.files.get(path);
  const found = await readContent(client, { ref: tip.sha, path }, maxBytes);
  if (sha === void 0 || found.kind !== "file") throw new Unanswered(`${path} is gone`);
  if (blobSha(found.bytes, sha) === sha) return found.bytes;
  throw new BrokenDownload("wrong-digest", "does not have the digest that its branch records");
}
function blobSha(bytes, like) {
  const hash = createHash2(like.length === 64 ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
function githubReader(client) {
  return {
    artifacts: artifactStore(client),
    history: commitHistory(client),
    runs: onceEach(runLookup(client)),
    branch: (name, commit) => readBranch(client, name, commit),
    content: (place, maxBytes) => readContent(client, place, maxBytes)
  };
}
var commits = array(named);
var withParents = object({ parents: commits });
var comparison = object({ merge_base_commit: named, ahead_by: int() });
function commitHistory(client) {
  const compare = (base, head) => {
    const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
    const target = { basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (commit_sha) => {
      const { parents } = await ask(client, `GET ${GIT}/commits/{commit_sha}`, withParents, {
        commit_sha
      });
      return parents.map(({ sha }) => sha);
    },
    /** The last commit that both have; each is a branch or a SHA. */
    mergeBase: async (base, head) => (await compare(base, head)).merge_base_commit.sha,
    /** A commit and those before it, newest first, a page at a time. */
    before: async function* (sha) {
      const route = "GET /repos/{owner}/{repo}/commits";
      for await (const page of askPages(client, route, commits, { sha }))
        yield page.map((commit) => commit.sha);
    },
    /** How many commits `head` has that `base` has not. */
    commitsAhead: async (base, head) => (await compare(base, head)).ahead_by
  };
}
var workflowRun = object({
  event: string(),
  path: string(),
  created_at: nullish(string()),
  run_started_at: nullish(string()),
  repository: object({ id: int() }),
  /** Null if it was deleted. */
  head_repository: nullish(object({ id: int() }))
});
function runLookup(client) {
  return async (run_id) => {
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";
    const run2 = await ask(client, route, workflowRun, { run_id });
    return {
      event: run2.event,
      isOfFork: run2.head_repository?.id !== run2.repository.id,
      /** The file that was run: `.github/workflows/tuning.yml`. */
      workflow: workflowFile(run2.path),
      /** The same in every attempt. */
      createdAt: run2.created_at ?? null,
      /** Of the latest attempt; null where GitHub does not say. */
      startedAt: run2.run_started_at ?? null
    };
  };
}
function workflowFile(path) {
  return path.replace(/@.*$/s, "").replace(/^.*?(?=\.github\/workflows\/)/s, "");
}

// src/github/pulls.ts
var shape = {
  number: int(),
  head: object({ sha: string() }),
  base: object({ ref: string() })
};
var openPull = answered(object(shape), ({ number: number2, head, base }) => {
  return { number: number2, headSha: head.sha, baseBranch: base.ref };
});
var wholePull = object({
  ...shape,
  state: string(),
  merge_commit_sha: nullish(string()),
  user: nullish(object({ login: string() })),
  labels: array(object({ name: string() }))
});
function openPulls(client, head) {
  const asked = { state: "open", ...head !== void 0 && { head } };
  return askAll(client, "GET /repos/{owner}/{repo}/pulls", array(openPull), asked);
}
async function pullNow(client, number2) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const pull = await ask(client, route, wholePull, { pull_number: number2 });
  const { head, base, state, user, labels, merge_commit_sha } = pull;
  return {
    ...{ number: number2, headSha: head.sha, baseBranch: base.ref, isOpen: state === "open" },
    /** Of an open one, GitHub's test merge; null until there is one. */
    mergeSha: merge_commit_sha ?? null,
    author: user?.login ?? null,
    labels: labels.map(({ name }) => name)
  };
}
var events = array(
  object({
    event: string(),
    created_at: timeInUtc,
    actor: nullish(object({ login: string(), type: string() })),
    label: nullish(object({ name: string() }))
  })
);
var LOGIN = /^[A-Za-z0-9][\w-]{0,99}$/;
async function latestLabeling(client, { number: number2, label }) {
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/events";
  const all = await askAll(client, route, events, { issue_number: number2 });
  const last = all.filter(({ event, label: set }) => event === "labeled" && isSameLabel(set?.name ?? "", label)).toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  if (last === void 0) return null;
  const { login, type } = last.actor ?? { login: "ghost", type: "" };
  const isPerson = type === "User" && LOGIN.test(login);
  return { login, isPerson, at: last.created_at };
}
function isSameLabel(label, other) {
  return label.toLowerCase() === other.toLowerCase();
}
var permission = object({ permission: string() });
async function permissionOf(client, username) {
  const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
  try {
    return (await ask(client, route, permission, { username })).permission;
  } catch (error) {
    if (refusalOf(error) === "missing") return "none";
    throw error;
  }
}
async function pullOfCommit(client, commit_sha, branch) {
  const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
  const brought = await ask(client, route, array(openPull), { commit_sha });
  return brought.find(({ baseBranch }) => baseBranch === branch)?.number ?? null;
}
var optionalText = optional(string());
var changedFile = answered(
  object({ filename: string(), previous_filename: optionalText, patch: optionalText }),
  ({ filename, previous_filename: former = [], patch = null }) => {
    return { paths: [filename, former].flat(), patch };
  }
);
var files = array(changedFile);
var comparison2 = object({ files: optional(files) });
var MAX_LISTED2 = { pull: 3e3, between: 300 };
async function filesOfPull(client, number2) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
  const listed = await askAll(client, route, files, { pull_number: number2 });
  return listed.length < MAX_LISTED2.pull ? listed : null;
}
async function filesBetween(client, base, head) {
  const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
  const target = { basehead: `${base}...${head}`, per_page: 1 };
  const { files: listed } = await ask(client, route, comparison2, target);
  return listed && listed.length < MAX_LISTED2.between ? listed : null;
}
var ONCE = { request: { retries: 0 } };
var comment = answered(
  object({
    id: int(),
    node_id: string(),
    body: nullish(string()),
    html_url: string(),
    /** Null for an account that was deleted. */
    user: nullish(object({ login: string() }))
  }),
  ({ id, node_id: nodeId, html_url: url, user, body }) => {
    return { id, nodeId, author: user?.login ?? "", body: body ?? "", url };
  }
);
var comments = array(comment);
var ON_PULL = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
function commentThread(client, issue_number) {
  return {
    list: () => askAll(client, `GET ${ON_PULL}`, comments, { issue_number }),
    /** The login of the token, Apps with their `[bot]`; and which of 100 comments can be seen. */
    lookUp: async (ids) => {
      const answer = await client.graphql(LOOK_UP, { ids });
      const { viewer, nodes } = readAnswer("POST /graphql", lookedUp, answer);
      const open = nodes.flatMap((node) => node?.id && !node.isMinimized ? [node.id] : []);
      return { login: viewer.login, open: new Set(open) };
    },
    create: (body) => ask(client, `POST ${ON_PULL}`, comment, { ...ONCE, issue_number, body }),
    /** @returns false if it was deleted */
    update: async (comment_id, body) => {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      try {
        await client.request(route, { ...ONCE, comment_id, body });
        return true;
      } catch (error) {
        if (["404", "410"].includes(detailOf(error, "status"))) return false;
        throw error;
      }
    },
    minimise: async (nodeId) => {
      await client.graphql(MINIMISE, { id: nodeId });
    }
  };
}
var LOOK_UP = `query ($ids: [ID!]!) {
  viewer { login }
  nodes(ids: $ids) { ... on IssueComment { id isMinimized } }
}`;
var MINIMISE = `mutation ($id: ID!) {
  minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) {
    minimizedComment { isMinimized }
  }
}`;
var lookedUp = object({
  viewer: object({ login: string() }),
  /** Null for a comment that was deleted in the meantime. */
  nodes: array(
    nullable(object({ id: optional(string()), isMinimized: optional(boolean()) }))
  )
});
var CONCLUSIONS = ["success", "neutral", "failure"];
var text = answered(nullish(string()), (given) => given ?? "");
var written = object({
  id: int(),
  conclusion: _enum(CONCLUSIONS),
  external_id: text,
  html_url: text,
  completed_at: nullable(timeInUtc),
  output: object({ title: text, summary: text })
});
var checkList = object({ check_runs: array(unknown()) });
var created = object({ id: int(), html_url: nullish(string()) });
function checkRuns(client) {
  return {
    /** Those of a name on a commit that this program can have written, newest first, of all attempts. */
    named: async (ref, check_name) => {
      const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
      const target = { ref, check_name, filter: "all" };
      const checks = [];
      for await (const { check_runs } of askPages(client, route, checkList, target))
        checks.push(...check_runs.flatMap((check) => safeParse(written, check).data ?? []));
      return checks.toSorted((a, b) => b.id - a.id);
    },
    /** Completed at once: one left in progress would block for ever. @returns its page */
    create: async (order) => {
      const route = "POST /repos/{owner}/{repo}/check-runs";
      const completed = { ...ONCE, ...order, status: "completed" };
      const { html_url } = await ask(client, route, created, completed);
      return html_url ?? order.details_url;
    }
  };
}

export {
  iso_exports,
  coerce_exports,
  createClient,
  onceEach,
  RETRY_POLICY,
  retry,
  withDeadline,
  waitingAsAsked,
  Unanswered,
  Refused,
  refusalOf,
  isUnanswered,
  reasonOf,
  ifAnswered,
  BrokenDownload,
  TooLarge,
  MAX_LISTED,
  changeBranch,
  readBranchFile,
  githubReader,
  runLookup,
  workflowFile,
  openPulls,
  pullNow,
  latestLabeling,
  isSameLabel,
  permissionOf,
  pullOfCommit,
  filesOfPull,
  filesBetween,
  commentThread,
  checkRuns
};

import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  TOOL
} from "./chunk-6T35VRDD.js";
import {
  array,
  boolean,
  int,
  nullable,
  nullish,
  object,
  optional,
  refine,
  safeParse,
  string
} from "./chunk-HGCKWRJG.js";
import {
  UserError,
  detailOf
} from "./chunk-T56SCC3J.js";

// src/github/access.ts
var Unanswered = class extends Error {
  name = "Unanswered";
};
var UnexpectedAnswer = class extends UserError {
  constructor(where, what) {
    const fix = "Run the job again; if the error persists, check whether a proxy answers in GitHub\u2019s place.";
    super({ fault: "data", where, what, fix });
  }
};
var Refused = class extends Error {
  name = "Refused";
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
  if (isNoAnswer(error)) return "unreachable";
  const status = Number(detailOf(error, "status"));
  const known = BY_STATUS.get(status);
  if (known !== void 0) return known;
  return status >= 300 || isOfNetwork(error) ? "unreachable" : null;
}
function isUnanswered(error) {
  if (isNoAnswer(error)) return true;
  const status = Number(detailOf(error, "status"));
  return status === 429 || status >= 500 || isOfNetwork(error);
}
function isNoAnswer(error) {
  return error instanceof Unanswered || error instanceof UnexpectedAnswer || isRateLimited(error);
}
function isRateLimited(error) {
  return detailOf(error, "status") === "403" && /rate limit/i.test(detailOf(error, "message"));
}
async function ifAnswered(ask2) {
  try {
    return await ask2();
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
}
var ABORTED = ["AbortError", "TimeoutError"];
var NETWORK_CODE = /^(ECONN(RESET|REFUSED|ABORTED)|E(NET|HOST)UNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|UND_ERR_\w+)$/;
var FETCH_MESSAGES = ["fetch failed", "terminated"];
var MAX_CAUSES = 4;
function isOfNetwork(error) {
  let cause = error;
  for (let depth = 0; depth < MAX_CAUSES && typeof cause === "object" && cause; depth++) {
    if (ABORTED.includes(String(Reflect.get(cause, "name")))) return true;
    if (NETWORK_CODE.test(detailOf(cause, "code"))) return true;
    if (FETCH_MESSAGES.includes(detailOf(cause, "message"))) return true;
    cause = Reflect.get(cause, "cause");
  }
  return false;
}

// src/github/receive.ts
var BrokenDownload = class extends Error {
  name = "BrokenDownload";
  kind;
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
};
async function receive(open, { maxBytes, maxSilence, until }) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const silence = setTimeout(abort, maxSilence);
  const whole2 = setTimeout(abort, until - Date.now());
  try {
    const incoming = await open(controller.signal).catch((error) => {
      throw controller.signal.aborted ? new Unanswered("the download did not begin in time") : error;
    });
    return await readAll(incoming, { maxBytes, onChunk: () => silence.refresh() });
  } finally {
    clearTimeout(silence);
    clearTimeout(whole2);
    abort();
  }
}
async function readAll({ chunks, length }, reading) {
  const { maxBytes, onChunk } = reading;
  if ((length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const parts = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      onChunk();
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    throw error instanceof BrokenDownload ? error : incomplete(bytes, length);
  }
  if (bytes !== (length ?? bytes)) throw incomplete(bytes, length);
  return Buffer.concat(parts);
}
function tooLarge(maxBytes) {
  return new BrokenDownload("too-large", `is larger than ${maxBytes} bytes`);
}
function incomplete(bytes, length) {
  const share = length === null ? `${bytes} bytes` : `${bytes} of ${length} bytes`;
  return new BrokenDownload("incomplete", `arrived incomplete (${share})`);
}
function lengthOf(header) {
  const announced = header("content-length");
  if (announced === null || !/^\d+$/.test(announced)) return null;
  return (header("content-encoding") ?? "identity") === "identity" ? Number(announced) : null;
}

// src/github/answer.ts
async function ask(client, route, schema, parameters) {
  const { data } = await client.request(route, parameters);
  return readAnswer(route, schema, data);
}
async function* askPages(client, route, schema, parameters) {
  for (let page = 1; ; page++) {
    const { data, headers } = await client.request(route, { ...parameters, per_page: 100, page });
    yield readAnswer(route, schema, data);
    if (!headers.link?.includes('rel="next"')) return;
  }
}
function readAnswer(route, schema, answer) {
  const { success, data, error } = safeParse(schema, answer);
  if (success) return data;
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map(
    (key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`
  );
  const field = path.length === 0 ? "" : `, field ${path.join("").replace(/^\./, "")}`;
  throw new UnexpectedAnswer(
    `GitHub\u2019s answer to ${route}${field}`,
    `should be ${issue?.message}, as GitHub documents it`
  );
}
var text = string("text");
var whole = int("a whole number");
var truth = boolean("true or false");
var time = text.check(
  refine((value) => !Number.isNaN(Date.parse(value)), "a time in ISO 8601")
);
function inUtc(given) {
  return new Date(given).toISOString().replace(/\.\d+Z$/, "Z");
}
function object2(shape2) {
  return object(shape2, "an object");
}
function list(element) {
  return array(element, "a list");
}
function perhaps(schema) {
  return nullish(schema);
}

// src/github/download.ts
import { createHash } from "node:crypto";

// src/github/retry-policy.ts
import { setTimeout as sleep } from "node:timers/promises";
var RETRY_POLICY = {
  betweenWrites: 1e3,
  betweenNotifications: 3e3,
  beforeRetries: [1e3, 2e3, 4e3, 8e3, 16e3],
  second: 1e3,
  maxAnswer: 3e4,
  maxRequest: 12e4,
  maxSilence: 3e4,
  maxDownload: 12e4,
  maxUpload: 4e4,
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
  const controller = new AbortController();
  let timer;
  const late = new Promise((_, reject) => {
    const message = `${who} gave no answer within ${Math.ceil(ms / 1e3)} s`;
    timer = setTimeout(() => reject(new Unanswered(message)), ms);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}
var MAX_READ_RETRIES = 3;
function retryRequests(octokit, { policy = RETRY_POLICY }) {
  const turnToWrite = spacing(policy.betweenWrites);
  const turnToNotify = spacing(policy.betweenNotifications);
  octokit.hook.wrap("request", async (request, options) => {
    const { method, url, request: settings } = options;
    const isRead = method === "GET" || method === "HEAD";
    if (!isRead) await turnToWrite();
    if (method === "POST" && /\/issues\/[^/]+\/comments$/.test(url)) await turnToNotify();
    const retries = settings?.retries ?? (isRead ? MAX_READ_RETRIES : policy.beforeRetries.length);
    const pauses = policy.beforeRetries.slice(0, retries);
    const mayHelp = (failure) => isUnanswered(failure) && settings?.signal?.aborted !== true;
    const attempt = async () => complete(await waitingAsAsked(policy.second, async () => request(options)));
    return withDeadline(policy.maxRequest, () => retry({ pauses, mayHelp }, attempt)).catch(
      (error) => {
        throw withoutPage(error);
      }
    );
  });
  return { policy };
}
function complete(answer) {
  const isIncomplete = typeof answer.data === "string" && answer.status !== 204;
  if (isIncomplete) throw new Unanswered("the answer arrived incomplete");
  return answer;
}
function spacing(ms) {
  let free = 0;
  return async () => {
    const now = Date.now();
    const turn = Math.max(now, free);
    free = turn + ms;
    if (turn > now) await sleep(turn - now);
  };
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
  const headers = headersOf(error);
  const after = Number(headers.get("retry-after") || Number.NaN);
  if (Number.isFinite(after)) return Math.max(0, after);
  if (headers.get("x-ratelimit-remaining") === "0") {
    const reset = Number(headers.get("x-ratelimit-reset")) - Date.now() / 1e3;
    return Math.max(0, Math.ceil(reset)) + 1;
  }
  return /\bsecondary rate\b/i.test(detailOf(error, "message")) ? MAX_WAIT_SECONDS : null;
}
function headersOf(error) {
  const entries = Object.entries(responseOf(error, "headers") ?? {});
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
function responseOf(error, part) {
  const response = error instanceof Error ? Reflect.get(error, "response") : null;
  return typeof response === "object" && response !== null ? Reflect.get(response, part) : null;
}
function withoutPage(error) {
  const isPage = error instanceof Error && typeof responseOf(error, "data") === "string";
  if (isPage) error.message = `GitHub answered with status ${detailOf(error, "status")}`;
  return error;
}

// src/github/download.ts
async function downloadArtifact(source, artifact, maxBytes) {
  if (artifact.expired) throw new Refused(410, "the artifact has expired");
  if (artifact.bytes > maxBytes) throw tooLarge(maxBytes);
  const { maxSilence } = source.client.policy;
  return retryDownload(source.client, async (until) => {
    const address = await addressOf(source, artifact);
    const open = (signal) => openStored(address, signal);
    const bytes = await receive(open, { maxBytes, until, maxSilence });
    return withDigest(bytes, artifact.digest);
  });
}
var MAX_DOWNLOAD_RETRIES = 2;
function retryDownload({ policy }, attempt) {
  const pauses = policy.beforeRetries.slice(0, MAX_DOWNLOAD_RETRIES);
  return retry({ pauses, withinMs: policy.maxDownload, mayHelp: mayArriveNext }, attempt);
}
function mayArriveNext(failure) {
  return failure instanceof BrokenDownload ? failure.kind !== "too-large" : isUnanswered(failure);
}
var ZIP = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
async function addressOf({ client, repository }, { id }) {
  const request = { redirect: "manual", parseSuccessResponseBody: false, retries: 0 };
  const target = { ...repository, artifact_id: id, archive_format: "zip", request };
  const { headers } = await client.request(ZIP, target);
  if (headers.location !== void 0 && URL.canParse(headers.location)) return headers.location;
  throw new Unanswered("GitHub did not say where the artifact is stored");
}
function withDigest(bytes, digest) {
  const [, recorded] = /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "") ?? [];
  const found2 = recorded && createHash("sha256").update(bytes).digest("hex");
  if (found2 === recorded?.toLowerCase()) return bytes;
  const message = "does not have the digest that GitHub recorded";
  throw new BrokenDownload("wrong-digest", message);
}
var GONE = [404, 410];
async function openStored(address, signal) {
  const { status, headers, body } = await fetchStored(address, signal);
  if (status === 200 && body !== null) {
    return { chunks: body, length: lengthOf((name) => headers.get(name)) };
  }
  await body?.cancel();
  const message = `the artifact storage answered ${status}`;
  throw GONE.includes(status) ? new Refused(status, message) : new Unanswered(message);
}
async function fetchStored(address, signal) {
  const headers = { "accept-encoding": "identity" };
  const { defaults } = await import("./utils-EKOM7LJ2.js");
  const proxyFetch = defaults.request?.fetch ?? fetch;
  try {
    return await proxyFetch(address, { signal, headers });
  } catch (error) {
    const cause = error instanceof Object ? Reflect.get(error, "cause") : void 0;
    const code = detailOf(cause, "code") || "no answer";
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  }
}
async function readContent(source, place, maxBytes) {
  const { maxSilence } = source.client.policy;
  try {
    return await retryDownload(source.client, async (until) => {
      let isFile = true;
      const open = async (signal) => {
        const opened = await openContent(source, place, signal);
        isFile = opened.isFile;
        return opened.incoming;
      };
      const bytes = await receive(open, { maxBytes, until, maxSilence });
      return isFile ? { kind: "file", bytes } : { kind: "folder" };
    });
  } catch (error) {
    if (refusalOf(error) === "missing") return { kind: "missing" };
    throw error;
  }
}
var CONTENTS = "GET /repos/{owner}/{repo}/contents/{path}";
var RAW = { accept: "application/vnd.github.raw+json", "accept-encoding": "identity" };
async function openContent({ client, repository }, place, signal) {
  const request = { parseSuccessResponseBody: false, retries: 0, signal };
  const target = { ...repository, ...place, headers: RAW, request };
  const { data, headers } = await client.request(CONTENTS, target);
  const named2 = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const length = lengthOf((name) => named2.get(name) ?? null);
  const isFile = !/^application\/json\b/.test(named2.get("content-type") ?? "");
  return { isFile, incoming: { chunks: chunksOf(data), length } };
}
function chunksOf(data) {
  if (isStream(data)) return data;
  throw new Unanswered("GitHub gave a file without its content");
}
function isStream(data) {
  return typeof data === "object" && data !== null && Symbol.asyncIterator in data;
}

// src/github/artifacts.ts
var NAMED = "GET /repos/{owner}/{repo}/actions/artifacts";
var OF_RUN = "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts";
var artifactPage = object2({
  artifacts: list(
    object2({
      id: whole,
      name: text,
      size_in_bytes: whole,
      digest: perhaps(text),
      expired: truth,
      created_at: time,
      expires_at: perhaps(text),
      workflow_run: perhaps(
        object2({
          id: whole,
          head_sha: text,
          head_branch: perhaps(text),
          repository_id: perhaps(whole),
          head_repository_id: perhaps(whole)
        })
      )
    })
  )
});
var MAX_LISTED = 1e3;
function artifactStore(client, repository) {
  const ofRun = async (run_id) => {
    const asked = { ...repository, run_id };
    const all = await newestFirst(askPages(client, OF_RUN, artifactPage, asked));
    const names = /* @__PURE__ */ new Set();
    return all.filter(({ name }) => !names.has(name) && names.add(name));
  };
  const listed = /* @__PURE__ */ new Map();
  return {
    named: async (name) => {
      const all = await newestFirst(askPages(client, NAMED, artifactPage, { ...repository, name }));
      return all.filter((artifact) => artifact.name === name);
    },
    ofRun: (id) => {
      const known = listed.get(id) ?? ofRun(id);
      listed.set(id, known);
      return known;
    },
    download: (artifact, maxBytes) => downloadArtifact({ client, repository }, artifact, maxBytes)
  };
}
async function newestFirst(pages) {
  const found2 = /* @__PURE__ */ new Map();
  for await (const { artifacts } of pages) {
    for (const artifact of artifacts) found2.set(artifact.id, toArtifact(artifact));
    if (found2.size >= MAX_LISTED) break;
  }
  const age = (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt);
  return [...found2.values()].sort((a, b) => age(a, b) || b.id - a.id);
}
function toArtifact(listed) {
  const { id, name, expired, workflow_run: run } = listed;
  return {
    id,
    name,
    bytes: listed.size_in_bytes,
    digest: listed.digest ?? null,
    expired,
    createdAt: listed.created_at,
    expiresAt: listed.expires_at ?? null,
    run: run ? {
      id: run.id,
      headSha: run.head_sha,
      headBranch: run.head_branch ?? null,
      // What is not known to belong to this repository counts as a fork's.
      isOfFork: run.repository_id == null || run.head_repository_id !== run.repository_id
    } : null
  };
}

// src/github/reader.ts
function githubReader(client, repository) {
  return {
    artifacts: artifactStore(client, repository),
    history: commitHistory(client, repository),
    runs: runLookup(client, repository),
    content: (place, maxBytes) => readContent({ client, repository }, place, maxBytes)
  };
}
var commit = object2({ sha: text });
var withParents = object2({ parents: list(commit) });
var comparison = object2({ merge_base_commit: commit, ahead_by: whole });
function commitHistory(client, repository) {
  const compare = (base, head) => {
    const route = "GET /repos/{owner}/{repo}/compare/{basehead}";
    const target = { ...repository, basehead: `${base}...${head}`, per_page: 1 };
    return ask(client, route, comparison, target);
  };
  return {
    parentsOf: async (sha) => {
      const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
      const { parents } = await ask(client, route, withParents, { ...repository, commit_sha: sha });
      return parents.map((parent) => parent.sha);
    },
    mergeBase: async (base, head) => (await compare(base, head)).merge_base_commit.sha,
    before: async function* (sha) {
      const route = "GET /repos/{owner}/{repo}/commits";
      for await (const page of askPages(client, route, list(commit), { ...repository, sha })) {
        yield page.map((one) => one.sha);
      }
    },
    commitsAhead: async (base, head) => (await compare(base, head)).ahead_by
  };
}
var TRUSTED_EVENTS = ["push", "schedule", "workflow_dispatch"];
var workflowRun = object2({
  event: text,
  path: text,
  run_started_at: perhaps(text),
  created_at: perhaps(text),
  repository: object2({ id: whole }),
  /** Null if it was deleted. */
  head_repository: perhaps(object2({ id: whole }))
});
function runLookup(client, repository) {
  return async (id) => {
    const route = "GET /repos/{owner}/{repo}/actions/runs/{run_id}";
    const run = await ask(client, route, workflowRun, { ...repository, run_id: id });
    return {
      event: run.event,
      isOfFork: run.head_repository?.id !== run.repository.id,
      workflow: workflowFile(run.path),
      startedAt: run.run_started_at ?? null,
      createdAt: run.created_at ?? null
    };
  };
}
function workflowFile(path) {
  return path.replace(/@.*$/s, "").replace(/^.*?(?=\.github\/workflows\/)/s, "");
}

// src/github/branch.ts
var KINDS = {
  "100644": "blob",
  "100755": "blob",
  "120000": "blob",
  "040000": "tree",
  "160000": "commit"
};
var GIT = "/repos/{owner}/{repo}/git";
var named = object2({ sha: text });
var reference = object2({ object: named });
var commit2 = object2({ tree: named });
var folder = object2({
  tree: list(object2({ path: perhaps(text), mode: perhaps(text), sha: perhaps(text) })),
  truncated: perhaps(truth)
});
function branchOf(client, place) {
  const { branch: name, ...repository } = place;
  const ref = `heads/${name}`;
  return {
    name,
    tip: () => tipOf(client, { ...repository, ref }),
    addTree: async (entries, files) => {
      const tree = [...entries.map(toForeign), ...files.map(toForeignFile)];
      return (await ask(client, `POST ${GIT}/trees`, named, { ...repository, tree })).sha;
    },
    addCommit: async ({ message, tree, parent }) => {
      const target = { ...repository, message, tree, parents: parent === null ? [] : [parent] };
      return (await ask(client, `POST ${GIT}/commits`, named, target)).sha;
    },
    moveTo: async (sha, before) => {
      const target = { ...repository, sha };
      await (before === null ? client.request(`POST ${GIT}/refs`, { ...target, ref: `refs/${ref}` }) : client.request(`PATCH ${GIT}/refs/{ref}`, { ...target, ref, force: false }));
    }
  };
}
async function tipOf(client, { ref, ...repository }) {
  const sha = await shaOf(client, { ...repository, ref });
  if (sha === null) return null;
  const { tree } = await ask(client, `GET ${GIT}/commits/{commit_sha}`, commit2, {
    ...repository,
    commit_sha: sha
  });
  const root = await ask(client, `GET ${GIT}/trees/{tree_sha}`, folder, {
    ...repository,
    tree_sha: tree.sha
  });
  const entries = root.tree.flatMap(
    ({ path, mode, sha: entry }) => path && entry && isMode(mode) ? [{ path, mode, sha: entry }] : []
  );
  const isComplete = root.truncated === false && entries.length === root.tree.length;
  return { sha, treeSha: tree.sha, entries, isComplete };
}
async function shaOf(client, target) {
  try {
    return (await ask(client, `GET ${GIT}/ref/{ref}`, reference, target)).object.sha;
  } catch (error) {
    if (refusalOf(error) === "missing") return null;
    throw error;
  }
}
function isMode(mode) {
  return mode != null && Object.hasOwn(KINDS, mode);
}
function toForeign({ path, mode, sha }) {
  return { path, mode, type: KINDS[mode], sha };
}
function toForeignFile({ path, content }) {
  return { path, mode: "100644", type: "blob", content };
}

// src/github/check-runs.ts
var CONCLUSIONS = ["success", "neutral", "failure"];
var check = object2({
  id: whole,
  conclusion: perhaps(text),
  external_id: perhaps(text),
  html_url: perhaps(text),
  started_at: perhaps(time),
  completed_at: perhaps(time),
  output: object2({ title: perhaps(text), summary: perhaps(text) })
});
var checkList = object2({ check_runs: list(check) });
var created = object2({ id: whole, html_url: perhaps(text) });
function checkRuns(client, repository) {
  return {
    named: async ({ sha, name }) => {
      const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
      const target = { ...repository, ref: sha, check_name: name, filter: "all", per_page: 100 };
      const { check_runs: found2 } = await ask(client, route, checkList, target);
      return found2.toSorted((a, b) => b.id - a.id).flatMap(toWritten);
    },
    create: async (order) => {
      const { html_url } = await ask(client, "POST /repos/{owner}/{repo}/check-runs", created, {
        ...repository,
        name: order.name,
        head_sha: order.headSha,
        status: "completed",
        conclusion: order.conclusion,
        details_url: order.detailsUrl,
        external_id: order.externalId,
        output: {
          title: order.title,
          summary: order.summary,
          annotations: order.annotations.map(toForeign2)
        },
        request: { retries: 0 }
      });
      return html_url ?? order.detailsUrl;
    }
  };
}
function toWritten({ output, ...found2 }) {
  const completedAt = found2.completed_at ?? found2.started_at;
  const conclusion = CONCLUSIONS.find((one) => one === found2.conclusion);
  if (conclusion === void 0) return [];
  return [
    {
      conclusion,
      title: output.title ?? "",
      summary: output.summary ?? "",
      externalId: found2.external_id ?? "",
      url: found2.html_url ?? "",
      completedAt: completedAt ? inUtc(completedAt) : null
    }
  ];
}
function toForeign2({ path, startLine, endLine, level, title, message }) {
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    annotation_level: level,
    title,
    message
  };
}

// src/github/client.ts
async function load() {
  const [{ defaults }, { Octokit }] = await Promise.all([
    import("./utils-EKOM7LJ2.js"),
    import("./dist-src-X7KQO75A.js")
  ]);
  return { defaults, RetryingOctokit: Octokit.plugin(retryRequests) };
}
async function createClient(token, policy = RETRY_POLICY) {
  const { defaults, RetryingOctokit } = await load();
  const fetchAsTheRunner = defaults.request?.fetch ?? fetch;
  return new RetryingOctokit({
    ...defaults,
    // Read now: the package's own default dates from when it was loaded.
    baseUrl: process.env.GITHUB_API_URL ?? "https://api.github.com",
    request: { ...defaults.request, fetch: fetchWithin(policy.maxAnswer, fetchAsTheRunner) },
    auth: token,
    userAgent: `${TOOL.name}/${TOOL.version}`,
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    policy
  });
}
function fetchWithin(ms, fetchAsTheRunner) {
  return (address, options) => {
    const signals = [options?.signal, AbortSignal.timeout(ms)].filter(isSignal);
    return fetchAsTheRunner(address, { ...options, signal: AbortSignal.any(signals) });
  };
}
function isSignal(signal) {
  return signal !== null && signal !== void 0;
}
function ignore() {
}

// src/github/comments.ts
var MAX_PAGES = 30;
var foreignComment = object2({
  id: whole,
  node_id: text,
  body: perhaps(text),
  html_url: text,
  /** Null for an account that was deleted. */
  user: perhaps(object2({ login: text }))
});
var ON_PULL = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
var COMMENT = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
function commentThread(client, pull2) {
  const { owner, repo, number } = pull2;
  const once = { owner, repo, request: { retries: 0 } };
  return {
    list: () => listComments(client, pull2),
    lookUp: (nodeIds) => lookUpComments(client, nodeIds),
    create: async (body) => {
      const target = { ...once, issue_number: number, body };
      return toComment(await ask(client, `POST ${ON_PULL}`, foreignComment, target));
    },
    update: (comment_id, body) => isStillThere(client.request(`PATCH ${COMMENT}`, { ...once, comment_id, body })),
    remove: async (comment_id) => {
      await isStillThere(client.request(`DELETE ${COMMENT}`, { owner, repo, comment_id }));
    },
    minimise: (nodeId) => minimiseComment(client, nodeId)
  };
}
async function listComments(client, pull2) {
  const { owner, repo, number: issue_number } = pull2;
  const comments = [];
  let pages = 0;
  const target = { owner, repo, issue_number };
  for await (const page of askPages(client, `GET ${ON_PULL}`, list(foreignComment), target)) {
    comments.push(...page.map(toComment));
    pages++;
    if (pages === MAX_PAGES) return { comments, complete: false };
  }
  return { comments, complete: true };
}
async function isStillThere(change) {
  try {
    await change;
    return true;
  } catch (error) {
    if (["404", "410"].includes(detailOf(error, "status"))) return false;
    throw error;
  }
}
function toComment(comment) {
  const { id, node_id: nodeId, html_url: url, user } = comment;
  return { id, nodeId, author: user?.login ?? "", body: comment.body ?? "", url };
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
var found = object2({
  viewer: object2({ login: text }),
  /** Null for a comment that was deleted in the meantime. */
  nodes: list(nullable(object2({ id: optional(text), isMinimized: optional(truth) })))
});
async function lookUpComments(client, ids) {
  const answer = await client.graphql(LOOK_UP, { ids }).catch(existingPart);
  const { viewer, nodes } = readAnswer("POST /graphql", found, answer);
  const open = nodes.flatMap((node) => node?.id && !node.isMinimized ? [node.id] : []);
  return { login: viewer.login, open: new Set(open) };
}
async function minimiseComment(client, id) {
  await client.graphql(MINIMISE, { id }).catch(existingPart);
}
function existingPart(error) {
  if (typeof error !== "object" || error === null || !("errors" in error)) throw error;
  const errors = Array.isArray(error.errors) ? error.errors : [];
  if (errors.length === 0 || !errors.every(isNotFound)) throw error;
  return "data" in error ? error.data : void 0;
}
function isNotFound(error) {
  return typeof error === "object" && error !== null && "type" in error && error.type === "NOT_FOUND";
}

// src/github/label-events.ts
var event = object2({
  event: text,
  created_at: time,
  actor: perhaps(object2({ login: text, type: text })),
  label: perhaps(object2({ name: text }))
});
var MAX_PAGES2 = 10;
var LOGIN = /^[A-Za-z0-9][\w-]{0,99}$/;
async function latestLabeling(client, repository, { number, label }) {
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/events";
  const target = { ...repository, issue_number: number };
  const found2 = [];
  let pages = 0;
  for await (const page of askPages(client, route, list(event), target)) {
    const ofLabel = page.filter(
      ({ event: event2, label: its }) => event2 === "labeled" && isSameLabel(its?.name ?? "", label)
    );
    found2.push(...ofLabel.map(toLabeling));
    pages += 1;
    if (pages === MAX_PAGES2) break;
  }
  return found2.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1) ?? null;
}
function toLabeling({ created_at, actor }) {
  const login = actor?.login ?? "ghost";
  return {
    login,
    isPerson: actor?.type === "User" && LOGIN.test(login),
    at: inUtc(created_at)
  };
}
function isSameLabel(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}
var permission = object2({ permission: text });
async function permissionOf(client, repository, login) {
  const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
  const target = { ...repository, username: login };
  return (await ask(client, route, permission, target)).permission;
}

// src/github/pulls.ts
var shape = { number: whole, head: object2({ sha: text }), base: object2({ ref: text }) };
var pull = object2(shape);
var wholePull = object2({
  ...shape,
  user: perhaps(object2({ login: text })),
  labels: list(object2({ name: text }))
});
async function pullsWithHead(client, repository, { owner, branch, sha }) {
  const route = "GET /repos/{owner}/{repo}/pulls";
  const target = { ...repository, state: "open", head: `${owner}:${branch}` };
  const found2 = [];
  for await (const page of askPages(client, route, list(pull), target)) {
    for (const { number, head, base } of page) {
      if (head.sha === sha) found2.push({ number, headSha: sha, baseBranch: base.ref });
    }
  }
  return found2;
}
async function pullNow(client, repository, number) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const target = { ...repository, pull_number: number };
  const { head, base, user, labels } = await ask(client, route, wholePull, target);
  return {
    number,
    headSha: head.sha,
    baseBranch: base.ref,
    author: user?.login ?? null,
    labels: labels.map(({ name }) => name)
  };
}

export {
  refusalOf,
  isUnanswered,
  ifAnswered,
  BrokenDownload,
  RETRY_POLICY,
  retry,
  withDeadline,
  branchOf,
  checkRuns,
  createClient,
  commentThread,
  latestLabeling,
  isSameLabel,
  permissionOf,
  pullsWithHead,
  pullNow,
  githubReader,
  TRUSTED_EVENTS,
  runLookup,
  workflowFile
};

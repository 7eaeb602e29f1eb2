import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  RETRY_POLICY,
  Refused,
  Unanswered,
  retry,
  waitingAsAsked
} from "./github.js";
import {
  safeParse
} from "./zod.js";
import {
  UserError,
  dataError,
  detailOf
} from "./errors.js";
import {
  printable
} from "./printable.js";

// src/read/servers/http.ts
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
  const address = `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
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
var MAX_BYTES = 64 * 2 ** 20;
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
          "Use a filter to select fewer trials."
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

// src/read/servers/trials.ts
var MAX_TRIALS = 2e4;
function checkTrialCount(count, { text }) {
  if (count <= MAX_TRIALS) return;
  const what = `has more than ${MAX_TRIALS.toLocaleString("en-US")} trials`;
  throw dataError(text, what, "Use a filter or a commit to select fewer.");
}
var MAX_PAGES = 500;
async function allPages(location, ask) {
  const all = /* @__PURE__ */ new Map();
  let from = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next } = await ask(from);
    for (const [id, item] of items) all.set(id, item);
    checkTrialCount(all.size, location);
    if (next === null) return [...all.values()];
    if (next === from) break;
    from = next;
  }
  const what = "comes in pages without an end";
  throw dataError(location.text, what, "Run the job again later.");
}
var MAX_TIME = 2534023008e5;
function spanOf(times) {
  const known = times.filter((time) => time !== null && time >= 0 && time < MAX_TIME);
  if (known.length === 0) return null;
  const [first, last] = known.reduce(
    ([least, most], time) => [Math.min(least, time), Math.max(most, time)],
    [Infinity, -Infinity]
  );
  const instant = (time) => new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
  return [instant(first), instant(last)];
}

export {
  SERVER_POLICY,
  isLoopback,
  addressIn,
  unescaped,
  authorized,
  askServer,
  repeatable,
  checkTrialCount,
  allPages,
  spanOf
};

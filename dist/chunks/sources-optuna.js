import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  workOn
} from "./read.js";
import {
  forCommit
} from "./read-location.js";
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
  MAX_FILE_BYTES,
  tooLarge
} from "./read-names.js";
import {
  UserError,
  dataError,
  detailOf,
  printable
} from "./errors.js";

// src/sources/optuna.ts
import { connect } from "node:net";

// src/sources/servers.ts
var SERVER_POLICY = { ...RETRY_POLICY, maxAnswer: 6e4 };
function isLoopback(hostname) {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
function addressIn(text, variable, where) {
  const refuse = (what, fix) => dataError(where, `${variable} ${what}`, fix);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw refuse("is not the address of a server", "Set it to an address such as https://\u2026.");
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    const what = "is an address without TLS, so anybody on the way could read the credentials";
    throw refuse(what, "Use https, or localhost on the server\u2019s own machine.");
  }
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
    const wait = headers.get("retry-after") ?? headers.get("ratelimit-reset") ?? "";
    this.response = { headers: wait === "" ? {} : { "retry-after": wait } };
  }
};
async function send(server, { path, body, schema }) {
  const { defaults } = await import("./actions-github-entry.js");
  const proxyFetch = defaults.request?.fetch ?? fetch;
  const signal = AbortSignal.timeout(server.policy.maxAnswer);
  const isPost = body !== void 0;
  const answer = await proxyFetch(`${server.address}${path}`, {
    ...isPost && { method: "POST", body: JSON.stringify(body) },
    headers: {
      ...{ ...server.headers, accept: "application/json" },
      ...isPost && { "content-type": "application/json" }
    },
    signal,
    // The credentials are for this server alone.
    redirect: "manual"
  }).catch((error) => {
    throw new Unanswered(failureOf(error));
  });
  const text = await textOfAnswer(answer, server);
  if (answer.status >= 300)
    throw new ServerRefusal(answer.status, saidIn(text, server), answer.headers);
  const { success, data } = safeParse(schema, parsed(text));
  if (success) return data;
  const what = `${server.title} sent an answer that does not match its documentation`;
  const fix = `Check that ${server.variables.address} is the address of the server itself, not of a page or a proxy in front of it.`;
  throw dataError(server.where, what, fix);
}
function failureOf(error) {
  if (detailOf(error, "message").includes("timeout") || isTimeout(error)) return TOO_LONG;
  return detailOf(Reflect.get(Object(error), "cause"), "code") || "no connection";
}
var TOO_LONG = "it took too long";
function isTimeout(error) {
  return Reflect.get(Object(error), "name") === "TimeoutError";
}
var FEWER = "Use a filter to select fewer trials.";
async function textOfAnswer({ body }, { where, title, budget }) {
  const chunks = [];
  let bytes = 0;
  try {
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      budget.left -= chunk.byteLength;
      const most = `${MAX_FILE_BYTES / 2 ** 20} MiB`;
      if (bytes > MAX_FILE_BYTES)
        throw dataError(where, `${title} gave an answer larger than ${most}`, FEWER);
      if (budget.left < 0) throw tooLarge(where, budget, FEWER);
      chunks.push(chunk);
    }
  } catch (error) {
    budget.left += bytes;
    if (error instanceof UserError) throw error;
    throw new Unanswered(isTimeout(error) ? TOO_LONG : "the answer arrived incomplete");
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
  return secrets.some((secret) => said.includes(secret)) ? "" : printable(said, 200);
}
function explained(error, server) {
  const { where, title, variables, fixes } = server;
  const { address, credentials } = variables;
  if (error instanceof ServerRefusal) {
    const { status, said } = error;
    const about = said === "" ? "" : `: ${said}`;
    const signIn = `It redirects, as a sign-in page does. Set ${address} to the address it redirects to.`;
    const known = [
      [status < 400, signIn],
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
function ofCommits(found, toTrials) {
  const some = [...found].filter(([, items]) => items.length > 0);
  return new Map(some.map(([sha, items]) => [sha, toTrials(items)]));
}
function newestFirst(commits) {
  return [...new Set(commits.flatMap((commit) => commit || []))].reverse();
}
var MAX_TRIALS = 2e4;
function checkTrialCount(count, where) {
  if (count <= MAX_TRIALS) return;
  const what = `has more than ${MAX_TRIALS.toLocaleString("en-US")} trials`;
  throw dataError(where, what, "Use a filter or a commit to select fewer.");
}
var MAX_PAGES = 500;
async function allPages(location, ask) {
  const all = /* @__PURE__ */ new Map();
  let from = null;
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { items, next } = await ask(from);
    for (const [id, item] of items) all.set(id, item);
    checkTrialCount(all.size, location.text);
    if (next === null) return [...all.values()];
    if (next === from) break;
    from = next;
  }
  const what = "comes in pages without an end";
  throw dataError(location.text, what, "Run the job again later.");
}
var MAX_TIME = 2534023008e5;
function latestOf(times) {
  const known = times.map((time) => time !== null && time < MAX_TIME ? time : -1);
  const last = known.reduce((most, time) => Math.max(most, time), -1);
  return last < 0 ? null : new Date(last).toISOString().replace(/\.\d+Z$/, "Z");
}

// src/sources/optuna.ts
var MAX_REQUESTS = 3;
var optunaTrials = async (location, commits, access) => {
  const where = location.text;
  const { budget, policy } = access;
  const asked = new Map((commits ?? [""]).map((sha) => [forCommit(location.name, sha), sha]));
  const studies = await studiesIn({
    where,
    connection: connectionTo(where, access),
    names: [...asked.keys()],
    maxAnswer: policy.maxAnswer,
    pauses: policy.beforeRetries.slice(0, 3),
    maxBytes: budget.left
  });
  const found = studies.map(({ name, text, count }) => {
    budget.left -= text.length;
    if (budget.left < 0) throw tooLarge(where, budget, EXPORT);
    return [asked.get(name) ?? "", { text, count, started: null, commits: [] }];
  });
  if (commits !== null || found.length > 0) return new Map(found);
  const what = "the database has no study of this name";
  throw dataError(where, what, "List them with `optuna studies`.");
};
async function studiesIn(task) {
  const { where, maxAnswer } = task;
  const deadlineMs = MAX_REQUESTS * maxAnswer;
  const explain = ({ tookTooMuch, message }) => {
    if (tookTooMuch === "memory") return dataError(where, `${message} to read`, EXPORT);
    const seconds = Math.ceil(deadlineMs / 1e3);
    return unanswered(where, `the database gave no answer within ${seconds} s`);
  };
  return await workOn("optuna", task, { deadlineMs, explain });
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
  const what = `${VARIABLE} allows a connection without TLS, so anybody on the way could read the password`;
  const fix = "Use `sslmode=verify-full`, or `sslmode=require` to encrypt without checking the certificate.";
  throw dataError(where, what, fix);
}
var VARIABLE = "OPTUNA_STORAGE";
var EXPORT = 'Export the trials: study.trials_dataframe().to_csv("trials.csv", index=False), and name that file.';
async function readStudies(task) {
  const { where, connection, pauses } = task;
  if (connection.ssl !== false && await refusesTls(task)) {
    const fix = "Turn TLS on in the database; only on its own machine is it not needed.";
    throw dataError(where, "the database refuses TLS", fix);
  }
  return retry({ pauses }, () => connectAndRead(task)).catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    throw unanswered(where, error.message);
  });
}
function unanswered(where, what) {
  const fix = `Check ${VARIABLE}, and whether this machine reaches the database; then run the job again.`;
  return dataError(where, what, fix);
}
var SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
function refusesTls({ connection, maxAnswer }) {
  return new Promise((resolve) => {
    const socket = connect(connection.port, connection.host, () => socket.write(SSL_REQUEST));
    const done = (isRefused) => {
      socket.destroy();
      resolve(isRefused);
    };
    socket.once("data", ([first]) => done(first !== "S".charCodeAt(0)));
    socket.once("error", () => done(false));
    socket.once("close", () => done(false));
    socket.setTimeout(maxAnswer / 2, () => done(false));
  });
}
async function connectAndRead(task) {
  const { where, connection, maxAnswer } = task;
  const { default: postgres } = await import("./postgres.js");
  const sql = postgres({
    ...connection,
    connect_timeout: maxAnswer / 2e3,
    max: 1,
    fetch_types: false,
    onnotice: () => {
    },
    // A worker writes its own local time, which the driver would take for this machine's.
    types: { date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String } }
  });
  const broken = new Promise((_, reject) => {
    process.once("uncaughtException", reject).once("unhandledRejection", reject);
  });
  try {
    const isolation = "isolation level repeatable read read only";
    const reading = sql.begin(isolation, (within) => readAll(within, task));
    return await Promise.race([reading, broken]);
  } catch (error) {
    throw explained2(error, where);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
async function readAll(sql, task) {
  const { names, maxAnswer } = task;
  await sql.unsafe(`SET LOCAL statement_timeout = ${maxAnswer}`);
  const studies = await sql`SELECT * FROM studies WHERE study_name IN ${sql([...names])}`;
  const found = [];
  for (const study of studies) {
    const tables = await tablesOf(sql, study.study_id, task);
    const count = tables.trials?.length ?? 0;
    const text = JSON.stringify({ studies: [study], ...tables });
    if (count > 0) found.push({ name: String(study.study_name), text, count });
  }
  return found;
}
var OF_STUDY = ["study_directions", "study_system_attributes", "trials"];
var OF_TRIALS = [
  ["trial_values", null],
  ["trial_params", "distribution_json"],
  ["trial_user_attributes", "value_json"],
  ["trial_system_attributes", "value_json"]
];
async function tablesOf(sql, id, { where, maxBytes }) {
  const [counted] = await sql`SELECT count(*)::int AS trials FROM trials WHERE study_id = ${id}`;
  checkTrialCount(counted?.trials, where);
  const ofTrials = (table) => sql`FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
  let bytes = 0;
  for (const [table, column] of OF_TRIALS) {
    if (column === null) continue;
    const sum = sql`coalesce(sum(octet_length(${sql(column)})), 0)::float8`;
    const [size] = await sql`SELECT ${sum} AS bytes ${ofTrials(table)}`;
    bytes += Number(size?.bytes);
  }
  if (bytes > maxBytes) {
    const what = `is a study with more than ${Math.floor(maxBytes / 2 ** 20)} MiB of attributes`;
    throw dataError(where, what, EXPORT);
  }
  const tables = {};
  for (const table of OF_STUDY)
    tables[table] = await sql`SELECT * FROM ${sql(table)} WHERE study_id = ${id}`;
  for (const [table] of OF_TRIALS)
    tables[table] = await sql`SELECT ${sql(table)}.* ${ofTrials(table)}`;
  return tables;
}
var AGAIN = /^(CONN|E[A-Z]+$|53300|57P0[123]|08)/;
var FAULTS = [
  [/^28/, "refuses the user or the password", `Check ${VARIABLE}.`],
  [/^3D000$/, "does not exist", `Check the name at the end of ${VARIABLE}.`],
  [/^42P01$/, "has no Optuna tables", `Check ${VARIABLE}, and the schema of this user.`],
  [/^42501$/, "does not let this user read", "Grant SELECT on its Optuna tables."],
  [/^57014$/, "took too long", "Run the job again later."],
  [
    /CERT|SIGNATURE|TLS|SSL|ALTNAME/,
    "has a certificate that cannot be checked",
    "Set NODE_EXTRA_CA_CERTS to the file of its authority, or accept any certificate with `sslmode=require`."
  ]
];
function explained2(error, where) {
  if (error instanceof UserError || error instanceof Unanswered) return error;
  const code = detailOf(error, "code");
  if (/^SASL|^ERR_(?!TLS|SSL)|^$/.test(code)) {
    const fix2 = `Check that ${VARIABLE} is the address of a PostgreSQL database.`;
    return dataError(where, "the database answered with nonsense", fix2);
  }
  const fault = FAULTS.find(([codes]) => codes.test(code));
  if (fault === void 0 && AGAIN.test(code))
    return new Unanswered(`the database gave no answer (${code})`);
  const [, what, fix] = fault ?? ["", "answered with an error", `Check ${VARIABLE}.`];
  return dataError(where, `the database ${what} (${code})`, fix);
}

export {
  SERVER_POLICY,
  addressIn,
  authorized,
  askServer,
  FEWER,
  repeatable,
  ofCommits,
  newestFirst,
  allPages,
  latestOf,
  optunaTrials,
  readStudies
};

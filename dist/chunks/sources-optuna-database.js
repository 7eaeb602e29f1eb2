import { createRequire as createRequire_ } from 'node:module';
const require = createRequire_(import.meta.url);
import {
  Unanswered,
  retry
} from "./github.js";
import {
  UserError,
  dataError,
  detailOf
} from "./errors.js";

// src/sources/optuna-database.ts
import { connect } from "node:net";

// src/sources/trials.ts
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

// src/sources/optuna-database.ts
var VARIABLE = "OPTUNA_STORAGE";
var EXPORT = 'Export the trials: study.trials_dataframe().to_csv("trials.csv", index=False), and name that file.';
async function readStudies(task) {
  const { where, connection, pauses } = task;
  if (connection.ssl !== false && await refusesTls(task))
    throw dataError(
      where,
      "the database refuses TLS",
      "Turn TLS on in the database; only on its own machine is it not needed."
    );
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
    throw explained(error, where);
  } finally {
    await sql.end({ timeout: 0 });
  }
}
async function readAll(sql, task) {
  const { names, maxAnswer } = task;
  await sql.unsafe(`SET LOCAL statement_timeout = ${maxAnswer}`);
  const studies = await sql`SELECT * FROM studies WHERE study_name IN ${sql([...names])}`;
  const found = [];
  for (const { study_id: id, study_name } of studies) {
    const tables = await tablesOf(sql, id, task);
    const trials = tables.get("trials") ?? [];
    if (trials.length === 0) continue;
    const count = (state) => trials.filter((trial) => trial.state === state).length;
    const running = count("RUNNING");
    const name = String(study_name);
    const ended = trials.length - running - count("WAITING");
    found.push({ name, journal: journalOf(name, tables), ended, running });
  }
  return found;
}
var OF_STUDY = ["study_directions", "study_system_attributes", "trials"];
var OF_TRIALS = [
  "trial_values",
  "trial_params",
  "trial_user_attributes",
  "trial_system_attributes"
];
var TEXTS = [
  ["trial_params", "distribution_json"],
  ["trial_user_attributes", "value_json"],
  ["trial_system_attributes", "value_json"]
];
async function tablesOf(sql, id, { where, maxBytes }) {
  const [counted] = await sql`SELECT count(*)::int AS trials FROM trials WHERE study_id = ${id}`;
  checkTrialCount(counted?.trials, where);
  let bytes = 0;
  for (const [table, column] of TEXTS) {
    const sum = sql`coalesce(sum(octet_length(${sql(column)})), 0)::float8`;
    const [size] = await sql`SELECT ${sum} AS bytes FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
    bytes += Number(size?.bytes);
  }
  if (bytes > maxBytes)
    throw dataError(
      where,
      `is a study with more than ${Math.floor(maxBytes / 2 ** 20)} MiB of attributes`,
      EXPORT
    );
  const tables = /* @__PURE__ */ new Map();
  for (const table of OF_STUDY)
    tables.set(table, [...await sql`SELECT * FROM ${sql(table)} WHERE study_id = ${id}`]);
  for (const table of OF_TRIALS) {
    const rows = await sql`SELECT ${sql(table)}.* FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
    tables.set(table, [...rows]);
  }
  return tables;
}
var DIRECTIONS = ["NOT_SET", "MINIMIZE", "MAXIMIZE"];
var STATES = ["RUNNING", "COMPLETE", "PRUNED", "FAIL", "WAITING"];
function journalOf(name, tables) {
  const rows = (table) => tables.get(table) ?? [];
  const codes = byNumber(rows("study_directions"), "objective").map(
    ({ direction }) => DIRECTIONS.indexOf(String(direction))
  );
  const ofTrials = new Map(OF_TRIALS.map((table) => [table, rowsByTrial(rows(table))]));
  const attributes = objectOf(rows("study_system_attributes").map(attributeIn));
  return [
    operation(0, { study_name: json(name), directions: json(codes.length === 0 ? [0] : codes) }),
    operation(3, { study_id: "0", system_attr: attributes }),
    ...byNumber(rows("trials"), "number").map((trial) => {
      const own = (table) => ofTrials.get(table)?.get(trial.trial_id) ?? [];
      const parameters = own("trial_params");
      return operation(4, {
        study_id: "0",
        state: json(STATES.indexOf(String(trial.state))),
        values: `[${byNumber(own("trial_values"), "objective").map(scoreIn)}]`,
        datetime_start: json(trial.datetime_start),
        datetime_complete: json(trial.datetime_complete),
        params: objectOf(parameters.map((row) => [row.param_name, number(row.param_value)])),
        distributions: objectOf(
          parameters.map((row) => [row.param_name, json(row.distribution_json)])
        ),
        user_attrs: objectOf(own("trial_user_attributes").map(attributeIn)),
        system_attrs: objectOf(own("trial_system_attributes").map(attributeIn))
      });
    })
  ].join("\n");
}
function operation(code, fields) {
  const pairs = Object.entries(fields).map(([name, value]) => `${json(name)}: ${value}`);
  return `{"op_code": ${code}, "worker_id": "database", ${pairs.join(", ")}}`;
}
function objectOf(pairs) {
  return `{${pairs.map(([key, value]) => `${json(String(key))}: ${value}`).join(", ")}}`;
}
function json(value) {
  return JSON.stringify(value ?? null);
}
function number(value) {
  return typeof value === "number" ? String(value) : "null";
}
function scoreIn({ value, value_type }) {
  if (value_type === "INF_POS") return "Infinity";
  return value_type === "INF_NEG" ? "-Infinity" : number(value);
}
function attributeIn({ key, value_json }) {
  return [key, String(value_json).replace(/[\r\n]+/g, " ") || "null"];
}
function byNumber(rows, column) {
  return rows.toSorted((a, b) => Number(a[column]) - Number(b[column]));
}
function rowsByTrial(rows) {
  const groups = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const group = groups.get(row.trial_id);
    if (group === void 0) groups.set(row.trial_id, [row]);
    else group.push(row);
  }
  return groups;
}
var AGAIN = /^(CONN|E[A-Z]+$|53300|57P0[123]|08)/;
function explained(error, where) {
  const code = detailOf(error, "code");
  if (error instanceof UserError || error instanceof Unanswered) return error;
  const say = (what, fix) => dataError(where, `the database ${what} (${code})`, fix);
  if (code.startsWith("28")) return say("refuses the user or the password", `Check ${VARIABLE}.`);
  if (code === "3D000") return say("does not exist", `Check the name at the end of ${VARIABLE}.`);
  if (code === "42P01")
    return say("has no Optuna tables", `Check ${VARIABLE}, and the schema of this user.`);
  if (code === "42501")
    return say("does not let this user read", "Grant SELECT on its Optuna tables.");
  if (code === "57014") return say("took too long", "Run the job again later.");
  if (/^SASL|^ERR_(?!TLS|SSL)|^$/.test(code))
    return dataError(
      where,
      "the database answered with nonsense",
      `Check that ${VARIABLE} is the address of a PostgreSQL database.`
    );
  if (/CERT|SIGNATURE|TLS|SSL|ALTNAME/.test(code))
    return say(
      "has a certificate that cannot be checked",
      "Set NODE_EXTRA_CA_CERTS to the file of its authority, or accept any certificate with `sslmode=require`."
    );
  if (AGAIN.test(code)) return new Unanswered(`the database gave no answer (${code})`);
  return say("answered with an error", `Check ${VARIABLE}.`);
}

export {
  allPages,
  spanOf,
  VARIABLE,
  EXPORT,
  readStudies,
  unanswered
};

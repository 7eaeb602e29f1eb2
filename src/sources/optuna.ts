import { connect } from 'node:net';
import type { Options, PostgresType, Row, RowList, TransactionSql } from 'postgres';
import { dataError, detailOf, UserError } from '../errors.ts';
import { retry, Unanswered } from '../github/index.ts';
import { forCommit, type ServerAccess, tooLarge, type WorkerEnded, workOn } from '../read/index.ts';
import { checkTrialCount, isLoopback, type ReadTrials, unescaped } from './servers.ts';

/** Reading a study may take as long as a request to a server with its retries. */
const MAX_REQUESTS = 3;

/** Of the study of a name, or of one for each commit, in the database that the environment names. */
export const optunaTrials: ReadTrials = async (location, commits, access) => {
  const where = location.text;
  const { budget, policy } = access;
  const asked = new Map((commits ?? ['']).map((sha) => [forCommit(location.name, sha), sha]));
  const studies = await studiesIn({
    where,
    connection: connectionTo(where, access),
    names: [...asked.keys()],
    maxAnswer: policy.maxAnswer,
    pauses: policy.beforeRetries.slice(0, 3),
    maxBytes: budget.left,
  });
  const found = studies.map(({ name, text, count }) => {
    budget.left -= text.length;
    if (budget.left < 0) throw tooLarge(where, budget, EXPORT);
    // Times are in the zone of the worker, which is not recorded.
    return [asked.get(name) ?? '', { text, count, started: null, commits: [] }] as const;
  });
  if (commits !== null || found.length > 0) return new Map(found);
  const what = 'the database has no study of this name';
  throw dataError(where, what, 'List them with `optuna studies`.');
};

async function studiesIn(task: DatabaseTask): Promise<readonly StoredStudy[]> {
  const { where, maxAnswer } = task;
  const deadlineMs = MAX_REQUESTS * maxAnswer;
  const explain = ({ tookTooMuch, message }: WorkerEnded) => {
    if (tookTooMuch === 'memory') return dataError(where, `${message} to read`, EXPORT);
    const seconds = Math.ceil(deadlineMs / 1000);
    return unanswered(where, `the database gave no answer within ${seconds} s`);
  };
  return (await workOn('optuna', task, { deadlineMs, explain })) as StoredStudy[];
}

function connectionTo(where: string, { env, mask }: ServerAccess): DatabaseTask['connection'] {
  const given = env[VARIABLE]?.trim() ?? '';
  if (given === '')
    throw dataError(where, `${VARIABLE} is not set`, 'Set it in the `env:` of the step.');
  // SQLAlchemy names the driver: postgresql+psycopg2.
  const text = given.replace(/^(\w+)\+\w+:/, '$1:');
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'sqlite:')
    throw dataError(where, `${VARIABLE} is an SQLite database`, 'Name its file instead.');
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol))
    throw dataError(where, `${VARIABLE} is not a PostgreSQL database`, EXPORT);
  const { hostname, port, username, password, pathname } = url;
  const pass = unescaped(password);
  for (const secret of [password, pass, given]) if (secret !== '') mask(secret);
  return {
    host: unbracketed(hostname) || 'localhost',
    port: Number(port || 5432),
    user: unescaped(username),
    pass,
    database: unescaped(pathname.slice(1)),
    ssl: tlsFor(url, where),
  };
}

/** Only in an address does IPv6 stand in brackets. */
function unbracketed(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/** TLS is asked for, and the certificate checked, unless the database is on this very machine. */
function tlsFor({ hostname, searchParams }: URL, where: string) {
  const mode = searchParams.get('sslmode');
  const isHere = hostname === '' || isLoopback(hostname);
  const isOpen = mode === null ? isHere : ['disable', 'allow', 'prefer'].includes(mode);
  // The driver would compare the certificate of an address without a name with `localhost`.
  if (!isOpen) return mode === 'require' ? mode : { host: unbracketed(hostname) };
  if (isHere) return false;
  const what = `${VARIABLE} allows a connection without TLS, so anybody on the way could read the password`;
  const fix =
    'Use `sslmode=verify-full`, or `sslmode=require` to encrypt without checking the certificate.';
  throw dataError(where, what, fix);
}

const VARIABLE = 'OPTUNA_STORAGE';
const EXPORT =
  'Export the trials: study.trials_dataframe().to_csv("trials.csv", index=False), and name that file.';

interface DatabaseTask {
  /** What is read, for messages: `optuna:resnet`. */
  readonly where: string;
  readonly connection: Options<{ date: PostgresType }> & {
    readonly host: string;
    readonly port: number;
  };
  /** Of the studies that are read, if the database has them. */
  readonly names: readonly string[];
  /** For one query, in milliseconds. */
  readonly maxAnswer: number;
  readonly pauses: readonly number[];
  readonly maxBytes: number;
}

interface StoredStudy {
  readonly name: string;
  /** Its rows in the tables of the storage, as JSON. */
  readonly text: string;
  readonly count: number;
}

/** Reads studies in a worker, because the driver does whatever the database tells it to. */
export async function readStudies(task: DatabaseTask): Promise<StoredStudy[]> {
  const { where, connection, pauses } = task;
  if (connection.ssl !== false && (await refusesTls(task))) {
    const fix = 'Turn TLS on in the database; only on its own machine is it not needed.';
    throw dataError(where, 'the database refuses TLS', fix);
  }
  return retry({ pauses }, () => connectAndRead(task)).catch((error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    throw unanswered(where, error.message);
  });
}

/** What to do about a database that does not answer. */
function unanswered(where: string, what: string): UserError {
  const fix = `Check ${VARIABLE}, and whether this machine reaches the database; then run the job again.`;
  return dataError(where, what, fix);
}

/** What every client asks first that wants TLS; the driver goes on whatever the answer is. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Whether a database says that it has no TLS. What else it says, or does not, the driver finds out again. */
function refusesTls({ connection, maxAnswer }: DatabaseTask): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(connection.port, connection.host, () => socket.write(SSL_REQUEST));
    const done = (isRefused: boolean) => {
      socket.destroy();
      resolve(isRefused);
    };
    socket.once('data', ([first]) => done(first !== 'S'.charCodeAt(0)));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    socket.setTimeout(maxAnswer / 2, () => done(false));
  });
}

async function connectAndRead(task: DatabaseTask): Promise<StoredStudy[]> {
  const { where, connection, maxAnswer } = task;
  const { default: postgres } = await import('postgres');
  const sql = postgres({
    ...connection,
    connect_timeout: maxAnswer / 2000,
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    // A worker writes its own local time, which the driver would take for this machine's.
    types: { date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String } },
  });
  // The driver may also fail where nobody waits for it.
  const broken = new Promise<never>((_, reject) => {
    process.once('uncaughtException', reject).once('unhandledRejection', reject);
  });
  try {
    // All of it as it was at one moment.
    const isolation = 'isolation level repeatable read read only';
    const reading = sql.begin(isolation, (within) => readAll(within, task));
    return (await Promise.race([reading, broken])) as StoredStudy[];
  } catch (error) {
    throw explained(error, where);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function readAll(sql: TransactionSql, task: DatabaseTask): Promise<StoredStudy[]> {
  const { names, maxAnswer } = task;
  await sql.unsafe(`SET LOCAL statement_timeout = ${maxAnswer}`);
  const studies = await sql`SELECT * FROM studies WHERE study_name IN ${sql([...names])}`;
  const found: StoredStudy[] = [];
  for (const study of studies) {
    const tables = await tablesOf(sql, study.study_id, task);
    const count = tables.trials?.length ?? 0;
    const text = JSON.stringify({ studies: [study], ...tables });
    if (count > 0) found.push({ name: String(study.study_name), text, count });
  }
  return found;
}

const OF_STUDY = ['study_directions', 'study_system_attributes', 'trials'];
/** With the columns of texts, of which there may be very many. */
const OF_TRIALS = [
  ['trial_values', null],
  ['trial_params', 'distribution_json'],
  ['trial_user_attributes', 'value_json'],
  ['trial_system_attributes', 'value_json'],
] as const;

async function tablesOf(sql: TransactionSql, id: number, { where, maxBytes }: DatabaseTask) {
  const [counted] = await sql`SELECT count(*)::int AS trials FROM trials WHERE study_id = ${id}`;
  checkTrialCount(counted?.trials, where);
  const ofTrials = (table: string) =>
    sql`FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
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
  const tables: Record<string, RowList<Row[]>> = {};
  for (const table of OF_STUDY)
    tables[table] = await sql`SELECT * FROM ${sql(table)} WHERE study_id = ${id}`;
  for (const [table] of OF_TRIALS)
    tables[table] = await sql`SELECT ${sql(table)}.* ${ofTrials(table)}`;
  return tables;
}

const AGAIN = /^(CONN|E[A-Z]+$|53300|57P0[123]|08)/;

const FAULTS: readonly (readonly [codes: RegExp, what: string, fix: string])[] = [
  [/^28/, 'refuses the user or the password', `Check ${VARIABLE}.`],
  [/^3D000$/, 'does not exist', `Check the name at the end of ${VARIABLE}.`],
  [/^42P01$/, 'has no Optuna tables', `Check ${VARIABLE}, and the schema of this user.`],
  [/^42501$/, 'does not let this user read', 'Grant SELECT on its Optuna tables.'],
  [/^57014$/, 'took too long', 'Run the job again later.'],
  [
    /CERT|SIGNATURE|TLS|SSL|ALTNAME/,
    'has a certificate that cannot be checked',
    'Set NODE_EXTRA_CA_CERTS to the file of its authority, or accept any certificate with `sslmode=require`.',
  ],
];

/** By the code alone: what the driver says has the user, the host and the database in it. */
function explained(error: unknown, where: string): unknown {
  if (error instanceof UserError || error instanceof Unanswered) return error;
  const code = detailOf(error, 'code');
  if (/^SASL|^ERR_(?!TLS|SSL)|^$/.test(code)) {
    const fix = `Check that ${VARIABLE} is the address of a PostgreSQL database.`;
    return dataError(where, 'the database answered with nonsense', fix);
  }
  const fault = FAULTS.find(([codes]) => codes.test(code));
  if (fault === undefined && AGAIN.test(code))
    return new Unanswered(`the database gave no answer (${code})`);
  const [, what, fix] = fault ?? ['', 'answered with an error', `Check ${VARIABLE}.`];
  return dataError(where, `the database ${what} (${code})`, fix);
}

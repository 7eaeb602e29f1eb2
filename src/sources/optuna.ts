import type { Options, PostgresType, TransactionSql } from 'postgres';
import { dataError, detailOf, UserError } from '../errors.ts';
import { retry, Unanswered, withDeadline } from '../github/index.ts';
import {
  forCommit,
  type ServerAccess,
  type ServerLocation,
  type TablesFile,
} from '../read/index.ts';
import { isLoopback, SERVER_POLICY, unescaped } from './http.ts';
import { checkTrialCount, type ServerTrials, type TrialsByCommit } from './trials.ts';

const VARIABLE = 'OPTUNA_STORAGE';
const EXPORT =
  'Export the trials: study.trials_dataframe().to_csv("trials.csv", index=False), and name that file.';

/** Reading a study may take as long as a request to a server with its retries. */
const MAX_REQUESTS = 3;

/**
 * The studies of a name, or of one name for each commit, in the PostgreSQL database that the environment
 * names. All of it is read in one transaction, as it was at one moment.
 */
export async function optunaTrials(
  location: ServerLocation,
  commits: readonly string[] | null,
  access: ServerAccess,
): Promise<TrialsByCommit> {
  const options = connectionTo(location.text, access);
  const { default: postgres } = await import('postgres');
  const { beforeRetries, maxAnswer } = access.policy ?? SERVER_POLICY;
  const asked = new Map(
    (commits ?? ['']).map((sha) => [forCommit(location.name, sha), sha] as const),
  );
  const read = async () => {
    const sql = postgres({ ...options, connect_timeout: maxAnswer / 2000 });
    const isolation = 'isolation level repeatable read read only';
    const transaction = () =>
      sql.begin(isolation, (within) => readStudies(within, { location, asked, maxAnswer }));
    try {
      // The driver itself would try for ever to reach a database that hangs up.
      return (await withDeadline(MAX_REQUESTS * maxAnswer, transaction, 'the database')) as Map<
        string,
        ServerTrials
      >;
    } catch (error) {
      throw explained(error, location.text);
    } finally {
      await sql.end({ timeout: 0 });
    }
  };
  const found = await retry({ pauses: beforeRetries.slice(0, 3) }, read).catch((error) => {
    if (!(error instanceof Unanswered)) throw error;
    const tls = options.ssl === false ? '' : ', whether the database has TLS';
    const fix = `Check ${VARIABLE}${tls}, and whether this machine reaches the database; then run the job again.`;
    throw dataError(location.text, error.message, fix);
  });
  if (commits !== null || found.size > 0) return found;
  const what = 'the database has no study of this name';
  throw dataError(location.text, what, 'List them with `optuna studies`.');
}

function connectionTo(where: string, { env, mask }: ServerAccess): Options<{ date: PostgresType }> {
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
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    // A worker writes its own local time, which the driver would take for this machine's.
    types: { date: { to: 1184, from: [1082, 1114, 1184], serialize: String, parse: String } },
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
  throw dataError(
    where,
    `${VARIABLE} allows a connection without TLS, so anybody on the way could read the password`,
    'Use `sslmode=verify-full`, or `sslmode=require` to encrypt without checking the certificate.',
  );
}

interface Asked {
  readonly location: ServerLocation;
  /** The commits by the names of their studies. */
  readonly asked: ReadonlyMap<string, string>;
  readonly maxAnswer: number;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

async function readStudies(
  sql: TransactionSql,
  { location, asked, maxAnswer }: Asked,
): Promise<Map<string, ServerTrials>> {
  await sql.unsafe(`SET LOCAL statement_timeout = ${maxAnswer}`);
  const studies = await sql`SELECT * FROM studies WHERE study_name IN ${sql([...asked.keys()])}`;
  const found = new Map<string, ServerTrials>();
  for (const study of studies) {
    const tables = await tablesOf(sql, study.study_id, location);
    const trials = tables.get('trials') ?? [];
    if (trials.length === 0) continue;
    const count = (state: string) => trials.filter((trial) => trial.state === state).length;
    const running = count('RUNNING');
    const file: TablesFile = {
      kind: 'tables',
      path: location.text,
      tables: new Map([...tables, ['studies', [study]]]),
    };
    found.set(asked.get(study.study_name) ?? '', {
      files: [file],
      ended: trials.length - running - count('WAITING'),
      running,
      // In the zone of the worker, which is not recorded.
      started: null,
      commits: [],
    });
  }
  return found;
}

const OF_STUDY = ['study_directions', 'study_system_attributes', 'trials'];
const OF_TRIALS = [
  'trial_values',
  'trial_params',
  'trial_user_attributes',
  'trial_system_attributes',
];
const TEXTS = [
  ['trial_params', 'distribution_json'],
  ['trial_user_attributes', 'value_json'],
  ['trial_system_attributes', 'value_json'],
] as const;

const MAX_BYTES = 2 ** 28;

async function tablesOf(
  sql: TransactionSql,
  id: number,
  location: ServerLocation,
): Promise<Map<string, Rows>> {
  const [counted] = await sql`SELECT count(*)::int AS trials FROM trials WHERE study_id = ${id}`;
  checkTrialCount(counted?.trials, location);
  let bytes = 0;
  for (const [table, column] of TEXTS) {
    const sum = sql`coalesce(sum(octet_length(${sql(column)})), 0)::float8`;
    const [size] =
      await sql`SELECT ${sum} AS bytes FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
    bytes += Number(size?.bytes);
  }
  if (bytes > MAX_BYTES)
    throw dataError(
      location.text,
      `is a study with more than ${MAX_BYTES / 2 ** 20} MiB of attributes`,
      EXPORT,
    );
  const tables = new Map<string, Rows>();
  for (const table of OF_STUDY)
    tables.set(table, [...(await sql`SELECT * FROM ${sql(table)} WHERE study_id = ${id}`)]);
  for (const table of OF_TRIALS) {
    const rows =
      await sql`SELECT ${sql(table)}.* FROM ${sql(table)} JOIN trials USING (trial_id) WHERE study_id = ${id}`;
    tables.set(table, [...rows]);
  }
  return tables;
}

const AGAIN = /^(CONN|E[A-Z]+$|53300|57P0[123]|08)/;

/** By the code alone: what the driver says has the user, the host and the database in it. */
function explained(error: unknown, where: string): unknown {
  const code = detailOf(error, 'code');
  if (error instanceof UserError || code === '') return error;
  const say = (what: string, fix: string) =>
    dataError(where, `the database ${what} (${code})`, fix);
  if (code.startsWith('28')) return say('refuses the user or the password', `Check ${VARIABLE}.`);
  if (code === '3D000') return say('does not exist', `Check the name at the end of ${VARIABLE}.`);
  if (code === '42P01')
    return say('has no Optuna tables', `Check ${VARIABLE}, and the schema of this user.`);
  if (code === '42501')
    return say('does not let this user read', 'Grant SELECT on its Optuna tables.');
  if (code === '57014') return say('took too long', 'Run the job again later.');
  if (/CERT|SIGNATURE|TLS|SSL|ALTNAME/.test(code))
    return say(
      'has a certificate that cannot be checked',
      'Set NODE_EXTRA_CA_CERTS to the file of its authority, or accept any certificate with `sslmode=require`.',
    );
  if (AGAIN.test(code)) return new Unanswered(`the database gave no answer (${code})`);
  return say('answered with an error', `Check ${VARIABLE}.`);
}

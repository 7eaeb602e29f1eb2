import { dataError } from '../errors.ts';
import {
  forCommit,
  type ServerAccess,
  type ServerLocation,
  startWorker,
  tooLarge,
  WorkerEnded,
} from '../read/index.ts';
import { type Access, isLoopback, SERVER_POLICY, unescaped } from './http.ts';
import {
  type DatabaseTask,
  EXPORT,
  type StoredStudy,
  unanswered,
  VARIABLE,
} from './optuna-database.ts';
import type { TrialsByCommit } from './trials.ts';

/** Reading a study may take as long as a request to a server with its retries. */
const MAX_REQUESTS = 3;

/**
 * The studies of a name, or of one name for each commit, in the PostgreSQL database that the environment
 * names.
 */
export async function optunaTrials(
  location: ServerLocation,
  commits: readonly string[] | null,
  access: Access,
): Promise<TrialsByCommit> {
  const where = location.text;
  const { budget, policy = SERVER_POLICY } = access;
  const asked = new Map((commits ?? ['']).map((sha) => [forCommit(location.name, sha), sha]));
  const studies = await studiesIn({
    where,
    connection: connectionTo(where, access),
    names: [...asked.keys()],
    maxAnswer: policy.maxAnswer,
    pauses: policy.beforeRetries.slice(0, 3),
    maxBytes: budget.left,
  });
  const found = studies.map(({ name, journal, ended, running }) => {
    budget.left -= journal.length;
    if (budget.left < 0) throw tooLarge(where, budget, EXPORT);
    const files = [{ kind: 'text', path: where, text: journal } as const];
    // Times are in the zone of the worker, which is not recorded.
    return [asked.get(name) ?? '', { files, ended, running, started: null, commits: [] }] as const;
  });
  if (commits !== null || found.length > 0) return new Map(found);
  const what = 'the database has no study of this name';
  throw dataError(where, what, 'List them with `optuna studies`.');
}

async function studiesIn(task: DatabaseTask): Promise<readonly StoredStudy[]> {
  const { where, maxAnswer } = task;
  const deadline = MAX_REQUESTS * maxAnswer;
  const worker = await startWorker('optuna');
  try {
    return (await worker.ask(task, deadline)) as StoredStudy[];
  } catch (error) {
    if (!(error instanceof WorkerEnded)) throw error;
    if (error.tookTooMuch === 'memory') throw dataError(where, `${error.message} to read`, EXPORT);
    const seconds = Math.ceil(deadline / 1000);
    throw unanswered(where, `the database gave no answer within ${seconds} s`);
  } finally {
    worker.stop();
  }
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
  throw dataError(
    where,
    `${VARIABLE} allows a connection without TLS, so anybody on the way could read the password`,
    'Use `sslmode=verify-full`, or `sslmode=require` to encrypt without checking the certificate.',
  );
}

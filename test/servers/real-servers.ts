import { execFile, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What scripts/install-servers.sh has installed; null for what could not be had. */
export const PYTHON = installed(join(venvFolder(), 'complete'), join(venvFolder(), 'bin/python'));
export const POSTGRES = postgresPrograms();

function venvFolder(): string {
  const list = readFileSync('test/servers/requirements.txt');
  const digest = createHash('sha256').update(list).digest('hex').slice(0, 12);
  return join(process.env.TMPDIR ?? '/tmp', `tuning-gate-servers-${digest}`);
}

function installed(mark: string, program: string): string | null {
  return existsSync(mark) ? program : null;
}

function postgresPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const [newest] = existsSync(root) ? readdirSync(root).sort().reverse() : [];
  return newest === undefined ? null : installed(join(root, newest), join(root, newest, 'bin'));
}

/** Runs `fill.py` of this folder; gives what it prints. */
export async function fill(...args: readonly string[]): Promise<string> {
  const { stdout } = await run(PYTHON ?? '', ['test/servers/fill.py', ...args], {
    maxBuffer: 2 ** 24,
    env: { ...process.env, MLFLOW_DISABLE_TELEMETRY: 'true', GIT_PYTHON_REFRESH: 'quiet' },
  });
  return stdout;
}

export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((ready) => probe.once('listening', ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** MLflow's own server on a store in SQLite. */
export async function startMlflow(folder: string): Promise<Server> {
  const port = await freePort();
  const args = ['-m', 'mlflow', 'server', '--workers', '1', '--host', '127.0.0.1'];
  const store = ['--backend-store-uri', `sqlite:///${folder}/mlflow.db`, '--port', String(port)];
  const env = {
    ...process.env,
    MLFLOW_SERVER_ENABLE_JOB_EXECUTION: 'false',
    MLFLOW_DISABLE_TELEMETRY: 'true',
  };
  // In a group of its own: it starts workers.
  const options = { cwd: folder, env, detached: true, stdio: 'ignore' } as const;
  const server = spawn(PYTHON ?? '', [...args, ...store], options);
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = async () => {
    if (server.exitCode === null && server.pid !== undefined) process.kill(-server.pid);
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/health`)).ok, stop);
  return { url, stop };
}

async function until(isReady: () => Promise<boolean>, giveUp: () => Promise<void>): Promise<void> {
  for (let i = 0; i < 1500; i++) {
    if (await isReady().catch(() => false)) return;
    await new Promise((later) => setTimeout(later, 200));
  }
  await giveUp();
  throw new Error('The server did not answer within five minutes.');
}

const PASSWORD = 'a b/c@d';

/** A certificate that nobody has signed but its own key, for this address. */
async function makeCertificate(data: string): Promise<void> {
  const files = ['-keyout', join(data, 'server.key'), '-out', join(data, 'server.crt')];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...files]);
}

/** A database of PostgreSQL's own, with TLS, which root cannot start itself. */
export async function startPostgres(folder: string): Promise<Server> {
  const home = join(folder, 'postgres');
  const data = join(home, 'data');
  await mkdir(home);
  await writeFile(join(home, 'password'), PASSWORD);
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'nobody', home]);
  const as = (program: string, ...args: string[]) => {
    const call = [join(POSTGRES ?? '', program), ...args];
    const whole = isRoot ? ['runuser', '-u', 'nobody', '--', ...call] : call;
    return run(whole[0] ?? '', whole.slice(1), { cwd: tmpdir() });
  };
  const user = ['-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${join(home, 'password')}`];
  await as('initdb', '-D', data, '--no-sync', ...user);
  await makeCertificate(data);
  if (isRoot) execFileSync('chown', ['-R', 'nobody', data]);
  const port = await freePort();
  const settings = `-p ${port} -c unix_socket_directories=${home} -c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on`;
  await as('pg_ctl', '-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start');
  const secret = encodeURIComponent(PASSWORD);
  return {
    url: `postgresql+psycopg2://postgres:${secret}@127.0.0.1:${port}/postgres`,
    stop: async () => void (await as('pg_ctl', '-D', data, '-m', 'immediate', 'stop')),
  };
}

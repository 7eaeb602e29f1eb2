import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { WebSocket } from 'undici';

/** A page in Firefox, driven through WebDriver BiDi. */
export interface FirefoxPage {
  /** Console messages and errors. */
  readonly troubles: readonly string[];
  /** The value of an expression, a promise's once it is there, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
}

export interface Firefox {
  open(url: string, size: { width: number; height: number }): Promise<FirefoxPage>;
  close(): Promise<void>;
}

function firefoxPath(): string {
  const given = process.env.FIREFOX_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) =>
    ['firefox-esr', 'firefox'].map((name) => join(folder, name)),
  );
  const found = (given ? [given] : places).find((place) => existsSync(place));
  if (found) return found;
  throw new Error('These tests need Firefox: install it, or name it in FIREFOX_PATH.');
}

/** Starts Firefox without a window, with a profile of its own. */
export async function launchFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'tuning-gate-firefox-'));
  const options = ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'];
  const browser = spawn(firefoxPath(), options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const session = sessionOver(socket);
  await session.send('session.new', { capabilities: {} });
  await session.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: (url, size) => openPage(session, url, size),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await session.send('browser.close', {});
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Where Firefox listens, which it says on stderr. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.once('exit', () => reject(new Error(`Firefox ended: ${said}`)));
    browser.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
}

/** What BiDi's answers have for us; each has some of it. */
interface Result {
  readonly context: string;
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: object;
}

interface Answer {
  readonly type: 'success' | 'error';
  readonly result: Result;
  readonly error?: string;
  readonly message?: string;
}

type Session = ReturnType<typeof sessionOver>;

function sessionOver(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((params: { source: { context: string }; text: string }) => void)[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') for (const listen of listeners) listen(message.params);
    waiting.get(message.id)?.(message);
  });
  return {
    listeners,
    async send(method: string, params: object) {
      const id = ++last;
      const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answer;
      if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
      return result;
    },
  };
}

async function openPage(
  { send, listeners }: Session,
  url: string,
  viewport: { width: number; height: number },
): Promise<FirefoxPage> {
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const troubles: string[] = [];
  listeners.push(({ source, text }) => {
    if (source.context === context) troubles.push(text);
  });
  await send('browsingContext.setViewport', { context, viewport });
  await send('browsingContext.navigate', { context, url, wait: 'complete' });
  return {
    troubles,
    async evaluate(script) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${script}).then(JSON.stringify)`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return JSON.parse(result.value ?? 'null');
    },
  };
}

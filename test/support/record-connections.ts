// Loaded by `--import`, it writes to the file in CONNECTIONS where a program connects to.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

type Call = (this: unknown, ...given: unknown[]) => unknown;

/**
 * Notes the `host:port` of every connection of this process, whatever protocol it speaks, and every
 * name it looks up.
 *
 * @returns what ends it
 */
export function recordConnections(note: (entry: string) => void): () => void {
  const replaced = [
    replace(net.Socket.prototype, 'connect', (given) => note(placeOf(given))),
    ...[dns, dns.promises].flatMap((holder) =>
      Object.keys(holder)
        .filter((name) => /^(lookup|resolve)/.test(name))
        .map((name) => replace(holder, name, ([host]) => note(`${name} ${host}`))),
    ),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const restore of replaced) restore();
    syncBuiltinESMExports();
  };
}

/** Makes a method say what it is given before it does what it did. */
function replace(holder: object, name: string, say: (given: unknown[]) => void): () => void {
  const own = Reflect.get(holder, name) as Call;
  const saying: Call = function (...given) {
    say(given);
    return own.apply(this, given);
  };
  Object.assign(holder, { [name]: saying });
  return () => Object.assign(holder, { [name]: own });
}

/** Node itself wraps what its caller gave in an array. */
function placeOf(given: unknown[]): string {
  const [target, host] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof target !== 'object' || target === null) return `${host ?? 'localhost'}:${target}`;
  const {
    path,
    host: named = 'localhost',
    port,
  } = target as net.TcpNetConnectOpts & { path?: string };
  return path ?? `${named}:${port}`;
}

const { CONNECTIONS } = process.env;
if (CONNECTIONS) recordConnections((entry) => appendFileSync(CONNECTIONS, `${entry}\n`));

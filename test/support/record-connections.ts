// Loaded by `--import`, it writes to the file in CONNECTIONS the `host:port` of every connection of a
// program, whatever protocol it speaks, and every name that it looks up.
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

type Call = (this: unknown, ...given: unknown[]) => unknown;

const { CONNECTIONS = '' } = process.env;

/** Makes a method say what it is given before it does what it did. */
function replace(holder: object, name: string, say: (given: unknown[]) => string): void {
  const own = Reflect.get(holder, name) as Call;
  const saying: Call = function (...given) {
    appendFileSync(CONNECTIONS, `${say(given)}\n`);
    return own.apply(this, given);
  };
  Object.assign(holder, { [name]: saying });
}

/** Node itself wraps what its caller gave in an array. */
function placeOf(given: unknown[]): string {
  const [target, host] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof target !== 'object' || target === null) return `${host ?? 'localhost'}:${target}`;
  const to = target as net.TcpNetConnectOpts & { path?: string };
  return to.path ?? `${to.host ?? 'localhost'}:${to.port}`;
}

replace(net.Socket.prototype, 'connect', placeOf);
for (const holder of [dns, dns.promises])
  for (const name of Object.keys(holder).filter((one) => /^(lookup|resolve)/.test(one)))
    replace(holder, name, ([host]) => `${name} ${host}`);
syncBuiltinESMExports();

import net from 'node:net';

interface Listener {
  listen(...args: unknown[]): net.Server;
}

/**
 * mockttp takes no address and would listen on every interface of the machine. While `start` runs,
 * a server asked to listen on a bare port listens on 127.0.0.1 instead.
 */
export async function onLoopback(start: () => Promise<void>): Promise<void> {
  const prototype = net.Server.prototype as unknown as Listener;
  const original = prototype.listen;
  prototype.listen = function listen(...args) {
    const barePort = args.length === 1 && typeof args[0] === 'number';
    return original.apply(this, barePort ? [args[0], '127.0.0.1'] : args);
  };
  try {
    await start();
  } finally {
    prototype.listen = original;
  }
}

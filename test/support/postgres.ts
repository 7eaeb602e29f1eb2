import { createServer, type Socket } from 'node:net';

/**
 * How a database fails: with a code of PostgreSQL's at the login or at the first query, without TLS, by hanging up,
 * or by not answering at all.
 */
export type Failure = { readonly at: 'login' | 'query'; readonly code: string } | Silence;
type Silence = 'no TLS' | 'hangs up' | 'says nothing';

const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const LOGGED_IN = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);

/** The least of PostgreSQL's protocol, on loopback: enough to fail as a database does. */
export async function failingDatabase(failure: Failure) {
  const sockets = new Set<Socket>();
  let logins = 0;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let isIn = false;
    const answer = (bytes: Buffer) => {
      if (bytes.equals(SSL_REQUEST)) return socket.write('N');
      // Without TLS, a server takes the client's greeting for rubbish.
      if (typeof failure === 'string') return socket.destroy();
      if (isIn) return socket.writable && socket.write(refusal(failure.code));
      logins += 1;
      isIn = true;
      const fails = failure.at === 'login';
      return fails ? socket.end(refusal(failure.code)) : socket.write(LOGGED_IN);
    };
    if (failure !== 'says nothing') socket.on('data', answer);
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `postgresql://reader:sesame@127.0.0.1:${port}/trials`,
    /** How often somebody tried to log in. */
    logins: () => logins,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((closed) => server.close(closed));
    },
  };
}

function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.from(`${kind}\0\0\0\0`, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function refusal(code: string): Buffer {
  const fields = `SERROR\0VERROR\0C${code}\0Mreader at db.example.org: no\0\0`;
  const idle = message('Z', Buffer.from('I'));
  return Buffer.concat([message('E', Buffer.from(fields)), idle]);
}

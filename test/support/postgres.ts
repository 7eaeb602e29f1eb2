import { createServer, type Socket } from 'node:net';

/**
 * How a database fails: with a code of PostgreSQL's at the login or at the first query, without TLS, by hanging up,
 * by not answering at all, with a password to be hashed billions of times, or with messages of no length.
 */
export type Failure =
  | { readonly at: 'login' | 'query'; readonly code: string }
  | 'hangs up'
  | OddFailure;
type OddFailure = keyof typeof ODD_ANSWERS;

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
      if (typeof failure === 'string') return answerOddly(socket, failure, bytes);
      if (isIn) return socket.writable && socket.write(refusal(failure.code));
      logins += 1;
      isIn = true;
      const fails = failure.at === 'login';
      return fails ? socket.end(refusal(failure.code)) : socket.write(LOGGED_IN);
    };
    socket.on('data', answer);
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

/** Offers a login by password, and then answers the client's number with a salt and how often to hash. */
function askForHash(bytes: Buffer): Buffer {
  const [, nonce] = /r=([^,]+)$/.exec(bytes.toString('latin1')) ?? [];
  const kind = Buffer.alloc(4);
  kind.writeInt32BE(nonce === undefined ? 10 : 11);
  const text = nonce === undefined ? 'SCRAM-SHA-256\0\0' : `r=${nonce}own,s=c2FsdA==,i=2147483647`;
  return message('R', Buffer.concat([kind, Buffer.from(text)]));
}

function answerOddly(socket: Socket, failure: OddFailure | 'hangs up', bytes: Buffer) {
  return failure === 'hangs up' ? socket.destroy() : socket.write(ODD_ANSWERS[failure](bytes));
}

const ODD_ANSWERS = {
  'says nothing': () => Buffer.alloc(0),
  'no TLS': () => Buffer.alloc(0),
  'endless hashing': askForHash,
  'hashing out of range': (bytes: Buffer) =>
    Buffer.from(askForHash(bytes).toString('latin1').replace('2147483647', '4096000000'), 'latin1'),
  'empty messages': () => Buffer.alloc(50, 'R\0\0\0\0'),
};

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

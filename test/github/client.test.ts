import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '../../src/github/client.ts';
import { RETRY_POLICY, refusalOf } from '../../src/github/index.ts';

let server: Server;
let baseUrl: string;

beforeEach(async () => {
  // Headers, and then silence.
  server = createServer((request, response) => {
    if (request.url?.startsWith('/repos/o/r/issues')) response.writeHead(200).flushHeaders();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a GitHub that does not answer', () => {
  test('at all is waited for so long and no longer', async () => {
    const client = await createClient('token', { ...RETRY_POLICY, maxAnswer: 100 });
    const asked = client.request('GET /repos/o/r', { baseUrl, request: { retries: 0 } });
    expect(refusalOf(await asked.catch((error: unknown) => error))).toBe('unreachable');
  });

  test('to the end is waited for so long', async () => {
    const client = await createClient('token', { ...RETRY_POLICY, maxAnswer: 100 });
    const path = 'GET /repos/o/r/issues';
    const asked = client.request(path, { baseUrl, request: { retries: 0 } });
    expect(refusalOf(await asked.catch((error: unknown) => error))).toBe('unreachable');
  });

  test('is given up earlier where the caller does', async () => {
    const client = await createClient('token');
    const signal = AbortSignal.timeout(50);
    const asked = client.request('GET /repos/o/r', { baseUrl, request: { retries: 0, signal } });
    await expect(asked).rejects.toThrow();
  });
});

import { detailOf } from '../errors.ts';
import { Refused, Unanswered } from './access.ts';
import { type Incoming, lengthOf } from './receive.ts';

const MOST_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];
/** What is not there is not asked for again. */
const GONE = [404, 410];

interface Options {
  /** Only where GitHub itself is reached without encryption. */
  readonly mayBePlain: boolean;
  readonly signal: AbortSignal;
}

/**
 * Opens what an address that GitHub gave points at. The address carries its own right to be read,
 * so the token stays here, and no error tells the address.
 */
export async function openStored(address: string, options: Options): Promise<Incoming> {
  let url = checked(address, options);
  // The way to the first address was a redirect too.
  for (let redirects = 1; redirects <= MOST_REDIRECTS; redirects++) {
    const response = await fetchStored(url, options);
    const { status, headers, body } = response;
    const header = (name: string) => headers.get(name);
    if (status === 200 && body !== null) return { chunks: body, length: lengthOf(header) };
    await body?.cancel();
    const next = REDIRECTS.includes(status) ? header('location') : null;
    if (next === null) throw refusal(status);
    url = checked(next, options, url);
  }
  throw new Unanswered(`the artifact storage redirects more than ${MOST_REDIRECTS} times`);
}

async function fetchStored(url: URL, { signal }: Options) {
  const headers = { 'accept-encoding': 'identity' };
  // What the client uses knows the runner's proxy.
  const { defaults } = await import('@actions/github/lib/utils');
  const proxyFetch: typeof fetch = defaults.request?.fetch ?? fetch;
  try {
    return await proxyFetch(url.href, { redirect: 'manual', signal, headers });
  } catch (error) {
    const cause = error instanceof Object ? Reflect.get(error, 'cause') : undefined;
    const code = detailOf(cause, 'code') || 'no answer';
    throw new Unanswered(`the artifact storage cannot be reached (${code})`);
  }
}

function checked(address: string, { mayBePlain }: Options, base?: URL): URL {
  if (!URL.canParse(address, base?.href))
    throw new Unanswered('GitHub gave an address that is none');
  const url = new URL(address, base);
  const allowed = mayBePlain ? ['https:', 'http:'] : ['https:'];
  if (allowed.includes(url.protocol)) return url;
  throw new Unanswered('GitHub gave an address to download from that is not https');
}

function refusal(status: number): Error {
  const message = `the artifact storage answered ${status}`;
  return GONE.includes(status) ? new Refused(status, message) : new Unanswered(message);
}

import { Unanswered } from './access.ts';

type Kind = 'incomplete' | 'wrong-digest' | 'too-large';

/** What arrived is not what was asked for. The message leaves out its name, which is untrusted text. */
export class BrokenDownload extends Error {
  override readonly name = 'BrokenDownload';
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A body that is being received. */
export interface Incoming {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** As announced, in bytes; null if it was not. */
  readonly length: number | null;
}

interface Bounds {
  readonly maxBytes: number;
  /** The longest time without a byte, in milliseconds. */
  readonly maxSilence: number;
  /** When it has to be complete, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * Reads a whole body.
 *
 * @throws BrokenDownload if it is too large, was cut off, or did not arrive in time
 */
export async function receive(
  open: (signal: AbortSignal) => Promise<Incoming>,
  { maxBytes, maxSilence, until }: Bounds,
): Promise<Buffer> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const silence = setTimeout(abort, maxSilence);
  const whole = setTimeout(abort, until - Date.now());
  try {
    const incoming = await open(controller.signal).catch((error: unknown) => {
      throw controller.signal.aborted
        ? new Unanswered('the download did not begin in time')
        : error;
    });
    return await readAll(incoming, { maxBytes, onChunk: () => silence.refresh() });
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    abort();
  }
}

interface Reading {
  readonly maxBytes: number;
  readonly onChunk: () => void;
}

async function readAll({ chunks, length }: Incoming, reading: Reading): Promise<Buffer> {
  const { maxBytes, onChunk } = reading;
  if ((length ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of chunks) {
      onChunk();
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      parts.push(chunk);
    }
  } catch (error) {
    throw error instanceof BrokenDownload ? error : incomplete(bytes, length);
  }
  if (bytes !== (length ?? bytes)) throw incomplete(bytes, length);
  return Buffer.concat(parts);
}

export function tooLarge(maxBytes: number): BrokenDownload {
  return new BrokenDownload('too-large', `is larger than ${maxBytes} bytes`);
}

function incomplete(bytes: number, length: number | null): BrokenDownload {
  const share = length === null ? `${bytes} bytes` : `${bytes} of ${length} bytes`;
  return new BrokenDownload('incomplete', `arrived incomplete (${share})`);
}

/** The announced length; null if there is none, or if it is the length of a compressed form. */
export function lengthOf(header: (name: string) => string | null): number | null {
  const announced = header('content-length');
  if (announced === null || !/^\d+$/.test(announced)) return null;
  return (header('content-encoding') ?? 'identity') === 'identity' ? Number(announced) : null;
}

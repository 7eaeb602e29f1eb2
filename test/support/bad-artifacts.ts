import { deflateRawSync } from 'node:zlib';
import { craftZip } from '../read/zips.ts';
import type { SeededArtifact } from './github-artifacts.ts';

type Stored = Pick<SeededArtifact, 'files' | 'body' | 'digest' | 'fault'>;

/** What is stored in place of a saved sweep, which is given. */
type Spoil = (sweep: string) => Stored;

export interface BadArtifact {
  readonly stored: Spoil;
  /** What a message has to say of it, and of what to do. */
  readonly says: readonly string[];
}

const UPLOAD_AGAIN = 'Upload it again, by the step that makes it.';
const ZEROS = Buffer.alloc(4 * 2 ** 20);
const LINK = 0o120777;

/** Artifacts that are there and are no sweep. */
export const BAD_ARTIFACTS: Readonly<Record<string, BadArtifact>> = {
  'an empty file': {
    stored: () => ({ files: { 'sweep.json': '' } }),
    says: ['entry sweep.json', 'is empty', 'Check the program that wrote it.'],
  },
  'a sweep of another schema version': {
    stored: (sweep) => inZip(sweep.replace('"schemaVersion":1', '"schemaVersion":2')),
    says: ['was saved with schema version 2; this version reads 1', 'Use the same version'],
  },
  'JSON that is damaged': {
    stored: (sweep) => inZip(sweep.slice(0, 700)),
    says: ['sweep.json, line 1', 'the file looks cut off', 'Write the file again'],
  },
  'JSON of another shape': {
    stored: (sweep) => inZip(sweep.replaceAll('"completed"', '"done"')),
    says: ['sweep.json, trials[0].outcome', 'Save the sweep again with tuning-gate.'],
  },
  'binary data without an archive': {
    stored: () => ({ body: Buffer.from([0xca, 0xfe, 0, 1, 2, 3]) }),
    says: ['contains binary data, not text', 'Export the trials as CSV or JSON.'],
  },
  'an archive of 100,000 entries': {
    stored: () => ({ body: craftZip(manyEntries(100_000)) }),
    says: ['holds 100000 entries, and at most 10000 are read', 'Upload the files of one sweep'],
  },
  'an archive that leads out of itself': {
    stored: (content) => ({ body: craftZip([{ path: '../../sweep.json', content }]) }),
    says: ['has a path that could lead out of the archive', 'Zip the files by relative paths'],
  },
  'an archive with an absolute path': {
    stored: (content) => ({ body: craftZip([{ path: '/tmp/sweep.json', content }]) }),
    says: ['has a path that could lead out of the archive', 'Zip the files by relative paths'],
  },
  'an archive with a link': {
    stored: () => ({
      body: craftZip([{ path: 'sweep.json', content: '/etc/passwd', mode: LINK }]),
    }),
    says: ['is a link or another special file', 'Upload the file itself.'],
  },
  'an archive that lies about its size': {
    stored: () => ({
      body: craftZip([{ path: 'sweep.json', saved: deflateRawSync(ZEROS), size: 500 }]),
    }),
    says: ['unpacks to more than 200 times its size', 'Check what wrote it'],
  },
  'half an archive': {
    stored: (content) => {
      const whole = craftZip([{ path: 'sweep.json', content }]);
      return { body: whole.subarray(0, whole.length / 2) };
    },
    says: ['is a damaged zip archive', UPLOAD_AGAIN],
  },
  'bytes that are cut at each try': {
    stored: (sweep) => ({ ...inZip(sweep), fault: { kind: 'cut-body' } }),
    says: ['arrived incomplete', 'Run this job again.'],
  },
  'bytes of another digest': {
    stored: (sweep) => ({ ...inZip(sweep), digest: `sha256:${'0'.repeat(64)}` }),
    says: ['does not have the digest that GitHub recorded', 'Run the job that uploads it again'],
  },
  'other bytes than were uploaded': {
    stored: (sweep) => ({ ...inZip(sweep), fault: { kind: 'wrong-bytes' } }),
    says: ['does not have the digest that GitHub recorded', 'Run the job that uploads it again'],
  },
};

function inZip(sweep: string): Stored {
  return { files: { 'sweep.json': sweep } };
}

function manyEntries(count: number) {
  return Array.from({ length: count }, (_, i) => ({ path: `${i}.csv`, saved: Buffer.alloc(0) }));
}

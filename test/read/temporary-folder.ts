import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder that is new for every test. */
export function temporaryFolder() {
  const folder = {
    path: '',
    at: (name: string) => join(folder.path, name),
    write: async (files: Readonly<Record<string, string | Buffer>>) => {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(folder.at(name)), { recursive: true });
        await writeFile(folder.at(name), content);
      }
    },
  };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'tuning-gate-test-'));
  });
  afterEach(() => rm(folder.path, { recursive: true }));
  return folder;
}

import { dirname, join } from 'node:path';

/** What a file is called that tells what the files of a sweep do not. */
export const META_FILE = 'sweep.meta.json';

/** Whether a file is one that tells about a sweep, whatever is in it. */
export function isMetaFile({ path }: { readonly path: string }): boolean {
  return path.split(/[/\\]/).at(-1) === META_FILE;
}

/** Where files next to these would be that tell about them. */
export function metaFilesBeside(paths: readonly string[]): string[] {
  const own = new Set(paths);
  const beside = new Set(paths.map((path) => join(dirname(path), META_FILE)));
  return [...beside].filter((path) => !own.has(path));
}

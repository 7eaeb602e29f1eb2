import { posix } from 'node:path';
import type { SourceFile } from '../read/index.ts';
import type { FolderFormat } from './format.ts';

interface MixedFolder {
  readonly folder: string;
  readonly format: FolderFormat;
}

/** A folder among others, or one of its own folders, that a tool wrote; the first of them. */
export function findMixedFolder(
  files: readonly SourceFile[],
  formats: readonly FolderFormat[],
): MixedFolder | null {
  for (const [folder, own] of folders(files)) {
    const format = formats.find((one) => one.detect(own));
    if (format !== undefined) return { folder, format };
  }
  return null;
}

/** What is below each folder, as deep as it may be; those further up first. */
function folders(files: readonly SourceFile[]): [string, SourceFile[]][] {
  const below = new Map<string, SourceFile[]>();
  for (const file of files) {
    for (
      let path = posix.dirname(file.path);
      path !== posix.dirname(path);
      path = posix.dirname(path)
    ) {
      const own = below.get(path);
      if (own === undefined) below.set(path, [file]);
      else own.push(file);
    }
  }
  return [...below].sort(([a], [b]) => a.length - b.length);
}

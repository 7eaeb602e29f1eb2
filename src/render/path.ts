/** The last part of a path as it was written, whichever system wrote it. */
export function basename(path: string): string {
  return parts(path).at(-1) ?? '';
}

/** All but the last part. */
export function dirname(path: string): string {
  return parts(path).slice(0, -1).join('/');
}

function parts(path: string): string[] {
  return path.split(/[\\/]/).filter(Boolean);
}

/**
 * Whether an archive's path is one a program that unpacks can be given: relative, with forward
 * slashes, without `.`, `..` and drive letters. A slash at the end stands for a folder.
 */
export function isPlainPath(path: string): boolean {
  if (/[\\\0]|^[a-z]:/i.test(path)) return false;
  return path
    .replace(/\/$/, '')
    .split('/')
    .every((segment) => !['', '.', '..'].includes(segment));
}

/** Hidden files, and what macOS adds, hold no trials. */
export function isHidden(path: string): boolean {
  return path.startsWith('__MACOSX/') || path.split('/').some((segment) => segment.startsWith('.'));
}

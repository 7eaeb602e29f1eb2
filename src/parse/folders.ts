/** The folder of a path and the name in it; other systems have backslashes. */
export function splitPath(path: string): [folder: string, name: string] {
  const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return [path.slice(0, Math.max(0, end)), path.slice(end + 1)];
}

/** Whether a path is in one of the folders, at any depth. */
export function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  let [folder] = splitPath(path);
  while (!folders.has(folder)) {
    if (folder === '') return false;
    [folder] = splitPath(folder);
  }
  return true;
}

/** A name for each folder: its own, or its path if others have the same name. */
export function namesOfFolders(paths: Iterable<string>): Map<string, string> {
  const named = [...paths].map((path) => ({ path, name: splitPath(path)[1] || '.' }));
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(named.map(({ path, name }) => [path, counts.get(name) === 1 ? name : path]));
}

const ENTRY = /^([A-Za-z_]\w*):(?: (.*))?$/;

/**
 * The top level of a `meta.yaml`, which is flat: texts by their keys; null where there is none.
 * Long texts go on in the next lines, which are indented.
 */
export function readMeta(text: string): ReadonlyMap<string, string | null> {
  const raw = new Map<string, string>();
  let last: string | null = null;
  for (const line of text.split(/\r?\n/)) {
    const [, key, value = ''] = ENTRY.exec(line) ?? [];
    if (key !== undefined) raw.set(key, value);
    else if (last !== null && line.startsWith(' '))
      raw.set(last, `${raw.get(last)} ${line.trim()}`);
    last = key ?? last;
  }
  return new Map([...raw].map(([key, value]) => [key, scalar(value.trim())]));
}

function scalar(text: string): string | null {
  if (['', '~', 'null'].includes(text)) return null;
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}

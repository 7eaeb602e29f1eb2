export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  /** `file`, `line`, `title` … as given. */
  readonly properties: Readonly<Record<string, string>>;
}

// The runner ignores white space before a command.
const COMMAND = /^\s*::(error|warning|notice)(?: ([^:]*))?::(.*)$/;

/** The annotations the runner would make of a process's output. */
export function parseAnnotations(output: string): Annotation[] {
  return output.split(/\r?\n/).flatMap((line) => {
    const match = COMMAND.exec(line);
    if (match === null) return [];
    const [, level, properties = '', message = ''] = match;
    return [
      {
        level: level as Annotation['level'],
        message: unescapeData(message),
        properties: parseProperties(properties),
      },
    ];
  });
}

function parseProperties(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at).trim(), unescapeProperty(pair.slice(at + 1))];
    }),
  );
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

import { escapeXml } from '../escape-xml.ts';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Elements that have no end. */
const VOID: readonly string[] = ['input', 'link', 'meta'];

/** An HTML element with its attributes escaped; `content` is markup already. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? ` ${key}` : ` ${key}="${escapeXml(String(value))}"`;
  });
  const start = `<${name}${written.join('')}>`;
  return VOID.includes(name) ? start : `${start}${content}</${name}>`;
}

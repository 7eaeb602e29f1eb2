/** Adds an element to another as its last. */
export function add<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  parent.append(made);
  return made;
}

/** A length as a share of another, for style. */
export function share(length: number, whole: number): string {
  return `${(100 * length) / whole}%`;
}

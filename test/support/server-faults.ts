import messages from '../sources/fault-messages.json';

/** What is said of a server, by what goes wrong. */
export function serverFaults(): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(
    Object.entries(messages).map(([title, message]) => [title, patternOf(message)]),
  );
}

/** @throws if nothing is said of it */
export function messageOn(faults: Readonly<Record<string, RegExp>>, title: string): RegExp {
  const message = faults[title];
  if (message === undefined) throw new Error(`fault-messages.json has no “${title}”`);
  return message;
}

/** `…` stands for any text. */
export function patternOf(message: string): RegExp {
  const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

import { isFields, ownValue } from './format.ts';
import { parseJson } from './json-text.ts';

/** Reads the values of parameters, which storages keep as numbers: of a category its place. */
export class OptunaParameters {
  /** By the distribution's text, which is the same for all trials. */
  readonly #choices = new Map<string, readonly unknown[] | null>();

  /**
   * @param internal as stored
   * @param distribution what it was drawn from: JSON, as text
   */
  valueOf(internal: unknown, distribution: unknown): unknown {
    const choices = typeof distribution === 'string' ? this.#choicesIn(distribution) : null;
    if (choices === null || typeof internal !== 'number') return internal ?? null;
    return choices[internal] ?? null;
  }

  #choicesIn(json: string): readonly unknown[] | null {
    const known = this.#choices.get(json);
    if (known !== undefined) return known;
    const choices = choicesOf(tryParse(json));
    this.#choices.set(json, choices);
    return choices;
  }
}

/** Null for numbers, and for what is no distribution. */
function choicesOf(distribution: unknown): readonly unknown[] | null {
  if (!isFields(distribution)) return null;
  const attributes = ownValue(distribution, 'attributes');
  const choices = ownValue(isFields(attributes) ? attributes : distribution, 'choices');
  return Array.isArray(choices) ? choices : null;
}

/** A parameter does not decide anything: one that cannot be told is kept as it is stored. */
function tryParse(json: string): unknown {
  try {
    return parseJson(json, { path: '', line: 1 });
  } catch {
    return null;
  }
}

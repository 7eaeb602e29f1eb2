declare const OURS: unique symbol;

/** Text that is ours: from the source, or a number. No untrusted text has this type. */
export type Words = string & { readonly [OURS]: true };

/** Text of the source is a literal; `string`, also as a part of a longer one, may come from anywhere. */
export type Literal<S extends string> = S extends Words
  ? S
  : Record<never, never> extends Record<S, 1>
    ? never
    : S;

type Word<T> = T extends string ? Literal<T> : T extends number ? T : never;

/** Our words with numbers, other words of ours and literals among them: words`worse by ${3}`. */
export function words<const T extends readonly (string | number)[]>(
  texts: TemplateStringsArray,
  ...values: T & { readonly [K in keyof T]: Word<T[K]> }
): Words {
  return ours(String.raw({ raw: texts }, ...values));
}

const NUMERAL = /^[+−-]?(?:[\d.,]+|Infinity|∞|NaN)(?:e[+−-]?\d+)?[kM]?$/;

/**
 * A number as it is written: "−0.03", "20k", "4e−12".
 *
 * @throws for any other text
 */
export function numeral(text: string): Words {
  if (!NUMERAL.test(text)) throw new TypeError(`Not a number: ${text}`);
  return ours(text);
}

/** Text of the source as words. */
export function literal<const S extends string>(text: S & Literal<S>): Words {
  return ours(text);
}

/** The one place where text becomes ours. */
function ours(text: string): Words {
  return text as Words;
}

import Ajv, { type ValidateFunction } from 'ajv';
import description from '../contract/github-openapi.json';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
}

export interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

/** GitHub's description of the operations that the action calls, as `METHOD template`. */
export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries(description.paths as Readonly<Record<string, Record<string, Operation>>>).flatMap(
    ([template, item]) =>
      Object.entries(item).map(([method, operation]) => [
        `${method.toUpperCase()} ${template}`,
        operation,
      ]),
  ),
);

const FORMATS = {
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  email: /^\S+@\S+$/,
  int64: true,
} as const;

const settings = { strict: false, allErrors: true, formats: FORMATS } as const;
const values = new Ajv(settings);
// What a query says is text, whatever it means.
const texts = new Ajv({ ...settings, coerceTypes: true });
const compiled = new Map<Schema, ValidateFunction>();

/** What is wrong with a JSON value, in the words of the validator. */
export function flaws(schema: Schema, value: unknown): string[] {
  return complaints(validatorOf(values, schema), value);
}

/** The same of a value that came as text. */
export function flawsOfText(schema: Schema, text: string): string[] {
  return complaints(validatorOf(texts, schema), { value: text });
}

function validatorOf(ajv: Ajv, schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const { components } = description;
  const plain = ajv === texts ? { type: 'object', properties: { value: schema } } : schema;
  const own = normalised({ ...plain, components }) as Schema;
  const validator = ajv.compile(own);
  compiled.set(schema, validator);
  return validator;
}

function complaints(validator: ValidateFunction, value: unknown): string[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** OpenAPI 3.0 says `nullable` where JSON Schema allows the type `null`. */
function normalised(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normalised);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, normalised(value)]),
  );
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}

import Ajv, { type ValidateFunction } from 'ajv';
import description from '../../contract/github-openapi.json';
import type { Exchange } from './messages.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

/** GitHub's description of the operations that the Action calls. */
const OPERATIONS = Object.entries(
  description.paths as Readonly<Record<string, Record<string, Operation>>>,
).flatMap(([template, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    pattern: patternOf(template, operation),
    operation,
  })),
);

/** As `METHOD template`. */
export const OPERATION_NAMES: readonly string[] = OPERATIONS.map(({ name }) => name);

/** A request as the description has it. */
export interface Called {
  readonly name: string;
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** The operation that a request is for. */
export function operationOf({ method, path }: { method: string; path: string }) {
  const { pathname, searchParams: query } = new URL(path, 'http://any');
  for (const { pattern, ...one } of OPERATIONS) {
    const match = one.method === method ? pattern.exec(pathname) : null;
    if (match === null) continue;
    const values = Object.entries(match.groups ?? {});
    const decoded = values.map(([key, value]) => [key, decodeURIComponent(value)]);
    const called: Called = { ...one, path: Object.fromEntries(decoded), query };
    return called;
  }
  return undefined;
}

function patternOf(template: string, { parameters }: Operation): RegExp {
  const source = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    return parameter?.['x-multi-segment'] === true ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`;
  });
  return new RegExp(`^${source}$`);
}

/** An answer of an operation: what is given, and of the rest the least that GitHub always sends. */
export function answerOf({ operation, name }: Called, status: number, given: unknown): unknown {
  const schema = schemaOf(operation.responses[status] ?? {});
  if (schema === undefined) throw new Error(`${name} answers ${status} with nothing`);
  return completed(schema, given);
}

/** The same of the operation that is called this. */
export function described(operation: string, given: unknown): unknown {
  const found = OPERATIONS.find(({ name }) => name === operation);
  if (found === undefined) throw new Error(`${operation} is no operation`);
  return completed(schemaOf(found.operation.responses[200] ?? {}) ?? {}, given);
}

const TEXTS: Readonly<Record<string, string>> = {
  uri: 'https://github.com/',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'somebody@users.noreply.github.com',
};

function completed(schema: Schema, given: unknown): unknown {
  const { $ref, nullable, anyOf, oneOf, allOf, type } = schema;
  const { properties = {}, required = [], items } = schema;
  if ($ref !== undefined) return completed(schemaNamed($ref), given);
  if (given === null || (given === undefined && nullable)) return null;
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice !== undefined) return completed(choice, given);
  if (allOf !== undefined)
    return allOf.reduce<unknown>((done, part) => completed(part, done), given);
  if (type === 'array') {
    return ((given ?? []) as unknown[]).map((item) => completed(items ?? {}, item));
  }
  if (type !== 'object') return given ?? leastOf(schema);
  const own = Object(given ?? {}) as Record<string, unknown>;
  const names = new Set([...required, ...Object.keys(own)]);
  return Object.fromEntries([...names].map((it) => [it, completed(properties[it] ?? {}, own[it])]));
}

function leastOf({ type, format = '', enum: choices }: Schema): unknown {
  if (choices !== undefined) return choices[0];
  if (type === 'string') return TEXTS[format] ?? '';
  return type === 'boolean' ? false : 0;
}

function schemaNamed(reference: string): Schema {
  const schemas = description.components.schemas as Readonly<Record<string, Schema>>;
  return schemas[reference.replace('#/components/schemas/', '')] ?? {};
}

const FORMATS = {
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  email: /^\S+@\S+$/,
  int64: true,
} as const;

// Compiling takes longer than what an optimised validator would save, or one with all in one function.
const quick = { code: { optimize: false }, inlineRefs: false, validateSchema: false } as const;
const settings = { strict: false, allErrors: true, formats: FORMATS, ...quick } as const;
const COMPONENTS = { $id: 'github', components: normalised(description.components) };
const values = new Ajv(settings).addSchema(COMPONENTS);
// What a query says is text, whatever it means.
const texts = new Ajv({ ...settings, coerceTypes: true }).addSchema(COMPONENTS);
const compiled = new Map<Schema, ValidateFunction>();

// The description says so in its prose only.
const MAX_PAGE = 100;

/**
 * Where requests to GitHub's REST API, or the double's own answers to them, are not as GitHub's
 * OpenAPI description has them; one line each. GraphQL, the artifact service and the blob storage
 * are not described there.
 */
export function contractViolations(exchanges: readonly Exchange[]): string[] {
  const described = exchanges.filter(({ host, path }) => host === 'api' && path !== '/graphql');
  return described.flatMap((exchange) => {
    const called = operationOf(exchange);
    if (called === undefined) return [`${lineOf(exchange)}: no such operation`];
    const found = [
      ...pathFlaws(called),
      ...queryFlaws(called),
      ...bodyFlaws(called, exchange),
      ...(exchange.answeredBy === 'double' ? answerFlaws(called, exchange) : []),
    ];
    return found.map((flaw) => `${lineOf(exchange)} (${called.operation.operationId}): ${flaw}`);
  });
}

function lineOf({ method, path }: Exchange): string {
  return `${method} ${path}`;
}

function pathFlaws({ operation, path }: Called): string[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, schema }) =>
      flawsOfText(schema, path[name] ?? '').map((flaw) => `{${name}}${flaw}`),
    );
}

function queryFlaws({ operation, query }: Called): string[] {
  const known = operation.parameters.filter((parameter) => parameter.in === 'query');
  const given = [...query].flatMap(([name, value]) => {
    const parameter = known.find((candidate) => candidate.name === name);
    if (parameter === undefined) return [`no query parameter ${name}`];
    const tooLong = name === 'per_page' && Number(value) > MAX_PAGE;
    const own = tooLong ? [`query per_page is above ${MAX_PAGE}`] : [];
    return [...own, ...flawsOfText(parameter.schema, value).map((flaw) => `query ${name}${flaw}`)];
  });
  const missing = known.filter(({ name, required }) => required === true && !query.has(name));
  return [...given, ...missing.map(({ name }) => `query ${name} is missing`)];
}

function bodyFlaws({ operation: { requestBody } }: Called, { requestBody: text }: Exchange) {
  if (requestBody === undefined) return text === '' ? [] : ['takes no body'];
  if (text === '') return requestBody.required === true ? ['needs a body'] : [];
  const schema = schemaOf(requestBody);
  const value = parsed(text);
  if (schema === undefined || value === undefined) return ['its body is not JSON'];
  const names = Object.keys((schema.properties as object | undefined) ?? {});
  const unknown = Object.keys(Object(value)).filter((name) => !names.includes(name));
  return [
    ...flaws(schema, value).map((flaw) => `body${flaw}`),
    ...unknown.map((name) => `body has no property ${name}`),
  ];
}

function answerFlaws({ operation, name }: Called, exchange: Exchange): string[] {
  const { status, responseBody } = exchange;
  if (status === null || status >= 400) return [];
  const response = operation.responses[status];
  if (response === undefined) return [`${name} never answers ${status}`];
  if (exchange.accept?.includes('raw') === true) return [];
  const schema = schemaOf(response);
  if (schema === undefined) return responseBody === '' ? [] : [`its ${status} has no body`];
  return flaws(schema, parsed(responseBody)).map((flaw) => `answer${flaw}`);
}

function schemaOf({ content }: Content) {
  return content?.['application/json']?.schema;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is wrong with a JSON value, in the words of the validator. */
function flaws(schema: Schema, value: unknown): string[] {
  return complaints(validatorOf(values, schema), value);
}

/** The same of a value that came as text. */
function flawsOfText(schema: Schema, text: string): string[] {
  return complaints(validatorOf(texts, schema), { value: text });
}

function validatorOf(ajv: Ajv, schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known !== undefined) return known;
  const plain = ajv === texts ? { type: 'object', properties: { value: schema } } : schema;
  const validator = ajv.compile(Object(normalised(plain)));
  compiled.set(schema, validator);
  return validator;
}

function complaints(validator: ValidateFunction, value: unknown): string[] {
  if (validator(value)) return [];
  return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** OpenAPI 3.0 says `nullable` where JSON Schema allows the type `null`; the components are one schema, compiled once. */
function normalised(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(normalised);
  if (typeof node === 'string') return node.replace(/^#(?=\/components\/)/, 'github#');
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, normalised(value)]),
  );
  return nullable === true ? { anyOf: [{ type: 'null' }, rest] } : rest;
}

import Ajv, { type ValidateFunction } from 'ajv';
import description from '../contract/github-openapi.json';
import type { Exchange } from './github-messages.ts';

type Schema = Readonly<Record<string, unknown>>;

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

/** GitHub's description of the operations that the action calls, as `METHOD template`. */
const operations: ReadonlyMap<string, Operation> = new Map(
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

interface Called {
  readonly name: string;
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

// The description says so in its prose only.
const MAX_PAGE = 100;

/**
 * Where requests to GitHub's REST API, or the double's own answers to them, are not as GitHub's
 * OpenAPI description has them; one line each. GraphQL, the artifact service and the blob storage
 * are not described there.
 */
export function contractViolations(exchanges: readonly Exchange[]): string[] {
  return described(exchanges).flatMap((exchange) => {
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

/** Where the emulator's answers are not as GitHub describes them: to be known, not to be mended. */
export function emulatorDeviations(exchanges: readonly Exchange[]): string[] {
  return described(exchanges)
    .filter(({ answeredBy }) => answeredBy === 'emulator')
    .flatMap((exchange) => {
      const called = operationOf(exchange);
      const found = called === undefined ? [] : answerFlaws(called, exchange);
      return found.map((flaw) => `${called?.operation.operationId}: ${flaw}`);
    });
}

function described(exchanges: readonly Exchange[]): Exchange[] {
  return exchanges.filter(({ host, path }) => host === 'api' && path !== '/graphql');
}

function lineOf({ method, path }: Exchange): string {
  return `${method} ${path}`;
}

function operationOf({ method, path }: Exchange): Called | undefined {
  const { pathname, searchParams } = new URL(path, 'http://any');
  for (const [name, operation] of operations) {
    const [verb, template = ''] = name.split(' ');
    const match = verb === method ? patternOf(template, operation).exec(pathname) : null;
    if (match === null) continue;
    const values = Object.entries(match.groups ?? {});
    const decoded = values.map(([key, value]) => [key, decodeURIComponent(value)]);
    return { name, operation, path: Object.fromEntries(decoded), query: searchParams };
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

/** The attempt of a run that a job belongs to. */
export interface Attempt {
  readonly run: number;
  readonly attempt: number;
}

const BACKEND_ID = /^00000000-0000-4(\d{3})-8000-(\d{12})$/;

/** The results service's own name of an attempt: opaque to its clients, and as long as a UUID. */
export function backendId({ run, attempt }: Attempt): string {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `00000000-0000-4${digits(attempt, 3)}-8000-${digits(run, 12)}`;
}

export function attemptOf(id: unknown): Attempt | undefined {
  const [, attempt, run] = BACKEND_ID.exec(String(id)) ?? [];
  return run === undefined ? undefined : { run: Number(run), attempt: Number(attempt) };
}

/** For ACTIONS_RUNTIME_TOKEN: clients read the claims and verify no signature. */
export function runtimeToken(attempt: Attempt): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const job = '00000000-0000-4000-9000-000000000001';
  const claims = { scp: `Actions.Results:${backendId(attempt)}:${job}` };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.unsigned`;
}

/** The attempt that a request's `Authorization: Bearer …` speaks for. */
export function attemptOfToken(authorization: string | undefined): Attempt | undefined {
  const [, claims = ''] = (authorization ?? '').split('.');
  const text = Buffer.from(claims, 'base64url').toString();
  return attemptOf(/Actions\.Results:([^:"]+):/.exec(text)?.[1]);
}

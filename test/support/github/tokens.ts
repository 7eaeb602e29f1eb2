export type Level = 'read' | 'write';
export type Permissions = Readonly<Record<string, Level>>;

const WRITE: Permissions = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
  actions: 'read',
  metadata: 'read',
};
const READ = Object.fromEntries(Object.keys(WRITE).map((name) => [name, 'read'] as const));

/** Whom a token was given to, and what for; people's access tokens may do everything. */
export interface Holder {
  readonly login: string;
  readonly permissions: Permissions | null;
}

const HOLDERS = {
  /** A workflow's GITHUB_TOKEN with write permissions. */
  workflow: { login: 'github-actions[bot]', permissions: WRITE },
  /** A workflow's GITHUB_TOKEN on a pull request from a fork. */
  readOnly: { login: 'github-actions[bot]', permissions: READ },
  /** Another App's installation. */
  app: { login: 'my-app[bot]', permissions: WRITE },
  /** A person's access token. */
  user: { login: 'octocat', permissions: null },
  reviewer: { login: 'reviewer', permissions: null },
} as const satisfies Readonly<Record<string, Holder>>;
type Name = keyof typeof HOLDERS;

const ENTRIES = (Object.keys(HOLDERS) as Name[]).map(
  (name) => [name, `secret-of-${name}`] as const,
);

/** No GitHub has issued them. */
export const TOKENS = Object.fromEntries(ENTRIES) as Readonly<Record<Name, string>>;

const BY_TOKEN = new Map<string, Holder>(ENTRIES.map(([name, token]) => [token, HOLDERS[name]]));

/** The GITHUB_TOKEN of a job with these `permissions`, as a workflow writes them. */
export function tokenWith(granted: Permissions): string {
  const token = `secret-of-${JSON.stringify(granted)}`;
  const named = Object.entries(granted).map(([scope, level]) => [scope.replace('-', '_'), level]);
  const permissions: Permissions = { ...Object.fromEntries(named), metadata: 'read' };
  BY_TOKEN.set(token, { login: 'github-actions[bot]', permissions });
  return token;
}

/** From an Authorization header; undefined for a token that was never issued. */
export function holderOf(authorization = ''): Holder | undefined {
  return BY_TOKEN.get(authorization.replace(/^(bearer|token)\s+/i, ''));
}

export function isAllowed({ permissions }: Holder, permission: string, level: Level): boolean {
  if (permissions === null) return true;
  const granted = permissions[permission];
  return granted === 'write' || granted === level;
}

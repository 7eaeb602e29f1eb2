import { createSign, generateKeyPairSync } from 'node:crypto';
import type { Call } from './github-backend.ts';

type Level = 'read' | 'write';
type Permissions = Readonly<Record<string, Level>>;

// The tokens are not issued by any GitHub: the double itself chooses them.
export const PEOPLE = { octocat: 'pat-of-octocat', reviewer: 'pat-of-reviewer' };

const WRITE = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  checks: 'write',
  actions: 'read',
  metadata: 'read',
} as const satisfies Permissions;
const READ = Object.fromEntries(
  Object.keys(WRITE).map((permission) => [permission, 'read'] as const),
) satisfies Permissions;
const { actions: _, ...WITHOUT_ACTIONS } = WRITE;

const ACTIONS = { app_id: 1, slug: 'github-actions', name: 'GitHub Actions' };
const OTHER_APP = { app_id: 2, slug: 'my-app', name: 'My App' };

// One for all Apps and emulators of a process: making a key takes longer than most tests.
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The Apps as the emulator is seeded with them, installed for `owner`. */
export function appsFor(owner: string) {
  return [ACTIONS, OTHER_APP].map((app) => ({
    ...app,
    private_key: privateKey,
    permissions: WRITE,
    installations: [{ installation_id: app.app_id, account: owner }],
  }));
}

export interface Tokens {
  /** A workflow's GITHUB_TOKEN with write permissions; writes as `github-actions[bot]`. */
  readonly workflow: string;
  /** A workflow's GITHUB_TOKEN on a pull request from a fork. */
  readonly readOnly: string;
  /** A workflow's GITHUB_TOKEN that may write but not read `actions`. */
  readonly withoutActions: string;
  /** Another App's installation; writes as `my-app[bot]`. */
  readonly app: string;
  /** A person's access token; writes as `octocat`. */
  readonly user: string;
  /** Another person's access token; writes as `reviewer`. */
  readonly reviewer: string;
}

const GRANTS = {
  workflow: { app: ACTIONS, permissions: WRITE },
  readOnly: { app: ACTIONS, permissions: READ },
  withoutActions: { app: ACTIONS, permissions: WITHOUT_ACTIONS },
  app: { app: OTHER_APP, permissions: WRITE },
} as const satisfies Record<string, { app: typeof ACTIONS; permissions: Permissions }>;
type Grant = keyof typeof GRANTS;

/** Asks the emulator for a token of each App's installation. */
export async function mintTokens(call: Call): Promise<Tokens> {
  const mint = async (grant: Grant) => {
    const { app, permissions } = GRANTS[grant];
    const token = appToken(app.app_id);
    const path = `/app/installations/${app.app_id}/access_tokens`;
    const answer = await call('POST', path, { token, body: { permissions } });
    return (answer as { token: string }).token;
  };
  return {
    workflow: await mint('workflow'),
    readOnly: await mint('readOnly'),
    withoutActions: await mint('withoutActions'),
    app: await mint('app'),
    user: PEOPLE.octocat,
    reviewer: PEOPLE.reviewer,
  };
}

/** The signed statement with which an App asks for a token of one of its installations. */
function appToken(appId: number): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = encode({ iss: String(appId), iat: now, exp: now + 300 });
  const statement = `${encode({ alg: 'RS256', typ: 'JWT' })}.${claims}`;
  const signature = createSign('RSA-SHA256').update(statement).sign(privateKey, 'base64url');
  return `${statement}.${signature}`;
}

/** What the holder of a token is called and may do. */
export interface Holder {
  readonly login: string;
  readonly isApp: boolean;
  may(permission: string, level: Level): boolean;
}

export function holdersOf(tokens: Tokens): Map<string, Holder> {
  const apps = (Object.keys(GRANTS) as Grant[]).map((grant) => {
    const { app, permissions } = GRANTS[grant];
    return [tokens[grant], appHolder(`${app.slug}[bot]`, permissions)] as const;
  });
  const people = Object.entries(PEOPLE).map(
    ([login, token]) => [token, { login, isApp: false, may: () => true }] as const,
  );
  return new Map<string, Holder>([...apps, ...people]);
}

function appHolder(login: string, permissions: Permissions): Holder {
  return {
    login,
    isApp: true,
    may: (permission, level) => {
      const granted = permissions[permission];
      return granted !== undefined && (granted === 'write' || level === 'read');
    },
  };
}

import { timestamp } from './artifact-store.ts';
import { type Backend, FULL_NAME } from './github-backend.ts';
import { json, notAccessible, paged, type Route, refusal } from './github-messages.ts';

/** Somebody who sets a label; `role` is the one in this repository. */
export interface Labeler {
  readonly login: string;
  /** `User` when left out. */
  readonly type?: 'User' | 'Bot';
  /** `write` when left out. */
  readonly role?: keyof typeof PERMISSIONS;
}

/** How a test sets a label or takes it away. */
export interface Labeling extends Labeler {
  readonly label: string;
  readonly number: number;
  /** A second from now when left out: GitHub counts in seconds, and people are slower than that. */
  readonly at?: Date;
}

interface IssueEvent {
  readonly event: string;
  readonly number: number;
  readonly login: string;
  readonly type: string;
  readonly label: string;
  readonly at: string;
}

/** What GitHub calls each role's `permission`. */
const PERMISSIONS = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
} as const;

const EVENTS = new RegExp(`^/repos/${FULL_NAME}/issues/(\\d+)/events$`);
const PERMISSION = new RegExp(`^/repos/${FULL_NAME}/collaborators/([^/]+)/permission$`);

/** The labels of pull requests; the emulator keeps neither their events nor a label's date. */
export class Labels {
  readonly #events: IssueEvent[] = [];
  readonly #roles = new Map<string, keyof typeof PERMISSIONS>();
  readonly #holders: Backend['holders'];

  constructor({ holders }: Backend) {
    this.#holders = holders;
  }

  add(labeling: Labeling): void {
    this.#record('labeled', labeling);
  }

  remove(labeling: Labeling): void {
    this.#record('unlabeled', labeling);
  }

  #record(event: string, { at = new Date(Date.now() + 1000), ...labeling }: Labeling): void {
    const { login, type = 'User', role = 'write', label, number } = labeling;
    this.#roles.set(login, role);
    this.#events.push({ event, number, login, type, label, at: timestamp(at.getTime()) });
  }

  readonly route: Route = (incoming) => {
    const { method, path, token, apiUrl } = incoming;
    const { pathname } = new URL(path, apiUrl);
    if (method !== 'GET') return undefined;
    const holder = this.#holders.get(token ?? '');
    const [, number] = EVENTS.exec(pathname) ?? [];
    if (number !== undefined) {
      const may = holder?.may('issues', 'read') || holder?.may('pull_requests', 'read');
      if (!may) return notAccessible('issues=read; pull_requests=read');
      const all = this.#events.filter((event) => event.number === Number(number));
      const { items, headers } = paged(all, incoming);
      const described = items.map((event) => eventJson(event, all.indexOf(event), apiUrl));
      return json(200, described, headers);
    }
    const [, login] = PERMISSION.exec(pathname) ?? [];
    if (login === undefined) return undefined;
    const role = this.#roles.get(decodeURIComponent(login));
    if (role === undefined) return refusal(404, 'Not Found');
    return json(200, { permission: PERMISSIONS[role], role_name: role, user: null });
  };

  /** The labels that a pull request has, as its description lists them. */
  of(number: number) {
    const names = new Set<string>();
    for (const { event, label, ...about } of this.#events) {
      if (about.number !== number) continue;
      if (event === 'labeled') names.add(label);
      else names.delete(label);
    }
    return [...names].map(labelJson);
  }
}

function labelJson(name: string, index: number) {
  const url = `https://api.github.com/repos/${FULL_NAME}/labels/${encodeURIComponent(name)}`;
  const node_id = Buffer.from(`Label${index}`).toString('base64');
  return { id: index + 1, node_id, url, name, description: null, color: 'ededed', default: false };
}

function eventJson({ event, login, type, label, at }: IssueEvent, index: number, apiUrl: string) {
  const id = 5000 + index;
  return {
    id,
    node_id: Buffer.from(`IssueEvent${id}`).toString('base64'),
    url: `${apiUrl}/repos/${FULL_NAME}/issues/events/${id}`,
    actor: actorJson(login, type, apiUrl),
    event,
    commit_id: null,
    commit_url: null,
    created_at: at,
    performed_via_github_app: null,
    label: { name: label, color: 'ededed' },
  };
}

const ADDRESSES = [
  ...['followers', 'following', 'gists', 'starred', 'subscriptions'],
  ...['organizations', 'repos', 'events', 'received_events'],
];

function actorJson(login: string, type: string, apiUrl: string) {
  const url = `${apiUrl}/users/${encodeURIComponent(login)}`;
  return {
    login,
    id: 7000 + login.length,
    node_id: Buffer.from(`User${login}`).toString('base64'),
    avatar_url: `${url}.png`,
    gravatar_id: '',
    url,
    html_url: url,
    ...Object.fromEntries(ADDRESSES.map((what) => [`${what}_url`, `${url}/${what}`])),
    type,
    site_admin: false,
  };
}

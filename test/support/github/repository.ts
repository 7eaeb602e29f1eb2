import { createHash } from 'node:crypto';
import { craftZip } from '../../read/zips.ts';
import type { WorkflowEvent } from './events.ts';
import { Git, type NewCommit, timestamp } from './git.ts';

/** This repository, or a fork of it. */
export interface Place {
  readonly id: number;
  readonly owner: string;
}

export interface Pull {
  readonly number: number;
  readonly author: string;
  readonly state: 'open' | 'closed';
  readonly base: string;
  readonly from: Place;
  readonly branch: string;
  readonly mergeSha: string | null;
}

export interface Comment {
  readonly id: number;
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly minimized: boolean;
}

export interface Check {
  readonly id: number;
  readonly headSha: string;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly detailsUrl: string | null;
  readonly externalId: string | null;
  readonly completedAt: string | null;
  /** Whose App wrote it; `a job` for GitHub’s own check of one. */
  readonly by: string;
}

/** A run that a test says took place. */
interface SeededRun {
  readonly id: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  /** This repository when left out; any other is a fork. */
  readonly headRepositoryId?: number;
  /** `success` when left out, `null` while it runs. */
  readonly conclusion?: string | null;
  /** Now when left out. */
  readonly createdAt?: Date;
}

export interface Run extends Pick<SeededRun, 'id' | 'event' | 'headSha' | 'headBranch'> {
  readonly headRepositoryId: number;
  readonly conclusion: string | null;
  readonly attempt: number;
  readonly createdAt: string;
  /** Of its attempt. */
  readonly startedAt: string;
  readonly workflow: string;
}

/** The run that an event starts, or its next attempt. */
export interface Job {
  readonly event: WorkflowEvent;
  readonly run: number;
  readonly attempt: number;
  readonly workflow?: string;
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly run: number;
  readonly attempt: number;
  readonly body: Buffer;
  readonly digest: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly expired: boolean;
}

/** An artifact of a run: its files are zipped, or `body` is stored as it is; the rest has defaults. */
export interface NewArtifact extends Partial<Omit<Artifact, 'id'>> {
  readonly name: string;
  readonly run: number;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** What GitHub calls each role's `permission`. */
export const PERMISSIONS = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
} as const;

/** Somebody who sets a label; `role` is the one in this repository. */
interface Labeler {
  readonly login: string;
  /** `User` when left out. */
  readonly type?: 'User' | 'Bot';
  /** `write` when left out. */
  readonly role?: keyof typeof PERMISSIONS;
}

/** How a test sets a label or takes it away. */
export interface Labeling extends Labeler {
  readonly label: string;
  /** Of the pull request; `pullNumber` when left out. */
  readonly number?: number;
  /** A second from now when left out: GitHub counts in seconds, and people are slower than that. */
  readonly at?: Date;
}

interface LabelEvent extends Required<Omit<Labeling, 'at' | 'role'>> {
  readonly event: 'labeled' | 'unlabeled';
  readonly at: string;
}

const FULL_NAME = 'octo-org/sweeps';
export const THIS: Place = { id: 1, owner: 'octo-org' };
export const FORK: Place = { id: 2, owner: 'reviewer' };
const RETENTION = 90 * 24 * 3_600_000;

/** What GitHub knows of a repository: its history, pull requests, and what runs have written. */
export class Repository {
  readonly git = new Git();
  readonly pulls = new Map<number, Pull>();
  readonly written = {
    comments: new Map<number, Comment>(),
    checks: new Map<number, Check>(),
  };
  readonly runs = new Map<number, Run>();
  readonly artifacts = new Map<number, Artifact>();
  readonly labelEvents = new Map<number, LabelEvent>();
  readonly roles = new Map<string, keyof typeof PERMISSIONS>();
  isPrivate: boolean;
  readonly repository = FULL_NAME;
  readonly repositoryId = THIS.id;
  readonly pullNumber = 1;
  #lastId = 5000;

  constructor(isPrivate: boolean) {
    this.isPrivate = isPrivate;
    this.write('main', '.github/workflows/tuning.yml', 'name: Tuning\n');
    this.write('try-wider-range', 'search.yml', 'range: wide\n');
    this.#open({ author: 'octocat', base: 'main', from: THIS, branch: 'try-wider-range' });
  }

  /** Gives what makes all as it is now. */
  save(): () => void {
    const { comments, checks } = this.written;
    const { pulls, runs, artifacts, labelEvents, roles, isPrivate } = this;
    const maps: Map<unknown, unknown>[] = [
      ...[...this.git.maps, pulls, comments, checks, runs],
      ...[artifacts, labelEvents, roles],
    ];
    const saved = maps.map((map) => [map, [...map]] as const);
    return () => {
      this.isPrivate = isPrivate;
      for (const [map, entries] of saved) {
        map.clear();
        for (const [key, value] of entries) map.set(key, value);
      }
    };
  }

  newId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** Gives the commit's SHA. */
  commit(commit: NewCommit): string {
    return this.git.commit(commit);
  }

  /** Commits one file to a branch. */
  write(branch: string, path: string, text: string): void {
    this.git.commit({ branch, message: `Write ${path}` }, { [path]: text });
  }

  /** The commit a branch is at. */
  tip(branch: string): string | undefined {
    return this.git.tip(branch);
  }

  pull(number: number): Pull {
    const pull = this.pulls.get(number);
    if (pull === undefined) throw new Error(`There is no pull request ${number}.`);
    return pull;
  }

  headOf({ from, branch }: Pull): string {
    return this.git.at(headReference(from, branch)) ?? '';
  }

  /** Where a pull request comes from, and its head. */
  pullRequest(number = this.pullNumber) {
    const pull = this.pull(number);
    const { from, branch } = pull;
    const label = `${from.owner}:${branch}`;
    return { number, label, branch, headSha: this.headOf(pull), repositoryId: from.id };
  }

  /** The pull request from a fork, opened when first asked for. */
  forkPullRequest() {
    const opened = [...this.pulls.values()].find(({ from }) => from === FORK);
    if (opened !== undefined) return this.pullRequest(opened.number);
    const branch = 'wider-still';
    this.git.move(headReference(FORK, branch), this.commit({ message: 'Try it wider still' }));
    return this.#open({ author: FORK.owner, base: 'main', from: FORK, branch });
  }

  /** Another pull request of the same head, into another branch of this repository. */
  openAgain({ number, base }: { number: number; base: string }) {
    return this.#open({ ...this.pull(number), base });
  }

  /** A pull request of a branch of this repository. */
  open({ branch }: { branch: string }) {
    return this.#open({ author: 'octocat', base: 'main', from: THIS, branch });
  }

  #open(opened: Pick<Pull, 'author' | 'base' | 'from' | 'branch'>) {
    const number = this.pulls.size + 1;
    this.pulls.set(number, { ...opened, number, state: 'open', mergeSha: null });
    return this.pullRequest(number);
  }

  /** Closes a pull request, opens it again, or gives it another base. */
  editPull({ number = this.pullNumber, ...change }: PullChange): void {
    this.pulls.set(number, { ...this.pull(number), ...change });
  }

  /** Pushes to a pull request's branch, a new commit when none is given; gives the new head. */
  pushToPullRequest({ number = this.pullNumber, sha }: { number?: number; sha?: string } = {}) {
    const pull = this.pull(number);
    const next = sha ?? this.commit({ parents: [this.headOf(pull)], message: 'Try it again' });
    this.git.move(headReference(pull.from, pull.branch), next);
    return next;
  }

  /** GitHub's test-merge of a pull request's head into the tip of its base. */
  testMerge(number: number): string {
    const pull = this.pull(number);
    const parents = [this.tip(pull.base) ?? '', this.headOf(pull)];
    const known = this.git.find(pull.mergeSha ?? '');
    if (String(known?.parents) === String(parents)) return known?.sha ?? '';
    const mergeSha = this.commit({ parents, message: `Merge ${parents[1]} into ${parents[0]}` });
    this.pulls.set(number, { ...pull, mergeSha });
    return mergeSha;
  }

  /** Sets a label on a pull request. */
  label(labeling: Labeling): void {
    this.#addLabelEvent('labeled', labeling);
  }

  /** Takes it away. */
  unlabel(labeling: Labeling): void {
    this.#addLabelEvent('unlabeled', labeling);
  }

  #addLabelEvent(event: LabelEvent['event'], { at, role = 'write', ...labeling }: Labeling): void {
    this.roles.set(labeling.login, role);
    const time = timestamp(at?.getTime() ?? Date.now() + 1000);
    const added = { number: this.pullNumber, type: 'User' as const, ...labeling, event, at: time };
    this.labelEvents.set(this.newId(), added);
  }

  labelsOf(number: number): string[] {
    const names = new Set<string>();
    for (const { event, label, ...about } of this.labelEvents.values()) {
      if (about.number !== number) continue;
      if (event === 'labeled') names.add(label);
      else names.delete(label);
    }
    return [...names];
  }

  addComment(comment: Pick<Comment, 'author' | 'body'> & { readonly number?: number }): Comment {
    const added = { id: this.newId(), number: this.pullNumber, minimized: false, ...comment };
    this.written.comments.set(added.id, added);
    return added;
  }

  /** All comments on a pull request, oldest first. */
  comments(number = this.pullNumber): Comment[] {
    return [...this.written.comments.values()].filter((comment) => comment.number === number);
  }

  /** All checks of a commit, oldest first. */
  checks(sha: string): Check[] {
    return [...this.written.checks.values()].filter(({ headSha }) => headSha === sha);
  }

  addRun({ createdAt = new Date(), ...run }: SeededRun, job: Partial<Job> = {}): void {
    const { attempt = 1, workflow = '.github/workflows/tuning.yml' } = job;
    const began = timestamp(createdAt.getTime());
    const times = { createdAt: began, startedAt: began };
    const given = { headRepositoryId: this.repositoryId, conclusion: 'success', ...run };
    this.runs.set(run.id, { ...given, ...times, attempt, workflow });
  }

  /** The run of a job that starts, or its next attempt. */
  startRun(job: Job): void {
    const { attempt } = job;
    const known = this.runs.get(job.run);
    if (known !== undefined) {
      const startedAt = attempt === known.attempt ? known.startedAt : timestamp(Date.now());
      this.runs.set(job.run, { ...known, attempt, startedAt });
      return;
    }
    const { name, sha, ref, payload } = job.event;
    const pull = payload.pull_request as { head: HeadJson } | undefined;
    const head = pull?.head ?? { sha, ref: ref.replace('refs/heads/', ''), repo: THIS };
    const run = { id: job.run, event: name, headSha: head.sha, headBranch: head.ref };
    this.addRun({ ...run, headRepositoryId: head.repo.id, conclusion: null }, job);
  }

  /** Ends a run that the runner double started, with success. */
  endRun(id: number): void {
    const run = this.runs.get(id);
    if (run === undefined) throw new Error(`There is no run ${id}.`);
    this.runs.set(id, { ...run, conclusion: 'success' });
  }

  /** Gives the artifact's id. */
  addArtifact({ files = {}, ...artifact }: NewArtifact): number {
    if (!this.runs.has(artifact.run)) throw new Error(`Add run ${artifact.run} first.`);
    const entries = Object.entries(files).map(([path, content]) => ({ path, content }));
    const body = artifact.body ?? craftZip(entries);
    const id = this.newId();
    this.artifacts.set(id, {
      attempt: 1,
      digest: `sha256:${createHash('sha256').update(body).digest('hex')}`,
      createdAt: timestamp(Date.now()),
      expiresAt: timestamp(Date.now() + RETENTION),
      expired: false,
      ...artifact,
      body,
      id,
    });
    return id;
  }

  /** Newest first. */
  artifactsOf(wanted: Partial<Pick<Artifact, 'name' | 'run' | 'attempt'>>): Artifact[] {
    const found = [...this.artifacts.values()].filter((artifact) =>
      Object.entries(wanted).every(([key, value]) => Object(artifact)[key] === value),
    );
    return found.reverse();
  }
}

interface HeadJson {
  readonly sha: string;
  readonly ref: string;
  readonly repo: { readonly id: number };
}

interface PullChange extends Partial<Pick<Pull, 'state' | 'base'>> {
  readonly number?: number;
}

function headReference({ id, owner }: Place, branch: string): string {
  return id === THIS.id ? `heads/${branch}` : `forks/${owner}/${branch}`;
}

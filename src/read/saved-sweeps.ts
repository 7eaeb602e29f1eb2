import { type Artifact, type RunLookup, refusalOf, TRUSTED_EVENTS } from '../github/index.ts';
import { explainRefusal } from './refusal.ts';
import type { Absence } from './search.ts';

/** More questions are not worth a baseline; some of them are kept for the newest. */
const MAX_LOOKUPS = { commits: 80, newest: 100 } as const;

interface Sought {
  readonly artifact: string;
  readonly branch: string;
}

type Fits = (artifact: Artifact) => boolean;

/** The saved sweeps of one name; only those made by trusted runs of one workflow are given out. */
export class SavedSweeps {
  readonly #runs: RunLookup;
  readonly #workflow: string;
  /** Newest first. */
  readonly #listed: readonly Artifact[];
  readonly #trusted = new Map<number, Promise<boolean>>();
  /** The first question that was not answered: it is the last one too. */
  #trouble: Absence | null = null;

  /** The file of another workflow that has saved one of this name; untrusted text. */
  #other: string | null = null;

  constructor(runs: RunLookup, listed: readonly Artifact[], workflow: string) {
    this.#runs = runs;
    this.#workflow = workflow;
    this.#listed = listed.filter(({ run }) => run !== null && !run.isOfFork);
  }

  /** The newest of a commit that has not expired. */
  of(sha: string): Promise<Artifact | null> {
    const fits: Fits = ({ run, expired }) => run?.headSha === sha && !expired;
    return this.#first(fits, MAX_LOOKUPS.commits);
  }

  /** Whether there was one of a commit, which has expired. */
  async hadOf(sha: string): Promise<boolean> {
    return (await this.#first(({ run, expired }) => run?.headSha === sha && expired)) !== null;
  }

  newestOn(branch: string): Promise<Artifact | null> {
    return this.#first(({ run, expired }) => run?.headBranch === branch && !expired);
  }

  /** Why there is none. */
  async absence({ artifact, branch }: Sought): Promise<Absence> {
    const past = await this.#first(({ run, expired }) => run?.headBranch === branch && expired);
    if (this.#trouble !== null) return this.#trouble;
    if (past === null) return { why: 'no-baseline-yet', artifact, branch, other: this.#other };
    return { why: 'expired', sha: past.run?.headSha ?? null, expiredAt: past.expiresAt };
  }

  async #first(fits: Fits, most: number = MAX_LOOKUPS.newest): Promise<Artifact | null> {
    for (const artifact of this.#listed.filter(fits)) {
      if (artifact.run !== null && (await this.#isTrusted(artifact.run.id, most))) return artifact;
    }
    return null;
  }

  #isTrusted(id: number, most: number): Promise<boolean> {
    const known = this.#trusted.get(id);
    if (known !== undefined) return known;
    if (this.#trusted.size >= most || this.#trouble !== null) return Promise.resolve(false);
    const trusted = this.#lookUp(id);
    this.#trusted.set(id, trusted);
    return trusted;
  }

  /** What cannot be looked up is not trusted; a run that has been deleted is no trouble. */
  async #lookUp(id: number): Promise<boolean> {
    try {
      const run = await this.#runs(id);
      const isTrusted = !run.isOfFork && TRUSTED_EVENTS.includes(run.event);
      if (isTrusted && run.workflow !== this.#workflow) this.#other ??= run.workflow;
      return isTrusted && run.workflow === this.#workflow;
    } catch (error) {
      if (refusalOf(error) !== 'missing') this.#trouble = explainRefusal(error, 'actions: read');
      return false;
    }
  }
}

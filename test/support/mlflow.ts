import type { Fault } from './github/faults.ts';
import { json, type Reply } from './github/messages.ts';
import { type Ask, Records, serve } from './github/server.ts';

/** A run as a test says it: an active one that has finished, started in order, unless it says otherwise. */
export interface MlflowRun {
  readonly params?: Readonly<Record<string, number | string>>;
  /** The last value of each; “NaN” and “Infinity” are texts, as in MLflow’s JSON. */
  readonly metrics?: Readonly<Record<string, number | string>>;
  readonly tags?: Readonly<Record<string, string>>;
  readonly status?: 'RUNNING' | 'SCHEDULED' | 'FINISHED' | 'FAILED' | 'KILLED';
  /** In milliseconds since 1970. */
  readonly start?: number;
  readonly end?: number | null;
  readonly lifecycle?: 'active' | 'deleted';
}

type Stored = Required<MlflowRun> & { readonly id: string; readonly experiment: string };
type Experiment = Pick<Stored, 'id'> & {
  readonly name: string;
  readonly lifecycle?: Stored['lifecycle'];
};
type Body = Readonly<Record<string, unknown>>;

const COMMIT = 'mlflow.source.git.commit';
/** Of the first run: 2026-01-01. */
const FIRST_START = 1_767_225_600_000;
const MAX_RESULTS = 50_000;
const CLAUSE =
  /^(tags|params|metrics|attributes)\.(?:`([^`]+)`|"([^"]+)"|([\w.]+)) *(=|!=|>=|LIKE) *(?:'([^']*)'|(\d+))$/i;

/**
 * The four calls of an MLflow server that are used here, on loopback: experiments by name and all of them, runs, and the
 * history of a metric, which has one value.
 */
export class Mlflow {
  readonly runs: Stored[] = [];
  readonly experiments = new Map<string, Experiment>();
  readonly #records = new Records();
  #stop: () => Promise<void> = async () => {};
  /** For MLFLOW_TRACKING_URI. */
  url = '';
  /** What `Authorization` has to be; anything where it is null. */
  authorization: string | null = null;

  static async start(): Promise<Mlflow> {
    const mlflow = new Mlflow();
    const answer = (ask: Ask) => mlflow.#answer(ask);
    const { url, stop } = await serve({ host: 'mlflow', records: mlflow.#records, answer });
    mlflow.url = url;
    mlflow.#stop = stop;
    return mlflow;
  }

  stop(): Promise<void> {
    return this.#stop();
  }

  /** The requests so far, in order of their answers. */
  get requests() {
    return this.#records.exchanges;
  }

  /** Makes the next matching requests fail. */
  fault(...faults: readonly Fault[]): void {
    this.#records.faults.add(...faults);
  }

  /** Forgets runs, requests and faults. */
  clear(): void {
    this.runs.length = 0;
    this.requests.length = 0;
    this.#records.faults.clear();
    this.authorization = null;
  }

  /** Adds a run to an experiment, which is made if need be; gives the run's id. */
  add(experiment: string, run: MlflowRun = {}): string {
    const known = this.experiments.get(experiment);
    const of = known ?? { id: String(this.experiments.size + 1), name: experiment };
    this.experiments.set(experiment, of);
    const id = (this.runs.length + 1).toString(16).padStart(32, '0');
    const start = FIRST_START + this.runs.length * 60_000;
    const plain = { params: {}, metrics: {}, tags: {}, status: 'FINISHED', lifecycle: 'active' };
    const end = run.status === 'RUNNING' ? null : start + 30_000;
    this.runs.push({ ...plain, start, end, ...run, id, experiment: of.id } as Stored);
    return id;
  }

  /** Adds a sweep of a commit: the scores of its runs, of which those that are null still run. */
  addSweep(experiment: string, sha: string, scores: readonly (number | null)[]): void {
    for (const score of scores) {
      const isRunning = score === null;
      this.add(experiment, {
        params: { learning_rate: (this.runs.length + 1) / 1000 },
        metrics: isRunning ? {} : { accuracy: score },
        tags: { [COMMIT]: sha },
        status: isRunning ? 'RUNNING' : 'FINISHED',
      });
    }
  }

  #answer({ method, path, headers, body }: Ask): Reply {
    if (this.authorization !== null && headers.authorization !== this.authorization)
      return plainText(401, 'Unauthorized');
    const { pathname, searchParams } = new URL(path, this.url);
    const call = `${method} ${pathname.replace('/api/2.0/mlflow/', '')}`;
    const given = method === 'POST' ? (JSON.parse(body.toString()) as Body) : {};
    const asked = { ...Object.fromEntries(searchParams), ...given };
    switch (call) {
      case 'GET experiments/get-by-name':
        return this.#experimentNamed(String(asked.experiment_name));
      case 'POST experiments/search':
        return page(asked, 'experiments', [...this.experiments.values()].map(experimentJson));
      case 'POST runs/search':
        return this.#searchRuns(asked);
      case 'GET metrics/get-history':
        return this.#history(asked);
      default:
        return refusal(404, 'ENDPOINT_NOT_FOUND', `There is no ${call}.`);
    }
  }

  #experimentNamed(name: string): Reply {
    const found = this.experiments.get(name);
    return found === undefined
      ? refusal(404, 'RESOURCE_DOES_NOT_EXIST', `Could not find experiment with name '${name}'`)
      : json(200, { experiment: experimentJson(found) });
  }

  #searchRuns(asked: Body): Reply {
    const ids = (asked.experiment_ids ?? []) as readonly string[];
    const clauses = String(asked.filter ?? '')
      .split(/ and /i)
      .filter(Boolean);
    const parsed = clauses.map((clause) => CLAUSE.exec(clause.trim()));
    if (parsed.includes(null))
      return refusal(400, 'INVALID_PARAMETER_VALUE', `Invalid clause(s) in: ${asked.filter}`);
    const view = asked.run_view_type ?? 'ACTIVE_ONLY';
    const found = this.runs.filter((run) => {
      const isInView = view === 'ALL' || (view === 'ACTIVE_ONLY') === (run.lifecycle === 'active');
      return (
        ids.includes(run.experiment) && isInView && parsed.every((one) => fits(run, one ?? []))
      );
    });
    const sign = String(asked.order_by ?? 'DESC').includes('ASC') ? 1 : -1;
    const inOrder = found.toSorted((a, b) => sign * (a.start - b.start) || (a.id < b.id ? -1 : 1));
    return page(asked, 'runs', inOrder.map(runJson));
  }

  #history({ run_id, metric_key }: Body): Reply {
    const run = this.runs.find(({ id }) => id === run_id);
    if (run === undefined)
      return refusal(404, 'RESOURCE_DOES_NOT_EXIST', `Run with id=${run_id} not found`);
    const metrics = metricsOf(run).filter(({ key }) => key === metric_key);
    return json(200, metrics.length > 0 ? { metrics } : {});
  }
}

/** A server of a whole file of tests, which each finds empty. */
export async function useMlflow(): Promise<Mlflow> {
  const mlflow = await Mlflow.start();
  beforeEach(() => mlflow.clear());
  afterAll(() => mlflow.stop());
  return mlflow;
}

function fits(run: Stored, [, where = '', a, b, c, sign = '', text, number]: readonly string[]) {
  const key = a ?? b ?? c ?? '';
  const attributes = { status: run.status, start_time: run.start, run_id: run.id };
  const { tags, params, metrics } = run;
  const value = Object({ tags, params, metrics, attributes })[where.toLowerCase()][key];
  // A run without it fits no condition.
  if (value === undefined) return false;
  const wanted = text ?? number ?? '';
  if (sign === '=') return String(value) === wanted;
  if (sign === '!=') return String(value) !== wanted;
  if (sign === '>=') return Number(value) >= Number(wanted);
  return new RegExp(`^${wanted.replaceAll('%', '.*')}$`, 's').test(String(value));
}

/** The token is an offset; it is left out on the last page, and so is an empty list. */
function page(asked: Body, name: string, all: readonly object[]): Reply {
  const size = Number(asked.max_results ?? 1000);
  if (size > MAX_RESULTS)
    return refusal(400, 'INVALID_PARAMETER_VALUE', `Invalid value for max_results: ${size}`);
  const from = Number(asked.page_token || 0);
  const shown = all.slice(from, from + size);
  const next = from + size < all.length ? { next_page_token: String(from + size) } : {};
  return json(200, { ...(shown.length > 0 && { [name]: shown }), ...next });
}

function experimentJson({ id, name, lifecycle = 'active' }: Experiment) {
  return { experiment_id: id, name, lifecycle_stage: lifecycle };
}

function runJson(run: Stored) {
  const { id, experiment, status, start, end, lifecycle, params, tags } = run;
  const texts = (given: object) =>
    Object.entries(given).map(([key, value]) => ({ key, value: String(value) }));
  const lists = { metrics: metricsOf(run), params: texts(params), tags: texts(tags) };
  const data = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
  const info = {
    run_id: id,
    run_uuid: id,
    run_name: `run-${id.slice(-4)}`,
    experiment_id: experiment,
  };
  const times = { start_time: start, ...(end !== null && { end_time: end }) };
  return { info: { ...info, status, ...times, lifecycle_stage: lifecycle }, data };
}

function metricsOf({ metrics, start }: Stored) {
  return Object.entries(metrics).map(([key, value]) => ({ key, value, timestamp: start, step: 0 }));
}

function refusal(status: number, error_code: string, message: string): Reply {
  return json(status, { error_code, message });
}

function plainText(status: number, body: string): Reply {
  return { status, headers: { 'content-type': 'text/plain' }, body };
}

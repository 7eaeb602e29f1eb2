import { type ActionInputs, QUICKCHART } from './inputs.ts';

export type PictureKind = Exclude<ActionInputs['charts'], 'auto'>;

interface Surroundings {
  readonly serverUrl: string;
  /** As the event tells it; undefined where it tells none, as a schedule's may. */
  readonly repository: Readonly<Record<string, unknown>> | undefined;
}

type Wish = Pick<ActionInputs, 'charts' | 'quickchartUrl'>;

/**
 * Where the chart is drawn. What is not certainly public goes to no third party unless somebody has
 * said so, by `charts: quickchart` or by naming a server of their own.
 */
export function pictureKind(wish: Wish, { serverUrl, repository }: Surroundings): PictureKind {
  const { charts, quickchartUrl } = wish;
  if (charts !== 'auto') return charts;
  if (!isThirdParty(quickchartUrl)) return 'quickchart';
  const isOnGitHub = new URL(serverUrl).hostname === 'github.com';
  return isOnGitHub && isPublic(repository) ? 'quickchart' : 'mermaid';
}

/** The public server is nobody's own, however its address is spelled. */
function isThirdParty(address: string): boolean {
  const host = new URL(address).hostname.replace(/\.+$/, '');
  const publicHost = new URL(QUICKCHART).hostname;
  return host === publicHost || host.endsWith(`.${publicHost}`);
}

/** `internal` is private, too. */
function isPublic({ visibility, private: isPrivate }: Readonly<Record<string, unknown>> = {}) {
  return isPrivate === false && (visibility === undefined || visibility === 'public');
}

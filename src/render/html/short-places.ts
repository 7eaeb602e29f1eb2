import type { Sweep } from '../../parse/index.ts';
import { printable } from '../../read/index.ts';

/** After a folder, or a file before its line. */
const BOUNDARY = /[\\/]|, /g;
const LONGEST = 80;

/** Where trials were read, without the folder or file that is the same for all. */
export function shortPlaces(trials: Sweep['trials']): string[] {
  const places = trials.map(({ where }) => where);
  const [first = ''] = places;
  const ends = [...first.matchAll(BOUNDARY)].map(({ 0: mark, index }) => index + mark.length);
  const isShared = (end: number) => places.every((place) => place.startsWith(first.slice(0, end)));
  const shared = ends.findLast(isShared) ?? 0;
  return places.map((place) => printable(place.slice(shared) || place, LONGEST));
}

import { UserError } from '../errors.ts';
import { printablePath } from './printable.ts';

/** A file in which there is nothing to read, as tools leave some of theirs. */
export class EmptyFile extends UserError {
  constructor(path: string) {
    super({
      fault: 'data',
      where: printablePath(path),
      what: 'is empty',
      fix: 'Check what wrote it.',
    });
  }
}

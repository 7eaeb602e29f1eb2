import { UserError } from '../errors.ts';
import { printablePath, type SourceFile } from '../read/index.ts';

/** What reads a file as a whole cannot read one that is not held. */
export function tooLargeFor({ path, large }: SourceFile, format: string): UserError {
  const size = Math.ceil((large?.bytes ?? 0) / 2 ** 20);
  return new UserError({
    fault: 'data',
    where: printablePath(path),
    what: `has ${size} MiB, for which there is no room: files of the format ${format} are read as a whole, up to 64 MiB together`,
    fix: 'Write the trials as JSON Lines or CSV, or keep of each what is compared.',
  });
}

/**
 * The files of a folder, large ones with the reason why they cannot be read: the folders of tools
 * have many that nobody needs.
 */
export function withoutLarge(files: readonly SourceFile[], format: string): readonly SourceFile[] {
  return files.map((file) =>
    file.large === undefined ? file : { ...file, refusal: tooLargeFor(file, format) },
  );
}

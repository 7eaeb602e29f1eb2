/** One file of a sweep. */
export interface SourceFile {
  /** As the user gave it, or below what the user gave; untrusted text. */
  readonly path: string;
  /** Its whole content, without a byte order mark. */
  readonly text: string;
}

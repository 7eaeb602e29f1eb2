type Kind = 'incomplete' | 'wrong-digest' | 'too-large';

/** What arrived is not what was asked for. Says so without its name, which is untrusted text. */
export class BrokenDownload extends Error {
  override readonly name = 'BrokenDownload';
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

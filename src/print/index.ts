export * from './html.ts';
export * from './markdown.ts';
export * from './subcommands.ts';
export * from './terminal.ts';
export * from './text.ts';

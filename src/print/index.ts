export * from './markup.ts';
export * from './subcommands.ts';
export * from './text.ts';

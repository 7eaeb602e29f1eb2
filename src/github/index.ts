export * from './answers.ts';
export * from './branch.ts';
export { type Client, createClient } from './client.ts';
export * from './comments-and-checks.ts';
export * from './files.ts';
export * from './pulls.ts';

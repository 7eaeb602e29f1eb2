export * from './branch.ts';
export * from './client.ts';
export * from './files.ts';
export * from './pulls.ts';

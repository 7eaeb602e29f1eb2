import { type SpawnSyncOptions, spawnSync } from 'node:child_process';

/** Runs bash. With a socket for input, as Node gives it, it would take itself for a remote shell and read ~/.bashrc. */
export function runBash(argv: readonly string[], options: SpawnSyncOptions) {
  return spawnSync('bash', argv, {
    ...options,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

// Runs the tasks of studies that it is sent, one after the other.
import { register } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

register('../test/support/typescript-hooks.mjs', import.meta.url);
const { STUDIES } = await import('./index.ts');
const { runTask } = await import('./study.ts');

parentPort.on('message', ({ study, task }) => {
  parentPort.postMessage({ study, task, result: runTask(STUDIES[study], task, workerData.share) });
});
parentPort.postMessage('ready');

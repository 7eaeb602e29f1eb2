import { detailOf } from '../errors.ts';

/** Whether GitHub did not refuse: the answer was lost, or the server failed. */
export function isTransient(error: unknown): boolean {
  const status = detailOf(error, 'status');
  return status === '' || Number(status) >= 500;
}

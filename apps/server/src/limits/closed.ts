import type { ServerResponse } from 'node:http';

/** Aborted when nobody waits for this response any more, or it was sent: `request.signal` is also when a body has been read. */
export function closed(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

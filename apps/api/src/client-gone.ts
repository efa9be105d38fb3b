import type { ServerResponse } from 'node:http';

/**
 * Aborted when nobody waits for this response any more, or it was sent. `request.signal` will not do: over a network it
 * is aborted as soon as a body has been read.
 */
export function clientGone(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

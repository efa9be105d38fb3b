import type { ServerResponse } from 'node:http';

/**
 * Returns a signal that is aborted when the client has disconnected, or when the response was sent. `request.signal`
 * cannot be used: over a network, it is aborted as soon as the body has been read.
 */
export function clientGone(response: ServerResponse): AbortSignal {
  if (response.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  return controller.signal;
}

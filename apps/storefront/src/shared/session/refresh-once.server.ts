/**
 * Shares one refresh among requests of a browser that arrive together, such as a page and its data (SS-04). Between
 * processes, the provider's grace period of ten seconds has the same effect (decision 26).
 */
import { createHash } from 'node:crypto';

/** How long a reply is reused for requests with the replaced token: as long as the provider accepts that token. */
const keptMs = 10_000;
/**
 * Limit of stored replies. More browsers do not refresh within ten seconds; beyond the limit, a refresh costs another
 * call.
 */
const mostKept = 5_000;

const running = new Map<string, Promise<unknown>>();

/**
 * Calls `refresh`. If a refresh of the same token is running or has just finished, returns the reply of that refresh.
 */
export function refreshOnce<Reply>(refreshToken: string, refresh: () => Promise<Reply>): Promise<Reply> {
  const key = createHash('sha256').update(refreshToken).digest('base64url');
  const known = running.get(key);
  if (known) return known as Promise<Reply>;
  const reply = refresh();
  if (running.size >= mostKept) return reply;
  running.set(key, reply);
  setTimeout(() => running.delete(key), keptMs).unref();
  return reply;
}

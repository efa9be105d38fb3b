/**
 * One refresh for requests of one browser that arrive together, such as a page and its data (SS-04). Between processes
 * the provider's grace of ten seconds does the same (decision 26).
 */
import { createHash } from 'node:crypto';

/** So long a reply serves requests that bring the token which it replaced: as long as the provider accepts that. */
const keptMs = 10_000;
/** More browsers do not refresh in ten seconds; what is left out only costs a call. */
const mostKept = 5_000;

const running = new Map<string, Promise<unknown>>();

/** Calls `refresh` unless the same token is being refreshed, or was a moment ago. */
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

/** The data that a page depends on, recorded while its loaders call the API. */
import type { Reply, Transport } from '@tianguis/contract/client';

/** Collects the headers `cache-tag` and `cache-until` of replies, and whether a call failed. */
export class PageDependencies {
  readonly tags = new Set<string>();
  /** When the first of the replies expires, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  /** Whether a call failed, so that the page must not be cached. */
  failed = false;

  read({ status, headers }: Reply): void {
    if (status >= 500) this.failed = true;
    for (const tag of (headers.get('cache-tag') ?? '').split(',')) if (tag !== '') this.tags.add(tag.trim());
    const until = Date.parse(headers.get('cache-until') ?? '');
    if (until < this.until) this.until = until;
  }
}

/** Wraps a transport to record its replies. */
export function recordDependencies(send: Transport, dependencies: PageDependencies): Transport {
  return async (call) => {
    try {
      const reply = await send(call);
      dependencies.read(reply);
      return reply;
    } catch (error) {
      dependencies.failed = true;
      throw error;
    }
  };
}

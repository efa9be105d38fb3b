/** What a page was made of: noted while its loaders call the API. */
import type { Reply, Transport } from '@tianguis/contract/client';

/** Gathers what the replies say of themselves (`cache-tag`, `cache-until`), and whether one could not be had. */
export class PageDependencies {
  readonly tags = new Set<string>();
  /** Milliseconds since 1970 from which something that was read is no longer true. */
  until = Number.POSITIVE_INFINITY;
  /** A call failed: what was made of its absence is nothing to keep. */
  failed = false;

  read({ status, headers }: Reply): void {
    if (status >= 500) this.failed = true;
    for (const tag of (headers.get('cache-tag') ?? '').split(',')) if (tag !== '') this.tags.add(tag.trim());
    const until = Date.parse(headers.get('cache-until') ?? '');
    if (until < this.until) this.until = until;
  }
}

/** The same calls, noted. */
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

/** For tests of the page cache: rendered pages and caches. */
import { PageCache } from './page-cache.ts';
import type { RenderedPage } from './second-level-cache.ts';

export const rendered = (page: string, given: Partial<RenderedPage<string>> = {}): RenderedPage<string> => ({
  page,
  tags: [],
  cacheable: true,
  failed: false,
  bytes: 10,
  ...given,
});

/** A page whose rendering ends when `finish` is called. */
export function slow(page: RenderedPage<string>) {
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { render: () => done.then(() => page), finish };
}

export const newCache = (maxBytes = 1_000, now?: () => number) =>
  new PageCache<string>({ maxBytes, ...(now ? { now } : {}) });

import type { Page, Request } from '@playwright/test';

/**
 * Watches the requests of a page. Call it before `goto`.
 * @returns waits until the page has nothing to do: no request is open, two frames are drawn and the main thread is idle
 */
export function watchActivity(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let started = 0;
  let changed = Promise.withResolvers<void>();
  const ended = (request: Request) => {
    open.delete(request);
    changed.resolve();
    changed = Promise.withResolvers();
  };
  page.on('request', (request) => {
    open.add(request);
    started += 1;
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // A response may start an import, whose code renders, asks again and so on: each has to come to its end.
  return async () => {
    let seen: number;
    do {
      seen = started;
      while (open.size > 0) await changed.promise;
      await page.evaluate(
        () =>
          new Promise<void>((settled) =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => settled()))),
          ),
      );
    } while (open.size > 0 || started !== seen);
  };
}

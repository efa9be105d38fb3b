import type { Page, Request } from '@playwright/test';

/**
 * Milliseconds that the page may take to be idle, and half of the limit for drawing. Chromium once called neither callback
 * for three minutes, for a reason that is not known.
 */
const patience = 1_000;

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
        (timeout) =>
          new Promise<void>((settled) => {
            setTimeout(settled, 2 * timeout);
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => settled(), { timeout })));
          }),
        patience,
      );
    } while (open.size > 0 || started !== seen);
  };
}

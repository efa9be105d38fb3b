import type { Page, Request } from '@playwright/test';

/**
 * Milliseconds to wait for an idle page, and half of the limit for drawing. Chromium once called neither callback for
 * three minutes, for an unknown reason.
 */
const patience = 1_000;

/**
 * Watches the requests of a page. Call it before `goto`.
 * @returns a function that waits until the page has nothing to do: no request is open, two frames are drawn and the
 * main thread is idle
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
  // A response may start an import, whose code renders, sends requests and so on. So the checks are repeated until the
  // imports, the rendering and the requests have ended.
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

/** The service worker in tests of the browser. Such a test has `serviceWorkers: 'allow'` and a context of its own. */
import type { Page } from '@playwright/test';
import { expect } from '@tianguis/testkit/browser';

/** Options of `test.use`: the worker runs, and nothing of another test's context remains. */
export const withWorker = { serviceWorkers: 'allow', reuseContext: false } as const;

/** Messages of the browser that an absent connection causes. */
export const offlineNoise = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|^503 /;

/** Waits until the worker controls the page. */
export const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Paths of all kept pages, and the names of the caches that belong to a customer. */
export const kept = (page: Page): Promise<{ pages: string[]; own: string[] }> =>
  page.evaluate(async () => {
    const found = { pages: [] as string[], own: [] as string[] };
    for (const name of await caches.keys()) {
      if (!/^tianguis-(paginas|propio-)/.test(name)) continue;
      if (name.startsWith('tianguis-propio-')) found.own.push(name);
      for (const { url } of await (await caches.open(name)).keys()) found.pages.push(new URL(url).pathname);
    }
    return found;
  });

/** Waits until the copies of these pages are kept. */
export const areKept = (page: Page, paths: readonly string[]): Promise<void> =>
  expect.poll(async () => (await kept(page)).pages).toEqual(expect.arrayContaining([...paths]));

/** The note above a copy. */
export const note = (page: Page) => page.getByRole('complementary', { name: 'Copia guardada' });

/** The offline page's heading. */
export const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Te quedaste sin conexión' });

/** Follows a link that loads no document, if the scripts of its page can be loaded. */
export const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    link.dataset.soft = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

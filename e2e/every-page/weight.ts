/** Budgets of transferred bytes (docs/measurements.md). The budgets cover files that are the same for every device. */
import type { Page } from '@playwright/test';
import { test } from '@tianguis/testkit/browser';

/** All files except pictures, in kB. */
const mostBytes = 220;
/** Scripts, in kB. */
const mostScript = 125;
/** Public pages that visitors often see first. */
export const seenFirst: readonly string[] = [
  ...['home', 'category', 'product', 'offers', 'store', 'results', 'login', 'register', 'recovery'],
];
const weighed: readonly string[] = [
  ...seenFirst,
  ...['new address', 'payment', 'review', 'slip', 'paid', 'pay again'].map((page) => `checkout: ${page}`),
];

/**
 * Counts what a page transfers. Call it before `goto`, and call the returned function when the page has settled.
 * @returns a line for each budget that the page exceeds; pages without a budget have none
 */
export function weigh(page: Page, name: string): () => Promise<string[]> {
  const bytes = { script: 0, other: 0 };
  const sizes: Promise<void>[] = [];
  if (!weighed.includes(name) || !test.info().project.use.isMobile) return async () => [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // The acquirer's frame is apart.
    if (type === 'image' || response.frame() !== page.mainFrame()) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => {
          bytes[type === 'script' ? 'script' : 'other'] += responseBodySize;
        }),
    );
  });
  return async () => {
    await Promise.all(sizes);
    const [script, all] = [bytes.script / 1000, (bytes.script + bytes.other) / 1000];
    return [
      ...(script > 50 ? [] : [`scripts of ${script} kB are too few to be all`]),
      ...(script <= mostScript ? [] : [`scripts of ${script} kB, at most ${mostScript}`]),
      ...(all <= mostBytes ? [] : [`${all} kB without pictures, at most ${mostBytes}`]),
    ];
  };
}

import type { Page, Request } from '@playwright/test';

/**
 * Delays all requests of the page whose URL matches. Call it before `goto`.
 * @returns a function that releases the requests and waits for their responses
 */
export async function delayRequests(page: Page, url: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const delayed: Request[] = [];
  await page.route(url, async (route) => {
    delayed.push(route.request());
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    for (const request of delayed.splice(0)) await (await request.response())?.finished();
  };
}

/**
 * Records position and size of every element of a page.
 * @returns a function that returns a line for each element that has moved since, or was resized with unchanged text
 */
export async function recordPositions(page: Page): Promise<() => Promise<string[]>> {
  const recorded = await page.evaluateHandle(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [at, size] = [
        [x + scrollX, y + scrollY],
        [width, height],
      ].map((lengths) => lengths.map((length) => Math.round(length * 10) / 10).join(' '));
      return { at, size, words: element.textContent };
    };
    // Leaves out the contents of icons, which load later into a box of fixed size, and the overlaid purchase bar. Empty
    // elements are left out, since they may be filled later.
    const shown = [...document.querySelectorAll('body *:not(svg *, [data-buying], [data-buying] *)')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    return { boxOf, boxes: shown.map((element) => ({ element, before: boxOf(element) })) };
  });
  return () =>
    recorded.evaluate(({ boxOf, boxes }) =>
      boxes.flatMap(({ element, before }) => {
        const now = boxOf(element);
        const isGone = !element.isConnected || element.getClientRects().length === 0;
        const isSame = now.at === before.at && (now.size === before.size || now.words !== before.words);
        if (isGone || isSame) return [];
        return [`${element.outerHTML.slice(0, 120)}, from ${before.at}, ${before.size}, to ${now.at}, ${now.size}`];
      }),
    );
}

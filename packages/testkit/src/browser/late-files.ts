import type { Page, Request } from '@playwright/test';

/**
 * Delays all requests of the page whose URL matches a pattern (`*` is any text). Call it before `goto`. Only these
 * requests are intercepted: `page.route` would intercept all requests and switch the cache off.
 * @returns a function that releases the requests and waits for their responses
 */
export async function delayRequests(page: Page, ...patterns: string[]): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const delayed = new Set<string>();
  devtools.on('Fetch.requestPaused', ({ request }) => delayed.add(request.url));
  await devtools.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  const started: Request[] = [];
  const note = (request: Request) => started.push(request);
  page.on('request', note);
  return async () => {
    page.off('request', note);
    // The end of the interception also releases the requests.
    await devtools.detach();
    for (const request of started) if (delayed.has(request.url())) await (await request.response())?.finished();
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

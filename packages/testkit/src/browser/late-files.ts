import type { Page, Request } from '@playwright/test';

/**
 * Holds back what a page asks for by these addresses, until it is let go. Call it before going there.
 * @returns lets go, and waits until what was held back so far has come
 */
export async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: Request[] = [];
  await page.route(address, async (route) => {
    held.push(route.request());
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    for (const request of held.splice(0)) await (await request.response())?.finished();
  };
}

/**
 * Notes where everything in a page stands.
 * @returns what has moved since then, or has another size though it has the same words: which element, from where to
 * where; a line each
 */
export async function notePlaces(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [at, size] = [
        [x + scrollX, y + scrollY],
        [width, height],
      ].map((lengths) => lengths.map((length) => Math.round(length * 10) / 10).join(' '));
      return { at, size, words: element.textContent };
    };
    // Parts of a symbol are there when its file is; its box is what takes room. What is empty may be filled, and a bar
    // for buying
    // comes and goes over the page.
    const shown = [...document.querySelectorAll('body *:not(svg *, [data-buying], [data-buying] *)')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 0 && height > 0;
    });
    return { boxOf, boxes: shown.map((element) => ({ element, before: boxOf(element) })) };
  });
  return () =>
    noted.evaluate(({ boxOf, boxes }) =>
      boxes.flatMap(({ element, before }) => {
        const now = boxOf(element);
        const isGone = !element.isConnected || element.getClientRects().length === 0;
        const isSame = now.at === before.at && (now.size === before.size || now.words !== before.words);
        if (isGone || isSame) return [];
        return [`${element.outerHTML.slice(0, 120)}, from ${before.at}, ${before.size}, to ${now.at}, ${now.size}`];
      }),
    );
}

import type { Page } from '@playwright/test';

/**
 * Resizes the page and waits until it is drawn in the new size. Chromium reports the new size before fixed elements
 * have moved.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const { clientWidth, clientHeight } = document.documentElement;
    return clientWidth === width && Math.abs(clientHeight - height) <= 1;
  }, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Limits the rounds for a page that is always taller than the screen. */
const mostRounds = 3;

/**
 * Makes the screen as tall as the page, so that elements fixed at the bottom cover nothing. A page loads more when more
 * of it is near the screen. So the function repeats this until the height no longer changes. Set the width first,
 * because the height depends on the width, and drawing a tall screen costs much.
 * @param settled waits until the page has loaded more
 * @param least the least height of the screen
 */
export async function resizeToWhole(
  page: Page,
  settled: () => Promise<void> = async () => undefined,
  least = 0,
): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const { width, whole, screen } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      whole: document.documentElement.scrollHeight,
      screen: innerHeight,
    }));
    if (round > 0 && whole <= screen) return;
    await resize(page, { width, height: Math.max(least, whole) });
    await settled();
  }
}

/**
 * A line that contains the number of pixels by which the page is wider than the screen, and the outermost elements that
 * stick out.
 */
export function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) => one.getBoundingClientRect().right + scrollX > clientWidth + 0.5,
    );
    const outermost = wide.filter((one) => !one.parentElement || !wide.includes(one.parentElement)).slice(0, 3);
    const elements = outermost.map((one) => one.outerHTML.slice(0, 120)).join(', ');
    return [`${scrollWidth - clientWidth} px wider than ${clientWidth} px: ${elements}`];
  });
}

/**
 * The share of the screen's height that fixed or sticky bars cover, measured along the vertical middle line. Modal
 * dialogs do not count.
 */
export function fixedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = Array.from({ length: innerHeight / 2 }, (_, row) => row * 2);
    const covered = rows.filter((y) => {
      for (let at = document.elementFromPoint(innerWidth / 2, y); at; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return !at.matches(':modal');
      return false;
    });
    return covered.length / rows.length;
  });
}

import type { Page } from '@playwright/test';

/** Gives the page a size and waits until it has drawn at it: the size is accepted before what is fixed has moved. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const { clientWidth, clientHeight } = document.documentElement;
    return clientWidth === width && Math.abs(clientHeight - height) <= 1;
  }, size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** A page that is always taller than the screen ends here. */
const mostRounds = 3;

/**
 * Makes the screen as tall as the page, so that what is fixed at its bottom covers nothing. A page loads more as more
 * of it is near the screen, so this goes on until the page has settled at its height.
 */
export async function resizeToWhole(page: Page, width: number, settled: () => Promise<void>): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const [whole, screen] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight] as const);
    if (round > 0 && whole <= screen) return;
    await resize(page, { width, height: whole });
    await settled();
  }
}

/** A line that says by how many pixels the page is wider than the screen, and the outermost elements that stick out. */
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

/** The share of the screen's height in whose middle a fixed or sticky bar is in front; a modal dialog is none. */
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

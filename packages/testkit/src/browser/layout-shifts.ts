import type { Page } from '@playwright/test';

/**
 * Records all layout shifts of a page from navigation on, of any size. Call it before `goto`.
 * @returns a function that returns a line for each shift so far: score, element, previous and current position
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          shifts.push(`${value}: ${what}, from ${boxOf(previousRect)} to ${boxOf(currentRect)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

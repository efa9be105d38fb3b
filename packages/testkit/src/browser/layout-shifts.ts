import type { Page } from '@playwright/test';

/**
 * Watches a page for layout shifts from its first moment, whatever their size. Call it before going there.
 * @returns what moved so far: how much it counts, which element, from where to where; a line each
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    type Shift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
          shifts.push(`${value}: ${what}, from ${place(previousRect)} to ${place(currentRect)}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

import type { Page } from '@playwright/test';

/** Milliseconds that an element may take to scroll into view on a busy machine. */
const patience = 2_000;

/**
 * Presses Tab until the focus has left the page or is on its first element again, at most `most` times. Focus starts at
 * the top of the page.
 * @returns a line for each focused element that is outside of the screen, covered, or not marked
 */
export async function focusFaults(page: Page, most: number): Promise<string[]> {
  const faults: string[] = [];
  const walk = await page.evaluateHandle(makeWalk, patience);
  for (let stop = 0; stop < most; stop++) {
    await page.keyboard.press('Tab');
    const { fault, isEnd } = await walk.evaluate((next) => next());
    if (isEnd) break;
    if (fault) faults.push(`stop ${stop}: ${fault}`);
  }
  await walk.dispose();
  return faults;
}

/** Creates, in the page, a function that checks the focused element. */
function makeWalk(patienceMs: number): () => Promise<{ fault?: string | undefined; isEnd: boolean }> {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const positions = new WeakMap<Element, string>();
  let first: Element | undefined;

  /** Whether an ancestor of the element has scrolled since the last call. */
  function hasScrolled(element: Element): boolean {
    let scrolled = false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const position = `${at.scrollLeft} ${at.scrollTop}`;
      if (position !== (positions.get(at) ?? '0 0')) scrolled = true;
      positions.set(at, position);
    }
    return scrolled;
  }

  function faultOf(element: HTMLElement): string | undefined {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `${element.tagName} "${words.trim().slice(0, 40)}"`;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return `${name} has no size`;
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is outside the screen`;
    const inside = (low: number, high: number, limit: number) =>
      [0.1, 0.5, 0.9].map((part) => {
        const [from, to] = [Math.max(low, 0), Math.min(high, limit)];
        return from + (to - from) * part;
      });
    const seen = inside(left, right, innerWidth).some((x) =>
      inside(top, bottom, innerHeight).some((y) => {
        const hit = document.elementFromPoint(x, y);
        // These count as visible: the link of a title, which covers its whole card, and an input below its label.
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || hit.closest('article') === element.closest('article'))
        );
      }),
    );
    if (!seen) return `${name} is covered`;
    const style = getComputedStyle(element);
    const after = getComputedStyle(element, '::after');
    const isMarked = [style, after].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    return isMarked || style.boxShadow !== 'none' ? undefined : `${name} does not show that it has the focus`;
  }

  return async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body || element === first)
      return { isEnd: first !== undefined };
    first ??= element;
    // A sticky bar may appear or disappear after the page has scrolled. The script of the bar handles the event in the
    // next frame, so the function waits for this frame.
    if (hasScrolled(element)) {
      await frame();
      await frame();
    }
    let fault = faultOf(element);
    for (const end = performance.now() + patienceMs; fault && performance.now() < end; fault = faultOf(element))
      await frame();
    return { fault, isEnd: false };
  };
}

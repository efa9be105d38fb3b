import type { Page } from '@playwright/test';

/** Milliseconds that an element may take to scroll into view on a busy machine. */
const patience = 2_000;

/** Number of Tab presses that are sent at once: the least, and the most. */
const [fewest, fullest] = [3, 12];

/**
 * Presses Tab until the focus has left the page or is on its first element again, at most `most` times. Focus starts at
 * the top of the page.
 *
 * Several presses are sent at once, because a message for each press and each check takes most of the time. The page
 * checks the focused element before each press, and ignores presses until its check has ended.
 * @returns a line for each focused element that is outside of the screen, covered, or not marked
 */
export async function focusFaults(page: Page, most: number): Promise<string[]> {
  const walk = await page.evaluateHandle(makeWalk, patience);
  let stops = 0;
  for (let isEnd = false, batch = fewest; !isEnd && stops < most; ) {
    const count = Math.min(batch, most - stops);
    await Promise.all(Array.from({ length: count }, () => page.keyboard.down('Tab')));
    const before = stops;
    ({ stops, isEnd } = await walk.evaluate((one) => one.check()));
    batch = stops - before === count ? Math.min(batch * 2, fullest) : fewest;
  }
  await page.keyboard.up('Tab');
  const faults = await walk.evaluate((one) => one.end());
  await walk.dispose();
  return faults;
}

interface Walk {
  /** Waits for the check of the focused element. */
  check: () => Promise<{ stops: number; isEnd: boolean }>;
  /** Ends the walk, and returns its faults. */
  end: () => string[];
}

/** Listens, in the page, for presses of Tab, and checks each focused element before the focus moves on. */
function makeWalk(patienceMs: number): Walk {
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
    // The field inside of a frame shows the focus, and a page cannot see into a frame of another site.
    if (element instanceof HTMLIFrameElement) return undefined;
    const style = getComputedStyle(element);
    const after = getComputedStyle(element, '::after');
    const isMarked = [style, after].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    return isMarked || style.boxShadow !== 'none' ? undefined : `${name} does not show that it has the focus`;
  }

  const faults: string[] = [];
  let stops = 0;
  let isEnd = false;
  /** Whether the element that has the focus now was checked. */
  let isChecked = true;
  let checking: Promise<void> | undefined;

  /** Checks the focused element, at once if the page has not scrolled and the element has no fault. */
  function check(): void {
    if (isChecked || checking) return;
    const element = document.activeElement;
    isChecked = true;
    if (!(element instanceof HTMLElement) || element === document.body || element === first) {
      isEnd = first !== undefined;
      return;
    }
    first ??= element;
    const scrolled = hasScrolled(element);
    if (!scrolled && faultOf(element) === undefined) return;
    checking = checkLater(element, scrolled).finally(() => {
      checking = undefined;
    });
  }

  async function checkLater(element: HTMLElement, scrolled: boolean): Promise<void> {
    // A sticky bar may appear or disappear after the page has scrolled. The script of the bar handles the event in the
    // next frame, so the function waits for this frame.
    if (scrolled) {
      await frame();
      await frame();
    }
    let fault = faultOf(element);
    for (const end = performance.now() + patienceMs; fault && performance.now() < end; fault = faultOf(element))
      await frame();
    if (fault) faults.push(`stop ${stops - 1}: ${fault}`);
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return;
    check();
    if (checking || isEnd) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    stops += 1;
    isChecked = false;
  }

  addEventListener('keydown', press, { capture: true });
  return {
    check: async () => {
      check();
      await checking;
      return { stops, isEnd };
    },
    end: () => {
      removeEventListener('keydown', press, { capture: true });
      return faults;
    },
  };
}

import { type RefObject, useEffect, useRef } from 'react';

/** Areas inside of which the focus is handed on, such as a row of a list. */
const areaSelector = '[data-focus-area]';
/** The elements of an area that may take the focus. Each is focusable (`tabIndex={-1}`) and has a text. */
const heirSelector = '[data-focus-heir]';
/** What the keyboard reaches. */
const controls = 'a[href], button:not([disabled]), input:not([type=hidden], [disabled]), select, textarea, summary';

/**
 * Hands on the focus when the focused control disappears. Browsers then drop the focus without a word: a screen reader
 * is silent, and Tab starts at the top of the page. Of the areas around the control, the innermost area that is left
 * takes the focus: its last heir, which a screen reader reads, or else its first control.
 * @returns the reference of the outermost area
 */
export function useFocusHeir<E extends HTMLElement>(): RefObject<E | null> {
  const root = useRef<E>(null);
  useEffect(() => {
    const outermost = root.current;
    if (!outermost) return;
    let focused: { control: Element; areas: readonly Element[] } | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      const control = target as Element;
      focused = { control, areas: areasAround(control, outermost) };
    };
    // A visitor has left a control that loses the focus and remains. A control that is removed may lose the focus
    // before.
    const onBlur = ({ target }: FocusEvent) =>
      setTimeout(() => {
        const isLeft = focused?.control === target && focused.control.isConnected && document.activeElement !== target;
        if (isLeft) focused = undefined;
      });
    const observer = new MutationObserver(() => {
      if (focused === undefined || focused.control.isConnected) return;
      const { areas } = focused;
      focused = undefined;
      if (document.activeElement === null || document.activeElement === document.body) handOn(areas);
    });
    outermost.addEventListener('focusin', onFocus);
    outermost.addEventListener('focusout', onBlur);
    observer.observe(outermost, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      outermost.removeEventListener('focusin', onFocus);
      outermost.removeEventListener('focusout', onBlur);
    };
  }, []);
  return root;
}

/** The areas that contain an element, the innermost first. */
function areasAround(element: Element, outermost: Element): Element[] {
  const areas: Element[] = [];
  for (let at = element.closest(areaSelector); at && at !== outermost && outermost.contains(at); ) {
    areas.push(at);
    at = at.parentElement?.closest(areaSelector) ?? null;
  }
  return [...areas, outermost];
}

function handOn(areas: readonly Element[]): void {
  const area = areas.find((one) => one.isConnected);
  const heirs = [...(area?.querySelectorAll<HTMLElement>(heirSelector) ?? [])];
  const heir =
    heirs.findLast((one) => one.closest(areaSelector) === area) ?? area?.querySelector<HTMLElement>(controls);
  heir?.focus({ preventScroll: true });
}

/** Answers presses that came before hydration. The script of late-scripts.ts records them. */

declare global {
  interface Window {
    /** The last pressed button that needs a script; undefined after hydration. */
    pressedEarly?: HTMLElement | undefined;
    keepPress?: (event: MouseEvent) => void;
  }
}

/**
 * Marks the document as hydrated, and repeats the press of a button that was pressed earlier. The first effect after
 * hydration calls this function.
 */
export function answerEarlyPress(): void {
  document.documentElement.dataset.hydrated = '';
  const button = window.pressedEarly;
  if (window.keepPress) removeEventListener('click', window.keepPress, true);
  window.pressedEarly = undefined;
  if (button?.isConnected) button.click();
}

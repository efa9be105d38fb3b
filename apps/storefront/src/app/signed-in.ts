/** The script of signed-in customers, which loads late: it watches the session (SS-04), and fills the hearts. */
import { heartButtons } from '../features/wishlist/hearts/heart-buttons.ts';
import { watchSession } from '../shared/session/browser/session-watcher.ts';

let isStarted = false;

/** A second call does nothing. */
export async function startSignedIn(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  watchSession();
  document.documentElement.toggleAttribute('data-session-watched', true);
  await untilHearts();
  (await import('./presses.ts')).startPresses();
}

/**
 * Waits until the page has hearts, since a page without hearts needs no script for them. A hash may name the result of a
 * press, which the same script shows.
 */
function untilHearts(): Promise<void> {
  const areHere = () => location.hash !== '' || document.querySelector(heartButtons) !== null;
  return new Promise((resolve) => {
    if (areHere()) return resolve();
    const watcher = new MutationObserver(() => {
      if (!areHere()) return;
      watcher.disconnect();
      resolve();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
}

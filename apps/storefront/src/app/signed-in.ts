/**
 * The script of signed-in customers, which loads late: it watches the session (SS-04), sends what waits for a
 * connection, and fills the hearts.
 */
import { heartButtons } from '../features/wishlist/hearts/heart-buttons.ts';
import { waitedMessage } from '../shared/device/waited-message.ts';
import { watchSession } from '../shared/session/browser/session-watcher.ts';

let isStarted = false;

const presses = () => import('./presses.ts');

/** A second call does nothing. */
export async function startSignedIn(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  watchSession();
  document.documentElement.toggleAttribute('data-session-watched', true);
  askWaited();
  await untilHearts();
  (await presses()).startPresses();
}

/** Asks the service worker to send presses that wait for a connection, and shows what became of them. */
function askWaited(): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!worker) return;
  const ask = () => worker.controller?.postMessage(waitedMessage);
  worker.addEventListener('message', async ({ data }) => (await presses()).showWaited(data));
  window.addEventListener('online', ask);
  ask();
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

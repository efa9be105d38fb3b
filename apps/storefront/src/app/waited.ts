import { cookieChange } from '../shared/device/cookies.ts';
import { type Waited, waitedMessage } from '../shared/device/waited-message.ts';
import { showToast } from '../shared/frame/toast.ts';

/** Shows what became of presses that waited for a connection, from the message of the service worker. */
export function showWaited(data: { [waitedMessage]?: Waited } | null): void {
  const waited = data?.[waitedMessage];
  if (waited === undefined) return;
  // The answers have changed the number of pieces in the cart, which a cookie has.
  window.dispatchEvent(new Event(cookieChange));
  showToast(waited.text, { isFault: waited.isFault });
}

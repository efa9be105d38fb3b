/** The scripts of hearts and of "Agregar", which load late. So does what few visits need. */
import { pressAdd, showNote } from '../features/cart/adding/adds.ts';
import { fillHearts, pressHeart } from '../features/wishlist/hearts/hearts.ts';
import { cookieChange } from '../shared/device/cookies.ts';
import { readItem, storedItems } from '../shared/device/stored-item.ts';
import { type Waited, waitedMessage } from '../shared/device/waited-message.ts';
import { showToast } from '../shared/frame/toast.ts';
import { paths } from '../shared/links/paths.ts';

/** Handles the submission of a form by a button of this form. */
export const press = (form: HTMLFormElement, submitter: HTMLElement | null): void =>
  (form.getAttribute('action') === paths.addToCart ? pressAdd : pressHeart)(form, submitter);

/** Fills the hearts of a signed-in customer, and shows the result of a press from before the page loaded. */
export function startPresses(): void {
  fillHearts();
  showNote();
  if (readItem(storedItems.push) !== null) void renewPush();
}

/** Push notifications are renewed at pages with products, since browsers change subscriptions (issue 41). */
const renewPush = async () => (await import('../features/push/browser-push.ts')).renewPushDaily();

/** Shows what became of presses that waited for a connection, from the message of the service worker. */
export function showWaited(data: { [waitedMessage]?: Waited } | null): void {
  const waited = data?.[waitedMessage];
  if (waited === undefined) return;
  // The answers have changed the number of pieces in the cart, which a cookie has.
  window.dispatchEvent(new Event(cookieChange));
  showToast(waited.text, { isFault: waited.isFault });
}

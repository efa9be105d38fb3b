/**
 * Records events of the page in a browser that allowed it (AP-21, SS-08). The script loads late, sends batches by
 * `sendBeacon`, and stores a limited number of events. The page never waits for an event, so events may be lost.
 */
import type { ShopEvent } from '@tianguis/contract';
import { readWhole } from '@tianguis/domain';
import { cartCountCookie } from '../../commerce/sign-in/cart-count.ts';
import { cookieChange, readCookie } from '../../shared/device/cookies.ts';
import { isMeasured, listenToShop } from '../../shared/device/shop-events.ts';
import { readItem, storedItems, writeItem } from '../../shared/device/stored-item.ts';
import { analyticsPaths } from '../../shared/links/analytics-paths.ts';

const perBatch = 20;
const waitMs = 5_000;
/** Most errors that are recorded between two loads of a document. */
const mostErrors = 5;
const mostWaiting = 100;
const longestMessage = 300;

const waiting: ShopEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;
let errors = 0;

/** Records the current page. The first call also adds the event listeners. */
export function trackPage(): void {
  listen();
  noteEmptyCart();
  const [, id] = /^\/producto\/(\d{1,10})(?:\/|$)/.exec(location.pathname) ?? [];
  if (id === undefined) return;
  const sku = new URLSearchParams(location.search).get('variante');
  put({ evento: 'vista', id: Number(id), ...(sku !== null && sku !== '' && { variante: sku.slice(0, 100) }) });
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  listenToShop(put);
  window.addEventListener(cookieChange, noteEmptyCart);
  window.addEventListener('error', ({ message }) => putError(message));
  window.addEventListener('unhandledrejection', ({ reason }) => putError(String(reason)));
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}

function put(event: ShopEvent): void {
  if (!isMeasured() || waiting.length >= mostWaiting) return;
  if (event.evento === 'carrito') writeItem(storedItems.measuredCart, '1');
  waiting.push(event);
  timer ??= setTimeout(send, waitMs);
}

/** SS-08: when the cart is empty, records an empty cart, if a cart was recorded before. */
function noteEmptyCart(): void {
  if ((readWhole(readCookie(cartCountCookie)) ?? 0) > 0 || readItem(storedItems.measuredCart) === null) return;
  put({ evento: 'carrito', productos: [] });
  writeItem(storedItems.measuredCart, null);
}

function putError(message: string): void {
  if (errors++ < mostErrors)
    put({
      evento: 'error',
      pagina: location.pathname.slice(0, longestMessage),
      mensaje: message.slice(0, longestMessage),
    });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  // Consent was withdrawn meanwhile, so nothing more is sent.
  if (!isMeasured()) waiting.length = 0;
  for (let batch = waiting.splice(0, perBatch); batch.length > 0; batch = waiting.splice(0, perBatch))
    navigator.sendBeacon(
      analyticsPaths.events,
      new Blob([JSON.stringify({ eventos: batch })], { type: 'application/json' }),
    );
}

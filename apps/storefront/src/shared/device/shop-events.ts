/** Events of an open page, for analytics. Without consent no tracker is loaded, and nothing is stored (AP-21). */
import type { ShopEvent } from '@tianguis/contract';
import { consentCookie, readConsent } from '@tianguis/domain';
import { readCookie } from './cookies.ts';

type Listener = (event: ShopEvent) => void;

/** Events from before the tracker was loaded. */
const early: ShopEvent[] = [];
const mostEarly = 20;
let listener: Listener | undefined;

export const isMeasured = (): boolean => readConsent(readCookie(consentCookie))?.isGiven === true;

export function reportEvent(event: ShopEvent): void {
  if (!isMeasured()) return;
  if (!listener) {
    if (early.length < mostEarly) early.push(event);
    return;
  }
  try {
    listener(event);
  } catch {
    // A failing tracker must not fail the page.
  }
}

/** Registers the tracker, which receives earlier events at once and later events when they happen. */
export function listenToShop(next: Listener): void {
  listener = next;
  for (const event of early.splice(0)) next(event);
}

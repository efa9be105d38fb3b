/** Events of an open page, for analytics. Without consent nothing listens, and nothing is stored (AP-21). */
import type { ShopEvent } from '@tianguis/contract';
import { consentCookie, readConsent } from '@tianguis/domain';
import { readCookie } from './cookies.ts';

type Listener = (event: ShopEvent) => void;

/** What happened before the tracker was loaded. */
const early: ShopEvent[] = [];
const mostEarly = 20;
let listener: Listener | undefined;

export const isMeasured = (): boolean => readConsent(readCookie(consentCookie))?.isGiven === true;

export function tell(event: ShopEvent): void {
  if (!isMeasured()) return;
  if (!listener) {
    if (early.length < mostEarly) early.push(event);
    return;
  }
  try {
    listener(event);
  } catch {
    // Nothing of the page depends on it.
  }
}

/** For the tracker: from now on, and what happened before. */
export function listenToShop(next: Listener): void {
  listener = next;
  for (const event of early.splice(0)) next(event);
}

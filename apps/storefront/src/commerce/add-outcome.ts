/** What happened to products that were added to the cart: all pieces, fewer, or none were added. */
import type { CartNotice, CartNoticeCode } from '@tianguis/contract';

export type AddOutcome = 'added' | 'fewer' | 'none';

const noneAdded: readonly CartNoticeCode[] = ['NOT_ADDED', 'ALL_IN_CART'];

/** @param asked number of products that were requested; each has at most one notice that none of it was added */
export function addOutcome(notices: readonly Pick<CartNotice, 'code'>[], asked: number): AddOutcome {
  const none = notices.filter(({ code }) => noneAdded.includes(code)).length;
  if (none >= asked) return 'none';
  return none > 0 || notices.some(({ code }) => code === 'FEWER') ? 'fewer' : 'added';
}

import type { ShopConfig } from '@tianguis/config';
import { offeredOf } from '@tianguis/domain/offer';
import { productCopy as copy } from '../copy.ts';
import type { ShownOffer } from './shown-offer.ts';

/** The part of the shop's offer that the page of a product shows (TR-01). */
export function shownOffer({ offer, creditModule }: Pick<ShopConfig, 'offer' | 'creditModule'>): ShownOffer {
  const offered = offeredOf(offer);
  const { card, oxxo, spei, balance } = copy.price.ways;
  const ways = [
    ...(offered.card ? [card] : []),
    ...(offered.oxxo ? [oxxo] : []),
    ...(offered.spei ? [spei] : []),
    ...(offered.balance ? [balance] : []),
    ...(offered.credit ? [creditModule.label] : []),
  ];
  return {
    isOpen: offered.purchases,
    plans: offer.months,
    payWith: ways.length > 0 ? copy.price.payWith(ways) : undefined,
  };
}

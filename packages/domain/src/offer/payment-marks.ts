/** Logos of ways to pay (UI-12). */
import { type Offer, offeredOf } from './offer.ts';

/** Networks of cards whose logos the footer can show. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];

export const paymentMarks = [...cardBrands, 'oxxo', 'spei', 'msi'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

/** The logos of the ways to pay that the shop offers. Without cards, it shows no network of cards. */
export function marksOf(offer: Offer & { cardBrands?: readonly CardBrand[] }): PaymentMark[] {
  const { card, oxxo, spei, months } = offeredOf(offer);
  return [
    ...(card ? (offer.cardBrands ?? []) : []),
    ...(oxxo ? (['oxxo'] as const) : []),
    ...(spei ? (['spei'] as const) : []),
    ...(months ? (['msi'] as const) : []),
  ];
}

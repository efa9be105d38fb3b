/**
 * What a shop offers (TR-01): ways to pay, pick-up, protection. The configuration states it once, and every page
 * follows it.
 */
import { type Centavos, type InstallmentPlan, installmentPlan } from '../money/money.ts';

/** A number of monthly payments without interest, for purchases of at least `from`. */
export interface MonthsPlan {
  months: number;
  from: Centavos;
}

export interface Offer {
  card: boolean;
  /** Plans of months without interest, which cards pay; empty if there are none. */
  months: readonly MonthsPlan[];
  oxxo: boolean;
  spei: boolean;
  /** Saldo a favor: money that a customer got back in this shop. */
  balance: boolean;
  /** The store credit of the credit module (RT-29). */
  credit: boolean;
  pickUp: boolean;
  /** Compra protegida: the shop itself returns the money if the goods are not what the customer ordered. */
  protection: boolean;
  /** Invoices (CFDI) of orders (AF-03); without a value none. */
  invoices?: boolean;
}

/** What a page can depend on. `purchases` is derived: the shop offers a way to pay. */
export const offerKeys = [
  ...(['card', 'months', 'oxxo', 'spei', 'balance', 'credit', 'pickUp', 'protection', 'invoices'] as const),
  'purchases',
] as const;
export type OfferKey = (typeof offerKeys)[number];
export type Offered = Readonly<Record<OfferKey, boolean>>;

/**
 * Name of the offer among the texts that a customer accepted. The conditions of the texts depend on the offer. The
 * offer has no page of its own.
 */
export const offerText = 'oferta';

/** What the shop offers, by key. Months are no way to pay of their own, since a card pays them. */
export function offeredOf(offer: Offer): Offered {
  const { card, oxxo, spei, balance, credit, pickUp, protection } = offer;
  return {
    ...{ card, oxxo, spei, balance, credit, pickUp, protection, invoices: offer.invoices ?? false },
    months: offer.months.length > 0,
    purchases: card || oxxo || spei || balance || credit,
  };
}

/**
 * The plans for a price, the shortest first.
 * @param most the greatest number of months that the seller allows
 */
export const plansFor = (plans: readonly MonthsPlan[], most: number, price: Centavos): InstallmentPlan[] =>
  plans
    .filter(({ months, from }) => months <= most && from <= price && price > 0)
    .toSorted((one, other) => one.months - other.months)
    .map(({ months }) => installmentPlan(price, months));

/** The greatest number of months for a price; for any price without `price`. 0 if there are none. */
export const monthsFor = (plans: readonly MonthsPlan[], most: number, price = Number.POSITIVE_INFINITY): number =>
  plans.reduce(
    (greatest, { months, from }) => (months <= most && from <= price ? Math.max(greatest, months) : greatest),
    0,
  );

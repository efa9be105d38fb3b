/** Offers of shops for tests (TR-01). The shipped configuration offers nothing until purchases are open. */
import type { CardBrand, MonthsPlan, Offer } from '@tianguis/domain/offer';

/** An offer as `config/shop.json` has it. */
export interface TestOffer extends Offer {
  months: MonthsPlan[];
  cardBrands: CardBrand[];
}

/** A shop with every way to pay, pick-up and protection. Each month of a plan needs at least $100. */
export const wholeOffer: TestOffer = {
  card: true,
  cardBrands: ['visa', 'mastercard', 'amex'],
  months: [3, 6, 9, 12, 18, 24].map((months) => ({ months, from: months * 10_000 })),
  ...{ oxxo: true, spei: true, balance: true, credit: true, pickUp: true, protection: true, invoices: true },
};

/** A shop that offers nothing. */
export const noOffer: TestOffer = {
  ...{ card: false, cardBrands: [], months: [], oxxo: false, spei: false },
  ...{ balance: false, credit: false, pickUp: false, protection: false, invoices: false },
};

import type { MonthsPlan } from '@tianguis/domain/offer';

/** The part of the shop's offer that the page of a product shows (TR-01). */
export interface ShownOffer {
  /** Whether purchases are open: the shop offers a way to pay. */
  isOpen: boolean;
  plans: readonly MonthsPlan[];
  /** The sentence with the ways to pay. */
  payWith: string | undefined;
}

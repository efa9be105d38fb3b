/** The data of the pages after an order: how it is paid, and what is still to pay. Money is in centavos. */

import type { ShownCard } from '@tianguis/contract';
import type { SlipBars } from '@tianguis/payments/slip';
import type { ParcelWords, PlanChoice, WayChoice } from '../checkout-data.ts';

/** What the page after an order shows. */
export type AfterState =
  | { kind: 'paid'; by: string; plan: string | undefined }
  | { kind: 'review' }
  | { kind: 'unknown' }
  | { kind: 'challenge'; to: string }
  | { kind: 'declined'; why: string }
  | { kind: 'unpaid' }
  | { kind: 'ended'; isExpired: boolean }
  | { kind: 'slip'; amount: number; reference: string; groups: string; bars: SlipBars; until: string }
  | {
      kind: 'transfer';
      clabe: string;
      groups: string;
      bank: string;
      beneficiary: string;
      concept: string;
      until: string;
      /** The amount that is still to pay, as banks accept it: `1349.00`. */
      plainAmount: string;
    };

export interface AfterPageData {
  order: string;
  total: number;
  received: number;
  missing: number;
  canPay: boolean;
  /** The provider does not answer, so the state may be old. */
  isAway: boolean;
  state: AfterState;
  /** The time of day at which the state was read. */
  checked: string;
  parcels: ParcelWords[];
  /** Names the part that the balance pays, and the part of a transfer that arrived, while the rest is not paid. */
  held: string | undefined;
  /** Seconds after which the page is read again; undefined if the state changes by the customer only. */
  refreshSeconds: number | undefined;
  /** Where the customer asks for an invoice; undefined if nothing is paid. */
  invoiceHref: string | undefined;
}

/** A card with the plans of months that fit the card and the amount. */
export type PayCard = ShownCard & { plans: PlanChoice[] };

/** The data of the page for another try. */
export interface PayPageData {
  order: string;
  /** Id of the last try; empty if there was none. */
  attempt: string;
  missing: number;
  canPay: boolean;
  /** Names the part of a transfer that arrived. */
  part: string | undefined;
  /** Why the last try was declined. */
  why: string | undefined;
  ways: WayChoice[];
  cards: PayCard[];
  /** Whether a card is typed before the payment; otherwise a page of the provider takes the card. */
  takesCards: boolean;
  /** The acquirer's page in which `card` was typed, and the card; undefined if none was. */
  session: string | undefined;
  card: PayCard | undefined;
  /** The choice at first, and in how many payments; an empty choice if the customer has to choose. */
  first: string;
  months: number;
}

/** The data of the pages after an order: how it is paid, and what is still to pay. Money is in centavos. */
import type { SlipBars } from '@tianguis/payments/slip';
import type { ParcelWords } from '../checkout-data.ts';

/** What the page after an order shows. */
export type AfterState =
  | { kind: 'paid'; by: string; plan: string | undefined }
  | { kind: 'review' }
  | { kind: 'unknown' }
  | { kind: 'challenge'; to: string }
  | { kind: 'declined'; why: string }
  | { kind: 'unpaid' }
  | { kind: 'ended'; isExpired: boolean }
  | { kind: 'slip'; reference: string; groups: string; bars: SlipBars; until: string }
  | {
      kind: 'transfer';
      clabe: string;
      groups: string;
      bank: string;
      beneficiary: string;
      concept: string;
      until: string;
      /** What is still to pay, as banks accept the amount: `1349.00`. */
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
  /** Seconds after which the page is read again; undefined if the state changes by the customer only. */
  refreshSeconds: number | undefined;
}

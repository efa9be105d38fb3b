/** A payment as stored, and as the API shows it. */
import type { Bank } from '../bank.ts';
import type { Behaviour, Brand } from '../cards/behaviour.ts';
import { isoTime } from '../clock.ts';
import { enqueueWebhook } from '../webhooks/outbox.ts';

export const ways = ['card', 'oxxo', 'spei'] as const;
export type Way = (typeof ways)[number];

export type State = 'pending' | 'challenge' | 'authorised' | 'paid' | 'declined' | 'cancelled' | 'expired';

export type Decline =
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_data'
  | 'months_refused'
  | 'challenge_failed';

export type Dispute = 'open' | 'won' | 'lost';

export interface PaymentRow {
  id: string;
  reference: string;
  fingerprint: string;
  way: Way;
  state: State;
  amount: number;
  currency: string;
  months: number | null;
  decline: Decline | null;
  description: string;
  return_url: string;
  capture: number;
  card_brand: Brand | null;
  card_last4: string | null;
  behaviour: Behaviour | null;
  wrong_codes: number;
  slip: string | null;
  clabe: string | null;
  expires_at: number | null;
  dispute: Dispute | null;
  created_at: number;
  updated_at: number;
}

export interface ReceiptRow {
  id: string;
  payment: string;
  amount: number;
  currency: string;
  at: number;
}

export interface RefundRow {
  id: string;
  reference: string;
  payment: string;
  amount: number;
  state: 'pending' | 'made' | 'failed';
}

export const currency = 'MXN';
export const bankName = 'Banco de demostración (no es un banco)';
const beneficiary = 'Tienda de demostración';
/** The longest concept of a transfer (SPEI). */
const longestConcept = 40;

export function paymentRow({ db }: Bank, id: string): PaymentRow | undefined {
  return db.one<PaymentRow>('select * from payments where id = :id', { id });
}

export function paymentByReference({ db }: Bank, reference: string): PaymentRow | undefined {
  return db.one<PaymentRow>('select * from payments where reference = :reference', { reference });
}

export function receiptsOf({ db }: Bank, payment: string): ReceiptRow[] {
  return db.all<ReceiptRow>('select * from receipts where payment = :payment order by at, rowid', { payment });
}

/** Centavos that arrived for a payment in its own currency. */
export function receivedFor(bank: Bank, { id, currency }: PaymentRow): number {
  return receiptsOf(bank, id)
    .filter((one) => one.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function refundsOf({ db }: Bank, payment: string): RefundRow[] {
  return db.all<RefundRow>('select * from refunds where payment = :payment order by created_at, rowid', { payment });
}

type Changed = Partial<Pick<PaymentRow, 'state' | 'decline' | 'wrong_codes' | 'dispute'>>;

/** Writes values of a payment in a transaction of the caller, and enqueues a webhook about the change. */
export function changePayment(bank: Bank, id: string, values: Changed, type: WebhookType = 'payment.updated'): void {
  const { db, clock } = bank;
  const updated_at = clock.now();
  const row = { ...values, updated_at };
  const assignments = Object.keys(row).map((column) => `${column} = :${column}`);
  db.run(`update payments set ${assignments.join(', ')} where id = :id`, { ...row, id });
  noteChange(bank, id, type);
}

export type WebhookType = 'payment.updated' | 'refund.updated' | 'dispute.updated';

/** Records the time of a change for the list of changes, and enqueues a webhook. */
export function noteChange(bank: Bank, payment: string, type: WebhookType): void {
  bank.db.insert('changes', { payment, at: bank.clock.now() });
  enqueueWebhook(bank, type, payment);
}

/** The payment with its receipts and refunds, as the API shows it. */
export function showPayment(bank: Bank, row: PaymentRow) {
  const time = (ms: number | null) => (ms === null ? null : isoTime(ms));
  return {
    ...pick(row, ['id', 'reference', 'way', 'state', 'amount', 'currency', 'months', 'decline']),
    challenge: row.state === 'challenge' ? `/3ds/${row.id}` : null,
    slip: row.slip === null ? null : { reference: row.slip, expires_at: time(row.expires_at) },
    transfer:
      row.clabe === null
        ? null
        : {
            clabe: row.clabe,
            bank: bankName,
            beneficiary,
            concept: row.description.slice(0, longestConcept).trim(),
            expires_at: time(row.expires_at),
          },
    card: row.card_brand === null ? null : { brand: row.card_brand, last4: row.card_last4 },
    receipts: receiptsOf(bank, row.id).map((one) => ({
      ...pick(one, ['id', 'amount', 'currency']),
      at: isoTime(one.at),
    })),
    refunds: refundsOf(bank, row.id).map(showRefund),
    dispute: row.dispute,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

export type Payment = ReturnType<typeof showPayment>;

export const showRefund = (row: RefundRow) => pick(row, ['id', 'reference', 'amount', 'state']);

function pick<T, K extends keyof T>(row: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, K>;
}

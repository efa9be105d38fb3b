/** Returns for their customer: the word and the steps of BL-13, and until when pieces can be returned (BL-12). */
import type { OrderReturn, ReturnView } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import {
  deliveryKindOf,
  outcomeOf,
  type ParcelState,
  type PaymentState,
  type ReturnWindow,
  returnProgress,
  returnTable,
  returnWindow,
  returnWord,
} from '@tianguis/domain/order';
import { shownLines } from '../chosen-lines.ts';
import type { ExchangeRow } from '../exchanges/service.ts';
import { type PaidBack, type RefundRow, toRefundView } from '../refunds/service.ts';
import { causeOfReturn } from './repository.ts';
import type { ReturnRow } from './rows.ts';

/** What decides whether pieces of a parcel can be returned. */
export interface ReturnTerms {
  payment: PaymentState;
  isTest: boolean;
  parcel: { state: ParcelState; service: string; deliveredAt: Date | string | null };
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Until when pieces of a parcel can be returned; undefined if they cannot. The bank decides about the money of a
 * disputed order, and a mail cannot come back.
 */
export function openWindow({ payment, isTest, parcel, now }: ReturnTerms): ReturnWindow | undefined {
  const { state, service, deliveredAt } = parcel;
  if (payment !== 'paid' || isTest || state !== 'delivered' || deliveredAt === null) return undefined;
  if (deliveryKindOf(service) === 'digital') return undefined;
  const window = returnWindow(new Date(deliveredAt).getTime());
  return dateInMexico(now) <= window.until ? window : undefined;
}

const utc = (moment: string): string => new Date(moment).toISOString();

export function toOrderReturn(row: ReturnRow): OrderReturn {
  const { id, number, parcel, state, dueOn, lines, steps } = row;
  const moments = new Map(steps.map((step) => [step.state, utc(step.at)]));
  return {
    ...{ id, number, parcel, state, word: returnWord(row), asked_at: utc(row.askedAt), due_on: dueOn },
    steps: returnProgress(row).map((one) => ({
      ...{ word: one.word, state: one.state },
      at: one.state === 'next' ? null : (moments.get(one.step) ?? null),
    })),
    lines: shownLines(lines, new Map(lines.map(({ key, pieces }) => [key, pieces]))),
  };
}

export interface ReturnViewTerms {
  /** The number of the order. */
  pedido: string;
  /** All refunds of the order. */
  refunds: readonly RefundRow[];
  paidBack: PaidBack;
  /** Undefined if the customer wants the money. */
  exchange: ExchangeRow | undefined;
  /** The ids of its photographs. */
  photographs: readonly string[];
  /** Epoch milliseconds. */
  now: number;
}

export function toReturnView(
  row: ReturnRow,
  { pedido, refunds, paidBack, exchange, photographs, now }: ReturnViewTerms,
): ReturnView {
  const { reason, bearer, way, amount, refusal, carrier, tracking, to } = row;
  const own = refunds.filter(({ cause }) => cause === causeOfReturn(row.id));
  return {
    ...toOrderReturn(row),
    ...{ pedido, reason, bearer, way, amount, refusal, carrier, tracking, to },
    exchange: exchange ? toExchange(exchange, row) : null,
    can_cancel: outcomeOf(returnTable, row.state, 'withdrawal').outcome === 'changed',
    refunds: own.map((refund) => toRefundView(refund, paidBack)),
    ...{ photographs: [...photographs], today: dateInMexico(now) },
  };
}

/** An exchange for its customer. Its order, while there is none, is null. */
function toExchange({ sku, pieces, difference, state, content, number, isUnpaid }: ExchangeRow, { lines }: ReturnRow) {
  const [line] = content.parcels.flatMap((parcel) => parcel.lines);
  return {
    ...{ childrenSku: sku, options: Object.values(line?.shown.options ?? {}), pieces, difference, state },
    ...{ is_same: lines.some((one) => one.sku === sku), pedido: number, to_pay: isUnpaid },
  };
}

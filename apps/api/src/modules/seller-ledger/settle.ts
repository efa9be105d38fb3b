/**
 * Writes the ledger of sellers (AF-06): what each delivered line earns, and what refunds take back. Retailer's own
 * lines and test orders have no entries.
 */
import type { UnitOfWork } from '@tianguis/database';
import {
  createSellerTerms,
  type Earnings,
  earningKinds,
  earningsOf,
  keptEarnings,
  mapEarnings,
  type SellerRules,
  splitAmount,
} from '@tianguis/domain/order';
import { type DueLine, type NewEntry, type NewSettlement, sellerLedgerRepository } from './repository.ts';

/** Parcels, and lines with refunds, in one transaction. */
const batch = 500;
/** Days after a delivery in which the job settles a parcel. A command settles all parcels. */
const usualDays = 60;

export interface SettleOptions {
  /** Settles parcels of any day. */
  all?: boolean;
  signal?: AbortSignal;
}

export interface Settled {
  lines: number;
  refunds: number;
}

/** @param rules `loadSellerRules` of the configuration */
export async function settleSellers(
  shop: UnitOfWork,
  rules: SellerRules,
  { all = false, signal }: SettleOptions = {},
): Promise<Settled> {
  const termsOf = createSellerTerms(rules);
  const done = { lines: 0, refunds: 0 };
  const until = async (work: () => Promise<number>, note: (rows: number) => void) => {
    for (let rows = -1; rows !== 0 && !signal?.aborted; note(rows)) rows = await work();
  };
  await until(
    () => settleLines(shop, termsOf, all ? null : usualDays),
    (rows) => {
      done.lines += rows;
    },
  );
  await until(
    () => settleRefunds(shop),
    (rows) => {
      done.refunds += rows;
    },
  );
  return done;
}

type TermsOf = ReturnType<typeof createSellerTerms>;

const settleLines = (shop: UnitOfWork, termsOf: TermsOf, days: number | null): Promise<number> =>
  shop.withTransaction(async ({ db }) => {
    const ledger = sellerLedgerRepository(db);
    const due = await ledger.dueLines(days, batch);
    const settled = [...Map.groupBy(due, ({ parcel }) => parcel).values()].flatMap((lines) =>
      toSettled(lines, termsOf),
    );
    const added = await ledger.addSettlements(settled.map(({ settlement }) => settlement));
    await ledger.addEntries(
      settled.filter(({ settlement }) => added.has(settlement.line)).flatMap(({ entries }) => entries),
    );
    return added.size;
  });

/** The settlements of the lines of a parcel. A line whose pieces were all refunded before earns nothing. */
function toSettled(lines: readonly DueLine[], termsOf: TermsOf): { settlement: NewSettlement; entries: NewEntry[] }[] {
  const borne = splitAmount(
    lines[0]?.borne ?? 0,
    lines.map(({ line, price, pieces, discount }) => ({ key: line, value: price * pieces - discount })),
  );
  return lines.flatMap((line) => {
    const { line: id, order, store, pieces, refunded: earlier } = line;
    if (earlier >= pieces) return [];
    const terms = termsOf(line);
    const rest = (amount: number) => amount - Number((BigInt(amount) * BigInt(earlier)) / BigInt(pieces));
    const sold = {
      goods: line.price * (pieces - earlier),
      discount: line.isSellersCoupon ? rest(line.discount) : 0,
      shipping: line.isSentBySeller ? rest(line.shipping) + rest(borne.get(id) ?? 0) : 0,
      ivaRate: typeof line.tax.iva === 'number' ? line.tax.iva : 0,
    };
    const settlement = { ...{ line: id, order, store, earlier, sold, terms }, pieces: pieces - earlier };
    return [{ settlement, entries: toEntries({ line: id, store, refunded: 0 }, earningsOf(sold, terms)) }];
  });
}

const settleRefunds = (shop: UnitOfWork): Promise<number> =>
  shop.withTransaction(async ({ db }) => {
    const ledger = sellerLedgerRepository(db);
    const due = await ledger.dueRefunds(batch);
    await ledger.addEntries(
      due.flatMap(({ line, store, pieces, noted, refunded, sold, terms }) => {
        const [before, after] = [noted, refunded].map((count) => keptEarnings(sold, terms, pieces, count));
        const taken = mapEarnings((kind) => (after?.[kind] ?? 0) - (before?.[kind] ?? 0));
        return toEntries({ line, store, refunded: refunded.pieces }, taken);
      }),
    );
    await ledger.noteRefunds(due);
    return due.length;
  });

const toEntries = (of: Pick<NewEntry, 'line' | 'store' | 'refunded'>, amounts: Earnings): NewEntry[] =>
  earningKinds.flatMap((kind) => (amounts[kind] === 0 ? [] : [{ ...of, kind, amount: amounts[kind] }]));

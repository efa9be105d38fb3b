/**
 * What a customer is shown and agrees to before an order is placed (CO-01). A quote contains only what is shown. So the
 * place that a parcel leaves from is not part of it, and may change while date and price stay. The shop of a pick-up is
 * part of it.
 */
import type { Centavos } from '../money/money.ts';

export interface QuoteLine {
  /** Identifies the line: product and SKU. */
  key: string;
  title: string;
  pieces: number;
  price: Centavos;
}

export interface QuoteParcel {
  /** Identifies the parcel: seller, service or shop of a pick-up, and its place in the sequence of arrivals. */
  key: string;
  /** Such as estandar; pickup if the customer collects the parcel in a shop. */
  service: string;
  /** Its lines, each with the pieces that are in the parcel. */
  lines: readonly { key: string; pieces: number }[];
  /** What the customer pays for shipping. */
  shipping: Centavos;
  /** The first and the last day of the promise, as `2026-12-24`; null if the parcel has no date. */
  arrives: { from: string; to: string } | null;
}

export interface Quote {
  lines: readonly QuoteLine[];
  parcels: readonly QuoteParcel[];
  coupon: { code: string; discount: Centavos } | null;
  /** Id of the address; null if everything is picked up. A changed address is another id or another version. */
  address: string | null;
  total: Centavos;
  /** The part of the total that the customer's balance pays (PA-05); absent if it pays nothing. */
  balance?: Centavos;
  /** The version of each legal text that the customer accepts, by its slug. */
  texts: Readonly<Record<string, string>>;
}

/** A difference between what was shown and what is true now. */
export type QuoteDifference =
  /** Fewer pieces can be bought; 0 if none. */
  | { kind: 'pieces'; line: string; title: string; was: number; is: number }
  | { kind: 'price'; line: string; title: string; was: Centavos; is: Centavos }
  /** A line that was not shown. */
  | { kind: 'added'; line: string; title: string }
  /** Another price of shipping. */
  | { kind: 'shipping'; parcel: string; was: Centavos; is: Centavos }
  /** The parcel arrives later than promised, or has no date any more. */
  | { kind: 'later'; parcel: string; was: string; is: string | null }
  /**
   * The lines are distributed among other parcels. `gone` is a service of the shown quote that some line has no more:
   * `pickup` if the customer cannot collect the line in the shop that was shown.
   */
  | { kind: 'parcels'; gone?: string }
  | { kind: 'coupon'; code: string; was: Centavos; is: Centavos }
  /** The balance pays another part. */
  | { kind: 'balance'; was: Centavos; is: Centavos }
  | { kind: 'address' }
  | { kind: 'texts'; changed: readonly string[] }
  /** The total differs, though nothing else does. */
  | { kind: 'total'; was: Centavos; is: Centavos };

/**
 * Compares the quote that a customer agreed to with today's quote. Without differences, the order may be placed. An
 * earlier date is no difference.
 */
export function quoteDifferences(shown: Quote, now: Quote): QuoteDifference[] {
  const found = [
    ...lineDifferences(shown.lines, now.lines),
    ...parcelDifferences(shown, now),
    ...couponDifference(shown.coupon, now.coupon),
    ...balanceDifference(shown, now),
    ...(shown.address === now.address ? [] : [{ kind: 'address' } as const]),
    ...textDifference(shown.texts, now.texts),
  ];
  if (found.length === 0 && shown.total !== now.total) return [{ kind: 'total', was: shown.total, is: now.total }];
  return found;
}

function lineDifferences(shown: readonly QuoteLine[], now: readonly QuoteLine[]): QuoteDifference[] {
  const present = new Map(now.map((line) => [line.key, line]));
  const known = new Set(shown.map(({ key }) => key));
  const changed = shown.flatMap(({ key: line, title, pieces, price }): QuoteDifference[] => {
    const today = present.get(line);
    if (today === undefined) return [{ kind: 'pieces', line, title, was: pieces, is: 0 }];
    return [
      ...(today.pieces === pieces ? [] : [{ kind: 'pieces', line, title, was: pieces, is: today.pieces } as const]),
      ...(today.price === price ? [] : [{ kind: 'price', line, title, was: price, is: today.price } as const]),
    ];
  });
  const added = now.filter(({ key }) => !known.has(key));
  return [...changed, ...added.map(({ key: line, title }) => ({ kind: 'added', line, title }) as const)];
}

function parcelDifferences(shown: Quote, now: Quote): QuoteDifference[] {
  const present = new Map(now.parcels.map((parcel) => [parcel.key, parcel]));
  // The pieces in the parcels of a line whose pieces changed differ anyway.
  const wasPieces = new Map(shown.lines.map(({ key, pieces }) => [key, pieces]));
  const unchanged = new Set(now.lines.flatMap(({ key, pieces }) => (wasPieces.get(key) === pieces ? [key] : [])));
  const contents = (parcels: readonly QuoteParcel[]) =>
    parcels
      .flatMap(({ key, lines }) => contentsOf(lines.filter((line) => unchanged.has(line.key))).map((one) => key + one))
      .toSorted()
      .join();
  const common = shown.parcels.flatMap(({ key: parcel, shipping, arrives }): QuoteDifference[] => {
    const today = present.get(parcel);
    if (today === undefined) return [];
    // Days in this notation are sorted as texts are.
    const isLater = arrives !== null && (today.arrives === null || today.arrives.to > arrives.to);
    return [
      ...(today.shipping === shipping
        ? []
        : [{ kind: 'shipping', parcel, was: shipping, is: today.shipping } as const]),
      ...(isLater ? [{ kind: 'later', parcel, was: arrives.to, is: today.arrives?.to ?? null } as const] : []),
    ];
  });
  // Of a line with other pieces, a parcel that it was not shown in: the customer had chosen another delivery.
  const isMoved = now.lines.some(({ key }) => {
    const before = new Set(parcelsOf(shown, key).map((parcel) => parcel.key));
    return wasPieces.has(key) && parcelsOf(now, key).some((parcel) => !before.has(parcel.key));
  });
  if (contents(shown.parcels) === contents(now.parcels) && !isMoved) return common;
  const gone = goneService(shown, now);
  return [...common, { kind: 'parcels', ...(gone !== undefined && { gone }) }];
}

const parcelsOf = ({ parcels }: Quote, line: string): QuoteParcel[] =>
  parcels.filter(({ lines }) => lines.some(({ key }) => key === line));

/** A service by which a line was shown to be delivered, and that it has no more. The key of a pick-up names its shop. */
function goneService(shown: Quote, now: Quote): string | undefined {
  const gone = now.lines.flatMap(({ key }) => {
    const present = parcelsOf(now, key);
    return parcelsOf(shown, key).filter(
      (was) => !present.some((is) => (was.service === 'pickup' ? is.key === was.key : is.service === was.service)),
    );
  });
  return (gone.find(({ service }) => service === 'pickup') ?? gone[0])?.service;
}

function couponDifference(shown: Quote['coupon'], now: Quote['coupon']): QuoteDifference[] {
  const code = shown?.code ?? now?.code;
  if (code === undefined) return [];
  // Another coupon is another discount of 0 for the shown coupon, unless only today's quote has a coupon.
  const was = shown?.discount ?? 0;
  const is = shown === null || now?.code === shown.code ? (now?.discount ?? 0) : 0;
  return was === is && shown?.code === now?.code ? [] : [{ kind: 'coupon', code, was, is }];
}

function balanceDifference({ balance: was = 0 }: Quote, { balance: is = 0 }: Quote): QuoteDifference[] {
  return was === is ? [] : [{ kind: 'balance', was, is }];
}

function textDifference(shown: Quote['texts'], now: Quote['texts']): QuoteDifference[] {
  const changed = Object.keys(now).filter((slug) => shown[slug] !== now[slug]);
  return changed.length === 0 ? [] : [{ kind: 'texts', changed: changed.toSorted() }];
}

/**
 * The text of a quote that is hashed: keys are sorted, so that equal quotes have equal texts. Titles are left out,
 * since a corrected title changes nothing that was agreed.
 */
export function quoteText({ lines, parcels, coupon, address, total, balance, texts }: Quote): string {
  return JSON.stringify({
    lines: lines.map(({ key, pieces, price }) => [key, pieces, price]).toSorted(byText),
    parcels: parcels.map((one) => [one.key, contentsOf(one.lines), one.shipping, one.arrives]).toSorted(byText),
    ...{ coupon: coupon && [coupon.code, coupon.discount], address, total, ...(balance ? { balance } : {}) },
    texts: Object.entries(texts).toSorted(byText),
  });
}

/** The lines of a parcel as texts, in a sequence that does not depend on the sequence of the lines. */
const contentsOf = (lines: QuoteParcel['lines']): string[] =>
  lines.map(({ key, pieces }) => `${pieces} × ${key}`).toSorted();

const byText = (one: unknown, other: unknown): number => {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  return left < right ? -1 : left > right ? 1 : 0;
};

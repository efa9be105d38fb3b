/** Random parts of orders that one seller sold, and random refunds of their pieces. */
import {
  type Credited,
  creditNoteSums,
  type InvoiceSums,
  type NoInvoice,
  type SoldLine,
  shippingLine,
} from '@tianguis/domain/invoice';
import { type LineShares, refundOf, splitOrder } from '@tianguis/domain/order';
import { ivaRates, type TaxKeys } from '@tianguis/domain/tax';
import fc from 'fast-check';

export interface RandomSale {
  lines: SoldLine[];
  /** The shares of tenders, by which pieces are refunded. */
  shares: LineShares[];
  shipping: number;
}

const codes = { claveProdServ: '52151800', claveUnidad: 'H87' };
/** Soft drinks, cigarettes and a made one; most goods have none. */
const quotas: readonly TaxKeys[] = [
  ...[{}, {}, {}],
  ...[
    { iepsAmount: 3_081_800, iepsUnits: 600_000 },
    { iepsAmount: 641_600, iepsUnits: 20_000_000 },
    { iepsAmount: 7_000_000, iepsUnits: 355_000 },
  ],
];
const taxes: fc.Arbitrary<TaxKeys> = fc
  .record({
    iva: fc.constantFrom(...ivaRates),
    // Rates of the SAT's catalogue; most goods have none.
    iepsRate: fc.constantFrom(0, 0, 0, 0, 60_000, 80_000, 265_000, 300_000, 530_000, 1_600_000),
    quota: fc.constantFrom(...quotas),
  })
  .map(({ iva, iepsRate, quota }) => ({ ...codes, iva, ...(iepsRate > 0 && { iepsRate }), ...quota }));

/** Small prices round the worst; prices of a shop are larger. */
const prices = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 500_000 }), fc.nat(50_000_00));
const pieces = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999 }));
/** Parts of a hundred of a price that a coupon pays. */
const discounts = fc.oneof(fc.constant(0), fc.constant(0), fc.nat(100), fc.constant(100));

export const randomSales: fc.Arbitrary<RandomSale> = fc
  .record({
    drawn: fc.array(fc.record({ tax: taxes, price: prices, pieces, discount: discounts }), {
      minLength: 1,
      maxLength: 12,
    }),
    shipping: fc.oneof(fc.constant(0), fc.nat(50_000)),
    shippingIva: fc.constantFrom(16 as const, 8 as const),
    cuts: fc.array(fc.nat(1_000), { maxLength: 3 }),
  })
  .map(({ drawn, shipping, shippingIva, cuts }) => {
    const lines = drawn.map(({ discount, ...one }, at) => ({
      ...{ ...one, key: `l${at}`, description: `Artículo ${at}`, sku: `S${at}` },
      discount: Math.floor((one.price * one.pieces * discount) / 100),
    }));
    const total = lines.reduce((sum, line) => sum + line.price * line.pieces - line.discount, shipping);
    const ends = [...cuts.map((cut) => Math.floor((total * cut) / 1_000)).sort((one, other) => one - other), total];
    const tenders = ends.map((end, at) => ({ key: `t${at}`, amount: end - (ends[at - 1] ?? 0) }));
    const parts = lines.map(({ key, price, pieces: count, discount }) => ({
      key,
      parcel: 'p',
      pieces: count,
      price,
      discount,
    }));
    const shares = splitOrder(parts, [{ key: 'p', shipping }], tenders);
    return { lines: [...lines, shippingLine('envio', shipping, { ...codes, iva: shippingIva })], shares, shipping };
  });

/** Which pieces each refund returns: a number for each line, and whether shipping is refunded. */
export const randomRefunds = fc.array(
  fc.record({ sizes: fc.array(fc.nat(40), { minLength: 12, maxLength: 12 }), withShipping: fc.boolean() }),
  { maxLength: 5 },
);

export interface RandomNote {
  sums: InvoiceSums | NoInvoice;
  /** The amount that was refunded to the tenders. */
  refunded: number;
}

/** The credit notes of these refunds, and of a last one that returns all other pieces. */
export function creditNotesOf(
  invoice: InvoiceSums,
  { shares }: RandomSale,
  refunds: readonly { sizes: readonly number[]; withShipping: boolean }[],
): RandomNote[] {
  const returned = new Map<string, number>();
  const earlier = new Map<string, number>();
  const known = new Set(invoice.concepts.map(({ key }) => key));
  return [...refunds, { sizes: [], withShipping: true }].map(({ sizes, withShipping }) => {
    const credited: Credited[] = [];
    let shipping = 0;
    for (const [at, share] of shares.entries()) {
      const refunded = returned.get(share.key) ?? 0;
      const count = Math.min(sizes[at] ?? share.pieces, share.pieces - refunded);
      if (count === 0) continue;
      const of = (all: boolean) => refundOf(share, { refunded, pieces: count, withShipping: all }).amount;
      const amount = of(false);
      shipping += withShipping ? of(true) - amount : 0;
      returned.set(share.key, refunded + count);
      if (known.has(share.key)) credited.push(add(share.key, count, amount));
    }
    if (shipping > 0) credited.push(add('envio', 1, shipping));
    const refunded = credited.reduce((sum, { amount }) => sum + amount, 0);
    return { sums: creditNoteSums(invoice, credited), refunded };
  });

  function add(key: string, count: number, amount: number): Credited {
    const before = earlier.get(key) ?? 0;
    earlier.set(key, before + amount);
    return { key, pieces: count, earlier: before, amount };
  }
}

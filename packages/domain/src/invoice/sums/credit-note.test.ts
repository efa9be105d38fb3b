/** Tests of the amounts of credit notes (AF-03). */
import { describe, expect, test } from 'vitest';
import type { TaxKeys } from '../../tax/tax-keys.ts';
import { type Credited, creditNoteSums } from './credit-note.ts';
import { type InvoiceSums, invoiceSums, type SoldLine, shippingLine } from './invoice-sums.ts';
import { writeMicros } from './micros.ts';

const tax: TaxKeys = { claveProdServ: '52151800', claveUnidad: 'H87', iva: 16 };
const line = (key: string, price: number, more: Partial<SoldLine> = {}): SoldLine => ({
  ...{ key, description: key, sku: null, tax, pieces: 1, price, discount: 0, ...more },
});
const sums = (result: ReturnType<typeof invoiceSums>): InvoiceSums => {
  if ('reason' in result) throw new Error(result.reason);
  return result;
};
const part = (key: string, pieces: number, earlier: number, amount: number): Credited => ({
  ...{ key, pieces, earlier, amount },
});

const invoice = sums(
  invoiceSums([
    line('a', 9_999, { pieces: 3, discount: 333 }),
    line('b', 1_006, { tax: { ...tax, iva: 8 } }),
    line('drink', 2_000, { pieces: 6, tax: { ...tax, iepsAmount: 3_081_800, iepsUnits: 600_000 } }),
    line('gift', 5_000, { discount: 5_000 }),
    shippingLine('envio', 9_900, tax),
  ]),
);

describe('AF-03 a credit note', () => {
  test('of all pieces has the amounts of the invoice', () => {
    const all = invoice.concepts.map(({ key, taxed, charged }) => part(key, Number(taxed.pieces), 0, charged));
    expect(creditNoteSums(invoice, all)).toEqual(invoice);
  });

  test('of some pieces has their price, their share of the discount and their taxes', () => {
    const note = sums(creditNoteSums(invoice, [part('a', 1, 0, 9_888), part('drink', 2, 0, 4_000)]));
    expect(note.total).toBe(13_888);
    expect(note.concepts.map(({ unitValue, discount }) => [unitValue, discount].map(writeMicros))).toEqual([
      ['86.198276', '0.956897'],
      ['15.392299', '0.000000'],
    ]);
    expect(note.taxes).toEqual([
      { tax: 'iva', factor: 'Tasa', rate: 160_000n, base: 11_972, amount: 1_916 },
      { tax: 'ieps', factor: 'Cuota', rate: 3_081_800n, base: 120, amount: 370 },
    ]);
  });

  test('after others gets what they left of each concept, and the last one gets all of the rest', () => {
    const parts = [part('a', 1, 0, 9_888), part('a', 1, 9_888, 9_888), part('a', 1, 19_776, 9_888)];
    const notes = parts.map((one) => sums(creditNoteSums(invoice, [one])));
    const bases = notes.flatMap(({ concepts }) => concepts.map(({ base }) => base));
    expect(notes.map(({ total }) => total)).toEqual([9_888, 9_888, 9_888]);
    expect(bases.reduce((sum, base) => sum + base)).toBe(invoice.concepts[0]?.base);
    const drinks = [part('drink', 4, 0, 8_000), part('drink', 2, 8_000, 4_000)];
    const units = drinks.map((one) =>
      sums(creditNoteSums(invoice, [one])).taxes.find(({ tax: name }) => name === 'ieps'),
    );
    // Quotas belong to pieces: 2.4 and 1.2 litres.
    expect(units.map((sum) => sum?.base)).toEqual([240, 120]);
  });

  test('can return shipping in parts, and a free line with others', () => {
    const first = sums(creditNoteSums(invoice, [part('envio', 1, 0, 3_300), part('gift', 1, 0, 0)]));
    const second = sums(creditNoteSums(invoice, [part('envio', 1, 3_300, 6_600)]));
    expect([first.total, second.total]).toEqual([3_300, 6_600]);
    expect(first.concepts[1]).toMatchObject({ key: 'gift', taxes: [] });
  });

  test('the totals of several credit notes add up to the invoice, although each rounds its taxes by itself', () => {
    // A piece of 6 centavos has 5 + 1 of IVA for any base; three pieces have 16 + 2.
    const three = sums(invoiceSums([line('a', 6, { pieces: 3 })]));
    const notes = [0, 6, 12].map((earlier) => sums(creditNoteSums(three, [part('a', 1, earlier, 6)])));
    expect(three).toMatchObject({ subtotal: 16, taxTotal: 2, total: 18 });
    expect(notes.map(({ subtotal, taxTotal, total }) => [subtotal, taxTotal, total])).toEqual(
      Array.from({ length: 3 }, () => [5, 1, 6]),
    );
  });

  test('of nothing is none', () => {
    expect(creditNoteSums(invoice, [part('gift', 1, 0, 0)])).toEqual({ reason: 'nothing-charged' });
    expect(creditNoteSums(invoice, [])).toEqual({ reason: 'nothing-charged' });
  });

  test.each([
    ['more money than was charged', [part('b', 1, 0, 1_007)]],
    ['more money than is left', [part('b', 1, 1, 1_006)]],
    ['more pieces than were sold', [part('a', 4, 0, 100)]],
    ['no piece', [part('a', 0, 0, 100)]],
    ['an unknown line', [part('z', 1, 0, 1)]],
    ['half a centavo', [part('a', 1, 0, 0.5)]],
    ['a negative amount', [part('a', 1, 5, -5)]],
    ['a line twice', [part('a', 1, 0, 100), part('a', 1, 100, 100)]],
  ])('of %s is an error', (_, credited) => {
    expect(() => creditNoteSums(invoice, credited)).toThrow(RangeError);
  });
});

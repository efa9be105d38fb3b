/** Tests of the amounts of an invoice (AF-03). `packages/invoice` tests them by the rules of a stamping service. */
import { describe, expect, test } from 'vitest';
import type { TaxKeys } from '../../tax/tax-keys.ts';
import { type InvoiceSums, invoiceSums, type SoldLine, shippingLine } from './invoice-sums.ts';
import { writeMicros } from './micros.ts';

const tax: TaxKeys = { claveProdServ: '52151800', claveUnidad: 'H87', iva: 16 };
const line = (key: string, price: number, more: Partial<SoldLine> = {}): SoldLine => ({
  ...{ key, description: key, sku: null, tax, pieces: 1, price, discount: 0, ...more },
});

function sumsOf(...lines: SoldLine[]): InvoiceSums {
  const sums = invoiceSums(lines);
  if ('reason' in sums) throw new Error(sums.reason);
  return sums;
}

/** ValorUnitario, Importe, Descuento, and the tax codes with their bases and amounts. */
const conceptsOf = ({ concepts }: InvoiceSums) =>
  concepts.map(({ unitValue, amount, discount, isDiscounted, taxes }) => [
    ...[unitValue, amount].map(writeMicros),
    isDiscounted ? writeMicros(discount) : null,
    ...taxes.map(({ tax: name, factor, base, amount: paid }) =>
      [name, factor, writeMicros(base), paid === null ? 'none' : writeMicros(paid)].join(' '),
    ),
  ]);

describe('AF-03 the amounts of an invoice', () => {
  test.each<[string, SoldLine, unknown[]]>([
    ['16 %', line('a', 11_600), ['100.000000', '100.000000', null, 'iva Tasa 100.000000 16.000000']],
    [
      '8 %',
      line('a', 10_800, { tax: { ...tax, iva: 8 } }),
      ['100.000000', '100.000000', null, 'iva Tasa 100.000000 8.000000'],
    ],
    [
      '0 %',
      line('a', 9_999, { tax: { ...tax, iva: 0 } }),
      ['99.990000', '99.990000', null, 'iva Tasa 99.990000 0.000000'],
    ],
    [
      'exempt',
      line('a', 9_999, { tax: { ...tax, iva: 'exempt' } }),
      ['99.990000', '99.990000', null, 'iva Exento 99.990000 none'],
    ],
    [
      'a discount with taxes is one without them',
      line('a', 11_600, { pieces: 3, discount: 5_800 }),
      ['100.000000', '300.000000', '50.000000', 'iva Tasa 250.000000 40.000000'],
    ],
    [
      'IVA of a price with IEPS by rate: 100 + 8 + 17.28',
      line('a', 12_528, { tax: { ...tax, iepsRate: 80_000 } }),
      ['100.000000', '100.000000', null, 'ieps Tasa 100.000000 8.000000', 'iva Tasa 108.000000 17.280000'],
    ],
    [
      // 92.353794, 11.094480 and 16.551724 round to 119.99, so the price of a bottle is 0.000201 higher.
      'IEPS by quota: 6 bottles of 600 ml at 3.0818 a litre',
      line('a', 2_000, { pieces: 6, tax: { ...tax, iepsAmount: 3_081_800, iepsUnits: 600_000 } }),
      ['15.392500', '92.355000', null, 'ieps Cuota 3.600000 11.094480', 'iva Tasa 103.449480 16.551917'],
    ],
    [
      'IEPS by rate and by quota',
      line('a', 11_600, { tax: { ...tax, iepsRate: 1_600_000, iepsAmount: 700_000, iepsUnits: 20_000_000 } }),
      [
        ...['33.076923', '33.076923', null, 'ieps Tasa 33.076923 52.923077', 'ieps Cuota 20.000000 14.000000'],
        'iva Tasa 100.000000 16.000000',
      ],
    ],
    [
      'a quota that exceeds what was paid is not shown',
      line('a', 2_000, { discount: 1_884, tax: { ...tax, iepsAmount: 3_081_800, iepsUnits: 600_000 } }),
      ['17.241379', '17.241379', '16.241379', 'iva Tasa 1.000000 0.160000'],
    ],
  ])('%s', (_, sold, concept) => {
    const sums = sumsOf(sold);
    expect(conceptsOf(sums)).toEqual([concept]);
    expect(sums.total).toBe(sold.price * sold.pieces - sold.discount);
  });

  test('shipping is a concept, and sums are rounded to centavos', () => {
    const sums = sumsOf(line('a', 9_999, { pieces: 3, discount: 333 }), shippingLine('envio', 9_900, tax));
    expect(sums).toMatchObject({ subtotal: 34_394, discount: 287, taxTotal: 5_457, total: 39_564 });
    expect(sums.taxes).toEqual([{ tax: 'iva', factor: 'Tasa', rate: 160_000n, base: 34_107, amount: 5_457 }]);
    expect(sums.concepts[1]).toMatchObject({ description: 'Envío', charged: 9_900 });
  });

  test('a centavo that rounding each sum adds is taken from a price, and nothing looks like a discount', () => {
    // 1000 and 1006 centavos: 8.620690 + 9.314815 rounds to 17.94, 1.379310 to 1.38, 0.745185 to 0.75: 20.07.
    const sums = sumsOf(line('a', 1_000), line('b', 1_006, { tax: { ...tax, iva: 8 } }));
    expect(sums).toMatchObject({ subtotal: 1_793, discount: null, taxTotal: 213, total: 2_006 });
    expect(conceptsOf(sums).map(([unitValue]) => unitValue)).toEqual(['8.620690', '9.314309']);
  });

  test('two taxes that round up at the same base are parted, so that no centavo is lost', () => {
    // At a base of 1.5625, IEPS is 0.125 and IVA 0.135: with both rounded up, the total jumps from 1.81 to 1.83.
    const sums = sumsOf(line('a', 182, { tax: { ...tax, iva: 8, iepsRate: 80_000 } }));
    expect(sums).toMatchObject({ subtotal: 156, discount: null, taxTotal: 26, total: 182 });
    expect(sums.taxes.map(({ amount }) => amount)).toEqual([12, 14]);
  });

  test('each combination of tax and rate is one sum', () => {
    const sums = sumsOf(
      line('a', 11_600),
      line('b', 11_600),
      line('c', 5_000, { tax: { ...tax, iva: 0 } }),
      line('d', 5_000, { tax: { ...tax, iva: 'exempt' } }),
    );
    expect(sums.taxes).toEqual([
      { tax: 'iva', factor: 'Tasa', rate: 160_000n, base: 20_000, amount: 3_200 },
      { tax: 'iva', factor: 'Tasa', rate: 0n, base: 5_000, amount: 0 },
      { tax: 'iva', factor: 'Exento', rate: null, base: 5_000, amount: null },
    ]);
  });

  test('only exempt concepts have no total of taxes', () => {
    expect(sumsOf(line('a', 5_000, { tax: { ...tax, iva: 'exempt' } }))).toMatchObject({ taxTotal: null });
  });

  test('a fully discounted line stays with its price, and has no taxes', () => {
    const sums = sumsOf(line('a', 11_600), line('gift', 5_800, { discount: 5_800 }));
    expect(conceptsOf(sums)[1]).toEqual(['50.000000', '50.000000', '50.000000']);
    expect(sums).toMatchObject({ subtotal: 15_000, discount: 5_000, taxTotal: 1_600, total: 11_600 });
  });

  test('a line with a price of 0 is left out', () => {
    expect(sumsOf(line('a', 100), line('b', 0, { tax: {} })).concepts.map(({ key }) => key)).toEqual(['a']);
  });

  test.each([
    ['nothing was charged', [line('a', 100, { discount: 100 }), line('b', 0)], { reason: 'nothing-charged' }],
    ['there are no lines', [], { reason: 'nothing-charged' }],
    [
      'tax keys are missing',
      [
        line('a', 100, { tax: { claveUnidad: 'H87' } }),
        line('b', 100),
        line('c', 1, { tax: { ...tax, iepsAmount: 1 } }),
      ],
      {
        reason: 'missing-tax-keys',
        lines: [
          { key: 'a', missing: ['clave_prod_serv', 'iva_rate'] },
          { key: 'c', missing: ['ieps_units'] },
        ],
      },
    ],
  ])('there is no invoice if %s', (_, lines, reason) => expect(invoiceSums(lines)).toEqual(reason));

  test.each([
    [{ discount: 101 }],
    [{ discount: -1 }],
    [{ price: 0.5 }],
    [{ pieces: 0 }],
    [{ price: Number.MAX_SAFE_INTEGER + 1 }],
  ])('a line with %j is an error', (more) => {
    expect(() => invoiceSums([line('a', 100, more)])).toThrow('line a cannot have');
  });

  test('the most lines with the most pieces are exact, although each price is rounded the same way', () => {
    // The sixth decimal of 15594 / 1.16 is off by 0.48, and that of 15824 / 1.16 / 2.6 by 0.4987.
    for (const [price, keys] of [
      [15_594, tax],
      [15_824, { ...tax, iepsRate: 1_600_000 }],
    ] as const) {
      const lines = Array.from({ length: 200 }, (_, at) => line(String(at), price, { pieces: 999, tax: keys }));
      expect(sumsOf(...lines)).toMatchObject({ total: price * 999 * 200, discount: null });
    }
  });

  test('the greatest line is exact', () => {
    const sums = sumsOf(line('a', 99_999_999_99, { pieces: 99, discount: 1 }));
    expect(sums.total).toBe(99_999_999_99 * 99 - 1);
  });
});

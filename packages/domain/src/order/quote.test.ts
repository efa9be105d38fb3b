/** Tests of quotes and their differences (CO-01). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Quote, type QuoteDifference, quoteDifferences, quoteText } from './quote.ts';

/** A line of a parcel. */
function piecesOf(key: string, pieces: number) {
  return { key, pieces };
}

const shown: Quote = {
  lines: [
    { key: '1 A', title: 'Comal', pieces: 2, price: 10_000 },
    { key: '2 B', title: 'Molcajete', pieces: 1, price: 45_000 },
  ],
  parcels: [
    {
      ...{ key: '1 estandar', lines: [piecesOf('1 A', 2), piecesOf('2 B', 1)], shipping: 9_900 },
      arrives: { from: '2026-12-01', to: '2026-12-03' },
    },
  ],
  coupon: { code: 'HOLA', discount: 5_000 },
  ...{ address: 'casa 1', total: 69_900, texts: { 'terminos-y-condiciones': '3' } },
};
const [comal, molcajete] = shown.lines as [Quote['lines'][0], Quote['lines'][0]];
const [parcel] = shown.parcels as [Quote['parcels'][0]];
const changed = (more: Partial<Quote>): QuoteDifference[] => quoteDifferences(shown, { ...shown, ...more });

describe('CO-01 each difference between what was shown and what is true now', () => {
  test('nothing differs from itself, and a corrected title is no difference', () => {
    expect(changed({})).toEqual([]);
    expect(changed({ lines: [{ ...comal, title: 'Comal de barro' }, molcajete] })).toEqual([]);
  });

  test.each<[string, Partial<Quote>, QuoteDifference[]]>([
    [
      'fewer pieces',
      { lines: [{ ...comal, pieces: 1 }, molcajete] },
      [{ kind: 'pieces', line: '1 A', title: 'Comal', was: 2, is: 1 }],
    ],
    [
      'a line that sold out',
      { lines: [comal], parcels: [{ ...parcel, lines: [piecesOf('1 A', 2)] }] },
      [{ kind: 'pieces', line: '2 B', title: 'Molcajete', was: 1, is: 0 }],
    ],
    [
      'fewer pieces, and by another delivery',
      {
        lines: [{ ...comal, pieces: 1 }, molcajete],
        parcels: [
          { ...parcel, lines: [piecesOf('2 B', 1)] },
          { ...parcel, key: '1 express', lines: [piecesOf('1 A', 1)] },
        ],
      },
      [{ kind: 'pieces', line: '1 A', title: 'Comal', was: 2, is: 1 }, { kind: 'parcels' }],
    ],
    [
      'a price, even a lower one',
      { lines: [{ ...comal, price: 9_000 }, molcajete], total: 67_900 },
      [{ kind: 'price', line: '1 A', title: 'Comal', was: 10_000, is: 9_000 }],
    ],
    [
      'a line that was added in another tab',
      { lines: [...shown.lines, { key: '3 C', title: 'Jarro', pieces: 1, price: 100 }] },
      [{ kind: 'added', line: '3 C', title: 'Jarro' }],
    ],
    [
      'shipping',
      { parcels: [{ ...parcel, shipping: 14_900 }] },
      [{ kind: 'shipping', parcel: '1 estandar', was: 9_900, is: 14_900 }],
    ],
    [
      'a later date',
      { parcels: [{ ...parcel, arrives: { from: '2026-12-02', to: '2026-12-04' } }] },
      [{ kind: 'later', parcel: '1 estandar', was: '2026-12-03', is: '2026-12-04' }],
    ],
    [
      'a date that is unknown now',
      { parcels: [{ ...parcel, arrives: null }] },
      [{ kind: 'later', parcel: '1 estandar', was: '2026-12-03', is: null }],
    ],
    ['an earlier date', { parcels: [{ ...parcel, arrives: { from: '2026-11-30', to: '2026-12-02' } }] }, []],
    [
      'other parcels',
      {
        parcels: [
          { ...parcel, lines: [piecesOf('1 A', 2)] },
          { ...parcel, key: '1 express', lines: [piecesOf('2 B', 1)] },
        ],
      },
      [{ kind: 'parcels' }],
    ],
    [
      'pieces that are divided among other parcels',
      {
        parcels: [
          { ...parcel, lines: [piecesOf('1 A', 1), piecesOf('2 B', 1)] },
          { ...parcel, key: '1 estandar 2', lines: [piecesOf('1 A', 1)] },
        ],
      },
      [{ kind: 'parcels' }],
    ],
    ['a coupon that ended', { coupon: null, total: 74_900 }, [{ kind: 'coupon', code: 'HOLA', was: 5_000, is: 0 }]],
    [
      'a smaller discount',
      { coupon: { code: 'HOLA', discount: 4_000 } },
      [{ kind: 'coupon', code: 'HOLA', was: 5_000, is: 4_000 }],
    ],
    [
      'another coupon of the same discount',
      { coupon: { code: 'ADIOS', discount: 5_000 } },
      [{ kind: 'coupon', code: 'HOLA', was: 5_000, is: 0 }],
    ],
    ['another address', { address: 'casa 2' }, [{ kind: 'address' }]],
    [
      'a new version of the terms',
      { texts: { 'terminos-y-condiciones': '4' } },
      [{ kind: 'texts', changed: ['terminos-y-condiciones'] }],
    ],
    ['the total alone', { total: 70_000 }, [{ kind: 'total', was: 69_900, is: 70_000 }]],
  ])('%s', (_, more, found) => {
    expect(changed(more)).toEqual(found);
  });

  test('a coupon that was not shown', () => {
    expect(quoteDifferences({ ...shown, coupon: null }, shown)).toEqual([
      { kind: 'coupon', code: 'HOLA', was: 0, is: 5_000 },
    ]);
  });
});

const lines = fc.uniqueArray(
  fc.record({
    ...{ key: fc.constantFrom('1 A', '2 B', '3 C', '4 D'), title: fc.constant('Jarro') },
    ...{ pieces: fc.integer({ min: 1, max: 3 }), price: fc.integer({ min: 1, max: 3 }) },
  }),
  { selector: ({ key }) => key, maxLength: 4 },
);
const quotes: fc.Arbitrary<Quote> = fc
  .record({
    lines,
    shipping: fc.integer({ min: 0, max: 2 }),
    day: fc.integer({ min: 1, max: 3 }),
    discount: fc.option(fc.integer({ min: 0, max: 2 })),
    address: fc.constantFrom('casa', null),
    version: fc.constantFrom('1', '2'),
  })
  .map(({ lines, shipping, day, discount, address, version }) => ({
    lines,
    parcels: [
      ...[
        {
          key: '1',
          lines: lines.map(({ key, pieces }) => ({ key, pieces })),
          shipping,
          arrives: { from: '2026-12-01', to: `2026-12-0${day}` },
        },
      ],
    ],
    coupon: discount === null ? null : { code: 'HOLA', discount },
    ...{ address, texts: { terminos: version } },
    total: lines.reduce((sum, { price, pieces }) => sum + price * pieces, shipping) - (discount ?? 0),
  }));

test('CO-01 quotes with one text have no differences, in any sequence of their lines', () => {
  fc.assert(
    fc.property(quotes, (quote) => {
      const turned = { ...quote, lines: quote.lines.toReversed(), parcels: quote.parcels.toReversed() };
      expect(quoteText(turned)).toBe(quoteText(quote));
      expect(quoteDifferences(quote, turned)).toEqual([]);
    }),
  );
});

test('CO-01 quotes with different texts differ, unless a date is only earlier', () => {
  fc.assert(
    fc.property(quotes, quotes, (one, other) => {
      const isEarlier = (other.parcels[0]?.arrives?.to ?? '') < (one.parcels[0]?.arrives?.to ?? '');
      if (quoteText(one) === quoteText(other)) expect(quoteDifferences(one, other)).toEqual([]);
      else if (!isEarlier) expect(quoteDifferences(one, other)).not.toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

/** Tests how lines that are sent together can be delivered (CO-08). */
import { describe, expect, test } from 'vitest';
import { type PriceRow, priceLists } from '../cost.ts';
import type { DeliveryGroup } from '../delivery-group.ts';
import type { DeliveryWay } from '../network.ts';
import { deliveryOptions } from './options.ts';
import type { LineToSend } from './parcels.ts';

const group: DeliveryGroup = {
  ...{ byUs: true, origin: 0, isBigTicket: false, isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
};
/** Prices of up to 1 kg and up to 5 kg. A pair that is not named has no price. */
const prices = priceLists(
  Object.entries({
    'estandar local': [4_900, 7_900],
    'estandar regional': [4_900, 7_900],
    'estandar nacional': [9_900, 14_900],
    'express local': [14_900, 19_900],
  }).flatMap(([pair, [light, heavy]]) => {
    const [service, zone] = pair.split(' ') as [PriceRow['service'], PriceRow['zone']];
    const row = { store: null, service, zone };
    return [
      { ...row, upToGrams: 1_000, price: light as number },
      { ...row, upToGrams: 5_000, price: heavy as number },
    ];
  }),
);
interface Written {
  pieces?: number;
  grams?: number;
  /** Such as `1 estandar local 10-12`: place, service, zone, and days of the arrival. */
  ways: string[];
  /** Pieces in each place; undefined if unknown. */
  stock?: Record<number, number>;
}

/** The options of lines A, B …, each as `key price days: parcels`. */
function optionsOf(...written: Written[]): string[] {
  const lines = written.map(
    ({ pieces = 1, grams = 500, stock }, at): LineToSend => ({
      ...{ key: 'ABC'.charAt(at), variant: String(at), pieces, grams },
      // The plan of this test finds the ways by the origin.
      group: { ...group, origin: at },
      stockOf: stock && ((place) => stock[place] ?? 0),
    }),
  );
  const ways = ({ origin }: DeliveryGroup) =>
    (written[origin]?.ways ?? []).map((text) => {
      const [place, service, zone, days = ''] = text.split(' ');
      const [from, to] = days.split('-').map(Number);
      return { place: { id: Number(place) }, service, zone, arrival: { from, to: to ?? from } } as DeliveryWay;
    });
  return deliveryOptions(lines, { ways }, { prices, sender: null }).map(({ key, price, parcels }) => {
    const shown = parcels.map(
      ({ place, from, to, lines: own }) =>
        `${own.map((line) => `${line.pieces}${line.key}`).join('+')} of ${place} on ${from}-${to}`,
    );
    return `${key} ${price}: ${shown.join(', ')}`;
  });
}

describe('CO-08 the quickest delivery, and slower ones for less', () => {
  const express = '1 express local 10';
  const standard = '1 estandar local 11-12';
  const far = '2 estandar nacional 11';
  test.each<[string, Written[], string[]]>([
    ['no carrier delivers', [{ ways: [] }], []],
    ['one way', [{ ways: [standard] }], ['est-loc 4900: 1A of 1 on 11-12']],
    [
      'another service costs less',
      [{ ways: [standard, express] }],
      ['exp-loc 14900: 1A of 1 on 10-10', 'est-loc 4900: 1A of 1 on 11-12'],
    ],
    [
      'a nearer place costs less, and is slower',
      [{ ways: ['1 estandar local 12', far] }],
      ['est-nac 9900: 1A of 2 on 11-11', 'est-loc 4900: 1A of 1 on 12-12'],
    ],
    [
      'a farther place is slower, and costs more',
      [{ ways: [standard, '2 estandar nacional 13'] }],
      ['est-loc 4900: 1A of 1 on 11-12'],
    ],
    [
      'a farther place is slower, and costs as much',
      [{ ways: [standard, '2 estandar regional 13'] }],
      ['est-loc 4900: 1A of 1 on 11-12'],
    ],
    [
      'on the same days for less: the dearer one is none',
      [{ ways: ['1 estandar local 10', express] }],
      ['est-loc 4900: 1A of 1 on 10-10'],
    ],
    [
      'on the same day for less, though the first place is dearer',
      [{ ways: ['1 estandar nacional 10', '2 estandar local 10'] }],
      ['est-loc 4900: 1A of 2 on 10-10'],
    ],
    [
      'three ways',
      [{ ways: [express, far, '1 estandar local 12'] }],
      ['exp-loc 14900: 1A of 1 on 10-10', 'est-nac 9900: 1A of 2 on 11-11', 'est-loc 4900: 1A of 1 on 12-12'],
    ],
    [
      'lines together in one parcel cost less than apart',
      [{ ways: [express, standard] }, { ways: [standard] }],
      ['est-loc.exp-loc 19800: 1A of 1 on 10-10, 1B of 1 on 11-12', 'est-loc 4900: 1A+1B of 1 on 11-12'],
    ],
    [
      'equal prices apart, and one zone for all is cheaper',
      [
        { ways: ['1 estandar local 10', '2 estandar regional 12'] },
        { ways: ['1 estandar local 12', '2 estandar regional 10'] },
      ],
      ['est-loc-reg 9800: 1A of 1 on 10-10, 1B of 2 on 10-10', 'est-loc 4900: 1A+1B of 1 on 12-12'],
    ],
    [
      'a line that only the far place has stays there',
      [{ ways: [far] }, { ways: ['1 estandar local 12', '2 express local 10'] }],
      [
        'est-nac.exp-loc 24800: 1A of 2 on 11-11, 1B of 2 on 10-10',
        'est-loc-nac 14800: 1A of 2 on 11-11, 1B of 1 on 12-12',
      ],
    ],
    [
      'a line that is sent dearly only, and another one that can be slower for less',
      [{ ways: [express] }, { ways: [far, '1 estandar local 12'] }],
      [
        'est-nac.exp-loc 24800: 1A of 1 on 10-10, 1B of 2 on 11-11',
        'est-loc.exp-loc 19800: 1A of 1 on 10-10, 1B of 1 on 12-12',
      ],
    ],
    [
      'a way without a price is none, if another has one',
      [{ ways: ['1 express nacional 10', standard] }],
      ['est-loc 4900: 1A of 1 on 11-12'],
    ],
    ['no way has a price', [{ ways: ['1 express nacional 10'] }], ['exp-nac undefined: 1A of 1 on 10-10']],
    [
      'a piece that is too heavy has no price',
      [{ grams: 5_001, ways: [standard] }, { ways: [standard] }],
      ['est-loc undefined: 1A+1B of 1 on 11-12'],
    ],
    [
      'pieces that are too heavy together go in two packages',
      [{ grams: 3_000, pieces: 2, ways: [standard] }],
      ['est-loc 15800: 2A of 1 on 11-12'],
    ],
    [
      'the quick place has too few: the slower one for less must have all',
      [{ pieces: 3, stock: { 1: 2, 2: 3 }, ways: ['1 estandar local 12', far] }],
      ['est-nac 14900: 3A of 2 on 11-11'],
    ],
    [
      'the places of one zone share the pieces, and their price',
      [{ pieces: 3, stock: { 1: 2, 3: 3 }, ways: [standard, '3 estandar local 12-13'] }],
      ['est-loc 7900: 2A of 1 on 11-12, 1A of 3 on 12-13'],
    ],
    [
      'fewer pieces than wanted, all that there are',
      [{ pieces: 9, stock: { 1: 2 }, ways: [standard] }],
      ['est-loc 4900: 2A of 1 on 11-12'],
    ],
  ])('%s', (_, lines, options) => expect(optionsOf(...lines)).toEqual(options));

  test('lines of one variant share its pieces, so a cheaper place with too few for both is no option', () => {
    const way = (place: number, zone: string, day: number) =>
      ({ place: { id: place }, service: 'estandar', zone, arrival: { from: day, to: day } }) as DeliveryWay;
    const line = { variant: '7', pieces: 2, grams: 100, group };
    const lines = ['A', 'B'].map((key): LineToSend => ({ ...line, key, stockOf: (place) => (place === 1 ? 3 : 9) }));
    const parcelsBy = (...ways: DeliveryWay[]) =>
      deliveryOptions(lines, { ways: () => ways }, { prices, sender: null }).map(({ parcels }) =>
        parcels.map((parcel) => [parcel.place, ...parcel.lines.map(({ key, pieces }) => `${pieces}${key}`)]),
      );
    expect(parcelsBy(way(1, 'local', 12))).toEqual([[[1, '2A', '1B']]]);
    expect(parcelsBy(way(1, 'local', 12), way(2, 'nacional', 11))).toEqual([[[2, '2A', '2B']]]);
  });
});

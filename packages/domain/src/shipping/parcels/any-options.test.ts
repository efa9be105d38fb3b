/** Tests properties of all delivery options (CO-08). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsCost, type PriceRow, priceLists } from '../cost.ts';
import type { DeliveryGroup } from '../delivery-group.ts';
import { type DeliveryWay, isQuicker, quickestByPlace, services } from '../network.ts';
import { zones } from '../zones.ts';
import { dividePieces } from './divide.ts';
import { type DeliveryOption, deliveryOptions } from './options.ts';
import { type LineToSend, latest } from './parcels.ts';

const group: DeliveryGroup = {
  ...{ byUs: true, origin: 0, isBigTicket: false, isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
};

/** Most services and zones have a price list, and store 1 has some of its own. */
const anyPrices = fc
  .tuple(
    ...[null, 1].flatMap((store) =>
      services.flatMap((service) =>
        zones.map((zone) =>
          fc.option(
            fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 3, maxLength: 3 }).map((list): PriceRow[] =>
              [500, 1_000, 5_000].map((upToGrams, at) => {
                const price = list.toSorted((one, other) => one - other)[at] ?? 0;
                return { store, service, zone, upToGrams, price };
              }),
            ),
            { nil: [], freq: store === null ? 9 : 1 },
          ),
        ),
      ),
    ),
  )
  .map((rows) => priceLists(rows.flat()));
/** Days near each other, so that ways often arrive on the same day. */
const anyArrival = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(2))
  .map(([from, days]) => ({ from, to: from + days }));
const anyWay = (id: number, zone: string, service: string) =>
  fc.option(
    anyArrival.map((arrival) => ({ place: { id }, zone, service, arrival }) as DeliveryWay),
    { freq: service === 'estandar' ? 4 : 1 },
  );
/** Lines with their ways: each place has a zone, and may have any of the services. */
const anyLines = fc.array(fc.constantFrom(...zones), { minLength: 1, maxLength: 4 }).chain((places) =>
  fc.array(
    fc.record({
      pieces: fc.integer({ min: 1, max: 5 }),
      grams: fc.constantFrom(0, 100, 400, 400, 1_000, 1_000, 2_500, 2_500, 6_000),
      stock: fc.option(fc.array(fc.nat(4), { minLength: 5, maxLength: 5 }), { freq: 2 }),
      ways: fc
        .tuple(...places.flatMap((zone, at) => ['estandar', 'express'].map((service) => anyWay(at + 1, zone, service))))
        .map((ways) => ways.filter((way) => way !== null)),
    }),
    { minLength: 1, maxLength: 4 },
  ),
);
test('CO-08 of any lines: the options are complete, ever later and cheaper, and their parcels add up', () => {
  let several = 0;
  fc.assert(
    fc.property(anyLines, anyPrices, fc.constantFrom(null, 1), (written, lists, sender) => {
      const lines = written.map(
        ({ pieces, grams, stock }, at): LineToSend => ({
          ...{ key: String(at), variant: String(at), pieces, grams, group: { ...group, origin: at } },
          stockOf: stock ? (place) => stock[place] ?? 0 : undefined,
        }),
      );
      const ways = ({ origin }: DeliveryGroup) => written[origin]?.ways ?? [];
      const options = deliveryOptions(lines, { ways }, { prices: lists, sender });
      if (options.length > 1) several++;
      expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
      expect(Math.max(0, ...options.map(({ key }) => key.length))).toBeLessThanOrEqual(64);

      // The pieces that places can deliver at all, by the quickest ways.
      const parts = lines.map(({ group: of, pieces, stockOf }) => {
        const promises = quickestByPlace(ways(of));
        return stockOf
          ? dividePieces(pieces, promises, stockOf)
          : promises.slice(0, 1).map((promise) => ({ promise, pieces }));
      });
      const possible = parts.map((own) => own.reduce((sum, { pieces }) => sum + pieces, 0));
      expect(options.length > 0).toBe(possible.some((pieces) => pieces > 0));
      for (const option of options) {
        expect(lines.map((line) => piecesOf(option, line.key))).toEqual(possible);
        for (const { place, service, lines: own } of option.parcels)
          for (const { key, pieces } of own) {
            const line = lines[Number(key)] as LineToSend;
            expect(pieces).toBeLessThanOrEqual(line.stockOf?.(place) ?? pieces);
            expect(ways(line.group).map((way) => `${way.place.id} ${way.service}`)).toContain(`${place} ${service}`);
          }
        expect(option.price).toBe(priceOf(option, lines, lists, sender));
        if (option.price !== undefined)
          expect(option.parcels.reduce((sum, { price = Number.NaN }) => sum + price, 0)).toBe(option.price);
        // Parcels of one service and zone share their price by weight.
        for (const own of Map.groupBy(option.parcels, pairOf).values()) {
          const weights = own.map((parcel) => weightOf(parcel, lines));
          for (const [at, { price = 0 }] of own.entries())
            if (option.price !== undefined && (weights[at] ?? 0) > Math.max(0, ...weights.toSpliced(at, 1)))
              expect(price).toBe(Math.max(...own.map((one) => one.price ?? 0)));
        }
      }
      const [quickest, ...slower] = options;
      if (!quickest) return;
      for (const [at, option] of slower.entries()) {
        const before = options[at] as DeliveryOption;
        expect(option.price).toBeLessThan(before.price as number);
        expect(lastDay(option)).toBeGreaterThanOrEqual(lastDay(before));
        expect(isLater(option, quickest)).toBe(true);
      }
      // With a price for every way, each line of the quickest option arrives as its promise says.
      const all = lines.flatMap((line) => ways(line.group));
      if (all.some((way) => goodsCost(lists, lines, { store: sender, ...way }) === undefined)) return;
      for (const [at, own] of parts.entries()) {
        const promises = own.map(({ promise: { from, to } }) => ({ from, to }));
        if (promises.length > 0) expect(quickest.lines.get(String(at))?.promise).toMatchObject(promises.reduce(latest));
      }
      // A pair of service and zone that can send everything is never cheaper than all options.
      for (const own of Map.groupBy(all, pairOf).values()) {
        const canSend = lines.every((line) => {
          const ids = new Set(own.filter((way) => ways(line.group).includes(way)).map((way) => way.place.id));
          const { stockOf = () => (ids.size > 0 ? line.pieces : 0) } = line;
          return [...ids].reduce((sum, place) => sum + stockOf(place), 0) >= line.pieces;
        });
        const cost = goodsCost(lists, lines, { store: sender, ...(own[0] as DeliveryWay) });
        if (canSend) expect(options.at(-1)?.price).toBeLessThanOrEqual(cost as number);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(several).toBeGreaterThan(100);
});

const pairOf = ({ service, zone }: { service: string; zone: string }): string => `${service} ${zone}`;

const weightOf = ({ lines: own }: DeliveryOption['parcels'][0], lines: readonly LineToSend[]): number =>
  own.reduce((sum, { key, pieces }) => sum + (lines[Number(key)]?.grams ?? 0) * pieces, 0);

const piecesOf = ({ parcels }: DeliveryOption, line: string): number =>
  parcels.flatMap(({ lines }) => lines).reduce((sum, { key, pieces }) => sum + (key === line ? pieces : 0), 0);

const lastDay = ({ parcels }: DeliveryOption): number => Math.max(...parcels.map(({ to }) => to));

const isLater = (option: DeliveryOption, other: DeliveryOption): boolean =>
  [...option.lines].some(([key, { promise }]) => {
    const before = other.lines.get(key)?.promise;
    return before !== undefined && isQuicker(before, promise);
  });

/** The price by the parcels: those of one service and zone are priced together. */
function priceOf(
  { parcels }: DeliveryOption,
  lines: readonly LineToSend[],
  lists: ReturnType<typeof priceLists>,
  store: number | null,
) {
  let price: number | undefined = 0;
  for (const own of Map.groupBy(parcels, pairOf).values()) {
    const items = own.flatMap((parcel) =>
      parcel.lines.map(({ key, pieces }) => ({ grams: lines[Number(key)]?.grams ?? 0, pieces })),
    );
    const [{ service, zone }] = own as [(typeof own)[0]];
    const cost = goodsCost(lists, items, { store, service, zone });
    price = price === undefined || cost === undefined ? undefined : price + cost;
  }
  return price;
}

/** Delivery days and prices of carriers: general ones, and those of sellers with their own contract. */
import { mondayToFriday, mondayToSaturday, type Service, type Zone, zones } from '@tianguis/domain/shipping';
import type { ShopStore } from '../stores/index.ts';
import type { PriceRow, RateRow } from './rows.ts';

/** Minimum and maximum days, by zone from near to far. */
type Days = ReadonlyArray<readonly [least: number, most: number]>;

const general: Readonly<Record<Service, { days: Days; deliveryDays: number }>> = {
  estandar: {
    days: [
      [1, 2],
      [2, 3],
      [2, 5],
      [4, 7],
    ],
    deliveryDays: mondayToSaturday,
  },
  voluminoso: {
    days: [
      [2, 5],
      [3, 6],
      [4, 8],
      [6, 11],
    ],
    deliveryDays: mondayToSaturday,
  },
  express: { days: [[0, 0]], deliveryDays: mondayToSaturday },
};

/** Rates of sellers, by slug. Where a seller has no rate, the general rate applies. */
const ofSellers: Readonly<Record<string, { service: Service; days: Days; deliveryDays: number; share: number }>> = {
  // Perishable food is shipped in cold boxes.
  'mercado-nayarita': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 1.35 },
    days: [
      [1, 2],
      [1, 3],
      [2, 4],
    ],
  },
  'abarrotes-dona-chayo': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 0.9 },
    days: [
      [1, 2],
      [1, 3],
      [2, 4],
    ],
  },
  // From the peninsulas all destinations are far, but the same carrier ships every day.
  'bebe-canela': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 0.85 },
    days: [
      [1, 2],
      [2, 3],
      [3, 6],
      [3, 6],
    ],
  },
  'perfumeria-azahar': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 0.95 },
    days: [
      [1, 2],
      [3, 4],
      [4, 6],
      [4, 7],
    ],
  },
  // Books are shipped slowly and cheaply.
  'libreria-el-caracol': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 0.55 },
    days: [
      [1, 3],
      [3, 6],
      [4, 8],
      [6, 12],
    ],
  },
  // This seller has its own trucks for near destinations.
  'linea-blanca-garza': {
    ...{ service: 'voluminoso', deliveryDays: mondayToSaturday, share: 0.6 },
    days: [
      [1, 4],
      [2, 5],
    ],
  },
  'llantas-y-rines-del-bajio': {
    ...{ service: 'estandar', deliveryDays: mondayToFriday, share: 1.2 },
    days: [
      [1, 3],
      [2, 4],
      [3, 6],
      [6, 10],
    ],
  },
};

/** Prices in pesos by kilograms, with one price for each zone. */
const pesos: Readonly<Record<Service, ReadonlyArray<readonly [kilograms: number, byZone: readonly number[]]>>> = {
  estandar: [
    [1, [79, 95, 109, 139]],
    [3, [95, 119, 139, 189]],
    [5, [109, 139, 169, 239]],
    [10, [139, 189, 239, 359]],
    [20, [189, 279, 369, 589]],
    [30, [249, 369, 499, 829]],
    [70, [449, 699, 959, 1_690]],
  ],
  voluminoso: [
    [30, [349, 499, 690, 1_190]],
    [60, [499, 790, 1_090, 1_890]],
    [100, [690, 1_190, 1_690, 2_890]],
    [200, [1_090, 1_890, 2_790, 4_890]],
  ],
  express: [
    [1, [99]],
    [5, [139]],
    [10, [179]],
    [20, [239]],
    [70, [490]],
  ],
};

const rates = (storeId: number | null, service: Service, days: Days, deliveryDays: number): RateRow[] =>
  days.flatMap(([least, most], at) => {
    const zone = zones[at];
    return zone ? [{ storeId, service, zone, least, most, deliveryDays }] : [];
  });

/** Price rows of one store and service. Prices are rounded to whole pesos. */
const prices = (storeId: number | null, service: Service, among: readonly Zone[], share: number): PriceRow[] =>
  pesos[service].flatMap(([kilograms, byZone]) =>
    byZone.flatMap((price, at) => {
      const zone = zones[at];
      if (!zone || !among.includes(zone)) return [];
      return [{ storeId, service, zone, upToGrams: kilograms * 1_000, price: Math.round(price * share) * 100 }];
    }),
  );

export function rateRows(stores: readonly ShopStore[]): { rates: RateRow[]; prices: PriceRow[] } {
  const services = Object.entries(general) as Array<[Service, (typeof general)[Service]]>;
  const own = stores.flatMap(({ id, slug }) => {
    const seller = ofSellers[slug];
    return seller ? [{ id, ...seller, among: zones.slice(0, seller.days.length) }] : [];
  });
  return {
    rates: [
      ...services.flatMap(([service, { days, deliveryDays }]) => rates(null, service, days, deliveryDays)),
      ...own.flatMap(({ id, service, days, deliveryDays }) => rates(id, service, days, deliveryDays)),
    ],
    prices: [
      ...services.flatMap(([service]) => prices(null, service, zones, 1)),
      ...own.flatMap(({ id, service, among, share }) => prices(id, service, among, share)),
    ],
  };
}

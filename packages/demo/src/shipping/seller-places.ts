/**
 * Places from which the demo's sellers ship. A seller's sheet contains its city; hours and days depend on its shipping
 * policy, with random differences.
 */
import { mondayToFriday, mondayToSaturday, parseWeekdays } from '@tianguis/domain/shipping';
import { Random } from '../random.ts';
import type { ShopStore } from '../stores/index.ts';
import type { ShippingWay } from '../stores/policies.ts';
import { shops } from './own-places.ts';
import type { PlaceRow } from './rows.ts';

/** A postal code for each city of a seller. Mexico City has several, because many sellers are there. */
const postalCodes: Readonly<Record<string, readonly string[]>> = {
  Aguascalientes: ['20030'],
  Celaya: ['38000'],
  Chihuahua: ['31200'],
  Cholula: ['72760'],
  'Ciudad de México': ['02300', '03020', '03100', '03400', '06600', '06700', '08400', '11520'],
  Cuernavaca: ['62270'],
  Guadalajara: ['44100', '44160'],
  Hermosillo: ['83190'],
  'La Paz': ['23000'],
  León: ['37000', '37160'],
  Monterrey: ['64000', '64320'],
  Morelia: ['58020'],
  Moroleón: ['38800'],
  Mérida: ['97100'],
  'Oaxaca de Juárez': ['68000'],
  Pachuca: ['42060'],
  Paracho: ['60250'],
  Puebla: ['72000', '72430'],
  Querétaro: ['76050'],
  Saltillo: ['25280'],
  'San Cristóbal de las Casas': ['29200'],
  'San Luis Potosí': ['78233'],
  'San Nicolás de los Garza': ['66450'],
  Taxco: ['40200'],
  Tepic: ['63000'],
  Tepotzotlán: ['54600'],
  Tijuana: ['22010'],
  Tlaquepaque: ['45500'],
  Toluca: ['50130'],
  Tultitlán: ['54900'],
  Veracruz: ['91900'],
  Xalapa: ['91000'],
  Zapopan: ['45050', '45116'],
};

const mondayToThursday = parseWeekdays('LMXJ') ?? mondayToFriday;

/** Values of the shipping policies (`policies.ts`): days to pack, work days and times of the cut-off. */
const ways: Readonly<
  Record<ShippingWay, { handling: readonly number[]; workDays: readonly number[]; cutoffs: readonly number[] }>
> = {
  own: { handling: [2], workDays: [mondayToFriday], cutoffs: [12] },
  fast: { handling: [1], workDays: [mondayToFriday, mondayToSaturday], cutoffs: [11, 12, 13, 14, 15] },
  standard: { handling: [2], workDays: [mondayToFriday], cutoffs: [11, 12, 13, 14] },
  workshop: { handling: [12], workDays: [mondayToFriday], cutoffs: [12, 14] },
  freight: { handling: [3], workDays: [mondayToFriday, mondayToSaturday], cutoffs: [12, 13] },
  fresh: { handling: [0], workDays: [mondayToThursday], cutoffs: [9, 10, 11] },
  careful: { handling: [1, 2, 2], workDays: [mondayToFriday], cutoffs: [12, 13, 14, 15, 16] },
};

/** The general place of sellers. New sellers ship from it until an operator adds their own place. */
const firstId = (shops.at(-1)?.id ?? 0) + 1;
const general: PlaceRow = {
  ...{ id: firstId, code: 'vendedores', name: 'Vendedores sin lugar propio', kind: 'seller', storeId: null },
  ...{ postalCode: '06600', address: '', openingHours: '', cutoff: 12 * 60, expressCutoff: null },
  ...{ workDays: mondayToFriday, handlingDays: 2, madeToOrderDays: 15 },
};

const mostCodeLength = 40;

/** @throws Error for a seller in a city without a postal code */
export function sellerPlaces(seed: string, stores: readonly ShopStore[]): readonly PlaceRow[] {
  const places = stores.map((store, at): PlaceRow => {
    const random = new Random(`${seed}/place/${store.slug}`);
    const codes = postalCodes[store.city];
    if (!codes) throw new Error(`no postal code of ${store.city}, where ${store.name} sends from`);
    const { handling, workDays, cutoffs } = ways[store.ships];
    return {
      ...{ id: firstId + 1 + at, code: store.slug.slice(0, mostCodeLength), kind: 'seller', storeId: store.id },
      ...{ name: store.isOwn ? `${store.name}, de proveedor` : store.name, postalCode: random.pick(codes) },
      ...{ address: '', openingHours: '', expressCutoff: null },
      cutoff: random.pick(cutoffs) * 60 + (random.chance(0.3) ? 30 : 0),
      workDays: random.pick(workDays),
      handlingDays: random.pick(handling),
      madeToOrderDays: random.pick([8, 10, 12, 15]),
    };
  });
  return [general, ...places];
}

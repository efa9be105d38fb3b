/**
 * Rows for destinations whose zone the two states alone do not show: islands, mountains, and places far from their own
 * state's warehouse.
 */
import type { PlaceRow, ZoneRow } from './rows.ts';

/** Zones and prefixes of postal codes that have this zone from all places. */
const everywhere: ReadonlyArray<readonly [ZoneRow['zone'], string]> = [
  // Islas Marías, Isla de Cedros, Isla Natividad, Isla San Marcos.
  ['ninguna', '63779 22906 23951 23910'],
  // Batopilas and Morelos (Chihuahua), El Nayar (Nayarit), Cochoapa el Grande (Guerrero): no carrier goes there.
  ['ninguna', '3340 3341 3345 3346 6353 6354 4166'],
  // Holbox, Isla Mujeres, Cozumel: by ferry, even from Cancún.
  ['lejana', '77310 774 776'],
  // Guachochi, Urique, Guadalupe y Calvo (Sierra Tarahumara).
  ['lejana', '3318 3319 3342 3343 3344 3347 3348 3349'],
  // Mezquital, Canelas, Topia and Tamazula (Durango), La Yesca (Nayarit).
  ['lejana', '3498 3499 345 6358'],
  // Metlatónoc (Guerrero), Ocosingo's forest (Chiapas).
  ['lejana', '4164 4165 2995'],
];

/** Prefixes in a warehouse's own state that are more than a day's drive away. */
const beyond: Readonly<Record<string, string>> = {
  // Tejupilco, Amatepec, Sultepec, Coatepec Harinas, Zacualpan.
  'almacen-tultitlan': '514 515 516 517 518',
  // The north, the coast and the south of Jalisco.
  'almacen-tlajomulco': '462 463 464 482 483 484 485 486 487 488 489',
  // Anáhuac, Mina, Sabinas Hidalgo, Villaldama, Vallecillo; Galeana, Linares, Aramberri, Doctor Arroyo.
  'almacen-escobedo': '650 651 652 653 654 678 679',
};

/** Sellers of perishable food do not ship to the peninsulas. */
const notByFresh = '21 22 23 24 77 97';
const freshSellers: ReadonlySet<string> = new Set(['abarrotes-dona-chayo', 'mercado-nayarita']);

const rowsOf = (placeId: number | null, zone: ZoneRow['zone'], prefixes: string): ZoneRow[] =>
  prefixes.split(' ').map((prefix) => ({ placeId, prefix, zone }));

/** @param places places with their ids */
export function zoneRows(places: readonly PlaceRow[]): ZoneRow[] {
  return [
    ...everywhere.flatMap(([zone, prefixes]) => rowsOf(null, zone, prefixes)),
    ...places.flatMap(({ id, code }) => (beyond[code] ? rowsOf(id, 'regional', beyond[code]) : [])),
    ...places.flatMap(({ id, code }) => (freshSellers.has(code) ? rowsOf(id, 'ninguna', notByFresh) : [])),
  ];
}

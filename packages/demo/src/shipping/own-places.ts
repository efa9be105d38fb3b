/** Warehouses and shops of the demo shop. Their streets and numbers are invented; their postal codes exist. */
import { mondayToSaturday } from '@tianguis/domain/shipping';
import type { PlaceRow } from './rows.ts';

const hour = 60;
const everyDay = 0b1111111;

const warehouse = (
  id: number,
  code: string,
  place: Pick<PlaceRow, 'name' | 'postalCode' | 'address' | 'cutoff' | 'expressCutoff'>,
): PlaceRow => ({
  ...{ id, code, ...place, kind: 'warehouse', storeId: null, openingHours: '' },
  ...{ workDays: mondayToSaturday, handlingDays: 0, madeToOrderDays: 10 },
});

const shop = (
  id: number,
  code: string,
  place: Pick<PlaceRow, 'name' | 'postalCode' | 'address' | 'openingHours' | 'cutoff'>,
): PlaceRow => ({
  ...{ id, code, ...place, kind: 'shop', storeId: null, expressCutoff: null },
  ...{ workDays: everyDay, handlingDays: 0, madeToOrderDays: 10 },
});

/** {@link dispatchSets} numbers sets by the sequence of these warehouses. */
export const warehouses: readonly PlaceRow[] = [
  warehouse(1, 'almacen-tultitlan', {
    name: 'Almacén Tultitlán',
    postalCode: '54918',
    address: 'Av. Mexiquense 214, Parque Industrial Tultitlán, Tultitlán, Estado de México',
    cutoff: 14 * hour,
    expressCutoff: 12 * hour,
  }),
  warehouse(2, 'almacen-tlajomulco', {
    name: 'Almacén Tlajomulco',
    postalCode: '45678',
    address: 'Camino a los Arrayanes 1120, Parque Industrial Arrayanes, Tlajomulco de Zúñiga, Jalisco',
    cutoff: 14 * hour,
    expressCutoff: 11 * hour,
  }),
  warehouse(3, 'almacen-escobedo', {
    name: 'Almacén Escobedo',
    postalCode: '66053',
    address: 'Libramiento Noreste 605, Parque Logístico Puerta del Norte, General Escobedo, Nuevo León',
    cutoff: 14 * hour,
    expressCutoff: 11 * hour,
  }),
];

const longHours = 'Lunes a sábado de 10:00 a 21:00, domingo de 11:00 a 20:00';
const shortHours = 'Lunes a sábado de 10:00 a 20:00, domingo de 11:00 a 18:00';

/** Shops have orders ready within two hours, so the cut-off is two hours before the earliest closing time. */
export const shops: readonly PlaceRow[] = [
  shop(4, 'tienda-roma', {
    name: 'Tianguis Roma',
    postalCode: '06700',
    address: 'Colima 318, Roma Norte, Cuauhtémoc, Ciudad de México',
    openingHours: longHours,
    cutoff: 18 * hour,
  }),
  shop(5, 'tienda-coyoacan', {
    name: 'Tianguis Coyoacán',
    postalCode: '04000',
    address: 'Av. Miguel Hidalgo 77, Villa Coyoacán, Coyoacán, Ciudad de México',
    openingHours: longHours,
    cutoff: 18 * hour,
  }),
  shop(6, 'tienda-satelite', {
    name: 'Tianguis Satélite',
    postalCode: '53100',
    address: 'Circuito Médicos 41, Ciudad Satélite, Naucalpan de Juárez, Estado de México',
    openingHours: longHours,
    cutoff: 18 * hour,
  }),
  shop(7, 'tienda-guadalajara', {
    name: 'Tianguis Guadalajara Americana',
    postalCode: '44160',
    address: 'Marsella 256, Americana, Guadalajara, Jalisco',
    openingHours: longHours,
    cutoff: 18 * hour,
  }),
  shop(8, 'tienda-monterrey', {
    name: 'Tianguis Monterrey Obispado',
    postalCode: '64060',
    address: 'Av. Hidalgo 2215 Poniente, Obispado, Monterrey, Nuevo León',
    openingHours: longHours,
    cutoff: 18 * hour,
  }),
  shop(9, 'tienda-puebla', {
    name: 'Tianguis Puebla La Paz',
    postalCode: '72160',
    address: 'Av. Juárez 2908, La Paz, Puebla, Puebla',
    openingHours: shortHours,
    cutoff: 16 * hour,
  }),
  shop(10, 'tienda-queretaro', {
    name: 'Tianguis Querétaro Centro',
    postalCode: '76000',
    address: 'Calle Ignacio Allende Sur 19, Centro, Querétaro, Querétaro',
    openingHours: shortHours,
    cutoff: 16 * hour,
  }),
  shop(11, 'tienda-merida', {
    name: 'Tianguis Mérida García Ginerés',
    postalCode: '97070',
    address: 'Calle 20 112, García Ginerés, Mérida, Yucatán',
    openingHours: shortHours,
    cutoff: 16 * hour,
  }),
];

/** All sets of warehouses except the empty set. The id has bit 0 for the first warehouse, bit 1 for the second … */
export const dispatchSets: ReadonlyArray<{ id: number; places: readonly number[] }> = Array.from(
  { length: 2 ** warehouses.length - 1 },
  (_, at) => ({ id: at + 1, places: warehouses.filter((_one, bit) => (at + 1) & (1 << bit)).map(({ id }) => id) }),
);

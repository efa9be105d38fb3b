/**
 * A second implementation of the rules of decision 33, as plain as possible and written from the decision's text alone.
 * The second implementation shares no code with the first: days are texts, and time passes day by day. Tests compare
 * the results of both.
 */

export interface PlainPlace {
  id: number;
  kind: 'warehouse' | 'shop' | 'seller';
  store: number | null;
  postalCode: string;
  /** The cut-off, such as `14:00`; `24:00` is the end of the day. */
  cutoff: string;
  expressCutoff: string | null;
  /** Letters of weekdays, as in `LMXJVSD`. */
  workDays: string;
  handlingDays: number;
  madeToOrderDays: number;
}

export type PlainZone = 'local' | 'regional' | 'nacional' | 'lejana';
export type PlainService = 'estandar' | 'voluminoso' | 'express';

export interface PlainShop {
  places: PlainPlace[];
  zones: Array<{ place: number | null; prefix: string; zone: PlainZone | 'ninguna' }>;
  rates: Array<{
    store: number | null;
    service: PlainService;
    zone: PlainZone;
    least: number;
    most: number;
    deliveryDays: string;
  }>;
  /** Added holidays, such as `2026-11-24`. */
  holidays: string[];
  sets: Array<{ id: number; places: number[] }>;
}

export interface PlainProduct {
  store: number;
  fulfillmentId: number;
  dispatchSet: number | null;
  isBigTicket: boolean;
  isBackorder: boolean;
  superExpress: boolean;
  extendedCatalogueDays: number;
  digital: boolean;
  isStoreOnly: boolean;
  stock: number;
}

export interface PlainPromise {
  from: string;
  to: string;
  service: PlainService;
  zone: PlainZone;
  place: number;
}

/** Holidays of article 74, copied from calendars. */
const legalHolidays = new Set(
  `
  2024-01-01 2024-02-05 2024-03-18 2024-05-01 2024-09-16 2024-10-01 2024-11-18 2024-12-25
  2025-01-01 2025-02-03 2025-03-17 2025-05-01 2025-09-16 2025-11-17 2025-12-25
  2026-01-01 2026-02-02 2026-03-16 2026-05-01 2026-09-16 2026-11-16 2026-12-25
  2027-01-01 2027-02-01 2027-03-15 2027-05-01 2027-09-16 2027-11-15 2027-12-25
  2028-01-01 2028-02-07 2028-03-20 2028-05-01 2028-09-16 2028-11-20 2028-12-25
  2029-01-01 2029-02-05 2029-03-19 2029-05-01 2029-09-16 2029-11-19 2029-12-25
  2030-01-01 2030-02-04 2030-03-18 2030-05-01 2030-09-16 2030-10-01 2030-11-18 2030-12-25
  2031-01-01 2031-02-03 2031-03-17 2031-05-01 2031-09-16 2031-11-17 2031-12-25
  2032-01-01 2032-02-02 2032-03-15 2032-05-01 2032-09-16 2032-11-15 2032-12-25
  2033-01-01 2033-02-07 2033-03-21 2033-05-01 2033-09-16 2033-11-21 2033-12-25`.split(/\s+/),
);

/** First two digits of the postal codes of each state. */
const states = `
  CDMX 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 / Ags 20 / BC 21 22 / BCS 23 / Camp 24 / Coah 25 26 27 / Col 28 /
  Chis 29 30 / Chih 31 32 33 / Dgo 34 35 / Gto 36 37 38 / Gro 39 40 41 / Hgo 42 43 / Jal 44 45 46 47 48 49 /
  Mex 50 51 52 53 54 55 56 57 / Mich 58 59 60 61 / Mor 62 / Nay 63 / NL 64 65 66 67 / Oax 68 69 70 71 /
  Pue 72 73 74 75 / Qro 76 / QRoo 77 / SLP 78 79 / Sin 80 81 82 / Son 83 84 85 / Tab 86 / Tamps 87 88 89 / Tlax 90 /
  Ver 91 92 93 94 95 96 / Yuc 97 / Zac 98 99`;

const borders = `
  Ags-Jal Ags-Zac BC-BCS BC-Son Camp-QRoo Camp-Tab Camp-Yuc CDMX-Mex CDMX-Mor Chih-Coah Chih-Dgo Chih-Sin Chih-Son
  Chis-Oax Chis-Tab Chis-Ver Coah-Dgo Coah-NL Coah-SLP Coah-Zac Col-Jal Col-Mich Dgo-Nay Dgo-Sin Dgo-Zac Gro-Mex Gro-Mich
  Gro-Mor Gro-Oax Gro-Pue Gto-Jal Gto-Mich Gto-Qro Gto-SLP Gto-Zac Hgo-Mex Hgo-Pue Hgo-Qro Hgo-SLP Hgo-Tlax Hgo-Ver
  Jal-Mich Jal-Nay Jal-SLP Jal-Zac Mex-Mich Mex-Mor Mex-Pue Mex-Qro Mex-Tlax Mich-Qro Mor-Pue Nay-Sin Nay-Zac NL-SLP
  NL-Tamps NL-Zac Oax-Pue Oax-Ver Pue-Tlax Pue-Ver Qro-SLP QRoo-Yuc SLP-Tamps SLP-Ver SLP-Zac Sin-Son Tab-Ver
  Tamps-Ver`.split(/\s+/);

function stateOf(postalCode: string): string {
  for (const line of states.split('/')) {
    const [name = '', ...digits] = line.trim().split(/\s+/);
    if (digits.includes(postalCode.slice(0, 2))) return name;
  }
  throw new Error(`${postalCode} is in no state`);
}

/** Mexico City has been six hours behind UTC all year since 30 October 2022. */
function clockOf(moment: number): { date: string; time: string } {
  const shown = new Date(moment - 6 * 60 * 60 * 1000).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

function nextDay(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10);
}

function isOpen(shop: PlainShop, date: string, weekdays: string): boolean {
  if (legalHolidays.has(date) || shop.holidays.includes(date)) return false;
  const letter = ['D', 'L', 'M', 'X', 'J', 'V', 'S'][new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
  return weekdays.includes(letter);
}

/** Rule 2: the day on which an order of this time is dispatched. */
function leaving(shop: PlainShop, place: PlainPlace, product: PlainProduct, moment: number, cutoff: string): string {
  let { date, time } = clockOf(moment);
  if (!isOpen(shop, date, place.workDays) || time >= cutoff) {
    date = nextDay(date);
    while (!isOpen(shop, date, place.workDays)) date = nextDay(date);
  }
  let days = place.handlingDays + product.extendedCatalogueDays;
  if (product.isBackorder) days += place.madeToOrderDays;
  while (days > 0) {
    date = nextDay(date);
    if (isOpen(shop, date, place.workDays)) days--;
  }
  return date;
}

/**
 * Rule 4: the day that is `days` delivery days after dispatch. With 0, the day of dispatch, or the next delivery day if
 * the day of dispatch is no delivery day.
 */
function carried(shop: PlainShop, left: string, days: number, deliveryDays: string): string {
  let date = left;
  if (days === 0) {
    while (!isOpen(shop, date, deliveryDays)) date = nextDay(date);
    return date;
  }
  for (let delivered = 0; delivered < days; ) {
    date = nextDay(date);
    if (isOpen(shop, date, deliveryDays)) delivered++;
  }
  return date;
}

/** Rule 3: the zone of a destination. */
function zoneTo(shop: PlainShop, place: PlainPlace, destination: string): PlainZone | 'ninguna' {
  for (const owner of [place.id, null]) {
    for (const length of [5, 4, 3, 2]) {
      for (const row of shop.zones) {
        if (row.place === owner && row.prefix === destination.slice(0, length)) return row.zone;
      }
    }
  }
  const [from, to] = [stateOf(place.postalCode), stateOf(destination)];
  if (from === to) return 'local';
  if ([from, to].includes('CDMX') && [from, to].includes('Mex')) return 'local';
  if (borders.includes(`${from}-${to}`) || borders.includes(`${to}-${from}`)) return 'regional';
  for (const state of ['BC', 'BCS', 'Camp', 'QRoo', 'Yuc']) if ([from, to].includes(state)) return 'lejana';
  return 'nacional';
}

/** Rule 1: the places that may dispatch a product. */
function placesOf(shop: PlainShop, product: PlainProduct): PlainPlace[] {
  if (product.fulfillmentId === 1) {
    const warehouses = shop.places.filter((place) => place.kind === 'warehouse');
    if (product.dispatchSet === null) return warehouses;
    const set = shop.sets.find((one) => one.id === product.dispatchSet);
    return warehouses.filter((place) => set?.places.includes(place.id));
  }
  const own = shop.places.filter((place) => place.kind === 'seller' && place.store === product.store);
  return own.length > 0 ? own : shop.places.filter((place) => place.kind === 'seller' && place.store === null);
}

/** All possible promises, of every place and service. */
export function everyWay(shop: PlainShop, product: PlainProduct, destination: string, moment: number): PlainPromise[] {
  if (product.digital || product.isStoreOnly || product.stock === 0) return [];
  const ways: PlainPromise[] = [];
  for (const place of placesOf(shop, product)) {
    const zone = zoneTo(shop, place, destination);
    if (zone === 'ninguna') continue;
    for (const service of ['estandar', 'voluminoso', 'express'] as const) {
      if (product.isBigTicket !== (service === 'voluminoso')) continue;
      if (service === 'express') {
        if (!product.superExpress || place.kind !== 'warehouse' || place.expressCutoff === null) continue;
      }
      const fits = shop.rates.filter((rate) => rate.service === service && rate.zone === zone);
      const ofSeller = product.fulfillmentId === 1 ? undefined : fits.find((rate) => rate.store === product.store);
      const rate = ofSeller ?? fits.find((one) => one.store === null);
      if (rate === undefined) continue;
      const cutoff = service === 'express' ? (place.expressCutoff ?? '') : place.cutoff;
      const left = leaving(shop, place, product, moment, cutoff);
      const from = carried(shop, left, rate.least, rate.deliveryDays);
      const to = carried(shop, left, rate.most, rate.deliveryDays);
      ways.push({ from, to, service, zone, place: place.id });
    }
  }
  return ways;
}

/**
 * Rule 5: the way with the earliest last day, then the earliest first day, then the smaller id of the place, then the
 * service `estandar`.
 */
export function plainPromise(ways: readonly PlainPromise[]): PlainPromise | undefined {
  let best: PlainPromise | undefined;
  for (const way of ways) {
    if (best === undefined || way.to < best.to) best = way;
    else if (way.to === best.to && way.from < best.from) best = way;
    else if (way.to === best.to && way.from === best.from && way.place < best.place) best = way;
  }
  return best;
}

/** Rule 7: the day on which a shop with the product in stock hands the product over. */
export function plainPickUp(shop: PlainShop, place: PlainPlace, moment: number): string {
  let { date, time } = clockOf(moment);
  if (isOpen(shop, date, place.workDays) && time < place.cutoff) return date;
  do date = nextDay(date);
  while (!isOpen(shop, date, place.workDays));
  return date;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mexicanStates, stateOfPostalCode } from '@tianguis/domain';
import { services, zones } from '@tianguis/domain/shipping';
import { describe, expect, test } from 'vitest';
import { departmentEntries } from '../departments/index.ts';
import { generateShop } from '../generator/index.ts';
import { demoPlaces } from '../postal-codes/places.ts';
import { Random } from '../random.ts';
import { storesFor } from '../stores/index.ts';
import { demoShipping } from './add-shipping.ts';
import { dispatchSets, shops, warehouses } from './own-places.ts';
import { drawWeight } from './weights.ts';

const stores = storesFor(departmentEntries);
const { places, zones: zoneRows, rates, prices } = demoShipping('tianguis', stores);

/** Names of states in the sheets of sellers. */
const shortNames: Readonly<Record<string, string>> = {
  'Coahuila de Zaragoza': 'Coahuila',
  México: 'Estado de México',
  'Michoacán de Ocampo': 'Michoacán',
  'Veracruz de Ignacio de la Llave': 'Veracruz',
};
const stateName = (postalCode: string) => {
  const name = mexicanStates[(stateOfPostalCode(postalCode)?.number ?? 0) - 1]?.name ?? '';
  return shortNames[name] ?? name;
};

test('AP-15 three warehouses, eight shops, a place of each seller and one of all others', () => {
  const kinds = Map.groupBy(places, ({ kind }) => kind);
  expect([warehouses.length, shops.length]).toEqual([3, 8]);
  expect(kinds.get('warehouse')).toEqual(warehouses);
  expect(kinds.get('shop')).toEqual(shops);
  expect(kinds.get('seller')?.map(({ storeId }) => storeId)).toEqual([null, ...stores.map(({ id }) => id)]);
  for (const key of ['id', 'code'] as const) expect(new Set(places.map((one) => one[key])).size).toBe(places.length);
  for (const { code } of places) expect(code).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
});

test('AP-15 every place has a postal code that the demo knows, of the city and state that it names', () => {
  const known = new Map(demoPlaces().map((place) => [place.code, place]));
  for (const { code, postalCode, storeId, address } of places) {
    const at = known.get(postalCode);
    expect(at, `${code} ${postalCode}`).toBeDefined();
    const store = stores.find(({ id }) => id === storeId);
    if (store) {
      expect(stateName(postalCode), code).toBe(store.state);
      expect(`${at?.city} ${at?.municipality}`, code).toContain(store.city);
    }
    if (address !== '') expect(address.endsWith(stateName(postalCode)), address).toBe(true);
  }
});

test('AP-15 sellers differ in hours and days, and equal seeds give equal ones', () => {
  const sellers = places.filter(({ storeId }) => storeId !== null);
  expect(new Set(sellers.map(({ cutoff }) => cutoff)).size).toBeGreaterThan(5);
  expect(new Set(sellers.map(({ handlingDays }) => handlingDays)).size).toBeGreaterThan(3);
  expect(demoShipping('tianguis', stores).places).toEqual(places);
  expect(demoShipping('another', stores).places).not.toEqual(places);
});

test('AP-15 general rates for every zone, and prices that rise with weight and distance', () => {
  const general = rates.filter(({ storeId }) => storeId === null);
  for (const service of ['estandar', 'voluminoso']) {
    expect(general.filter((rate) => rate.service === service).map(({ zone }) => zone)).toEqual(zones);
  }
  expect(general.filter(({ service }) => service === 'express').map(({ zone }) => zone)).toEqual(['local']);
  for (const { least, most } of rates) expect(most).toBeGreaterThanOrEqual(least);
  for (const storeId of new Set(rates.map((rate) => rate.storeId))) {
    for (const service of services) {
      const mine = rates.filter((rate) => rate.storeId === storeId && rate.service === service);
      for (const { zone, least, most } of mine) {
        const steps = prices.filter((one) => one.storeId === storeId && one.service === service && one.zone === zone);
        expect(steps.length, `${storeId} ${service} ${zone}`).toBeGreaterThan(3);
        for (const [at, { upToGrams, price }] of steps.entries()) {
          expect(price % 100).toBe(0);
          if (at > 0) expect(price).toBeGreaterThan(steps[at - 1]?.price ?? 0);
          const farther = prices.find(
            (one) =>
              one.storeId === storeId &&
              one.service === service &&
              one.upToGrams === upToGrams &&
              zones.indexOf(one.zone) === zones.indexOf(zone) + 1,
          );
          if (farther) expect(farther.price).toBeGreaterThan(price);
        }
        const next = mine.find((one) => zones.indexOf(one.zone) === zones.indexOf(zone) + 1);
        if (next) expect([next.least >= least, next.most >= most]).toEqual([true, true]);
      }
    }
  }
  const owners = new Set(rates.map(({ storeId }) => storeId));
  expect(owners.size).toBe(8);
  for (const id of owners) if (id !== null) expect(stores.map((store) => store.id)).toContain(id);
});

test('AP-15 zones name places that exist, each prefix once', () => {
  const ids = new Set(places.map(({ id }) => id));
  for (const { placeId, prefix } of zoneRows) {
    if (placeId !== null) expect(ids).toContain(placeId);
    expect(stateOfPostalCode(prefix.padEnd(5, '0'))).toBeDefined();
  }
  expect(new Set(zoneRows.map(({ placeId, prefix }) => `${placeId} ${prefix}`)).size).toBe(zoneRows.length);
  // Rows of two sellers of fresh food, of three warehouses, and rows for all places.
  expect(new Set(zoneRows.map(({ placeId }) => placeId)).size).toBe(6);
  expect(new Set(zoneRows.map(({ zone }) => zone))).toEqual(new Set(['ninguna', 'lejana', 'regional']));
});

describe('AP-15 products', () => {
  const shop = generateShop({ seed: 'tianguis', products: 3_000, now: new Date('2026-11-21') });
  const products = [...shop.products()];
  const ours = products.filter(({ product: { features } }) => features.fulfillmentId === 1);

  test('have pieces in our places, never more than there are, and the set of warehouses that have some', () => {
    const warehouseIds = new Set(warehouses.map(({ id }) => id));
    for (const { product, variants, places: rows } of products) {
      for (const [at, { stock }] of variants.entries()) {
        const mine = rows.filter(({ variant }) => variant === at);
        expect(mine.reduce((sum, one) => sum + one.stock, 0)).toBeLessThanOrEqual(stock);
        expect(new Set(mine.map(({ place }) => place)).size).toBe(mine.length);
      }
      const having = rows.flatMap(({ place }) => (warehouseIds.has(place) ? [place] : []));
      const set = dispatchSets.find(({ id }) => id === product.dispatchSet);
      expect(set?.places ?? []).toEqual([...new Set(having)].sort());
    }
  });

  test('are mostly in all three warehouses, and some for pick-up in shops; of what sellers send nothing is known', () => {
    const inStock = ours.filter(({ product }) => product.stock > 0);
    const part = (places: number) =>
      inStock.filter(({ product }) => dispatchSets[(product.dispatchSet ?? 0) - 1]?.places.length === places).length /
      inStock.length;
    expect(part(3)).toBeGreaterThan(0.5);
    expect(part(2)).toBeGreaterThan(0.1);
    expect(part(1)).toBeGreaterThan(0.1);
    const shopIds = new Set(shops.map(({ id }) => id));
    const inShops = products.filter(({ places: rows }) => rows.some(({ place }) => shopIds.has(place)));
    expect(inShops.length).toBeGreaterThan(100);
    for (const { product } of inShops) expect(product.features.isStorePickup).toBe(true);
    for (const { product, places: rows } of products) {
      if (product.features.fulfillmentId === 0 && !product.features.isStoreOnly) expect(rows).toEqual([]);
      if (product.features.isStoreOnly) expect(product.dispatchSet).toBeNull();
    }
  });

  test('have a weight that some price list carries, and digital ones none', () => {
    for (const { product } of products) {
      const { digital, isBigTicket } = product.features;
      if (digital) expect(product.weightGrams).toBeNull();
      else {
        expect(product.weightGrams, product.title).toBeGreaterThanOrEqual(50);
        expect(product.weightGrams).toBeLessThanOrEqual(isBigTicket ? 200_000 : 70_000);
      }
    }
    const heavy = products.filter(({ product }) => (product.weightGrams ?? 0) > 30_000);
    expect(heavy.filter(({ product }) => product.features.isBigTicket).length / heavy.length).toBeGreaterThan(0.6);
  });

  test.each([
    [[['Peso', '191 g']], 260],
    [[['Peso', '26.2 kg con base']], 28_860],
    [[['Peso', '4 kg, 8 kg, 12 kg']], 13_240],
    [
      [
        ['Peso máximo', '110 kg'],
        ['Contenido', '3 × 100 g'],
      ],
      440,
    ],
    [[['Presentación', 'Paquete con 6 de 1 L, 1 L']], 7_960],
    [[['Presentación', '6 de 355 ml']], 2_860],
    [[['Peso total', '60 kg, 80 kg, 100 kg']], 68_000],
  ] as const)('whose specifications say %j weigh %i g with packaging', (rows, weight) => {
    const specifications = [{ group: 'Medidas', rows }];
    expect(drawWeight(new Random('any'), 'otros', specifications, false)).toBe(weight);
  });
});

test('AP-15 a shop of many products knows the places of one in eight of those without full detail', () => {
  const shop = generateShop({ seed: 'tianguis', products: 4_000, now: new Date('2026-11-21'), detailed: 600 });
  const ours = [...shop.products()].filter(
    ({ product }) => product.features.fulfillmentId === 1 && product.stock > 0 && !product.features.isStoreOnly,
  );
  const known = ours.filter(({ product }) => product.dispatchSet !== null).length;
  const share = known / ours.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.32);
});

test('AP-15 no policy of a seller says another hour than its place', () => {
  const text = readFileSync(fileURLToPath(new URL('../stores/policies.ts', import.meta.url)), 'utf8');
  expect(text.match(/\d\d:\d\d/g)).toEqual(['14:00']);
  for (const { cutoff } of warehouses) expect(cutoff).toBe(14 * 60);
});

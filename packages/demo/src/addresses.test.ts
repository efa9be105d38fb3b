import { addressFaults, plainAddress } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { demoAddresses } from './addresses.ts';
import { demoCustomers } from './customers.ts';
import { demoPlaces } from './postal-codes/places.ts';

test('RL-04 each customer of the demo has addresses that the shop itself would accept, of its own places', () => {
  const places = new Map(demoPlaces().map((place) => [place.code, place]));
  for (const { email } of demoCustomers) {
    const own = demoAddresses.filter((one) => one.email === email);
    expect([1, 2, 3], email).toContain(own.length);
  }
  for (const { email: _, ...one } of demoAddresses) {
    const plain = plainAddress(one);
    expect(addressFaults(plain), one.calle).toEqual([]);
    expect(plain).toMatchObject(one);
    const place = places.get(one.codigoPostal);
    expect([place?.municipality, place?.city], one.codigoPostal).toEqual([one.municipio, one.ciudad]);
    expect(place?.colonias).toContain(one.colonia);
  }
});

import { readSellerTax } from '@tianguis/domain/tax';
import { expect, test } from 'vitest';
import { departmentEntries } from '../departments/index.ts';
import { hasEmoji } from '../pictures/emoji.ts';
import { storesFor } from './index.ts';
import { inventedTax } from './invented-tax.ts';

const stores = storesFor(departmentEntries);

test('there are the retailer and 60 sellers, about 25 of them official', () => {
  expect(stores.filter(({ isOwn }) => isOwn).map(({ id, name }) => [id, name])).toEqual([[1, 'Tianguis']]);
  expect(stores.length).toBe(61);
  expect(stores.filter(({ isOfficial }) => isOfficial).length).toBeGreaterThanOrEqual(22);
});

test('ids, names and slugs are unique, logos can be drawn, placeholders are replaced', () => {
  for (const key of ['id', 'name', 'slug'] as const) {
    expect(new Set(stores.map((store) => store[key])).size, key).toBe(stores.length);
  }
  for (const { name, description, accent, since, logo, shippingPolicy, returnPolicy } of stores) {
    expect(hasEmoji(logo.art.replace('emoji:', '')), logo.art).toBe(true);
    expect(accent).toMatch(/^#[0-9a-f]{6}$/);
    expect(since).toMatch(/^20(1[5-9]|2[01])-\d\d-\d\d$/);
    expect(`${name} ${description} ${shippingPolicy} ${returnPolicy}`).not.toMatch(/[{}]| {2}/);
    expect(description.length).toBeGreaterThan(60);
  }
});

test('every department has at least two sellers besides the retailer', () => {
  for (const { key } of departmentEntries) {
    expect(
      stores.filter(({ departments, brand }) => brand === null && departments.includes(key)).length,
      key,
    ).toBeGreaterThanOrEqual(2);
  }
});

test('issue 38.5 every seller has tax data that are valid, differ, and say that they are invented', () => {
  const data = stores.map(inventedTax);
  for (const tax of data) {
    expect(readSellerTax(tax)).toEqual({ tax, warnings: [] });
    expect(tax.name).toMatch(/ \(EMPRESA INVENTADA\)$/);
    // No name of a company has these initials, so no company has such an RFC.
    expect(tax.rfc).toMatch(/^XXX000101/);
  }
  expect(new Set(data.map(({ rfc }) => rfc)).size).toBe(stores.length);
});

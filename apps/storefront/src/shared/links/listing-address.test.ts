import { plainListing } from '@tianguis/domain';
import { expect, test } from 'vitest';
import { readCategoryAddress } from './listing-address.ts';

test.each([
  ['a menu link', 'hogar/cocina', '31', { id: 31, slug: undefined }],
  ['a number and a good id: the id', '3/hogar/pagina=2', '31', { id: 31, slug: undefined }],
  ['a number and no id', '3/hogar', null, { id: 3, slug: 'hogar' }],
  ['a number and a bad id', '3/hogar', 'x', { id: 3, slug: 'hogar' }],
  ['a number and an empty id', '3/hogar', '', { id: 3, slug: 'hogar' }],
  ['a number and an id with a zero before it', '3/hogar', '031', { id: 3, slug: 'hogar' }],
])('RT-33 RT-11 %s', (_, splat, menuId, meant) => {
  expect(readCategoryAddress(splat, menuId)).toEqual({ ...meant, state: plainListing });
});

test.each([
  ['hogar/cocina', null],
  ['hogar/cocina', 'x'],
  ['', ''],
])('RT-33 RT-11 neither a number nor an id: %s?id=%s is no category', (splat, menuId) => {
  expect(readCategoryAddress(splat, menuId)).toBeUndefined();
});

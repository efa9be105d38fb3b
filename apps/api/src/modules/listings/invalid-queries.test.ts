import { expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { get } = await withApi();

test.each([
  ['filter_by[id]=1&filter_by[store]=1', 'filter_by[id] does not go with filter_by[store]'],
  ['filter_by[id]=1&facets=true', 'filter_by[id] does not go with facets'],
  ['filter_by[id]=1;2', 'querystring filter_by[id] must match pattern'],
  ['filter_by[brnd]=xoloitz', 'querystring must NOT have additional properties (filter_by[brnd])'],
  ['page=0', 'querystring page must be >= 1'],
  ['page_size=101', 'querystring page_size must be <= 100'],
  ['page_size=1&page_size=2', 'querystring page_size must be integer'],
  ['filter_by[free_shipping]=quizá', 'querystring filter_by[free_shipping] must be boolean'],
  ['filter_by[condition]=broken', 'querystring filter_by[condition] must match pattern'],
  ['filter_by[condition]=new,', 'querystring filter_by[condition] must match pattern'],
  ['order_by=precio', 'querystring order_by must be equal to one of the allowed values'],
  [`filter_by[id]=${Array.from({ length: 101 }, () => '1').join(',')}`, 'querystring filter_by[id] must match pattern'],
])('AP-13 an invalid query (%s) is a 400 with its fault', async (query, detail) => {
  const { status, body } = await get(`/products/v1/products?${query}`);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_REQUEST');
  expect(body.detail).toContain(detail);
});

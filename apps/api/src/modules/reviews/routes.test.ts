import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, get } = await withApi();

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  await build.product([1], { rating_average: 3.67, rating_count: 3, rating_histogram: [1, 0, 0, 0, 2] });
  await build.product([1]);
  await build.review(1, {
    rating: 5,
    helpful_count: 1,
    created_at: '2026-01-03T18:30:15.250Z',
    title: 'Muy bien',
    variant: 'Rosa',
    seller_reply: '¡Gracias!',
  });
  await build.review(1, { rating: 1, helpful_count: 9, created_at: '2026-01-01T00:00:00Z', is_verified: false });
  await build.review(1, { rating: 5, helpful_count: 9, created_at: '2026-01-02T00:00:00Z' });
  await build.review(1, { rating: 1, helpful_count: 99, is_hidden: true });
  await build.review(2, { rating: 3 });
});

const reviews = async (query: string) => (await get(`/reviews/v1/products/1/reviews${query}`)).body;
const ids = (body: { data: { reviews: Array<{ id: number }> } }) => body.data.reviews.map(({ id }) => id);

test('AP-23 reviews are returned with a summary; client and stage are accepted like the provider’s', async () => {
  const body = await reviews('?client=movil&stage=produccion&page_size=1&order_by=newest');
  expect(body).toEqual({
    data: {
      reviews: [
        {
          id: 1,
          author: 'Lupita',
          rating: 5,
          title: 'Muy bien',
          body: 'Llegó bien.',
          variant: 'Rosa',
          is_verified: true,
          helpful_count: 1,
          seller_reply: '¡Gracias!',
          photographs: [],
          created_at: '2026-01-03T18:30:15.250Z',
          edited_at: null,
        },
      ],
      summary: { average: 3.67, count: 3, histogram: [1, 0, 0, 0, 2] },
    },
    metadata: { total: 3, page: 1, page_size: 1, pages: 3 },
  });
});

test.each([
  ['', [3, 2, 1]],
  ['?order_by=helpful', [3, 2, 1]],
  ['?order_by=newest', [1, 3, 2]],
  ['?order_by=rating_desc', [3, 1, 2]],
  ['?order_by=rating_asc', [2, 3, 1]],
])('AP-23 reviews sorted by %s; hidden ones are left out', async (query, expected) => {
  expect(ids(await reviews(query))).toEqual(expected);
});

test('AP-23 a filter by stars lists and counts only those, and does not affect the summary', async () => {
  const body = await reviews('?rating=5&page_size=1&page=2');
  expect(ids(body)).toEqual([1]);
  expect(body.metadata).toEqual({ total: 2, page: 2, page_size: 1, pages: 2 });
  expect(body.data.summary.count).toBe(3);
  expect((await reviews('?rating=4')).metadata).toEqual({ total: 0, page: 1, page_size: 10, pages: 0 });
});

test('AP-23 a page past the end is empty and has the total', async () => {
  expect((await reviews('?page=9')).metadata).toEqual({ total: 3, page: 9, page_size: 10, pages: 1 });
});

test('AP-23 reviews of an unknown product are a 404; an invalid number of stars is a 400', async () => {
  expect((await get('/reviews/v1/products/99/reviews')).body.code).toBe('PRODUCT_NOT_FOUND');
  expect((await reviews('?rating=6')).code).toBe('INVALID_REQUEST');
});

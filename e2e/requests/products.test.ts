/** Products by request: structured data, and cards by ids (RT-13, AP-13). */
import { structuredData } from '@tianguis/testkit/documents';
import { buyable, findDetail, list, productUrl } from '../catalogue.ts';
import { expect, test } from './test.ts';

test('RT-13 schema.org: product, offer and breadcrumb', async ({ request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 0,
    () => true,
  );
  const html = await (await request.get(productUrl(product))).text();
  const [data, crumbs] = structuredData(html) as [Record<string, unknown>, Record<string, unknown>];
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.title,
    brand: { '@type': 'Brand', name: product.brand },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'MXN',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|BackOrder)$/),
    },
    aggregateRating: { '@type': 'AggregateRating', reviewCount: product.rating.count },
  });
  expect((data.offers as { price: string }).price).toMatch(/^\d+\.\d\d$/);
  for (const image of data.image as string[])
    expect((await request.get(image)).headers()['content-type']).toBe('image/webp');
  expect((crumbs.itemListElement as unknown[]).length).toBe(product.category.breadcrumb.length + 2);
  expect(html).toContain('property="og:image"');
});

test('AP-13 cards by ids: in their sequence, cached for a while; a hostile list is refused politely', async ({
  request,
}) => {
  const { data } = await list(request, 'page_size=3');
  const ids = data.products.map(({ id }) => id).reverse();
  const reply = await request.get(`/resources/productos?ids=${ids.join(',')},2147483647`);
  expect(reply.headers()['cache-control']).toContain('public, max-age=60');
  const body = (await reply.json()) as { products: { id: number }[] };
  expect(body.products.map(({ id }) => id)).toEqual(ids);
  const many = Array.from({ length: 25 }, (_, index) => index + 1).join(',');
  for (const hostile of ['', 'x', '1;drop table', '-1', '1,', '9999999999', many, '%00', "1'%20or%20'1"]) {
    const refused = await request.get(`/resources/productos?ids=${hostile}`);
    expect(refused.status(), hostile).toBe(400);
    expect(await refused.json()).toEqual({ msg: 'Pide de uno a 24 productos por su número, separados por comas.' });
  }
});

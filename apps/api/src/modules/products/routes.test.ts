import { beforeAll, describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, get } = await withApi();

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Celulares',
      children: [
        {
          id: 11,
          name: 'Equipos',
          children: [
            { id: 111, name: 'Liberados' },
            { id: 112, name: 'Reacondicionados' },
          ],
        },
      ],
    },
  ]);
  await build.brand({ name: 'Xoloitz', slug: 'xoloitz' });
  await build.store({
    name: 'Casa Tianguis',
    slug: 'casa-tianguis',
    is_own: true,
    is_official: true,
    city: 'Puebla',
    state: 'Puebla',
    rating_average: 4.8,
    rating_count: 1200,
    shipping_policy: 'Enviamos en 24 horas.',
    return_policy: '30 días.',
    accent: '#112233',
    logo_key: 'cara1',
  });
  await build.product([1, 11, 111], {
    sku: 'TEL-1',
    title: 'Teléfono Colibrí 128 GB',
    slug: 'telefono-colibri-128-gb',
    model: 'COL-128',
    gtin: '7501234567890',
    description: 'Primer párrafo.\n\nSegundo párrafo.\n',
    highlights: ['Pantalla de 6.5"'],
    specifications: '[{"group":"Pantalla","rows":[["Tamaño","6.5 pulgadas"]]}]',
    warranty: '12 meses',
    list_price: 599_900,
    sale_price: 449_950,
    offer_ends_at: '2999-01-01T06:00:00Z',
    months: 12,
    stock: 7,
    ships_free: true,
    fulfillment_id: 1,
    is_store_pickup: true,
    super_express: true,
    extended_catalogue_days: 2,
    rating_average: 4.25,
    rating_count: 8,
    rating_histogram: [0, 0, 1, 4, 3],
    sold_count: 90,
  });
  await build.variant(1, {
    sku: 'TEL-1-N',
    options: '{"Capacidad":"128 GB","Color":"Negro"}',
    color_hex: '#000000',
    stock: 0,
  });
  await build.variant(1, {
    sku: 'TEL-1-R',
    options: '{"Capacidad":"128 GB","Color":"Rosa"}',
    color_hex: '#ff66aa',
    list_price: 599_900,
    sale_price: 449_950,
    fulfillment_id: 1,
  });
  for (const color of ['Negro', 'Rosa', null]) await build.picture(1, { color });
  // 2: out of sale; 3 and 4: same leaf, near and far; 5: next leaf, nearer; 6: same leaf, sold out; 7: another
  // department's level
  await build.product([1, 11, 111], { is_active: false, sale_price: 450_000, offer_ends_at: '2020-01-01T00:00:00Z' });
  await build.variant(2, { sku: 'UNICO', options: '{}' });
  await build.product([1, 11, 111], { sale_price: 900_000 });
  await build.product([1, 11, 111], { sale_price: 400_000 });
  await build.product([1, 11, 112], { sale_price: 449_000 });
  await build.product([1, 11, 111], { sale_price: 450_000, stock: 0 });
  await build.product([1], { sale_price: 450_000 });
});

const card = {
  id: 1,
  sku: 'TEL-1',
  title: 'Teléfono Colibrí 128 GB',
  slug: 'telefono-colibri-128-gb',
  brand: 'Xoloitz',
  is_active: true,
  stock: 7,
  cart_quantity: 0,
  pricing: { list_price: 599_900, sales_price: 449_950, percentage_discount: 24 },
  shipping: { is_free: true },
  features: {
    is_backorder: false,
    is_big_ticket: false,
    extended_catalogue_days: 2,
    is_store_pickup: true,
    fulfillment_id: 1,
    digital: false,
    is_store_only: false,
    super_express: true,
  },
  variations: [
    { sku: 'TEL-1-N', fulfillment_id: 0 },
    { sku: 'TEL-1-R', fulfillment_id: 1 },
  ],
  childrenSku: 'TEL-1-R',
  pictures: [
    { thumbnail: '/imagenes/picture1-320.webp', source: '/imagenes/picture1-1280.webp', alt: 'Foto 1', color: 'Negro' },
    { thumbnail: '/imagenes/picture2-320.webp', source: '/imagenes/picture2-1280.webp', alt: 'Foto 2', color: 'Rosa' },
  ],
  store: { id: 1, name: 'Casa Tianguis', slug: 'casa-tianguis', is_official: true, is_own: true },
  rating: { average: 4.25, count: 8 },
  months: 12,
  colors: [
    { name: 'Negro', hex: '#000000' },
    { name: 'Rosa', hex: '#ff66aa' },
  ],
  sold_count: 90,
  condition: 'new',
};

describe('AP-13 products by ids', () => {
  test('AP-13 ST-09 a product has every field of the specification, money in centavos, to the letter', async () => {
    const { status, text } = await get('/products/v1/products?filter_by[id]=1&page_size=1');
    expect(status).toBe(200);
    expect(text).toBe(
      JSON.stringify({ data: { products: [card] }, metadata: { total: 1, page: 1, page_size: 1, pages: 1 } }),
    );
  });

  test('AP-13 the page holds as many as there are ids, and 20 when there are none', async () => {
    expect((await get('/products/v1/products?filter_by[id]=4,1,999')).body.metadata).toEqual({
      total: 2,
      page: 1,
      page_size: 3,
      pages: 1,
    });
    expect((await get('/products/v1/products?filter_by[id]=&page_size=20')).body).toEqual({
      data: { products: [] },
      metadata: { total: 0, page: 1, page_size: 20, pages: 0 },
    });
    expect((await get('/products/v1/products')).body.metadata.page_size).toBe(20);
  });

  test('AP-13 a smaller page cuts the ids in their order', async () => {
    const { body } = await get('/products/v1/products?filter_by[id]=4,1,3&page_size=2&page=2');
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([3]);
    expect(body.metadata).toEqual({ total: 3, page: 2, page_size: 2, pages: 2 });
  });

  test('AP-13 a product that is not sold any more is there and says so; listings leave it out', async () => {
    const { body } = await get('/products/v1/products?filter_by[id]=2');
    expect(body.data.products[0]).toMatchObject({
      id: 2,
      is_active: false,
      childrenSku: '0',
      variations: [{ sku: 'UNICO', fulfillment_id: 0 }],
    });
    const listed = (await get('/products/v1/products?filter_by[category]=111')).body.data.products;
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([1, 3, 4, 6]);
  });

  test('a category that is not there is a 404, a store or a brand that is not there leaves nothing', async () => {
    expect((await get('/products/v1/products?filter_by[category]=99')).body.code).toBe('CATEGORY_NOT_FOUND');
    expect((await get('/products/v1/products?filter_by[store]=99')).body.metadata).toMatchObject({
      total: 0,
      pages: 0,
    });
    expect((await get('/products/v1/products?filter_by[brand]=nadie')).body.metadata).toMatchObject({
      total: 0,
      pages: 0,
    });
  });
});

describe('one product', () => {
  test('ST-09 the whole product, to the letter', async () => {
    const { status, body } = await get('/products/v1/products/1');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        product: {
          ...card,
          pictures: [
            ...card.pictures,
            {
              thumbnail: '/imagenes/picture3-320.webp',
              source: '/imagenes/picture3-1280.webp',
              alt: 'Foto 3',
              color: null,
            },
          ],
          model: 'COL-128',
          gtin: '7501234567890',
          category: {
            id: 111,
            breadcrumb: [
              { id: 1, name: 'Celulares', slug: 'celulares' },
              { id: 11, name: 'Equipos', slug: 'equipos' },
              { id: 111, name: 'Liberados', slug: 'liberados' },
            ],
          },
          description: ['Primer párrafo.', 'Segundo párrafo.'],
          highlights: ['Pantalla de 6.5"'],
          specifications: [{ group: 'Pantalla', rows: [['Tamaño', '6.5 pulgadas']] }],
          warranty: '12 meses',
          offer_ends_at: '2999-01-01T06:00:00.000Z',
          variants: [
            {
              sku: 'TEL-1-N',
              options: { Color: 'Negro', Capacidad: '128 GB' },
              color_hex: '#000000',
              pricing: { list_price: 10_000, sales_price: 10_000, percentage_discount: 0 },
              stock: 0,
              fulfillment_id: 0,
            },
            {
              sku: 'TEL-1-R',
              options: { Color: 'Rosa', Capacidad: '128 GB' },
              color_hex: '#ff66aa',
              pricing: { list_price: 599_900, sales_price: 449_950, percentage_discount: 24 },
              stock: 5,
              fulfillment_id: 1,
            },
          ],
          seller: {
            id: 1,
            name: 'Casa Tianguis',
            slug: 'casa-tianguis',
            is_official: true,
            is_own: true,
            rating: { average: 4.8, count: 1200 },
            city: 'Puebla',
            state: 'Puebla',
            since: '2021-03-04',
            shipping_policy: 'Enviamos en 24 horas.',
            return_policy: '30 días.',
            accent: '#112233',
            logo: '/imagenes/cara1-320.webp',
          },
          rating_histogram: [0, 0, 1, 4, 3],
        },
      },
    });
  });

  test('the choices keep the order in which the seller offers them', async () => {
    const { text } = await get('/products/v1/products/1');
    expect(text).toContain('"options":{"Capacidad":"128 GB","Color":"Negro"}');
  });

  test('RT-13 a product that is not sold any more answers, and an offer that is over is not told', async () => {
    const { status, body } = await get('/products/v1/products/2');
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({ id: 2, is_active: false, offer_ends_at: null, gtin: null });
  });

  test('RT-13 an unknown product is a 404 with its code', async () => {
    const { status, body } = await get('/products/v1/products/999');
    expect(status).toBe(404);
    expect(body).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND', msg: 'No encontramos ese producto.' });
  });
});

describe('related products', () => {
  const related = async (path: string) => (await get(path)).body.data.products.map(({ id }: { id: number }) => id);

  test('RT-13 the same leaf first, then the branch, near prices first; never itself, nor what cannot be bought', async () => {
    expect(await related('/products/v1/products/1/related')).toEqual([4, 3, 5]);
    expect(await related('/products/v1/products/1/related?page_size=1')).toEqual([4]);
  });

  test('RT-13 a product that is not sold any more has alternatives', async () => {
    expect(await related('/products/v1/products/2/related')).toEqual([1, 4, 3, 5]);
  });

  test('RT-13 an unknown product is a 404', async () => {
    expect((await get('/products/v1/products/999/related')).body.code).toBe('PRODUCT_NOT_FOUND');
  });
});

import { describe, expect, test } from 'vitest';
import { card, withProducts } from './test-products.ts';

const { get } = await withProducts();

describe('one product', () => {
  test('ST-09 a product in detail has exactly these fields', async () => {
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

  test('options preserve the sequence in which the seller offers them', async () => {
    const { text } = await get('/products/v1/products/1');
    expect(text).toContain('"options":{"Capacidad":"128 GB","Color":"Negro"}');
  });

  test('RT-13 a product that is no longer sold is returned, without an offer that has ended', async () => {
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

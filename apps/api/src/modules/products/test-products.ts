/** For tests: a product with all its fields, and some that are similar to it. */
import { withApi } from '../../test-api.ts';

/** Opens the API on a shop with these products. */
export async function withProducts() {
  const { build, get } = await withApi();
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
  // Product 2 is off sale. Products 3 and 4 are in the same lowest category, with a farther and a nearer price. Product
  // 5 is in the next category, with the nearest price. Product 6 is in the same category, but sold out. Product 7 is in
  // the department itself.
  await build.product([1, 11, 111], { is_active: false, sale_price: 450_000, offer_ends_at: '2020-01-01T00:00:00Z' });
  await build.variant(2, { sku: 'UNICO', options: '{}' });
  await build.product([1, 11, 111], { sale_price: 900_000 });
  await build.product([1, 11, 111], { sale_price: 400_000 });
  await build.product([1, 11, 112], { sale_price: 449_000 });
  await build.product([1, 11, 111], { sale_price: 450_000, stock: 0 });
  await build.product([1], { sale_price: 450_000 });
  return { get };
}

/** Product 1 as a card in replies. */
export const card = {
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
  variant: null,
  price_from: false,
  sold_count: 90,
  condition: 'new',
};

import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, get } = await withApi();

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store({
    name: 'Zapatería Núñez',
    slug: 'zapateria-nunez',
    logo_key: 'logo1',
    is_official: true,
    rating_average: 4.5,
    rating_count: 12,
  });
  await build.store({ name: 'Ñandú Libros', slug: 'nandu-libros' });
  await build.store({ name: 'árbol', slug: 'arbol', is_official: true });
  await build.store({ name: 'Nopal', slug: 'nopal' });
  await build.product([1], { store_id: 1 });
  await build.product([1], { store_id: 1, is_active: false });
});

const shoes = {
  id: 1,
  name: 'Zapatería Núñez',
  slug: 'zapateria-nunez',
  is_own: false,
  is_official: true,
  description: '',
  city: '',
  state: '',
  since: '2021-03-04',
  accent: '#a3195b',
  logo: '/imagenes/logo1-320.webp',
  rating: { average: 4.5, count: 12 },
  shipping_policy: '',
  return_policy: '',
  products: 1,
};

test('RT-14 stores come by name as Spanish sorts: accents and capitals do not count, ñ after n', async () => {
  const { status, body } = await get('/stores/v1/stores');
  expect(status).toBe(200);
  expect(body.data.stores.map(({ name }: { name: string }) => name)).toEqual([
    'árbol',
    'Nopal',
    'Ñandú Libros',
    'Zapatería Núñez',
  ]);
  expect(body.metadata).toEqual({ total: 4, page: 1, page_size: 60, pages: 1 });
});

test('RT-14 only official stores, in pages, with every field', async () => {
  const { body } = await get('/stores/v1/stores?filter_by[official]=true&page=2&page_size=1');
  expect(body).toEqual({ data: { stores: [shoes] }, metadata: { total: 2, page: 2, page_size: 1, pages: 2 } });
});

test('RT-14 one store counts its active products', async () => {
  expect((await get('/stores/v1/stores/1')).body).toEqual({ data: { store: shoes } });
  expect((await get('/stores/v1/stores/2')).body.data.store).toMatchObject({ logo: null, products: 0 });
});

test('RT-14 an unknown store is a 404 with its code', async () => {
  const { status, body } = await get('/stores/v1/stores/99');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'STORE_NOT_FOUND', msg: 'No encontramos esa tienda.' });
});

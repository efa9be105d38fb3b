import type { StoresReply } from '@tianguis/contract';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, get } = await withApi();

beforeAll(async () => {
  await build.categories([{ id: 1, name: 'Hogar', children: [{ id: 11 }] }, { id: 2, name: 'Ropa' }, { id: 3 }]);
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
  await build.store({ name: 'Nopal', slug: 'nopal', is_own: true });
  await build.product([2], { store_id: 1 });
  await build.product([1], { store_id: 1 });
  await build.product([1, 11], { store_id: 1 });
  await build.product([2], { store_id: 4 });
  await build.product([3], { store_id: 4, is_active: false });
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
  products: 3,
  departments: [
    { id: 1, name: 'Hogar', slug: 'hogar', products: 2 },
    { id: 2, name: 'Ropa', slug: 'ropa', products: 1 },
  ],
};

const names = (body: StoresReply) => body.data.stores.map(({ name }) => name);

test('RT-14 stores are sorted by name in Spanish: ignoring accents and case, ñ after n', async () => {
  const { status, body } = await get('/stores/v1/stores');
  expect(status).toBe(200);
  expect(names(body)).toEqual(['árbol', 'Nopal', 'Ñandú Libros', 'Zapatería Núñez']);
  expect(body.metadata).toEqual({ total: 4, page: 1, page_size: 60, pages: 1 });
});

test('RT-14 only official stores, in pages, with every field', async () => {
  const { body } = await get('/stores/v1/stores?filter_by[official]=true&page=2&page_size=1');
  expect(body).toEqual({ data: { stores: [shoes] }, metadata: { total: 2, page: 2, page_size: 1, pages: 2 } });
});

test('RT-14 one store has its count of active products and its departments, most products first', async () => {
  expect((await get('/stores/v1/stores/1')).body).toEqual({ data: { store: shoes } });
  expect((await get('/stores/v1/stores/2')).body.data.store).toMatchObject({
    logo: null,
    products: 0,
    departments: [],
  });
});

test('RT-14 an unknown store is a 404 with its code', async () => {
  const { status, body } = await get('/stores/v1/stores/99');
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'STORE_NOT_FOUND', msg: 'No encontramos esa tienda.' });
});

test('RT-14 official stores may come first, our own before them', async () => {
  const { body } = await get('/stores/v1/stores?order_by=official');
  expect(names(body)).toEqual(['Nopal', 'árbol', 'Zapatería Núñez', 'Ñandú Libros']);
});

test('RT-14 filters by letter and department; each facet is counted under the other filter', async () => {
  expect(names((await get('/stores/v1/stores?filter_by[letter]=N')).body)).toEqual(['Nopal']);
  expect(names((await get('/stores/v1/stores?filter_by[letter]=Ñ')).body)).toEqual(['Ñandú Libros']);
  expect(names((await get('/stores/v1/stores?filter_by[department]=2')).body)).toEqual(['Nopal', 'Zapatería Núñez']);
  const { body } = await get('/stores/v1/stores?filter_by[letter]=N&filter_by[department]=2&facets=true');
  expect(names(body)).toEqual(['Nopal']);
  expect(body.metadata).toMatchObject({ total: 1, pages: 1 });
  const { letter, department } = body.metadata.facets;
  expect(letter).toHaveLength(28);
  expect(letter.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { value: 'N', label: 'N', count: 1 },
    { value: 'Z', label: 'Z', count: 1 },
  ]);
  // No store has products in the third department.
  expect(department).toEqual([
    { value: '1', label: 'Hogar', count: 0 },
    { value: '2', label: 'Ropa', count: 1 },
  ]);
});

test.each(['filter_by[letter]=n', 'filter_by[letter]=NN', 'filter_by[department]=0', 'order_by=letra'])(
  'RT-14 %s cannot be meant',
  async (query) => expect((await get(`/stores/v1/stores?${query}`)).status).toBe(400),
);

test('RT-14 an empty list has 0 pages', async () => {
  const { body } = await get('/stores/v1/stores?filter_by[department]=3');
  expect(body).toEqual({ data: { stores: [] }, metadata: { total: 0, page: 1, page_size: 60, pages: 0 } });
});

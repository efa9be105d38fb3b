/** AP-12: which parts of the storefront use each of the three calls for the category tree. */
import { noOffer } from '@tianguis/testkit/offers';
import { expect, test } from 'vitest';
import { menuTree } from '../../features/catalogue/menu/menu-tree.server.ts';
import { replies } from '../../shared/api/test-replies.ts';
import { loader as category } from './category.tsx';
import { loader as departments } from './departments.tsx';

const leaf = { name: 'Bocinas', id: 21, slug: 'bocinas', products: 3, icon: '', children: [] };
const node = { name: 'Audio', id: 2, slug: 'audio', products: 3, icon: '', children: [leaf] };
const config = {
  name: 'La Merced',
  pageSize: 30,
  hiddenDiscount: 5,
  creditModule: {},
  offer: noOffer,
  creditBanners: {},
};
const shop = () =>
  replies(
    (path) => {
      if (path.startsWith('/products/'))
        return { data: { products: [] }, metadata: { total: 0, page: 1, page_size: 30, pages: 0 } };
      if (path === '/categories/v1/category/2/tree')
        return { data: node, metadata: { breadcrumb: [{ id: 2, name: 'Audio', slug: 'audio' }] } };
      return { data: [node], metadata: { version: 'v1' } };
    },
    { config } as unknown as Parameters<typeof replies>[1],
  );

test('AP-12 GET /app/ApiRest/Categorias is the source of the page of all departments', async () => {
  const { asked, context } = shop();
  const page = await departments({ context } as unknown as Parameters<typeof departments>[0]);
  expect(asked).toEqual(['/app/ApiRest/Categorias']);
  expect(page.tree).toEqual([node]);
});

test('AP-12 GET /categories/v1/category/tree is the source of the menu', async () => {
  const { asked, api } = shop();
  expect((await menuTree(api)).tree).toMatchObject([{ name: 'Audio', id: 2, children: [{ name: 'Bocinas', id: 21 }] }]);
  expect(asked).toEqual(['/categories/v1/category/tree']);
});

test('AP-12 GET /categories/v1/category/{id}/tree is the source of the page of a category', async () => {
  const { asked, context } = shop();
  const url = new URL('http://localhost/categoria/2/audio/pagina=1');
  const page = await category({ url, context, params: { '*': '2/audio/pagina=1' } } as unknown as Parameters<
    typeof category
  >[0]);
  expect(asked).toContain('/categories/v1/category/2/tree');
  expect(page.category.children).toEqual([{ id: 21, name: 'Bocinas', slug: 'bocinas' }]);
  expect(page.breadcrumb).toEqual([{ id: 2, name: 'Audio', slug: 'audio' }]);
});

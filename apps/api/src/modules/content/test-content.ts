/** For tests: a shop with products in two departments, and its content pages. */
import type { ContentDocument, ContentReply } from '@tianguis/contract';
import { beforeAll, beforeEach } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createContentOperator } from './operator.ts';
import { createContentRepository } from './repository.ts';

export const document = (...blocks: unknown[]): ContentDocument =>
  ({ slug: 'pagina', title: 'Página', description: 'De prueba', blocks }) as ContentDocument;

/** SKUs of a block's products. */
export const skus = (block: unknown): string[] =>
  (block as { products: { sku: string }[] }).products.map(({ sku }) => sku);

/** Removes stored pages before each test. */
export async function withContent() {
  const { build, get, database } = await withApi({ categoryLists: { gamers: [1, 77, 2], supermarket: [] } });
  const operator = createContentOperator(createContentRepository(database.db), []);
  const page = (path: string): Promise<{ status: number; body: ContentReply }> => get(`/content/v1/pages/${path}`);
  const blocksOf = async (path: string) => (await page(path)).body.data.page.blocks;

  beforeAll(async () => {
    await build.categories([
      {
        id: 1,
        name: 'Juguetes',
        icon: 'aaaa1111',
        children: [{ id: 11, name: 'Muñecas', children: [{ id: 111, name: 'De trapo' }] }],
      },
      { id: 2, name: 'Libros', children: [{ id: 21, name: 'Novela', children: [{ id: 211, name: 'Corta' }] }] },
    ]);
    await build.brand({ id: 1 });
    await build.store({ name: 'Oficial', is_official: true });
    await build.store({ name: 'Otra', is_official: false });
    for (let popularity = 1; popularity <= 8; popularity++)
      await build.product([1, 11, 111], {
        sku: `J${popularity}`,
        popularity,
        stock: 5,
        list_price: 10_000,
        sale_price: popularity > 4 ? 5_000 : 10_000,
      });
    await build.product([1, 11, 111], { sku: 'AGOTADO', popularity: 99, stock: 0 });
    await build.product([1, 11, 111], { sku: 'BAJA', popularity: 98, is_active: false });
    await build.product([2, 21, 211], { sku: 'L1', popularity: 1, stock: 1 });
  });

  beforeEach(() => database.db.deleteFrom('content_pages').execute());

  return { build, get, database, operator, page, blocksOf };
}

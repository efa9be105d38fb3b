import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../../shared/api/shop-context.ts';
import { shop } from '../../../shared/session/test-session.server.ts';
import { readSharedList } from './shared-list.server.ts';

const secret = 's'.repeat(43);

/** Where a page of a shared list with three pages leads; undefined if the page is shown. */
async function ledTo(query: string): Promise<string | null | undefined> {
  const { context } = shop({}, () => ({
    status: 200,
    body: { data: { nombre: 'x', de: null, products: [] }, metadata: { page: 1, pages: 3, total: 60 } },
  }));
  context.set(shopContext, { ...context.get(shopContext), config: { hiddenDiscount: 5 } as ShopContext['config'] });
  try {
    await readSharedList(context, new URL(`https://tienda.example/lista-compartida?clave=${secret}${query}`));
    return undefined;
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test('issue 37 B6: a page of a shared list past the end leads to the last page in the same sort', async () => {
  expect(await ledTo('&pagina=3')).toBeUndefined();
  for (const page of ['4', '501', '99999999999'])
    expect(await ledTo(`&orden=precio&pagina=${page}`)).toBe(`/lista-compartida?clave=${secret}&orden=precio&pagina=3`);
});

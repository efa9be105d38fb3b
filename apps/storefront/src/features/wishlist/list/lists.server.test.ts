import { expect, test } from 'vitest';
import { type ShopContext, shopContext } from '../../../shared/api/shop-context.ts';
import { shareLinksCookie } from '../../../shared/session/session-names.ts';
import { asAction, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { readList } from './lists.server.ts';

const id = '11111111-1111-4111-8111-111111111111';
const secret = 's'.repeat(43);
const list = {
  ...{ id, nombre: 'Favoritos', productos: 0, bajaron: 0, predeterminada: true },
  ...{ compartida: true, mostrarNombre: false },
};
const notFound = { status: 404, body: { status: 404, code: 'WISHLIST_NOT_FOUND', msg: 'x', request_id: '1' } };

/** The link that the list's page offers to copy, in a browser that stores a secret for this list. */
async function linkOf(isOpen: boolean): Promise<string | undefined> {
  const cookies = signedIn({ [shareLinksCookie]: JSON.stringify([[id, secret]]) });
  const { context } = shop(cookies, ({ path }) => {
    if (path.endsWith('/avisos')) return { status: 200, body: { data: { favoritos: { correo: true } } } };
    if (path.endsWith('/listas')) return { status: 200, body: { data: { listas: [list] } } };
    if (path.includes(id))
      return { status: 200, body: { data: { products: [] }, metadata: { page: 1, pages: 1, total: 0 } } };
    return isOpen ? { status: 200, body: { data: { nombre: 'x', de: null, products: [] }, metadata: {} } } : notFound;
  });
  context.set(shopContext, { ...context.get(shopContext), config: { hiddenDiscount: 5 } as ShopContext['config'] });
  const page = await asAction(context, () => readList(context, undefined, new URL('https://tienda.example/x')));
  return page?.link;
}

test('RL-03 the link of a list is offered to copy as long as it opens the list', async () => {
  expect(await linkOf(true)).toBe(`https://tienda.example/lista-compartida?clave=${secret}`);
});

test('RL-03 a link that another browser has replaced is dead, and offered to nobody', async () => {
  expect(await linkOf(false)).toBeUndefined();
});

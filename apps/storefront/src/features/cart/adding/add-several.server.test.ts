import { expect, test } from 'vitest';
import { formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { addSeveral } from './add-several.server.ts';

/** @param notices of the API about the added products */
async function add(articulo: string, notices: readonly object[] = []) {
  const data = { total_items: 1, notices, metadata: { version: 2 } };
  const { context, calls } = shop(signedIn(), () => ({ status: 201, body: { data } }));
  const to = await addSeveral(context, formOf({ articulo }));
  const [call] = calls;
  return { to, products: call && JSON.parse(call.body).products };
}

test('RL-06 a product is added with the variant and the price that were shown', async () => {
  expect(await add('7:129900:A-1')).toEqual({
    to: '/carrito/detalle?listo=juntos',
    products: [{ id: 7, childrenSku: 'A-1', cart_quantity: 1, sale_price: 129_900 }],
  });
});

test.each([
  ['PRICE_CHANGED', 'juntos-cambios'],
  ['FEWER', 'juntos-menos'],
  ['ALL_IN_CART', 'juntos-nada'],
])('RL-06 the cart states what was added, after the notice %s', async (code, done) => {
  const notice = { code, id: 7, childrenSku: '0', msg: 'x' };
  expect(await add('7:129900:0', [notice])).toMatchObject({ to: `/carrito/detalle?listo=${done}` });
});

import { expect, test } from 'vitest';
import { asAction, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { changeLists } from './list-actions.server.ts';
import { listCopy } from './list-copy.ts';

const list = '11111111-1111-4111-8111-111111111111';

test.each(['mover', 'copiar'])(
  'RL-03 ER-09 a product that is sent to no list (%s) says so, with scripts and without',
  async (what) => {
    for (const isScript of [false, true]) {
      const { context, calls } = shop(signedIn(), () => ({ status: 200, body: {} }));
      const form = formOf({ accion: what, lista: list, producto: '7', a: '' });
      const answer = await asAction(context, () => changeLists(context, form, isScript));
      expect(answer).toMatchObject({ result: { status: 'invalid', fieldErrors: { a: listCopy.errors.noList } } });
      // The form is a single button without scripts, so it has no field to show an error at.
      expect(answer).toMatchObject({ result: { message: listCopy.errors.noList } });
      expect(calls).toEqual([]);
    }
  },
);

test('RL-03 a heart whose product is in the cart with all its pieces says that nothing was added', async () => {
  const notices = [{ code: 'ALL_IN_CART', id: 7, childrenSku: '0', msg: 'x' }];
  const { context } = shop(signedIn(), () => ({
    ...{
      status: 201,
      body: {
        data: { total_items: 1, notices, metadata: { version: 2 }, listas: [{ id: list, predeterminada: true }] },
      },
    },
  }));
  const form = formOf({ accion: 'al-carrito', lista: list, producto: '7' });
  expect(await asAction(context, () => changeLists(context, form, true))).toMatchObject({
    result: { status: 'done', message: listCopy.alreadyInCart },
  });
  expect(await asAction(context, () => changeLists(context, form, false))).toEqual({
    to: '/mi-cuenta/listadeseos/?listo=ya-en-carrito',
  });
});

test('RL-03 what is in the cart, and could not be taken out of the list, leads to the list without scripts', async () => {
  const { context } = shop(signedIn(), ({ path }) =>
    path.startsWith('/cart/')
      ? { status: 201, body: { data: { total_items: 1, notices: [], metadata: { version: 2 } } } }
      : { status: 503 },
  );
  const form = formOf({ accion: 'al-carrito', lista: list, producto: '7' });
  // The product is in the cart. A second press would add it again, so the answer is no failure.
  expect(await asAction(context, () => changeLists(context, form, false))).toEqual({
    to: '/mi-cuenta/listadeseos/?listo=al-carrito',
  });
});

/** Each change of a customer's data stores a version, which open pages of other tabs compare (issue 37 B3). */
import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { answerNamed } from '../../features/account/actions.server.ts';
import { addToCart } from '../../features/cart/adding/add.server.ts';
import { addSeveral } from '../../features/cart/adding/add-several.server.ts';
import { changeOwnLinks } from '../../features/shared-cart/own-links.server.ts';
import { savePending } from '../../features/wishlist/hearts/pending.server.ts';
import { pressHeart } from '../../features/wishlist/hearts/press.server.ts';
import { changeLists } from '../../features/wishlist/list/list-actions.server.ts';
import { asAction, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';

type Change = (context: RouterContextProvider) => Promise<unknown>;

/** The versions that a change stores, if the API replies with `status`. */
async function versionsAfter(change: Change, status: number) {
  const address = { id: 'a1', predeterminada: true, nombre: '', municipio: '', direccion: '', codigoPostal: '' };
  const data = { address, listas: [], total_items: 4, notices: [], metadata: { version: 9 } };
  const { context, scope } = shop(signedIn(), () => ({ status, body: { data } }));
  await asAction(context, change);
  return { cart: scope.cookies.get('version_carrito'), data: scope.cookies.get('version_datos') };
}

const account =
  (name: string, fields: Record<string, string>): Change =>
  async (context) =>
    answerNamed(name, { context, request: new Request('http://shop/x', { method: 'POST', body: formOf(fields) }) });

test.each<[string, Change]>([
  ['an address', account('direcciones', { accion: 'predeterminada', direccion: 'a1' })],
  ['the sessions', account('seguridad', { accion: 'cerrar-todas' })],
  ['the notifications', account('avisos', { solo: 'ofertas' })],
  ['a heart', (context) => pressHeart(context, 7, false)],
  ['a removed heart', (context) => pressHeart(context, 7, true)],
  [
    'a list',
    (context) =>
      changeLists(
        context,
        formOf({ accion: 'quitar', lista: '00000000-0000-4000-8000-000000000001', producto: '7' }),
        true,
      ),
  ],
  ['a link to the cart', (context) => changeOwnLinks(context, formOf({}))],
])(
  'RL-03 RL-04 RL-05, issue 37 B3: a change of %s stores a new version, and a refused one does not',
  async (_, change) => {
    const [first, second] = [await versionsAfter(change, 200), await versionsAfter(change, 200)];
    expect(first.data).toMatch(/^[\w-]{11}$/);
    expect(second.data).not.toBe(first.data);
    expect(await versionsAfter(change, 422)).toEqual({ cart: undefined, data: undefined });
  },
);

test('RL-03, issue 37 B3: a heart of before the sign-in stores a new version', async () => {
  expect((await versionsAfter((context) => savePending(context, 7), 200)).data).toMatch(/^[\w-]{11}$/);
});

test.each<[string, Change]>([
  ['a product', (context) => addToCart(context, { id: 'k', product: 7, sku: '0', quantity: 1 })],
  ['several products', (context) => addSeveral(context, formOf({ articulo: '7:129900:0' }))],
])('RL-06, issue 37 B3: the cart stores its version after %s', async (_, change) => {
  expect(await versionsAfter(change, 201)).toEqual({ cart: '9', data: undefined });
});

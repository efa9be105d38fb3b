/** Tests "Compartir mi carrito": links that a customer makes and can close. */
import { beforeEach, expect, test } from 'vitest';
import { pruneSharedCarts } from './operator.ts';
import { withLinks } from './test-links.ts';

const { clear, customer, db, pool, product, shirt, shopper, preview } = await withLinks();
beforeEach(() => clear());

const gone = { status: 404, body: { code: 'SHARED_CART_NOT_FOUND' } };

async function shared() {
  await customer();
  await customer({ email: 'beto@correo.mx', nombre: 'Beto' });
  await product(7);
  await shirt(8, { M: 5 });
  await product(9, { stock: 1 });
  const ana = await shopper();
  await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8, childrenSku: '8-M' }, { id: 9 }]);
  await pool.query('update product_variants set stock = 0 where product_id = 9');
  const reply = await ana.send('POST', '/enlaces');
  const [link] = reply.body.data.enlaces;
  return { ana, reply, link, form: { tipo: 'referidos', enlace: String(link?.url).split('/').at(-1) ?? '' } };
}

test('SC-03 a cart that is shared comes into another’s cart, with the name of who shared it', async () => {
  const { reply, link, form } = await shared();
  expect(reply).toMatchObject({ status: 201, body: { data: { enlaces: [{ productos: 2 }] } } });
  expect(new URL(link.url).pathname).toMatch(/^\/referidos\/[\w-]+$/);
  expect(await preview(form)).toMatchObject({
    status: 200,
    body: { data: { de: 'Ana', total_items: 3, es_propio: false } },
  });
  const beto = await shopper('beto@correo.mx');
  const { body } = await beto.send('POST', '/compartidos', form);
  expect(body.data).toMatchObject({ de: 'Ana', tipo: 'referidos' });
  expect((await beto.lines()).toSorted()).toEqual(['7: 2', '8-M: 1']);
});

test('only the maker of a link sees that the link is their own', async () => {
  const { ana, form } = await shared();
  const beto = await shopper('beto@correo.mx');
  const isOwn = async ({ send }: typeof ana) => (await send('POST', '/compartidos/ver', form)).body.data.es_propio;
  expect([await isOwn(ana), await isOwn(beto)]).toEqual([true, false]);
});

test('a closed link is dead for everybody, at once; only its maker closes it', async () => {
  const { ana, link, form } = await shared();
  const beto = await shopper('beto@correo.mx');
  await beto.send('DELETE', `/enlaces/${link.enlace}`);
  expect((await preview(form)).status).toBe(200);
  expect((await ana.send('DELETE', `/enlaces/${link.enlace}`)).body.data.enlaces).toEqual([]);
  expect(await preview(form)).toMatchObject(gone);
  expect(await beto.send('POST', '/compartidos', form)).toMatchObject(gone);
});

test.each([
  ['has ended', `update cart_links set ends_at = now() - interval '1 second'`],
  ['has not begun', `update cart_links set starts_at = now() + interval '1 hour'`],
  ['is of an account that is to be erased', 'update customers set deletion_requested_at = now()'],
  ['is of a blocked account', 'update customers set blocked_at = now()'],
])('a link that %s is unavailable', async (_, change) => {
  const { form } = await shared();
  await pool.query(change);
  expect(await preview(form)).toMatchObject(gone);
});

test('VA-06 a link of ours with other products, or of another kind, is unavailable: nobody speaks in her name', async () => {
  const { form } = await shared();
  const payload = JSON.parse(Buffer.from(form.enlace, 'base64url').toString());
  payload.products[0].quantity = 9;
  const forged = Buffer.from(JSON.stringify(payload)).toString('base64url');
  expect(await preview({ ...form, enlace: forged })).toMatchObject(gone);
  expect(await preview({ ...form, tipo: 'afiliados' })).toMatchObject(gone);
});

test('there is nothing to share in an empty cart; and at most 20 links work at once, also by parallel presses', async () => {
  const { ana } = await shared();
  const replies = await Promise.all(Array.from({ length: 25 }, () => ana.send('POST', '/enlaces')));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(19);
  expect(replies.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    body: { code: 'CART_LINKS_FULL' },
  });
  await pool.query('delete from cart_lines');
  expect(await ana.send('POST', '/enlaces')).toMatchObject({
    ...{ status: 422, body: { fields: [{ msg: 'Tu carrito no tiene nada que se pueda comprar ahora.' }] } },
  });
});

test('after 90 days links and their uses are deleted', async () => {
  const { form } = await shared();
  const beto = await shopper('beto@correo.mx');
  await beto.send('POST', '/compartidos', form);
  expect(await pruneSharedCarts({ db })).toBe(0);
  await pool.query(`update cart_links set closed_at = now() - interval '91 days'`);
  await pool.query(`update cart_link_uses set used_at = now() - interval '91 days'`);
  expect(await pruneSharedCarts({ db })).toBe(2);
});

/** Replies of the account to any request (RL-05, RO-02, UI-07). */
import { addCustomer, password, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { expect, test } from '../client/test.ts';

const marked = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select deletion_requested_at as at from customers where id = $1', [id]);
    return rows[0]?.at as Date | null;
  });
const openSessions = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select 1 from customer_sessions where customer_id = $1 and ended_at is null', [
      id,
    ]);
    return rows.length;
  });

test('RL-05 nothing is deleted without a confirmation, whatever is sent', async ({ request }) => {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  const form = { entiendo: '1' };
  for (const path of ['/mi-cuenta/borrar-cuenta', '/mi-cuenta/borrar-cuenta/respuesta']) {
    const reply = await request.post(path, { form, headers: { origin }, maxRedirects: 0 });
    const there = '/mi-cuenta/confirmar?redirect=%2Fmi-cuenta%2Fborrar-cuenta';
    if (reply.status() === 303) expect(reply.headers().location).toBe(there);
    else expect(await reply.json()).toMatchObject({ values: { ir: there } });
  }
  expect(await marked(id)).toBeNull();
  expect(await openSessions(id)).toBe(1);
  // A visitor who has deleted no account cannot open this page.
  const last = await request.get('/cuenta-borrada', { maxRedirects: 0 });
  expect([last.status(), last.headers().location]).toEqual([303, '/']);
});

test('RO-02 the export needs a customer who has confirmed, and is never kept', async ({ request }) => {
  const path = '/mi-cuenta/privacidad/descargar';
  const visitor = await request.get(path, { maxRedirects: 0 });
  expect([visitor.status(), visitor.headers().location]).toEqual([303, expect.stringContaining('/login?redirect=')]);
  await signInByCall(request, (await addCustomer()).email);
  const asked = await request.get(path, { maxRedirects: 0 });
  expect([asked.status(), asked.headers().location]).toEqual([
    303,
    `/mi-cuenta/confirmar?redirect=${encodeURIComponent('/mi-cuenta/privacidad?listo=descarga')}`,
  ]);
  const form = { contrasena: password, volver: path };
  await request.post('/mi-cuenta/confirmar', { form, headers: { origin }, maxRedirects: 0 });
  const file = await request.get(path, { maxRedirects: 0 });
  expect(file.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="mis-datos.json"',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('UI-07 visitors are led to sign in from every page of the account, and come back', async ({ request }) => {
  for (const path of [
    'mis-datos',
    'correo',
    'seguridad',
    'contrasena',
    'avisos',
    'privacidad',
    'privacidad/descargar',
    'borrar-cuenta',
  ]) {
    const reply = await request.get(`/mi-cuenta/${path}`, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(303);
    expect(new URL(reply.headers().location ?? '', 'http://x').searchParams.get('redirect'), path).toMatch(
      new RegExp(`/mi-cuenta/${path}$`),
    );
  }
});

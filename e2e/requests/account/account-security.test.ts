/** Sessions and passwords of the account, by request (RL-05, RO-02). */
import { addCustomer, password, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client } from '../client/client.ts';
import { openSessionsOf } from '../client/other-devices.ts';
import { expect, test } from '../client/test.ts';

test("RO-02 another customer's session answers 404, and stays open", async ({ request }) => {
  const [mine, theirs] = [await addCustomer(), await addCustomer('Ramona')];
  const stranger = new Client();
  await signInByCall(stranger, theirs.email);
  await signInByCall(request, mine.email);
  const [session = ''] = await openSessionsOf(theirs.id);
  for (const sesion of [session, '00000000-0000-4000-8000-000000000000']) {
    const form = { accion: 'cerrar', sesion };
    const reply = await request.post('/mi-cuenta/seguridad', { form, headers: { origin } });
    expect(reply.status()).toBe(404);
    expect(await reply.text()).toContain('Esa sesión ya no está abierta.');
    const answer = await request.post('/mi-cuenta/seguridad/respuesta', { form, headers: { origin } });
    expect(await answer.json()).toMatchObject({ status: 'failed', message: 'Esa sesión ya no está abierta.' });
  }
  for (const sesion of ['', '../cerrar-todas', 'x'.repeat(5_000)]) {
    const form = { accion: 'cerrar', sesion };
    const reply = await request.post('/mi-cuenta/seguridad', { form, headers: { origin } });
    expect([404, 422], sesion.slice(0, 20)).toContain(reply.status());
  }
  expect(await openSessionsOf(theirs.id)).toEqual([session]);
  expect((await stranger.get('/mi-cuenta/', { maxRedirects: 0 })).status()).toBe(200);
  // The page contains no session of another customer.
  expect(await (await request.get('/mi-cuenta/seguridad')).text()).not.toContain(session);
});

test('RL-05 neither the page nor its answers contain a password', async ({ request }) => {
  const { email } = await addCustomer();
  await signInByCall(request, email);
  for (const path of ['confirmar', 'contrasena'])
    for (const end of ['', '/respuesta']) {
      const form = { contrasena: `${password} y algo que no es` };
      const reply = await request.post(`/mi-cuenta/${path}${end}`, { form, headers: { origin } });
      expect(await reply.text(), path + end).not.toContain('y algo que no es');
    }
});

const path = '/mi-cuenta/app-de-autenticacion';

test('RL-05 nobody sets an app up, or turns it off, without confirming who they are', async ({ request }) => {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  for (const accion of ['empezar', 'activar', 'codigos', 'desactivar']) {
    const reply = await request.post(path, {
      form: { accion, codigo: '123456' },
      headers: { origin },
      maxRedirects: 0,
    });
    expect(reply.status(), accion).toBe(303);
    expect(reply.headers().location, accion).toMatch(/^\/mi-cuenta\/confirmar\?/);
  }
  const rows = await withShopDatabase(({ pool }) =>
    pool.query('select 1 from authenticators where customer_id = $1', [id]),
  );
  expect(rows.rowCount).toBe(0);
});

/**
 * Tests credential stuffing: pairs of e-mail and password that were stolen elsewhere. Each pair is tried once, from its
 * own IP address.
 */
import { beforeEach, expect, test } from 'vitest';
import { withAccounts } from '../testing/test-accounts.ts';

const { db, clear, customer, signIn, post, mailTo } = await withAccounts();
beforeEach(() => clear());

const pairs = 25;

test('issue 16, 9: stolen pairs from as many addresses sign in to no account that was signed in to before', async () => {
  for (let n = 0; n < pairs; n++) {
    const customer_id = await customer({ email: `ana${n}@correo.mx` });
    await db
      .insertInto('customer_devices')
      .values({ customer_id, token_hash: Buffer.from(`device ${n}`) })
      .execute();
  }
  const statuses = [];
  for (let n = 0; n < pairs; n++)
    statuses.push((await signIn(`ana${n}@correo.mx`, undefined, { address: `198.51.100.${n}` })).status);
  expect(statuses).toEqual(Array(pairs).fill(412));
  expect(await db.selectFrom('customer_sessions').select('id').execute()).toEqual([]);
});

test('issue 16, 9: who registered here was signed in to from the start: the pair alone is never enough', async () => {
  const form = {
    ...{ nombre: 'Majo', apellidoP: 'Núñez', correo: 'majo@correo.mx', aviso: '2026-11' },
    contrasena: 'lluvia sobre el comal',
  };
  const { solicitud } = (await post('/app/ApiRest/Registro', form)).body;
  const { code: codigo } = (await mailTo('majo@correo.mx')) ?? {};
  expect((await post('/app/ApiRest/Registro', { ...form, codigo, solicitud })).body.code).toBe(11);
  // A new device does not count as the first device if all earlier devices were forgotten.
  await db.updateTable('customer_devices').set({ forgotten_at: new Date() }).execute();
  expect((await signIn(form.correo, form.contrasena, { address: '198.51.100.1' })).status).toBe(412);
});

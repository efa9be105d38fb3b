import { beforeEach, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { wantsMail } from './notification-repository.ts';

const { db, clear, customer, signedIn, confirmed, mails } = await withAccount();
beforeEach(() => clear());

const usual = {
  ...{ pedidos: { correo: true }, ofertas: { correo: false } },
  ...{ favoritos: { correo: false }, opiniones: { correo: false } },
};

test('RT-20 news of orders are on, what sells is off, and switches are kept', async () => {
  const id = await customer();
  const ana = await signedIn();
  expect((await ana.get('/avisos')).body).toEqual({ data: usual });
  const changed = await ana.put('/avisos', { ofertas: { correo: true }, pedidos: { correo: false } });
  const now = { ...usual, ofertas: { correo: true }, pedidos: { correo: false } };
  expect(changed.body).toEqual({ data: now });
  expect((await ana.get('/avisos')).body).toEqual({ data: now });
  // Switches that the form leaves out do not change.
  await ana.put('/avisos', { favoritos: {}, opiniones: { correo: false } });
  expect((await ana.get('/avisos')).body).toEqual({ data: now });
  expect(await wantsMail(db, id, 'ofertas')).toBe(true);
  expect(await wantsMail(db, id, 'pedidos')).toBe(false);
  expect(await wantsMail(db, id, 'favoritos')).toBe(false);
});

test('two switches that are turned at once are both turned', async () => {
  await customer();
  const ana = await signedIn();
  await Promise.all(
    ['ofertas', 'favoritos', 'opiniones'].map((kind) => ana.put('/avisos', { [kind]: { correo: true } })),
  );
  await Promise.all([true, false, true].map((correo) => ana.put('/avisos', { pedidos: { correo } })));
  const { data } = (await ana.get('/avisos')).body;
  expect(data).toMatchObject({ ofertas: { correo: true }, favoritos: { correo: true }, opiniones: { correo: true } });
});

test('when a switch was turned is kept, and the same again does not move it', async () => {
  await customer();
  const ana = await signedIn();
  await ana.put('/avisos', { ofertas: { correo: true } });
  const moment = () => db.selectFrom('notification_settings').select('changed_at').executeTakeFirstOrThrow();
  const first = await moment();
  await ana.put('/avisos', { ofertas: { correo: true } });
  expect(await moment()).toEqual(first);
});

test('RO-02 they are one customer’s own', async () => {
  await customer();
  const luis = await customer({ email: 'luis@correo.mx' });
  await (await signedIn()).put('/avisos', { ofertas: { correo: true } });
  expect((await (await signedIn('luis@correo.mx')).get('/avisos')).body).toEqual({ data: usual });
  expect(await wantsMail(db, luis, 'ofertas')).toBe(false);
});

test('with all switches off, what is about the safety of the account is still mailed', async () => {
  await customer();
  const ana = await confirmed();
  const off = { correo: false };
  await ana.put('/avisos', { pedidos: off, ofertas: off, favoritos: off, opiniones: off });
  await ana.put('/contrasena', { contrasena: 'lluvia sobre el comal' });
  expect(await mails('Ana@correo.mx')).toContainEqual({ kind: 'password-changed' });
});

test.each([{}, { seguridad: { correo: false } }, { ofertas: true }, { ofertas: { push: true } }, { ofertas: null }])(
  '%j is a 400',
  async (body) => {
    await customer();
    expect((await (await signedIn()).put('/avisos', body)).status).toBe(400);
  },
);

import { beforeEach, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';

const { db, clear, customer, signedIn, audit } = await withAccount();
beforeEach(() => clear());

const form = {
  nombre: ' Ana  María ',
  apellidoP: 'Ríos',
  apellidoM: 'Luna',
  genero: 'no-binario',
  cumpleanios: '1990-12-31',
  telefono: '5512345678',
};

test('RL-01 ST-01 AP-20 the profile is read and changed, and support sees which fields, not what they say', async () => {
  const id = await customer();
  const ana = await signedIn();
  const before = await ana.get('/perfil');
  expect(before.body.data).toEqual({
    ...{ nombre: 'Ana', apellidoP: 'Ríos', apellidoM: '', genero: null, cumpleanios: null, telefono: null },
    ...{ correo: 'Ana@correo.mx', dosPasos: false, desde: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  const after = { ...before.body.data, ...form, nombre: 'Ana María' };
  expect((await ana.put('/perfil', form)).body.data).toEqual(after);
  expect((await ana.get('/perfil')).body.data).toEqual(after);
  const campos = ['nombre', 'apellidoM', 'genero', 'cumpleanios', 'telefono'];
  expect(await audit(id)).toEqual([{ action: 'profile-changed', detail: { campos } }]);
  // The same form again changes nothing, and adds no entry to the audit log.
  await ana.put('/perfil', form);
  expect(await audit(id)).toHaveLength(1);
  expect(JSON.stringify(await audit(id))).not.toMatch(/María|Luna|1990|5512345678/);
});

test('what is left out is empty from then on', async () => {
  await customer({ telefono: '5512345678', genero: 'otro', cumpleanios: '1990-12-31', apellido_m: 'Luna' });
  const ana = await signedIn();
  const { body } = await ana.put('/perfil', { nombre: 'Ana', apellidoP: 'Ríos' });
  expect(body.data).toMatchObject({ apellidoM: '', genero: null, cumpleanios: null, telefono: null });
});

test('issue 37 B1: a birthday is a day until today in Mexico City', async () => {
  await customer();
  const ana = await signedIn();
  const mexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City', dateStyle: 'short' });
  const day = (days: number) => mexico.format(Date.now() + days * 86_400_000);
  expect((await ana.put('/perfil', { ...form, cumpleanios: day(0) })).status).toBe(200);
  expect((await ana.put('/perfil', { ...form, cumpleanios: day(1) })).status).toBe(422);
});

test('RO-02 it changes nobody else', async () => {
  const luis = await customer({ email: 'luis@correo.mx', nombre: 'Luis' });
  await customer();
  await (await signedIn()).put('/perfil', form);
  const row = await db.selectFrom('customers').select(['nombre', 'telefono']).where('id', '=', luis).execute();
  expect(row).toEqual([{ nombre: 'Luis', telefono: null }]);
});

test.each([
  [{ nombre: '  ' }, 'nombre'],
  [{ nombre: '\u202Eevil' }, 'nombre'],
  [{ nombre: '\u3164' }, 'nombre'],
  [{ apellidoP: '<b>' }, 'apellidoP'],
  [{ apellidoM: '\u0000' }, 'apellidoM'],
  [{ cumpleanios: '2026-02-30' }, 'cumpleanios'],
  [{ cumpleanios: '2990-01-01' }, 'cumpleanios'],
  [{ telefono: '55123' }, 'telefono'],
])('RT-03 %j is told beside its field, as in a registration', async (more, name) => {
  const id = await customer();
  const ana = await signedIn();
  const { status, body } = await ana.put('/perfil', { ...form, ...more });
  expect(status).toBe(422);
  expect(body.fields).toEqual([{ name, code: expect.any(String), msg: expect.any(String) }]);
  expect(await audit(id)).toEqual([]);
});

test.each([
  ['nombre', 'Ganaste $5,000: cobra en https://evil.example/premio ya'],
  ['apellidoP', 'Entra a www.evil.example'],
  ['apellidoM', 'Llama al 55 1234 5678'],
])('L2 a message as %s is refused in words that say why: %s', async (name, text) => {
  await customer();
  const ana = await signedIn();
  const { status, body } = await ana.put('/perfil', { ...form, [name]: text });
  const msg = 'Escribe solo tu nombre, sin enlaces ni números de teléfono.';
  expect([status, body.fields]).toEqual([422, [{ name, code: 'INVALID_FORMAT', msg }]]);
});

test.each([
  { correo: 'otra@correo.mx' },
  { email: 'otra@correo.mx' },
  { dosPasos: true },
  { genero: 'x' },
  { nombre: 'x'.repeat(61) },
  { cumpleanios: '31/12/1990' },
])('%j is a 400', async (more) => {
  await customer();
  expect((await (await signedIn()).put('/perfil', { ...form, ...more })).status).toBe(400);
});

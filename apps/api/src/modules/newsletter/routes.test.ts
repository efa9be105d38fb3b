import { expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { app, database } = await withApi();

async function subscribe(form: Record<string, string>) {
  const reply = await app.inject({
    method: 'POST',
    url: '/newsletter/v1/suscripcion',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const stored = () =>
  database.db.selectFrom('newsletter_subscribers').select(['email', 'gender']).orderBy('email').execute();

test('AP-19 an address is kept once; signing up again changes the preference and says the same', async () => {
  expect(await subscribe({ correo: ' Ana@Correo.mx ', genero: '2' })).toEqual({
    status: 200,
    body: { data: { status: 'success' } },
  });
  expect(await subscribe({ correo: 'ana@correo.mx', genero: '1' })).toEqual({
    status: 200,
    body: { data: { status: 'success' } },
  });
  expect(await stored()).toEqual([{ email: 'Ana@Correo.mx', gender: 1 }]);
});

test.each(['ana', 'ana@correo', 'a b@correo.mx', 'ana@@correo.mx', 'ana@correo.mx\u0000'])(
  'AP-19 VA-02 %j is no address',
  async (correo) => {
    const before = await stored();
    expect(await subscribe({ correo, genero: '1' })).toEqual({ status: 200, body: { data: { status: 'error' } } });
    expect(await stored()).toEqual(before);
  },
);

test.each<Record<string, string>>([
  { correo: 'ana@correo.mx' },
  { correo: 'ana@correo.mx', genero: '3' },
  { correo: '', genero: '1' },
  { correo: 'ana@correo.mx', genero: '1', x: '1' },
])('AP-19 a form that lacks a field or has a wrong one is a 400: %j', async (form) => {
  const { status, body } = await subscribe(form);
  expect(status).toBe(400);
  expect(body.code).toBe('INVALID_REQUEST');
  expect(body.detail).toMatch(/^body /);
});

import { expect, test } from 'vitest';
import { now, shop } from '../../shared/session/test-session.server.ts';
import { enter } from './enter.server.ts';

const tokens = { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 900, token_type: 'Bearer' };
const person = { id: '2', name: 'Beto', last_name: 'Luna', second_last_name: '', email: 'beto@correo.mx' };
const address = {
  ...{ id: 'a1', nombre: 'Beto Luna', calle: 'Orizaba', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ numeroExterior: '101', municipio: 'Cuauhtémoc', direccion: 'Orizaba 101', predeterminada: true },
};
const reply = { token: 'session-2', idCarrito: 'cart-2', dispositivo: 'device-2' };

const entered = async (cookies: Record<string, string>, addresses: { status: number; body?: unknown } | undefined) => {
  const { context, scope, calls } = shop(cookies, ({ path }) => {
    if (path.endsWith('/token')) return { status: 200, body: tokens };
    if (path.endsWith('/address')) return addresses;
    return { status: 200, body: { data: { ...person, gender: null, birthday: null, metadata: { version: 3 } } } };
  });
  await enter(context, reply, 'beto@correo.mx');
  return { cookies: scope.cookies, asked: calls.filter(({ path }) => path.endsWith('/address')).length };
};

test('RL-04 ST-03 who signs in has things sent to the default address', async () => {
  const { cookies } = await entered(
    {},
    { status: 200, body: { data: { address: [address, { ...address, id: 'b' }] } } },
  );
  expect(cookies.get('codigoPostal')).toBe('06700');
  expect(cookies.get('selectId')).toBe('a1');
  expect(cookies.get('access_token_expira')).toBe(String(now + 900));
});

test('ST-03 a postal code that this device stored stays, and nothing is asked', async () => {
  const { cookies, asked } = await entered({ codigoPostal: '44100' }, { status: 500 });
  expect([cookies.get('codigoPostal'), cookies.get('selectId'), asked]).toEqual(['44100', undefined, 0]);
});

test.each([
  ['no address', { status: 200, body: { data: { address: [] } } }],
  ['a failure', { status: 500 }],
  ['no answer', undefined],
])('SS-01 with %s, who signs in is signed in', async (_, addresses) => {
  const { cookies } = await entered({}, addresses);
  expect(cookies.get('session_token')).toBe('session-2');
  expect(cookies.get('codigoPostal')).toBeUndefined();
});

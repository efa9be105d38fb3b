/** Tests the way back of each form that signs a customer in, as a field or as a cookie (RT-02, RT-03, RT-05, RT-06). */
import { expect, test } from 'vitest';
import { shopContext } from '../../shared/api/shop-context.ts';
import { shop } from '../../shared/session/test-session.server.ts';
import type { Context, EntryAnswer } from './entry-answer.server.ts';
import { enterByPasskey } from './passkey/passkey.server.ts';
import { register } from './registration/registration.server.ts';
import { confirmCode, resendCode, signIn } from './sign-in/sign-in.server.ts';
import { finishSignOn } from './sign-on/sign-on.server.ts';

const origin = 'https://tienda.example';
const entered = {
  code: 11,
  msg: 'Hola',
  token: 't'.repeat(43),
  idCarrito: 'c1',
  dispositivo: 'd1',
  correo: 'ana@correo.mx',
};
const tokens = { access_token: 'a'.repeat(43), refresh_token: 'r', expires_in: 600, refresh_expires_in: 90_000 };
const person = { id: '1', email: 'ana@correo.mx', name: 'Ana', last_name: 'Ríos', second_last_name: '', gender: null };

/** The API of a shop in which every sign-in succeeds, and neither carts nor addresses can be read. */
function api({ path }: { path: string }) {
  if (path.includes('openid-connect/token')) return { status: 200, body: tokens };
  if (path.includes('user-info')) return { status: 200, body: { data: { ...person, birthday: null } } };
  return /login|registro/i.test(path) ? { status: 200, body: entered } : { status: 503, body: {} };
}

const asked = (path: string) => {
  const url = new URL(path, origin);
  return { request: new Request(url, { method: 'POST' }), url };
};
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const typed = { nombre: 'Ana', apellidoP: 'Ríos', correo: 'ana@correo.mx', contrasena: 'x', aviso: '1' };
const waiting = { tokenOTP: 't'.repeat(43), validateType: 'correo', usuarioOTP: 'ana@correo.mx' };
const started = (volver: string) => JSON.stringify({ estado: 's', nonce: 'n', verificador: 'v', volver });

type Entry = (context: Context, volver: string) => Promise<EntryAnswer>;
const forms: Record<string, { cookies?: (volver: string) => Record<string, string>; enter: Entry }> = {
  'RT-02 the sign-in': {
    enter: (context, volver) =>
      signIn(context, asked('/login'), formOf({ correo: 'ana@correo.mx', contrasena: 'x', volver })),
  },
  'RT-05 the code': {
    cookies: () => waiting,
    enter: (context, volver) => confirmCode(context, asked('/autorizar'), formOf({ codigo: '123456', volver })),
  },
  'RT-03 the registration': {
    enter: (context, volver) => register(context, asked('/registro').request, formOf({ ...typed, volver })),
  },
  'RT-02 a passkey': {
    enter: (context, volver) => enterByPasskey(context, asked('/login'), formOf({ respuesta: '{}', volver })),
  },
  'RT-06 the return of a sign-on, by its cookie': {
    cookies: (volver) => ({ entrada: started(volver) }),
    enter: (context) =>
      finishSignOn(context, asked('/authenticated').request, formOf({ state: 's', nonce: 'n', code: 'c' })),
  },
};

test.each(Object.entries(forms))('issue 37 A7 %s leads to a page of the shop, and to no entrance', async (_, entry) => {
  const enter = async (volver: string) => {
    const { context } = shop(entry.cookies?.(volver) ?? {}, api);
    Object.assign(context.get(shopContext).accounts, { privacyNotice: typed.aviso });
    return entry.enter(context, volver);
  };
  expect(await enter('/tiendas')).toEqual({ to: '/tiendas' });
  const entrances = ['/login', '/autorizar/otro-codigo', '/login/respuesta', '/login/llave', '/login?redirect=/login'];
  for (const volver of [...entrances, '/REGISTRO/', '/authenticated', 'https://evil.example/', '//evil.example'])
    expect(await enter(volver), volver).toEqual({ to: '/' });
});

test('issue 37 A7 without a sign-in that waits, a code leads to the sign-in, whose way back is no entrance', async () => {
  for (const form of [confirmCode, resendCode])
    for (const volver of ['/autorizar/otro-codigo', 'https://evil.example/']) {
      const { context } = shop({}, api);
      const answer = await form(context, asked('/autorizar'), formOf({ codigo: '123456', volver }));
      expect(answer).toEqual({ to: expect.stringMatching(/^\/login(\?redirect=(%2F|\/))?$/) });
    }
});

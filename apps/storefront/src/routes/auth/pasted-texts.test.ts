/** Every form that takes a code or a telephone accepts what people paste (issue 37 B9). */
import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { answerNamed } from '../../features/account/actions.server.ts';
import { register } from '../../features/session/registration/registration.server.ts';
import { confirmCode } from '../../features/session/sign-in/sign-in.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { asAction, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';

const url = new URL('https://tienda.example/x');
const post = (fields: Record<string, string> = {}) => new Request(url, { method: 'POST', body: formOf(fields) });
type Submit = (context: RouterContextProvider, fields: Record<string, string>) => Promise<unknown>;

const account =
  (name: string): Submit =>
  async (context, fields) =>
    answerNamed(name, { context, request: post(fields) });
const signIn: Submit = (context, fields) => confirmCode(context, { request: post(), url }, formOf(fields));
const registration: Submit = (context, fields) => register(context, post(), formOf(fields));

/** What the form sends to the API. */
async function sent(submit: Submit, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const cookies = signedIn({ tokenOTP: 't', validateType: 'correo', usuarioOTP: 'ana@correo.mx' });
  const { context, calls } = shop(cookies, () => ({ status: 422, body: { msg: 'x', fields: [] } }));
  const known = context.get(shopContext);
  context.set(shopContext, { ...known, accounts: { ...known.accounts, privacyNotice: '2026-11' } });
  await asAction(context, () => submit(context, fields));
  const body = calls.at(-1)?.body ?? '';
  return body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

const person = { nombre: 'Ana', apellidoP: 'Ríos', correo: 'ana@correo.mx', contrasena: 'x', aviso: '2026-11' };

test.each<[string, Submit, string, Record<string, string>]>([
  ['the sign-in', signIn, 'codigo', {}],
  ['the registration', registration, 'codigo', { ...person, pideCodigo: '1' }],
  ['the confirmation of identity', account('confirmar'), 'codigo', { pideCodigos: '1' }],
  ['the new e-mail', account('correo'), 'codigoNuevo', { pideCodigos: '1', codigoAnterior: '654321' }],
  ['the present e-mail', account('correo'), 'codigoAnterior', { pideCodigos: '1', codigoNuevo: '654321' }],
  ['the authenticator app', account('app-de-autenticacion'), 'codigo', { accion: 'activar' }],
])('RT-05, issue 37 B9: the form of %s finds the code in a pasted text', async (_, submit, name, fields) => {
  for (const pasted of ['Código 123456', 'Tu código es 123 456.', '\u200b123-456'])
    expect(await sent(submit, { ...fields, [name]: pasted })).toMatchObject({ [name]: '123456' });
});

test.each<[string, Submit]>([
  ['the registration', registration],
  ['the profile', account('mis-datos')],
])('RT-03, issue 37 B9: the form of %s accepts a telephone with its old prefix', async (_, submit) => {
  const fields = { ...person, telefono: '+52 1 (55) 1234–5678' };
  expect(await sent(submit, fields)).toMatchObject({ telefono: '5512345678' });
});

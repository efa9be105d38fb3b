import { expect, test } from 'vitest';
import type { PasskeyCreated, PasskeyUsed } from '../../accounts/passkeys.ts';
import { createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const { passkeys, authenticator } = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 10_000 });
const call = { credentials: { bearer: 'token' } };
const key = { id: 'a', rawId: 'a', type: 'public-key' } as const;
const created: PasskeyCreated = { ...key, response: { clientDataJSON: 'b', attestationObject: 'c' } };
const used: PasskeyUsed = { ...key, response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd' } };
const form = { token: 't'.repeat(43), respuesta: used };

test.each<[string, () => Promise<unknown>, unknown?]>([
  ['POST /login/llave/opciones', () => passkeys.signInOptions(call)],
  ['POST /login/llave', () => passkeys.signIn(form, call), form],
  ['GET /cuenta/llaves', () => passkeys.list(call)],
  ['POST /cuenta/llaves/opciones', () => passkeys.options(call)],
  [
    'POST /cuenta/llaves',
    () => passkeys.add({ respuesta: created, nombre: 'Mi teléfono' }, call),
    { respuesta: created, nombre: 'Mi teléfono' },
  ],
  ['PUT /cuenta/llaves/a%2Fb', () => passkeys.rename('a/b', 'Otra', call), { nombre: 'Otra' }],
  ['DELETE /cuenta/llaves/a%2Fb', () => passkeys.remove('a/b', call)],
  ['POST /cuenta/confirmacion/llave/opciones', () => passkeys.confirmationOptions(call)],
  ['POST /cuenta/confirmacion/llave', () => passkeys.confirm(used, call), { respuesta: used }],
  ['GET /cuenta/autenticador', () => authenticator.state(call)],
  ['POST /cuenta/autenticador', () => authenticator.begin(call)],
  ['POST /cuenta/autenticador/confirmar', () => authenticator.confirm('123456', call), { codigo: '123456' }],
  ['DELETE /cuenta/autenticador', () => authenticator.remove(call)],
  ['POST /cuenta/autenticador/codigos', () => authenticator.makeCodes(call)],
])('issue 16, 2: %s is called by access token', async (line, send, body) => {
  let received = {};
  server.reply(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received = { line: `${request.method} ${request.url}`, token: request.headers.authorization, text };
    json(200, { data: 'reply' })(request, response);
  });
  expect(await send()).toEqual({ data: 'reply' });
  const text = body === undefined ? '' : JSON.stringify(body);
  expect(received).toEqual({ line: line.replace(' ', ' /app/v1'), token: 'Bearer token', text });
});

test('SS-02 a key that did not verify its user asks for a code; a refused one is a failure', async () => {
  server.reply(json(412, { status: 412, code: 'CODE_REQUIRED', msg: '', validateType: 'correo', token: 't' }));
  expect(await passkeys.signIn(form)).toMatchObject({ validateType: 'correo', token: 't' });
  server.reply(json(401, { code: 'PASSKEY_REFUSED', msg: 'No.' }));
  await expect(passkeys.signIn(form)).rejects.toMatchObject({ status: 401, code: 'PASSKEY_REFUSED' });
});

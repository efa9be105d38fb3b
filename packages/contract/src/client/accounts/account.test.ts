import { expect, test } from 'vitest';
import { createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const { account } = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 10_000 });
const call = { credentials: { bearer: 'token' } };

test.each<[string, () => Promise<unknown>, string?]>([
  ['GET /confirmacion', () => account.confirmation(call)],
  ['POST /confirmacion', () => account.confirm({ contrasena: 'x' }, call), '{"contrasena":"x"}'],
  ['POST /confirmacion/codigo', () => account.sendConfirmationCode(call)],
  ['GET /perfil', () => account.profile(call)],
  [
    'PUT /perfil',
    () => account.changeProfile({ nombre: 'Ana', apellidoP: 'Ríos' }, call),
    '{"nombre":"Ana","apellidoP":"Ríos"}',
  ],
  ['POST /correo', () => account.requestEmail({ correo: 'a@b.mx' }, call), '{"correo":"a@b.mx"}'],
  [
    'POST /correo/confirmar',
    () => account.confirmEmail({ codigoNuevo: '1', codigoAnterior: '2' }, call),
    '{"codigoNuevo":"1","codigoAnterior":"2"}',
  ],
  ['PUT /contrasena', () => account.changePassword({ contrasena: 'x' }, call), '{"contrasena":"x"}'],
  ['PUT /dos-pasos', () => account.setTwoStep({ activo: true }, call), '{"activo":true}'],
  ['GET /sesiones', () => account.sessions(call)],
  ['DELETE /sesiones/a%2Fb', () => account.endSession('a/b', call)],
  ['POST /sesiones/cerrar-todas', () => account.endOtherSessions(call)],
  ['GET /avisos', () => account.notifications(call)],
  ['PUT /avisos', () => account.setNotifications({ ofertas: { correo: true } }, call), '{"ofertas":{"correo":true}}'],
  ['GET /arco', () => account.privacyRequests(call)],
  [
    'POST /arco',
    () => account.requestPrivacy({ derecho: 'acceso', texto: 'x' }, call),
    '{"derecho":"acceso","texto":"x"}',
  ],
])('issue 16, 7: %s is called by access token', async (line, send, body = '') => {
  let received = {};
  server.reply(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received = { line: `${request.method} ${request.url}`, token: request.headers.authorization, text };
    json(200, { data: 'reply' })(request, response);
  });
  expect(await send()).toEqual({ data: 'reply' });
  expect(received).toEqual({ line: line.replace(' ', ' /app/v1/cuenta'), token: 'Bearer token', text: body });
});

import { expect, test } from 'vitest';
import { createClient, overFetch } from '../index.ts';
import { json, startTestServer } from '../test-server.ts';

const server = await startTestServer();
const { accounts } = createClient({ transport: overFetch(server.baseUrl), timeoutMs: 10_000 });

interface Received {
  line: string;
  type?: string | undefined;
  bearer?: string | undefined;
  body: string;
}

/** Returns the request that the client sends, to a server that answers with this status and body. */
async function sent<Data>(call: () => Promise<Data>, status = 200, body: unknown = { ok: true }) {
  let received: Received | undefined;
  server.reply(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { authorization, 'content-type': type } = request.headers;
    received = { line: `${request.method} ${request.url}`, type, bearer: authorization, body: text };
    json(status, body)(request, response);
  });
  const reply = await call();
  return { reply, received };
}

const realm = { realm: 'tianguis', client: 'tienda', redirectUri: 'https://tienda.example/authenticated' };
const [asJson, asForm] = ['application/json', 'application/x-www-form-urlencoded;charset=UTF-8'];
const registration = {
  ...{ nombre: 'Ana', apellidoP: 'Ríos', correo: 'ana@correo.mx', contrasena: 'a&b=c', aviso: '2026-11' },
};

test.each<[string, string, () => Promise<unknown>, Partial<Received>]>([
  [
    'AP-01',
    'POST /app/ApiRest/Login/',
    () => accounts.signIn({ usuario: 'ana@correo.mx', contrasena: 'a&b' }),
    { type: asJson, body: '{"usuario":"ana@correo.mx","contrasena":"a&b"}' },
  ],
  [
    'AP-02',
    'POST /app/ApiRest/Registro',
    () => accounts.register(registration),
    { type: asJson, body: JSON.stringify(registration) },
  ],
  [
    'AP-03',
    'POST /sso-middleware/v1/protocol/openid-connect/token',
    () => accounts.exchange({ token: 'la+sesión', username: 'ana@correo.mx', client: 'tienda' }),
    {
      type: asForm,
      body: 'grant_type=custom_token&client_secret=la%2Bsesi%C3%B3n&client_id=tienda&username=ana%40correo.mx',
    },
  ],
  [
    'AP-04',
    'POST /realms/tianguis/protocol/openid-connect/token',
    () => accounts.refresh({ ...realm, refreshToken: 'r+1' }),
    {
      type: asForm,
      body:
        'grant_type=refresh_token&refresh_token=r%2B1&client_id=tienda' +
        '&redirect_uri=https%3A%2F%2Ftienda.example%2Fauthenticated',
    },
  ],
  [
    'AP-05',
    'POST /realms/tianguis/protocol/openid-connect/logout',
    () => accounts.signOut({ ...realm, refreshToken: 'r+1', accessToken: 'a-1' }),
    {
      ...{ type: asForm, bearer: 'Bearer a-1' },
      body: 'refresh_token=r%2B1&client_id=tienda&redirect_uri=https%3A%2F%2Ftienda.example%2Fauthenticated',
    },
  ],
  ['AP-06', 'GET /app/v1/user-info', () => accounts.userInfo('a-1'), { bearer: 'Bearer a-1', body: '' }],
  [
    'AP-08',
    'POST /app/v1/login-facebook',
    () => accounts.byFacebook({ email: 'ana@correo.mx', access_token: 'f+1' }),
    { type: asJson, body: '{"email":"ana@correo.mx","access_token":"f+1"}' },
  ],
  [
    'RT-05',
    'POST /app/v1/login/codigo',
    () => accounts.confirm({ token: 't', codigo: '123456' }),
    { type: asJson, body: '{"token":"t","codigo":"123456"}' },
  ],
  ['RT-05', 'POST /app/v1/login/codigo/otro', () => accounts.resendCode('t'), { type: asJson, body: '{"token":"t"}' }],
])('%s %s is sent as the specification says', async (_, line, call, expected) => {
  const { received } = await sent(call);
  expect(received).toEqual({ line, type: undefined, bearer: undefined, ...expected });
});

test('a realm in an address is one part of its path', async () => {
  const { received } = await sent(() => accounts.refresh({ ...realm, realm: '../a?b', refreshToken: 'r' }));
  expect(received?.line).toBe('POST /realms/..%2Fa%3Fb/protocol/openid-connect/token');
});

test('SS-02 a 412 is an answer that has a ticket; without one, it is a failure', async () => {
  const required = { status: 412, code: 'CODE_REQUIRED', msg: 'x', token: 't', validateType: 'correo' };
  const form = { usuario: 'ana@correo.mx', contrasena: 'x' };
  expect((await sent(() => accounts.signIn(form), 412, required)).reply).toEqual(required);
  await expect(sent(() => accounts.signIn(form), 412, { code: 'OTHER' })).rejects.toMatchObject({ status: 412 });
});

test.each<[number, unknown, unknown]>([
  [400, { error: 'invalid_grant' }, { status: 400, error: 'invalid_grant' }],
  [401, { code: 'UNAUTHENTICATED' }, { status: 401, error: undefined }],
  [503, '<html>', { status: 503, error: undefined }],
  [200, { access_token: 'a' }, { status: 200, error: undefined }],
  [200, 'null', { status: 200, error: undefined }],
])('SS-06 the reply %s %j to a refresh is no error of the call, and has no tokens', async (status, body, reply) => {
  const refreshed = await sent(() => accounts.refresh({ ...realm, refreshToken: 'r' }), status, body);
  expect(refreshed.reply).toEqual({ reply, tokens: undefined });
});

test('SS-06 no reply to a refresh is none, and no error of the call either', async () => {
  server.reply((request) => void request.socket.destroy());
  expect(await accounts.refresh({ ...realm, refreshToken: 'r' })).toEqual({ reply: undefined });
});

test.each([204, 400, 401, 500])('SS-03 the client returns any status of a sign-out: %s', async (status) => {
  const out = () => accounts.signOut({ ...realm, refreshToken: 'r', accessToken: 'a' });
  expect((await sent(out, status)).reply).toBe(status);
});

/** Tests that tokens of clients do not stand in for the storefront's session (issue 37, F4). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';
import { password } from '../testing/test-accounts.ts';
import { createBrowser, exchangeCode } from '../testing/test-client.ts';

const account = await withAccount();
const { app, as, call, clear, customer, signedIn, refresh, userInfo, mails, pass, db, database } = account;
beforeEach(() => clear());

type Ana = Awaited<ReturnType<typeof signedIn>>;

/** Signs in at a client, by the storefront's session. */
async function atClient({ access_token }: Pick<Ana, 'access_token'>) {
  const browser = createBrowser(app);
  const { interaction, verifier } = await browser.authorize();
  const { body } = await browser.finish(interaction, access_token);
  const { to } = await browser.open(body.direccion);
  const { access_token: token = '', refresh_token = '' } = (await exchangeCode(app, to, verifier)).body;
  return { browser, token, refresh_token };
}

const [compra, direccion] = [crypto.randomUUID(), crypto.randomUUID()];
const bytes = 'AAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key' };
const used = { ...credential, response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } };
const added = { ...credential, response: { clientDataJSON: bytes, attestationObject: bytes } };
const returned = { piezas: '1x1', motivo: 'me-arrepenti' };
const receiver = { rfc: 'EKU9003173C9', nombre: 'EVA', regimen: '601', uso: 'G03', codigoPostal: '06700' };
const registry = {
  ...{ evento: 'wedding', nombres: 'Eva y Luis', fecha: '2027-02-14', direccion },
  ...{ buscable: false, sorpresa: false },
};
const message = { mensaje: compra, texto: 'Hola' };
/** Bodies that the schemas of the calls accept, by method and path. */
const bodies: Readonly<Record<string, object>> = {
  'POST /app/v1/cuenta/confirmacion': { contrasena: password },
  'POST /app/v1/cuenta/confirmacion/llave': { respuesta: used },
  'PUT /app/v1/cuenta/perfil': { nombre: 'Eva', apellidoP: 'Ríos' },
  'POST /app/v1/cuenta/correo': { correo: 'nueva@correo.mx' },
  'POST /app/v1/cuenta/correo/confirmar': { codigoNuevo: '123456', codigoAnterior: '123456' },
  'PUT /app/v1/cuenta/contrasena': { contrasena: 'la que quiere el ladrón' },
  'PUT /app/v1/cuenta/dos-pasos': { activo: true },
  'PUT /app/v1/cuenta/avisos': { ofertas: { correo: false } },
  'POST /app/v1/cuenta/arco': { derecho: 'acceso', texto: 'Quiero mis datos' },
  'POST /app/v1/cuenta/llaves': { respuesta: added, nombre: 'Mía' },
  'PUT /app/v1/cuenta/llaves/{id}': { nombre: 'Mía' },
  'POST /app/v1/cuenta/autenticador/confirmar': { codigo: '123456' },
  'POST /app/v1/login/vincular': { vinculo: 'x'.repeat(43) },
  'POST /app/v1/login/interaccion': { interaccion: 'x'.repeat(21) },
  'POST /app/v1/compras': {},
  'POST /app/v1/compras/{compra}': { direccion },
  'POST /app/v1/compras/{compra}/tarjeta': { regreso: 'http://localhost/' },
  'POST /app/v1/comprar/pedido': { compra, hash: 'x'.repeat(43), total: 100 },
  'POST /app/v1/pedidos/{pedido}/pagar': { forma: 'spei' },
  'POST /app/v1/pedidos/{pedido}/cancelaciones': { cancelacion: compra, motivo: 'otra', importe: 0 },
  'POST /app/v1/pedidos/{pedido}/cuenta-de-reembolso': { clabe: '032180000118359719', titular: 'Eva Ríos' },
  'POST /app/v1/pedidos/{pedido}/reembolso-a-saldo': {},
  'POST /app/v1/saldo/envios': { envio: compra, importe: 100, clabe: '032180000118359719', titular: 'Eva Ríos' },
  'POST /app/v1/saldo/renunciar': { renuncia: compra, importe: 100 },
  'POST /app/v1/pedidos/{pedido}/tarjeta': { regreso: 'http://localhost/' },
  'POST /app/v1/pedidos/{pedido}/devoluciones': { devolucion: compra, ...returned, via: 'punto', importe: 0 },
  'PUT /reviews/v1/products/{id}/own': { rating: 5, body: 'Me gustó mucho.' },
  'POST /app/v1/pedidos/{pedido}/facturas': { solicitud: compra, ...receiver },
  'POST /app/v1/pedidos/{pedido}/mensajes': message,
  'POST /app/v1/pedidos/{pedido}/mensajes/{folio}': message,
  'POST /app/v1/credito/solicitudes': {
    ...{ solicitud: compra, ingreso: 1_500_000, mayor_de_edad: true, contrato: true },
  },
  'POST /app/v1/mesas': { formulario: compra, ...registry },
  'PUT /app/v1/mesas/{id}': registry,
  'PUT /app/v1/mesas/{id}/articulos': { producto: 7, childrenSku: '0', quiere: 1 },
  'PUT /app/v1/mesas/{id}/gracias': { regalo: compra, dadas: true },
  'POST /app/v1/mesas/{id}/regalos/{regalo}/cambio': { formulario: compra, importe: 1 },
  'PUT /app/v1/avisos/dispositivo': {
    ...{ endpoint: 'https://fcm.googleapis.com/x', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  },
  'POST /app/v1/avisos/dispositivo/quitar': { endpoint: 'https://fcm.googleapis.com/x' },
  'POST /app/v1/preguntas': { pregunta: compra, producto: 7, texto: '¿Trae tapa?' },
};
/** Queries that the schemas of the calls require. */
const queries: Readonly<Record<string, Record<string, string>>> = {
  'GET /app/v1/pedidos/{pedido}/devoluciones': returned,
};
/** Calls of the API that need the storefront's session, besides those of the account's pages. */
const others = ['POST /app/v1/login/vincular', 'POST /app/v1/login/interaccion', 'POST /app/v1/delete-account'];
const { paths } = (await call('GET', '/docs/json')).body as { paths: Record<string, object> };
const callsAt = (places: RegExp): string[] =>
  Object.entries(paths)
    .filter(([path]) => places.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
const ofPages = callsAt(/^\/app\/v1\/cuenta/);
/**
 * Calls of checkouts, orders, payments, balances, credits, photographs, questions, own registries, devices, and of
 * the customer's reviews.
 */
const buying = [
  ...callsAt(/^\/app\/v1\/(compras|comprar|pedidos|intentos|saldo|credito|fotografias?|preguntas|mesas)(\/|$)/),
  ...callsAt(/^\/app\/v1\/avisos\/(llave|dispositivo)(\/|$)/),
  ...callsAt(/^\/reviews\/v1\/(own$|products\/\{id\}\/own|reviews\/)/),
];

const send = (one: string, token: string) => {
  const [method = '', path = ''] = one.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  const payload = bodies[one];
  const url = path
    .replace('{pedido}', '0123456789')
    .replace('{formato}', 'xml')
    .replace('{folio}', '0123456789M01')
    .replace(/(?<=^\/reviews\/.*)\{id\}/, '7')
    .replace(/\{\w+\}/g, () => crypto.randomUUID());
  const query = new URLSearchParams(queries[one]).toString();
  return call(
    method as 'GET',
    query === '' ? url : `${url}?${query}`,
    payload === undefined ? { headers } : { headers, payload },
  );
};

describe('issue 37, F4: the token of a client', () => {
  test('the description lists the calls of the account’s pages', () => {
    expect(ofPages.length).toBeGreaterThan(20);
    expect(buying.length).toBeGreaterThan(10);
    const known = Object.keys(bodies).filter((one) => !others.includes(one));
    expect([...ofPages, ...buying]).toEqual(expect.arrayContaining(known));
  });

  test.each([...ofPages, ...others, ...buying])(
    'is refused by %s, even if its session and the storefront’s are confirmed',
    async (one) => {
      await customer();
      const ana = await signedIn();
      const { token } = await atClient(ana);
      await database.pool.query('update customer_sessions set confirmed_at = now()');
      expect(await send(one, token)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
      expect((await userInfo(token)).status).toBe(200);
    },
  );

  test('guesses no password, opens no other client, and counts no try of the owner', async () => {
    await customer();
    const ana = await signedIn();
    const { token } = await atClient(ana);
    for (let n = 0; n < 6; n++)
      expect((await as(token).post('/confirmacion', { contrasena: `adivina ${n}` })).status).toBe(403);
    for (const more of [{}, { prompt: 'login' }]) {
      const browser = createBrowser(app);
      const { interaction } = await browser.authorize(more);
      const { status, body } = await browser.finish(interaction, token);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
    }
    expect(await db.selectFrom('sign_in_failures').select('key').where('failures', '>', 0).execute()).toEqual([]);
    expect((await ana.post('/confirmacion', { contrasena: password })).status).toBe(200);
    expect((await mails('Ana@correo.mx')).filter(({ kind }) => kind === 'unsafe-session-ended')).toEqual([]);
  });

  test('is over with the storefront’s session, also by time, at the API and at the provider', async () => {
    await customer();
    const ana = await signedIn();
    const { token, refresh_token } = await atClient(ana);
    await pass('91 days');
    // The client was in use until now.
    await database.pool.query('update customer_sessions set seen_at = now() where parent_id is not null');
    expect((await userInfo(ana.access_token)).status).toBe(440);
    expect((await userInfo(token)).status).toBe(440);
    expect(await refresh(refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const other = await signedIn();
    expect((await other.get('/sesiones')).body.data).toHaveLength(1);
  });
});

describe('issue 37, F4: a session that the session of a client opened in an earlier release', () => {
  /** A client's session, moved below the session of another client, as an earlier release inserted such rows. */
  async function below(ana: Ana) {
    const [above, under] = [await atClient(ana), await atClient(ana)];
    await database.pool.query(
      `with clients as (select id, row_number() over (order by created_at) as n from customer_sessions
                         where parent_id is not null)
       update customer_sessions s set parent_id = (select id from clients where n = 1)
         from clients c where c.id = s.id and c.n = 2`,
    );
    return { above, under };
  }

  test('is over: no call, no refresh, no user info, no place in the list', async () => {
    await customer();
    const ana = await signedIn();
    const { above, under } = await below(ana);
    expect((await userInfo(above.token)).status).toBe(200);
    expect((await userInfo(under.token)).status).toBe(440);
    expect((await as(under.token).post('/confirmacion', { contrasena: password })).status).toBe(440);
    expect(await refresh(under.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const path = '/realms/tianguis/protocol/openid-connect/userinfo';
    expect((await call('GET', path, { headers: { authorization: `Bearer ${under.token}` } })).status).toBe(401);
    expect((await ana.get('/sesiones')).body.data).toHaveLength(2);
    // The list counts two sessions; the session that is over ends as well.
    const other = await signedIn();
    expect((await other.post('/sesiones/cerrar-todas')).body.data).toEqual({ cerradas: 2 });
    const open = await db.selectFrom('customer_sessions').select('id').where('ended_at', 'is', null).execute();
    expect(open).toHaveLength(1);
  });

  test('a browser that was linked to the session of a client signs nobody in', async () => {
    await customer();
    const ana = await signedIn();
    const { browser } = await atClient(ana);
    expect((await browser.authorize()).to).toContain('code=');
    await database.pool.query(
      `update customer_sessions s set provider_session = parent.provider_session
         from customer_sessions parent where parent.id = s.parent_id`,
    );
    await database.pool.query('update customer_sessions set provider_session = null where parent_id is null');
    expect((await browser.authorize()).to).toMatch(/^\/login\?interaccion=/);
    // The storefront's own session is as before.
    expect((await refresh(ana.refresh_token)).status).toBe(200);
  });
});

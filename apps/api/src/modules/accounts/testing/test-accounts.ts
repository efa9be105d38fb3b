/** For tests: a shop with customers, the calls of accounts, and the mails that these calls write. */
import type { Database, Message } from '@tianguis/database';
import { type Insertable, sql } from 'kysely';
import { withApi } from '../../../test-api.ts';
import { createPasswords } from '../credentials/passwords.ts';

export const password = 'caballo grapa tortilla';
/** The lowest cost that argon2 accepts. `passwords.test.ts` and `rehash.test.ts` test the real cost. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const stored = await createPasswords({ cost: cheap }).hash(password);

/**
 * The tables that are emptied between tests. Rows of other tables are deleted with their customer. For the few rows of
 * a test, `truncate` would take many times as long.
 */
const emptied = [
  ...['customers', 'passkey_challenges', 'mailed_codes', 'sign_in_failures', 'recovery_requests', 'rate_limits'],
  ...['mails', 'customer_audit', 'privacy_requests', 'cart_links'],
];

export interface Device {
  address: string;
  agent?: string;
}
const desk: Device = { address: '203.0.113.7', agent: 'Navegador de prueba' };

export async function withAccounts(...[settings = {}, options = {}]: Parameters<typeof withApi>) {
  const messages: Message[] = [];
  const outbox = { put: async (_: unknown, more: readonly Message[]) => void messages.push(...more) };
  const api = await withApi(settings, { passwords: { cost: cheap }, outbox, ...options });
  const { app, database } = api;
  const { db } = database;

  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more: object = {},
    { address, agent = '' } = desk,
  ) => {
    const headers = { 'user-agent': agent, ...('headers' in more ? (more.headers as object) : {}) };
    const reply = await app.inject({ method, url, remoteAddress: address, ...more, headers });
    const { statusCode: status, headers: replied, body: text } = reply;
    const isJson = String(replied['content-type']).includes('json');
    return { status, headers: replied, text, body: isJson ? reply.json() : undefined };
  };
  const post = (url: string, payload: object, device?: Device) => call('POST', url, { payload }, device);
  const form = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    call('POST', url, {
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  return {
    ...api,
    db,
    messages,
    ...{ call, post, form },
    /** Adds a customer. The default is Ana. @returns the id */
    async customer(more: Partial<Insertable<Database['customers']>> = {}): Promise<string> {
      const ana = { email: 'Ana@correo.mx', nombre: 'Ana', apellido_p: 'Ríos', password_hash: stored };
      const { id } = await db
        .insertInto('customers')
        .values({ ...ana, ...more })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    signIn: (
      usuario: string,
      contrasena = password,
      { dispositivo, ...device }: Partial<Device> & { dispositivo?: string } = {},
    ) =>
      post('/app/ApiRest/Login/', { usuario, contrasena, ...(dispositivo && { dispositivo }) }, { ...desk, ...device }),
    /** Exchanges a session token (AP-03). */
    exchange: (token: string, username = 'ana@correo.mx') =>
      form('/sso-middleware/v1/protocol/openid-connect/token', {
        ...{ grant_type: 'custom_token', client_secret: token, client_id: 'tienda', username },
      }),
    refresh: (refresh_token: string, client_id = 'tienda') =>
      form('/realms/tianguis/protocol/openid-connect/token', {
        ...{ grant_type: 'refresh_token', client_id, refresh_token },
      }),
    userInfo: (accessToken: string) =>
      call('GET', '/app/v1/user-info', { headers: { authorization: `Bearer ${accessToken}` } }),
    /** The newest mail to an address, in any case. */
    async mailTo(email: string) {
      const mail = await db
        .selectFrom('mails')
        .select(['kind', 'subject', 'plain_text as text'])
        .where(sql`lower(recipient)`, '=', email.toLowerCase())
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      return mail && { ...mail, code: /^ {4}(\d{6})$/m.exec(mail.text)?.[1] };
    },
    /** Moves the times of codes, failures and sessions into the past. */
    async pass(interval: string) {
      const { pool } = database;
      await pool.query(
        `update mailed_codes set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      );
      await pool.query(`update recovery_links set expires_at = expires_at - $1::interval`, [interval]);
      await pool.query(`update recovery_requests set requested_at = requested_at - $1::interval`, [interval]);
      await pool.query(`update sign_in_tickets set expires_at = expires_at - $1::interval`, [interval]);
      await pool.query(`update passkey_challenges set expires_at = expires_at - $1::interval`, [interval]);
      await pool.query(`update authenticators set pending_expires_at = pending_expires_at - $1::interval`, [interval]);
      await pool.query(`update sign_in_failures set last_at = last_at - $1::interval`, [interval]);
      await pool.query(
        `update customer_sessions set seen_at = seen_at - $1::interval, ends_at = ends_at - $1::interval`,
        [interval],
      );
    },
    clear: () => database.pool.query(emptied.map((table) => `delete from ${table}`).join('; ')),
  };
}

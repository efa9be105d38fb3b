/** For tests of the account's pages: signs customers in, and makes their calls. */
import { accountsOf } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import { personalData } from '../../../personal-data.ts';
import { createRateLimits } from '../../../plugins/rate-limits.ts';
import { config } from '../../../test-api.ts';
import { createMailService } from '../../mail/service.ts';
import { createAccounts } from '../accounts.ts';
import { accountRepository } from '../customers/repository.ts';
import { openSession } from '../sessions/parts.ts';
import { type Device, password, withAccounts } from './test-accounts.ts';

const root = '/app/v1/cuenta';

export async function withAccount(...parameters: Parameters<typeof withAccounts>) {
  const accounts = await withAccounts(...parameters);
  const { call, signIn, post, exchange, mailTo, db, database, clear } = accounts;

  const settings = { ...config, ...parameters[0] };
  const [publicOrigin, shop] = ['http://localhost:3000', createUnitOfWork(db)];
  const rateLimits = createRateLimits(db);
  const { tokens: issuer } = createAccounts({ shop, config: settings, publicOrigin, rateLimits, personalData });
  const parts = {
    lifetime: accountsOf(settings),
    mail: createMailService({ name: settings.name, origin: publicOrigin }),
  };

  /**
   * Opens a session and its tokens with the functions that end every sign-in. So tests of signed-in customers need no
   * password, no code and no call.
   */
  async function session(email: string) {
    const found = await accountRepository(db).byEmail(email);
    if (found === undefined) throw new Error(`Nobody has the e-mail ${email}.`);
    const caller = { address: '203.0.113.7', device: 'Navegador de prueba' };
    const { token } = await shop.withTransaction((unit) =>
      openSession(parts, unit, found, { method: 'password', caller }),
    );
    const form = { grant_type: 'custom_token', client_id: parts.lifetime.client, client_secret: token } as const;
    const { access_token, refresh_token } = await issuer.exchange({ ...form, username: email });
    return { token, access_token, refresh_token };
  }

  /** Calls with an access token. */
  const as = (accessToken: string) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') => (path: string, payload?: object, device?: Device) =>
      call(method, root + path, payload === undefined ? { headers } : { headers, payload }, device);
    return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') };
  };

  /** Signs in, and enters the mailed code if the sign-in needs one. */
  async function signedIn(
    email = 'ana@correo.mx',
    { contrasena = password, ...device }: Partial<Device> & { contrasena?: string; dispositivo?: string } = {},
  ) {
    let reply = await signIn(email, contrasena, device);
    if (reply.status === 412) {
      const { email: to = email } =
        (await db.selectFrom('customers').select('email').execute()).find(
          (one) => one.email.toLowerCase() === email.toLowerCase(),
        ) ?? {};
      const { code: codigo } = (await mailTo(to)) ?? {};
      const from = { address: '203.0.113.7', agent: 'Navegador de prueba', ...device };
      reply = await post('/app/v1/login/codigo', { token: reply.body.token, codigo }, from);
    }
    const { token, dispositivo } = reply.body;
    const tokens = (await exchange(token, email)).body as { access_token: string; refresh_token: string };
    return { token: token as string, dispositivo: dispositivo as string, ...tokens, ...as(tokens.access_token) };
  }

  /** Signs in, and confirms by password. */
  async function confirmed(...by: Parameters<typeof signedIn>) {
    const customer = await signedIn(...by);
    await customer.post('/confirmacion', { contrasena: by[1]?.contrasena ?? password });
    return customer;
  }

  return {
    ...accounts,
    ...{ as, session, signedIn, confirmed },
    /** The entries in the audit log. */
    audit: (customer: string) =>
      db
        .selectFrom('customer_audit')
        .select(['action', 'detail'])
        .where('customer_id', '=', customer)
        .orderBy('id')
        .execute(),
    mails: (email: string) =>
      db.selectFrom('mails').select('kind').where('recipient', '=', email).orderBy('created_at').execute(),
    /** Moves the times of sessions, codes and waits of the account's pages into the past. */
    async pass(interval: string) {
      await accounts.pass(interval);
      await database.pool.query(
        `update email_changes set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval`,
        [interval],
      );
      await database.pool.query(`update customer_sessions set confirmed_at = confirmed_at - $1::interval`, [interval]);
    },
    async clear() {
      await clear();
    },
  };
}

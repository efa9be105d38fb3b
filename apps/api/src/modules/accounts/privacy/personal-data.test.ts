import { beforeEach, describe, expect, test } from 'vitest';
import { dataParts } from '../../../personal-data.ts';
import { withAccounts } from '../testing/test-accounts.ts';

const accounts = await withAccounts();
const { db, database, messages, clear, customer, signIn, call, exchange, refresh, userInfo, pass, mailTo, post } =
  accounts;
const { pool } = database;
beforeEach(async () => {
  await clear();
  await pool.query('truncate customer_audit, newsletter_subscribers, identity_records');
});

const deletionPath = '/app/v1/delete-account';
const exportPath = '/app/v1/cuenta/exportar';

/** Signs in on a known device, so that the sign-in needs no mailed code. */
async function signedIn(email = 'ana@correo.mx', dispositivo?: string) {
  const { body } = await signIn(email, undefined, dispositivo === undefined ? {} : { dispositivo });
  return { device: body.dispositivo as string, ...(await exchange(body.token, email)).body };
}
const confirm = () => db.updateTable('customer_sessions').set({ confirmed_at: new Date() }).execute();
const withToken = (method: 'GET' | 'POST', path: string, token?: string) =>
  call(method, path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
const remove = (token?: string) => withToken('POST', deletionPath, token);
const exported = (token?: string) => withToken('GET', exportPath, token);
const count = async (table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]?.n;
const audit = async () =>
  (await pool.query<{ action: string }>('select action from customer_audit order by id')).rows.map((row) => row.action);
/** Moves the mark for deletion this number of days into the past. */
const age = (days: number) =>
  pool.query(`update customers set deletion_requested_at = deletion_requested_at - make_interval(days => $1)`, [days]);

describe('AP-07 deleting an account', () => {
  test('ends all sessions with their tokens, and mails until when a sign-in takes it back', async () => {
    const id = await customer();
    const first = await signedIn();
    const other = await signedIn(undefined, first.device);
    await customer({ email: 'luis@correo.mx' });
    const luis = await signedIn('luis@correo.mx');
    await confirm();
    messages.length = 0;
    const { status, body, headers } = await remove(first.access_token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const days = (Date.parse(body.data.fecha) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30.1);
    for (const { access_token, refresh_token } of [first, other]) {
      expect((await userInfo(access_token)).status).toBe(401);
      expect((await refresh(refresh_token)).body.error).toBe('invalid_grant');
    }
    expect((await userInfo(luis.access_token)).status).toBe(200);
    const mail = await mailTo('Ana@correo.mx');
    expect(mail?.kind).toBe('deletion-requested');
    const day = new Date(body.data.fecha).toLocaleDateString('es-MX', {
      ...{ dateStyle: 'long', timeZone: 'America/Mexico_City' },
    });
    expect(mail?.subject).toContain(day);
    expect(mail?.text).toContain('http://localhost:3000/login');
    expect(messages).toMatchObject([{ job: 'send-mail' }]);
    expect(await audit()).toEqual(['deletion-requested']);
    const { rows } = await pool.query('select id from customers where deletion_requested_at is not null');
    expect(rows).toEqual([{ id }]);
  });

  test('RL-05 asks first who is there: 403 without a confirmation, or with an old one', async () => {
    await customer();
    const { access_token } = await signedIn();
    expect((await remove(access_token)).body).toMatchObject({ status: 403, code: 'CONFIRMATION_REQUIRED' });
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '11 minutes'`);
    expect((await remove(access_token)).status).toBe(403);
    expect((await exported(access_token)).status).toBe(403);
    expect(await audit()).toEqual([]);
    expect(await count('customers where deletion_requested_at is not null')).toBe(0);
  });

  test('AP-24 needs an open session: 401 without a token or with none of ours, 440 once it is over', async () => {
    await customer();
    const { access_token } = await signedIn();
    await confirm();
    for (const token of [undefined, 'x'.repeat(43)]) {
      expect((await remove(token)).status).toBe(401);
      expect((await exported(token)).status).toBe(401);
    }
    await pass('91 days');
    expect((await remove(access_token)).body).toMatchObject({ status: 440, code: 'SESSION_EXPIRED' });
    expect((await exported(access_token)).status).toBe(440);
    expect(await audit()).toEqual([]);
  });

  test('a page of another site deletes nothing', async () => {
    await customer();
    const { access_token } = await signedIn();
    await confirm();
    const headers = { authorization: `Bearer ${access_token}`, origin: 'https://evil.example' };
    expect((await call('POST', deletionPath, { headers })).body.code).toBe('FOREIGN_ORIGIN');
    expect(await audit()).toEqual([]);
  });

  test('twice at the same time, from two devices, it is one deletion and one mail', async () => {
    await customer();
    const first = await signedIn();
    const other = await signedIn(undefined, first.device);
    await confirm();
    const replies = await Promise.all([first, other, first, other].map((one) => remove(one.access_token)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // The call that came second finds the session ended, or its tokens revoked.
    for (const status of statuses) expect([200, 401, 440]).toContain(status);
    expect(await audit()).toEqual(['deletion-requested']);
    expect(await count(`mails where kind = 'deletion-requested'`)).toBe(1);
  });

  test('a sign-in on day 29 takes it back, and a mail says so', async () => {
    await customer();
    const { access_token, device } = await signedIn();
    await confirm();
    await remove(access_token);
    await age(29);
    expect((await signIn('ana@correo.mx', 'wrong')).status).toBe(401);
    expect(await audit()).toEqual(['deletion-requested']);
    const again = await signedIn(undefined, device);
    expect((await userInfo(again.access_token)).status).toBe(200);
    expect(await audit()).toEqual(['deletion-requested', 'deletion-withdrawn']);
    expect((await mailTo('Ana@correo.mx'))?.kind).toBe('deletion-withdrawn');
    expect(await count('customers where deletion_requested_at is null')).toBe(1);
    await signedIn(undefined, device);
    expect(await count(`mails where kind = 'deletion-withdrawn'`)).toBe(1);
  });

  test('so does a sign-in by a mailed code, from a device that nobody knows', async () => {
    await customer();
    const { access_token } = await signedIn();
    await confirm();
    await remove(access_token);
    const { body } = await signIn('ana@correo.mx');
    expect(await audit()).toEqual(['deletion-requested']);
    const mail = await mailTo('Ana@correo.mx');
    await post('/app/v1/login/codigo', { token: body.token, codigo: mail?.code });
    expect(await audit()).toEqual(['deletion-requested', 'deletion-withdrawn']);
  });

  test('on day 31 the account is none, also before the job has come to it; its e-mail is free', async () => {
    await customer();
    const { access_token, device } = await signedIn();
    await confirm();
    await remove(access_token);
    await age(31);
    const known = await signIn('ana@correo.mx', undefined, { dispositivo: device });
    const unknown = await signIn('nadie@correo.mx');
    expect(known.status).toBe(401);
    expect({ ...known.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    const form = {
      ...{ nombre: 'Ana', apellidoP: 'Ríos', correo: 'ana@correo.mx', contrasena: 'otra caballa con grapas' },
      aviso: (await import('@tianguis/config')).accountsOf((await import('../../../test-api.ts')).config).privacyNotice,
    };
    const { code, solicitud } = (await post('/app/ApiRest/Registro', form)).body;
    expect(code).toBe(10);
    const codigo = (await mailTo('ana@correo.mx'))?.code;
    expect((await post('/app/ApiRest/Registro', { ...form, codigo, solicitud })).body.code).toBe(11);
    expect(await audit()).toContain('erased');
    expect(await count('customers')).toBe(1);
    expect(await count('customers where deletion_requested_at is not null')).toBe(0);
  });

  test('on day 31 the e-mail is free for a customer who changes theirs, too', async () => {
    await customer({ email: 'vieja@correo.mx', deletion_requested_at: new Date(Date.now() - 31 * 86_400_000) });
    await customer();
    const { access_token } = await signedIn();
    await confirm();
    const headers = { authorization: `Bearer ${access_token}` };
    await call('POST', '/app/v1/cuenta/correo', { headers, payload: { correo: 'vieja@correo.mx' } });
    const codigoNuevo = (await mailTo('vieja@correo.mx'))?.code;
    const codigoAnterior = (await mailTo('Ana@correo.mx'))?.code;
    const payload = { codigoNuevo, codigoAnterior };
    const { status, body } = await call('POST', '/app/v1/cuenta/correo/confirmar', { headers, payload });
    expect(status).toBe(200);
    expect(body.data.correo).toBe('vieja@correo.mx');
    expect(await audit()).toEqual(['erased', 'email-changed']);
  });

  test('RL-05 everybody may read what it erases, what the law keeps, and how long', async () => {
    const { status, body } = await call('GET', deletionPath);
    expect(status).toBe(200);
    expect(body.data.dias).toBe(30);
    expect(body.data.borra.join()).toContain('contraseña');
    expect(body.data.conserva).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ anios: 5, por: 'Código Fiscal de la Federación, artículo 30' }),
        expect.objectContaining({ anios: 10, por: 'Código de Comercio, artículo 46' }),
      ]),
    );
  });
});

describe('issue 16, 7: the export', () => {
  test('has everything that the shop keeps, and is noted', async () => {
    await customer({ telefono: '5512345678', cumpleanios: '1990-02-03', privacy_version: '3' });
    await pool.query(`insert into newsletter_subscribers (email, gender) values ('ANA@correo.mx', 2)`);
    await pool.query(`insert into notification_settings (customer_id, kind, channel, is_on)
      select id, 'ofertas', 'correo', true from customers`);
    await pool.query(`insert into privacy_requests (customer_id, derecho, texto, due_on)
      select id, 'acceso', 'Mis datos', '2026-12-24' from customers`);
    await pool.query(`insert into email_changes (customer_id, id, email, new_code_hash, old_code_hash, expires_at)
      select id, gen_random_uuid(), 'nueva@correo.mx', 'x', 'x', now() + interval '1 minute' from customers`);
    const { access_token } = await signedIn();
    await confirm();
    await signIn('ana@correo.mx', 'wrong');
    const { status, body, headers } = await exported(access_token);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).toContain('attachment');
    expect(Object.keys(body.data)).toEqual(dataParts.flatMap(({ name }) => name ?? []));
    expect(body.data).toMatchObject({
      perfil: {
        ...{ correo: 'Ana@correo.mx', nombre: 'Ana', telefono: '5512345678', cumpleanios: '1990-02-03' },
        avisosAceptados: [{ version: '3' }],
      },
      sesiones: [{ metodo: 'password', dispositivo: 'Navegador de prueba', direccionIp: '203.0.113.7' }],
      dispositivosConocidos: 1,
      intentosFallidos: 1,
      boletin: { interes: 'moda de mujer' },
      avisos: { ofertas: { correo: true } },
      solicitudesArco: [{ derecho: 'acceso', texto: 'Mis datos', vence: '2026-12-24' }],
      correoPorConfirmar: 'nueva@correo.mx',
    });
    expect(await audit()).toEqual(['exported']);
    const second = await exported(access_token);
    expect(second.body.data.historial).toMatchObject([{ accion: 'exported', quien: 'customer' }]);
  });

  test('has no secret: no hash, no token, and no code that still opens something', async () => {
    await customer();
    const { access_token, refresh_token, device } = await signedIn();
    await confirm();
    // A code is mailed, and the mail's subject contains it.
    await signIn('ana@correo.mx');
    const code = (await mailTo('Ana@correo.mx'))?.code ?? 'none';
    expect(code).toMatch(/^\d{6}$/);
    const { text, body } = await exported(access_token);
    expect(body.data.correos).toMatchObject([{ tipo: 'sign-in-code', asunto: 'Tu código para entrar' }]);
    const stored = await pool.query<{ hash: Buffer; password: string }>(
      `select s.token_hash as hash, c.password_hash as password
         from customer_sessions s join customers c on c.id = s.customer_id`,
    );
    const [{ hash, password } = { hash: Buffer.alloc(0), password: '' }] = stored.rows;
    const secrets = [access_token, refresh_token, device, code, password, 'argon2'];
    for (const secret of [...secrets, ...(['hex', 'base64', 'base64url'] as const).map((as) => hash.toString(as))])
      expect(text).not.toContain(secret);
  });

  test('has nothing of anybody else', async () => {
    const ana = await customer();
    const luis = await customer({ email: 'luis_ana@correo.mx', nombre: 'Luis', apellido_p: 'Peralta' });
    await pool.query(
      `insert into customer_audit (customer_id, actor, operator, action, detail) values
        ($1, 'operator', 'Carmen de soporte', 'closed', '{}'), ($2, 'customer', null, 'passkey-added', '{}')`,
      [ana, luis],
    );
    await signIn('luis_ana@correo.mx', 'wrong', { address: '198.51.100.9' });
    await signedIn('luis_ana@correo.mx');
    await signIn('ana@correo.mx', 'wrong', { address: '198.51.100.7' });
    await pool.query(`insert into mails (kind, recipient, subject, html, plain_text) values
      ('test', 'luis_ana@correo.mx', 'De Luis', '', ''), ('test', 'ana@correo.mx', 'De Ana', '', '')`);
    await pool.query(`insert into newsletter_subscribers (email, gender) values ('luis_ana@correo.mx', 1)`);
    const { access_token } = await signedIn();
    await confirm();
    const { text, body } = await exported(access_token);
    expect(body.data.correos).toMatchObject([{ asunto: 'De Ana' }]);
    expect(body.data).toMatchObject({ boletin: null, historial: [{ quien: 'operator', accion: 'closed' }] });
    // The export also leaves out who guessed Ana's password, and which operator looked at her account.
    for (const other of [luis, 'luis', 'Luis', 'Peralta', 'passkey', '198.51.100.9', '198.51.100.7', 'Carmen'])
      expect(text).not.toContain(other);
  });
});

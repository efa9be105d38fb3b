/** Tests that everything that is used once is used once at the same time, too (issue 37, A2). */
import { createUnitOfWork } from '@tianguis/database';
import { expect, test } from 'vitest';
import { makeLink } from '../recovery/recovery-repository.ts';
import { identityRepository } from '../sign-on/identity-repository.ts';
import { withAccount } from '../testing/test-account.ts';
import { codeNow, withApps } from '../testing/test-authenticator.ts';
import { createTestPasskey } from '../testing/test-passkey.ts';

const accounts = await withAccount();
const { db, clear, customer, signIn, signedIn, confirmed, post, mailTo } = accounts;
const { member, withApp, withPasskey, ticket, enterCode } = withApps(accounts);
const shop = createUnitOfWork(db, { put: async () => undefined });

const email = 'ana@correo.mx';
const mailedCode = async (to = email) => (await mailTo(to))?.code ?? '';
type Use = () => Promise<{ status: number }>;

const ways: Record<string, () => Promise<Use>> = {
  'RT-05 the mailed code of a sign-in': async () => {
    await customer({ email, two_step: true });
    const { token } = (await signIn(email)).body;
    const codigo = await mailedCode();
    return () => post('/app/v1/login/codigo', { token, codigo });
  },
  'AP-02 the code of a registration': async () => {
    const form = { nombre: 'Ana', apellidoP: 'Ríos', correo: email, contrasena: 'lluvia sobre el comal' };
    const register = (more: object = {}) => post('/app/ApiRest/Registro', { ...form, aviso: '2026-11-30', ...more });
    const { solicitud } = (await register()).body;
    const codigo = await mailedCode();
    return () => register({ codigo, solicitud });
  },
  'RL-05 the code of a confirmation': async () => {
    await customer({ email });
    const ana = await signedIn();
    await db.updateTable('customers').set({ password_hash: null }).execute();
    await ana.post('/confirmacion/codigo');
    const codigo = await mailedCode();
    return () => ana.post('/confirmacion', { codigo });
  },
  'issue 16, 7: the codes of a new e-mail': async () => {
    await customer({ email });
    const ana = await confirmed();
    await ana.post('/correo', { correo: 'nueva@correo.mx' });
    const codes = { codigoNuevo: await mailedCode('nueva@correo.mx'), codigoAnterior: await mailedCode() };
    return () => ana.post('/correo/confirmar', codes);
  },
  'SS-02 the code of an app': async () => {
    const { secret } = await withApp();
    const [one, other] = [await ticket(), await ticket()];
    let uses = 0;
    return () => enterCode(uses++ % 2 === 0 ? one : other, codeNow(secret));
  },
  'issue 16, 2: a recovery code': async () => {
    const { codes } = await withApp();
    const [one, other] = [await ticket(), await ticket()];
    let uses = 0;
    return () => enterCode(uses++ % 2 === 0 ? one : other, codes[0] ?? '');
  },
  'RT-04 a recovery link': async () => {
    const id = await customer({ email });
    const token = await shop.withTransaction((unit) => makeLink(unit, id));
    return () => post('/app/v1/recuperar-contrasena/nueva', { token, contrasena: 'lluvia sobre el comal' });
  },
  'issue 16, 2: the challenge of a passkey': async () => {
    // Without a counter, as passkeys of several devices have none, only the challenge refuses a second use.
    const { passkey } = await withPasskey(await member(email), createTestPasskey({ counts: false }));
    const { token, opciones } = (await post('/app/v1/login/llave/opciones', {})).body;
    const respuesta = passkey.get(opciones);
    return () => post('/app/v1/login/llave', { token, respuesta });
  },
  'RT-06 the ticket of an outside identity': async () => {
    const id = await customer({ email });
    const vinculo = await identityRepository(db).makeTicket({ provider: 'https://sso.example', subject: '7' }, id);
    const ana = await signedIn();
    const headers = { authorization: `Bearer ${ana.access_token}` };
    return () => accounts.call('POST', '/app/v1/login/vincular', { headers, payload: { vinculo } });
  },
};

test.each(Object.entries(ways))(
  '%s is used once, by three calls at once, in 20 rounds',
  async (_, begin) => {
    for (let round = 0; round < 20; round++) {
      await clear();
      const use = await begin();
      const statuses = (await Promise.all([use(), use(), use()])).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      for (const status of statuses) expect(status).toBeLessThan(500);
      expect((await use()).status).not.toBe(200);
    }
  },
  60_000,
);

/** Tests mailed codes of all purposes: valid for 10 minutes and 5 tries; the next code after 30 seconds. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';

const { db, clear, customer, signIn, signedIn, post, mailTo, pass } = await withAccount();
beforeEach(() => clear());

interface Waiting {
  again: () => Promise<unknown>;
  enter: (codigo: string) => Promise<{ status: number; body: { fields?: { msg: string }[] } }>;
}
const registration = {
  ...{
    nombre: 'Ana',
    apellidoP: 'Ríos',
    correo: 'Ana@correo.mx',
    contrasena: 'lluvia sobre el comal',
    aviso: '2026-11',
  },
};

const ways: Record<string, () => Promise<Waiting>> = {
  'RT-05 of a sign-in': async () => {
    await customer({ two_step: true });
    const { token } = (await signIn('ana@correo.mx')).body;
    return {
      again: () => post('/app/v1/login/codigo/otro', { token }),
      enter: (codigo) => post('/app/v1/login/codigo', { token, codigo }),
    };
  },
  'AP-02 of a registration': async () => {
    const register = (more: object = {}) => post('/app/ApiRest/Registro', { ...registration, ...more });
    await register();
    return { again: register, enter: (codigo) => register({ codigo }) };
  },
  'RL-05 of a confirmation': async () => {
    await customer();
    const ana = await signedIn();
    await db.updateTable('customers').set({ password_hash: null }).execute();
    const again = () => ana.post('/confirmacion/codigo');
    await again();
    return { again, enter: (codigo) => ana.post('/confirmacion', { codigo }) };
  },
};

describe.each(Object.entries(ways))('%s', (_, begin) => {
  async function waiting() {
    const { again, enter } = await begin();
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    const slip = async (times: number) => {
      for (let n = 0; n < times; n++) expect((await enter(code === '000000' ? '000001' : '000000')).status).toBe(422);
    };
    return { again, enter, slip, code };
  }
  const over = { status: 422, body: { fields: [{ msg: 'Este código ya no sirve. Pide uno nuevo.' }] } };
  const mails = async () => (await db.selectFrom('mails').select('id').execute()).length;

  test('the fifth try is one: four wrong ones, then the right one', async () => {
    const { enter, slip, code } = await waiting();
    await slip(4);
    expect((await enter(code)).status).toBe(200);
  });

  test('the sixth is none: five wrong ones, then the right one', async () => {
    const { enter, slip, code } = await waiting();
    await slip(5);
    expect(await enter(code)).toMatchObject(over);
  });

  test('it serves after 9 minutes and 50 seconds', async () => {
    const { enter, code } = await waiting();
    await pass('9 minutes 50 seconds');
    expect((await enter(code)).status).toBe(200);
  });

  test('and not after 10 minutes', async () => {
    const { enter, code } = await waiting();
    await pass('10 minutes');
    expect(await enter(code)).toMatchObject(over);
  });

  test('another one is mailed after 30 seconds, not after 20, in place of the first', async () => {
    const { again, enter, code } = await waiting();
    await pass('20 seconds');
    await again();
    expect(await mails()).toBe(1);
    await pass('10 seconds');
    await again();
    expect(await mails()).toBe(2);
    const { code: next = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    if (next !== code) expect((await enter(code)).status).toBe(422);
    expect((await enter(next)).status).toBe(200);
  });
});

/** Tests mailed codes of all purposes: valid for 10 minutes and 5 tries; the next code after 30 seconds. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';

const { db, clear, customer, signIn, signedIn, post, mailTo, pass } = await withAccount();
beforeEach(() => clear());

interface Waiting {
  again: () => Promise<unknown>;
  enter: (codigo: string) => Promise<{ status: number; body: { fields?: { msg: string }[] } }>;
  /** The fifth wrong code also ends the session in which it is typed. */
  endsSession?: boolean;
}
const registration = {
  ...{
    nombre: 'Ana',
    apellidoP: 'Ríos',
    correo: 'Ana@correo.mx',
    contrasena: 'lluvia sobre el comal',
    aviso: '2026-11-30',
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
    let { solicitud } = (await register()).body;
    const again = async () => {
      solicitud = (await register()).body.solicitud;
    };
    return { again, enter: (codigo) => register({ codigo, solicitud }) };
  },
  'RL-05 of a confirmation': async () => {
    await customer();
    const ana = await signedIn();
    await db.updateTable('customers').set({ password_hash: null }).execute();
    const again = () => ana.post('/confirmacion/codigo');
    await again();
    return { again, enter: (codigo) => ana.post('/confirmacion', { codigo }), endsSession: true };
  },
};

describe.each(Object.entries(ways))('%s', (_, begin) => {
  async function waiting() {
    const { again, enter, endsSession } = await begin();
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    const slipOnce = () => enter(code === '000000' ? '000001' : '000000');
    const slip = async (times: number) => {
      for (let n = 0; n < times; n++) expect((await slipOnce()).status).toBe(422);
    };
    return { again, enter, endsSession, slip, slipOnce, code };
  }
  const over = { status: 422, body: { fields: [{ msg: 'Este código ya no sirve. Pide uno nuevo.' }] } };
  const mails = async () => (await db.selectFrom('mails').select('id').execute()).length;

  test('the fifth try is one: four wrong ones, then the right one', async () => {
    const { enter, slip, code } = await waiting();
    await slip(4);
    expect((await enter(code)).status).toBe(200);
  });

  test('the sixth is none: five wrong ones, then the right one', async () => {
    const { enter, endsSession, slip, slipOnce, code } = await waiting();
    await slip(4);
    expect((await slipOnce()).status).toBe(endsSession ? 440 : 422);
    expect(await enter(code)).toMatchObject(endsSession ? { status: 401 } : over);
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

test('issue 37, A1: many codes of a sign-in are no more guesses: the account waits longer each time', async () => {
  await customer({ two_step: true });
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    const { token } = (await signIn('ana@correo.mx')).body;
    const { code = '' } = (await mailTo('Ana@correo.mx')) ?? {};
    const wrong = code === '000000' ? '000001' : '000000';
    for (let n = 0; n < 4; n++) statuses.push((await post('/app/v1/login/codigo', { token, codigo: wrong })).status);
    await pass('31 seconds');
  }
  // After ten failures the first wait is a second, then two and four; the rounds are 31 seconds apart.
  expect(statuses.slice(0, 11)).toEqual(Array(11).fill(422));
  expect(statuses.slice(11)).toContain(429);
});

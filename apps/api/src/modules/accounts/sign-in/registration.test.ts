import { beforeEach, describe, expect, test } from 'vitest';
import { type Device, password, withAccounts } from '../testing/test-accounts.ts';

const { db, database, clear, customer, signIn, post, exchange, userInfo, mailTo, pass } = await withAccounts();
beforeEach(() => clear());

const form = {
  nombre: ' María  José ',
  apellidoP: 'Núñez',
  apellidoM: "O'Farrill",
  correo: ' Majo@correo.mx ',
  contrasena: 'lluvia sobre el comal',
  genero: 'femenino',
  cumpleanios: '1994-02-28',
  telefono: '5512345678',
  aviso: '2026-11-30',
};
const register = (more: object = {}, device?: Device) => post('/app/ApiRest/Registro', { ...form, ...more }, device);
/** The first call. @returns the ticket, and the code in the mail */
async function begin(more: object = {}, device?: Device) {
  const { solicitud } = (await register(more, device)).body as { solicitud: string };
  const { code: codigo = '' } = (await mailTo('majo@correo.mx')) ?? {};
  return { solicitud, codigo };
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const customers = () => db.selectFrom('customers').selectAll().execute();

describe('issue 37, A6: the tries of a registration belong to who asked for its code', () => {
  const stranger = { address: '198.51.100.66' };

  test('a stranger who types wrong codes each second keeps nobody from registering', async () => {
    const own = await begin();
    for (let n = 0; n < 60; n++) {
      const address = `198.51.100.${n % 3}`;
      const { status } = await register({ codigo: otherThan(own.codigo), solicitud: 'x'.repeat(43) }, { address });
      expect([422, 429]).toContain(status);
      expect((await register({ codigo: otherThan(own.codigo) }, { address })).status).not.toBe(200);
      await pass('1 second');
    }
    expect((await register(own)).body.code).toBe(11);
  });

  test('a stranger who asks for codes of the same e-mail neither replaces the code nor uses its tries up', async () => {
    const own = await begin();
    for (let n = 0; n < 5; n++) {
      const other = await begin({}, stranger);
      expect(other.solicitud).not.toBe(own.solicitud);
      // The code of each ticket is another one, and serves with no other ticket.
      if (other.codigo !== own.codigo)
        expect((await register({ codigo: own.codigo, solicitud: other.solicitud }, stranger)).status).not.toBe(200);
      for (let tries = 0; tries < 5; tries++)
        await register({ codigo: otherThan(other.codigo), solicitud: other.solicitud }, stranger);
      await pass('31 seconds');
    }
    expect((await register(own)).body.code).toBe(11);
  });

  test('a stranger who asks for as many codes as one address may have leaves codes for the owner', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++) {
      statuses.push((await register({}, stranger)).status);
      await pass('31 seconds');
    }
    expect(statuses.at(-1)).toBe(429);
    const own = await begin();
    expect((await register(own)).body.code).toBe(11);
  });

  test('a code without its ticket serves for nothing, and with the ticket of another purpose neither', async () => {
    const { codigo, solicitud } = await begin();
    expect((await register({ codigo })).status).toBe(422);
    await customer({ two_step: true });
    const signingIn = (await signIn('ana@correo.mx')).body.token as string;
    expect((await register({ codigo, solicitud: signingIn })).status).toBe(422);
    expect((await post('/app/v1/login/codigo', { token: solicitud, codigo })).status).toBe(401);
    expect((await register({ codigo, solicitud })).body.code).toBe(11);
  });
});

describe('L2 a stranger sends no text of their own to an e-mail', () => {
  test('the mail to an e-mail that is not proved has no typed name', async () => {
    await register({ nombre: 'Xochiquétzal', apellidoP: 'Tlahuicole', apellidoM: 'Citlalmina' });
    const { rows } = await database.pool.query('select * from mails');
    expect(rows).toMatchObject([{ kind: 'registration-code', recipient: 'majo@correo.mx' }]);
    expect(JSON.stringify(rows)).not.toMatch(/Xochi|Tlahui|Citlal/i);
  });

  test.each(['nombre', 'apellidoP', 'apellidoM'])('a message as %s is refused, and mails nothing', async (name) => {
    const text = 'Ganaste $5,000: cobra en https://evil.example/premio ya';
    const { status, body } = await register({ [name]: text });
    const msg = 'Escribe solo tu nombre, sin enlaces ni números de teléfono.';
    expect([status, body.fields]).toEqual([422, [{ name, code: 'INVALID_FORMAT', msg }]]);
    expect((await database.pool.query('select from mails')).rowCount).toBe(0);
  });
});

describe('AP-02 SS-09 registration', () => {
  test('the first call answers 10 and mails a code; with the code it answers 11, and the customer is signed in', async () => {
    const first = await register();
    expect(first.status).toBe(200);
    const { solicitud } = first.body;
    expect(first.body).toEqual({
      ...{ code: 10, msg: expect.stringMatching(/^Te enviamos un correo/) },
      solicitud: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await customers()).toEqual([]);
    const mail = await mailTo('majo@correo.mx');
    expect(mail).toMatchObject({ kind: 'registration-code', code: expect.stringMatching(/^\d{6}$/) });
    const second = await register({ codigo: mail?.code, solicitud });
    expect(second.body).toEqual({
      ...{ code: 11, msg: '¡Listo, María José! Tu cuenta ya está abierta.' },
      ...{ token: expect.any(String), idCarrito: expect.any(String), dispositivo: expect.any(String) },
    });
    expect(await customers()).toMatchObject([
      {
        ...{ email: 'majo@correo.mx', nombre: 'María José', apellido_p: 'Núñez', apellido_m: "O'Farrill" },
        ...{ genero: 'femenino', telefono: '5512345678', cart_id: second.body.idCarrito },
        ...{ privacy_version: '2026-11-30', privacy_accepted_at: expect.any(Date) },
        password_hash: expect.stringMatching(/^\$argon2id\$/),
      },
    ]);
    const { access_token } = (await exchange(second.body.token, 'majo@correo.mx')).body;
    expect((await userInfo(access_token)).body.data).toMatchObject({ name: 'María José', birthday: '1994-02-28' });
    // The device that registered needs no code, another device does.
    const { dispositivo } = second.body;
    expect((await signIn('majo@correo.mx', form.contrasena, { dispositivo })).status).toBe(200);
    expect((await signIn('majo@correo.mx', form.contrasena)).status).toBe(412);
  });

  test('an e-mail that somebody has is answered alike, call by call, and its owner gets another mail', async () => {
    await customer();
    const known = await register({ correo: 'ANA@correo.mx' });
    const unknown = await register();
    expect({ ...known.body, solicitud: '' }).toEqual({ ...unknown.body, solicitud: '' });
    expect(await mailTo('Ana@correo.mx')).toMatchObject({ kind: 'already-registered', code: undefined });
    // Neither mail gets a link to its copy, since making a link takes time.
    const secret = await db.selectFrom('mails').select('is_secret').execute();
    expect(secret).toEqual([{ is_secret: true }, { is_secret: true }]);
    const tried = [
      await register({ correo: 'ANA@correo.mx', codigo: '12345x', solicitud: known.body.solicitud }),
      await register({ codigo: '12345x', solicitud: unknown.body.solicitud }),
    ];
    const [one, other] = tried.map(({ status, body: { request_id: _, ...body } }) => ({ status, body }));
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 422, body: { fields: [{ name: 'codigo' }] } });
    expect(await customers()).toHaveLength(1);
  });

  test('a code serves once, five times at most, for its own e-mail, for ten minutes', async () => {
    const first = await begin();
    expect((await register({ correo: 'otra@correo.mx', ...first })).status).toBe(422);
    await pass('10 minutes 1 second');
    expect((await register(first)).body.fields[0].msg).toBe('Este código ya no sirve. Pide uno nuevo.');
    const next = await begin();
    const calls = await Promise.all([register(next), register(next)]);
    expect(calls.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await customers()).toHaveLength(1);
  });

  test.each<[object, string, RegExp]>([
    [{ correo: 'majo@correo' }, 'correo', /^El formato de correo electrónico es inválido$/],
    [{ nombre: '  ' }, 'nombre', /^Completa este dato\.$/],
    [{ nombre: '\u202Eevil' }, 'nombre', /./],
    [{ apellidoP: '<b>' }, 'apellidoP', /./],
    [{ cumpleanios: '2026-02-30' }, 'cumpleanios', /fecha/],
    [{ cumpleanios: '2990-01-01' }, 'cumpleanios', /fecha/],
    [{ aviso: '2025-01' }, 'aviso', /El aviso de privacidad cambió/],
    [{ contrasena: 'corta' }, 'contrasena', /al menos 8/],
    [{ contrasena: 'password123' }, 'contrasena', /primeras que alguien probaría/],
    [{ contrasena: 'josenunez' }, 'contrasena', /tus datos/],
    [{ telefono: '55123' }, 'telefono', /./],
    [{ telefono: '55-1234-5678' }, 'telefono', /./],
  ])('RT-03 %j is told beside its field, and mails nothing', async (more, name, words) => {
    const { status, body } = await register(more);
    expect(status).toBe(422);
    expect(body.fields).toEqual([{ name, code: expect.any(String), msg: expect.stringMatching(words) }]);
    expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test.each([{ aviso: '' }, { genero: 'x' }, { cumpleanios: '28/02/1994' }, { admin: true }])(
    '%j is a 400',
    async (more) => {
      expect((await register(more)).status).toBe(400);
    },
  );

  test('RT-03 all that is wrong is told in one round', async () => {
    const { body } = await register({
      telefono: '55123',
      correo: 'majo@',
      contrasena: '12345678',
      cumpleanios: '2090-01-01',
    });
    const names = body.fields.map(({ name }: { name: string }) => name).sort();
    expect(names).toEqual(['contrasena', 'correo', 'cumpleanios', 'telefono']);
  });

  test('gender, birthday, telephone and second surname may be left out', async () => {
    const { nombre, apellidoP, correo, contrasena, aviso } = form;
    const least = { nombre, apellidoP, correo, contrasena, aviso };
    const { code, solicitud } = (await post('/app/ApiRest/Registro', least)).body;
    expect(code).toBe(10);
    const { code: codigo } = (await mailTo('majo@correo.mx')) ?? {};
    expect((await post('/app/ApiRest/Registro', { ...least, codigo, solicitud })).body.code).toBe(11);
    expect(await customers()).toMatchObject([{ genero: null, cumpleanios: null, telefono: null, apellido_m: '' }]);
  });
});

test('issue 16, 9: nobody is sent more than a few mails, whatever is asked for', async () => {
  const statuses = [];
  for (let n = 0; n < 8; n++) {
    statuses.push((await register({}, { address: '198.51.100.99' })).status);
    await pass('31 seconds');
  }
  expect(statuses.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(statuses.at(-1)).toBe(429);
  const { rows } = await database.pool.query('select count(*)::integer as mails from mails');
  expect(rows[0].mails).toBeLessThan(8);
});

test('issue 16, 4: the password of the first call is not stored', async () => {
  await register({ contrasena: password });
  for (const table of ['mailed_codes', 'mails', 'customers']) {
    const { rows } = await database.pool.query(`select to_jsonb(t)::text as row from ${table} t`);
    for (const { row } of rows) expect(row).not.toContain(password);
  }
});

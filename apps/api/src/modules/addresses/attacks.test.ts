/** Tests addresses against forged, foreign and hostile calls. */
import { mostAddresses } from '@tianguis/domain';
import { describe, expect, test } from 'vitest';
import { home, path, withAddresses } from './test-addresses.ts';

const { call, database, shopper } = await withAddresses();
const { pool } = database;

describe('RL-04 attacks', () => {
  test("RO-02 another customer's address is 404 for every call, and stays as it is", async () => {
    const ana = await shopper();
    const luis = await shopper('luis@correo.mx');
    const id = await ana.added('Uno');
    const deleted = await ana.added('Dos');
    await ana.send('DELETE', `/${deleted}`);
    for (const [method, url, form] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, home],
      ['PUT', `/${id}/predeterminada`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/restaurar`],
      ['POST', `/${deleted}/restaurar`],
    ] as const) {
      const { status, body } = await luis.send(method, url, form);
      expect([status, body.code], `${method} ${url}`).toEqual([404, 'ADDRESS_NOT_FOUND']);
    }
    expect(await luis.streets()).toEqual([]);
    expect(await ana.streets()).toEqual(['Uno*']);
    expect((await call('GET', `${path}/${id}?token=${luis.token}`)).status).toBe(404);
  });

  test('AP-24 nobody, a wrong token, and a session that is over', async () => {
    expect((await call('GET', path)).body.code).toBe('UNAUTHENTICATED');
    expect((await call('GET', `${path}?token=nadie`)).body.code).toBe('UNAUTHENTICATED');
    const ana = await shopper();
    const id = await ana.added('Uno');
    await pool.query('update customer_sessions set ends_at = now()');
    for (const reply of [
      await ana.send('GET'),
      await ana.send('GET', `/${id}`),
      await ana.add(),
      await ana.send('DELETE', `/${id}`),
      await call('GET', `${path}?token=${ana.token}`),
    ])
      expect([reply.status, reply.body.code]).toEqual([440, 'SESSION_EXPIRED']);
  });

  test('a blocked customer reads nothing, by neither token', async () => {
    const ana = await shopper();
    await pool.query('update customers set blocked_at = now()');
    expect((await ana.send('GET')).status).toBe(401);
    expect((await call('GET', `${path}?token=${ana.token}`)).status).toBe(401);
  });

  test('a write takes no session token in its address, since addresses are logged on the way', async () => {
    const ana = await shopper();
    expect((await call('POST', `${path}?token=${ana.token}`, { payload: home })).status).toBe(401);
    expect(await ana.streets()).toEqual([]);
  });

  test('of thirty different ones at once 20 are stored, one of them the default; restoring makes no 21st', async () => {
    const ana = await shopper();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, at) => ana.add({ calle: `Calle ${at}`, predeterminada: true })),
    );
    const count = (status: number) => replies.filter((one) => one.status === status).length;
    expect([count(201), count(409)]).toEqual([mostAddresses, 10]);
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('ADDRESSES_FULL');
    const streets = await ana.streets();
    expect(streets.filter((street) => street.endsWith('*'))).toHaveLength(1);
    const id = (await ana.send('GET')).body.data.address[3].id;
    await ana.send('DELETE', `/${id}`);
    await ana.added('Otra');
    expect((await ana.send('POST', `/${id}/restaurar`)).body.code).toBe('ADDRESSES_FULL');
    expect(await ana.streets()).toHaveLength(mostAddresses);
  });

  test('the table retains no more deleted addresses than a customer may have', async () => {
    const ana = await shopper();
    const ids: string[] = [];
    for (let n = 0; n <= mostAddresses; n++) {
      ids.push(await ana.added(`Calle ${n}`));
      await ana.send('DELETE', `/${ids[n]}`);
    }
    const [first, second] = ids;
    expect((await ana.send('POST', `/${first}/restaurar`)).status).toBe(404);
    expect((await ana.send('POST', `/${second}/restaurar`)).status).toBe(200);
  });

  test('the same form sent ten times at once adds one address', async () => {
    const ana = await shopper();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.add()));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await ana.streets()).toEqual(['Orizaba*']);
  });

  test('defaults chosen and deleted at once leave exactly one', async () => {
    const ana = await shopper();
    const ids: string[] = [];
    for (const street of ['Uno', 'Dos', 'Tres', 'Cuatro']) ids.push(await ana.added(street));
    await Promise.all([
      ...ids.map((id) => ana.send('PUT', `/${id}/predeterminada`)),
      ana.send('DELETE', `/${ids[1]}`),
      ...ids.map((id) => ana.send('PUT', `/${id}/predeterminada`)),
    ]);
    const streets = await ana.streets();
    expect(streets).toHaveLength(3);
    expect(streets.filter((street) => street.endsWith('*'))).toEqual([streets[0]]);
  });

  test('the database itself keeps no 21st address, and no two of one rank', async () => {
    const ana = await shopper();
    await ana.added('Uno');
    const insert = (slot: number, rank: number) =>
      pool.query(
        `insert into addresses (customer_id, slot, rank, nombre, calle, numero_exterior, numero_interior, colonia,
           codigo_postal, municipio, ciudad, entre_calles, referencias, telefono)
         values ($1, $2, $3, 'A', 'B', '1', '', 'C', '06700', 'D', '', '', '', '5512345678')`,
        [ana.id, slot, rank],
      );
    await expect(insert(21, 9)).rejects.toThrow('addresses_slot_check');
    await expect(insert(1, 9)).rejects.toThrow('addresses_customer_id_slot_key');
    await expect(insert(2, 1)).rejects.toThrow('addresses_customer_id_rank_key');
  });

  test.each([
    ['an SQL injection', "'); drop table addresses; --", 201],
    ['a script', '<script>alert(1)</script>', 201],
    ['characters that turn the line', 'Calle \u202eadnaG\u202c 5', 201],
    ['a zero byte', 'Calle\u0000 5', 422],
    ['an escape sequence', 'Calle \u001b[31m5', 422],
    ['half a character', 'Calle \ud800 5', 422],
    ['nothing but spaces', ' \u00a0\u3000 ', 422],
    ['nothing but signs', '///', 422],
    ['121 characters', 'a'.repeat(121), 400],
    ['a list', ['Calle'], 400],
  ])('hostile street: %s', async (_, calle, status) => {
    const ana = await shopper();
    const reply = await ana.add({ calle });
    expect(reply.status).toBe(status);
    if (status === 201) expect(reply.body.data.address.calle).toBe(String(calle).replace(/[\u202e\u202c]/g, ''));
    else expect(reply.body.fields).toEqual([expect.objectContaining({ name: 'calle' })]);
  });

  test.each(['nombre', 'calle', 'referencias', 'codigoPostal', 'telefono'] as const)(
    'issue 37 A6 %s is a text, and nothing else is read as one',
    async (name) => {
      const ana = await shopper();
      for (const value of [true, false, null, 6700, 5_512_345_678, {}]) {
        const { status, body } = await ana.add({ [name]: value });
        expect([status, body.fields?.[0]?.name], JSON.stringify(value)).toEqual([400, name]);
      }
      for (const predeterminada of ['true', 1, null])
        expect((await ana.add({ predeterminada })).body.fields).toMatchObject([{ name: 'predeterminada' }]);
      expect(await ana.streets()).toEqual([]);
    },
  );

  test('all fields that are wrong are named at once', async () => {
    const ana = await shopper();
    const { status, body } = await ana.add({ calle: '…', nombre: '55', codigoPostal: '00000', colonia: '-' });
    expect(status).toBe(422);
    expect(body.fields.map(({ name }: { name: string }) => name)).toEqual([
      'codigoPostal',
      'colonia',
      'calle',
      'nombre',
    ]);
  });

  test('a postal code that a whole table lacks is refused', async () => {
    const ana = await shopper();
    await pool.query(`insert into postal_code_table (is_whole, source) values (true, 'prueba')`);
    const { body } = await ana.add();
    await pool.query('truncate postal_code_table');
    expect(body.fields).toEqual([expect.objectContaining({ name: 'codigoPostal' })]);
  });

  test('what is no id is refused before the database', async () => {
    const ana = await shopper();
    for (const id of ['1', '..%2Fcuenta', `${'0'.repeat(36)}`])
      expect((await ana.send('GET', `/${id}`)).status).toBe(400);
  });
});

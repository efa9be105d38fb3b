/** Tests of a customer's own registries (RT-23). */
import { beforeEach, describe, expect, test } from 'vitest';
import { street, withRegistries } from './test-registries.ts';

const shop = await withRegistries();
const { call, clear, open, owner, pool, product, shirt, time } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const sentence = (body: { fields?: { name: string; msg?: string }[] }) =>
  body.fields?.map(({ name, msg }) => `${name}: ${msg ?? ''}`);

describe('RT-23 a registry', () => {
  test('is made once by a form, has a code nobody guesses, and is opened by it as people type it', async () => {
    const lupita = await owner();
    const form = crypto.randomUUID();
    const made = await lupita.create({}, form);
    expect([made.status, (await lupita.create({}, form)).body.data.id]).toEqual([200, made.body.data.id]);
    expect(made.body.data).toMatchObject({
      ...{ nombres: 'Lupita y Beto', fecha: '2027-02-14', direccion: lupita.address, cerrada: false, secreta: false },
      ...{ articulos: [], regalos: [], codigo: expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/) },
    });
    const { codigo } = made.body.data;
    const typed = `${codigo.slice(0, 4)}-${codigo.slice(4, 8).toLowerCase()} ${codigo.slice(8)}`;
    const opened = await open(typed);
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(opened.body.data).toEqual({
      ...{ codigo, evento: 'wedding', nombres: 'Lupita y Beto', fecha: '2027-02-14', mensaje: '¡Los esperamos!' },
      ...{ lugar: 'Ciudad de México', recibe: true, articulos: [] },
    });
  });

  test.each([
    [{ nombres: ' \u200b ' }, ['nombres: Escribe cómo se llaman']],
    [{ nombres: 'Lupita 55 1234 5678' }, ['nombres: No escribas teléfonos']],
    [{ mensaje: 'Escríbeme a lupita@correo.mx' }, ['mensaje: No escribas teléfonos']],
    [{ fecha: '2026-11-30' }, ['fecha: Elige el día']],
    [{ fecha: '2027-02-30' }, ['fecha: Elige el día']],
    [{ fecha: '2027-13-01' }, ['fecha: Elige el día']],
    [{ fecha: '2029-12-02' }, ['fecha: Elige el día']],
    [{ direccion: crypto.randomUUID() }, ['direccion: Elige una de tus direcciones']],
  ])('is refused with a sentence at the field: %j', async (more, expected) => {
    const lupita = await owner();
    const { status, body } = await lupita.create(more);
    expect([status, sentence(body)]).toEqual([422, expected.map((text) => expect.stringContaining(text))]);
    expect((await pool.query('select from registries')).rows).toEqual([]);
  });

  test('may keep a date that has passed; a closed one takes no gifts, and can be opened again', async () => {
    const lupita = await owner();
    const { id, codigo } = await lupita.registry();
    time.now = Date.parse('2027-03-01T12:00:00Z');
    await pool.query(`update customer_sessions set expires_at = '2028-01-01'`).catch(() => undefined);
    const closed = await lupita.change(id, { cerrada: true, mensaje: '' });
    expect([closed.status, closed.body.data.cerrada, (await open(codigo)).body.data.recibe]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await lupita.change(id, { cerrada: false })).body.data.cerrada).toBe(false);
    expect((await open(codigo)).body.data.recibe).toBe(true);
  });

  test('of another customer is not found, by any call; a wrong code is the same', async () => {
    const lupita = await owner();
    const { id } = await lupita.registry();
    const eva = await owner('eva@correo.mx');
    const path = `/app/v1/mesas/${id}`;
    const replies = [
      await eva.get(path),
      await eva.change(id, { direccion: eva.address }),
      await eva.want(id, 7, 5),
      await eva.put(`${path}/gracias`, { regalo: crypto.randomUUID(), dadas: true }),
      await open('ABCD-EFGH-JKLM'),
      await open('<script>'),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'REGISTRY_NOT_FOUND']),
    );
    expect((await call('GET', path)).status).toBe(401);
    expect((await lupita.view(id)).articulos).toMatchObject([{ quiere: 2 }]);
    // An address of another customer is not among one's own.
    expect((await lupita.change(id, { direccion: eva.address })).status).toBe(422);
  });

  test('without its address says so, and no reply for givers ever has more than the town', async () => {
    const lupita = await owner();
    const { id, codigo } = await lupita.registry();
    expect(JSON.stringify((await open(codigo)).body)).not.toMatch(new RegExp(`${street}|06700|Portón|5599887766`));
    await call('DELETE', `/app/v1/address/${lupita.address}`, { headers: lupita.headers });
    expect((await open(codigo)).body.data).toMatchObject({ recibe: false, lugar: '' });
    expect((await lupita.view(id)).direccion).toBeNull();
  });

  test('has at most five open ones', async () => {
    const lupita = await owner();
    for (let at = 0; at < 5; at++) expect((await lupita.create()).status).toBe(200);
    const { status, body } = await lupita.create();
    expect([status, sentence(body)]).toEqual([422, [expect.stringContaining('5 mesas abiertas')]]);
    const { mesas } = (await lupita.get('/app/v1/mesas')).body.data;
    await lupita.change(mesas[0].id, { cerrada: true });
    expect((await lupita.create()).status).toBe(200);
    expect((await lupita.change(mesas[0].id, { cerrada: false })).status).toBe(422);
  });

  test('is found by name only with consent, open, and until two months after the event', async () => {
    const lupita = await owner();
    const find = async (nombre: string) =>
      (await call('GET', `/app/v1/mesas-de-regalos?nombre=${encodeURIComponent(nombre)}`)).body.data.mesas;
    const { id, codigo } = await lupita.registry();
    expect(await find('Lupita')).toEqual([]);
    await lupita.change(id, { buscable: true });
    expect(await find('  beto LUPITA ')).toEqual([
      { codigo, evento: 'wedding', nombres: 'Lupita y Beto', fecha: '2027-02-14' },
    ]);
    expect([await find('upita'), await find('Lupita Rosa'), await find('%')]).toEqual([[], [], []]);
    time.now = Date.parse('2027-04-20T12:00:00Z');
    expect(await find('lupita')).toEqual([]);
    time.now = Date.parse('2027-04-10T12:00:00Z');
    expect(await find('lupita')).toHaveLength(1);
    await lupita.change(id, { buscable: true, cerrada: true });
    expect(await find('lupita')).toEqual([]);
  });
});

describe('RT-23 the goods of a registry', () => {
  test('are added, counted anew and removed; the price is that of today', async () => {
    const lupita = await owner();
    const { id } = await lupita.registry();
    const { body } = await lupita.want(id, 7, 4);
    expect(body.data.articulos).toMatchObject([
      {
        producto: 7,
        childrenSku: '0',
        quiere: 4,
        precio: 100_000,
        regaladas: 0,
        apartadas: 0,
        faltan: 4,
        se_vende: true,
      },
    ]);
    await pool.query('update product_variants set sale_price = 90000 where product_id = 7');
    expect((await lupita.view(id)).articulos).toMatchObject([{ precio: 90_000 }]);
    expect((await lupita.want(id, 7, 0)).body.data.articulos).toEqual([]);
    expect((await lupita.want(id, 7, 0)).status).toBe(200);
    expect((await lupita.want(id, 7, 1)).body.data.articulos).toMatchObject([{ quiere: 1 }]);
  });

  test('need a choice if there is one, and must be goods that can be sent', async () => {
    const lupita = await owner();
    const { id } = await lupita.registry();
    await shirt(9, { M: 3, G: 3 });
    await product(10, { digital: true });
    await product(11, { is_active: false });
    expect(sentence((await lupita.want(id, 9, 1)).body)).toEqual([expect.stringContaining('Elige primero')]);
    expect(sentence((await lupita.want(id, 10, 1)).body)).toEqual([expect.stringContaining('llega por correo')]);
    expect(sentence((await lupita.want(id, 11, 1)).body)).toEqual([expect.stringContaining('ya no se vende')]);
    expect((await lupita.want(id, 12, 1)).status).toBe(422);
    expect((await lupita.want(id, 9, 1, '9-M')).body.data.articulos).toMatchObject([
      { producto: 9, childrenSku: '9-M', opciones: ['M'] },
      { producto: 7 },
    ]);
    expect((await lupita.want(id, 7, 100)).status).toBe(400);
  });
});

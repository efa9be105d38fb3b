/** Tests of what owners of registries see, and of commands and erasure (RT-23). */
import { beforeEach, describe, expect, test } from 'vitest';
import { createRegistryOperator, tellRegistryOwners } from './operator.ts';
import { registryData } from './personal-data.ts';
import { street, withRegistries } from './test-registries.ts';

const shop = await withRegistries();
const { clear, giver, one, owner, pool, product, time, unit } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const letters = { name: 'Tianguis', origin: 'https://tianguis.example' };
const mails = async () => (await pool.query(`select * from mails where kind = 'gift-received'`)).rows;

describe('RT-23 the owner', () => {
  test('sees who gave what, with the note, and notes that thanks were given; no number of an order', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    const { body } = await rosa.give(mesa);
    const { regalos } = await lupita.view(mesa.id);
    expect(regalos).toEqual([
      {
        ...{ se_cambia: true, cambio: null },
        ...{ id: expect.any(String), de: expect.stringContaining('Ana'), dedicatoria: '¡Felicidades!', piezas: 1 },
        ...{ titulo: expect.any(String), at: '2026-12-01T16:00:00.000Z', gracias: false },
      },
    ]);
    expect(JSON.stringify(await lupita.view(mesa.id))).not.toMatch(new RegExp(`${body.data.pedido}|rosa@correo`));
    const path = `/app/v1/mesas/${mesa.id}/gracias`;
    const thanked = await lupita.put(path, { regalo: regalos[0]?.id, dadas: true });
    expect(thanked.body.data.regalos).toMatchObject([{ gracias: true }]);
    expect((await lupita.put(path, { regalo: regalos[0]?.id, dadas: false })).body.data.regalos).toMatchObject([
      { gracias: false },
    ]);
    expect((await lupita.want(mesa.id, 7, 0)).body.fields).toMatchObject([{ name: 'quiere' }]);
    expect((await lupita.want(mesa.id, 7, 1)).status).toBe(200);
  });

  test('is mailed once about a paid gift, without amounts and without the order', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(2);
    const rosa = await giver();
    const { body } = await rosa.give(mesa);
    await rosa.give(mesa, 1, 'oxxo');
    const [told, again] = [
      await tellRegistryOwners(unit, letters, { now: time.now }),
      await tellRegistryOwners(unit, letters, { now: time.now }),
    ];
    const written = await mails();
    expect([told, again, written.map(({ recipient }) => recipient)]).toEqual([1, 0, ['lupita@correo.mx']]);
    expect(written[0].subject).toMatch(/te regaló algo de tu mesa$/);
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`\\$|1,000|${body.data.pedido}|${street}`));
  });

  test('of a surprise sees and learns nothing until the day of the event, in Mexico City', async () => {
    const lupita = await owner();
    const mesa = await lupita.registry(3, { sorpresa: true, fecha: '2026-12-24' });
    const rosa = await giver();
    await rosa.give(mesa);
    expect(await tellRegistryOwners(unit, letters, { now: time.now })).toBe(0);
    const before = await lupita.view(mesa.id);
    expect(before).toMatchObject({
      ...{ secreta: true, regalos: [], articulos: [{ quiere: 3, regaladas: null, apartadas: null, faltan: null }] },
    });
    // No refusal may depend on what was given.
    expect((await lupita.want(mesa.id, 7, 2)).body.fields).toMatchObject([
      { msg: expect.stringContaining('sorpresa') },
    ]);
    expect((await lupita.want(mesa.id, 7, 4)).status).toBe(200);
    const regalo = (await one('select order_id from registry_gifts')).order_id;
    expect((await lupita.put(`/app/v1/mesas/${mesa.id}/gracias`, { regalo, dadas: true })).status).toBe(404);
    await pool.query(`update customer_sessions set expires_at = '2028-01-01'`).catch(() => undefined);
    time.now = Date.parse('2026-12-24T05:59:00Z');
    expect((await lupita.view(mesa.id)).secreta).toBe(true);
    time.now = Date.parse('2026-12-24T06:00:00Z');
    expect(await lupita.view(mesa.id)).toMatchObject({ secreta: false, regalos: [{ piezas: 1 }] });
    expect((await mails()).length).toBe(0);
  });
});

test('RT-23 AF-07 the export has the registries; an erasure waits for gifts, then takes the address out of them', async () => {
  const lupita = await owner();
  const mesa = await lupita.registry(1);
  const rosa = await giver();
  await rosa.give(mesa);
  const who = { id: lupita.id, email: 'lupita@correo.mx' };
  expect(await registryData.read?.(unit, who)).toMatchObject([
    { nombres: 'Lupita y Beto', productos: [{ producto: 7, quiere: 1 }], regalos: [{ dedicatoria: '¡Felicidades!' }] },
  ]);
  expect(await registryData.hindrances?.(unit, who, false)).toMatchObject([
    { link: { href: '/Mesa-de-Regalos/mi-mesa' } },
  ]);
  await pool.query(`update order_parcels set state = 'delivered'`);
  expect(await registryData.hindrances?.(unit, who, true)).toEqual([]);
  await unit.withTransaction(async (inside) => registryData.erase?.(inside, who));
  expect(await one('select address from orders')).toEqual({ address: null });
  expect((await pool.query('select from registries')).rows).toEqual([]);
  const { orders: shown } = (await rosa.get('/app/v1/pedidos?dias=todos')).body.data;
  const order = (await rosa.get(`/app/v1/pedidos/${shown[0].pedido}`)).body.data;
  expect(order.address).toMatchObject({ nombre: 'Domicilio de quien recibe el regalo', direccion: '' });
});

test('RT-23 an operator lists, reads and closes a registry; the reading is noted', async () => {
  const lupita = await owner();
  const mesa = await lupita.registry(1);
  const carmen = createRegistryOperator(unit, 'Carmen');
  expect(await carmen.list({ all: false, most: 10 })).toMatchObject([{ code: mesa.codigo, items: 1, gifts: 0 }]);
  expect(await carmen.show(mesa.codigo.toLowerCase())).toMatchObject({ items: [{ product: 7, wanted: 1 }], gifts: [] });
  expect(await carmen.close(mesa.codigo)).toMatchObject({ closedAt: expect.any(Date) });
  await expect(carmen.close(mesa.codigo)).rejects.toThrow('closed already');
  await expect(carmen.show('nada')).rejects.toThrow('no such registry');
  expect(await carmen.list({ all: false, most: 10 })).toEqual([]);
  const { rows } = await pool.query(
    'select action, operator from customer_audit where operator is not null order by id',
  );
  expect(rows.map(({ action }) => action)).toEqual(['shown', 'registry-closed']);
});

/** Tests the calls of addresses, and addresses as personal data. */
import { describe, expect, test } from 'vitest';
import { home, path, withAddresses } from './test-addresses.ts';

const { call, customer, confirmed, shopper, database } = await withAddresses();
const { pool } = database;

describe('RL-04 AP-14 ST-04 addresses', () => {
  test('an address is stored, with its state and in one line, and read by both kinds of tokens', async () => {
    const ana = await shopper();
    const { status, body, headers } = await ana.add();
    expect([status, headers['cache-control']]).toEqual([201, 'private, no-store']);
    const { address } = body.data;
    const { id } = address;
    expect(address).toEqual({
      ...home,
      ...{ id, direccion: 'Orizaba 101, int. 4', estado: 'Ciudad de México', predeterminada: true },
    });
    expect((await ana.send('GET')).body).toEqual({ data: { address: [address] } });
    expect((await ana.send('GET', `/${id}`)).body).toEqual({ data: { address } });
    expect((await call('GET', `${path}?token=${ana.token}`)).body).toEqual({ data: { address: [address] } });
    expect((await call('GET', `${path}/${id}?token=${ana.token}`)).body).toEqual({ data: { address } });
  });

  test('a change is the whole address, and does not take the default away', async () => {
    const ana = await shopper();
    const id = await ana.added('Orizaba');
    const { numeroInterior: _, ...rest } = home;
    const { status, body } = await ana.send('PUT', `/${id}`, { ...rest, calle: 'Durango', predeterminada: false });
    expect(status).toBe(200);
    expect(body.data.address).toMatchObject({ calle: 'Durango', numeroInterior: '', predeterminada: true });
  });

  test('typed text is stored in plain form; the same address is not added twice', async () => {
    const ana = await shopper();
    const messy = { calle: ' Orizaba\u200b ', nombre: 'Ana\t  Ri\u0301os', numeroExterior: 's/n' };
    const { body } = await ana.add(messy);
    expect(body.data.address).toMatchObject({ calle: 'Orizaba', nombre: 'Ana Ríos', numeroExterior: 'S/N' });
    const again = await ana.add({ numeroExterior: 'S/N' });
    expect(again.body.data.address.id).toBe(body.data.address.id);
    expect(await ana.streets()).toEqual(['Orizaba*']);
  });

  test('an address like one that was deleted is added as another one', async () => {
    const ana = await shopper();
    const deleted = await ana.added(home.calle);
    await ana.send('DELETE', `/${deleted}`);
    const { status, body } = await ana.add();
    expect(status).toBe(201);
    expect(body.data.address.id).not.toBe(deleted);
    expect(await ana.streets()).toEqual([`${home.calle}*`]);
  });

  test('the last one that was made the default is it; a deletion gives it back to the one before', async () => {
    const ana = await shopper();
    const first = await ana.added('Uno');
    await ana.added('Dos');
    const third = await ana.added('Tres', { predeterminada: true });
    expect(await ana.streets()).toEqual(['Tres*', 'Uno', 'Dos']);
    await ana.send('PUT', `/${first}/predeterminada`);
    expect(await ana.streets()).toEqual(['Uno*', 'Tres', 'Dos']);
    expect((await ana.send('DELETE', `/${first}`)).status).toBe(204);
    expect(await ana.streets()).toEqual(['Tres*', 'Dos']);
    // A restored address is the default again, unless the customer has chosen another default in the meantime.
    expect((await ana.send('POST', `/${first}/restaurar`)).status).toBe(200);
    expect(await ana.streets()).toEqual(['Uno*', 'Tres', 'Dos']);
    await ana.send('DELETE', `/${first}`);
    await ana.send('PUT', `/${third}/predeterminada`);
    await ana.send('POST', `/${first}/restaurar`);
    expect(await ana.streets()).toEqual(['Tres*', 'Uno', 'Dos']);
  });

  test('a deleted address is gone for all calls but the one that takes it back', async () => {
    const ana = await shopper();
    const id = await ana.added('Uno');
    await ana.send('DELETE', `/${id}`);
    for (const [method, url, form] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`, home],
      ['PUT', `/${id}/predeterminada`],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await ana.send(method, url, form)).status, `${method} ${url}`).toBe(404);
    expect(await ana.streets()).toEqual([]);
  });
});

describe('personal data', () => {
  test('the export has addresses, deleted ones too; erasing the account erases them', async () => {
    await customer();
    const ana = await confirmed();
    const headers = { authorization: `Bearer ${ana.access_token}` };
    const add = async (calle: string) =>
      (await call('POST', path, { headers, payload: { ...home, calle } })).body.data.address.id;
    await add('Uno');
    await call('DELETE', `${path}/${await add('Dos')}`, { headers });
    const { body } = await call('GET', '/app/v1/cuenta/exportar', { headers });
    expect(body.data.direcciones).toEqual([
      expect.objectContaining({ calle: 'Uno', telefono: home.telefono, borrada: null }),
      expect.objectContaining({ calle: 'Dos', borrada: expect.any(String) }),
    ]);
    expect(JSON.stringify(body.data.direcciones)).not.toMatch(/"(id|slot|rank)"/);
    await pool.query('delete from customers');
    expect((await pool.query('select 1 from addresses')).rowCount).toBe(0);
  });
});

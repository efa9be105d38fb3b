/** Addresses with names of another state than that of their postal code (issue 37 B7). */
import { beforeEach, expect, test } from 'vitest';
import { withAccount } from '../accounts/testing/test-account.ts';

const shop = await withAccount();
const { call, customer, session, database, clear } = shop;
beforeEach(clear);

const places = [
  { code: '06600', municipality: 'Cuauhtémoc', city: 'Ciudad de México', colonias: ['Juárez', 'Roma Norte'] },
  { code: '64000', municipality: 'Monterrey', city: 'Monterrey', colonias: ['Monterrey Centro'] },
  { code: '64600', municipality: 'Monterrey', city: 'Monterrey', colonias: ['Juárez'] },
  { code: '66200', municipality: 'San Pedro Garza García', city: 'San Pedro', colonias: ['Del Valle', 'Centro'] },
  { code: '31500', municipality: 'Cuauhtémoc', city: 'Cuauhtémoc', colonias: ['Centro'] },
];

async function fill(isWhole: boolean): Promise<void> {
  await database.pool.query('truncate postal_codes, postal_code_table');
  await database.db.insertInto('postal_codes').values(places).execute();
  await database.db.insertInto('postal_code_table').values({ is_whole: isWhole, source: 'x' }).execute();
}

const plain = {
  ...{ nombre: 'Ana Ríos', calle: 'Zaragoza', numeroExterior: '1', telefono: '5512345678' },
  ...{ codigoPostal: '64000', municipio: 'Monterrey', ciudad: 'Monterrey', colonia: 'Monterrey Centro' },
};

/** The status, and the names of the refused fields. */
async function add(more: object, change?: string): Promise<[number, string[]]> {
  const { access_token } = await session('ana@correo.mx');
  const headers = { authorization: `Bearer ${access_token}` };
  const path = change === undefined ? '' : `/${change}`;
  const { status, body } = await call(change === undefined ? 'POST' : 'PUT', `/app/v1/address${path}`, {
    ...{ headers, payload: { ...plain, ...more } },
  });
  return [status, (body.fields ?? []).map(({ name, code }: { name: string; code: string }) => `${name} ${code}`)];
}

const wrong = ['municipio WRONG', 'ciudad WRONG', 'colonia WRONG'];

test.each([true, false])(
  'RL-04, issue 37 B7: names of another state are refused (whole table: %s)',
  async (isWhole) => {
    await customer({ email: 'ana@correo.mx' });
    await fill(isWhole);
    const mexico = { municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', colonia: 'Roma Norte' };
    expect(await add(mexico)).toEqual([422, wrong]);
    // Case and accents do not hide the other state.
    expect(await add({ ...mexico, municipio: 'CUAUHTEMOC', ciudad: 'ciudad de mexico' })).toEqual([422, wrong]);
    // I1: nor do full-width letters, ligatures, or other accents.
    expect(await add({ ...mexico, municipio: 'Ｃｕａｕｈｔéｍｏｃ', ciudad: 'Cⅰudad de Mêxico' })).toEqual([
      422,
      wrong,
    ]);
    expect(await add({ municipio: 'Cuauhtémoc' })).toEqual([422, ['municipio WRONG']]);
    expect(await add({ ciudad: 'Ciudad de México' })).toEqual([422, ['ciudad WRONG']]);
    // Only a whole table proves that a colonia with this name is nowhere else.
    expect(await add({ colonia: 'Roma Norte' })).toEqual(isWhole ? [422, ['colonia WRONG']] : [201, []]);
  },
);

test('RL-04, decision 31: names of the same state, unknown names and new colonias are accepted', async () => {
  await customer({ email: 'ana@correo.mx' });
  await fill(true);
  for (const border of [
    {},
    { municipio: 'San Pedro Garza García', ciudad: 'San Pedro', colonia: 'Del Valle' },
    { municipio: 'monterrey', ciudad: '' },
    { municipio: 'Un Municipio Nuevo', ciudad: 'Una Ciudad Nueva', colonia: 'Una Colonia Nueva' },
    // Juárez is a colonia of both states, and several states have a Centro.
    { colonia: 'Juárez' },
    { codigoPostal: '06600', municipio: 'Cuauhtémoc', ciudad: 'Ciudad de México', colonia: 'Centro' },
  ])
    expect(await add(border), JSON.stringify(border)).toEqual([201, []]);
});

test('RL-04, issue 37 B7: a change of an address is checked in the same way', async () => {
  const id = await customer({ email: 'ana@correo.mx' });
  await fill(true);
  await add({});
  const { rows } = await database.pool.query('select id from addresses where customer_id = $1', [id]);
  expect(await add({ municipio: 'Cuauhtémoc' }, rows[0].id)).toEqual([422, ['municipio WRONG']]);
  expect(await add({ numeroExterior: '2' }, rows[0].id)).toEqual([200, []]);
});

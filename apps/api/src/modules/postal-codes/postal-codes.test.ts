import { mexicanStates } from '@tianguis/domain';
import { beforeEach, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { get, database } = await withApi();

beforeEach(() => database.pool.query('truncate postal_codes, postal_code_table'));

async function fill(isWhole: boolean) {
  await database.db
    .insertInto('postal_codes')
    .values([
      { code: '44100', municipality: 'Guadalajara', city: 'Guadalajara', colonias: ['Guadalajara Centro'] },
      { code: '97320', municipality: 'Progreso', city: '', colonias: ['Ciénega 2000', 'Progreso de Castro Centro'] },
    ])
    .execute();
  await database.db.insertInto('postal_code_table').values({ is_whole: isWhole, source: 'x.txt' }).execute();
}

const ask = (code: string) => get(`/app/v1/codigo-postal/${code}`);

test('ST-05 AP-20 a listed code has its places, with all colonias', async () => {
  await fill(true);
  const reply = await ask('44100');
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    ...{ status: 'success', error: false, code: 200 },
    ...{ ciudad: 'Guadalajara', estado: 'Jalisco', municipio: 'Guadalajara', c_estado: '14' },
    colonias: ['Guadalajara Centro'],
  });
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect((await ask('97320')).body).toMatchObject({
    ...{ ciudad: null, municipio: 'Progreso', c_estado: '31' },
    colonias: ['Ciénega 2000', 'Progreso de Castro Centro'],
  });
});

const onlyState = {
  ...{ status: 'success', error: false, code: 200 },
  ...{ ciudad: null, estado: 'Aguascalientes', municipio: null, c_estado: '01', colonias: [] },
};

test('AP-20 without a table, or with a part of one, an unlisted code has its state', async () => {
  expect((await ask('20000')).body).toEqual(onlyState);
  await fill(false);
  expect((await ask('20000')).body).toEqual(onlyState);
});

test('AP-20 with a whole table, an unlisted code is not found', async () => {
  await fill(true);
  const reply = await ask('20000');
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ code: 'POSTAL_CODE_NOT_FOUND' });
});

test.each(['00000', '17000', '18999', '19500'])('AP-20 %s, which no state can have, is not found', async (code) => {
  expect((await ask(code)).status).toBe(404);
});

test.each(['0670', '067000', '0670a', '٠٦٧٠٠', "06700'"])('AP-20 VA-01 %s is refused', async (code) => {
  const reply = await ask(code);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'INVALID_REQUEST' });
});

test('AP-20 each of the 32 states has codes', async () => {
  const found = new Set<string>();
  for (let digits = 0; digits < 100; digits++) {
    const { body, status } = await ask(`${String(digits).padStart(2, '0')}123`);
    if (status === 200) found.add(`${body.c_estado} ${body.estado}`);
  }
  expect([...found].sort()).toEqual(
    mexicanStates.map(({ number, name }) => `${String(number).padStart(2, '0')} ${name}`),
  );
});

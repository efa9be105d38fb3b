/**
 * Tests of photographs of customers (AF-02, RO-02). The server reads files; here a reader repeats what it gets, and
 * `apps/server/src/pictures/photographs` tests the real one.
 */
import { randomUUID } from 'node:crypto';
import { createUnitOfWork } from '@tianguis/database';
import { mostPhotographBytes, mostPhotographs } from '@tianguis/domain/photograph';
import { beforeEach, describe, expect, test } from 'vitest';
import { createApi } from '../../create-api.ts';
import { config } from '../../test-api.ts';
import { withAccount } from '../accounts/testing/test-account.ts';
import { prunePhotographs, readPhotographs } from './operator.ts';
import { type PhotographReader, photographsOf, usePhotographs } from './service.ts';
import { storePhotographs } from './test-photographs.ts';

let asked = 0;
let reads: PhotographReader = async () => ({ fault: 'busy' });
const shop = await withAccount({}, { photographReader: (file, customer) => reads(file, customer) });
const { app, customer, session, clear, database } = shop;
const { pool, db } = database;
const unit = createUnitOfWork(db);

beforeEach(async () => {
  await clear();
  asked = 0;
  reads = async (file) => {
    asked += 1;
    return { bytes: Buffer.concat([Buffer.from('clean '), file]), preview: Buffer.from('small') };
  };
});

/** A file that begins like a JPEG. */
const jpeg = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);

async function shopper(email = 'ana@correo.mx') {
  const id = await customer({ email });
  const { access_token } = await session(email);
  const headers = { authorization: `Bearer ${access_token}` };
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: Buffer, type = 'image/jpeg') => {
    const reply = await app.inject({
      ...{ method, url: `/app/v1/${url}` },
      headers: { ...headers, ...(payload && { 'content-type': type }) },
      ...(payload && { payload }),
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      raw: reply.rawPayload,
      body: isJson ? reply.json() : {},
    };
  };
  return {
    ...{ id, send },
    add: (form: string, file: Buffer, type?: string) => send('POST', `fotografias/${form}`, file, type),
    list: async (form: string): Promise<string[]> =>
      (await send('GET', `fotografias/${form}`)).body.data.fotografias.map((one: { id: string }) => one.id),
    get: (photograph: string, query = '') => send('GET', `fotografia/${photograph}${query}`),
    remove: (photograph: string) => send('DELETE', `fotografia/${photograph}`),
  };
}

describe('AF-02 photographs of a form', () => {
  test('are added whatever their header says, are listed in their sequence, and are served as pictures', async () => {
    const ana = await shopper();
    const form = randomUUID();
    const types = ['image/jpeg', 'text/html', 'application/json', 'multipart/form-data; boundary=x'];
    const ids: string[] = [];
    for (const [at, type] of types.entries()) ids.push((await ana.add(form, jpeg(`${at}`), type)).body.data.id);
    expect(await ana.list(form)).toEqual(ids);
    const { status, headers, raw } = await ana.get(ids[1] ?? '');
    expect([status, raw]).toEqual([200, Buffer.concat([Buffer.from('clean '), jpeg('1')])]);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
      ...{ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'private, no-store' },
    });
    expect((await ana.get(ids[1] ?? '', '?tamano=previa')).raw.toString()).toBe('small');
  });

  test('the same file, sent five times at once and again, is added once', async () => {
    const ana = await shopper();
    const form = randomUUID();
    const replies = await Promise.all(Array.from({ length: 5 }, () => ana.add(form, jpeg('x'))));
    const before = asked;
    replies.push(await ana.add(form, jpeg('x')));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(replies.map(({ body }) => body.data.id)).size).toBe(1);
    expect([await ana.list(form), asked]).toEqual([[replies[0]?.body.data.id], before]);
  });

  test('there are five at most, also of twelve at once; one that is removed has a place for another', async () => {
    const ana = await shopper();
    const form = randomUUID();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => ana.add(form, jpeg(`${at}`))));
    const [taken, refused] = [200, 422].map((code) => replies.filter(({ status }) => status === code));
    expect([taken?.length, refused?.length]).toEqual([mostPhotographs, 12 - mostPhotographs]);
    expect(refused?.[0]?.body.fields).toMatchObject([
      { name: 'fotografia', msg: expect.stringContaining('Ya tienes 5 fotografías') },
    ]);
    const before = asked;
    expect((await ana.add(form, jpeg('more'))).status).toBe(422);
    expect(asked).toBe(before);
    const [first = ''] = await ana.list(form);
    expect((await ana.remove(first)).status).toBe(204);
    expect((await ana.add(form, jpeg('more'))).status).toBe(200);
    expect(await ana.list(form)).toHaveLength(mostPhotographs);
  });

  test.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'El archivo está vacío'],
    ['a GIF', Buffer.from('GIF89a'), 'Es un archivo GIF, que no podemos abrir. Usa una fotografía JPG, PNG o WebP.'],
    ['a photograph of an iPhone', Buffer.from('\0\0\0\x18ftypheic'), 'Es un archivo HEIC'],
    ['a page', Buffer.from('<script>'), 'No es una fotografía que podamos abrir'],
  ])('ER-09 %s is refused at the field, before it is read', async (_name, file, words) => {
    const ana = await shopper();
    const { status, body } = await ana.add(randomUUID(), file);
    expect([status, body.fields[0].name, body.fields[0].msg]).toEqual([
      ...[422, 'fotografia', expect.stringContaining(words)],
    ]);
    expect(asked).toBe(0);
  });

  test.each(['damaged', 'pixels', 'narrow', 'small'] as const)(
    'ER-09 %s is refused with a sentence, and nothing is stored',
    async (fault) => {
      reads = async () => ({ fault });
      const ana = await shopper();
      const form = randomUUID();
      expect((await ana.add(form, jpeg('x'))).body.fields[0].msg).toMatch(/^[A-ZÁÉÍÓÚ].+\.$/);
      expect(await ana.list(form)).toEqual([]);
    },
  );

  test('if too many files wait, the reply is 503 with the seconds of the next try', async () => {
    reads = async () => ({ fault: 'busy' });
    const { status, headers } = await (await shopper()).add(randomUUID(), jpeg('x'));
    expect([status, headers['retry-after']]).toEqual([503, '5']);
  });

  test('a file of more than 8 MB is refused', async () => {
    const ana = await shopper();
    const form = randomUUID();
    expect((await ana.add(form, jpeg('x'.repeat(mostPhotographBytes)))).status).toBe(413);
    expect((await ana.add(form, jpeg('x'.repeat(mostPhotographBytes - 3)))).status).toBe(200);
  });

  test('a customer who sends no form fills no disk: the oldest photographs are erased', async () => {
    const ana = await shopper();
    const forms = Array.from({ length: 7 }, () => randomUUID());
    for (const form of forms) for (let at = 0; at < 4; at++) await ana.add(form, jpeg(`${at}`));
    expect((await pool.query('select from photographs')).rowCount).toBe(20);
    expect(await ana.list(forms[6] ?? '')).toHaveLength(4);
  });
});

describe('AF-02 a return or a review', () => {
  const use = { kind: 'return', id: randomUUID() };
  const take = (customerId: string, form: string, by = use) =>
    unit.withTransaction((work) => usePhotographs(work, { customer: customerId, form }, by));

  test('uses the photographs of its form, once; then they stay, and none can be added', async () => {
    const ana = await shopper();
    const { form, ids } = await storePhotographs(pool, ana.id, 3);
    expect(await take(ana.id, form)).toEqual(ids);
    expect(await take(ana.id, form, { kind: 'return', id: randomUUID() })).toEqual([]);
    expect((await photographsOf(unit, [use])).get(use.id)).toEqual(ids);
    expect((await ana.remove(ids[0] ?? '')).status).toBe(404);
    expect((await ana.add(form, jpeg('more'))).body.fields[0].msg).toContain('ya se enviaron');
    expect((await ana.get(ids[0] ?? '')).status).toBe(200);
    expect((await readPhotographs(unit, use.id)).map(({ id, bytes }) => [id, bytes.toString()])).toEqual(
      ids.map((id) => [id, 'whole']),
    );
  });

  test('does not use the form of another customer', async () => {
    const [ana, eva] = [await shopper(), await shopper('eva@correo.mx')];
    const { form, ids } = await storePhotographs(pool, ana.id, 2);
    expect(await take(eva.id, form)).toEqual([]);
    expect(await ana.list(form)).toEqual(ids);
  });

  test('photographs that nothing uses are erased after a day', async () => {
    const ana = await shopper();
    const used = await storePhotographs(pool, ana.id, 2);
    await take(ana.id, used.form);
    const [old, fresh] = [await storePhotographs(pool, ana.id, 2), await storePhotographs(pool, ana.id, 1)];
    await pool.query(`update photographs set added_at = now() - interval '25 hours' where form_id = any ($1)`, [
      [used.form, old.form],
    ]);
    expect(await prunePhotographs(unit)).toBe(2);
    expect(await Promise.all([used, old, fresh].map(({ form }) => ana.list(form)))).toEqual([used.ids, [], fresh.ids]);
  });
});

test('RO-02 the photographs of another customer are not found, by any call; without a session the reply is 401', async () => {
  const [ana, eva] = [await shopper(), await shopper('eva@correo.mx')];
  const form = randomUUID();
  const { id } = (await ana.add(form, jpeg('x'))).body.data;
  for (const reply of [await eva.get(id), await eva.get(id, '?tamano=previa'), await eva.remove(id)])
    expect([reply.status, reply.body.code]).toEqual([404, 'PHOTOGRAPH_NOT_FOUND']);
  expect(await eva.list(form)).toEqual([]);
  // The same id of a form is another form for each customer.
  expect((await eva.add(form, jpeg('y'))).status).toBe(200);
  expect(await ana.list(form)).toEqual([id]);
  for (const [method, url] of [
    ['GET', `fotografias/${form}`],
    ['POST', `fotografias/${form}`],
    ['GET', `fotografia/${id}`],
    ['DELETE', `fotografia/${id}`],
  ] as const)
    expect((await app.inject({ method, url: `/app/v1/${url}` })).statusCode, `${method} ${url}`).toBe(401);
  expect((await ana.get('1')).status).toBe(400);
});

test('personal data: the export names them, and they are erased with the account', async () => {
  const ana = await shopper();
  const { ids } = await storePhotographs(pool, ana.id, 1);
  const { photographData } = await import('./personal-data.ts');
  expect(await photographData.read?.(unit, { id: ana.id, email: 'ana@correo.mx' })).toEqual([
    { agregada: expect.any(String), enviada: false, pagina: `/mi-cuenta/fotografia/${ids[0]}` },
  ]);
  await pool.query('delete from customers');
  expect((await pool.query('select from photographs')).rowCount).toBe(0);
});

test('a shop without a reader takes no photographs, and says so', async () => {
  const bare = await createApi({ db, config, publicOrigin: 'http://localhost:3000' });
  const ana = await shopper();
  const { access_token } = await session('ana@correo.mx');
  const reply = await bare.inject({
    ...{ method: 'POST', url: `/app/v1/fotografias/${randomUUID()}`, payload: jpeg('x') },
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'image/jpeg' },
  });
  expect([reply.statusCode, ana.id]).toEqual([503, expect.any(String)]);
  await bare.close();
});

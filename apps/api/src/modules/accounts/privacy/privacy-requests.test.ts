import { addBusinessDays, dateInMexico } from '@tianguis/domain';
import { beforeEach, expect, test } from 'vitest';
import { withAccount } from '../testing/test-account.ts';

const { db, clear, customer, signedIn, mailTo, audit, database } = await withAccount();
beforeEach(() => clear());

const form = { derecho: 'acceso', texto: 'Quiero saber qué datos guardan de mí.' };

test('issue 16, 7: a request has a number and a day until which it is answered; customer and shop get a mail', async () => {
  const id = await customer();
  const ana = await signedIn();
  const { status, body } = await ana.post('/arco', form);
  expect(status).toBe(200);
  const vence = addBusinessDays(dateInMexico(Date.now()), 20);
  expect(body.data).toEqual({
    ...{ folio: expect.stringMatching(/^ARCO-\d{4}-\d{6}$/), ...form, estado: 'recibida', vence },
    recibida: expect.stringMatching(/Z$/),
    ...{ respondida: null, respuesta: null },
  });
  const { folio } = body.data;
  const receipt = await mailTo('Ana@correo.mx');
  expect(receipt).toMatchObject({ kind: 'privacy-request', text: expect.stringContaining(folio) });
  const forShop = await mailTo('privacidad@tianguis.example');
  expect(forShop).toMatchObject({ kind: 'privacy-request-for-shop', text: expect.stringContaining(form.texto) });
  expect(forShop?.text).toContain('Ana@correo.mx');
  // No link opens a copy of the mail, and the audit log does not contain the text.
  const secret = await db.selectFrom('mails').select(['kind', 'is_secret']).where('is_secret', '=', true).execute();
  expect(secret.map(({ kind }) => kind)).toEqual(['privacy-request-for-shop']);
  expect(await audit(id)).toEqual([{ action: 'data-requested', detail: { folio, derecho: 'acceso' } }]);
});

test('RO-02 own ones are listed, the latest first', async () => {
  await customer();
  await customer({ email: 'luis@correo.mx' });
  const [ana, luis] = [await signedIn(), await signedIn('luis@correo.mx')];
  for (const derecho of ['rectificacion', 'cancelacion', 'oposicion']) await ana.post('/arco', { ...form, derecho });
  await luis.post('/arco', form);
  const rightsOf = async (who: typeof ana) =>
    (await who.get('/arco')).body.data.map(({ derecho }: { derecho: string }) => derecho);
  expect(await rightsOf(ana)).toEqual(['oposicion', 'cancelacion', 'rectificacion']);
  expect(await rightsOf(luis)).toEqual(['acceso']);
});

test('hostile text is stored as text', async () => {
  await customer();
  const ana = await signedIn();
  const texto = `a\u0000b\u001b[31m\r\nuno\ndos \ud800 <script>alert(1)</script> 👩‍💻`;
  const { status, body } = await ana.post('/arco', { ...form, texto });
  expect(status).toBe(200);
  expect(body.data.texto).toMatch(/^a b \[31m\nuno\ndos <script>alert\(1\)<\/script> 👩‍💻$/u);
  const { html } = await db
    .selectFrom('mails')
    .select('html')
    .where('kind', '=', 'privacy-request-for-shop')
    .executeTakeFirstOrThrow();
  expect(html).not.toContain('<script>alert');
});

test('a text without words is told beside its field', async () => {
  await customer();
  const { status, body } = await (await signedIn()).post('/arco', { ...form, texto: ' \u0000\n ' });
  expect(status).toBe(422);
  expect(body.fields).toMatchObject([{ name: 'texto', code: 'REQUIRED' }]);
});

test.each([{ texto: '' }, { texto: 'x'.repeat(4001) }, { derecho: 'olvido' }, { estado: 'respondida' }, { vence: '' }])(
  '%j is a 400',
  async (more) => {
    await customer();
    expect((await (await signedIn()).post('/arco', { ...form, ...more })).status).toBe(400);
  },
);

test('issue 16, 9: one customer files a few at once, and no more', async () => {
  await customer();
  const ana = await signedIn();
  const replies = await Promise.all(Array.from({ length: 10 }, () => ana.post('/arco', form)));
  const filed = replies.filter(({ status }) => status === 200).length;
  expect(filed).toBeGreaterThan(0);
  expect(filed).toBeLessThanOrEqual(4);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(10 - filed);
});

test('a request outlives its account: the shop has to show that it answered', async () => {
  const id = await customer();
  await (await signedIn()).post('/arco', form);
  await database.pool.query('delete from customers where id = $1', [id]);
  expect(await db.selectFrom('privacy_requests').select(['customer_id', 'derecho']).execute()).toEqual([
    { customer_id: null, derecho: 'acceso' },
  ]);
});

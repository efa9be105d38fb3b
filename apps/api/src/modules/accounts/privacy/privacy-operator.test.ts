import { createUnitOfWork } from '@tianguis/database';
import { addBusinessDays, dateInMexico } from '@tianguis/domain';
import { beforeEach, expect, test } from 'vitest';
import { createCustomerOperator } from '../../../customers.ts';
import { withAccount } from '../testing/test-account.ts';

const { db, clear, customer, signedIn, confirmed, mailTo, audit, database, messages } = await withAccount();
beforeEach(() => clear());

const put = async (_: unknown, more: readonly { job: string; data: object }[]) => void messages.push(...more);
const shop = createUnitOfWork(db, { put });
const carmen = createCustomerOperator(shop, 'Carmen', { name: 'Tianguis', origin: 'https://tianguis.example' });
const form = { derecho: 'acceso', texto: 'Quiero saber qué datos guardan de mí.' };
const answer = 'Hola, Ana:\nesto es lo que tenemos.\n\n<b>Tu nombre</b> y tu correo.';

test('issue 16, 7: an answer is mailed in the template, is seen by its customer, and is noted', async () => {
  const id = await customer();
  const ana = await signedIn();
  const { folio } = (await ana.post('/arco', form)).body.data;
  messages.length = 0;
  expect(await carmen.answer(folio, `${answer}\r\n\u001b[31m\u0000`, false)).toEqual({ folio, email: 'Ana@correo.mx' });

  const mail = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'html', 'plain_text as text', 'is_secret as isSecret'])
    .where('kind', '=', 'privacy-answer')
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    recipient: 'Ana@correo.mx',
    subject: `Respondimos tu solicitud ${folio}`,
    isSecret: true,
  });
  expect(mail.text).toContain('Hola, Ana:\nesto es lo que tenemos.\n\n<b>Tu nombre</b> y tu correo.');
  expect(mail.html).toContain('Hola, Ana:<br>esto es lo que tenemos.</p>');
  expect(mail.html).not.toContain('<b>Tu nombre');
  expect(messages).toEqual([{ job: 'send-mail', data: { id: mail.id } }]);

  const [seen] = (await ana.get('/arco')).body.data;
  expect(seen).toMatchObject({ folio, estado: 'respondida', respondida: expect.stringMatching(/Z$/) });
  expect(seen.respuesta).toBe(`${answer}\n[31m`);
  expect(JSON.stringify(seen)).not.toContain('Carmen');
  expect(await audit(id)).toEqual([
    { action: 'data-requested', detail: { folio, derecho: 'acceso' } },
    { action: 'request-answered', detail: { folio } },
  ]);
  const by = await db.selectFrom('customer_audit').select(['actor', 'operator']).orderBy('id', 'desc').execute();
  expect(by[0]).toEqual({ actor: 'operator', operator: 'Carmen' });
});

test('issue 16, 7: a request is answered once, of two operators at the same time, too', async () => {
  await customer();
  const { folio } = (await (await signedIn()).post('/arco', form)).body.data;
  const number = String(Number(folio.slice(-6)));
  const both = await Promise.allSettled([carmen.answer(folio, 'uno', false), carmen.answer(number, 'dos', false)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(carmen.answer(folio, 'tres', false)).rejects.toThrow(
    new RegExp(`^${folio} is answered already, on \\d{4}-\\d\\d-\\d\\d\\.$`),
  );
  expect(await db.selectFrom('mails').select('id').where('kind', '=', 'privacy-answer').execute()).toHaveLength(1);
});

test.each([
  ['ARCO-2019-000001', 'Hola', /^There is no request ARCO-2019-000001/],
  ['999999', 'Hola', /^There is no request 999999/],
  ['1 or true', 'Hola', /^There is no request 1 or true/],
  ['1', ' \n\t ', /^The answer is empty/],
  ['1', 'x'.repeat(20_001), /has 20001 characters, and 20000 is the most/],
])('answer %s: what cannot be answered is refused with a sentence', async (number, text, sentence) => {
  await customer();
  await (await signedIn()).post('/arco', form);
  await expect((async () => carmen.answer(number, text, false))()).rejects.toThrow(sentence);
  expect(await db.selectFrom('privacy_requests').select('state').execute()).toEqual([{ state: 'recibida' }]);
});

test('issue 16, 10: open ones of all customers are listed, the first due first, without what they wrote', async () => {
  const ids = [await customer(), await customer({ email: 'luis@correo.mx' })];
  const today = dateInMexico(Date.now());
  const add = (customer_id: string, due_on: string) =>
    db
      .insertInto('privacy_requests')
      .values({ customer_id, derecho: 'acceso', texto: 'secreto', due_on })
      .returning('number')
      .executeTakeFirstOrThrow();
  const later = await add(ids[0] ?? '', addBusinessDays(today, 20));
  const overdue = await add(ids[1] ?? '', '2026-01-05');
  await add(ids[1] ?? '', today);
  const { number } = await add(ids[0] ?? '', '2026-01-01');
  await carmen.answer(String(number), 'Listo.', false);
  const open = await carmen.openRequests();
  expect(open).toMatchObject([
    { due: '2026-01-05', isOverdue: true, daysLeft: 0, customer: ids[1] },
    { due: today, isOverdue: false, daysLeft: 0, customer: ids[1] },
    { isOverdue: false, daysLeft: 20, customer: ids[0] },
  ]);
  expect(open[0]?.folio.endsWith(String(overdue.number).padStart(6, '0'))).toBe(true);
  expect(open[2]?.folio.endsWith(String(later.number).padStart(6, '0'))).toBe(true);
  for (const word of ['secreto', 'correo.mx', 'Ana']) expect(JSON.stringify(open)).not.toContain(word);
  // The list of one customer's requests has their texts, and the command adds an entry to the audit log.
  const { requests } = await carmen.requests('ana@correo.mx');
  expect(requests.map(({ texto, answer: given }) => [texto, given])).toEqual([
    ['secreto', 'Listo.'],
    ['secreto', null],
  ]);
  expect((await audit(ids[0] ?? '')).at(-1)).toEqual({ action: 'shown', detail: { what: 'requests' } });
});

test('issue 16, 7: the answer is in the export, and outlives the account as its request does', async () => {
  await customer();
  const ana = await confirmed();
  const { folio } = (await ana.post('/arco', form)).body.data;
  await carmen.answer(folio, answer, false);
  const { body } = await ana.get('/exportar');
  expect(body.data.solicitudesArco).toMatchObject([{ estado: 'respondida', respuesta: answer }]);
  expect(JSON.stringify(body.data.solicitudesArco)).not.toContain('Carmen');
  await carmen.erase('ana@correo.mx');
  expect(
    await db.selectFrom('privacy_requests').select(['customer_id', 'texto', 'answer', 'answered_by']).execute(),
  ).toEqual([{ customer_id: null, texto: form.texto, answer, answered_by: 'Carmen' }]);
});

test('a request whose account was erased is closed by who says that it was answered', async () => {
  await customer();
  const { folio } = (await (await signedIn()).post('/arco', form)).body.data;
  await expect(carmen.answer(folio, answer, true)).rejects.toThrow(/has an account.*leave --mailed out/);
  await carmen.erase('ana@correo.mx');
  expect(await carmen.openRequests()).toMatchObject([{ folio, customer: null }]);
  await expect(carmen.answer(folio, answer, false)).rejects.toThrow(/was erased: answer to the address/);
  const before = (await database.pool.query('select from mails')).rowCount;
  expect(await carmen.answer(folio, answer, true)).toEqual({ folio, email: null });
  expect((await database.pool.query('select from mails')).rowCount).toBe(before);
  expect(await carmen.openRequests()).toEqual([]);
  expect(await mailTo('Ana@correo.mx')).toBeUndefined();
});

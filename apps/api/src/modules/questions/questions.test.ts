/** Tests of questions about products and their answers (AF-05). */
import { randomUUID } from 'node:crypto';
import type { QuestionForm } from '@tianguis/contract';
import { mostQuestionsADay } from '@tianguis/domain/contact';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createQuestionOperator } from './operator.ts';

const shop = await withPayments();
const { buyer, call, clear, one, pool, product, time, unit } = shop;
const letters = { name: 'Tianguis', origin: 'http://localhost:3000' };
const carmen = createQuestionOperator(unit, { operator: 'Carmen', letters, clock: () => time.now });

beforeEach(async () => {
  await clear();
  await pool.query('truncate product_questions restart identity cascade');
  await pool.query('truncate mails, customer_audit cascade');
  await product(7, { stock: 5, price: 50_000 });
});
type Ana = Awaited<ReturnType<typeof buyer>>;

const ask = (ana: Ana, texto: string, more: Partial<QuestionForm> = {}) =>
  ana.post('/app/v1/preguntas', { pregunta: randomUUID(), producto: 7, texto, ...more });
const list = async (query = '') => (await call('GET', `/products/v1/products/7/questions${query}`)).body;
const texts = async (query = '') => (await list(query)).data.questions.map(({ text }: { text: string }) => text);
const mails = async () => (await pool.query('select kind, recipient, plain_text from mails order by sent_at, id')).rows;

describe('AF-05 questions about products', () => {
  test('a question is public once it is answered, without a name, and its customer gets one mail with a link', async () => {
    const ana = await buyer();
    const asked = await ask(ana, '  ¿Trae\u0000 tapa\u200b de\n vidrio? ');
    expect([asked.status, asked.body.data]).toEqual([200, { id: 1, text: '¿Trae tapa de vidrio?' }]);
    expect(await list()).toEqual({
      ...{ data: { questions: [], total: 0 }, metadata: { total: 0, page: 1, page_size: 10, pages: 0 } },
    });
    await pool.query('delete from invalidations');
    const { id: store } = await one('select store_id as id from products where id = 7');
    await pool.query(`update stores set is_own = false, name = 'La Merced' where id = $1`, [store]);
    await pool.query('delete from invalidations');
    await carmen.answer(1, 'Sí, de vidrio templado.', store);
    expect(await pool.query(`select from invalidations where 'product:7' = any (tags)`)).toMatchObject({ rowCount: 1 });
    expect((await list()).data.questions).toEqual([
      {
        ...{ id: 1, text: '¿Trae tapa de vidrio?', asked_at: expect.stringMatching(/Z$/) },
        ...{ answer: 'Sí, de vidrio templado.', answered_at: expect.stringMatching(/Z$/), answered_by: 'La Merced' },
      },
    ]);
    const [mail, ...more] = await mails();
    expect([mail, more]).toMatchObject([{ kind: 'question-answered', recipient: 'ana@correo.mx' }, []]);
    expect(mail.plain_text).toMatch(/http:\/\/localhost:3000\/producto\/7\/\S+#preguntas/);

    await carmen.answer(1, 'Sí, y también de barro.');
    expect((await list()).data.questions).toMatchObject([{ answer: 'Sí, y también de barro.', answered_by: null }]);
    expect(await mails()).toHaveLength(1);
    expect(await one('select answered_by, edited_at is not null as edited from product_questions')).toEqual({
      ...{ answered_by: 'Carmen', edited: true },
    });
  });

  test('the search finds all words in question or answer, without accents and in the plural', async () => {
    const ana = await buyer();
    for (const text of ['¿Trae tapa?', '¿Cuánto pesa la olla?', '¿Sirve en inducción?']) await ask(ana, text);
    for (const id of [1, 2, 3]) await carmen.answer(id, id === 2 ? 'Pesa 2 kilos con tapas.' : 'Sí, claro.');
    expect(await texts()).toEqual(['¿Sirve en inducción?', '¿Cuánto pesa la olla?', '¿Trae tapa?']);
    expect(await texts('?query=INDUCCION')).toEqual(['¿Sirve en inducción?']);
    expect(await texts('?query=tapa')).toEqual(['¿Cuánto pesa la olla?', '¿Trae tapa?']);
    expect(await texts('?query=tapa%20kilo')).toEqual(['¿Cuánto pesa la olla?']);
    expect(await texts(`?query=${encodeURIComponent("%' or 1=1")}`)).toEqual([]);
    expect(await list('?query=tapa&page_size=1&page=2')).toMatchObject({
      ...{ data: { total: 3, questions: [{ text: '¿Trae tapa?' }] }, metadata: { total: 2, page: 2, pages: 2 } },
    });
    expect((await call('GET', '/products/v1/products/99/questions')).body.code).toBe('PRODUCT_NOT_FOUND');
  });

  test.each([
    ['', 'Escribe tu pregunta.'],
    ['\u200b \u0000', 'Escribe tu pregunta.'],
    ['???', 'Escribe tu pregunta con más palabras'],
    ['Llámame: 55 1234 5678', 'Quita el número de teléfono.'],
    ['lupita arroba gmail punto com', 'Quita el correo o el usuario.'],
    ['Más barato en otra.com.mx', 'Quita el enlace'],
    ['Mándame WhatsApp', 'Quita la invitación'],
  ])('ER-09 %j is held back, and the sentence stands at the field', async (text, sentence) => {
    const { status, body } = await ask(await buyer(), text);
    expect([status, body.fields]).toEqual([422, [expect.objectContaining({ name: 'texto' })]]);
    expect(body.fields[0].msg).toContain(sentence);
    expect(await one('select count(*)::int as n from product_questions')).toEqual({ n: 0 });
  });

  test('the same form, also twice at once, asks once; ten questions a day are the most', async () => {
    const ana = await buyer();
    const pregunta = randomUUID();
    const both = await Promise.all([1, 2].map(() => ask(ana, '¿Trae tapa?', { pregunta })));
    expect(both.map(({ body }) => body.data.id)).toEqual([1, 1]);
    const others = Array.from({ length: mostQuestionsADay + 2 }, (_, n) => ask(ana, `¿Trae la pieza ${n}?`));
    const statuses = (await Promise.all(others)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostQuestionsADay - 1);
    expect((await ask(ana, '¿Otra pregunta?')).body.fields[0].msg).toContain('en las últimas 24 horas');
    expect((await ask(ana, '¿Trae tapa?', { pregunta })).status).toBe(200);
    time.now += 86_400_001;
    expect((await ask(ana, '¿Otra pregunta?')).status).toBe(200);
  });

  test('a form of another customer is another question; unknown and inactive products take none', async () => {
    const pregunta = randomUUID();
    await ask(await buyer(), '¿Trae tapa?', { pregunta });
    const eva = await buyer('eva@correo.mx');
    expect((await ask(eva, '¿Trae asa?', { pregunta })).body.data).toEqual({ id: 2, text: '¿Trae asa?' });
    expect((await ask(eva, '¿Trae asa?', { producto: 99 })).body.code).toBe('PRODUCT_NOT_FOUND');
    await pool.query('update products set is_active = false');
    expect((await ask(eva, '¿Trae asa?')).body.code).toBe('PRODUCT_NOT_FOUND');
    expect((await call('POST', '/app/v1/preguntas', { payload: {} })).status).not.toBe(200);
  });

  test('a hidden question is not public, mails nobody, and is shown again', async () => {
    const ana = await buyer();
    await ask(ana, '¿Trae tapa?');
    await carmen.setHidden(1, true);
    expect(await carmen.list({ all: false, most: 9 })).toEqual([]);
    await carmen.answer(1, 'Sí.');
    expect([await texts(), await mails()]).toEqual([[], []]);
    await carmen.setHidden(1, false);
    expect(await texts()).toEqual(['¿Trae tapa?']);
    await expect(carmen.setHidden(1, false)).rejects.toThrow('not hidden already');
  });

  test('only the seller of the product answers as a seller, and without contact data', async () => {
    await ask(await buyer(), '¿Trae tapa?');
    const { id: store } = await one('select store_id as id from products where id = 7');
    await pool.query(`update stores set is_own = false where id = $1`, [store]);
    await expect(carmen.answer(1, 'Sí.', store + 1)).rejects.toThrow('does not sell product 7');
    await expect(carmen.answer(1, 'Sí, llama al 55 1234 5678', store)).rejects.toThrow('has a telephone');
    await expect(carmen.answer(2, 'Sí.')).rejects.toThrow('There is no question 2');
    expect(await texts()).toEqual([]);
  });
});

test('AF-05 AP-07 the export has own questions; an erased account leaves answered ones without a name', async () => {
  const ana = await buyer();
  await ask(ana, '¿Trae tapa?');
  await ask(ana, '¿Y el asa?');
  await carmen.answer(1, 'Sí.');
  const subject = { id: ana.id, email: 'ana@correo.mx' };
  expect((await personalData.read(unit, subject)).preguntas).toMatchObject([
    { pregunta: '¿Trae tapa?', respuesta: 'Sí.', publica: true },
    { pregunta: '¿Y el asa?', respuesta: null, publica: false },
  ]);
  await unit.withTransaction((work) => personalData.erase(work, subject));
  expect((await pool.query('select text, customer_id from product_questions')).rows).toEqual([
    { text: '¿Trae tapa?', customer_id: null },
  ]);
});

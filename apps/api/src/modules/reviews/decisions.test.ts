/** Tests of the shop's decisions on reviews, and of the data of their authors (AF-05, AF-07). */
import { addCustomerOrder } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../personal-data.ts';
import { addDemoReviews } from './demo-reviews.ts';
import { createReviewOperator } from './operator.ts';
import { delivered, withReviews } from './test-reviews.ts';

const shop = await withReviews();
const { buyer, page, pool, reset, unit } = shop;
beforeEach(reset);

const carmen = createReviewOperator(unit, {
  ...{ operator: 'Carmen', letters: { name: 'Tianguis', origin: 'http://localhost:3000' } },
});
const contact = { body: 'Escríbeme a ana@correo.mx' };
const mails = async () =>
  (await pool.query('select kind, recipient, subject, plain_text as text from mails order by created_at')).rows;
/** Accepts the review as it is now. */
const accept = async (id: number) => carmen.accept(id, (await carmen.show(id)).version);
const refuse = async (id: number) => carmen.refuse(id, 'contact', (await carmen.show(id)).version);
const refused = expect.objectContaining({ message: expect.stringMatching(/cannot be|There is no|write --reason/) });

describe('AF-05 a person of the shop', () => {
  test('accepts a review that waits: it is shown, its stars count, and its author gets a mail', async () => {
    const ana = await buyer();
    const { id } = (await ana.write(contact)).body.data.review;
    expect(await carmen.waiting(10)).toMatchObject([{ id, state: 'waiting', product: { id: 7 } }]);
    const change = await accept(id);
    expect(change).toMatchObject({
      isMailed: true,
      before: { product: { count: 0 } },
      after: { product: { count: 1 } },
    });
    expect((await page()).reviews).toMatchObject([{ id }]);
    expect(await mails()).toMatchObject([{ kind: 'review-shown', recipient: 'ana@correo.mx' }]);
    await expect(carmen.accept(id)).rejects.toEqual(refused);
    expect(await carmen.waiting(10)).toEqual([]);
  });

  test('refuses it with a reason; its author mends it, and then it waits again, whatever it says', async () => {
    const ana = await buyer();
    const { id } = (await ana.write(contact)).body.data.review;
    await refuse(id);
    expect((await ana.read()).review).toMatchObject({ state: 'refused', reason: 'contact', body: contact.body });
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'review-refused', subject: 'Tu opinión necesita un cambio' });
    expect(mail.text).toContain('datos de contacto o enlaces');
    expect(mail.text).toContain('http://localhost:3000/escribir-opinion?producto=7');
    expect((await ana.write()).body.data.review).toMatchObject({ state: 'waiting', reason: null });
    await ana.withdraw();
    expect((await ana.write()).body.data.review.state).toBe('waiting');
    await accept(id);
    expect((await ana.write({ rating: 1 })).body.data.review.state).toBe('shown');
  });

  test('hides a shown review with a reason, and the stars follow in the same transaction', async () => {
    const ana = await buyer();
    const { id } = (await ana.write()).body.data.review;
    await expect(carmen.hide(id, null)).rejects.toEqual(refused);
    expect((await page()).summary.count).toBe(1);
    expect(await carmen.hide(id, 'insult')).toMatchObject({ after: { product: { count: 0, average: 0 } } });
    expect([(await page()).reviews, (await ana.read()).review]).toMatchObject([
      [],
      { state: 'hidden', reason: 'insult' },
    ]);
    expect(await mails()).toMatchObject([{ kind: 'review-hidden' }]);
    expect(await shop.audit(ana.id)).toMatchObject([
      { action: 'review-decided', detail: { review: id, state: 'hidden', reason: 'insult' } },
    ]);
    await expect(carmen.refuse(id, 'insult')).rejects.toEqual(refused);
  });

  test('decides about the text that was read: a review that changed meanwhile still waits', async () => {
    const ana = await buyer();
    const { id } = (await ana.write(contact)).body.data.review;
    const { version } = await carmen.show(id);
    for (const worse of [{ body: 'Escríbeme a otra@correo.mx' }, { rating: 1 }, { title: 'www.barato.mx' }]) {
      await ana.write({ ...contact, ...worse });
      await expect(carmen.accept(id, version)).rejects.toThrow('is not the one that you read');
      await expect(carmen.refuse(id, 'contact', version)).rejects.toThrow('is not the one that you read');
    }
    await expect(carmen.accept(id)).rejects.toThrow('write --version');
    expect([await mails(), (await page()).reviews]).toEqual([[], []]);
    await ana.write(contact);
    expect(await carmen.accept(id, version)).toMatchObject({ isMailed: true });
  });

  test('and another one decide at once: one decision, and one mail', async () => {
    const ana = await buyer();
    const { id } = (await ana.write(contact)).body.data.review;
    const all = await Promise.allSettled([accept(id), accept(id), refuse(id)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('hides and shows a review of another system without a mail; a withdrawn one is gone', async () => {
    expect(await carmen.hide(1, null)).toMatchObject({ isMailed: false, after: { product: { id: 8, count: 0 } } });
    expect(await carmen.accept(1)).toMatchObject({ isMailed: false, after: { product: { average: 2, count: 1 } } });
    const ana = await buyer();
    const { id } = (await ana.write()).body.data.review;
    await ana.withdraw();
    await expect(carmen.accept(id)).rejects.toEqual(refused);
    expect(await mails()).toEqual([]);
  });
});

describe('AF-05 AF-07 an account', () => {
  test('exports its reviews and votes', async () => {
    const ana = await buyer();
    await ana.write();
    await ana.send('POST', '/reviews/1/helpful');
    expect(await personalData.read(unit, ana)).toMatchObject({
      opiniones: {
        escritas: [{ producto: 'Licuadora', estrellas: 4, texto: 'Muele hielo sin problema.', estado: 'shown' }],
        teSirvieron: [1],
      },
    });
  });

  test('that is erased leaves its shown review without a name, and nothing else', async () => {
    const ana = await buyer();
    const beto = await buyer('beto@correo.mx');
    const { id } = (await ana.write()).body.data.review;
    await beto.write(contact);
    await beto.send('POST', `/reviews/${id}/helpful`);
    for (const person of [ana, beto])
      expect(await unit.withTransaction((work) => personalData.erase(work, person))).toEqual([]);
    await pool.query('delete from customers');
    expect(await page()).toMatchObject({
      reviews: [{ id, author: 'Cliente de la tienda', rating: 4, helpful_count: 1 }],
      summary: { average: 4, count: 1 },
    });
    expect((await pool.query('select id from reviews where id > 10')).rows).toEqual([{ id }]);
    expect((await pool.query('select from customer_reviews')).rowCount).toBe(0);
  });
});

test('AF-05 the demo gets its reviews once, of received products', async () => {
  await pool.query(`insert into facts (name, value) values ('demo', '1') on conflict do nothing`);
  const ana = await buyer();
  expect(await addDemoReviews(unit, ana.email)).toBe(0);
  await addCustomerOrder(pool, {
    customer: ana.id,
    parcels: [{ ...delivered, deliveredAt: '2026-11-25T18:00:00Z', lines: [{ product: 8 }] }],
  });
  expect(await addDemoReviews(unit, ana.email)).toBe(1);
  expect(await addDemoReviews(unit, ana.email)).toBe(0);
  expect((await page()).reviews).toMatchObject([{ author: 'Ana R.', rating: 5 }]);
});

/** Tests of reviews by buyers (RT-19, AF-05, AP-23, RO-02). */
import { randomUUID } from 'node:crypto';
import { addCustomerOrder } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { delivered, good, type OrderState, storePhotographs, withReviews } from './test-reviews.ts';

const shop = await withReviews();
const { app, buyer, page, pool, reset } = shop;
beforeEach(reset);

/** The stars of product 7 and of its store, as stored. */
const stars = async () =>
  (
    await pool.query(`select p.rating_count as count, p.rating_average::float as average, p.rating_histogram as each,
      s.rating_count as "ofStore" from products p join stores s on s.id = p.store_id where p.id = 7`)
  ).rows[0];
const shownPhotograph = (id: string) => app.inject({ method: 'GET', url: `/reviews/v1/photographs/${id}` });

describe('RT-19 AF-05 AP-23 a buyer', () => {
  test('writes a review, which everybody sees with its variant and a short name, and whose stars count at once', async () => {
    const ana = await buyer();
    expect(await ana.read()).toMatchObject({ can_write: true, author: 'Ana R.', review: null });
    const { status, body } = await ana.write({
      title: ' Muele\u0000 bien ',
      body: 'Muele hielo.\r\n\r\n\r\n\nY\u202e ya.',
    });
    expect([status, body.data.review]).toMatchObject([
      200,
      { state: 'shown', reason: null, title: 'Muele bien', body: 'Muele hielo.\n\nY ya.', edited_at: null },
    ]);
    expect(await page()).toMatchObject({
      reviews: [{ author: 'Ana R.', rating: 4, variant: 'Rojo, 127 V', is_verified: true, edited_at: null }],
      summary: { average: 4, count: 1 },
    });
    expect(await stars()).toEqual({ count: 1, average: 4, each: [0, 0, 0, 1, 0], ofStore: 2 });
  });

  test('has one review of a product: a second one changes the first, and the same one changes nothing', async () => {
    const ana = await buyer();
    const first = (await ana.write()).body.data.review;
    expect((await ana.write()).body.data.review).toEqual(first);
    const second = (await ana.write({ rating: 1, body: 'Se descompuso al mes.' })).body.data.review;
    expect(second).toMatchObject({ id: first.id, rating: 1, created_at: first.created_at });
    expect(second.edited_at).not.toBeNull();
    expect(await page()).toMatchObject({ reviews: [{ id: first.id, rating: 1 }], summary: { average: 1, count: 1 } });
    expect(await stars()).toEqual({ count: 1, average: 1, each: [1, 0, 0, 0, 0], ofStore: 2 });
  });

  test('sends the same form ten times at once: one review', async () => {
    const ana = await buyer();
    const all = await Promise.all(Array.from({ length: 10 }, () => ana.write()));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.data?.review?.id}`)).size).toBe(1);
    expect((await stars()).count).toBe(1);
  });

  test.each<[string, OrderState]>([
    ['ordered nothing', { state: 'none' }],
    ['waits for the parcel', { state: 'on_the_way' }],
    ['whose parcel came back', { state: 'returned' }],
    ['ordered while the shop tested', { isTest: true }],
  ])('writes nothing who %s', async (_, order) => {
    const ana = await buyer('ana@correo.mx', order);
    expect((await ana.read()).can_write).toBe(false);
    const { status, body } = await ana.write();
    expect([status, body.code]).toEqual([403, 'REVIEW_NOT_ALLOWED']);
    expect([(await stars()).count, (await page()).reviews]).toEqual([0, []]);
  });

  test('writes nothing for an order of somebody else, for no product, or without a session', async () => {
    await buyer();
    const beto = await buyer('beto@correo.mx', { state: 'none' });
    expect((await beto.write()).body.code).toBe('REVIEW_NOT_ALLOWED');
    expect((await beto.write({}, 99)).body.code).toBe('PRODUCT_NOT_FOUND');
    const reply = await app.inject({ method: 'PUT', url: '/reviews/v1/products/7/own', payload: good });
    expect(reply.statusCode).toBe(401);
  });

  test.each([
    ['body', { body: ' corta\u200b  ' }],
    ['rating', { rating: 6 }],
    ['title', { title: 'x'.repeat(81) }],
    ['body', { body: 'x'.repeat(2001) }],
  ])('reads at the field %s why nothing was stored', async (field, form) => {
    const ana = await buyer();
    const { status, body } = await ana.write(form);
    expect([status >= 400 && status < 500, body.fields.map(({ name }: { name: string }) => name)]).toEqual([
      true,
      [field],
    ]);
    expect((await ana.read()).review).toBeNull();
  });

  test.each([{ body: 'Llámame al 55 1234 5678' }, { title: 'Más barata en barato.com' }])(
    'with contact data or a link waits for a person, and counts nothing: %o',
    async (form) => {
      const ana = await buyer();
      expect((await ana.write(form)).body.data.review.state).toBe('waiting');
      expect([(await page()).reviews, (await stars()).count]).toEqual([[], 0]);
      expect((await ana.write()).body.data.review.state).toBe('shown');
      expect((await ana.write(form)).body.data.review.state).toBe('waiting');
      expect([(await page()).reviews, (await stars()).count]).toEqual([[], 0]);
    },
  );

  test('withdraws the review: text, votes and stars are gone, and a new one begins anew', async () => {
    const ana = await buyer();
    const { id } = (await ana.write()).body.data.review;
    await (await buyer('beto@correo.mx')).send('POST', `/reviews/${id}/helpful`);
    expect((await ana.withdraw()).body.data).toMatchObject({ can_write: true, review: null });
    expect([(await page()).reviews, await stars()]).toMatchObject([[], { count: 0, average: 0, ofStore: 1 }]);
    const { rows } = await pool.query('select title, body, helpful_count from reviews where id = $1', [id]);
    expect(rows).toEqual([{ title: '', body: '', helpful_count: 0 }]);
    expect((await ana.write({ rating: 5 })).body.data.review).toMatchObject({ id, state: 'shown', edited_at: null });
    expect((await (await buyer('carla@correo.mx')).withdraw()).body.code).toBe('REVIEW_NOT_FOUND');
  });

  test('sees what can be reviewed, and the own reviews', async () => {
    const ana = await buyer();
    await addCustomerOrder(pool, { customer: ana.id, parcels: [{ ...delivered, lines: [{ product: 8 }] }] });
    await addCustomerOrder(pool, { customer: ana.id, parcels: [{ lines: [{ product: 8 }] }] });
    const all = async () => {
      const { open, reviews } = (await ana.send('GET', '/own')).body.data;
      return [open, reviews.map(({ product }: { product: object }) => product)].map((list) =>
        list.map(({ id }: { id: number }) => id),
      );
    };
    expect((await all()).map((list) => list.toSorted())).toEqual([[7, 8], []]);
    await ana.write();
    expect(await all()).toEqual([[8], [7]]);
  });

  test('the stars are those of the shown reviews after any sequence of changes', async () => {
    const people = [await buyer('a@correo.mx'), await buyer('b@correo.mx'), await buyer('c@correo.mx')];
    const step = fc.record({
      who: fc.nat(2),
      what: fc.constantFrom('write', 'write', 'contact', 'withdraw'),
      rating: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        for (const { who, what, rating } of steps) {
          const person = people[who] as (typeof people)[number];
          if (what === 'withdraw') await person.withdraw();
          else await person.write({ rating, ...(what === 'contact' && { body: 'Escríbeme a ana@correo.mx' }) });
        }
        const { rows } = await pool.query(
          `select count(*)::int as count, coalesce(round(avg(rating), 2), 0)::float as average
             from reviews where product_id = 7 and not is_hidden`,
        );
        expect(await stars()).toMatchObject(rows[0]);
      }),
      { numRuns: 15, seed: 46 },
    );
  });
});

describe('AF-05 photographs of a review', () => {
  test('wait for a person, are for everybody once the review is shown, and go with it', async () => {
    const ana = await buyer();
    const { form, ids } = await storePhotographs(pool, ana.id, 2);
    const { review } = (await ana.write({ form })).body.data;
    expect(review).toMatchObject({ state: 'waiting', photographs: ids });
    expect((await shownPhotograph(ids[0] ?? '')).json().code).toBe('PHOTOGRAPH_NOT_FOUND');
    await pool.query(`update customer_reviews set state = 'shown'; update reviews set is_hidden = false where id > 10`);
    expect((await page()).reviews).toMatchObject([{ photographs: ids }]);
    const { statusCode, headers, body } = await shownPhotograph(ids[0] ?? '');
    expect([statusCode, body]).toEqual([200, 'whole']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    // Sent again, the form takes nothing away that it has added.
    expect((await ana.write({ form, kept: [] })).body.data.review).toMatchObject({ state: 'shown', photographs: ids });
    const kept = await ana.write({ form: randomUUID(), kept: ids.slice(1) });
    expect(kept.body.data.review).toMatchObject({ state: 'waiting', photographs: ids.slice(1) });
    await ana.withdraw();
    expect((await pool.query('select from photographs')).rowCount).toBe(0);
  });

  test('are five at most, and only those of the customer and of a review', async () => {
    const ana = await buyer();
    const first = await storePhotographs(pool, ana.id, 4);
    await ana.write({ form: first.form });
    const second = await storePhotographs(pool, ana.id, 2);
    const { body } = await ana.write({ form: second.form });
    expect(body.fields).toMatchObject([{ name: 'fotografia', msg: expect.stringContaining('5 fotografías') }]);
    expect(
      (await ana.write({ form: second.form, kept: first.ids.slice(1) })).body.data.review.photographs,
    ).toHaveLength(5);
    const beto = await buyer('beto@correo.mx');
    const others = await storePhotographs(pool, ana.id, 1);
    expect((await beto.write({ form: others.form })).body.data.review).toMatchObject({
      state: 'shown',
      photographs: [],
    });
    expect((await shownPhotograph(others.ids[0] ?? '')).statusCode).toBe(404);
    await pool.query(`update photographs set used_by = 'return 0b9f' where id = $1`, [others.ids[0]]);
    expect((await shownPhotograph(others.ids[0] ?? '')).statusCode).toBe(404);
  });
});

describe('AF-05 a review that helped', () => {
  test('has one vote of each other customer, also after ten calls at once', async () => {
    const ana = await buyer();
    const beto = await buyer('beto@correo.mx', { state: 'none' });
    const { id } = (await ana.write()).body.data.review;
    await Promise.all(Array.from({ length: 10 }, () => beto.send('POST', `/reviews/${id}/helpful`)));
    expect((await beto.send('GET', `/reviews/${id}/helpful`)).body.data).toMatchObject({
      ...{ has_voted: true, is_own: false, review: { helpful_count: 1 }, product: { id: 7, title: 'Licuadora' } },
    });
    expect((await ana.send('POST', `/reviews/${id}/helpful`)).body.code).toBe('OWN_REVIEW');
    expect((await page()).reviews).toMatchObject([{ helpful_count: 1 }]);
    expect((await beto.send('POST', '/reviews/1/helpful')).body.data.review.helpful_count).toBe(1);
  });

  test('is shown: others are not found', async () => {
    const ana = await buyer();
    const { id } = (await ana.write({ body: 'Escríbeme a ana@correo.mx' })).body.data.review;
    const beto = await buyer('beto@correo.mx');
    expect((await beto.send('POST', `/reviews/${id}/helpful`)).body.code).toBe('REVIEW_NOT_FOUND');
    expect((await beto.send('GET', '/reviews/99/helpful')).body.code).toBe('REVIEW_NOT_FOUND');
  });
});

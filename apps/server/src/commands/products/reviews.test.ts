/** Tests `npm run shop -- reviews …` on a real database. */
import { CatalogueBuilder } from '@tianguis/testkit';
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { db, pool, shop, undo } = await openTestShop();

describe('issue 4, point 4: reviews that another system brought', () => {
  test('stars of product and store are updated when a review is hidden or shown again', async () => {
    const rows = new CatalogueBuilder(db);
    await rows.review(7, { id: 1, rating: 5 });
    await rows.review(7, { id: 2, rating: 1, body: 'Mala.' });
    await rows.review(8, { id: 3, rating: 4 });
    await pool.query(`update products set rating_count = 2, rating_average = 3, rating_histogram = '{1,0,0,0,1}' where id = 7;
      update products set rating_count = 1, rating_average = 4, rating_histogram = '{0,0,0,1,0}' where id = 8;
      update stores set rating_count = 3, rating_average = 3.33`);
    const ratings = async () =>
      (
        await pool.query(
          `select rating_count, rating_average, rating_histogram from products where id = 7 union all select rating_count, rating_average, null from stores`,
        )
      ).rows;
    const before = await ratings();
    const hidden = await shop(['reviews', 'hide', '2']);
    expect(hidden.out).toContain('Product 7: was 3.00 of 2, is 5.00 of 1');
    expect(await ratings()).toEqual([
      { rating_count: 1, rating_average: '5.00', rating_histogram: [0, 0, 0, 0, 1] },
      { rating_count: 2, rating_average: '4.50', rating_histogram: null },
    ]);
    expect((await shop(['reviews', 'list', '7'])).out).toMatch(/^ +2 +2026-01-01 +★ +hidden +Lupita +Mala\.$/m);
    expect((await shop(['reviews', 'hide', '2'])).err).toBe('Review 2 is hidden already.\n');
    await undo(hidden);
    expect(await ratings()).toEqual(before);
    await shop(['reviews', 'hide', '1']);
    await shop(['reviews', 'hide', '2']);
    expect((await ratings())[0]).toEqual({
      rating_count: 0,
      rating_average: '0.00',
      rating_histogram: [0, 0, 0, 0, 0],
    });
  });
});

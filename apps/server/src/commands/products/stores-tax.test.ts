/** Tests `npm run shop -- stores tax|border` on a real database. */
import { CatalogueBuilder } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { db, pool, shop, undo } = await openTestShop();
const stored = async () =>
  (
    await pool.query<{ row: string }>(
      `select concat_ws(' ', store_id, rfc, regime, name) as row from seller_tax order by 1`,
    )
  ).rows.map(({ row }) => row);

beforeEach(async () => {
  await new CatalogueBuilder(db).store({ id: 2, name: 'Sol & Mar' });
});

describe('issue 38.5 tax data of sellers', () => {
  test('are set, listed and removed, and the printed command reverts each', async () => {
    const first = await shop(['stores', 'tax', '2', 's&m-000101-aa0', '601', 'Sol', '&', 'Mar']);
    expect(first.out).toContain('Store 2, Sol & Mar: was without tax data, is S&M000101AA0 601 SOL & MAR\n');
    expect(first.out).toContain('To take it back: npm run shop -- stores tax 2 --none\n');
    expect((await shop(['stores', 'tax'])).out).toMatch(/^ +2 +S&M000101AA0 +601 +Sol & Mar +SOL & MAR$/m);
    expect((await shop(['stores', 'tax'])).out).toMatch(/^ +1 +- +- +La Merced +-$/m);
    expect(JSON.parse((await shop(['stores', 'tax', '--json'])).out)).toContainEqual({
      ...{ id: 2, name: 'Sol & Mar', border: false, sells: false },
      tax: { rfc: 'S&M000101AA0', regime: '601', name: 'SOL & MAR' },
    });
    const removed = await shop(['stores', 'tax', '2', '--none']);
    expect(await stored()).toEqual([]);
    expect(removed.out).toContain(`npm run shop -- stores tax 2 'S&M000101AA0' 601 'SOL & MAR'`);
    await undo(removed);
    expect(await stored()).toEqual(['2 S&M000101AA0 601 SOL & MAR']);
  });

  test('of several stores come from standard input, all or none', async () => {
    const lines = '# vendedores\n1 EKU9003173C9 601 Escuela Kemper\n2 CACX7605101P8 612 Xóchitl Casas\n';
    const done = await shop(['stores', 'tax', '-'], lines);
    expect(done).toMatchObject({ code: 0 });
    expect(done.out).toContain("To take it back: npm run shop -- stores tax - <<'END'\n1 --none\n2 --none\nEND\n");
    const both = ['1 EKU9003173C9 601 ESCUELA KEMPER', '2 CACX7605101P8 612 XÓCHITL CASAS'];
    expect(await stored()).toEqual(both);
    const failed = await shop(['stores', 'tax', '-'], '1 --none\n2 CACX7605101P8 601 Xóchitl\n');
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('The regime 601 is not for a person') });
    expect(await stored()).toEqual(both);
    await undo(done);
    expect(await stored()).toEqual([]);
  });

  test.each([
    [['2', 'EKU9003173C8', '601', 'Kemper'], 0, 'Probably wrong: The last character of EKU9003173C8 does not fit'],
    [['2', 'EKU9003173', '601', 'Kemper'], 1, 'Store 2: "EKU9003173" is no RFC: a company has 12 characters'],
    [['2', 'EKU9002303C9', '601', 'Kemper'], 1, 'Store 2: The RFC "EKU9002303C9" has a date that does not exist.'],
    [['2', 'XAXX010101000', '616', 'Todos'], 1, 'XAXX010101000 is a generic RFC, which no seller has.'],
    [['2', 'EKU9003173C9', '999', 'Kemper'], 1, '"999" is no tax regime'],
    [['9', 'EKU9003173C9', '601', 'Kemper'], 1, 'There is no store 9.'],
    [['2', 'EKU9003173C9', '601'], 1, 'An RFC, a regime and a name are needed.'],
    [['2', 'EKU9003173C9', '--none'], 1, 'Either --none or the tax data.'],
  ])('%j', async (words, code, sentence) => {
    const answer = await shop(['stores', 'tax', ...words]);
    expect(answer.code).toBe(code);
    expect(answer.out + answer.err).toContain(sentence);
  });

  test('the border region is a setting of the seller', async () => {
    const done = await shop(['stores', 'border', '2', 'on']);
    expect(done.out).toContain('was outside of the border region, is in the border region');
    expect((await shop(['stores', 'tax'])).out).toMatch(/^ +2 +- +- +8 % +Sol & Mar +-$/m);
    expect((await shop(['stores', 'border', '2', 'on'])).out).toContain('is in the border region as before');
    await undo(done);
    expect((await pool.query('select is_border from stores where id = 2')).rows).toEqual([{ is_border: false }]);
    expect((await shop(['stores', 'border', '9', 'on'])).err).toBe('There is no store 9.\n');
    expect((await shop(['stores', 'border', '2'])).err).toContain('on or off?');
  });
});

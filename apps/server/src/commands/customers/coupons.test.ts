/** Tests `npm run shop -- coupons …` on a real database. */
import { describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, undo } = await openTestShop();

describe('issue 18, point 1: coupons are made by an operator', () => {
  test('with all that limits one; the printed command turns it off, and carts read it as it was typed', async () => {
    const words = ['coupons', 'add', 'buen fin', '15%', 'Quince por ciento en el Buen Fin'];
    const limits = ['--most', '500', '--least', '1,200.50', '--uses', '100', '--store', '1', '--until', '2099-11-30'];
    const added = await shop([...words, ...limits]);
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining('Coupon BUEN-FIN is on: Quince por ciento') });
    expect((await pool.query('select * from coupons')).rows).toMatchObject([
      {
        ...{ code: 'BUEN-FIN', percent: 15, amount: null, most: 50_000, least: 120_050, max_uses: 100, store_id: 1 },
        ...{ ends_at: new Date('2099-12-01T05:59:59Z'), is_active: true },
      },
    ]);
    expect((await shop(['coupons', 'list'])).out).toMatch(/^BUEN-FIN +15% +0 of 100 +2099-12-01T05:59:59Z +Quince/m);
    await undo(added);
    expect((await shop(['coupons', 'list'])).out).toMatch(/^BUEN-FIN +off/m);
    expect(JSON.parse((await shop(['coupons', 'list', '--json'])).out)).toMatchObject([{ isActive: false }]);
    expect((await shop(['coupons', 'off', 'BUEN-FIN'])).out).toBe('Coupon BUEN-FIN: is off as before\n');
  });

  test('of an amount, without limits', async () => {
    expect((await shop(['coupons', 'add', 'CIEN', '$100', 'Cien pesos'])).code).toBe(0);
    expect((await pool.query(`select percent, amount, least from coupons where code = 'CIEN'`)).rows).toEqual([
      { percent: null, amount: 10_000, least: 0 },
    ]);
    expect((await shop(['coupons', 'add', 'cien', '10%', 'Otra vez'])).err).toBe('There is a coupon CIEN already.\n');
  });

  test.each<[string[], string]>([
    [['add', 'X', '10%', 'Corto'], '"X" is no code: 3 to 30 letters, digits and hyphens, the first no hyphen.'],
    [['add', 'ÑANDÚ', '10%', 'Eñe'], '"ÑANDÚ" is no code'],
    [['add', 'NADA', '0%', 'Nada'], 'A coupon of 0% takes nothing off.'],
    [['add', 'MUCHO', '101%', 'Mucho'], '"101" is no percentage'],
    [['add', 'GRATIS', '0', 'Nada'], 'A price of 0 is not possible'],
    [['add', 'LEJOS', '5%', 'De nadie', '--store', '99'], 'There is no store 99.'],
    [['add', 'HIJA', '5%', 'De nadie', '--department', '2'], 'There is no department 2.'],
    [['add', 'ANTES', '5%', 'Tarde', '--until', '2020-01-01'], '2020-01-01 is past'],
    [['add', 'VACIO', '5%', 'Sin usos', '--uses', '0'], 'A coupon without uses is no coupon'],
    [
      ['add', 'REVES', '5%', 'Al revés', '--from', '2099-02-01', '--until', '2099-01-01'],
      'cannot end before it begins',
    ],
    [['off', 'NO-HAY'], 'There is no coupon NO-HAY.'],
  ])('%j is refused in one sentence', async (words, sentence) => {
    const { code, err } = await shop(['coupons', ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});

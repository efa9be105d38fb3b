/** Tests coupons in carts: their discounts, and that nobody gets a use beyond the limit. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from '../test-carts.ts';

const { clear, customer, database, product, shopper } = await withCarts();
const { pool } = database;
beforeEach(() => clear());

const add = (code: string, more: Record<string, unknown> = {}) => {
  const row: Record<string, unknown> = { code, description: `Cupón ${code}`, percent: 10, ...more };
  const names = Object.keys(row);
  return pool.query(
    `insert into coupons (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
};

type Shopper = Awaited<ReturnType<typeof shopper>>;
const use = (who: Shopper, codigo: string) => who.send('PUT', '/cupon', { codigo });

describe('a coupon', () => {
  test('takes off what it says, however it is typed, until it is taken out', async () => {
    await customer();
    await product(7);
    await add('BUEN-FIN', { percent: 15 });
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const { status, body } = await use(ana, '  buen fin ');
    expect(status).toBe(200);
    expect(body.data.coupon).toEqual({
      ...{ codigo: 'BUEN-FIN', description: 'Cupón BUEN-FIN', state: 'applied', discount: 30_000, missing: 0 },
    });
    expect(body.data.totals).toMatchObject({ goods: 200_000, discount: 30_000, saved: 230_000, total: 170_000 });
    // Issue 37 B9: a code that was copied with invisible characters.
    expect((await use(ana, '\u200bbuen\u00ad\u00a0fin\ufeff')).body.data.coupon).toMatchObject({ codigo: 'BUEN-FIN' });
    expect((await ana.send('DELETE', '/cupon')).body.data).toMatchObject({ coupon: null, totals: { total: 200_000 } });
    expect((await pool.query('select from coupon_uses')).rowCount).toBe(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['NADA', { code: 'OTRO' }, 'No conocemos ese cupón. Revisa que esté bien escrito.'],
    ['VIEJO', { ends_at: '2020-01-01' }, 'Ese cupón no está vigente.'],
    ['FUTURO', { starts_at: '2100-01-01' }, 'Ese cupón no está vigente.'],
    ['APAGADO', { is_active: false }, 'Ese cupón no está vigente.'],
  ])('%s is refused in words that say why', async (code, more, msg) => {
    await customer();
    await add(code, more);
    const ana = await shopper();
    expect((await use(ana, code)).body).toMatchObject({
      status: 422,
      fields: [{ name: 'codigo', code: 'WRONG', msg }],
    });
    expect((await ana.cart()).coupon).toBeNull();
  });

  test('that is for more, or for other goods, stays and says what is missing', async () => {
    await customer();
    await product(7);
    await add('CIEN', { percent: null, amount: 10_000, least: 150_000 });
    await add('OTRA', { store_id: 2 });
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    expect((await use(ana, 'CIEN')).body.data.coupon).toMatchObject({ state: 'below', missing: 50_000, discount: 0 });
    expect((await ana.set([{ id: 7, cart_quantity: 2 }])).body.data.coupon).toMatchObject({
      state: 'applied',
      discount: 10_000,
    });
    expect((await use(ana, 'OTRA')).body.data.coupon).toMatchObject({ state: 'nothing', discount: 0 });
    // A cart has one coupon at a time, so the first coupon's use was given back.
    expect((await pool.query('select code from coupon_uses join coupons on id = coupon_id')).rows).toEqual([
      { code: 'OTRA' },
    ]);
  });

  test('that ends while it is in the cart takes nothing off any more, and says so', async () => {
    await customer();
    await product(7);
    await add('HOY');
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    await use(ana, 'HOY');
    await pool.query(`update coupons set ends_at = now() - interval '1 second'`);
    expect(await ana.cart()).toMatchObject({ coupon: { state: 'over', discount: 0 }, totals: { discount: 0 } });
  });
});

describe('L5 guessing codes', () => {
  const guess = (who: Shopper, n: number) => use(who, `NADA-${n}`);
  const pass = (seconds: number) =>
    pool.query('update sign_in_failures set last_at = last_at - make_interval(secs => $1)', [seconds]);

  test('a customer waits longer after each unknown code; a right code waits as well, and the cart works', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    await add('BUENO');
    // Two sessions of one customer.
    const [ana, other] = [await shopper(), await shopper()];
    await ana.add([{ id: 7 }]);
    for (let n = 1; n <= 11; n++) expect((await guess(n % 2 ? ana : other, n)).status, `guess ${n}`).toBe(422);
    // The waits are checked from half a minute on, which is longer than two calls take.
    const waits = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900];
    for (const [at, seconds] of waits.entries()) {
      if (seconds >= 32) {
        const { status, body, headers } = await use(other, 'BUENO');
        expect(status).toBe(429);
        expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS', msg: expect.stringMatching(/^Hiciste .* momento/) });
        expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
        expect(Number(headers['retry-after'])).toBeGreaterThan(seconds - 30);
      }
      await pass(seconds);
      expect((await guess(ana, 12 + at)).status, `guess ${12 + at}`).toBe(422);
    }
    expect((await ana.set([{ id: 7, cart_quantity: 2 }])).status).toBe(200);
    expect((await ana.cart()).coupon).toBeNull();
    expect((await use(await shopper('beto@correo.mx'), 'BUENO')).status).toBe(200);
    await pass(900);
    expect((await use(ana, 'BUENO')).body.data.coupon).toMatchObject({ codigo: 'BUENO', state: 'applied' });
    // A right code gives no new guesses.
    await pass(900);
    expect((await guess(ana, 25)).status).toBe(422);
    expect((await guess(ana, 26)).status).toBe(429);
  });

  test('of fifty at once, no more are compared', async () => {
    await customer();
    const ana = await shopper();
    const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(ana, n)));
    const compared = replies.filter(({ status }) => status === 422).length;
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(50 - compared);
    expect(compared).toBeGreaterThanOrEqual(11);
    // More are compared only if the calls take longer than the waits of 1, 2 and 4 s.
    expect(compared).toBeLessThan(15);
  });

  test('a known code that cannot be used is no guess', async () => {
    await customer();
    await add('VIEJO', { ends_at: '2020-01-01' });
    const ana = await shopper();
    for (let n = 0; n < 15; n++) expect((await use(ana, 'VIEJO')).status).toBe(422);
  });
});

describe('its uses', () => {
  const names = Array.from({ length: 8 }, (_, at) => `c${at}@correo.mx`);

  test('are counted without a race: of eight at once, three get three uses', async () => {
    for (const email of names) await customer({ email });
    await product(7);
    await add('TRES', { max_uses: 3 });
    const shoppers = [];
    for (const email of names) shoppers.push(await shopper(email));
    const replies = await Promise.all(shoppers.map((one) => use(one, 'TRES')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
    expect(replies.find(({ status }) => status === 422)?.body.fields[0].msg).toBe('Ese cupón ya se agotó.');
  });

  test('issue 37 D of two customers at once, one gets the only use: 50 rounds', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    const both = [await shopper(), await shopper('beto@correo.mx')];
    for (const one of both) await one.add([{ id: 7 }]);
    for (let round = 1; round <= 50; round++) {
      await add(`UNO-${round}`, { max_uses: 1 });
      const replies = await Promise.all(both.map((one) => use(one, `UNO-${round}`)));
      expect(replies.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 422]);
      const winner = replies.find(({ status }) => status === 200)?.body.data;
      expect([winner.coupon.codigo, winner.totals.discount]).toEqual([`UNO-${round}`, 10_000]);
    }
    const { rows } = await pool.query(
      'select count(*)::integer as uses from coupon_uses group by coupon_id having count(*) > 1',
    );
    expect(rows).toEqual([]);
  });

  test('that a forgotten cart holds are free after an hour; who comes back first has it', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    await add('UNO', { max_uses: 1 });
    const [ana, beto] = [await shopper(), await shopper('beto@correo.mx')];
    await ana.add([{ id: 7 }]);
    await use(ana, 'UNO');
    expect((await use(beto, 'UNO')).status).toBe(422);
    await pool.query(`update coupon_uses set held_until = held_until - interval '61 minutes'`);
    // The coupon still counts after its reservation has ended, since no other cart has taken the use.
    expect((await ana.cart()).coupon).toMatchObject({ state: 'applied' });
    expect((await use(beto, 'UNO')).status).toBe(200);
    expect((await ana.cart()).coupon).toMatchObject({ state: 'used-up', discount: 0 });
    await ana.set([{ id: 7, cart_quantity: 2 }]);
    expect((await ana.cart()).coupon).toMatchObject({ state: 'used-up' });
    await beto.send('DELETE', '/cupon');
    await ana.set([{ id: 7, cart_quantity: 1 }]);
    expect((await ana.cart()).coupon).toMatchObject({ state: 'applied' });
    expect((await use(beto, 'UNO')).status).toBe(422);
  });

  test('a customer whose order has it cannot use it again', async () => {
    await customer();
    await product(7);
    await add('UNAVEZ');
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    await use(ana, 'UNAVEZ');
    await pool.query('update coupon_uses set held_until = null');
    expect((await ana.cart()).coupon).toMatchObject({ state: 'used-up', discount: 0 });
    expect((await use(ana, 'UNAVEZ')).body.fields[0].msg).toBe('Ya usaste ese cupón en una compra.');
    // A use by an order stays when the coupon is taken out of the cart.
    await ana.send('DELETE', '/cupon');
    expect((await pool.query('select from coupon_uses')).rowCount).toBe(1);
  });
});

/** Tests simultaneous changes of one cart from several tabs and devices: no line is lost. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shownLine, withCarts } from './test-carts.ts';

const { clear, customer, database, product, shopper, stock } = await withCarts();
const { db, pool } = database;
beforeEach(() => clear());

describe('Idempotency-Key', () => {
  test('the same request adds once, also when it is sent several times at once', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const key = crypto.randomUUID();
    const replies = await Promise.all([1, 2, 3, 4].map(() => ana.add([{ id: 7, cart_quantity: 2 }], key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    // Each reply has the whole cart.
    for (const { body } of replies) expect(body.data.products.map(shownLine)).toEqual(['7: 2']);
    expect(await ana.lines()).toEqual(['7: 2']);
    await ana.add([{ id: 7, cart_quantity: 2 }], crypto.randomUUID());
    expect(await ana.lines()).toEqual(['7: 4']);
  });

  test('with another body the key is refused, and nothing is added; the key of another customer is another key', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    const [ana, beto] = [await shopper(), await shopper('beto@correo.mx')];
    const key = crypto.randomUUID();
    await ana.add([{ id: 7 }], key);
    expect((await ana.add([{ id: 7, cart_quantity: 2 }], key)).body).toMatchObject({
      ...{ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await ana.lines()).toEqual(['7: 1']);
    expect((await beto.add([{ id: 7, cart_quantity: 2 }], key)).status).toBe(201);
  });

  test('what failed took no effect: with the same key it may be tried again', async () => {
    await customer();
    await product(7, { stock: 0 });
    const ana = await shopper();
    const key = crypto.randomUUID();
    expect((await ana.add([{ id: 7 }], key)).status).toBe(422);
    await stock(7, 5);
    expect((await ana.add([{ id: 7 }], key)).status).toBe(201);
    expect(await ana.lines()).toEqual(['7: 1']);
  });

  test('a form that is pressed twice, which has no key, adds once; two seconds later it is meant', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await Promise.all([ana.add([{ id: 7 }]), ana.add([{ id: 7 }])]);
    expect(await ana.lines()).toEqual(['7: 1']);
    expect((await ana.add([{ id: 7, cart_quantity: 2 }])).status).toBe(201);
    expect(await ana.lines()).toEqual(['7: 3']);
    await pool.query(`update idempotent_requests set created_at = created_at - interval '3 seconds'`);
    await ana.add([{ id: 7 }]);
    expect(await ana.lines()).toEqual(['7: 4']);
  });

  test.each(['short', 'x'.repeat(65), 'with spaces in it', 'ñandúñandú'])('%j is no key', async (key) => {
    await customer();
    const ana = await shopper();
    expect((await ana.add([{ id: 7 }], encodeURIComponent(key) === key ? key : `${key.slice(0, 3)} x`)).status).toBe(
      400,
    );
  });
});

describe('two tabs', () => {
  test('a change of one line leaves the lines of the other tab as they are', async () => {
    await customer();
    for (const id of [7, 8]) await product(id);
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    const { version } = (await ana.cart()).metadata;
    await ana.add([{ id: 8 }]);
    const { body } = await ana.set([{ id: 7, cart_quantity: 5 }], version);
    expect(body.data.notices).toEqual([]);
    expect((await ana.lines()).toSorted()).toEqual(['7: 5', '8: 1']);
  });

  test('a line that changed elsewhere takes the last change, and a notice has its earlier state', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    const { version } = (await ana.cart()).metadata;
    await ana.set([{ id: 7, cart_quantity: 5 }], version);
    const { body } = await ana.set([{ id: 7, cart_quantity: 3 }], version);
    expect(body.data.notices).toMatchObject([
      { code: 'CHANGED_ELSEWHERE', id: 7, msg: expect.stringContaining('tenía 5 piezas, y ahora tiene 3 piezas') },
    ]);
    expect(await ana.lines()).toEqual(['7: 3']);
  });

  test('a line that was removed elsewhere comes back when it is changed here, with a notice', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    const { version } = (await ana.cart()).metadata;
    await ana.set([{ id: 7, cart_quantity: 0 }]);
    const { body } = await ana.set([{ id: 7, cart_quantity: 2 }], version);
    expect(body.data.notices).toMatchObject([{ code: 'CHANGED_ELSEWHERE', id: 7 }]);
    expect(await ana.lines()).toEqual(['7: 2']);
  });

  test('the version rises with each change, and with nothing else', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const version = async () => (await ana.cart()).metadata.version;
    expect(await version()).toBe(0);
    await ana.add([{ id: 7 }]);
    expect(await version()).toBe(1);
    await ana.set([{ id: 7, cart_quantity: 1 }]);
    await ana.set([{ id: 99, cart_quantity: 0 }]);
    expect(await version()).toBe(1);
    await ana.set([{ id: 7, cart_quantity: 2 }]);
    expect(await version()).toBe(2);
  });

  test('issue 37 D 20 alternating quantities at once: unit prices stay, and each sum is that of its pieces', async () => {
    await customer();
    await product(7, { price: 12_345, stock: 50 });
    await product(8, { price: 99, stock: 50 });
    const [phone, desk] = [await shopper(), await shopper()];
    await phone.add([{ id: 7 }, { id: 8, cart_quantity: 2 }]);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (at % 2 ? phone : desk).set([
          { id: 7, cart_quantity: at % 2 ? 9 : 2 },
          ...(at % 3 ? [] : [{ id: 8, cart_quantity: 3 }]),
        ]),
      ),
    );
    const carts = [...replies.map(({ body }) => body.data), await phone.cart(), await desk.cart()];
    for (const cart of carts) {
      const lines: Array<{ id: number; sale_price: number; cart_quantity: number; amount: number }> = cart.products;
      const [one, other] = [7, 8].map((id) => lines.find((line) => line.id === id));
      expect([2, 9]).toContain(one?.cart_quantity);
      expect([2, 3]).toContain(other?.cart_quantity);
      expect([one?.sale_price, other?.sale_price]).toEqual([12_345, 99]);
      const amounts = [12_345 * (one?.cart_quantity ?? 0), 99 * (other?.cart_quantity ?? 0)] as const;
      expect([one?.amount, other?.amount]).toEqual(amounts);
      expect([cart.total_price, cart.totals.goods]).toEqual(Array(2).fill(amounts[0] + amounts[1]));
      expect(cart.total_items).toBe((one?.cart_quantity ?? 0) + (other?.cart_quantity ?? 0));
    }
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(carts.at(-1).products).toEqual(carts.at(-2).products);
  });

  test('40 changes at once from four clients: each is there', async () => {
    await customer();
    for (let id = 1; id <= 40; id++) await product(id);
    // Two devices with two tabs each.
    const [phone, desk] = [await shopper(), await shopper()];
    const tabs = [phone, desk, phone, desk];
    const replies = await Promise.all(Array.from({ length: 40 }, (_, at) => tabs[at % 4]?.add([{ id: at + 1 }])));
    expect(replies.map((reply) => reply?.status)).toEqual(Array(40).fill(201));
    expect(await tabs[0]?.lines()).toHaveLength(40);
    const { rows } = await pool.query('select version from carts');
    expect(rows).toEqual([{ version: 40 }]);
  });
});

describe('a reply shows the cart of its own change', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Runs `work` once, after the next transaction has committed and before the code that began it continues. */
  function afterNextCommit(work: () => Promise<void>): void {
    const begin = db.transaction.bind(db);
    let isDue = true;
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      const transaction = begin();
      const execute = transaction.execute.bind(transaction);
      transaction.execute = async (body) => {
        const result = await execute(body);
        if (isDue) {
          isDue = false;
          await work();
        }
        return result;
      };
      return transaction;
    });
  }

  type Ana = Awaited<ReturnType<typeof shopper>>;
  interface Own {
    change: string;
    send(ana: Ana): ReturnType<Ana['send']>;
    cart: string[];
    later?: string[];
    coupon?: string;
  }

  test.each<Own>([
    { change: 'POST', send: (ana) => ana.add([{ id: 7 }]), cart: ['7: 3', '8: 1'] },
    { change: 'PUT', send: (ana) => ana.set([{ id: 7, cart_quantity: 5 }]), cart: ['7: 5', '8: 1'] },
    { change: 'mover', send: (ana) => ana.move([{ id: 8 }], 'despues'), cart: ['7: 2'], later: ['8: 1'] },
    {
      change: 'restaurar',
      send: (ana) => ana.send('POST', '/restaurar', { products: [{ id: 6 }] }),
      cart: ['7: 2', '8: 1', '6: 1'],
    },
    {
      change: 'cupon',
      send: (ana) => ana.send('PUT', '/cupon', { codigo: 'CIEN' }),
      cart: ['7: 2', '8: 1'],
      coupon: 'CIEN',
    },
  ])(
    '$change, while the other tab removes, adds and takes the coupon out',
    async ({ send, cart, later = [], coupon }) => {
      await customer();
      for (const id of [6, 7, 8, 9]) await product(id);
      await pool.query(`insert into coupons (code, description, percent) values ('CIEN', 'Cien', 10)`);
      const [ana, tab] = [await shopper(), await shopper()];
      await ana.add([{ id: 6 }, { id: 7, cart_quantity: 2 }, { id: 8 }]);
      await ana.set([{ id: 6, cart_quantity: 0 }]);
      const { version } = (await ana.cart()).metadata;
      const others: Array<{ version: number; lines: string[] }> = [];
      const note = ({ body: { data } }: Awaited<ReturnType<Ana['send']>>) =>
        others.push({ version: data.metadata.version, lines: data.products.map(shownLine) });
      afterNextCommit(async () => {
        note(await tab.set([{ id: 7, cart_quantity: 0 }]));
        note(await tab.add([{ id: 9 }]));
        await tab.send('DELETE', '/cupon');
      });
      const { status, body } = await send(ana);
      expect(status).toBeLessThan(300);
      expect(body.data.products.map(shownLine).toSorted()).toEqual(cart.toSorted());
      expect(body.data.later.map(shownLine)).toEqual(later);
      expect(body.data.coupon?.codigo).toBe(coupon);
      expect(body.data.metadata.version).toBe(version + 1);
      // The other tab changed the cart in between, and its reply shows its own changes.
      expect(others.map((other) => other.version)).toEqual([version + 2, version + 3]);
      expect(others[0]?.lines).not.toContain('9: 1');
      expect(others[1]?.lines).toContain('9: 1');
      expect(await ana.lines()).not.toContain('7: 2');
    },
  );
});

/** Tests removing what a link added (SC-03). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withLinks } from './test-links.ts';

const { clear, customer, pool, product, shopper, form } = await withLinks();
beforeEach(() => clear());

const gone = { status: 404, body: { code: 'SHARED_CART_NOT_FOUND' } };

describe('what came by a link is taken back', () => {
  test('only what it brought: what was there before, and what was changed since, stays', async () => {
    await customer();
    for (const id of [7, 8, 9]) await product(id);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }, { id: 9 }]);
    await ana.move([{ id: 9 }], 'despues');
    const link = form({ products: [7, 8, 9].map((product_id) => ({ product_id, quantity: 3 })) });
    const { uso } = (await ana.send('POST', '/compartidos', link)).body.data;
    expect((await ana.lines()).toSorted()).toEqual(['7: 5', '8: 3', '9: 3']);
    const undo = () => ana.send('POST', `/compartidos/${uso}/deshacer`);
    expect(await undo()).toMatchObject({ status: 200, body: { data: { deshecho: true, total_items: 2 } } });
    expect(await ana.lines()).toEqual(['7: 2']);
    expect((await ana.cart()).later).toMatchObject([{ id: 9, wanted: 1 }]);
    // A second call changes nothing.
    expect((await undo()).status).toBe(200);
    expect(await ana.lines()).toEqual(['7: 2']);
    expect((await ana.send('GET', `/compartidos/${uso}`)).body.data.deshecho).toBe(true);
  });

  test('what the customer changed since stays: fewer pieces, a line removed, one that was added again', async () => {
    await customer();
    for (const id of [7, 8, 9, 10]) await product(id);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const link = form({ products: [7, 8, 9, 10].map((product_id) => ({ product_id, quantity: 3 })) });
    const { uso } = (await ana.send('POST', '/compartidos', link)).body.data;
    await ana.set([{ id: 7, cart_quantity: 1 }]);
    await ana.set([{ id: 8, cart_quantity: 0 }]);
    await ana.set([{ id: 9, cart_quantity: 0 }]);
    await ana.add([{ id: 9, cart_quantity: 2 }]);
    await ana.set([{ id: 10, cart_quantity: 5 }]);
    await ana.send('POST', `/compartidos/${uso}/deshacer`);
    expect((await ana.lines()).toSorted()).toEqual(['10: 2', '7: 1', '9: 2']);
  });

  test('issue 37, A2: by several calls at once it is taken back once, in 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      await clear();
      await customer();
      await product(7);
      const ana = await shopper();
      await ana.add([{ id: 7, cart_quantity: 5 }]);
      const link = form({ products: [{ product_id: 7, quantity: 2 }] });
      const { uso } = (await ana.send('POST', '/compartidos', link)).body.data;
      expect(await ana.lines()).toEqual(['7: 7']);
      await Promise.all([1, 2, 3].map(() => ana.send('POST', `/compartidos/${uso}/deshacer`)));
      expect(await ana.lines()).toEqual(['7: 5']);
      // A late repetition takes nothing of what the customer added since.
      await ana.set([{ id: 7, cart_quantity: 9 }]);
      await ana.send('POST', `/compartidos/${uso}/deshacer`);
      expect(await ana.lines()).toEqual(['7: 9']);
    }
  });

  test('what was there before keeps its own tag', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    const { uso } = (await ana.send('POST', '/compartidos', form({ products: [{ product_id: 7 }] }))).body.data;
    await ana.send('POST', `/compartidos/${uso}/deshacer`);
    expect((await pool.query('select tag, pieces from cart_lines')).rows).toEqual([{ tag: null, pieces: 1 }]);
  });

  test('by nobody else', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    const ana = await shopper();
    const { uso } = (await ana.send('POST', '/compartidos', form({ products: [{ product_id: 7 }] }))).body.data;
    const beto = await shopper('beto@correo.mx');
    expect(await beto.send('GET', `/compartidos/${uso}`)).toMatchObject(gone);
    expect(await beto.send('POST', `/compartidos/${uso}/deshacer`)).toMatchObject(gone);
    expect(await ana.lines()).toEqual(['7: 1']);
  });
});

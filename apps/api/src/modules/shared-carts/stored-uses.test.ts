/** Tests that what customers store by links to carts is bounded (SC-03, AP-17, AP-18). */
import { beforeEach, describe, expect, test } from 'vitest';
import { withLinks } from './test-links.ts';

const { call, clear, customer, pool, product, shopper, form } = await withLinks();
beforeEach(() => clear());

describe('L7 a customer cannot fill the database', () => {
  const rowsOf = async (table: string, column: string) =>
    (await pool.query<{ value: unknown }>(`select ${column} as value from ${table} order by 1`)).rows.map(
      ({ value }) => value,
    );

  test('the shop stores 200 uses of links of a customer, the latest', async () => {
    const id = String(await customer());
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    const [ana, beto] = [await shopper(), await shopper('beto@correo.mx')];
    await beto.send('POST', '/compartidos', form({ products: [{ product_id: 7 }] }));
    await pool.query(
      `insert into cart_link_uses (customer_id, kind, link_hash, added, notices, payment_id, used_at)
       select $1, 'afiliados', 'x', '[]', '[]', 'old-' || n, now() - make_interval(mins => n)
         from generate_series(1, 250) n`,
      [id],
    );
    const reply = await ana.send('POST', '/compartidos', form({ products: [{ product_id: 7 }], paymentId: 'new' }));
    expect(reply.status).toBe(201);
    const stored = await rowsOf('cart_link_uses', 'payment_id');
    const latest = Array.from({ length: 199 }, (_, at) => `old-${at + 1}`);
    expect(stored.toSorted()).toEqual([...latest, 'new', null].toSorted());
    expect((await ana.send('GET', `/compartidos/${reply.body.data.uso}`)).status).toBe(200);
  });

  test('and 200 presses and affiliate links', async () => {
    const id = String(await customer());
    await product(7);
    const { headers } = await shopper();
    await pool.query(`insert into live_clicks (customer_id, products, source, clicked_at)
      select id, '{7}', 'old', now() - make_interval(mins => n) from customers, generate_series(1, 250) n`);
    await pool.query(`insert into affiliate_tags (customer_id, link_hash, tagged_at)
      select id, n::text::bytea, now() - make_interval(mins => n) from customers, generate_series(1, 250) n`);
    const click = { user_id: id, email: 'ana@correo.mx', tienda_id: 1, products: [7], source: 'new' };
    expect((await call('POST', '/live/v1/carrito', { headers, payload: click })).status).toBe(200);
    const { enlace } = form({ products: [{ product_id: 7 }] });
    const tag = { vendor_hash_cart: enlace, user_email: 'ana@correo.mx' };
    expect((await call('POST', '/vendedores-afiliados/v1/tag', { headers, payload: tag })).status).toBe(200);
    const presses = await rowsOf('live_clicks', 'source');
    expect(presses).toHaveLength(200);
    expect(presses).toContain('new');
    const ages = await rowsOf('affiliate_tags', 'extract(epoch from now() - tagged_at)::integer / 60');
    expect(ages).toEqual(Array.from({ length: 200 }, (_, minutes) => minutes));
  });

  test('and 200 closed links, besides the open ones', async () => {
    const id = String(await customer());
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    await pool.query(
      `insert into cart_links (id, kind, customer_id, name, link, line_count, created_at, closed_at)
       select 'closed-' || lpad(n::text, 11, '0'), 'referidos', $1, 'Ana', 'x', 1, now() - make_interval(mins => n), now()
         from generate_series(1, 250) n`,
      [id],
    );
    expect((await ana.send('POST', '/enlaces')).status).toBe(201);
    const { rows } = await pool.query('select closed_at is null as open from cart_links order by created_at desc');
    expect(rows).toEqual([{ open: true }, ...Array.from({ length: 200 }, () => ({ open: false }))]);
  });

  test('ids of uses are random, and do not tell how many uses there are', async () => {
    await customer();
    await product(7);
    await product(8);
    const ana = await shopper();
    const ids = [];
    for (const product_id of [7, 8])
      ids.push((await ana.send('POST', '/compartidos', form({ products: [{ product_id }] }))).body.data.uso);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(2);
    expect((await ana.send('GET', '/compartidos/1')).status).toBe(400);
  });
});

// Two tabs cancel the same paid order at once: one of them does it, once.
import { randomUUID } from 'node:crypto';
import { customerOf } from '../purchases/customer.mjs';

/** @returns the number of rounds, and sentences about rounds without exactly one cancellation */
export async function cancelTwice({ rounds, buyers, pool, bank, counts, candidates }) {
  const found = [];
  const [product] = candidates[0];
  if (rounds > 0) {
    await pool.query('select count(*) from set_stock_and_prices($1, null, null, $2)', [[product.variant], [1_000]]);
    await pool.query('select count(*) from roll_up_products($1)', [[product.id]]);
  }
  for (let round = 1; round <= rounds; round++) {
    const customer = customerOf(buyers[round % buyers.length], bank, counts);
    await customer.fill([{ id: product.id, cart_quantity: 1 + (round % 3) }]);
    const { order, refused } = await customer.buy({ way: 'card', card: '4242424242424242' });
    if (!order) {
      found.push(`Round ${round}: nothing was bought: ${refused}`);
      continue;
    }
    const path = `/app/v1/pedidos/${order}/cancelaciones`;
    const { data } = await customer.get(path);
    const form = () => ({ cancelacion: randomUUID(), motivo: 'otra', importe: data.amount });
    const replies = await Promise.all([customer.post(path, form()), customer.post(path, form())]);
    const done = replies.filter(({ status }) => status === 200).length;
    const { rows } = await pool.query(
      `select coalesce(sum(f.amount), 0)::int as back, min(o.total)::int as total,
              (select sum(cancelled)::int from order_lines l where l.order_id = o.id) as cancelled
         from orders o left join refunds f on f.order_id = o.id where o.number = $1 group by o.id`,
      [order],
    );
    const [{ back, total, cancelled }] = rows;
    if (done !== 1 || back !== total || cancelled !== 1 + (round % 3))
      found.push(
        `Round ${round}: ${replies.map(({ status, code }) => `${status} ${code ?? ''}`).join(', ')}; ` +
          `${back} of ${total} refunded, ${cancelled} pieces cancelled`,
      );
  }
  return { rounds, found };
}

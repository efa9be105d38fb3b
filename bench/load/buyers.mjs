// Customers who buy, for benchmarks of orders.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/runtime.mjs';
import { signInCustomers } from './customers.mjs';

/** Writes a configuration of the shop that offers cards, and returns its path for the setting `SHOP_CONFIG`. */
export function configWithCards() {
  const config = JSON.parse(readFileSync(join(root, 'config/shop.json'), 'utf8'));
  const folder = join(root, 'data');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bench-shop.json');
  writeFileSync(file, JSON.stringify({ ...config, offer: { ...config.offer, card: true } }));
  return file;
}

/** Customers with a session and an address in Mexico City. */
export async function signInBuyers(options) {
  const customers = await signInCustomers(options);
  const { rows } = await options.pool.query(
    `with made as (
       insert into addresses (customer_id, slot, rank, nombre, calle, numero_exterior, numero_interior, colonia,
         codigo_postal, municipio, ciudad, entre_calles, referencias, telefono)
       select id, 1, 1, 'Ana', 'Orizaba', '101', '', 'Roma Norte', '06700', 'Cuauhtémoc', '', '', '', '5512345678'
         from customers where email like '%@carritos.example' returning id, customer_id
     )
     select made.id, c.email from made join customers c on c.id = made.customer_id`,
  );
  const addresses = new Map(rows.map(({ id, email }) => [email, id]));
  return customers.map((customer) => ({ ...customer, address: addresses.get(customer.username) }));
}

/** The data of a reply. @throws Error for a reply other than 200 */
async function answered(sent) {
  const { status, text } = await sent;
  if (status !== 200) throw new Error(`A checkout answered ${status}: ${text.slice(0, 300)}`);
  return JSON.parse(text).data;
}

/** The calls of a checkout. @param ask sends a request, and returns its status and body as text */
export function checkoutOf(ask) {
  const post = ({ authorization }, path, body, due) =>
    ask('POST', path, { headers: { authorization, 'content-type': 'application/json' }, body, due });
  return {
    add: (buyer, products) => post(buyer, '/cart/api/v1', { products }),
    /** The form that places the order of today's quote. */
    async quote(buyer, compra = randomUUID()) {
      await answered(post(buyer, '/app/v1/compras', { compra }));
      const choices = { direccion: buyer.address, forma: 'spei' };
      const { quote } = await answered(post(buyer, `/app/v1/compras/${compra}`, choices));
      return { compra, hash: quote.hash, total: quote.total };
    },
    place: (buyer, form, due) => post(buyer, '/app/v1/comprar/pedido', form, due),
  };
}

/** Sends a request over connections that stay open. @returns status, body, and milliseconds since `due` */
export const sender =
  (origin) =>
  async (method, path, { headers = {}, body, due = performance.now() } = {}) => {
    const reply = await fetch(`${origin}${path}`, { method, headers, body: body && JSON.stringify(body) });
    return { status: reply.status, text: await reply.text(), time: performance.now() - due };
  };

/** The proofs of `doctor` that orders or their stock contradict. */
export async function contradictions(pool) {
  const { orderProofs, shopProofs } = await import('@tianguis/api');
  const found = [];
  for (const { name, query } of [
    ...orderProofs.map(({ wrongOf, ...one }) => ({ ...one, query: wrongOf('orders') })),
    ...shopProofs,
  ])
    for (const { id } of (await pool.query(query)).rows) found.push(`${name}: ${id}`);
  return found;
}

// A customer who buys as a browser does: a request whose answer was lost is repeated with the same ids.
import { randomUUID } from 'node:crypto';
import { origin } from '../faults/stage.mjs';
import { persist } from './bank.mjs';

const returnTo = `${origin}/comprar/regreso`;

/**
 * @param buyer of `signInBuyers`
 * @param counts replies of status 500, and the number of repeated requests
 */
export function customerOf(buyer, bank, counts) {
  let { authorization } = buyer;

  /** The access token lasts 15 minutes. */
  async function renew() {
    const form = { grant_type: 'custom_token', client_id: 'tienda', client_secret: buyer.token };
    const body = new URLSearchParams({ ...form, username: buyer.username });
    const path = '/sso-middleware/v1/protocol/openid-connect/token';
    const reply = await persist(() => fetch(origin + path, { method: 'POST', body }), 'token');
    authorization = `Bearer ${(await reply.json()).access_token}`;
  }

  async function ask(method, path, body, headers = {}) {
    for (let tries = 0; ; tries++) {
      let sent = 0;
      const reply = await persist(async () => {
        if (sent++ > 0) counts.repeated++;
        const answer = await fetch(origin + path, {
          ...{ method, body: body && JSON.stringify(body) },
          headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        });
        const text = await answer.text();
        if (answer.status === 500) counts.faults.push(`${method} ${path}: ${text}`);
        return { status: answer.status, text };
      }, `${method} ${path}`);
      if (![401, 440].includes(reply.status) || tries > 0) {
        const parsed = reply.text ? JSON.parse(reply.text) : {};
        return { status: reply.status, data: parsed.data, code: parsed.code, quote: parsed.quote, body: parsed };
      }
      await renew();
    }
  }
  const get = (path) => ask('GET', path);
  const post = (path, body) => ask('POST', path, body);
  const must = async (sent, what) => {
    const reply = await sent;
    if (reply.status >= 400) throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 300)}`);
    return reply.data;
  };
  const payment = (order) => must(get(`/app/v1/pedidos/${order}/pago`), 'payment');

  return {
    get,
    post,

    async fill(products, coupon) {
      const { products: before } = await must(get('/cart/api/v1'), 'cart');
      if (before.length > 0)
        await must(
          ask('PUT', '/cart/api/v1', { products: before.map(({ id }) => ({ id, cart_quantity: 0 })) }),
          'empty',
        );
      const key = { 'idempotency-key': randomUUID() };
      await ask('POST', '/cart/api/v1', { products }, key);
      // A customer uses a coupon once, so the coupon may be refused.
      if (coupon) await post('/cart/api/v1/cupon', { codigo: coupon });
    },

    /** Goes through the checkout. @returns number of the order and page of the bank; undefined if all is sold out */
    async buy({ way, card, months, usesBalance = false }) {
      const compra = randomUUID();
      await must(post('/app/v1/compras', { compra }), 'open');
      const path = `/app/v1/compras/${compra}`;
      let view = await must(post(path, { direccion: buyer.address, ...(card ? {} : { forma: way }) }), 'choose');
      while (card && view.card?.last4 !== card.slice(-4)) {
        const sent = await post(`${path}/tarjeta`, { regreso: `${origin}/comprar/pago?compra=${compra}` });
        // Everything is sold out.
        if (sent.code === 'VALIDATION_FAILED') return { refused: 'sold out' };
        const { page } = await must(sent, 'card');
        await bank.type(page, card);
        view = await must(get(path), 'read');
      }
      if (usesBalance) view = await must(post(path, { saldo: true }), 'balance');
      if (months) view = await must(post(path, { meses: months }), 'months');
      for (let { quote } = view; quote.lines.length > 0; ) {
        const { hash, total } = quote;
        const placed = await post('/app/v1/comprar/pedido', { compra, hash, total, regreso: returnTo });
        if (placed.status < 300) return { order: placed.data.pedido, next: placed.data.siguiente };
        if (placed.code === 'TOO_MANY_UNPAID') return { refused: placed.code };
        if (placed.code !== 'QUOTE_CHANGED') return { refused: `${placed.status} ${placed.code}` };
        // The customer agrees to what changed.
        ({ quote } = placed.body);
      }
      return { refused: 'sold out' };
    },

    /** Confirms at the bank, or refuses, and returns to the shop. */
    async confirm(page, accepts) {
      const values = accepts ? { codigo: '123456', accion: 'confirmar' } : { accion: 'cancelar' };
      const { posted, location } = await bank.confirm(page, values);
      if (!location) return;
      const url = new URL(location);
      if (posted) {
        const back = { method: 'POST', body: new URLSearchParams({ pago: 'x' }), redirect: 'manual' };
        const reply = await persist(() => fetch(url, back), 'return');
        if (reply.status !== 303) throw new Error(`The return answered ${reply.status}.`);
      }
      const attempt = url.pathname.split('/').at(-1);
      const { pedido } = await must(get(`/app/v1/intentos/${attempt}`), 'attempt');
      await payment(pedido);
    },

    payment,

    /** Pays an unpaid order by another try. @returns the code of a refusal, or the page of the bank */
    async payAgain(order, { way, card }) {
      const path = `/app/v1/pedidos/${order}`;
      let sesion;
      if (card) {
        const { status, code, data } = await post(`${path}/tarjeta`, { regreso: `${origin}${path}` });
        // The order may have been paid, or have ended, meanwhile.
        if (status >= 400) return { refused: code };
        await bank.type(data.page, card);
        sesion = /cs_[\w-]+/.exec(data.page)[0];
      }
      const form = { forma: way, regreso: returnTo, ...(sesion ? { sesion } : {}) };
      const { status, code, data } = await post(`${path}/pagar`, form);
      return status < 300 ? { next: data.siguiente } : { refused: code };
    },

    change: (order) => post(`/app/v1/pedidos/${order}/cambiar`, {}),
  };
}

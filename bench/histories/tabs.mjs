// What a customer does with an order, from several tabs at once.
import { randomUUID } from 'node:crypto';

const pieceReasons = ['no-funciona', 'llego-roto', 'otro-producto', 'no-me-queda', 'me-arrepenti'];
const receiver = { rfc: 'FUNK671228PH6', nombre: 'Karla Fuente Nolasco', regimen: '612', uso: 'G03' };
const clabe = '032180000118359719';

/** Replies that a customer may get for a form that was right when the page was made. */
const usual = new Set([
  ...['NOT_CANCELLABLE', 'REFUND_CHANGED', 'CHARGE_UNKNOWN', 'NOT_RETURNABLE', 'RETURN_CHANGED', 'RETURN_SENT'],
  ...['NO_INVOICE', 'NO_ACCOUNT_NEEDED', 'INVOICE_DATA_DOUBTFUL', 'PROVIDER_AWAY'],
]);

/** @param on log of the history */
export function tabsOf(customer, order, log) {
  const path = `/app/v1/pedidos/${order.number}`;

  async function sent(what, method, where, body) {
    const reply = await customer[method](path + where, body);
    const isFine = reply.status < 300 || usual.has(reply.code);
    const told = `${reply.status} ${reply.code ?? ''}`;
    log.write(order.number, `customer: ${what}: ${told}`);
    if (!isFine) log.faults.push(`${order.number}: ${what}: ${told} ${JSON.stringify(reply.body).slice(0, 300)}`);
    return reply;
  }
  const view = async () => (await customer.get(path)).data;

  return {
    view,

    /** @param pieces such as `1x2,3x1`; undefined: all that can be cancelled */
    async cancel(pieces, { repeats = false, toBalance = false } = {}) {
      const what = `cancel ${pieces ?? 'all'}`;
      const preview = await customer.get(`${path}/cancelaciones${pieces ? `?piezas=${pieces}` : ''}`);
      if (preview.status !== 200) return log.write(order.number, `customer: ${what}: page ${preview.code}`);
      const { amount: importe } = preview.data;
      const form = { cancelacion: randomUUID(), motivo: 'otra', importe, ...(pieces ? { piezas: pieces } : {}) };
      if (toBalance) form.destino = 'saldo';
      const post = () => sent(`${what} for ${importe}`, 'post', '/cancelaciones', form);
      const replies = await Promise.all(repeats ? [post(), post()] : [post()]);
      const done = replies.find(({ status }) => status === 200);
      if (!done) return undefined;
      const lines = pieces ? readPieces(pieces) : done.data.lines.map(({ line, pieces: count }) => [line, count]);
      if (done.data.is_paid) order.cancellations.set(form.cancelacion, new Map(lines));
      else order.endedByCustomer = true;
      return done;
    },

    /** @returns the id and the number of the return; undefined if it was refused */
    async giveBack(pieces, random) {
      const motivo = random.pick(pieceReasons);
      const preview = await customer.get(`${path}/devoluciones?piezas=${pieces}&motivo=${motivo}`);
      if (preview.status !== 200) return log.write(order.number, `customer: return ${pieces}: page ${preview.code}`);
      const { amount: importe, ways, with_shipping: withShipping } = preview.data;
      const id = randomUUID();
      const form = { devolucion: id, piezas: pieces, motivo, importe, via: random.pick(ways) };
      if (random.chance(0.3)) form.destino = 'saldo';
      const reply = await sent(`return ${pieces}, ${motivo}, for ${importe}`, 'post', '/devoluciones', form);
      if (reply.status !== 200) return undefined;
      order.returns.set(id, { lines: new Map(readPieces(pieces)), withShipping, number: reply.data.number, id });
      return order.returns.get(id);
    },

    withdraw: (id) => sent('withdraw a return', 'post', `/devoluciones/${id}/cancelar`, {}),

    async invoice() {
      const form = { solicitud: randomUUID(), ...receiver, codigoPostal: '44970' };
      let reply = await sent('ask for an invoice', 'post', '/facturas', form);
      if (reply.code === 'INVOICE_DATA_DOUBTFUL')
        reply = await sent('invoice, again', 'post', '/facturas', { ...form, revisado: reply.body.revisado });
      if (reply.status === 200) order.invoiced = true;
    },

    /** The refunds that wait for an account go to the balance. */
    toBalance: () => sent('refunds to the balance', 'post', '/reembolso-a-saldo'),

    nameAccount: () => sent('name an account', 'post', '/cuenta-de-reembolso', { clabe, titular: 'Ana Ríos Mora' }),
  };
}

const readPieces = (text) => text.split(',').map((part) => part.split('x').map(Number));

/** A server that answers as the documentation of Mercado Pago's orders says, for tests. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentCall {
  method: string;
  path: string;
  query: Record<string, string>;
  key: string | undefined;
  authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the JSON of any call
  body: any;
}

// biome-ignore lint/suspicious/noExplicitAny: an order has many forms
type Order = any;

/** What an order of a way is when it was created, by the examples of the documentation. */
const created: Record<string, (order: Order) => void> = {
  clabe(order) {
    Object.assign(order, { status: 'action_required', status_detail: 'waiting_transfer', currency: 'MXN' });
    const [payment] = order.transactions.payments;
    Object.assign(payment, { status: 'action_required', status_detail: 'waiting_transfer' });
    payment.date_of_expiration = '2025-03-26T18:42:12.838+00:00';
    Object.assign(payment.payment_method, {
      ticket_url: 'https://www.mercadopago.com.mx/payments/105292425055/ticket?caller_id=1872745950&hash=0db37f93',
      reference: '646010349353743569',
    });
  },
  oxxo(order) {
    Object.assign(order, { status: 'action_required', status_detail: 'waiting_payment', country_code: 'MEX' });
    const [payment] = order.transactions.payments;
    Object.assign(payment, { status: 'action_required', status_detail: 'waiting_payment' });
    Object.assign(payment.payment_method, {
      ticket_url: 'https://www.mercadopago.com.mx/sandbox/payments/00000000000/ticket?caller_id=77777777777',
      ...{ barcode_content: '3335008800000000006004835002100020000242462010', reference: '1234567890' },
    });
  },
  card(order) {
    Object.assign(order, { status: 'created', status_detail: 'created', currency: 'MXN', expiration_time: 'P1D' });
    order.checkout_url = `https://www.mercadopago.com.mx/checkout/v1/redirect?order_id=${order.id}`;
  },
};

/** Starts the server. Its port stands in `origin`; tests redirect the SDK's host to it. */
export async function startMercadoPago() {
  const orders = new Map<string, Order>();
  const replies = new Map<string, { body: string; reply: [number, unknown] }>();
  const calls: SentCall[] = [];
  /** Statuses of the next answers to calls that change something. 0: the connection ends, after the effect. */
  const faults: number[] = [];

  function answer({ method, path, query, body }: SentCall): [number, unknown] {
    const [, , , id, action] = path.split('/');
    const order = id === undefined ? undefined : orders.get(id);
    if (path === '/v1/orders' && method === 'POST') return create(body);
    if (path === '/v1/orders') return [200, search([...orders.values()], query)];
    if (!order) return [404, { errors: [{ code: 'order_not_found', message: 'Order not found' }] }];
    if (action === 'cancel') {
      if (order.status === 'processed') return [409, { errors: [{ code: 'cannot_cancel_order' }] }];
      Object.assign(order, { status: 'canceled', status_detail: 'canceled' });
      return [200, { id, status: 'canceled', status_detail: 'canceled' }];
    }
    if (action === 'capture') return [200, settle(order)];
    return action === 'refund' ? refund(order, body) : [200, order];
  }

  function create(body: Order): [number, unknown] {
    const number = String(orders.size + 1).padStart(4, '0');
    const order = {
      ...{ id: `ORD01J6TC8BYRR0T4ZKY0QR39${number}`, ...structuredClone(body), user_id: '1245621468' },
      ...{ created_date: '2025-03-19T18:42:12.557054278Z', last_updated_date: '2025-03-19T18:42:13.645123166Z' },
    };
    order.transactions?.payments.forEach((payment: Order, at: number) => {
      payment.id = `PAY01J6TC8BYRR0T4ZKY0QRTZ${number}${at}`;
    });
    created[order.transactions?.payments[0].payment_method.id ?? 'card']?.(order);
    orders.set(order.id, order);
    if (faults[0] === 402) Object.assign(order, { status: 'failed', status_detail: 'failed' });
    return [201, order];
  }

  /** The buyer pays: by card on the page of Checkout Pro, in cash, or by transfer. */
  function settle(order: Order, paid = order.total_amount, method: Order = { id: 'visa', type: 'credit_card' }) {
    const { max_installments: installments = 1 } = order.config?.payment_method ?? {};
    order.transactions ??= {
      payments: [
        { id: `PAY${order.id.slice(3)}0`, amount: order.total_amount, payment_method: { ...method, installments } },
      ],
    };
    Object.assign(order, { status: 'processed', status_detail: 'accredited', total_paid_amount: paid });
    order.last_updated_date = '2025-03-19T19:00:00.000Z';
    Object.assign(order.transactions.payments[0], {
      status: 'processed',
      status_detail: 'accredited',
      paid_amount: paid,
    });
    return order;
  }

  function refund(order: Order, body: Order): [number, unknown] {
    const [payment] = order.transactions.payments;
    order.transactions.refunds ??= [];
    const { refunds } = order.transactions;
    const amount = body?.transactions[0].amount ?? payment.paid_amount;
    const gone = refunds.reduce((sum: number, one: Order) => sum + Math.round(Number(one.amount) * 100), 0);
    if (gone + Math.round(Number(amount) * 100) > Math.round(Number(payment.paid_amount) * 100))
      return [400, { errors: [{ code: 'refund_amount_exceeds', message: 'too much' }] }];
    const id = `REF01J6TC8BYRR0T4ZKY0QRTZ${refunds.length}`;
    refunds.push({ id, transaction_id: payment.id, reference_id: '01JEVQM899', amount, status: 'processing' });
    order.status_detail = body ? 'partially_refunded' : 'refunded';
    const { status, status_detail } = order;
    return [201, { id: order.id, status, status_detail, transactions: { refunds: structuredClone(refunds) } }];
  }

  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    calls.push(call);
    const key = `${call.path} ${call.key}`;
    const body = JSON.stringify(call.body ?? null);
    const before = call.method === 'POST' ? replies.get(key) : undefined;
    if (call.method === 'POST' && !call.key) return void response.writeHead(400).end('{}');
    const used = { errors: [{ code: 'idempotency_key_already_used', message: 'used' }] };
    const reply = before ? (before.body === body ? before.reply : ([409, used] as const)) : answer(call);
    if (call.method === 'POST' && !before)
      replies.set(key, { body, reply: structuredClone(reply) as [number, unknown] });
    const fault = call.method === 'POST' ? faults.shift() : undefined;
    if (fault === 0) return void response.destroy();
    const [status, json] = fault === undefined ? reply : [fault, { message: 'internal_error' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ orders, calls, faults, settle },
    close: () => new Promise((closed) => server.close(closed).closeAllConnections()),
  };
}

/** Orders of a search. The page has two orders, so that tests have several pages. */
function search(
  orders: Order[],
  { begin_date = '', end_date = '', external_reference, page = '1' }: Record<string, string>,
) {
  const found = orders.filter(
    (order) =>
      new Date(order.created_date) >= new Date(begin_date) &&
      new Date(order.created_date) <= new Date(end_date) &&
      (external_reference === undefined || order.external_reference === external_reference),
  );
  const total_pages = String(Math.ceil(found.length / 2));
  return { data: found.slice((Number(page) - 1) * 2, Number(page) * 2), paging: { total_pages } };
}

async function callOf(request: IncomingMessage): Promise<SentCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const text = Buffer.concat(chunks).toString();
  return {
    ...{ method: request.method ?? '', path: url.pathname, query: Object.fromEntries(url.searchParams) },
    key: request.headers['x-idempotency-key'] as string | undefined,
    authorization: request.headers.authorization,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

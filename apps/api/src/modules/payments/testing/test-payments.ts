/** For tests: customers who pay at a provider in memory. */
import type { CheckoutView, PaymentView, QuoteView } from '@tianguis/contract';
import { createUnitOfWork } from '@tianguis/database';
import { usualTimesToPay } from '@tianguis/domain/order';
import { withCheckout } from '../../checkout/test-checkout.ts';
import { endOverdueOrders } from '../../orders/service.ts';
import { doPaymentWork } from '../operator.ts';
import { testProvider } from './test-provider.ts';

type Settings = NonNullable<Parameters<typeof withCheckout>[0]>;

export async function withPayments(
  settings: Settings = {},
  options: { paymentTriesPerHour?: number; writesPerMinute?: number; contentFolder?: string } = {},
) {
  const bank = testProvider();
  const jobs: string[] = [];
  const outbox = {
    put: async (_: unknown, messages: readonly { job: string }[]) => void jobs.push(...messages.map(({ job }) => job)),
  };
  const shop = await withCheckout(settings, { ...options, provider: bank.provider, outbox });
  const { buyer: anyBuyer, call, pool, time, db } = shop;
  const unit = createUnitOfWork(db, outbox);

  async function buyer(email = 'ana@correo.mx') {
    const ana = await anyBuyer(email);
    // The customer has confirmed the session since the address was added, as far as cards are concerned.
    await pool.query(
      'update addresses set changed_at = (select min(created_at) - make_interval(secs => 1) from customer_sessions)',
    );
    const get = (path: string) => call('GET', path, { headers: ana.headers });
    const open = async (choices: object): Promise<CheckoutView> => {
      const { compra } = (await ana.post('/app/v1/compras', {})).body.data;
      return (await ana.choose(compra, { direccion: ana.address, ...choices })).body.data;
    };
    return {
      ...{ ...ana, get, open },
      read: async (compra: string): Promise<CheckoutView> => (await get(`/app/v1/compras/${compra}`)).body.data,
      /** Buys the cart. @param token of a saved card, or the way of cash and transfers */
      async buy(token: string, choices: object = {}) {
        const isCard = token !== 'oxxo' && token !== 'spei';
        if (isCard) bank.save(ana.id, token);
        const [card] = isCard ? (await open({})).saved_cards : [];
        const checkout = await open({ ...(card ? { tarjeta: card.id } : { forma: token }), ...choices });
        return ana.place(checkout.quote as QuoteView);
      },
      async payment(order: string): Promise<PaymentView> {
        return (await get(`/app/v1/pedidos/${order}/pago`)).body.data;
      },
      payAgain: (order: string, form: object) => ana.post(`/app/v1/pedidos/${order}/pagar`, form),
    };
  }

  const one = async (query: string) => (await pool.query(query)).rows[0];

  return {
    ...{ ...shop, bank, buyer, jobs, unit, one },
    /** A customer with one piece of product 7 in the cart. */
    async withCart(email?: string) {
      const ana = await buyer(email);
      await ana.add([{ id: 7 }]);
      return ana;
    },
    /** The stock of product 7. */
    stock: async (): Promise<number> => (await one('select stock from product_variants where product_id = 7')).stock,
    /** Sends an event as the provider does. */
    event: (body: object, signature = 'right') =>
      call('POST', '/app/v1/pagos/prueba/avisos', {
        headers: { 'content-type': 'application/json', 'x-signature': signature },
        payload: body,
      }),
    /** Runs the jobs at the time of the test. */
    async work(errors: unknown[] = []) {
      const done = await doPaymentWork(unit, bank.provider, {
        ...{ authorisesOnly: settings.authorisesOnly ?? false, cardMinutes: usualTimesToPay.cardMinutes },
        ...{ now: time.now, onError: (error) => errors.push(error) },
      });
      await endOverdueOrders(unit, { now: time.now });
      return done;
    },
    async clear() {
      await shop.clear();
      await pool.query('truncate payment_events, payment_sweeps, checkouts cascade');
      bank.clear();
      jobs.length = 0;
    },
  };
}

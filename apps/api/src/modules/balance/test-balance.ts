/** For tests: customers with a balance. */
import type { BalanceView, QuoteView } from '@tianguis/contract';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createBalanceOperator } from './operator.ts';

type Settings = Parameters<typeof withPayments>;

export async function withBalances(...settings: Settings) {
  const shop = await withPayments(...settings);
  const { pool, unit, one } = shop;
  const carmen = createBalanceOperator(unit, 'Carmen', { name: 'Tianguis', origin: 'https://tianguis.example' });
  return {
    ...{ ...shop, carmen },
    /** A customer with a balance, who has pieces of product 7 for 1,000.00 each in the cart. */
    async rich(balance: number, pieces = 1, email = 'ana@correo.mx') {
      const ana = await shop.buyer(email);
      if (balance > 0) await carmen.correct(email, balance, 'Premio');
      if (pieces > 0) await ana.add([{ id: 7, cart_quantity: pieces }]);
      await pool.query('update customer_sessions set confirmed_at = now()');
      const read = async (): Promise<BalanceView> => (await ana.get('/app/v1/saldo')).body.data;
      return {
        ...{ ...ana, read },
        /** Places the cart, with the balance and another way. */
        async spend(choices: object = {}) {
          const { quote } = await ana.open({ saldo: true, ...choices });
          return ana.place(quote as QuoteView);
        },
        payOut: (form: object) =>
          ana.post('/app/v1/saldo/envios', {
            ...{ envio: crypto.randomUUID(), clabe: '032180000118359719', titular: 'Ana Ríos Mora', ...form },
          }),
        giveUp: (importe: number, renuncia = crypto.randomUUID()) =>
          ana.post('/app/v1/saldo/renunciar', { renuncia, importe }),
      };
    },
    /** What the customer can use, and what is held. */
    stored: async (): Promise<[number, number]> => {
      const row = await one('select amount, held from customer_balances');
      return [row?.amount ?? 0, row?.held ?? 0];
    },
    /** The ledger, from old to new. */
    entries: async (): Promise<[string, number, number][]> =>
      (await pool.query('select kind, amount, held from balance_entries order by id')).rows.map((row) => [
        ...([row.kind, row.amount, row.held] as [string, number, number]),
      ]),
    async clear() {
      await shop.clear();
      await pool.query('truncate balance_entries, customer_balances, balance_payouts');
    },
  };
}

/** For tests: customers with a store credit. */
import type { CreditView, QuoteView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { config, contentFolder } from '../../test-api.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { createCreditOperator } from './operator.ts';

export async function withCredits(offersCredit = true) {
  const shop = await withPayments({ offer: { ...wholeOffer, credit: offersCredit } }, { contentFolder });
  const { pool, unit, one } = shop;
  const letters = { name: 'Tianguis', origin: 'https://tianguis.example' };
  const operator = createCreditOperator(unit, { operator: 'Carmen', letters, module: config.creditModule });
  const terms = config.creditModule.terms;
  if (!terms) throw new Error('The shipped configuration has no terms.');
  return {
    ...{ ...shop, operator, terms },
    /** A customer with credit, who has pieces of product 7 for 1,000.00 each in the cart. */
    async withCredit(limit: number, pieces = 1, email = 'ana@correo.mx') {
      const ana = await shop.buyer(email);
      if (limit > 0)
        await pool.query(
          `insert into credit_accounts (customer_id, number, credit_limit, contract, opened_at)
           values ($1, lpad((floor(random() * 1e6))::text || '1234', 10, '0'), $2, '2026-11-29', '2026-11-01')`,
          [ana.id, limit],
        );
      if (pieces > 0) await ana.add([{ id: 7, cart_quantity: pieces }]);
      await pool.query('update customer_sessions set confirmed_at = now()');
      const read = async (): Promise<CreditView> => (await ana.get('/app/v1/credito')).body.data;
      return {
        ...{ ...ana, read },
        /** Places the cart, with credit. */
        async spend(choices: object = {}) {
          const { quote } = await ana.open({ forma: 'credit', ...choices });
          return ana.place(quote as QuoteView);
        },
        ask: (form: object = {}) =>
          ana.post('/app/v1/credito/solicitudes', {
            ...{ solicitud: crypto.randomUUID(), ingreso: 1_500_000, mayor_de_edad: true, contrato: true, ...form },
          }),
      };
    },
    /** What is owed, held, and in favour of the customer. */
    stored: async (): Promise<[number, number, number]> => {
      const row = await one('select used, held, favor from credit_accounts');
      return [row?.used ?? 0, row?.held ?? 0, row?.favor ?? 0];
    },
    /** The ledger, from old to new. */
    entries: async (): Promise<[string, number, number][]> =>
      (await pool.query('select kind, owed, held from credit_entries order by id')).rows.map((row) => [
        ...([row.kind, row.owed, row.held] as [string, number, number]),
      ]),
    /** The kinds of the mails, from old to new. */
    mails: async (): Promise<string[]> =>
      (await pool.query(`select kind from mails where kind like 'credit-%' order by created_at`)).rows.map(
        ({ kind }) => kind,
      ),
    async clear() {
      await shop.clear();
      await pool.query(
        'truncate credit_entries, credit_reminders, credit_accounts, credit_requests, balance_entries, customer_balances',
      );
    },
  };
}

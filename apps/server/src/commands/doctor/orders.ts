/** Checks that orders add up: amounts, money, stock, coupons, states and the ledger of sellers (OD-04, AF-06). */
import {
  balanceOrderProofs,
  balanceProofs,
  creditOrderProofs,
  creditProofs,
  exchangeProofs,
  invoiceProofs,
  orderProofs,
  registryProofs,
  sellerProofs,
  shopProofs,
} from '@tianguis/api';
import { type Check, type DatabaseContext, fail } from './check.ts';
import { examplesOf, expectNone } from './expect-none.ts';

/** No command repairs an order, since an operator has to decide which of its values is the right one. */
const look = '"npm run shop -- orders show NUMBER" shows all of the order.';

export const orderChecks: readonly Check<DatabaseContext>[] = [
  ...[...orderProofs, ...balanceOrderProofs, ...creditOrderProofs, ...invoiceProofs].map(
    ({ name, fine, wrong, todo, wrongOf }) =>
      expectNone(name, wrongOf('orders'), fine, (count, some) =>
        fail(`Orders with ${wrong}: ${examplesOf(count, some)}.`, `${todo} ${look}`),
      ),
  ),
  ...[...shopProofs, ...exchangeProofs, ...balanceProofs, ...creditProofs, ...sellerProofs, ...registryProofs].map(
    ({ name, fine, wrong, todo, query }) =>
      expectNone(name, query, fine, (count, some) => fail(`${wrong}: ${examplesOf(count, some)}.`, todo)),
  ),
];

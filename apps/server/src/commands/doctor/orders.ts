/** Checks that orders add up: amounts, money, stock, coupons and states (OD-04). */
import { orderProofs, variantsWithWrongTakenStock } from '@tianguis/api';
import { type Check, type DatabaseContext, fail } from './check.ts';
import { examplesOf, expectNone } from './expect-none.ts';

/** No command repairs an order, since an operator has to decide which of its values is the right one. */
const advice = 'Compare the order with what its provider and its seller say before anything is changed.';

export const orderChecks: readonly Check<DatabaseContext>[] = [
  ...orderProofs.map(({ name, fine, wrong, query }) =>
    expectNone(name, query, fine, (count, some) => fail(`Orders ${wrong}: ${examplesOf(count, some)}.`, advice)),
  ),
  expectNone(
    'Taken stock',
    variantsWithWrongTakenStock,
    'The stock of each variant excludes the pieces of open orders.',
    (count, some) =>
      fail(`Variants whose stock contradicts the pieces of open orders: ${examplesOf(count, some)}.`, advice),
  ),
];

// Faults of balances.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-hold-takes-more-balance-than-there-is',
    from: 'new',
    file: 'balance/repository.ts',
    find: 'and b.customer_id = o.customer_id and b.amount >= t.amount',
    replace: 'and b.customer_id = o.customer_id and b.amount > 0',
    tests: ['balance/paying.test.ts › AF-04'],
  },
  {
    name: 'an-order-that-ends-keeps-its-balance',
    from: 'new',
    file: 'domain/src/order/states/payment-states.ts',
    find: "  'return_coupon',\n  'release_balance',\n",
    replace: "  'return_coupon',\n",
    tests: ['balance/paying.test.ts › PA-05', 'order/states/payment-states.test.ts'],
  },
  {
    name: 'a-refund-to-the-balance-counts-again',
    from: 'new',
    file: 'balance/repository.ts',
    find: "update refunds f set state = 'arrived' from entered e where f.id::text = e.cause",
    replace: "update refunds f set state = 'due' from entered e where f.id::text = e.cause",
    tests: ['balance/balance.test.ts › AF-01'],
  },
  {
    name: 'a-payment-beside-the-balance-asks-for-the-whole-total',
    from: 'new',
    file: 'checkout/service.ts',
    find: 'payments.newAttempt(way, externalPart(draft.quote), {',
    replace: 'payments.newAttempt(way, draft.quote.total, {',
    tests: ['balance/paying.test.ts › PA-05'],
  },
  {
    name: 'a-typed-part-of-the-balance-is-ignored',
    from: 'new',
    file: 'checkout/draft.ts',
    find: 'Math.min(available, source.balanceMost ?? available)',
    replace: 'available',
    tests: ['balance/paying.test.ts › PA-05'],
  },
  {
    name: 'a-typed-part-leaves-less-than-anybody-charges',
    from: 'new',
    file: 'order/balance.ts',
    find: "balanceShare(total, part) === part ? undefined : 'remainder'",
    replace: 'undefined',
    tests: ['order/balance.test.ts › PA-05', 'balance/paying.test.ts › PA-05'],
  },
];

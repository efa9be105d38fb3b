// Faults of store credits.
export default [
  {
    name: 'a-purchase-goes-beyond-the-limit-of-the-credit',
    from: 'new',
    file: 'credit/repository.ts',
    find: '           and a.used + a.held + t.amount <= a.credit_limit + a.favor\n',
    replace: '',
    tests: ['credit/paying.test.ts › RT-29'],
  },
  {
    name: 'a-refund-of-credit-becomes-balance',
    from: 'new',
    file: 'balance/repository.ts',
    find: "           and (f.to_balance or t.kind = 'balance')",
    replace: "           and (f.to_balance or t.kind in ('balance', 'credit'))",
    tests: ['credit/paying.test.ts › AF-01'],
  },
  {
    name: 'a-transfer-to-a-credit-counts-again',
    from: 'new',
    file: 'credit/operator.ts',
    find: 'const { kind, owed, reference: cause, at } = entry;',
    replace: 'const { kind, owed, at } = entry;\n    const cause = entry.reference + at.getTime();',
    tests: ['credit/credit.test.ts › AF-04'],
  },
  {
    name: 'an-overdue-credit-buys-more',
    from: 'new',
    file: 'credit/to-account.ts',
    find: "state === 'active' && overdue === 0",
    replace: "state === 'active'",
    tests: ['credit/paying.test.ts › RT-29'],
  },
];

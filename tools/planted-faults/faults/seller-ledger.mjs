// Faults of the ledger of sellers.
export default [
  {
    name: 'a-refund-leaves-the-commission-due',
    from: 'new',
    file: 'seller-ledger/settle.ts',
    find: 'mapEarnings((kind) => (after?.[kind] ?? 0) - (before?.[kind] ?? 0))',
    replace: "mapEarnings((kind) => (kind === 'commission' ? 0 : (after?.[kind] ?? 0) - (before?.[kind] ?? 0)))",
    tests: ['seller-ledger/seller-ledger.test.ts'],
  },
  {
    name: 'a-seller-pays-the-coupon-of-the-shop',
    from: 'new',
    file: 'seller-ledger/settle.ts',
    find: 'discount: line.isSellersCoupon ? rest(line.discount) : 0,',
    replace: 'discount: rest(line.discount),',
    tests: ['seller-ledger/seller-ledger.test.ts'],
  },
  {
    name: 'two-payouts-at-once-exceed-what-is-owed',
    from: 'new',
    file: 'seller-ledger/operator.ts',
    find: '        await ledger.lock(store);\n',
    replace: '',
    tests: ['seller-ledger/seller-ledger.test.ts › a payout is at most'],
  },
  {
    name: 'a-change-of-mind-before-the-job-takes-the-shipping-from-the-seller',
    from: 'new',
    file: 'seller-ledger/repository.ts',
    find: 'b.line_id = l.id and not b.with_shipping), l.refunded)`;',
    replace: 'b.line_id = l.id and false), l.refunded)`;',
    tests: ['seller-ledger/seller-ledger.test.ts › a change of mind before the job'],
  },
];

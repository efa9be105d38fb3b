// Faults of cancellations and refunds of pieces.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-refund-takes-the-shares-of-pieces-that-were-refunded-before',
    from: 'new',
    file: 'fulfilment/effects/refunded-pieces.ts',
    find: '{ refunded, pieces: count, withShipping }',
    replace: '{ refunded: refunded - refunded, pieces: count, withShipping }',
    tests: ['cancellations/cancellations.test.ts › AF-01'],
  },
  {
    name: 'a-cancellation-takes-an-amount-that-was-not-shown',
    from: 'new',
    file: 'cancellations/service.ts',
    find: '    if (data.amount !== form.importe) throw',
    replace: '    if (data.amount < form.importe) throw',
    tests: ['cancellations/cancellations.test.ts › REFUND_CHANGED'],
  },
  {
    name: 'a-collected-parcel-can-be-cancelled',
    from: 'new',
    file: 'domain/src/order/states/parcel-states.ts',
    find: "    ...{ arrival_at_sender: to('returned', 'restock', 'refund', 'mail'), cancellation: 'refused' },\n  },\n  ready: {",
    replace:
      "    ...{ arrival_at_sender: to('returned', 'restock', 'refund', 'mail'), cancellation: to('cancelled') },\n  },\n  ready: {",
    tests: ['cancellations/cancellations.test.ts › BL-13', 'order/states/parcel-states.test.ts'],
  },
  {
    name: 'the-coupon-of-a-cancelled-order-stays-used',
    from: 'new',
    file: 'fulfilment/effects/cancel-pieces.ts',
    find: "  if (left === 0) await setCoupon(unit, order, 'returned');\n",
    replace: "  if (left < 0) await setCoupon(unit, order, 'returned');\n",
    tests: ['cancellations/cancellations.test.ts › AF-01'],
  },
  {
    name: 'pieces-that-were-cancelled-are-collected',
    from: 'new',
    file: 'fulfilment/effects/parcel-moves.ts',
    find: 'own.map((line) => ({ line: line.line, pieces: leftPieces(line) }))',
    replace: 'own.map((line) => ({ line: line.line, pieces: line.pieces }))',
    tests: ['cancellations/cancellations.test.ts › the rest of a parcel'],
  },
  {
    name: 'an-account-for-refunds-needs-no-confirmation',
    from: 'new',
    file: 'api/src/buying.ts',
    find: '{ callers: { whoCalls, whoConfirmed }, paidBack, clock }',
    replace: '{ callers: { whoCalls, whoConfirmed: whoCalls }, paidBack, clock }',
    tests: ['refunds/account.test.ts › a session that was not confirmed'],
  },
  {
    name: 'the-reference-of-a-transfer-is-lost',
    from: 'new',
    file: 'refunds/operator.ts',
    find: '(repository) => repository.setTransferred(refund, reference, at)),\n',
    replace: "(repository) => repository.setTransferred(refund, '', at)),\n",
    tests: ['refunds/account.test.ts › AF-01'],
  },
  {
    name: 'a-refund-to-an-account-is-also-paid-by-the-provider',
    from: 'new',
    file: 'payments/refund-repository.ts',
    find: '         and not exists (select from refund_accounts n where n.refund_id = f.id)\n       order',
    replace: '       order',
    tests: ['refunds/account.test.ts › of a card'],
  },
];

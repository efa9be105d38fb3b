// Faults of returns of delivered pieces.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-change-of-mind-gets-the-shipping-back',
    from: 'new',
    file: 'returns/return-reasons.ts',
    find: "bearer: 'customer', withShipping: false,",
    replace: "bearer: 'customer', withShipping: true,",
    tests: ['returns/returns.test.ts › RL-10'],
  },
  {
    name: 'pieces-that-a-carrier-of-the-shop-lost-are-not-refunded',
    from: 'new',
    file: 'returns/return-states.ts',
    find: "  state === 'on_the_way' && bearer === 'shop' ? 'loss' : 'deadline';",
    replace: "  state === 'on_the_way' && bearer === 'customer' ? 'loss' : 'deadline';",
    tests: ['returns/returns.test.ts › BL-12'],
  },
  {
    name: 'an-operator-refunds-pieces-of-an-open-return',
    from: 'new',
    file: 'fulfilment/effects/refunded-pieces-repository.ts',
    find: 'sql`o.pieces - o.refunded - (o.returned - o.return_refunded)`',
    replace: 'sql`o.pieces - o.refunded`',
    tests: ['returns/returns.test.ts › AF-01'],
  },
  {
    name: 'the-thirtieth-day-is-missing-from-the-time-of-returns',
    from: 'new',
    file: 'returns/shown.ts',
    find: 'return dateInMexico(now) <= window.until ? window : undefined;',
    replace: 'return dateInMexico(now) < window.until ? window : undefined;',
    tests: ['returns/returns.test.ts › BL-12'],
  },
  {
    name: 'a-return-takes-an-amount-that-was-not-shown',
    from: 'new',
    file: 'returns/returns.ts',
    find: 'if (data.amount !== form.importe) throw',
    replace: 'if (data.amount < form.importe) throw',
    tests: ['returns/returns.test.ts › RETURN_CHANGED'],
  },
];

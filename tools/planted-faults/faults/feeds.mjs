// Faults of imports, exports and repairs by operators.
export default [
  {
    name: 'a-price-changed-by-hand-is-not-repaired',
    from: '02bb1711',
    file: 'inventory/service.ts',
    find: '  await repository.noteAppliedOffers(on);\n',
    replace: '',
    tests: ['inventory/service.test.ts'],
  },
  {
    name: 'a-picture-loses-the-colour-that-a-held-back-row-said',
    from: '9e76577e',
    file: 'product-pictures-repository.ts',
    find: 'when m.key is not null and s.is_derived and s.color = any (s.colors_before)',
    replace: 'when m.key is not null and s.color = any (s.colors_before)',
    tests: [
      'feed/held-back/held-back-pictures.test.ts',
      'feed/held-back/held-back.test.ts',
      'feed/held-back/held-back-random.test.ts',
    ],
  },
  {
    name: 'a-date-without-a-time-ends-an-offer-a-day-early',
    from: 'new',
    file: 'item/values.ts',
    find: 'return minute === undefined && end ? new Date(date.getTime() + 86_400_000) : date;',
    replace: 'return minute === undefined && end ? new Date(date.getTime()) : date;',
    tests: ['item/values.test.ts', 'item/read-item.test.ts'],
  },
  {
    name: 'a-price-with-a-decimal-comma-is-held-back',
    from: 'new',
    file: 'item/values.ts',
    find: '/^(-?)(\\d+)(?:,(\\d{1,2}))$/.exec(digits) ??',
    replace: '/^(-?)(\\d+)(?:,(\\d{2}))$/.exec(digits) ??',
    tests: ['item/values.test.ts'],
  },
  {
    name: 'months-with-interest-count-as-without',
    from: 'new',
    file: 'item/composed.ts',
    find: "if (amount === '' || prices.length === 0) return months;",
    replace: "if (amount === '' || prices.length <= 1) return months;",
    tests: ['item/read-item.test.ts'],
  },
];

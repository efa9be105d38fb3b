// Faults of gift registries.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'the-giver-reads-the-street-in-the-order',
    from: 'new',
    file: 'orders/shown/repository.ts',
    find: '${buyersAddress} as address,',
    replace: 'o.address,',
    tests: ['registries/gifts.test.ts › RT-23'],
  },
  {
    name: 'more-gifts-are-placed-than-pieces-are-wanted',
    from: 'new',
    file: 'registries/gift-repository.ts',
    find: 'r.closed_at is null and i.wanted - ${usedPieces(sql`i.id`)} >= ${pieces}`.execute(db);',
    replace: 'r.closed_at is null and i.wanted >= ${pieces}`.execute(db);',
    tests: ['registries/gifts.test.ts › RT-23'],
  },
  {
    name: 'a-surprise-shows-its-gifts',
    from: 'new',
    file: 'registries/own-registries.ts',
    find: 'const secreta = secretNow(registry);',
    replace: 'const secreta = false;',
    tests: ['registries/owners.test.ts › RT-23'],
  },
  {
    name: 'the-export-of-the-giver-has-the-street',
    from: 'new',
    file: 'orders/repository.ts',
    find: "${buyersAddress}`.as('address')",
    replace: "o.address`.as('address')",
    tests: ['registries/gifts.test.ts › RT-23'],
  },
];

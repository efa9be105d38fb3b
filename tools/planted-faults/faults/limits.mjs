// Faults of limits, and of requests from other sites.
export default [
  {
    name: 'a-visitor-who-is-alone-is-refused-by-rate',
    from: '0de6b9b0',
    file: 'limits/limits.ts',
    find: "      if (queue.isSharedWith(visitor)) {\n        if (rest > 0) throw refuse('rate', rest);",
    replace: "      if (rest > 0) throw refuse('rate', rest);\n      if (queue.isSharedWith(visitor)) {",
    tests: ['limits/limits.test.ts'],
  },
  {
    name: 'a-sign-up-that-the-common-limit-refuses-costs-one-of-the-visitor',
    from: '77fb788d',
    file: 'newsletter/service.ts',
    find: `      await consumeAll([ofVisitor, visitorOf(address)], [inAll, 'all']);
`,
    replace: `      await ofVisitor.consume(visitorOf(address));
      await inAll.consume('all');
`,
    tests: ['newsletter/*.test.ts'],
  },
  {
    name: 'a-form-of-a-sister-site-is-taken',
    from: '3a280902',
    file: 'plugins/foreign-origin.ts',
    find: "if (site && site !== 'same-origin' && site !== 'none') return true;",
    replace: "if (site === 'cross-site') return true;",
    tests: ['foreign-origin.test.ts'],
  },
  {
    name: 'each-address-of-a-network-is-a-visitor',
    from: 'new',
    file: 'api/src/visitor.ts',
    find: 'const network = groups.slice(0, 4).map((group) => group.toString(16));',
    replace: 'const network = groups.slice(0, 6).map((group) => group.toString(16));',
    tests: ['visitor.test.ts'],
  },
  {
    name: 'a-permit-is-lost-by-replies-that-a-route-writes-itself',
    from: 'new',
    file: 'limits/limits.ts',
    find: "  app.addHook('onResponse', release);\n",
    replace: '',
    tests: ['limits/*.test.ts'],
  },
];

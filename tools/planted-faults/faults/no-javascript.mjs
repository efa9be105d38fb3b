// Faults that occur only without JavaScript.
export default [
  {
    name: 'a-wrong-postal-code-loses-the-way-back',
    from: '50b49e06',
    file: 'routes/shop/postal-code.tsx',
    find: "const from = ownPath(typeof goal === 'string' ? goal : request.headers.get('referer'), publicOrigin);",
    replace: "const from = ownPath(request.headers.get('referer'), publicOrigin);",
    tests: ['e2e/**/postal-code.*.ts › without JavaScript a mistake keeps'],
  },
  {
    name: 'no-chosen-address-loses-the-way-back',
    from: '50b49e06',
    file: 'routes/account/addresses/choose-address.tsx',
    find: 'const back = answer?.back ?? loaderData.back;',
    replace: 'const back = loaderData.back;',
    tests: [
      'routes/account/addresses/choose-address.test.tsx',
      'addresses.spec.ts › UI-11 the choice has a page of its own',
    ],
  },
  {
    name: 'a-product-that-is-moved-to-no-list-says-nothing',
    from: 'a8233b78',
    file: 'wishlist/list/list-actions.server.ts',
    find: 'return { result: { ...invalid({}, { [fields.to]: copy.errors.noList }), message: copy.errors.noList } };',
    replace: 'return { result: invalid({}, { [fields.to]: copy.errors.noList }) };',
    tests: [
      'wishlist/list/list-actions.server.test.ts',
      'requests/account/wishlist.test.ts › RL-03 lists are made and deleted',
    ],
  },
  {
    name: 'a-heart-leads-home-instead-of-back',
    from: 'new',
    file: 'resources/wishlist/add-to-wishlist.tsx',
    find: 'const back = ownPath(from, context.get(shopContext).publicOrigin);',
    replace: "const back = ownPath(request.headers.get('origin'), context.get(shopContext).publicOrigin);",
    tests: ['hearts.spec.ts › RL-03 a heart saves, and leads back'],
  },
];

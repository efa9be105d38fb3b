// Faults of customers' postal addresses.
export default [
  {
    name: 'a-restored-address-shares-its-rank',
    from: 'new',
    file: 'addresses/service.ts',
    find: 'const highest = (rows: readonly AddressRow[]): number => Math.max(0, ...rows.map(({ rank }) => rank));',
    replace:
      'const highest = (rows: readonly AddressRow[]): number => Math.max(0, ...open(rows).map(({ rank }) => rank));',
    tests: ['addresses/addresses.test.ts'],
  },
  {
    name: 'an-address-like-a-deleted-one-is-not-added',
    from: 'new',
    file: 'addresses/service.ts',
    find: 'rows.find((row) => row.slot !== null && isSameAddress(row, texts))',
    replace: 'rows.find((row) => isSameAddress(row, texts))',
    tests: ['addresses/addresses.test.ts'],
  },
  {
    name: 'an-address-takes-a-code-that-the-table-does-not-have',
    from: 'new',
    file: 'addresses/service.ts',
    find: 'const known = isWrongCode ? undefined : await postalCodes.find(texts.codigoPostal);',
    replace: 'const known = isWrongCode ? await postalCodes.find(texts.codigoPostal) : undefined;',
    tests: ['addresses/addresses.test.ts'],
  },
  {
    name: 'a-typed-telephone-with-the-country-is-refused',
    from: 'new',
    file: 'domain/src/address/phone.ts',
    find: '(?:(?:\\+|00)?521?|',
    replace: '(?:(?:\\+|00)521?|',
    tests: ['domain/src/address/phone.test.ts'],
  },
  {
    name: 'a-default-address-that-is-restored-is-not-used',
    from: 'a8233b78',
    file: 'addresses/addresses.server.ts',
    find: 'if (!isUndo || reply.data.address.predeterminada) storeChosenAddress(cookies, reply.data.address);',
    replace: 'if (!isUndo) storeChosenAddress(cookies, reply.data.address);',
    tests: ['addresses/addresses.server.test.ts', 'addresses.spec.ts › RL-04 another default'],
  },
  {
    name: 'a-typed-colonia-stays-with-another-postal-code',
    from: 'a8233b78',
    file: 'addresses/place-fields.tsx',
    find: "if (typed && found.codigoPostal !== place.codigoPostal) typed.value = '';",
    replace: "if (typed && found.codigoPostal === place.codigoPostal) typed.value = '';",
    tests: [
      'addresses.spec.ts › RL-04 a colonia that is not listed',
      'addresses.spec.ts › RL-04 ST-04 the first address',
    ],
  },
  {
    name: 'a-typed-postal-code-goes-on-naming-the-chosen-address',
    from: 'a8233b78',
    file: 'location/postal-code/postal-code-in-browser.ts',
    find: 'if (readCookie(postalCodeCookie) !== code) forgetChosenAddress();',
    replace: 'if (readCookie(postalCodeCookie) === undefined) forgetChosenAddress();',
    tests: ['postal-code-in-browser.test.ts', 'addresses.spec.ts › UI-11 ST-03'],
  },
];

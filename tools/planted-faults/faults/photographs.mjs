// Faults of photographs of customers.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of sources
export default [
  {
    name: 'a-photograph-of-another-customer-is-shown',
    from: 'new',
    file: 'photographs/repository.ts',
    find: "const found = db.selectFrom('photographs').select(`${column} as bytes`).where('customer_id', '=', customer);",
    replace:
      "const found = db.selectFrom('photographs').select(`${column} as bytes`).where('customer_id', 'is not', null);",
    tests: ['photographs/photographs.test.ts › RO-02'],
  },
  {
    name: 'photographs-of-a-sent-form-can-be-removed',
    from: 'new',
    file: 'photographs/repository.ts',
    find: "return (await gone.where('used_by', 'is', null).returning('id').executeTakeFirst()) !== undefined;",
    replace: "return (await gone.returning('id').executeTakeFirst()) !== undefined;",
    tests: ['photographs/photographs.test.ts › uses the photographs'],
  },
  {
    name: 'a-photograph-is-not-turned-upright',
    from: 'new',
    file: 'photographs/photograph-processing.ts',
    find: '      .autoOrient()\n',
    replace: '',
    tests: ['photographs/read-photographs.test.ts › loses its metadata'],
  },
  {
    name: 'a-photograph-keeps-its-place',
    from: 'new',
    file: 'photographs/photograph-processing.ts',
    find: '      .webp({ quality: 82 })\n',
    replace: '      .keepMetadata()\n      .webp({ quality: 82 })\n',
    tests: ['photographs/read-photographs.test.ts › loses its metadata'],
  },
  {
    name: 'a-form-takes-a-sixth-photograph',
    from: 'new',
    file: 'photographs/service.ts',
    find: 'if (before.length >= mostPhotographs) throw refusal(words.full);',
    replace: 'if (before.length > mostPhotographs) throw refusal(words.full);',
    tests: ['photographs/photographs.test.ts › there are five at most'],
  },
];

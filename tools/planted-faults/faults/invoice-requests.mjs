// Faults of requests for invoices, of their job and of credit notes.
export default [
  {
    name: 'an-invoice-includes-what-was-refunded-before',
    from: 'new',
    file: 'invoices/assess.ts',
    find: 'leftOf(part.lines, part.refunded)',
    replace: 'leftOf(part.lines, new Map())',
    tests: ['invoices/stamping.test.ts › AF-03 credit notes', 'invoices/random-orders.test.ts'],
  },
  {
    name: 'a-refund-before-the-invoice-gets-a-credit-note-too',
    from: 'new',
    file: 'domain/src/invoice/part.ts',
    find: 'refunded.filter(({ key, earlier }) => earlier >= ',
    replace: 'refunded.filter(({ key, earlier }) => earlier + 99 >= ',
    tests: ['invoices/stamping.test.ts › AF-03 credit notes', 'invoices/random-orders.test.ts'],
  },
  {
    name: 'a-call-without-an-answer-is-repeated-with-another-xml',
    from: 'new',
    file: 'invoices/work.ts',
    find: '  const issuer = before.sealed === null ? await issuerOf(shop, before, issuers) : undefined;',
    replace: '  const issuer = await issuerOf(shop, before, issuers);',
    tests: ['invoices/stamping.test.ts › AF-03 the stamping service'],
  },
  {
    name: 'the-invoice-of-another-customer-can-be-downloaded',
    from: 'new',
    file: 'invoices/service.ts',
    find: 'if (document?.order !== order.id || !document.xml)',
    replace: 'if (!document?.xml)',
    tests: ['invoices/invoices.test.ts › RO-02'],
  },
  {
    name: 'an-upload-has-any-total',
    from: 'new',
    file: 'invoices/operators/operator.ts',
    find: 'facts.total !== decimalMoney(total)',
    replace: 'facts.total < decimalMoney(0)',
    tests: ['invoices/operators/operator.test.ts › AF-03 a CFDI'],
  },
];

/** Tests of RFCs and of the tax data of sellers (issue 38, item 5). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxRegimes } from './regimes.ts';
import { readRfc, rfcDigit } from './rfc.ts';
import { readSellerTax } from './seller-tax.ts';

describe('issue 38.5 an RFC', () => {
  // RFCs that the SAT publishes for tests of invoices, and examples of its guides.
  test.each([
    ['EKU9003173C9', 'company'],
    ['IIA040805DZ4', 'company'],
    ['URE180429TM6', 'company'],
    ['JES900109Q90', 'company'],
    ['KIJ0906199R1', 'company'],
    ['CACX7605101P8', 'person'],
    ['FUNK671228PH6', 'person'],
    ['GODE561231GR8', 'person'],
  ])('%s is right', (rfc, kind) => {
    expect(readRfc(rfc)).toEqual({ rfc, kind, hasRightDigit: true });
  });

  test('the generic ones pass by their names, although the digit of one is wrong', () => {
    expect(rfcDigit('XAXX01010100')).toBe('4');
    for (const rfc of ['XAXX010101000', 'XEXX010101000'])
      expect(readRfc(rfc)).toEqual({ rfc, kind: 'generic', hasRightDigit: true });
  });

  test.each([
    ['eku-900317-3c9', 'EKU9003173C9'],
    [' EKU 900317 3C9 ', 'EKU9003173C9'],
    // The letter Ñ as an N and a combining tilde.
    ['N\u0303AN0001011A9', 'ÑAN0001011A9'],
    ['ñ&a000101 1a9', 'Ñ&A0001011A9'],
  ])('%j is read as %s', (written, rfc) => expect(readRfc(written)).toMatchObject({ rfc, kind: 'company' }));

  test.each([
    ['', 'shape'],
    ['EKU9003173C', 'shape'],
    ['EKU9003173C99', 'shape'],
    ['EK9003173C9', 'shape'],
    ['EKU9003173CB', 'shape'],
    ['EKÜ9003173C9', 'shape'],
    ['EKU9003173C9\u0000', 'shape'],
    ['EKU9002303C9', 'date'],
    ['EKU9000173C9', 'date'],
    ['EKU9013173C9', 'date'],
    ['EKU9003003C9', 'date'],
    ['EKU9002293C9', 'date'],
  ])('%j has a wrong %s', (rfc, fault) => expect(readRfc(rfc)).toEqual({ fault }));

  test('29 February exists in 2000 and 2024', () => {
    for (const rfc of ['EKU0002293C9', 'EKU2402293C9']) expect(readRfc(rfc)).toMatchObject({ rfc });
  });

  const letters = (count: number) =>
    fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ&'), minLength: count, maxLength: count });
  const bodies = fc
    .tuple(
      fc.constantFrom(3, 4),
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .chain(([count, ...date]) =>
      fc
        .tuple(
          letters(count),
          fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), minLength: 2, maxLength: 2 }),
        )
        .map(([start, end]) => start + date.map((part) => String(part).padStart(2, '0')).join('') + end),
    );

  test('one of eleven last characters is right', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const right = [...'0123456789A'].filter((digit) => {
          const read = readRfc(body + digit);
          return 'rfc' in read && read.hasRightDigit;
        });
        expect(right).toEqual([rfcDigit(body)]);
      }),
    );
  });

  test('never throws, on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readRfc(text)));
  });
});

describe('issue 38.5 tax data of a seller', () => {
  const right = { rfc: 'EKU9003173C9', regime: '601', name: 'Escuela Kemper Urgate' };
  const read = (more: Partial<typeof right>) => readSellerTax({ ...right, ...more });

  test('are stored as the SAT writes them', () => {
    expect(read({ rfc: 'eku-900317-3c9', regime: ' 601 ', name: '  escuela  Kémper ñandú ' })).toEqual({
      tax: { rfc: 'EKU9003173C9', regime: '601', name: 'ESCUELA KÉMPER ÑANDÚ' },
      warnings: [],
    });
  });

  test.each([
    [{ rfc: 'EKU9003173C8' }, 'The last character of EKU9003173C8 does not fit'],
    [{ name: 'Escuela Kemper, S.A. de C.V.' }, 'names of companies without "S.A. DE C.V."'],
    [{ name: 'Escuela Kemper SA DE CV' }, 'names of companies without "SA DE CV"'],
    [{ name: 'Escuela Kemper S. de R.L. de C.V.' }, 'without "S. DE R.L. DE C.V."'],
  ])('%j is probably wrong, and is stored', (more, warning) => {
    expect(read(more)).toMatchObject({ warnings: [expect.stringContaining(warning)], tax: {} });
  });

  test.each([
    [{ rfc: 'EKU90031' }, '"EKU90031" is no RFC: a company has 12 characters, a person 13.'],
    [{ rfc: 'EKU9002303C9' }, 'The RFC "EKU9002303C9" has a date that does not exist.'],
    [{ rfc: 'XAXX010101000' }, 'XAXX010101000 is a generic RFC, which no seller has.'],
    [{ regime: '999' }, '"999" is no tax regime: it is one of 601, 603,'],
    [{ regime: 'constructor' }, '"constructor" is no tax regime'],
    [{ regime: '612' }, 'The regime 612 is not for a company, and EKU9003173C9 is the RFC of one.'],
    [{ rfc: 'CACX7605101P8' }, 'The regime 601 is not for a person, and CACX7605101P8 is the RFC of one.'],
    [{ name: ' \u200b ' }, 'The name is empty.'],
    [{ name: 'x'.repeat(255) }, 'The name has 255 characters, and 254 is the most.'],
  ])('%j is refused', (more, fault) => {
    expect(read(more)).toEqual({ faults: [expect.stringContaining(fault)] });
  });

  test('all faults are reported together', () => {
    expect(read({ rfc: 'x', regime: 'y', name: '' })).toMatchObject({ faults: { length: 3 } });
  });

  test('a regime is for companies, persons or both', () => {
    const of = (kind: 'company' | 'person') =>
      Object.keys(taxRegimes).filter((code) => taxRegimes[code]?.includes(kind));
    expect(of('company')).toEqual(['601', '603', '610', '620', '622', '623', '624', '626']);
    const persons = '605 606 607 608 610 611 612 614 615 616 621 625 626';
    expect(of('person')).toEqual(persons.split(' '));
  });
});

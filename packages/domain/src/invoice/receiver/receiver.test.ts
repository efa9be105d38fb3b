/** Tests of the receiver's data of an invoice (AF-03). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generalPublic, isGeneralPublic, type Receiver, readReceiver } from './receiver.ts';

const person: Receiver = {
  ...{ rfc: 'FUNK671228PH6', name: 'Karla Fuente Nolasco', regime: '612', use: 'G03', postalCode: '44970' },
};
const company: Receiver = {
  ...{ rfc: 'URE180429TM6', name: 'Universidad Robótica Española', regime: '601', use: 'G01', postalCode: '86991' },
};

describe('AF-03 the receiver of an invoice', () => {
  test('is stored as the SAT writes it', () => {
    const typed = { rfc: ' funk-671228-ph6', name: ' karla  fuente ñolasco ', regime: ' 612', use: 'G03 ' };
    expect(readReceiver({ ...typed, postalCode: ' 44970 ' })).toEqual({
      receiver: { ...person, name: 'KARLA FUENTE ÑOLASCO' },
      warnings: [],
    });
  });

  test.each([
    ['a digit that does not fit', person, { rfc: 'FUNK671228PH5' }, [{ field: 'rfc', warning: 'digit' }]],
    [
      'a form of company, with the name without it',
      company,
      { name: 'Universidad Robótica Española, S.A. de C.V.' },
      [
        {
          ...{ field: 'name', warning: 'company-form', form: 'S.A. DE C.V.' },
          suggestion: 'UNIVERSIDAD ROBÓTICA ESPAÑOLA',
        },
      ],
    ],
    ['no form of company in the name of a person', person, { name: 'Ana de la S A' }, []],
  ])('warns of %s, and accepts the data', (_, base, more, warnings) => {
    const read = readReceiver({ ...base, ...more });
    expect(read).toMatchObject({ warnings });
    expect('receiver' in read).toBe(true);
  });

  test('a form of company is suggested to be left out, and never removed', () => {
    for (const form of ['SA DE CV', 'S.A.', 'S.A.B. DE C.V.', 'SAPI DE CV', 'S DE RL DE CV', 'S.A.S.', 'SC', 'A.C.'])
      expect(readReceiver({ ...company, name: `Ollas ${form}` })).toMatchObject({
        receiver: { name: `OLLAS ${form}` },
        warnings: [{ suggestion: 'OLLAS' }],
      });
    for (const name of ['PEMSA', 'CASA DE CUVA', 'LA COSA C', 'TIENDAS DEL SAC'])
      expect(readReceiver({ ...company, name })).toMatchObject({ receiver: { name }, warnings: [] });
  });

  test.each([
    [{ rfc: 'FUNK671228' }, 'rfc', 'shape'],
    [{ rfc: 'FUNK670230PH6' }, 'rfc', 'date'],
    [{ rfc: 'XAXX010101000' }, 'rfc', 'general-public'],
    [{ name: '\u200b ' }, 'name', 'empty'],
    [{ name: 'x'.repeat(255) }, 'name', 'long'],
    [{ name: 'KARLA | FUENTE' }, 'name', 'character'],
    [{ name: 'KARLA\u0000' }, 'name', 'character'],
    [{ regime: '999' }, 'regime', 'unknown'],
    [{ regime: 'toString' }, 'regime', 'unknown'],
    [{ regime: '601' }, 'regime', 'wrong-kind'],
    [{ regime: '605' }, 'use', 'wrong-regime'],
    [{ use: 'G99' }, 'use', 'wrong-regime'],
    [{ postalCode: '4497' }, 'postalCode', 'shape'],
    [{ postalCode: '00000' }, 'postalCode', 'shape'],
    [{ postalCode: '٤٤٩٧٠' }, 'postalCode', 'shape'],
  ] as const)('with %j is refused', (more, field, fault) => {
    const read = readReceiver({ ...person, ...more });
    expect(read).toMatchObject({ faults: expect.arrayContaining([{ field, fault }]) });
  });

  test('a foreigner passes by the generic RFC, with the regime and the use of generic RFCs', () => {
    const foreigner = { rfc: 'XEXX010101000', name: 'Jane Doe', regime: '616', use: 'S01', postalCode: '06600' };
    expect(readReceiver(foreigner)).toMatchObject({ receiver: { rfc: 'XEXX010101000' }, warnings: [] });
    const wrong = { ...foreigner, regime: '612', use: 'G03' };
    expect(readReceiver(wrong)).toMatchObject({
      faults: [
        { field: 'regime', fault: 'wrong-kind' },
        { field: 'use', fault: 'wrong-regime' },
      ],
    });
  });

  test('all faults are reported together, once for each field', () => {
    const read = readReceiver({ rfc: 'x', name: '', regime: '', use: '', postalCode: '' });
    const fields = 'faults' in read ? read.faults.map(({ field }) => field) : [];
    expect(fields).toEqual(['rfc', 'name', 'regime', 'postalCode']);
  });

  test('never throws, and what is accepted is accepted again unchanged', () => {
    const texts = fc.string({ unit: 'binary' });
    const fields = fc.record({
      rfc: fc.oneof(texts, fc.constantFrom(person.rfc, company.rfc, 'XEXX010101000')),
      name: fc.oneof(texts, fc.constant('Ana')),
      regime: fc.constantFrom('601', '612', '616', 'x'),
      use: fc.constantFrom('G01', 'G03', 'S01', 'x'),
      postalCode: fc.constantFrom('06600', '00100', 'x'),
    });
    fc.assert(
      fc.property(fields, (given) => {
        const read = readReceiver(given);
        if ('receiver' in read) expect(readReceiver(read.receiver)).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });

  test('the general public has the name, regime and use that the SAT prescribes, at the place of issue', () => {
    const receiver = generalPublic('06600');
    const prescribed = { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', use: 'S01' };
    expect(receiver).toEqual({ ...prescribed, postalCode: '06600' });
    expect([receiver, person].map(isGeneralPublic)).toEqual([true, false]);
  });
});

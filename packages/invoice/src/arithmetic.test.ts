/**
 * The amounts of random invoices and of their credit notes by the rules of a stamping service (AF-03). `npm run
 * test:full` tries 100,000 sales.
 */
import { type InvoiceSums, invoiceSums, type TaxSum } from '@tianguis/domain/invoice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cfdiOf } from './document/document.ts';
import { checkArithmetic } from './local/index.ts';
import { change, without } from './testing/change.ts';
import { needsSatFiles, satSchemas, sumsOf, testCreditNote, testInvoice, testLine } from './testing/index.ts';
import { creditNotesOf, type RandomSale, randomRefunds, randomSales } from './testing/random-sales.ts';
import { find, type XmlNode } from './xml/node.ts';
import { writeXml } from './xml/write.ts';

const numRuns = process.env.FULL ? 100_000 : 2_000;
const longEnough = Math.max(300_000, numRuns * 20);

const charged = ({ lines }: RandomSale) =>
  lines.reduce((sum, { price, pieces, discount }) => sum + price * pieces - discount, 0);

const keyOf = ({ tax, factor, rate }: TaxSum) => `${tax} ${factor} ${rate}`;

/** The refusals of a service, and whether the amounts are exact where a service tolerates differences. */
function faultsOf(sums: InvoiceSums, cfdi = cfdiOf(testInvoice({ sums }))): string[] {
  const inexact = sums.concepts.flatMap(({ key, amount, unitValue, taxed, discount, base, taxes }) => [
    ...(amount === unitValue * taxed.pieces ? [] : [`the pieces of ${key} cost another amount`]),
    ...(amount - discount === base ? [] : [`the discount of ${key} leaves another base`]),
    ...(base === 0n && taxes.length > 0 ? [`${key} is free and taxed`] : []),
  ]);
  return [...inexact, ...checkArithmetic(cfdi).map(({ code, message }) => `${code} ${message}`)];
}

describe('AF-03 the amounts of invoices and credit notes', () => {
  test(
    `of ${numRuns} random sales pass the arithmetic of a stamping service, and are what was paid and refunded`,
    () => {
      let invoices = 0;
      let notes = 0;
      fc.assert(
        fc.property(randomSales, randomRefunds, (sale, refunds) => {
          const sums = invoiceSums(sale.lines);
          if ('reason' in sums) {
            expect([sums.reason, charged(sale)]).toEqual(['nothing-charged', 0]);
            return;
          }
          invoices++;
          expect(sums.total).toBe(charged(sale));
          expect(faultsOf(sums)).toEqual([]);
          let credited = 0;
          const taxed = new Map<string, number>();
          let count = 0;
          for (const note of creditNotesOf(sums, sale, refunds)) {
            if ('reason' in note.sums) {
              expect(note.refunded).toBe(0);
              continue;
            }
            notes++;
            count++;
            for (const tax of note.sums.taxes) taxed.set(keyOf(tax), (taxed.get(keyOf(tax)) ?? 0) + (tax.amount ?? 0));
            expect(note.sums.total).toBe(note.refunded);
            credited += note.sums.total;
            expect(faultsOf(note.sums, cfdiOf(testCreditNote(testInvoice({ sums }), { sums: note.sums })))).toEqual([]);
          }
          // All pieces came back, and the shipping of all that were refunded with shipping.
          expect(credited).toBeLessThanOrEqual(sums.total);
          expect(credited).toBeGreaterThanOrEqual(sums.total - sale.shipping);
          // Each credit note rounds its own taxes, by a centavo at most.
          for (const tax of sums.taxes)
            expect(taxed.get(keyOf(tax)) ?? 0).toBeLessThanOrEqual((tax.amount ?? 0) + count);
        }),
        { numRuns },
      );
      expect(invoices).toBeGreaterThan(numRuns * 0.9);
      expect(notes).toBeGreaterThan(numRuns);
    },
    longEnough,
  );

  test('of one credit note for everything are those of the invoice', () => {
    fc.assert(
      fc.property(randomSales, (sale) => {
        const sums = invoiceSums(sale.lines);
        if ('reason' in sums) return;
        expect(testCreditNote(testInvoice({ sums })).sums).toEqual(sums);
      }),
      { numRuns: 300 },
    );
  });

  const schemas = satSchemas();
  test.skipIf(!schemas)(`of random sales are valid by the schemas of the SAT ${needsSatFiles}`, () => {
    fc.assert(
      fc.property(randomSales, (sale) => {
        const sums = invoiceSums(sale.lines);
        if ('reason' in sums) return;
        const invoice = testInvoice({ sums });
        for (const document of [invoice, testCreditNote(invoice)]) {
          const sealed = change(cfdiOf(document), '', { Sello: 'x', Certificado: 'x', NoCertificado: '0'.repeat(20) });
          expect(schemas?.faultsOf(writeXml(sealed))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('AF-03 a stamping service refuses', () => {
  const tax = { claveProdServ: '52151800', claveUnidad: 'H87', iva: 16 } as const;
  const cfdi = cfdiOf(
    testInvoice({
      sums: sumsOf([
        testLine('1', { pieces: 3, price: 9_999, discount: 333 }),
        testLine('2', { tax: { ...tax, iva: 'exempt' } }),
        testLine('3', { discount: 11_600 }),
      ]),
    }),
  );
  const concept = 'cfdi:Conceptos/cfdi:Concepto';
  const traslado = `${concept}/cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado`;
  const sum = 'cfdi:Impuestos/cfdi:Traslados/cfdi:Traslado';

  test('nothing of a right CFDI', () => expect(checkArithmetic(cfdi)).toEqual([]));

  test.each([
    ['', { SubTotal: '474.60' }, 'CFDI40108'],
    ['', { SubTotal: '474.595' }, 'CFDI40107'],
    ['', { Descuento: '999.99' }, 'CFDI40110'],
    ['', { Descuento: undefined }, 'CFDI40111'],
    ['', { Descuento: '102.86' }, 'CFDI40111'],
    ['', { Total: '1.00' }, 'CFDI40119'],
    [concept, { ClaveProdServ: 'x' }, 'CFDI40162'],
    [concept, { ClaveUnidad: 'pieza' }, 'CFDI40165'],
    [concept, { ValorUnitario: '0.000000' }, 'CFDI40166'],
    [concept, { Importe: '302.000000' }, 'CFDI40167'],
    [concept, { Importe: '258.59', Descuento: '2.870690' }, 'CFDI40168'],
    [concept, { Descuento: '300.000000' }, 'CFDI40169'],
    [concept, { ObjetoImp: '09' }, 'CFDI40170'],
    [concept, { ObjetoImp: '01' }, 'CFDI40172'],
    [traslado, { Base: '0.000000' }, 'CFDI40174'],
    [traslado, { Impuesto: '004' }, 'CFDI40175'],
    [traslado, { TipoFactor: 'Otro' }, 'CFDI40176'],
    [traslado, { TipoFactor: 'Exento' }, 'CFDI40177'],
    [traslado, { Importe: undefined }, 'CFDI40178'],
    [traslado, { TasaOCuota: '0.150000' }, 'CFDI40179'],
    [traslado, { Importe: '40.915998' }, 'CFDI40180'],
    ['cfdi:Impuestos', { TotalImpuestosTrasladados: '40.912' }, 'CFDI40204'],
    ['cfdi:Impuestos', { TotalImpuestosTrasladados: '40.93' }, 'CFDI40205'],
    ['cfdi:Impuestos', { TotalImpuestosTrasladados: undefined }, 'CFDI40212'],
    [sum, { Base: '255.725' }, 'CFDI40214'],
    [sum, { Base: '255.73' }, 'CFDI40215'],
    [sum, { Importe: '40.915' }, 'CFDI40220'],
    [sum, { Importe: '40.91' }, 'CFDI40221'],
    [sum, { TasaOCuota: '0.080000' }, 'CFDI40221'],
  ])('%s with %j as %s', (path, attributes, code) => {
    expect(checkArithmetic(change(cfdi, path, attributes)).map((found) => found.code)).toContain(code);
  });

  test('a free concept that claims to be taxed, and taxes without a tax', () => {
    const free = cfdiOf(testInvoice({ sums: sumsOf([testLine('3', { discount: 11_600 }), testLine('1')]) }));
    const codes = (root: XmlNode) => checkArithmetic(root).map(({ code }) => code);
    expect(codes(change(free, concept, { ObjetoImp: '02' }))).toContain('CFDI40171');
    expect(codes(without(cfdi, traslado))).toContain('CFDI40173');
  });

  test('two sums of one tax, and a sum that no concept has', () => {
    const [taxes] = find(cfdi, 'cfdi:Impuestos/cfdi:Traslados');
    const [first] = taxes?.children ?? [];
    const twice = { ...taxes, children: [...(taxes?.children ?? []), first] } as XmlNode;
    const doubled = { ...without(cfdi, 'cfdi:Impuestos/cfdi:Traslados') };
    const at = doubled.children.findIndex(({ name }) => name === 'cfdi:Impuestos');
    const root = {
      ...doubled,
      children: doubled.children.with(at, { ...(doubled.children[at] as XmlNode), children: [twice] }),
    };
    expect(checkArithmetic(root).map(({ code }) => code)).toContain('CFDI40218');
  });

  test('an amount beyond the limits of Anexo 20, and accepts both limits', () => {
    // Base 255.724138 with six decimals: its tax lies between 40.915862 and 40.915863.
    const base = { Base: '255.724138' };
    const accepted = ['40.915862', '40.915863'];
    for (const [Importe, isAccepted] of [
      ...accepted.map((amount) => [amount, true] as const),
      ...['40.915861', '40.915864'].map((amount) => [amount, false] as const),
      // With two decimals, the limits are whole centavos.
      ...['40.91', '40.92'].map((amount) => [amount, true] as const),
      ...['40.90', '40.93'].map((amount) => [amount, false] as const),
    ]) {
      const codes = checkArithmetic(change(cfdi, traslado, { ...base, Importe })).map(({ code }) => code);
      expect([Importe, codes.includes('CFDI40180')]).toEqual([Importe, !isAccepted]);
    }
  });
});

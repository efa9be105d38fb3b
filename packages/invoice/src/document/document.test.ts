/** Tests of the XML of invoices and credit notes (AF-03). */
import { generalPublic } from '@tianguis/domain/invoice';
import { describe, expect, test } from 'vitest';
import { readXml } from '../schema/index.ts';
import { change } from '../testing/change.ts';
import {
  needsSatFiles,
  satSchemas,
  sumsOf,
  testCreditNote,
  testInvoice,
  testIssuer,
  testLine,
  testReceiver,
  testTax,
} from '../testing/index.ts';
import { attribute, find, type XmlNode } from '../xml/node.ts';
import { writeXml } from '../xml/write.ts';
import { type CreditNote, cfdiOf, type Invoice } from './document.ts';
import { cfdiText } from './text.ts';

const period = { periodicity: '04', months: '11', year: '2026' } as const;
const invoice = testInvoice({
  sums: sumsOf([
    testLine('1', { pieces: 3, price: 9_999, discount: 333, description: 'Olla «8 l» & tapa | <azul>\n"mate" 😀' }),
    testLine('2', { discount: 11_600 }),
    testLine('3', { tax: { ...testTax, iva: 0, iepsRate: 80_000 } }),
    testLine('4', { tax: { ...testTax, iva: 'exempt' }, sku: null }),
    testLine('5', { tax: { ...testTax, iepsAmount: 3_081_800, iepsUnits: 600_000 } }),
  ]),
});

const documents: readonly (readonly [string, Invoice | CreditNote])[] = [
  ['an invoice with all kinds of taxes', invoice],
  ['a credit note', testCreditNote(invoice)],
  ['sales to the general public', testInvoice({ receiver: generalPublic('06600'), period })],
  ['an invoice without a series', testInvoice({ series: null })],
  ['exempt concepts only', testInvoice({ sums: sumsOf([testLine('1', { tax: { ...testTax, iva: 'exempt' } })]) })],
  [
    'names with letters of Spanish',
    testInvoice({ issuer: { ...testIssuer, name: 'ÑANDÚ & "HIJOS"' }, receiver: { ...testReceiver, name: 'ÁÉÍÓÚÜ' } }),
  ],
];

/** The CFDI as XML, with something in the place of the seal. */
const written = (document: Invoice | CreditNote) =>
  writeXml(change(cfdiOf(document), '', { Sello: 'x', Certificado: 'x', NoCertificado: '0'.repeat(20) }));

const schemas = satSchemas();
test.skipIf(!schemas).each(documents)(`AF-03 %s is valid by the schemas of the SAT ${needsSatFiles}`, (_, document) => {
  expect(schemas?.faultsOf(written(document))).toEqual([]);
});

test.each(documents)('AF-03 %s is read as it was written', (_, document) => {
  const sealed = change(cfdiOf(document), '', { Sello: 'x', Certificado: 'x', NoCertificado: '0'.repeat(20) });
  expect(readXml(writeXml(sealed))).toEqual(sealed);
});

const attributesOf = (root: XmlNode, path: string) => find(root, path).map(({ attributes }) => attributes);

describe('AF-03 an invoice', () => {
  const cfdi = cfdiOf(invoice);

  test('has the seller as its issuer, and sums with two decimals', () => {
    expect(cfdi.attributes).toEqual({
      ...{ Version: '4.0', Serie: 'F', Folio: '1', Fecha: '2026-11-29T12:00:00', TipoDeComprobante: 'I' },
      ...{ SubTotal: '680.15', Descuento: '102.87', Total: '644.64', Moneda: 'MXN', Exportacion: '01' },
      ...{ FormaPago: '03', MetodoPago: 'PUE', LugarExpedicion: '06600' },
    });
    expect(attributesOf(cfdi, 'cfdi:Emisor')).toEqual([
      { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
    ]);
    expect(attributesOf(cfdi, 'cfdi:Receptor')).toEqual([
      {
        ...{ Rfc: 'FUNK671228PH6', Nombre: 'KARLA FUENTE NOLASCO', DomicilioFiscalReceptor: '44970' },
        ...{ RegimenFiscalReceptor: '612', UsoCFDI: 'G03' },
      },
    ]);
  });

  test('has concepts with six decimals; a free concept has no taxes', () => {
    const [pot, free, , unnamed] = attributesOf(cfdi, 'cfdi:Conceptos/cfdi:Concepto');
    expect(pot).toMatchObject({
      ...{ ClaveProdServ: '52151800', NoIdentificacion: 'SKU-1', Cantidad: '3', ClaveUnidad: 'H87' },
      ...{ Descripcion: 'Olla «8 l» & tapa / <azul> "mate" 😀', ValorUnitario: '86.198276', Importe: '258.594828' },
      ObjetoImp: '02',
    });
    expect(free).toMatchObject({ Importe: '100.000000', Descuento: '100.000000', ObjetoImp: '01' });
    expect(find(cfdi, 'cfdi:Conceptos/cfdi:Concepto')[1]?.children).toEqual([]);
    expect(unnamed).not.toHaveProperty('NoIdentificacion');
    expect(unnamed).not.toHaveProperty('Descuento');
  });

  test('of the general public has a period, and only such an invoice', () => {
    const sales = cfdiOf(testInvoice({ receiver: generalPublic('99999'), period }));
    expect(attributesOf(sales, 'cfdi:InformacionGlobal')).toEqual([{ Periodicidad: '04', Meses: '11', Año: '2026' }]);
    expect(attributesOf(sales, 'cfdi:Receptor')).toMatchObject([
      { Rfc: 'XAXX010101000', Nombre: 'PUBLICO EN GENERAL', DomicilioFiscalReceptor: '06600', UsoCFDI: 'S01' },
    ]);
    expect(() => cfdiOf(testInvoice({ period }))).toThrow('only then');
    expect(() => cfdiOf(testInvoice({ receiver: generalPublic('06600') }))).toThrow('only then');
  });
});

test('AF-03 a credit note names its invoice, and its use goes with the regime', () => {
  const note = cfdiOf(testCreditNote(invoice));
  expect(note.attributes).toMatchObject({ TipoDeComprobante: 'E', Total: '644.64' });
  expect(attributesOf(note, 'cfdi:CfdiRelacionados')).toEqual([{ TipoRelacion: '03' }]);
  const uuid = 'E0BC9F3F-5B0D-4E39-9C59-6C4B0F6E2A11';
  expect(attributesOf(note, 'cfdi:CfdiRelacionados/cfdi:CfdiRelacionado')).toEqual([{ UUID: uuid }]);
  const useOf = (regime: string, use: string) => {
    const receiver = { ...testReceiver, regime, use };
    return attribute(find(cfdiOf(testCreditNote(testInvoice({ receiver }))), 'cfdi:Receptor')[0], 'UsoCFDI');
  };
  expect([useOf('612', 'G03'), useOf('605', 'S01'), useOf('605', 'D01')]).toEqual(['G02', 'S01', 'S01']);
});

test('AF-03 a text of a CFDI is one line without separators, and is never empty', () => {
  const texts = ['a|b', ' a \n\t b ', '\u0007', '', 'á\u200bb', '\ud83d', 'x'.repeat(9)];
  expect(texts.map((text) => cfdiText(text, 5))).toEqual(['a/b', 'a b', '-', '-', 'áb', '-', 'xxxxx']);
  expect(cfdiText('😀😀😀', 2)).toBe('😀😀');
});

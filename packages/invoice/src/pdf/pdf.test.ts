/** Tests of the PDF of an invoice (AF-03): what the SAT prescribes is on it, and readers can read it. */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cfdiOf } from '../document/document.ts';
import { createLocalStamper } from '../local/index.ts';
import { openCsd } from '../seal/csd.ts';
import { sealCfdi } from '../seal/sealer.ts';
import { sumsOf, testCreditNote, testCsd, testInvoice, testIssuer, testLine, testTime } from '../testing/index.ts';
import { attribute, find, type XmlNode } from '../xml/node.ts';
import { readXml } from '../xml/read.ts';
import { writeXml } from '../xml/write.ts';
import { invoicePdf, verificationAddress } from './index.ts';
import { linesOf, toHex, widthOf } from './letters.ts';

const sealer = openCsd(testCsd({ rfc: testIssuer.rfc }));
const stamper = createLocalStamper({ now: () => testTime, taxpayers: null, schemas: null });

async function stamped(document: Parameters<typeof cfdiOf>[0]): Promise<XmlNode> {
  const result = await stamper.stamp(writeXml(await sealCfdi(cfdiOf(document), sealer)));
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return readXml(result.xml);
}

/** The texts of a PDF, in their sequence. */
const textsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/<([0-9A-F]*)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );
const notice = 'Factura de prueba, sin valor fiscal';

test('AF-03 has the parties, the sums, both seals, the original string and the fiscal folio', async () => {
  const lines = [
    testLine('1', { description: 'Olla de barro ñandú, 30 cm · roja', pieces: 3, discount: 1_000 }),
    testLine('2', { description: 'x'.repeat(300) }),
  ];
  const cfdi = await stamped(testInvoice({ sums: sumsOf(lines) }));
  const pdf = invoicePdf(cfdi, { notice });
  if (process.env.PDF_FILE) writeFileSync(process.env.PDF_FILE, pdf);
  const texts = textsOf(pdf);
  const all = texts.join('');
  const [stamp] = find(cfdi, 'cfdi:Complemento/tfd:TimbreFiscalDigital');
  const long = [attribute(cfdi, 'Sello'), attribute(stamp, 'SelloSAT'), `||1.1|${attribute(stamp, 'UUID')}|`];
  for (const text of [...long, attribute(stamp, 'UUID'), attribute(cfdi, 'NoCertificado')]) expect(all).toContain(text);
  for (const text of [
    notice,
    'ESCUELA KEMPER URGATE',
    'EKU9003173C9',
    'FUNK671228PH6',
    'Olla de barro ñandú, 30 cm · roja',
  ])
    expect(texts).toContain(text);
  expect(texts).toContain('$454.00');
  expect(texts).toContain('G03 Gastos en general');
});

test('AF-03 the QR code leads to the verification of the SAT', async () => {
  const cfdi = await stamped(testInvoice());
  const url = new URL(verificationAddress(cfdi));
  expect(url.origin + url.pathname).toBe('https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ re: 'EKU9003173C9', rr: 'FUNK671228PH6', tt: '116.00' },
    ...{ id: attribute(find(cfdi, 'cfdi:Complemento/tfd:TimbreFiscalDigital')[0], 'UUID') },
    fe: attribute(cfdi, 'Sello')?.slice(-8),
  });
  // The dark modules are squares.
  const squares = invoicePdf(cfdi, { notice: null })
    .toString('latin1')
    .match(/^0 g [\d.]+ [\d.]+ 1\.9 1\.9 re f$/gm);
  expect(squares?.length).toBeGreaterThan(500);
});

test('AF-03 a credit note names its invoice, and an invoice has no notice of a demo', async () => {
  const texts = textsOf(invoicePdf(await stamped(testCreditNote(testInvoice())), { notice: null }));
  expect(texts.join('')).toContain('E0BC9F3F-5B0D-4E39-9C59-6C4B0F6E2A11 (03 Devolución de mercancía)');
  expect(texts[0]).toBe('Nota de crédito F 1');
  expect(texts).not.toContain(notice);
});

test('AF-03 the table of objects is exact, and 200 lines go on on further pages', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => testLine(String(at)));
  const text = invoicePdf(await stamped(testInvoice({ sums: sumsOf(lines) })), { notice }).toString('latin1');
  expect(text.match(/\/Type \/Page /g)?.length).toBeGreaterThan(5);
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  expect(text.slice(Number(start))).toMatch(/^xref\n/);
  for (const [, length, stream = ''] of text.matchAll(/\/Length (\d+) >>\nstream\n(.*?)\nendstream/gs))
    expect(stream.length).toBe(Number(length));
});

test('texts are broken into lines that fit, and letters that the fonts lack are question marks', () => {
  for (const font of ['plain', 'bold', 'fixed'] as const)
    for (const line of linesOf(`${'palabra '.repeat(40)}${'X'.repeat(400)}`, font, 9, 200))
      expect(widthOf(line, font, 9)).toBeLessThanOrEqual(200);
  expect(toHex('A ñ € 😀')).toBe('4120F12080203F');
});

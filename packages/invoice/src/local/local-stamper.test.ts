/** Tests of the local stamping service (AF-03). */
import { generalPublic } from '@tianguis/domain/invoice';
import { describe, expect, test } from 'vitest';
import { type CreditNote, cfdiOf, type Invoice } from '../document/document.ts';
import { readXml } from '../schema/index.ts';
import { openCsd } from '../seal/csd.ts';
import { sealCfdi } from '../seal/sealer.ts';
import { change } from '../testing/change.ts';
import {
  satSchemas,
  sumsOf,
  testCreditNote,
  testCsd,
  testInvoice,
  testIssuer,
  testLine,
  testReceiver,
  testTime,
} from '../testing/index.ts';
import { attribute, find, type XmlNode } from '../xml/node.ts';
import { writeXml } from '../xml/write.ts';
import { createLocalStamper, type Taxpayer } from './index.ts';

const files = testCsd({ rfc: testIssuer.rfc });
const sealer = openCsd(files);
const registered: readonly Taxpayer[] = [
  { rfc: testIssuer.rfc, name: testIssuer.name, postalCode: '06600', regimes: ['601'] },
  { rfc: testReceiver.rfc, name: testReceiver.name, postalCode: '44970', regimes: ['612', '605'] },
];
const at = (now: Date, taxpayers: readonly Taxpayer[] | null = registered) =>
  createLocalStamper({
    now: () => now,
    taxpayers: taxpayers && ((rfc) => taxpayers.find((one) => one.rfc === rfc)),
    schemas: satSchemas(),
  });
const stamper = at(testTime);
const sealed = async (document: Invoice | CreditNote | XmlNode, by = sealer) =>
  writeXml(await sealCfdi('kind' in document ? cfdiOf(document) : document, by));

async function codesOf(document: Invoice | CreditNote | XmlNode, service = stamper) {
  const result = await service.stamp(await sealed(document));
  return 'faults' in result ? result.faults.map(({ code, field }) => (field ? `${code} ${field}` : code)) : 'stamped';
}

const receiverWith = (more: Partial<typeof testReceiver>) => testInvoice({ receiver: { ...testReceiver, ...more } });

describe('AF-03 the local stamping service', () => {
  test('stamps an invoice and its credit note, valid by the schemas', async () => {
    for (const document of [testInvoice(), testCreditNote(testInvoice())]) {
      const result = await stamper.stamp(await sealed(document));
      if ('faults' in result) throw new Error(JSON.stringify(result.faults));
      const [stamp] = find(readXml(result.xml), 'cfdi:Complemento/tfd:TimbreFiscalDigital');
      expect(stamp?.attributes).toMatchObject({
        ...{ Version: '1.1', UUID: result.uuid, FechaTimbrado: '2026-11-29T12:00:00', RfcProvCertif: 'AAA010101AAA' },
        SelloCFD: attribute(readXml(result.xml), 'Sello'),
      });
      expect(result.uuid).toMatch(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/);
      expect(satSchemas()?.faultsOf(result.xml) ?? []).toEqual([]);
    }
  });

  test('gives the same CFDI the same stamp, and another one another stamp', async () => {
    const xml = await sealed(testInvoice());
    const [first, again] = [await stamper.stamp(xml), await stamper.stamp(xml)];
    expect(again).toEqual(first);
    expect(await stamper.stamp(await sealed(testInvoice({ folio: '2' })))).not.toMatchObject({
      uuid: 'uuid' in first && first.uuid,
    });
  });

  test('refuses to stamp a stamped CFDI again', async () => {
    const result = await stamper.stamp(await sealed(testInvoice()));
    expect(await stamper.stamp('xml' in result ? result.xml : '')).toMatchObject({ faults: [{ code: '307' }] });
  });

  test.each([
    ['an unknown RFC', { rfc: 'GODE561231GR8' }, ['CFDI40143 rfc']],
    ['another name', { name: 'KARLA FUENTES NOLASCO' }, ['CFDI40145 name']],
    ['the form of company in the name', { name: 'KARLA FUENTE NOLASCO SA DE CV' }, ['CFDI40145 name']],
    ['the postal code of the delivery', { postalCode: '06600' }, ['CFDI40148 postalCode']],
    ['a regime of companies', { regime: '601' }, ['CFDI40158 regime']],
    ['a regime of another person', { regime: '626' }, ['CFDI40159 regime']],
    ['expenses of somebody with a salary', { regime: '605', use: 'G03' }, ['CFDI40161 use']],
    ['a use for persons with a salary', { regime: '605', use: 'D01' }, 'stamped'],
  ])('says which field of the receiver is wrong: %s', async (_, more, codes) => {
    expect(await codesOf(receiverWith(more))).toEqual(codes);
  });

  test('knows every taxpayer if it has no list', async () => {
    expect(await codesOf(receiverWith({ rfc: 'GODE561231GR8', name: 'X' }), at(testTime, null))).toBe('stamped');
  });

  const period = { periodicity: '04', months: '11', year: '2026' } as const;
  const sales = (more: Partial<Record<'periodicity' | 'months' | 'year', string>>) =>
    testInvoice({ receiver: generalPublic('06600'), period: { ...period, ...more } as Invoice['period'] });
  test.each([
    ['a month', {}, 'stamped'],
    ['last year', { months: '12', year: '2025' }, 'stamped'],
    ['two months of a company', { periodicity: '05', months: '18' }, ['CFDI40132']],
    ['a month that is two', { months: '13' }, ['CFDI40134']],
    ['a year too early', { year: '2024' }, ['CFDI40136']],
    ['next year', { year: '2027' }, ['CFDI40136']],
  ])('sales to the general public of %s', async (_, more, codes) => {
    expect(await codesOf(sales(more))).toEqual(codes);
  });

  test('the general public needs its name, its period and the place of issue', async () => {
    const cfdi = cfdiOf(sales({}));
    const children = cfdi.children.filter(({ name }) => name !== 'cfdi:InformacionGlobal');
    expect(await codesOf({ ...cfdi, children })).toEqual(['CFDI40130']);
    expect(await codesOf(change(cfdi, 'cfdi:Receptor', { Nombre: 'ANA' }))).toEqual(['CFDI40130']);
    const elsewhere = change(cfdi, 'cfdi:Receptor', { DomicilioFiscalReceptor: '44970' });
    expect(await codesOf(elsewhere)).toEqual(['CFDI40149 postalCode']);
    const named = change(cfdi, 'cfdi:Receptor', { Rfc: testReceiver.rfc });
    expect(await codesOf(named)).toContain('CFDI40146 rfc');
  });

  test.each([
    ['an issuer that is not listed', at(testTime, registered.slice(1)), {}, ['CFDI40138']],
    ['another name of the issuer', stamper, { name: 'ESCUELA' }, ['CFDI40139']],
    ['a regime of persons', stamper, { regime: '612' }, ['CFDI40141']],
  ])('refuses %s', async (_, service, more, codes) => {
    expect(await codesOf(testInvoice({ issuer: { ...testIssuer, ...more } }), service)).toEqual(codes);
  });

  test.each([
    ['a minute before the issue', '2026-11-29T17:59:00Z', ['401']],
    ['72 hours after the issue', '2026-12-02T18:00:00Z', 'stamped'],
    ['later', '2026-12-02T18:00:01Z', ['401']],
  ])('a CFDI is stamped within 72 hours: %s', async (_, now, codes) => {
    expect(await codesOf(testInvoice(), at(new Date(now)))).toEqual(codes);
  });

  test('the time is that of the place of issue: noon in Mexico City is ten in Tijuana', async () => {
    expect(await codesOf(testInvoice({ postalCode: '22000' }))).toBe('stamped');
    const noon = change(cfdiOf(testInvoice({ postalCode: '22000' })), '', { Fecha: '2026-11-29T12:00:00' });
    expect(await codesOf(noon)).toEqual(['401']);
  });

  test('refuses a certificate that has expired, is of another issuer, or is none', async () => {
    const expired = openCsd(testCsd({ rfc: testIssuer.rfc, to: new Date('2026-11-01T00:00:00Z') }));
    const other = openCsd(testCsd({ rfc: testReceiver.rfc }));
    const codes = async (xml: string) => {
      const result = await stamper.stamp(xml);
      return 'faults' in result ? result.faults.map(({ code }) => code) : [];
    };
    expect(await codes(await sealed(testInvoice(), expired))).toEqual(['305']);
    const foreign = { ...other, rfc: testIssuer.rfc };
    expect(await codes(await sealed(testInvoice(), foreign))).toEqual(['303']);
    const xml = await sealed(testInvoice());
    expect(await codes(xml.replace(/Certificado="[^"]{50,}"/, 'Certificado="x"'))).toEqual(['308']);
  });

  test('refuses a CFDI that was changed after its seal', async () => {
    const xml = await sealed(testInvoice({ sums: sumsOf([testLine('1', { description: 'Olla de peltre' })]) }));
    const result = await stamper.stamp(xml.replace('Olla de peltre', 'Olla de barro'));
    expect(result).toMatchObject({ faults: [{ code: 'CFDI40102', field: null }] });
  });

  test('checks the arithmetic', async () => {
    expect(await codesOf(change(cfdiOf(testInvoice()), '', { Total: '116.01' }))).toEqual(['CFDI40119']);
  });

  test.each([
    ['what is no XML', 'no XML'],
    ['another document', '<cfdi:Conceptos xmlns:cfdi="http://www.sat.gob.mx/cfd/4"/>'],
  ])('refuses %s', async (_, xml) => {
    expect(await stamper.stamp(xml)).toMatchObject({ faults: [{ code: '301', field: null }] });
  });
});

/** Tests of the SAT's schemas and of the reader (AF-03). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cfdiOf } from '../document/document.ts';
import { change } from '../testing/change.ts';
import { needsSatFiles, satSchemas, testInvoice } from '../testing/index.ts';
import { node } from '../xml/node.ts';
import { writeXml } from '../xml/write.ts';
import { openSchemas, readXml, UnreadableXml } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'sat-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sealed = change(cfdiOf(testInvoice()), '', { Sello: 'x', Certificado: 'x', NoCertificado: '0'.repeat(20) });
const schemas = satSchemas();

describe.skipIf(!schemas)(`AF-03 the schemas of the SAT ${needsSatFiles}`, () => {
  test.each([
    ['a form of payment that does not exist', '', { FormaPago: '07' }, 'FormaPago'],
    ['three decimals more than six', 'cfdi:Conceptos/cfdi:Concepto', { Importe: '100.0000000' }, 'Importe'],
    ['no issuer name', 'cfdi:Emisor', { Nombre: undefined }, 'Nombre'],
    ['an RFC with a 13th month', 'cfdi:Receptor', { Rfc: 'FUNK671328PH6' }, 'Rfc'],
    ['an attribute of CFDI 3.3', '', { NumCtaPago: '1234' }, 'NumCtaPago'],
  ])('%s is not valid', (_, path, attributes, named) => {
    const [fault] = schemas?.faultsOf(writeXml(change(sealed, path, attributes))) ?? [];
    expect(fault).toContain(named);
  });

  test('a stamp without its seal is not valid', () => {
    const stamp = node('cfdi:Complemento', {}, [node('tfd:TimbreFiscalDigital', { Version: '1.1' })]);
    const faults = schemas?.faultsOf(writeXml({ ...sealed, children: [...sealed.children, stamp] }));
    expect(faults?.join()).toContain('SelloSAT');
  });

  test('what is no XML is one sentence', () => {
    expect(schemas?.faultsOf('<a><b></a>')).toEqual([expect.stringContaining('b')]);
  });
});

test('AF-03 a folder without the files of the SAT is named with what it lacks', () => {
  writeFileSync(join(folder, 'tdCFDI.xsd'), '<x/>');
  expect(() => openSchemas(folder)).toThrow('lacks cfdv40.xsd, TimbreFiscalDigitalv11.xsd, catCFDI.xsd of the SAT.');
  for (const file of ['cfdv40.xsd', 'TimbreFiscalDigitalv11.xsd', 'catCFDI.xsd'])
    writeFileSync(join(folder, file), '<x/>');
  expect(() => openSchemas(folder)).toThrow('cannot be read');
});

describe('AF-03 the reader of CFDIs', () => {
  const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY a${at + 1} "&a${at};&a${at};">`).join('');
  test.each([
    ['no XML', 'x', 'expected'],
    ['an open element', '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4">', ''],
    ['a bomb of entities', `<!DOCTYPE a [<!ENTITY a0 "x">${entities}]><a>&a20;</a>`, 'document type'],
    ['a file of the server', '<!doctype a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'document type'],
    ['CFDI 3.3', '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/3"/>', 'http://www.sat.gob.mx/cfd/3'],
    [
      'a part of a trade',
      `${writeXml(sealed).slice(0, -'</cfdi:Comprobante>'.length)}<x/></cfdi:Comprobante>`,
      'element x',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => readXml(text)).toThrow(UnreadableXml);
    expect(() => readXml(text)).toThrow(message);
  });

  test('reads any prefix', () => {
    expect(readXml('<x:Comprobante xmlns:x="http://www.sat.gob.mx/cfd/4" Folio="1"/>')).toEqual(
      node('cfdi:Comprobante', { Folio: '1' }),
    );
  });
});

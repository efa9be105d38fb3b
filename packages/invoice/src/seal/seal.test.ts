/** Tests of seals and certificates (AF-03). */
import { describe, expect, test } from 'vitest';
import { cfdiOf } from '../document/document.ts';
import { change } from '../testing/change.ts';
import { sumsOf, testCreditNote, testCsd, testInvoice, testLine, testTax } from '../testing/index.ts';
import { node } from '../xml/node.ts';
import { isSealOf, openCsd, readCsd } from './csd.ts';
import { originalString } from './original-string.ts';
import { sealCfdi } from './sealer.ts';

const files = testCsd({ rfc: 'EKU9003173C9' });
const person = testCsd({ rfc: 'FUNK671228PH6', number: '00001000000414077598' });

describe('AF-03 the original string', () => {
  test('has the values in the sequence of the SAT, whatever the sequence of the XML', () => {
    const sums = sumsOf([
      testLine('1', { pieces: 2, price: 11_600, discount: 5_800 }),
      testLine('2', { tax: { ...testTax, iva: 'exempt' } }),
    ]);
    const cfdi = change(cfdiOf(testCreditNote(testInvoice({ sums }))), '', { NoCertificado: '30001000000500003416' });
    const backwards = { ...cfdi, attributes: Object.fromEntries(Object.entries(cfdi.attributes).reverse()) };
    const expected =
      '||4.0|F|1|2026-11-29T12:00:00|03|30001000000500003416|316.00|50.00|MXN|290.00|E|01|PUE|06600|03|' +
      'E0BC9F3F-5B0D-4E39-9C59-6C4B0F6E2A11|EKU9003173C9|ESCUELA KEMPER URGATE|601|FUNK671228PH6|KARLA FUENTE NOLASCO|' +
      '44970|612|G02|52151800|SKU-1|2|H87|Olla 1|100.000000|200.000000|50.000000|02|150.000000|002|Tasa|0.160000|' +
      '24.000000|52151800|SKU-2|1|H87|Olla 2|116.000000|116.000000|02|116.000000|002|Exento|150.00|002|Tasa|' +
      '0.160000|24.00|116.00|002|Exento|24.00||';
    for (const root of [cfdi, backwards]) expect(originalString(root)).toBe(expected);
  });

  test('has single spaces, and no seal', () => {
    const cfdi = node('cfdi:Comprobante', { Version: ' 4.0 ', Serie: 'a \n b', Sello: 'x', Certificado: 'x' });
    expect(originalString(cfdi)).toBe('||4.0|a b||');
  });

  test('of a stamp', () => {
    const given = { SelloSAT: 'y', SelloCFD: 'x', UUID: 'u', Version: '1.1', RfcProvCertif: 'AAA010101AAA' };
    const stamp = node('tfd:TimbreFiscalDigital', { ...given, FechaTimbrado: 'f', NoCertificadoSAT: '1' });
    expect(originalString(stamp)).toBe('||1.1|u|f|AAA010101AAA|x|1||');
  });
});

describe('AF-03 a certificate for seals', () => {
  test('has the RFC of its owner and the number of the SAT', () => {
    expect(readCsd(files.certificate)).toMatchObject({ rfc: 'EKU9003173C9', number: '30001000000500003416' });
    expect(readCsd(person.certificate)).toMatchObject({ rfc: 'FUNK671228PH6', number: '00001000000414077598' });
  });

  test('seals a CFDI; the seal is wrong for another text and another certificate', async () => {
    const sealed = await sealCfdi(cfdiOf(testInvoice()), openCsd(files));
    const { Sello = '', Certificado = '', NoCertificado } = sealed.attributes;
    expect(NoCertificado).toBe('30001000000500003416');
    const csd = readCsd(Buffer.from(Certificado, 'base64'));
    expect(isSealOf(csd, originalString(sealed), Sello)).toBe(true);
    expect(isSealOf(csd, originalString(change(sealed, '', { Total: '1.00' })), Sello)).toBe(false);
    expect(isSealOf(readCsd(person.certificate), originalString(sealed), Sello)).toBe(false);
    expect(isSealOf(csd, originalString(sealed), 'no seal')).toBe(false);
  });

  test('of another issuer seals nothing', async () => {
    await expect(sealCfdi(cfdiOf(testInvoice()), openCsd(person))).rejects.toThrow('the issuer is EKU9003173C9');
  });

  const other = testCsd({ rfc: 'EKU9003173C9', password: files.password });
  test.each([
    ['a wrong password', { ...files, password: 'wrong' }, 'the password is wrong'],
    ['another key', { ...files, key: other.key }, 'The key is of another certificate'],
    ['a certificate as key', { ...files, key: files.certificate }, 'cannot be opened'],
    ['a key as certificate', { ...files, certificate: files.key }, 'is no certificate'],
    [
      'a certificate of others',
      testCsd({ rfc: 'EKU9003173C9', number: 'no number of the SAT' }),
      'no number of the SAT',
    ],
    ['a certificate without an RFC', testCsd({ rfc: '' }), 'names no RFC'],
  ])('%s is refused with one sentence', (_, given, message) => expect(() => openCsd(given)).toThrow(message));
});

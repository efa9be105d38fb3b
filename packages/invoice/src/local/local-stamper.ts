/** A stamping service in this process, for tests and the demo. It refuses the same CFDIs as a real service. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { issueTime } from '@tianguis/domain/invoice';
import type { SatSchemas } from '../schema/schemas.ts';
import { originalString } from '../seal/original-string.ts';
import { fieldOfCode } from '../stamp/codes.ts';
import type { Stamper, StampResult } from '../stamp/stamper.ts';
import { attribute, node, type XmlNode } from '../xml/node.ts';
import { readXml, UnreadableXml } from '../xml/read.ts';
import { writeXml } from '../xml/write.ts';
import { checkConcepts } from './checks/concepts.ts';
import type { Found } from './checks/found.ts';
import { checkParties, type Taxpayers } from './checks/parties.ts';
import { checkSeal, checkTime } from './checks/seal.ts';
import { checkSums } from './checks/sums.ts';

export interface LocalStamperOptions {
  now: () => Date;
  /** The SAT's list of taxpayers. Null: every taxpayer is listed as the CFDI names it. */
  taxpayers: Taxpayers | null;
  /** Null: no schema is checked. */
  schemas: SatSchemas | null;
}

/** RFC and certificate number of the service in its stamps. No real stamping service has these numbers. */
const service = { rfc: 'AAA010101AAA', certificateNumber: '00001000000000000000' };

/** All arithmetic of a CFDI, as a stamping service checks it. */
export const checkArithmetic = (cfdi: XmlNode): Found[] => [...checkConcepts(cfdi), ...checkSums(cfdi)];

export function createLocalStamper({ now, taxpayers, schemas }: LocalStamperOptions): Stamper {
  const key = serviceKey();
  const stamped = new Map<string, StampResult>();

  function faultsOf(xml: string): { cfdi: XmlNode } | { found: Found[] } {
    let cfdi: XmlNode;
    try {
      cfdi = readXml(xml);
    } catch (error) {
      if (error instanceof UnreadableXml) return { found: [{ code: '301', message: error.message }] };
      throw error;
    }
    if (cfdi.name !== 'cfdi:Comprobante') return { found: [{ code: '301', message: 'el XML no es un CFDI 4.0' }] };
    const invalid = schemas?.faultsOf(xml) ?? [];
    if (invalid.length > 0) return { found: invalid.map((message) => ({ code: '301', message })) };
    const local = issueTime(now(), attribute(cfdi, 'LugarExpedicion') ?? '');
    const found = [
      ...[...checkSeal(cfdi, now()), ...checkTime(cfdi, local)],
      ...checkParties(cfdi, taxpayers, Number(local.slice(0, 4))),
      ...checkArithmetic(cfdi),
    ];
    return found.length > 0 ? { found } : { cfdi };
  }

  return {
    async stamp(xml) {
      const digest = createHash('sha256').update(xml).digest('hex');
      const earlier = stamped.get(digest);
      if (earlier) return earlier;
      const checked = faultsOf(xml);
      if ('found' in checked)
        return { faults: checked.found.map((found) => ({ ...found, field: fieldOfCode(found.code) })) };
      const { cfdi } = checked;
      if (cfdi.children.some(({ name }) => name === 'cfdi:Complemento'))
        return { faults: [{ code: '307', message: 'el CFDI ya tiene un timbre', field: null }] };
      const uuid = uuidOf(digest);
      const stamp = stampOf(cfdi, uuid, issueTime(now(), '06000'), key);
      const result = { uuid, xml: writeXml({ ...cfdi, children: [...cfdi.children, stamp] }) };
      stamped.set(digest, result);
      return result;
    },
  };
}

/** The same CFDI has the same fiscal folio, also in another process. */
const uuidOf = (digest: string): string =>
  digest.toUpperCase().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

/** The complement with the stamp. @param time of Mexico City */
function stampOf(cfdi: XmlNode, uuid: string, time: string, key: KeyObject): XmlNode {
  const attributes = {
    Version: '1.1',
    UUID: uuid,
    FechaTimbrado: time,
    RfcProvCertif: service.rfc,
    SelloCFD: attribute(cfdi, 'Sello'),
    NoCertificadoSAT: service.certificateNumber,
  };
  const original = originalString(node('tfd:TimbreFiscalDigital', attributes));
  const SelloSAT = sign('sha256', Buffer.from(original, 'utf8'), key).toString('base64');
  return node('cfdi:Complemento', {}, [node('tfd:TimbreFiscalDigital', { ...attributes, SelloSAT })]);
}

let shared: KeyObject | undefined;

/** The key of the service. One for a process, since a key takes some time. */
function serviceKey(): KeyObject {
  shared ??= generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
  return shared;
}

/** Checks of certificate, seal and time of issue. Codes without letters are those that stamping services share. */
import { type Csd, isSealOf, readCsd } from '../../seal/csd.ts';
import { originalString } from '../../seal/original-string.ts';
import { attribute, find, type XmlNode } from '../../xml/node.ts';
import type { Found } from './found.ts';

export function checkSeal(cfdi: XmlNode, now: Date): Found[] {
  let csd: Csd;
  try {
    csd = readCsd(Buffer.from(attribute(cfdi, 'Certificado') ?? '', 'base64'));
  } catch {
    return [{ code: '308', message: 'el certificado no es del SAT' }];
  }
  const [issuer] = find(cfdi, 'cfdi:Emisor');
  const { validFromDate, validToDate } = csd.certificate;
  const found: readonly (readonly [boolean, string, string])[] = [
    [csd.rfc !== attribute(issuer, 'Rfc'), '303', 'el certificado no es del emisor'],
    [csd.number !== attribute(cfdi, 'NoCertificado'), 'CFDI40106', 'NoCertificado no es el del certificado'],
    [now < validFromDate || now > validToDate, '305', 'el certificado no está vigente'],
    [!isSealOf(csd, originalString(cfdi), attribute(cfdi, 'Sello') ?? ''), 'CFDI40102', 'el sello no es del CFDI'],
  ];
  return found.flatMap(([isWrong, code, message]) => (isWrong ? [{ code, message }] : []));
}

/** Hours for which a CFDI can be stamped after its issue. */
const stampHours = 72;

/** @param local the time at the place of issue, in the form of Fecha */
export function checkTime(cfdi: XmlNode, local: string): Found[] {
  const [issued, now] = [attribute(cfdi, 'Fecha') ?? '', local].map((time) => Date.parse(`${time}Z`)) as [
    number,
    number,
  ];
  if (Number.isNaN(issued)) return [{ code: 'CFDI40101', message: 'Fecha no cumple con el patrón' }];
  return issued > now || now - issued > stampHours * 3_600_000
    ? [{ code: '401', message: `Fecha no está entre ahora y hace ${stampHours} horas` }]
    : [];
}

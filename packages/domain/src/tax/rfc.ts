/** Checks of an RFC, the number of a Mexican taxpayer: 12 characters for companies, 13 for persons. */

import { parseMoment } from '../time/moment.ts';

/** The RFC of the general public, and of foreigners. Neither is the number of a taxpayer. */
export const genericRfcs = ['XAXX010101000', 'XEXX010101000'] as const;

export type Rfc = {
  /** In capitals, without spaces and hyphens. */
  rfc: string;
  kind: 'company' | 'person' | 'generic';
  /** The SAT has issued some numbers with another digit, so a wrong one is no error. */
  hasRightDigit: boolean;
};

export type RfcFault = { fault: 'shape' | 'date' };

const shape = /^[A-ZÑ&]{3,4}(\d\d)(\d\d)(\d\d)[A-Z\d]{2}[\dA]$/;
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Reads an RFC as people write it: `eku-900317-3c9`. */
export function readRfc(text: string): Rfc | RfcFault {
  const rfc = text.normalize('NFC').toUpperCase().replace(/[\s-]/g, '');
  const [found, year, month, day] = shape.exec(rfc) ?? [];
  if (found === undefined) return { fault: 'shape' };
  if (genericRfcs.some((generic) => generic === rfc)) return { rfc, kind: 'generic', hasRightDigit: true };
  // The century is unknown. A leap year of either century counts, and 2000 is one.
  if (parseMoment(`20${year}-${month}-${day}T00:00:00Z`) === undefined) return { fault: 'date' };
  return {
    rfc,
    kind: rfc.length === 12 ? 'company' : 'person',
    hasRightDigit: rfcDigit(rfc.slice(0, -1)) === rfc.at(-1),
  };
}

/** The last character of an RFC. @param body the RFC without it: 11 or 12 characters */
export function rfcDigit(body: string): string {
  const sum = [...body.padStart(12, ' ')].reduce((total, sign, at) => total + alphabet.indexOf(sign) * (13 - at), 0);
  const digit = 11 - (sum % 11);
  return digit === 11 ? '0' : digit === 10 ? 'A' : String(digit);
}

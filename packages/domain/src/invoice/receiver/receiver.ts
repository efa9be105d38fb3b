/**
 * The receiver of an invoice (AF-03), and the checks that need no SAT. Only the SAT knows whether RFC, name, postal
 * code and regime belong together.
 */
import { isPossiblePostalCode } from '../../address/postal-code.ts';
import { taxRegimes } from '../../tax/regimes.ts';
import { type Rfc, readRfc } from '../../tax/rfc.ts';
import { longestTaxpayerName, readTaxpayerName } from '../../tax/taxpayer-name.ts';
import { fitsUse } from './uses.ts';

/** The fields of a request for an invoice. */
export type ReceiverField = 'rfc' | 'name' | 'regime' | 'use' | 'postalCode';

export type Receiver = Record<ReceiverField, string>;

export interface ReceiverFault {
  field: ReceiverField;
  fault:
    | 'shape'
    /** The RFC has a date that does not exist. */
    | 'date'
    /** The RFC is that of the general public, which needs no invoice. */
    | 'general-public'
    | 'empty'
    | 'long'
    /** The name has a character that no CFDI may have. */
    | 'character'
    | 'unknown'
    /** The regime is not for a company, or not for a person. */
    | 'wrong-kind'
    /** The use does not go with the regime. */
    | 'wrong-regime';
}

/** A value that is accepted, and is probably wrong. */
export type ReceiverWarning =
  | { field: 'rfc'; warning: 'digit' }
  /** The name ends with a form of company, which the SAT does not have in names. */
  | { field: 'name'; warning: 'company-form'; form: string; suggestion: string };

export type ReceiverReading = { receiver: Receiver; warnings: ReceiverWarning[] } | { faults: ReceiverFault[] };

/** The RFC of the general public and its name, which the SAT prescribes. */
const generalPublicRfc = 'XAXX010101000';
/** The regime and the use of both generic RFCs. */
const generic = { regime: '616', use: 'S01' } as const;

/** Whether the RFC is that of the general public or of a foreigner. */
const isForeign = (rfc: Rfc): boolean => rfc.kind === 'generic' && rfc.rfc !== generalPublicRfc;

/** Reads and checks the fields. A receiver is returned as the SAT writes it. */
export function readReceiver(given: Receiver): ReceiverReading {
  const faults: ReceiverFault[] = [];
  const warnings: ReceiverWarning[] = [];
  const read = readRfc(given.rfc);
  if ('fault' in read) faults.push({ field: 'rfc', fault: read.fault });
  else if (read.rfc === generalPublicRfc) faults.push({ field: 'rfc', fault: 'general-public' });
  else if (!read.hasRightDigit) warnings.push({ field: 'rfc', warning: 'digit' });
  const rfc = 'fault' in read ? undefined : read;

  const { name, form } = readTaxpayerName(given.name);
  if (name === '') faults.push({ field: 'name', fault: 'empty' });
  else if (name.length > longestTaxpayerName) faults.push({ field: 'name', fault: 'long' });
  else if (/[|\p{C}]/u.test(name)) faults.push({ field: 'name', fault: 'character' });
  else if (form && rfc?.kind === 'company')
    warnings.push({ field: 'name', warning: 'company-form', form: form.text, suggestion: form.nameWithout });

  const regime = given.regime.trim();
  const use = given.use.trim();
  faults.push(...faultsOfRegime(regime, rfc), ...faultsOfUse(use, regime, rfc));
  const postalCode = given.postalCode.trim();
  if (!isPossiblePostalCode(postalCode)) faults.push({ field: 'postalCode', fault: 'shape' });
  if (faults.length > 0 || !rfc) return { faults };
  return { receiver: { rfc: rfc.rfc, name, regime, use, postalCode }, warnings };
}

function faultsOfRegime(regime: string, rfc: Rfc | undefined): ReceiverFault[] {
  const kinds = Object.hasOwn(taxRegimes, regime) ? taxRegimes[regime] : undefined;
  if (!kinds) return [{ field: 'regime', fault: 'unknown' }];
  if (!rfc) return [];
  const fits = rfc.kind === 'generic' ? regime === generic.regime : kinds.includes(rfc.kind);
  return fits ? [] : [{ field: 'regime', fault: 'wrong-kind' }];
}

function faultsOfUse(use: string, regime: string, rfc: Rfc | undefined): ReceiverFault[] {
  const kinds = Object.hasOwn(taxRegimes, regime) ? (taxRegimes[regime] ?? []) : [];
  if (!kinds.length) return [];
  const fits =
    rfc && isForeign(rfc)
      ? use === generic.use
      : (rfc && rfc.kind !== 'generic' ? [rfc.kind] : kinds).some((kind) => fitsUse(use, { regime, kind }));
  return fits ? [] : [{ field: 'use', fault: 'wrong-regime' }];
}

/** The general public as receiver. @param postalCode the place of issue, as the SAT prescribes */
export const generalPublic = (postalCode: string): Receiver => ({
  ...{ rfc: generalPublicRfc, name: 'PUBLICO EN GENERAL', ...generic, postalCode },
});

export const isGeneralPublic = ({ rfc }: Pick<Receiver, 'rfc'>): boolean => rfc === generalPublicRfc;

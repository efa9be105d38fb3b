/** Tax data of a seller, as they stand on an invoice. */
import { taxRegimes } from './regimes.ts';
import { readRfc } from './rfc.ts';
import { longestTaxpayerName, readTaxpayerName } from './taxpayer-name.ts';

export type SellerTax = {
  rfc: string;
  /** Régimen fiscal: a code of `taxRegimes`. */
  regime: string;
  /** Name as the SAT has it, in capitals and without the kind of company. */
  name: string;
};

/** `warnings` are sentences about data that are probably wrong. */
export type SellerTaxReading = { tax: SellerTax; warnings: string[] } | { faults: string[] };

/** Reads and checks the tax data of a seller. The sentences are for an operator. */
export function readSellerTax(given: SellerTax): SellerTaxReading {
  const faults: string[] = [];
  const warnings: string[] = [];
  const regime = given.regime.trim();
  const { name, form } = readTaxpayerName(given.name);
  const read = readRfc(given.rfc);
  const rfc = 'fault' in read ? given.rfc.trim() : read.rfc;
  if ('fault' in read)
    faults.push(
      read.fault === 'shape'
        ? `"${rfc}" is no RFC: a company has 12 characters, a person 13.`
        : `The RFC "${rfc}" has a date that does not exist.`,
    );
  else if (read.kind === 'generic') faults.push(`${rfc} is a generic RFC, which no seller has.`);
  else if (!read.hasRightDigit)
    warnings.push(`The last character of ${rfc} does not fit: compare the RFC with the seller's tax certificate.`);
  const kinds = Object.hasOwn(taxRegimes, regime) ? taxRegimes[regime] : undefined;
  if (!kinds) faults.push(`"${regime}" is no tax regime: it is one of ${Object.keys(taxRegimes).join(', ')}.`);
  else if (!('fault' in read) && read.kind !== 'generic' && !kinds.includes(read.kind))
    faults.push(`The regime ${regime} is not for a ${read.kind}, and ${rfc} is the RFC of one.`);
  if (name === '') faults.push('The name is empty.');
  else if (name.length > longestTaxpayerName)
    faults.push(`The name has ${name.length} characters, and ${longestTaxpayerName} is the most.`);
  else if (form) warnings.push(`The SAT has names of companies without "${form.text}".`);
  return faults.length > 0 ? { faults } : { tax: { rfc, regime, name }, warnings };
}

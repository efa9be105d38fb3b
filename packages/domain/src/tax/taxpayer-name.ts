/** Names of taxpayers in the SAT's form: in capitals, and without the form of company. */
import { plainText } from '../texts/plain-text.ts';

/** Greatest length of a name in a CFDI. */
export const longestTaxpayerName = 254;

/** The form of a company at the end of its name, such as "S.A. de C.V.". */
const companyForm =
  /[\s,]+(S\.?\s?A\.?(\s?(P\.?\s?I\.?|B\.?))?|S\.?\s?DE\s?R\.?\s?L\.?|S\.?\s?A\.?\s?S\.?|[SA]\.?\s?C\.?)(\s?DE\s?C\.?\s?V\.?)?$/;

export interface TaxpayerName {
  name: string;
  /** Set if the name ends as a form of company does. Some names really end so. */
  form?: { text: string; nameWithout: string };
}

/** Reads a typed name. The name is empty if nothing of it can be seen. */
export function readTaxpayerName(typed: string): TaxpayerName {
  const name = plainText(typed).toLocaleUpperCase('es-MX');
  // A longer text is no name. Many commas would make the search slow.
  const [text] = name.length > longestTaxpayerName ? [] : (companyForm.exec(name) ?? []);
  if (text === undefined) return { name };
  return { name, form: { text: text.replace(/^[\s,]+/, ''), nameWithout: name.slice(0, -text.length) } };
}

/**
 * Tax keys of a product, as a CFDI 4.0 needs them for each line: the SAT's codes of product and unit, and the rates of
 * IVA and IEPS. The attributes have the same names in feeds and in `config/tax.json`.
 */
import { readDecimal, writeDecimal } from './millionths.ts';

/** Rates of IVA in percent. `exempt` is not the rate 0: a CFDI writes the two differently. */
export const ivaRates = [16, 8, 0, 'exempt'] as const;
export type IvaRate = (typeof ivaRates)[number];

/** A missing key is unknown. */
export type TaxKeys = {
  /** ClaveProdServ: the code of the kind of product, 8 digits. */
  claveProdServ?: string;
  /** ClaveUnidad: the code of the unit in which a piece is sold. */
  claveUnidad?: string;
  iva?: IvaRate;
  /** Rate of IEPS in millionths of the price; 0 means none. 8 % is 80,000. */
  iepsRate?: number;
  /** Quota of IEPS for a taxed unit (a litre, a cigarette), in millionths of a peso; 0 means none. */
  iepsAmount?: number;
  /** Taxed units of a piece, in millionths. A bottle of 600 ml has 600,000. */
  iepsUnits?: number;
};

/** Changes of tax keys. Null removes a key, so that another source decides. */
export type TaxChanges = { [Key in keyof TaxKeys]?: TaxKeys[Key] | null };

interface TaxField<Value> {
  /** Undefined if the text is no valid value. */
  read(text: string): Value | undefined;
  write(value: Value): string;
  /** The end of a sentence about an invalid value. */
  form: string;
}

const matching = (pattern: RegExp, form: string): TaxField<string> => ({
  read: (text) => (pattern.test(text.toUpperCase()) ? text.toUpperCase() : undefined),
  write: String,
  form,
});

const decimal = (decimals: number, isValid: (value: number) => boolean, form: string): TaxField<number> => ({
  read(text) {
    const value = readDecimal(text, decimals);
    return value !== undefined && isValid(value) ? value : undefined;
  },
  write: (value) => writeDecimal(value, decimals),
  form,
});

const withoutPercent = (text: string) => text.replace(/\s*%$/, '');

const iva: TaxField<IvaRate> = {
  read(text) {
    const word = withoutPercent(text).toLowerCase();
    if (word === 'exento') return 'exempt';
    const rate = word.replace(/\.0+$/, '');
    return ivaRates.find((one) => String(one) === rate);
  },
  write: String,
  form: `is none of ${ivaRates.join(', ')}`,
};

/** A percentage with four decimals, in millionths of the price. Below 1 it is a rate such as 0.08, written wrongly. */
const percent = decimal(4, (value) => value === 0 || (value >= 10_000 && value <= 2_000_000), '');
const iepsRate: TaxField<number> = {
  ...percent,
  read: (text) => percent.read(withoutPercent(text)),
  form: 'is no percentage from 1 to 200 such as 8 or 26.5, and not 0',
};

const quota = decimal(6, (value) => value <= 1_000_000_000, '');
const iepsAmount: TaxField<number> = {
  ...quota,
  read: (text) => quota.read(text.replace(/^\$\s*/, '').replace(/\s*MXN$/i, '')),
  form: 'is no amount in pesos up to 1000 with at most 6 decimals such as 3.0818',
};

/** The attributes of tax keys in the sequence of a feed. */
export const taxFields = {
  clave_prod_serv: matching(/^\d{8}$/, 'is not 8 digits such as 50202306'),
  clave_unidad: matching(/^[A-Z0-9]{2,3}$/, 'is no code of two or three letters and digits such as H87'),
  iva_rate: iva,
  ieps_rate: iepsRate,
  ieps_amount: iepsAmount,
  ieps_units: decimal(
    6,
    (value) => value > 0 && value <= 1_000_000_000,
    'is no number above 0 and up to 1000 with at most 6 decimals such as 0.6',
  ),
} satisfies Record<string, TaxField<string> | TaxField<IvaRate> | TaxField<number>>;

export type TaxAttribute = keyof typeof taxFields;

export const taxAttributes = Object.keys(taxFields) as TaxAttribute[];

/** The key of each attribute. */
export const taxKeyOf = {
  clave_prod_serv: 'claveProdServ',
  clave_unidad: 'claveUnidad',
  iva_rate: 'iva',
  ieps_rate: 'iepsRate',
  ieps_amount: 'iepsAmount',
  ieps_units: 'iepsUnits',
} as const satisfies Record<TaxAttribute, keyof TaxKeys>;

/** Reads the value of an attribute. Undefined if the text is invalid; `taxFields` then says which texts are valid. */
export const readTaxValue = (attribute: TaxAttribute, text: string): TaxKeys[keyof TaxKeys] =>
  taxFields[attribute].read(text.trim());

/** Writes tax keys as texts by attribute; unknown keys as empty texts. */
export function writeTaxKeys(keys: TaxKeys): Record<TaxAttribute, string> {
  const cells = taxAttributes.map((attribute) => {
    const value = keys[taxKeyOf[attribute]];
    const { write } = taxFields[attribute] as TaxField<unknown>;
    return [attribute, value === undefined ? '' : write(value)];
  });
  return Object.fromEntries(cells);
}

/** The attributes without which no invoice can be written. A quota of IEPS needs the taxed units of a piece. */
export function missingTaxAttributes(keys: TaxKeys): TaxAttribute[] {
  const needed: TaxAttribute[] = ['clave_prod_serv', 'clave_unidad', 'iva_rate'];
  if ((keys.iepsAmount ?? 0) > 0) needed.push('ieps_units');
  return needed.filter((attribute) => keys[taxKeyOf[attribute]] === undefined);
}

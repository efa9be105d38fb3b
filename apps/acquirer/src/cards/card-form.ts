/** Reads the form of a card. Each wrong field gets a code, for which the page has a sentence. */
import { dateInMexico } from '@tianguis/domain';
import { passesLuhn, withoutSeparators } from '../digits.ts';
import { type Behaviour, type Brand, behaviourOf, brandOf, cvcLengthOf, type Kind, lengthOf } from './behaviour.ts';

export interface TypedCard {
  number: string;
  expires: string;
  cvc: string;
  name: string;
  save: boolean;
}

export type CardError =
  | 'missing'
  | 'not_digits'
  | 'wrong_length'
  | 'wrong_check_digit'
  | 'unknown_brand'
  | 'not_a_date'
  | 'past'
  | 'too_far'
  | 'cvc_3'
  | 'cvc_4'
  | 'too_long';
export type CardErrors = Partial<Record<'number' | 'expires' | 'cvc' | 'name', CardError>>;

/** What the acquirer stores of a card: neither the number nor the CVC nor the name. */
export interface ReadCard {
  brand: Brand;
  last4: string;
  /** MM/YY */
  expires: string;
  kind: Kind;
  behaviour: Behaviour;
}

/** Cards are valid for at most this many years. */
const mostYears = 20;

export function readCard(typed: TypedCard, now: number): { card: ReadCard } | { errors: CardErrors } {
  const number = withoutSeparators(typed.number);
  const brand = brandOf(number);
  const expires = readExpiry(typed.expires);
  const errors: CardErrors = {};
  const set = (field: keyof CardErrors, error: CardError | undefined) => {
    if (error) errors[field] = error;
  };
  set('number', numberError(number, brand));
  set('expires', expiryError(typed.expires, expires, now));
  set('cvc', cvcError(typed.cvc.trim(), brand));
  set('name', nameError(typed.name.trim()));
  if (Object.keys(errors).length > 0 || !brand || !expires) return { errors };
  return { card: { brand, last4: number.slice(-4), expires, ...behaviourOf(number) } };
}

function numberError(number: string, brand: Brand | undefined): CardError | undefined {
  if (number === '') return 'missing';
  if (!/^\d+$/.test(number)) return 'not_digits';
  if (!brand) return 'unknown_brand';
  if (number.length !== lengthOf(brand)) return 'wrong_length';
  return passesLuhn(number) ? undefined : 'wrong_check_digit';
}

/** Reads MM/AA, MMAA, M/AA and MM/AAAA as MM/AA. */
function readExpiry(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '');
  const [, month = '', year = ''] =
    /^(\d{1,2})[/-](?:20)?(\d{2})$/.exec(text) ?? /^(\d{2})(?:20)?(\d{2})$/.exec(text) ?? [];
  const number = Number(month);
  return number >= 1 && number <= 12 ? `${month.padStart(2, '0')}/${year}` : undefined;
}

function expiryError(typed: string, expires: string | undefined, now: number): CardError | undefined {
  if (typed.trim() === '') return 'missing';
  if (!expires) return 'not_a_date';
  if (hasExpired(expires, now)) return 'past';
  return yearOf(expires) > Number(dateInMexico(now).slice(0, 4)) + mostYears ? 'too_far' : undefined;
}

function cvcError(cvc: string, brand: Brand | undefined): CardError | undefined {
  if (cvc === '') return 'missing';
  const length = brand ? cvcLengthOf(brand) : cvc.length;
  if (/^\d{3,4}$/.test(cvc) && cvc.length === length) return undefined;
  return length === 4 ? 'cvc_4' : 'cvc_3';
}

function nameError(name: string): CardError | undefined {
  if (name === '') return 'missing';
  return name.length > 80 ? 'too_long' : undefined;
}

const yearOf = (expires: string): number => 2000 + Number(expires.slice(3));

/** Whether the last day of a card (MM/YY) has passed in Mexico City. */
export function hasExpired(expires: string, now: number): boolean {
  return `${yearOf(expires)}-${expires.slice(0, 2)}` < dateInMexico(now).slice(0, 7);
}

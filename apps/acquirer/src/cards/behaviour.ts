/** How a card behaves. The acquirer stores the behaviour of a typed card, never its number. */
export type Brand = 'visa' | 'mastercard' | 'amex';
export type Kind = 'credit' | 'debit';

export type Behaviour =
  | 'approved'
  | 'declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_data'
  /** The cardholder confirms the payment on the page of 3-D Secure, which leads back by GET. */
  | 'challenge'
  /** The same page leads back by a POST from another site, as pages of some banks do. */
  | 'challenge_post'
  /** Approved; the cardholder disputes the payment 5 seconds later. */
  | 'disputed'
  /** Approved; refunds fail. */
  | 'refunds_fail'
  /** Paid, and the call is never answered. */
  | 'timeout_after'
  /** Not paid, and the call is never answered. */
  | 'timeout_before'
  /** Approved in one payment; a payment in months is declined. */
  | 'months_refused';

export interface TestCard {
  number: string;
  brand: Brand;
  kind: Kind;
  behaviour: Behaviour;
}

const card = (number: string, behaviour: Behaviour, brand: Brand = 'visa', kind: Kind = 'credit'): TestCard => ({
  number,
  brand,
  kind,
  behaviour,
});

/** The numbers that the pages list. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'approved'),
  card('5555555555554444', 'approved', 'mastercard'),
  card('4000056655665556', 'approved', 'visa', 'debit'),
  card('378282246310005', 'approved', 'amex'),
  card('4000000000003220', 'challenge'),
  card('4000000000003063', 'challenge_post'),
  card('4000000000003055', 'challenge'),
  card('4000000000000002', 'declined'),
  card('4000000000009995', 'insufficient_funds'),
  card('4000000000000069', 'expired_card'),
  card('4000000000000127', 'wrong_data'),
  card('4000000000001976', 'months_refused'),
  card('4000000000000259', 'disputed'),
  card('4000000000005126', 'refunds_fail'),
  card('4000000000000341', 'timeout_after'),
  card('4000000000000119', 'timeout_before'),
];

const months: Record<Brand, readonly number[]> = {
  visa: [3, 6, 9, 12, 18],
  mastercard: [3, 6, 9, 12, 18],
  amex: [3, 6, 9, 12],
};

/** The numbers of months without interest that the issuer allows: none for debit cards. */
export const monthsOf = (brand: Brand, kind: Kind): readonly number[] => (kind === 'debit' ? [] : months[brand]);

const unlisted = { behaviour: 'declined', kind: 'credit' } as const;

/** The behaviour of a number. A number that is not in the list is declined. */
export function behaviourOf(number: string): { behaviour: Behaviour; kind: Kind } {
  const { behaviour, kind } = testCards.find((one) => one.number === number) ?? unlisted;
  return { behaviour, kind };
}

/** The brand of a number; undefined for a brand that this acquirer does not accept. */
export function brandOf(number: string): Brand | undefined {
  if (/^4/.test(number)) return 'visa';
  if (/^3[47]/.test(number)) return 'amex';
  const start = Number(number.slice(0, 4).padEnd(4, '0'));
  return /^5[1-5]/.test(number) || (start >= 2221 && start <= 2720) ? 'mastercard' : undefined;
}

export const lengthOf = (brand: Brand): number => (brand === 'amex' ? 15 : 16);
export const cvcLengthOf = (brand: Brand): number => (brand === 'amex' ? 4 : 3);

export const brandNames: Record<Brand, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/**
 * The section `offer` of a shop's configuration: what the shop offers, which every page follows (TR-01, RT-22, UI-12).
 */
import { cardBrands } from '@tianguis/domain/offer';
import Type, { type Static } from 'typebox';
import { strict } from './schema-parts.ts';

const monthsPlan = Type.Object(
  {
    months: Type.Integer({ minimum: 2, maximum: 48, description: 'number of monthly payments' }),
    from: Type.Integer({
      minimum: 0,
      maximum: 100_000_000_000,
      description: 'the least purchase in centavos that can be paid in so many months',
    }),
  },
  strict,
);

const way = (description: string) => Type.Boolean({ description });

export const offerSettings = Type.Object(
  {
    card: way('payments by credit or debit card'),
    cardBrands: Type.Optional(
      Type.Array(Type.Enum([...cardBrands], { description: 'a network of cards whose logo the footer shows' }), {
        uniqueItems: true,
        description: 'networks of cards whose logos the footer shows, in this sequence (UI-12); default none',
      }),
    ),
    months: Type.Array(monthsPlan, {
      maxItems: 12,
      description: 'plans of months without interest, which cards pay; empty: none',
    }),
    oxxo: way('cash at OXXO'),
    spei: way('transfers by SPEI'),
    balance: way('payments with the balance that a customer has in the shop'),
    credit: way('the store credit of `creditModule`'),
    pickUp: way('pick-up of purchases in shops'),
    protection: way('the shop itself returns the money if the goods are not what the customer ordered'),
    invoices: Type.Optional(way('invoices (CFDI) of orders; without it false')),
  },
  { ...strict, description: 'what the shop offers: no page promises anything else (TR-01)' },
);
/** How long customers have to pay, and pieces stay reserved (CO-05). */
export const timesToPaySettings = Type.Partial(
  Type.Object({
    cardMinutes: Type.Integer({ minimum: 5, maximum: 1_440, description: 'minutes to pay by card; without it 30' }),
    speiHours: Type.Integer({ minimum: 1, maximum: 168, description: 'hours for a transfer by SPEI; without it 48' }),
    oxxoDays: Type.Integer({
      minimum: 1,
      maximum: 30,
      description: 'days for cash at OXXO, after the day of the order; without it 3',
    }),
  }),
  { ...strict, description: 'how long customers have to pay, and pieces stay reserved' },
);

const centavos = (description: string) => Type.Integer({ minimum: 1, maximum: 100_000_000_000, description });

/** The terms of the store credit (RT-29, AF-04). It has no interest and no fees. */
export const creditTerms = Type.Object(
  {
    leastIncome: centavos('centavos: the least monthly income of a customer who gets credit'),
    incomeShare: Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'percent of the income that a limit is at most',
    }),
    greatestLimit: centavos('centavos: the greatest limit'),
    automaticLimit: centavos('centavos: an operator decides about greater limits'),
    cutDay: Type.Integer({ minimum: 1, maximum: 28, description: 'the day of the month on which a statement ends' }),
    daysToPay: Type.Integer({ minimum: 1, maximum: 27, description: 'days after that day until the statement is due' }),
    catDate: Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: 'the date on which the CAT of this credit was computed, which its page says',
    }),
    payTo: Type.Object(
      {
        clabe: Type.String({ pattern: '^[0-9]{18}$', description: '18 digits' }),
        bank: Type.String({ minLength: 1, maxLength: 60 }),
        holder: Type.String({ minLength: 1, maxLength: 100 }),
      },
      { ...strict, description: "the shop's account, to which customers transfer what they owe" },
    ),
  },
  { ...strict, description: 'terms of the store credit; needed if the shop offers credit' },
);

export type OfferSettings = Static<typeof offerSettings>;

/** The first contradiction of an offer, in one sentence; undefined if there is none. */
export function offerFault({ card, months, credit }: OfferSettings, hasTerms: boolean): string | undefined {
  if (credit && !hasTerms) return '"offer.credit" is on, and "creditModule.terms" is missing.';
  if (!card && months.length > 0) return '"offer.months" has plans, and only cards pay in months: set "offer.card".';
  const numbers = months.map((plan) => plan.months);
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  return twice === undefined ? undefined : `"offer.months" has ${twice} months twice.`;
}

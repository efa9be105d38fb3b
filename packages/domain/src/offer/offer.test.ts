import { describe, expect, test } from 'vitest';
import { installmentPlan } from '../money/money.ts';
import { isClosed } from './closed-pages.ts';
import { keysOf, shownText, textFault } from './conditions.ts';
import { monthsFor, type Offer, type Offered, offeredOf, offerKeys, plansFor } from './offer.ts';

const nothing: Offer = {
  ...{ card: false, months: [], oxxo: false, spei: false, balance: false, credit: false },
  ...{ pickUp: false, protection: false, invoices: false },
};
const none = offeredOf(nothing);
const every = Object.fromEntries(offerKeys.map((key) => [key, true])) as Record<keyof Offered, boolean>;

describe('TR-01 purchases are open if the shop offers a way to pay', () => {
  test.each(['card', 'oxxo', 'spei', 'balance', 'credit'] as const)('%s is one', (way) =>
    expect(offeredOf({ ...nothing, [way]: true })).toEqual({ ...none, [way]: true, purchases: true }),
  );

  test('pick-up, protection and months are none', () => {
    const months = [{ months: 3, from: 0 }];
    expect(offeredOf({ ...nothing, months, pickUp: true, protection: true })).toEqual({
      ...none,
      ...{ months: true, pickUp: true, protection: true },
    });
    expect(none.purchases).toBe(false);
  });
});

describe('PA-02 plans of months', () => {
  const plans = [
    { months: 12, from: 120_000 },
    { months: 3, from: 30_000 },
    { months: 6, from: 60_000 },
  ];

  test.each<[number, number, number[]]>([
    [18, 120_000, [3, 6, 12]],
    [18, 119_999, [3, 6]],
    [11, 500_000, [3, 6]],
    [2, 500_000, []],
    [0, 500_000, []],
    [12, 29_999, []],
    [12, 0, []],
  ])('a product with up to %i months for %i centavos has %j', (most, price, numbers) => {
    expect(plansFor(plans, most, price)).toEqual(numbers.map((months) => installmentPlan(price, months)));
    expect(monthsFor(plans, most, price)).toBe(numbers.at(-1) ?? 0);
  });

  test('without a price, the least amounts do not matter; a shop without plans has none', () => {
    expect(monthsFor(plans, 11)).toBe(6);
    expect(monthsFor([], 12)).toBe(0);
  });
});

describe('TR-01 closed pages', () => {
  test.each<[string, keyof Offered]>([
    ['/formas-pago', 'purchases'],
    ['/Formas-Pago/?x=1', 'purchases'],
    ['/landing/formas-pago', 'purchases'],
    ['/landing/meses-sin-intereses#a', 'months'],
    ['/landing/credito', 'credit'],
    ['/landing/contrato-credito', 'credit'],
    ['/credito-tianguis/beneficios', 'credit'],
    ['/credito-tianguis/home', 'credit'],
  ])('%s is closed only without %s', (href, key) => {
    expect(isClosed(href, { ...every, [key]: false })).toBe(true);
    expect(isClosed(href, { ...none, [key]: true })).toBe(false);
  });

  test.each(['/', '/c/ofertas/', '/landing/constructor', '/landing/blog', 'https://x.example/formas-pago'])(
    '%s is always open',
    (href) => expect(isClosed(href, none)).toBe(false),
  );
});

describe('TR-01 conditions of texts', () => {
  const text = '# Pagos\n::: if oxxo\nEn OXXO.\n:::\n::: if not purchases\nTodavía no.\n:::\nFin.';

  test.each<[string, Partial<Offered>]>([
    ['# Pagos\nTodavía no.\nFin.', {}],
    ['# Pagos\nFin.', { purchases: true }],
    ['# Pagos\nEn OXXO.\nFin.', { oxxo: true, purchases: true }],
  ])('%j', (shown, offered) => expect(shownText(text, { ...none, ...offered }, [])).toBe(shown));

  test('plans replace their line, within a condition too; a text without conditions stays as it is', () => {
    const planned = '::: if months\r\nA meses:\r\n\r\n:::  plans \r\n:::\r\nFin.';
    expect(shownText(planned, every, ['- 3', '- 6'])).toBe('A meses:\n\n- 3\n- 6\nFin.');
    expect(shownText(planned, none, ['- 3'])).toBe('Fin.');
    expect(shownText('a\r\nb', none, [])).toBe('a\r\nb');
    expect(keysOf(`${planned}\n${text}`)).toEqual(['months', 'oxxo', 'purchases']);
    expect(textFault(planned)).toBeUndefined();
    expect(textFault(text)).toBeUndefined();
  });

  test.each<[string, number, string]>([
    ['a\n::: if foxo\n:::', 2, '"foxo" is unknown; known are card, months, oxxo, spei, balance, credit, pickUp, '],
    ['::: if constructor\n:::', 1, '"constructor" is unknown'],
    ['a\n\n::: if oxxo\nb', 3, 'is not closed by a line ":::"'],
    ['::: if oxxo\n::: if spei\n:::\n:::', 2, 'the condition of line 1 is not closed yet'],
    ['a\n:::', 2, 'there is no condition to close'],
    ['::: unless oxxo', 1, '"::: unless oxxo" is none of'],
    ['::: if', 1, '"::: if" is none of'],
    ['::: if not', 1, '"::: if not" is none of'],
    ['::: if oxxo spei', 1, 'is none of'],
    [':::if oxxo\n::::', 2, '":::"'],
  ])('%j is wrong at line %i', (wrong, line, fault) => {
    expect(textFault(wrong)).toEqual({ line, fault: expect.stringContaining(fault) });
  });
});

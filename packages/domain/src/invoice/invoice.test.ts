/** Tests of the deadline, the form of payment, the time of issue and sales to the general public (AF-03, BL-12). */
import { describe, expect, test } from 'vitest';
import { canAskForInvoice, lastInvoiceDate } from './deadline.ts';
import { globalLines, monthOf } from './global-invoice.ts';
import { issueTime } from './issue-time.ts';
import { type PaidTender, paymentForm } from './payment-form.ts';
import { invoiceSums, type SoldLine } from './sums/invoice-sums.ts';

describe('BL-12 AF-03 an invoice can be asked for within 30 natural days', () => {
  test.each([
    ['2026-11-29T18:00:00Z', '2026-12-29'],
    // The evening of Mexico City is the next day in UTC.
    ['2026-11-30T05:59:59Z', '2026-12-29'],
    ['2026-11-30T06:00:00Z', '2026-12-30'],
    ['2028-01-31T18:00:00Z', '2028-03-01'],
    ['2026-12-20T18:00:00Z', '2027-01-19'],
  ])('paid at %s: until %s', (paidAt, last) => expect(lastInvoiceDate(paidAt)).toBe(last));

  test('the last day counts to its midnight in Mexico City', () => {
    const paidAt = '2026-11-29T18:00:00Z';
    const asked = ['2026-11-29T18:00:00Z', '2026-12-30T05:59:59Z', '2026-12-30T06:00:00Z'];
    expect(asked.map((now) => canAskForInvoice(paidAt, now))).toEqual([true, true, false]);
  });
});

describe('AF-03 the form of payment', () => {
  const card = (amount: number, kind: 'credit' | 'debit' | null): PaidTender => ({ kind: 'card', card: kind, amount });
  test.each<[string, readonly PaidTender[], string]>([
    ['cash at OXXO', [{ kind: 'oxxo', amount: 100 }], '01'],
    ['SPEI', [{ kind: 'spei', amount: 100 }], '03'],
    ['a credit card', [card(100, 'credit')], '04'],
    ['a debit card', [card(100, 'debit')], '28'],
    ['a card of unknown kind', [card(100, null)], '04'],
    ['balance', [{ kind: 'balance', amount: 100 }], '05'],
    ["the shop's credit", [{ kind: 'credit', amount: 100 }], '31'],
    ['the greater tender', [{ kind: 'balance', amount: 40 }, card(60, 'debit')], '28'],
    ['the greater sum of one form', [{ kind: 'spei', amount: 50 }, card(30, 'credit'), card(30, null)], '04'],
    [
      'the smaller code of equal tenders',
      [
        { kind: 'spei', amount: 50 },
        { kind: 'oxxo', amount: 50 },
      ],
      '01',
    ],
    ['a tender that pays nothing of this seller', [{ kind: 'oxxo', amount: 0 }, card(1, 'debit')], '28'],
  ])('%s', (_, tenders, form) => expect(paymentForm(tenders)).toBe(form));

  test('none without a tender', () => expect(() => paymentForm([])).toThrow('no tender pays'));
});

// The zones of 29 November 2026, and a summer in which only the border changes its clocks.
test.each([
  ['06600', '2026-11-29T18:05:09Z', '2026-11-29T12:05:09'],
  ['22000', '2026-11-29T18:05:09Z', '2026-11-29T10:05:09'],
  ['22000', '2026-07-29T18:05:09Z', '2026-07-29T11:05:09'],
  ['83000', '2026-11-29T18:05:09Z', '2026-11-29T11:05:09'],
  ['77500', '2026-11-29T18:05:09Z', '2026-11-29T13:05:09'],
  ['32000', '2026-11-29T18:05:09Z', '2026-11-29T11:05:09'],
])('AF-03 the place of issue %s has its own time', (postalCode, moment, time) => {
  expect(issueTime(moment, postalCode)).toBe(time);
});

describe('AF-03 sales to the general public', () => {
  const tax = { claveProdServ: '52151800', claveUnidad: 'H87', iva: 16 } as const;
  const line = (key: string, more: Partial<SoldLine>): SoldLine => ({
    ...{ key, description: key, sku: key, tax, pieces: 1, price: 11_600, discount: 0, ...more },
  });

  test('each sale is one concept for each combination of taxes, with the codes that the SAT prescribes', () => {
    const drink = { ...tax, iepsAmount: 3_081_800, iepsUnits: 600_000 };
    const lines = globalLines([
      {
        number: '1000000001',
        lines: [
          line('a', { pieces: 2, discount: 200 }),
          line('b', { tax: { ...tax, claveProdServ: '50202301' } }),
          line('c', { tax: drink, pieces: 3 }),
          line('d', { tax: { ...drink, iepsUnits: 2_000_000 } }),
        ],
      },
      { number: '1000000002', lines: [line('e', { discount: 11_600 })] },
    ]);
    const prescribed = { claveProdServ: '01010101', claveUnidad: 'ACT', iva: 16 };
    expect(lines).toEqual([
      {
        ...{ key: '1000000001 16 0 0', description: 'Venta', sku: '1000000001', pieces: 1, price: 34_600, discount: 0 },
        tax: prescribed,
      },
      {
        ...{ key: '1000000001 16 0 3081800', description: 'Venta', sku: '1000000001', pieces: 1, price: 46_400 },
        ...{ discount: 0, tax: { ...prescribed, iepsAmount: 3_081_800, iepsUnits: 3_800_000 } },
      },
    ]);
    expect(invoiceSums(lines)).toMatchObject({ total: 81_000 });
  });

  test('a line with unknown tax keys stays unknown', () => {
    const [sold] = globalLines([{ number: '1', lines: [line('a', { tax: { iepsAmount: 3_081_800 } })] }]);
    expect(invoiceSums(sold ? [sold] : [])).toEqual({
      ...{ reason: 'missing-tax-keys', lines: [{ key: sold?.key, missing: ['iva_rate', 'ieps_units'] }] },
    });
  });

  test('a month has its number and its year', () => {
    expect(monthOf('2026-11-29')).toEqual({ periodicity: '04', months: '11', year: '2026' });
  });
});

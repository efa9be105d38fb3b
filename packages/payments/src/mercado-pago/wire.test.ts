import { describe, expect, test } from 'vitest';
import { ProviderAway } from '../port.ts';
import { centavosOf, decimalOf, durationUntil } from './amounts.ts';
import { mercadoPagoProvider } from './mercado-pago-provider.ts';
import { access, now, type SignedAs, signed } from './test-webhooks.ts';
import { paymentOf } from './wire.ts';

const provider = mercadoPagoProvider(access);

describe('PA-08 Mercado Pago: webhooks', () => {
  const id = 'ORD01JQ4S4KY8HWQ6NA5PXB65B3D3';

  test.each<[string, SignedAs]>([
    ['of another secret', { secret: 'otro' }],
    ['of another order', { signedId: 'ord2' }],
    ['older than 5 minutes', { time: now / 1000 - 301 }],
    ['more than 5 minutes ahead', { time: now / 1000 + 301 }],
    ['older than 5 minutes, in milliseconds', { time: now - 301_000 }],
  ])('a signature %s is refused', (_, as) => expect(provider.readEvent(...signed(id, as))).toBeUndefined());

  test.each<[string, SignedAs]>([
    ['of the id in lower case', {}],
    ['of the id as it is', { signedId: id }],
    ['with a time in milliseconds', { time: now }],
    ['of almost 5 minutes ago', { time: now / 1000 - 299 }],
  ])('a signature %s is right', (_, as) => expect(provider.readEvent(...signed(id, as))?.payment).toBe(id));

  test('an event about no order, and headers and bodies that are none', () => {
    expect(provider.readEvent(...signed(id, { type: 'topic_chargebacks_wh' }))).toMatchObject({ payment: null });
    const [headers, body] = signed(id);
    expect(provider.readEvent({ ...headers, 'x-request-id': undefined }, body)).toBeUndefined();
    expect(provider.readEvent({ ...headers, 'x-request-id': 'r-2' }, body)).toBeUndefined();
    expect(provider.readEvent({ 'x-request-id': 'r-1' }, body)).toBeUndefined();
    for (const text of ['', '{', 'null', '[]', '{"data":null}', '{"type":"order","data":{"id":7}}'])
      expect(provider.readEvent(headers, text)).toBeUndefined();
  });
});

describe('PA-06 Mercado Pago: states', () => {
  const order = { id: 'ORD1', external_reference: 'a', total_amount: '10.00', currency: 'MXN' };
  const read = (more: object) => paymentOf({ ...order, ...more } as Parameters<typeof paymentOf>[0]);

  test.each([
    ['created', 'created', 'pending'],
    ['processing', 'in_process', 'pending'],
    ['processing', 'pending_review_manual', 'pending'],
    ['action_required', 'waiting_payment', 'pending'],
    ['action_required', 'waiting_transfer', 'pending'],
    ['action_required', 'waiting_capture', 'authorised'],
    ['action_required', 'pending_challenge', 'challenge'],
    ['processed', 'accredited', 'paid'],
    ['processed', 'partially_refunded', 'paid'],
    ['refunded', 'refunded', 'paid'],
    ['charged_back', 'in_process', 'paid'],
    ['failed', 'high_risk', 'declined'],
    ['canceled', 'canceled', 'cancelled'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['expired', 'expired', 'expired'],
    ['a_new_status', 'new', 'pending'],
  ])('%s, %s is %s', (status, status_detail, state) => {
    expect(read({ status, status_detail }).state).toBe(state);
  });

  test.each([
    ['insufficient_amount', 'insufficient_funds'],
    ['bad_filled_card_data', 'wrong_data'],
    ['invalid_installments', 'months_refused'],
    ['3ds_challenge_expired', 'challenge_failed'],
    ['rejected_by_issuer', 'declined'],
    ['a_new_reason', 'declined'],
  ])('a payment that failed by %s is declined by %s', (status_detail, decline) => {
    const transactions = { payments: [{ id: 'PAY1', amount: '10.00', status: 'failed', status_detail }] };
    expect(read({ status: 'failed', status_detail: 'failed', transactions })).toMatchObject({ decline, receipts: [] });
  });

  test.each([
    ['in_process', 'open'],
    ['settled', 'won'],
    ['reimbursed', 'lost'],
  ])('a chargeback %s is a dispute that is %s', (status_detail, dispute) => {
    expect(read({ status: 'charged_back', status_detail }).dispute).toBe(dispute);
  });

  test('an order whose answer names no currency and another country is not in pesos', () => {
    expect(read({ status: 'created', currency: undefined, country_code: 'BRA' }).currency).toBe('');
  });

  test('a reference that is no CLABE is not shown as one', () => {
    const payment_method = { id: 'clabe', type: 'bank_transfer', reference: '1234567890' };
    const transactions = { payments: [{ id: 'PAY1', amount: '10.00', payment_method }] };
    expect(read({ status: 'action_required', transactions }).transfer).toBeNull();
  });
});

describe('amounts and times of Mercado Pago', () => {
  test.each([
    ['1349.05', 134_905],
    ['0.07', 7],
    ['10', 1_000],
    ['10.5', 1_050],
    ['8.10', 810],
    ['1.000', 100],
  ])('%s is %i centavos', (text, centavos) => {
    expect(centavosOf(text)).toBe(centavos);
    expect(centavosOf(decimalOf(centavos))).toBe(centavos);
  });

  test.each([undefined, '', '-1.00', '1e3', '1.005', '1,000.00', 'NaN'])('%j is no amount', (text) => {
    expect(() => centavosOf(text)).toThrow(ProviderAway);
  });

  test.each([
    [0, 'P1D'],
    [24 * 60, 'P1D'],
    [2 * 1440 + 59, 'P2DT59M'],
    [3 * 1440 + 120, 'P3DT2H'],
    [60 * 1440, 'P30D'],
  ])('%i minutes are %s', (minutes, duration) => {
    expect(durationUntil(new Date(now + minutes * 60_000 + 59_000), new Date(now))).toBe(duration);
  });
});

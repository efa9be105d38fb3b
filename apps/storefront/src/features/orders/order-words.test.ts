/** Tests of the sentences about an order (RL-02, RL-07, BL-13, BL-12). */
import type { OrderParcel } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { iconOf, orderArrival, parcelArrival, parcelCount, pastDay, paymentSentence, toneOf } from './order-words.ts';

const today = '2026-12-01';
type Parcel = Parameters<typeof parcelArrival>[0];
const parcel = (word: string, more: Partial<Parcel> = {}): Parcel => ({
  ...{ delivery: 'carrier', status: { word, track: 'shipping' }, promised: null, delivered_at: null },
  ...more,
});
const promised = (from: string, to: string): Pick<OrderParcel, 'promised'> => ({ promised: { from, to } });
const arrived = (at: string, more: Partial<Parcel> = {}) => parcel('entregado', { delivered_at: at, ...more });

describe('RL-07 when a parcel arrives or arrived', () => {
  test.each([
    [parcel('en camino', promised('2026-12-02', '2026-12-02')), 'Llega mañana'],
    [parcel('en camino', promised('2026-12-03', '2026-12-05')), 'Llega entre el jueves 3 y el sábado 5 de diciembre'],
    // The first promised day has passed.
    [parcel('en camino', promised('2026-11-29', '2026-12-01')), 'Llega hoy'],
    [parcel('en camino', promised('2026-11-25', '2026-11-27')), 'Lo esperábamos el viernes 27 de noviembre'],
    [
      parcel('listo para recoger', { delivery: 'pickup', ...promised('2026-12-02', '2026-12-02') }),
      'Listo en la tienda mañana',
    ],
    [parcel('pedido autorizado', { delivery: 'digital' }), 'Te llega por correo'],
    [parcel('en camino'), undefined],
    [parcel('cancelado', promised('2026-12-02', '2026-12-02')), undefined],
    [parcel('de regreso con el vendedor', promised('2026-12-02', '2026-12-02')), undefined],
    [
      parcel('esperando pago', {
        status: { word: 'esperando pago', track: 'payment' },
        ...promised('2026-12-02', '2026-12-02'),
      }),
      undefined,
    ],
    // 11 p.m. in Mexico City is the next day in UTC.
    [arrived('2026-12-01T05:00:00Z', promised('2026-11-27', '2026-11-28')), 'Llegó ayer'],
    [arrived('2026-12-01T15:00:00Z', { delivery: 'pickup' }), 'Lo recogiste hoy'],
    [arrived('2026-11-24T18:00:00Z', { delivery: 'digital' }), 'Te llegó por correo el martes 24 de noviembre'],
    [arrived('2025-11-24T18:00:00Z'), 'Llegó el 24 de noviembre de 2025'],
  ])('%# %j: %s', (one, words) => expect(parcelArrival(one, today)).toBe(words));

  test('an order says when its next parcel arrives, or when the last one arrived', () => {
    const later = parcel('pedido autorizado', promised('2026-12-08', '2026-12-09'));
    const next = parcel('en camino', promised('2026-12-02', '2026-12-02'));
    const [first, last] = [arrived('2026-11-24T18:00:00Z'), arrived('2026-11-30T18:00:00Z')];
    expect(orderArrival([later, first, next], today)).toBe('Llega mañana');
    expect(orderArrival([last, first], today)).toBe('Llegó ayer');
    expect(orderArrival([first, parcel('cancelado')], today)).toBe('Llegó el martes 24 de noviembre');
    expect(orderArrival([parcel('cancelado')], today)).toBeUndefined();
    expect([[first], [later, next], [first, last], [first, later], [first, last, next]].map(parcelCount)).toEqual([
      ...[undefined, 'En 2 paquetes', 'En 2 paquetes', 'En 2 paquetes: 1 ya llegó', 'En 3 paquetes: 2 ya llegaron'],
    ]);
  });

  test('a past day is named without a year only in this year', () => {
    expect(pastDay('2026-01-02T18:00:00Z', today)).toBe('el viernes 2 de enero');
    expect(pastDay('2025-12-31T18:00:00Z', '2026-01-01')).toBe('ayer');
    expect(pastDay('2025-12-30T18:00:00Z', '2026-01-01')).toBe('el 30 de diciembre de 2025');
  });
});

describe('RL-07 RL-08 what happens with a payment', () => {
  const facts = { way: 'card', pay_until: '2026-12-03T16:30:00Z', can_pay: true };
  test.each([
    ['awaiting', {}, /^Falta pagarlo: apartamos tus piezas hasta el jueves 3 de diciembre a las 10:29\.$/],
    ['awaiting', { way: 'oxxo' }, /^Págalo en OXXO a más tardar el jueves 3 de diciembre a las 10:29\.$/],
    ['awaiting', { way: 'spei' }, /^Haz tu transferencia a más tardar el jueves 3 de diciembre a las 10:29\.$/],
    ['awaiting', { can_pay: false }, /^Se acabó el tiempo para pagarlo\.$/],
    ['awaiting', { pay_until: null }, /^Todavía no se paga\.$/],
    ['charging', {}, /No vuelvas a pagar/],
    ['partial', {}, /falta el resto/],
    ['authorised', {}, /de 24 a 48 horas/],
    ['expired', {}, /No se pagó a tiempo/],
    ['cancelled', {}, /antes de pagarse/],
    ['disputed', {}, /banco revisa/],
  ] as const)('%s %j', (payment, more, words) =>
    expect(paymentSentence({ payment, ...facts, ...more })).toMatch(words),
  );

  test('nothing is said of a paid order', () => expect(paymentSentence({ payment: 'paid', ...facts })).toBeUndefined());
});

test('BL-13 each status has the look of what it asks for', () => {
  const look = (word: string, track: 'payment' | 'shipping' | 'refund' = 'shipping') => {
    const status = { word, track };
    return `${toneOf(status)} ${iconOf(status)}`;
  };
  expect([
    ...[look('esperando pago', 'payment'), look('venció', 'payment'), look('pedido autorizado'), look('en camino')],
    ...[look('listo para recoger'), look('entregado'), look('cancelado'), look('reembolsado', 'refund')],
    look('pedido de prueba', 'refund'),
  ]).toEqual([
    ...['act clock', 'over close', 'going package', 'going truck', 'going pickup', 'done check', 'over close'],
    ...['refund return', 'over close'],
  ]);
});

/** Tests of the words of BL-13. */
import { describe, expect, test } from 'vitest';
import type { ParcelState } from './states/parcel-states.ts';
import type { PieceState } from './states/piece-states.ts';
import { statusOf, type WordStates } from './status-word.ts';

const paid = (parcels: ParcelState[], pieces: PieceState[] = ['sold'], more: Partial<WordStates> = {}) =>
  statusOf({ payment: 'paid', isTest: false, parcels, pieces, ...more });

describe('BL-13 the word of an order, a parcel and a product', () => {
  test.each([
    ['authorised', 'pedido autorizado'],
    ['preparing', 'preparando tu producto'],
    ['collecting', 'en proceso de recolección'],
    ['on_the_way', 'en camino'],
    ['delivered', 'entregado'],
    ['ready', 'listo para recoger'],
  ] as const)('a parcel that is %s: %s', (state, word) => {
    expect(paid([state])).toEqual({ word, track: 'shipping' });
  });

  test.each([
    ['cancellation_asked', 'solicita cancelación'],
    ['return_asked', 'solicita reembolso'],
    ['return_started', 'devolución iniciada'],
    ['awaiting_return', 'en espera del retorno del producto'],
    ['refund_authorised', 'reembolso autorizado'],
    ['refunding', 'en proceso de reembolso'],
    ['refund_failed', 'en proceso de reembolso'],
    ['refund_made', 'reembolso realizado'],
    ['refunded', 'reembolsado'],
    ['gift_changed', 'cambiado por saldo'],
    ['denied', 'no autorizado'],
    ['sent_back', 'no autorizado'],
  ] as const)('pieces that are %s show the refund instead of the shipping: %s', (state, word) => {
    expect(paid(['delivered'], [state])).toEqual({ word, track: 'refund' });
  });

  test.each([
    ['awaiting', 'esperando pago'],
    ['charging', 'esperando pago'],
    ['partial', 'esperando pago'],
    ['authorised', 'por autorizar'],
    ['expired', 'venció'],
    ['cancelled', 'cancelado'],
  ] as const)('an order whose payment is %s: %s', (payment, word) => {
    expect(paid(['waiting'], ['sold'], { payment })).toEqual({ word, track: 'payment' });
  });

  test.each(['disputed', 'charged_back'] as const)('a payment that is %s changes no word', (payment) => {
    expect(paid(['on_the_way'], ['sold'], { payment })).toEqual({ word: 'en camino', track: 'shipping' });
  });

  test('a test order is "pedido de prueba" in every state', () => {
    const word = { word: 'pedido de prueba', track: 'refund' };
    expect(paid(['on_the_way'], ['refunded'], { isTest: true })).toEqual(word);
    expect(paid(['waiting'], ['sold'], { isTest: true, payment: 'awaiting' })).toEqual(word);
  });

  test('the parcel with the least progress names the order, and cancelled parcels do not count', () => {
    expect(paid(['delivered', 'preparing', 'on_the_way'], ['sold', 'sold', 'sold']).word).toBe(
      'preparando tu producto',
    );
    expect(paid(['delivered', 'cancelled'], ['sold', 'refunded']).word).toBe('entregado');
    expect(paid(['delivered', 'returning'], ['sold', 'sold']).word).toBe('de regreso con el vendedor');
  });

  test('pieces that the customer has or gets name the product, before pieces that are refunded', () => {
    expect(paid(['on_the_way'], ['refunded', 'sold']).word).toBe('en camino');
    expect(paid(['delivered'], ['refunded', 'denied', 'sold']).word).toBe('entregado');
    expect(paid(['delivered'], ['refunded', 'denied']).word).toBe('no autorizado');
    expect(paid(['delivered'], ['refunded', 'refunding']).word).toBe('en proceso de reembolso');
  });
});

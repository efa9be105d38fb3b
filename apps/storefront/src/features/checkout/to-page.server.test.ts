/** Tests of the data of the steps of delivery and review (CO-03, CO-04, CO-08). */
import { offerText } from '@tianguis/domain/offer';
import { describe, expect, test } from 'vitest';
import { chosenDelivery } from './checkout-data.ts';
import { compra, groupOf, pickUpOnly, quoteOf, viewOf } from './testing/test-checkout.ts';
import { acceptedTexts, deliveryOf, orderedParcels, parcelsOf, toPage } from './to-page.server.ts';

const now = Date.parse('2027-01-15T18:00:00Z');

describe('CO-03 lines that no carrier delivers', () => {
  const shown = (chosen: boolean) => deliveryOf(viewOf({ groups: [groupOf(2), pickUpOnly(chosen)] }), now);

  test('can stay out, which is chosen as long as the customer chooses no pick-up', () => {
    expect(shown(false).map(({ key, canStay }) => [key, canStay])).toEqual([
      ['3', false],
      ['3-shops', true],
    ]);
    expect(chosenDelivery(shown(false))).toEqual({ 'entrega.3': 'estandar', 'entrega.3-shops': '' });
    expect(chosenDelivery(shown(true))).toEqual({ 'entrega.3': 'estandar', 'entrega.3-shops': 'pickup-1' });
  });

  test('are named, though the quote has no line of them', () => {
    expect(shown(false).map(({ titles }) => titles)).toEqual([['Taza'], ['Jarra']]);
  });
});

describe('the parcels of a review', () => {
  const [parcel] = quoteOf().parcels;
  if (!parcel) throw new Error('the quote has a parcel');
  const lines = [
    ...quoteOf().lines,
    { id: 9, childrenSku: '0', title: 'Plato', pieces: 1, wanted: 1, price: 100 },
    { id: 10, childrenSku: '0', title: 'Vaso', pieces: 1, wanted: 1, price: 100 },
  ];
  const of = (key: string, id: number, more: Partial<typeof parcel> = {}) => ({
    ...{ ...parcel, key, shipping: 4_900 },
    lines: [{ id, childrenSku: id === 7 ? 'A-1' : '0', pieces: 1 }],
    ...more,
  });
  const later = { arrives: { from: '2027-01-19', to: '2027-01-22' } };
  const other = { seller: { id: 4, name: 'Nopal' } };
  const pickUp = { service: 'pickup', shipping: 0 };
  const parcels = [
    of('3 estandar 1', 7),
    of('3 estandar 2', 9),
    of('3 estandar 3', 7),
    of('3 estandar 4', 10, later),
    of('3 voluminoso 1', 10, { service: 'voluminoso' }),
    of('4 estandar 1', 10, other),
    of('3 pickup-1 1', 9, pickUp),
    of('3 pickup-2 1', 10, pickUp),
  ];

  test('CO-04 CO-08 of one seller with the same service and dates are one; what is picked up in two shops is two', () => {
    expect(parcelsOf(quoteOf({ lines, parcels }), now).map(({ key, titles }) => [key, titles])).toEqual([
      ['3 estandar 1', ['Taza', 'Plato']],
      ['3 estandar 4', ['Vaso']],
      ['3 voluminoso 1', ['Vaso']],
      ['4 estandar 1', ['Vaso']],
      ['3 pickup-1 1', ['Plato']],
      ['3 pickup-2 1', ['Vaso']],
    ]);
  });

  test('CO-04 the shipping of each seller is one amount, beside what is picked up', () => {
    const view = viewOf({ quote: quoteOf({ lines, parcels }) });
    expect(toPage(view).totals.shipping).toEqual([
      { key: '3 estandar 1', amount: 24_500, label: 'Envío de Nopal' },
      { key: '4 estandar 1', amount: 4_900, label: 'Envío de Nopal' },
      { key: '3 pickup-1 1', amount: 0, label: 'Recoger en tienda: Nopal' },
    ]);
  });

  test('CO-08 of an order are shown alike; what comes by mail has no date', () => {
    const ordered = (id: string, delivery: string, title: string) => ({
      ...{ id, seller: { id: 3, name: 'Nopal', slug: 'nopal' }, delivery, lines: [{ title }] },
      promised: delivery === 'digital' ? null : parcel.arrives,
    });
    const three = [
      ordered('a', 'estandar', 'Taza'),
      ordered('b', 'estandar', 'Plato'),
      ordered('c', 'digital', 'Vale'),
    ];
    expect(orderedParcels(three as unknown as Parameters<typeof orderedParcels>[0], now)).toMatchObject([
      { key: 'a', titles: ['Taza', 'Plato'] },
      { key: 'c', titles: ['Vale'], arrives: 'Te llega por correo en cuanto se confirma tu pago' },
    ]);
  });
});

test('CO-04 the accepted texts are pages; what the shop offers is none', () => {
  const texts = { 'aviso-privacidad': '3', [offerText]: 'card.oxxo', 'terminos-y-condiciones': '2' };
  expect(acceptedTexts(quoteOf({ compra, texts }))).toEqual([
    { name: 'el aviso de privacidad', href: '/aviso-privacidad' },
    { name: 'los términos y condiciones', href: '/terminos-y-condiciones' },
  ]);
});

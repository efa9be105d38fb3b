/** Tests of the page of help with an order: what its customer can do now (RL-09, BL-13). */
import type { OrderView } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import {
  goneParcel,
  lineOf,
  number,
  orderOf,
  parcelOf,
  refundOf,
  returnOf,
  unpaidOf,
  waitingRefund,
} from '../testing/test-order.ts';
import { toHelp } from './help-data.ts';

const base = `/mi-cuenta/mis-pedidos/${number}`;
const open = parcelOf([lineOf(1, { pieces: 3, cancellable: 3 })]);
const gone = goneParcel([lineOf(2)]);
const delivered = goneParcel([lineOf(3)], {
  ...{ status: { word: 'entregado', track: 'shipping' }, delivered_at: '2026-12-01T16:00:00Z' },
});
const returnable = parcelOf([lineOf(3, { cancellable: 0, returnable: 1, return_until: '2026-12-31' })], {
  ...{ status: { word: 'entregado', track: 'shipping' }, delivered_at: '2026-12-01T16:00:00Z' },
});
/** Titles with their links, and the titles of the notes. */
const shown = (order: OrderView, product?: number) => {
  const { options, notes } = toHelp(order, product);
  return [options.map(({ title, href }) => `${title} ${href}`), notes.map(({ title }) => title)];
};
const write = `Escríbenos /pedido/${number}/mensajes`;

describe('RL-09 help with a paid order', () => {
  const left = 'Ya salió, así que ya no se puede cancelar';
  const cancelled = parcelOf([lineOf(1, { cancelled: 1, cancellable: 0 })], {
    status: { word: 'reembolso autorizado', track: 'refund' },
  });
  interface Case {
    order: OrderView;
    product?: number;
    options: string[];
    notes?: string[];
  }
  test.each<[string, Case]>([
    ['that has not left', { order: orderOf([open]), options: [`Cancelar mi pedido ${base}/motivo-cancelacion`] }],
    [
      'of which a part has left',
      {
        order: orderOf([open, gone]),
        options: [`Cancelar lo que no ha salido ${base}/motivo-cancelacion`],
        notes: ['Una parte ya salió, y esa ya no se puede cancelar'],
      },
    ],
    [
      'of which a part is cancelled',
      {
        order: orderOf([parcelOf([lineOf(1, { pieces: 3, cancelled: 1, cancellable: 2 })])]),
        options: [`Cancelar lo demás ${base}/motivo-cancelacion`],
      },
    ],
    [
      'with a product that can be cancelled',
      {
        ...{ order: orderOf([open, gone]), product: 1 },
        options: [`Cancelar este producto ${base}/product=1/motivo-cancelacion`],
      },
    ],
    ['with a product that has left', { order: orderOf([open, gone]), product: 2, options: [], notes: [left] }],
    [
      'that arrived',
      {
        order: orderOf([delivered], { can_cancel: false }),
        options: ['Devolver algo /necesitas-ayuda/FAQDevolucion'],
      },
    ],
    [
      'RL-10 of which a product can be returned',
      {
        order: orderOf([returnable], { can_cancel: false }),
        options: [`Devolverlo ${base}/product=3/que-quieres-hacer`],
      },
    ],
    [
      'RL-10 of which a product is returned',
      {
        order: orderOf([delivered], { can_cancel: false, returns: [returnOf()] }),
        options: [`Ver mi devolución ${number}01 /pedido/${number}/devolucion/${returnOf().id}`],
      },
    ],
    [
      'that is cancelled, with a refund on its way',
      {
        order: orderOf([cancelled], { can_cancel: false, refunds: [refundOf()] }),
        options: [`Ver mi reembolso /mi-cuenta/mis-pedidos/0/formaCompra/${number}`],
        notes: ['Ya está cancelado'],
      },
    ],
    [
      'with a refund that needs an account',
      {
        order: orderOf([open], { refunds: [waitingRefund()] }),
        options: [`Dar mi CLABE ${base}/datos-bancarios`, `Cancelar mi pedido ${base}/motivo-cancelacion`],
      },
    ],
    [
      'of an operator',
      {
        order: orderOf([goneParcel([lineOf(2)], { status: { word: 'pedido de prueba', track: 'refund' } })], {
          ...{ is_test: true, can_cancel: false },
        }),
        options: [],
      },
    ],
  ])('%s', (_name, { order, product, options, notes = [] }) =>
    expect(shown(order, product)).toEqual([
      [...options, product === undefined ? write : `${write}?producto=${product}`],
      notes,
    ]),
  );

  test('BL-12 a refund is shown with its way and its date', () => {
    const { options } = toHelp(orderOf([open], { refunds: [refundOf()] }), undefined);
    expect(options.find(({ title }) => title === 'Ver mi reembolso')?.text).toBe(
      '$500 a tu Visa terminada en 4242. Autorizado: llega a más tardar el martes 15 de diciembre.',
    );
    const two = toHelp(orderOf([open], { refunds: [refundOf(), refundOf({ id: 'c' })] }), undefined);
    expect(two.options.find(({ title }) => title === 'Ver mis 2 reembolsos')?.text).toContain('$1,000 en total.');
  });

  test('a parcel that comes back promises its refund', () => {
    const back = goneParcel([lineOf(2)], { status: { word: 'de regreso con el vendedor', track: 'shipping' } });
    expect(toHelp(orderOf([back]), undefined).notes[0]?.text).toContain('empieza tu reembolso');
  });
});

describe('RL-09 help with an order that is not paid', () => {
  test('pays, changes, or cancels the whole order; nothing is bought again', () => {
    const order = unpaidOf([open], 'card', { can_change: true });
    expect(shown(order, 1)).toEqual([
      [
        ...[`Pagarlo ahora /pedido/${number}/pagar`, 'Cambiar algo /carrito/detalle'],
        ...[`Cancelar mi pedido ${base}/motivo-cancelacion`, `${write}?producto=1`],
      ],
      [],
    ]);
    expect(toHelp(order, undefined).canBuyAgain).toBe(false);
  });

  test('while a provider may have charged, nothing is cancelled, and the page of the payment is shown', () => {
    const order = unpaidOf([open], 'card', { can_pay: false, can_cancel: false });
    const charging = { ...order, payment: { ...order.payment, state: 'charging' as const } };
    expect(shown(charging)).toEqual([
      [`Ver cómo va mi pago /mi-cuenta/mis-pedidos/0/formaCompra/${number}`, write],
      [],
    ]);
  });

  test.each([
    ['authorised', 'tu banco libera el dinero'],
    ['partial', 'Te regresamos lo que ya nos llegó.'],
    ['awaiting', 'no te cobramos nada'],
  ] as const)('%s: what the end means for the money', (state, words) => {
    const order = unpaidOf([open], 'card');
    const { options } = toHelp({ ...order, payment: { ...order.payment, state } }, undefined);
    expect(options.find(({ title }) => title === 'Cancelar mi pedido')?.text).toContain(words);
  });

  test('an order that has ended is bought again, and has nothing to cancel', () => {
    const order = unpaidOf([open], 'card', { can_pay: false, can_cancel: false });
    const ended = { ...order, payment: { ...order.payment, state: 'expired' as const } };
    expect(shown(ended)).toEqual([[write], []]);
    expect(toHelp(ended, undefined).canBuyAgain).toBe(true);
  });
});

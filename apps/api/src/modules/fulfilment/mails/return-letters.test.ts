/** Tests of the mails about returns (OD-02, RL-10). */
import { describe, expect, test } from 'vitest';
import type { LetterOrder } from './letter-order-repository.ts';
import { orderLetter } from './order-letters.ts';
import { returnLetters } from './return-letters.ts';

type LetterReturn = LetterOrder['returns'][number];
const one: LetterReturn = {
  ...{ id: 'r', number: '012345678901', parcel: 'p', state: 'started', bearer: 'shop', way: 'punto' },
  ...{ dueOn: '2026-12-11', refusal: null, exchange: null },
  lines: [{ parcel: 'p', title: 'Comal', options: {}, sku: '7', pieces: 1, productId: 7, amount: 50_000 }],
};
const letter = (
  state: LetterReturn['state'],
  more: Partial<LetterReturn> = {},
  way: LetterOrder['way'] = 'card',
  of: Partial<LetterOrder> = {},
) => {
  const order = {
    ...{ number: '0123456789', name: 'Ana', way, returns: [{ ...one, state, ...more }] },
    refunds: [{ id: 'f', cause: 'return r', receipt: null, amount: 50_000, account: null, isBalance: false }],
    ...of,
  } as unknown as LetterOrder;
  const step = `return-${state.replaceAll('_', '-')}`;
  return returnLetters[step]?.(order, 'https://shop.example', 'r');
};

describe('OD-02 RL-10 each step of a return has a letter', () => {
  test.each<[LetterReturn['state'], Partial<LetterReturn>, string]>([
    ['started', {}, 'llévala a la paquetería a más tardar el viernes 11 de diciembre'],
    ['started', { way: 'recoleccion' }, 'La paquetería pasa por ella'],
    ['started', { bearer: 'customer' }, 'el envío de regreso lo pagas tú'],
    ['on_the_way', {}, 'Esperamos recibirla a más tardar el viernes 11 de diciembre'],
    ['arrived', {}, 'La revisamos a más tardar el viernes 11 de diciembre'],
    ['accepted', {}, 'Te devolvemos $500 a la tarjeta con la que pagaste'],
    ['refused', { refusal: 'Está usado.', dueOn: null }, 'Esto fue lo que vimos: Está usado.'],
    ['refunded', { dueOn: null }, 'Tu devolución terminó.'],
    ['expired', { dueOn: null }, 'puedes pedirla otra vez'],
    ['cancelled', { dueOn: null }, 'Te quedas con tu producto'],
  ])('%s %j', (state, more, words) => {
    const found = letter(state, more);
    expect(found?.title).toMatch(/^Hola, Ana: /);
    expect(JSON.stringify(found?.parts)).toContain(words);
    expect(found?.parts.at(-1)).toMatchObject({ href: 'https://shop.example/pedido/0123456789/devolucion/r' });
  });

  test('cash asks for an account, and a step that another one has overtaken is not mailed', () => {
    expect(JSON.stringify(letter('accepted', {}, 'oxxo')?.parts)).toContain('Dar mi CLABE');
    expect(letter('started', { state: 'arrived' })).toBeUndefined();
  });

  test('a return of an order that was charged back says that the bank has returned the money', () => {
    const of = (state: LetterReturn['state']) =>
      JSON.stringify(letter(state, { dueOn: null }, 'card', { refunds: [], payment: 'charged_back' }));
    expect(of('accepted')).toContain('Tu banco ya te regresó el dinero');
    expect(of('refunded')).toContain('Tu banco ya te regresó el dinero');
    expect(of('refunded')).not.toContain('enviamos tu reembolso');
  });

  test.each<[string, NonNullable<LetterReturn['exchange']>, LetterReturn['state'], string]>([
    [
      'reserved',
      { state: 'reserved', options: { Talla: 'L' }, number: null, toPay: 0 },
      'started',
      'Te apartamos tu cambio (L).',
    ],
    ['reserved', { state: 'reserved', options: {}, number: null, toPay: 0 }, 'arrived', 'Después sale tu cambio.'],
    ['ordered', { state: 'ordered', options: {}, number: '0000000009', toPay: 0 }, 'accepted', '/pedido/0000000009'],
    [
      'ordered',
      { state: 'ordered', options: {}, number: '0000000009', toPay: 12_000 },
      'accepted',
      'la diferencia de $120 en 3 días',
    ],
    ['ended', { state: 'ended', options: {}, number: null, toPay: 0 }, 'accepted', 'Te devolvemos $500'],
  ])('AF-02 an exchange that is %s: %j, %s', (_, exchange, state, words) => {
    expect(JSON.stringify(letter(state, { exchange }))).toContain(words);
  });

  test('AF-02 the order of an exchange has a mail only for money that arrives, since its return has one', () => {
    const of = (more: Partial<LetterOrder>) => ({ isExchange: true, ...more }) as unknown as LetterOrder;
    const origin = 'https://shop.example';
    expect(orderLetter(of({ payment: 'awaiting', way: 'card' }), 'placed', '', origin)).toBeUndefined();
    expect(orderLetter(of({ payment: 'paid', way: null }), 'paid', '', origin)).toBeUndefined();
    const whole = {
      ...{
        parcels: [],
        refunds: [],
        sellers: [],
        number: '0123456789',
        name: 'Ana',
        email: 'ana@correo.mx',
        payAt: {},
      },
      ...{ goods: 2, discount: 0, shipping: 0, total: 2, balance: 1, months: null, giftNote: null },
    };
    expect(orderLetter(of({ ...whole, payment: 'paid', way: 'card' }), 'paid', '', origin)?.subject).toContain(
      'pagado',
    );
  });

  test('AF-02 the money of an exchange is not mailed as a refund', () => {
    const exchange = { state: 'ordered' as const, options: {}, number: '0000000009', toPay: 0 };
    expect(letter('refunded', { exchange, dueOn: null })).toBeUndefined();
  });
});

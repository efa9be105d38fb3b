/** Tests of the choice of a cancellation in the URL (RL-09). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goneParcel, lineOf, number, orderOf, parcelOf, unpaidOf } from '../testing/test-order.ts';
import { readChoice, writeChoice, writePieces } from './choice.ts';
import { openLines, toChoose } from './choose-data.ts';

const order = orderOf([
  parcelOf([lineOf(1, { pieces: 3, cancellable: 3 }), lineOf(2)]),
  goneParcel([lineOf(3)]),
  parcelOf([lineOf(4, { pieces: 4, cancelled: 2, cancellable: 2 })], { seller: { id: 2, name: 'Artesanías' } }),
]);
const read = (query: string, product?: number, of = order) =>
  readChoice(new URLSearchParams(query), openLines(of), product);
const chosen = (query: string, product?: number) => writePieces(read(query, product).pieces);

describe('RL-09 a choice', () => {
  test.each([
    ['', undefined, '1x3,2x1,4x2'],
    ['', 2, '2x1'],
    // A product that left is not chosen, and nothing else is chosen in its place.
    ['', 3, ''],
    ['motivo=otra', 4, '4x2'],
    ['l1=2', undefined, '1x2'],
    ['paso=revisar', undefined, ''],
    ['paso=revisar&l1=2&l2=1&motivo=otra', 2, '1x2,2x1'],
    ['paso=revisar&l1=0&l4=%202%20', undefined, '4x2'],
    ['paso=revisar&l1=1&todo=1', 2, '1x3,2x1,4x2'],
  ])('%j with the product %s is %j', (query, product, pieces) => expect(chosen(query, product)).toBe(pieces));

  test.each(['4', '-1', '1.5', 'x', '1e0', '٣'])('ER-09 %s pieces of three are corrected at their field', (text) => {
    const choice = read(`paso=revisar&motivo=otra&l1=${encodeURIComponent(text)}`);
    const { result, values } = toChoose(order, undefined, choice);
    expect(result).toMatchObject({ status: 'invalid', fieldErrors: { l1: 'Escribe un número del 0 al 3.' } });
    expect(values.l1).toBe(text);
  });

  test('ER-09 without pieces and without a reason, both are asked for, in the sequence of the form', () => {
    expect(toChoose(order, undefined, read('paso=revisar')).result?.fieldErrors).toEqual({
      ...{ piezas: 'Elige al menos una pieza.', motivo: 'Elige un motivo.' },
    });
    expect(toChoose(order, undefined, read('')).result).toBeUndefined();
    const known = toChoose(order, undefined, read('paso=revisar&motivo=otra&l1=1'));
    expect(known.result).toBeUndefined();
    expect(toChoose(order, undefined, read('paso=revisar&motivo=nada&l1=1')).result?.fieldErrors).toEqual({
      motivo: 'Elige un motivo.',
    });
  });

  test('pieces that left since are named, and their number is no error', () => {
    const choice = read('paso=revisar&motivo=otra&l1=1&l3=1');
    expect([choice.hasGone, toChoose(order, undefined, choice).message]).toEqual([
      ...[true, 'Algo de lo que habías elegido ya no se puede cancelar. Esto es lo que todavía se puede.'],
    ]);
    expect(read('paso=revisar&l1=1&l3=0').hasGone).toBe(false);
  });

  test('any choice, written into a URL and read again, is the same', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(1), fc.nat(2), (one, two, four) => {
        const counts: [number, number][] = [
          [1, one],
          [2, two],
          [4, four],
        ];
        const pieces = new Map(counts.filter(([, count]) => count > 0));
        fc.pre(pieces.size > 0);
        const again = read(writeChoice(pieces, 'otra'));
        expect([[...again.pieces], again.reason]).toEqual([[...pieces], 'otra']);
      }),
      { seed: 40, numRuns: 50 },
    );
  });
});

describe('RL-09 the page that chooses', () => {
  test('shows parcels with their sellers, and only lines that can be cancelled', () => {
    const page = toChoose(order, undefined, read(''));
    expect(
      page.parcels.map(({ name, seller, lines }) => [name, seller, lines.map((one) => [one.field, one.most])]),
    ).toEqual([
      [
        'Paquete 1 de 3',
        'Tianguis',
        [
          ['l1', 3],
          ['l2', 1],
        ],
      ],
      ['Paquete 3 de 3', 'Artesanías', [['l4', 2]]],
    ]);
    expect(page).toMatchObject({ isPaid: true, hasRest: true, canChooseMore: false, message: '' });
    expect(page.action).toBe(`/mi-cuenta/mis-pedidos/${number}/motivo-cancelacion`);
  });

  test('one press chooses everything if only a product is chosen', () => {
    const page = toChoose(order, 2, read('', 2));
    expect(page).toMatchObject({ canChooseMore: true, values: { l1: '0', l2: '1', l4: '0' } });
    expect(page.action).toBe(`/mi-cuenta/mis-pedidos/${number}/product=2/motivo-cancelacion`);
    expect(toChoose(order, 3, read('', 3)).message).toBe(
      'Ese producto ya no se puede cancelar. Esto es lo que todavía se puede.',
    );
  });

  test('an order that is not paid asks for a reason only', () => {
    const unpaid = unpaidOf([parcelOf([lineOf(1)])], 'oxxo');
    const page = toChoose(unpaid, undefined, read('paso=revisar', undefined, unpaid));
    expect([page.isPaid, page.canChooseMore, page.result?.fieldErrors]).toEqual([
      ...[false, false, { motivo: 'Elige un motivo.' }],
    ]);
  });
});

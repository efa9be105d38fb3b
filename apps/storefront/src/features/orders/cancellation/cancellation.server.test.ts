/** Tests of the loader and the form of a cancellation (RL-09, ER-09). */
import type { CancellationPreview } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../shared/session/test-session.server.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { goneParcel, lineOf, number, orderOf, parcelOf, refundOf, unpaidOf } from '../testing/test-order.ts';
import { cancel, readCancellation } from './cancellation.server.ts';
import { readDone } from './done.server.ts';

const params = { order: number };
const base = `/mi-cuenta/mis-pedidos/${number}`;
const order = orderOf([parcelOf([lineOf(1, { pieces: 3, cancellable: 3 }), lineOf(2)])]);
const preview = (more: Partial<CancellationPreview> = {}): CancellationPreview => ({
  ...{ pedido: number, is_paid: true, is_whole: false, amount: 20_000 },
  lines: [{ line: 1, id: 1, childrenSku: '1', title: 'Producto 1', options: [], picture: null, pieces: 2 }],
  refunds: [refundOf({ amount: 20_000 })],
  ...more,
});
const id = '00000000-0000-4000-8000-000000000000';
const form = (more: Record<string, string> = {}) =>
  formOf({ cancelacion: id, piezas: '1x2', motivo: 'otra', importe: '20000', comentario: '', ...more });
const loaded = (query: string, reply: Parameters<typeof run>[1], of = order, own: object = params) =>
  run(of, reply, (context) =>
    readCancellation(context, own as typeof params, new URL(`${base}/motivo-cancelacion${query}`, 'http://shop')),
  );
const sent = (reply: Parameters<typeof run>[1], own = form(), more = {}) =>
  run(order, reply, (context) => cancel(context, { ...params, ...more }, own));

describe('RL-09 the page', () => {
  test('asks, reviews what the API says, and has a new id for each document', async () => {
    expect((await loaded('', () => undefined)).result).toMatchObject({ status: 200, choose: { isPaid: true } });
    const query = '?paso=revisar&l1=2&motivo=otra';
    const [one, other] = [await loaded(query, () => success(preview())), await loaded(query, () => success(preview()))];
    expect(one.calls.at(-1)?.path).toContain('piezas=1x2');
    expect(one.result).toMatchObject({
      ...{ status: 200, action: `${base}/motivo-cancelacion${query}` },
      review: {
        ...{ pieces: '1x2', reason: 'otra', amount: 20_000, changeHref: `${base}/motivo-cancelacion?l1=2&motivo=otra` },
        sentences: [
          'Te regresamos $200 a tu Visa terminada en 4242; llega a más tardar el martes 15 de diciembre.',
          'Lo demás sigue su camino, y su envío no se vuelve a cobrar.',
        ],
      },
    });
    const ids = [one, other].map(({ result }) => (result as { review: { id: string } }).review.id);
    expect(new Set(ids).size).toBe(2);
  });

  test.each([
    ['?paso=revisar&l1=2', 422, 'choose'],
    ['?paso=revisar&motivo=otra', 422, 'choose'],
    ['?paso=revisar&l1=2&l9=1&motivo=otra', 409, 'choose'],
  ])('ER-09 %s is answered with %s, and nothing is asked of the API', async (query, status, view) => {
    const { result, calls } = await loaded(query, () => undefined);
    expect(result).toMatchObject({ status, [view]: expect.anything() });
    expect(calls).toHaveLength(1);
  });

  test.each(['NOT_CANCELLABLE', 'CHARGE_UNKNOWN'])('%s says so, and leads to the order', async (code) => {
    const { result } = await loaded('?paso=revisar&l1=2&motivo=otra', () => refusal(409, code));
    expect(result).toMatchObject({
      ...{ status: 409, closed: { message: `${code}.`, facts: { href: `/pedido/${number}` } } },
    });
  });

  test.each([
    [orderOf([goneParcel([lineOf(1)])], { can_cancel: false }), 'Ya salió. Cuando lo recibas'],
    [
      orderOf([goneParcel([lineOf(1)], { delivered_at: '2026-12-01T16:00:00Z' })], { can_cancel: false }),
      'Ya te llegó.',
    ],
    [orderOf([goneParcel([lineOf(1, { cancelled: 1 })])], { can_cancel: false }), 'Esto ya está cancelado.'],
    [orderOf([parcelOf([lineOf(1)])], { can_cancel: false, is_test: true }), 'Es un pedido de prueba'],
    [
      {
        ...unpaidOf([parcelOf([lineOf(1)])], 'card', { can_cancel: false }),
        payment: { state: 'charging' as const, pay_until: null, tenders: [] },
      },
      'Estamos confirmando tu pago.',
    ],
  ])('BL-13 an order that cannot be cancelled says why: %#', async (closed, words) => {
    expect((await loaded('', () => undefined, closed)).result).toMatchObject({
      ...{ status: 200, closed: { message: expect.stringContaining(words), againHref: undefined } },
    });
  });

  test.each([
    ['oxxo', 'Ya no pagues tu referencia de OXXO'],
    ['spei', 'la CLABE de este pedido deja de servir'],
    ['card', 'No te cobramos nada.'],
  ])('an order that is not paid ends as a whole (%s)', async (way, words) => {
    const unpaid = unpaidOf([parcelOf([lineOf(1)])], way);
    const reply = success(preview({ is_paid: false, is_whole: true, amount: 0, refunds: [] }));
    const { result, calls } = await loaded('?paso=revisar&motivo=otra', () => reply, unpaid);
    expect(result).toMatchObject({ review: { pieces: '', sentences: [expect.stringContaining(words)] } });
    expect(calls.at(-1)?.path).not.toContain('piezas');
  });

  test('RO-02 an unknown order is 404; a product that the order does not have leads to the whole order', async () => {
    const unknown = await run(
      order,
      () => refusal(404, 'ORDER_NOT_FOUND'),
      (context) => readCancellation(context, { order: '0000000000' }, new URL('http://shop/')),
    );
    expect(unknown.result).toMatchObject({ init: { status: 404 } });
    const { result } = await loaded('?motivo=otra', () => undefined, order, { ...params, product: 'product=9' });
    expect((result as Response).headers.get('location')).toBe(`${base}/motivo-cancelacion?motivo=otra`);
  });
});

describe('RL-09 the form', () => {
  test('sends what the customer was shown, and leads to the last page', async () => {
    const { result, sent: bodies } = await sent(() => success({}), form({ comentario: ' Me\r\nequivoqué ' }), {
      product: 'product=1',
    });
    expect(result).toEqual({ to: `${base}/product=1/cancelacion-exitosa?cancelacion=${id}` });
    expect(bodies).toEqual([
      { cancelacion: id, piezas: '1x2', motivo: 'otra', importe: 20_000, comentario: 'Me\nequivoqué' },
    ]);
    const whole = await sent(() => success({}), form({ piezas: '' }));
    expect(whole.sent).toEqual([{ cancelacion: id, motivo: 'otra', importe: 20_000 }]);
  });

  test('REFUND_CHANGED shows the new amount beside the old one, and the form keeps its id and its comment', async () => {
    const reply = refusal(409, 'REFUND_CHANGED', { data: preview({ amount: 10_000 }) });
    const { result } = await sent(() => reply, form({ comentario: 'Ya no' }));
    expect(result).toMatchObject({
      ...{ status: 409, id, changed: { was: 20_000, review: { id, amount: 10_000, reason: 'otra' } } },
      result: { values: { comentario: 'Ya no' } },
    });
  });

  test.each(['NOT_CANCELLABLE', 'CHARGE_UNKNOWN'])('%s leads to the order, and to another choice', async (code) => {
    const { result } = await sent(() => refusal(409, code));
    expect(result).toMatchObject({
      status: 409,
      closed: {
        ...{ message: `${code}.`, facts: { href: `/pedido/${number}` }, againHref: `${base}/motivo-cancelacion` },
      },
    });
  });

  test.each<[string, ReturnType<Parameters<typeof run>[1]>, number, string | undefined]>([
    ['a lost answer', undefined, 503, id],
    ['a crash', { status: 500 }, 503, id],
    ['too many tries', refusal(429, 'TOO_MANY_REQUESTS'), 429, id],
    ['pieces that the API cannot read', refusal(400, 'INVALID_REQUEST'), 400, id],
    // The id belongs to another cancellation.
    ['a conflict', refusal(409, 'CONFLICT'), 409, undefined],
  ])('ER-09 after %s nothing typed is lost, and the same id cancels once', async (_name, reply, status, known) => {
    const { result } = await sent(() => reply, form({ comentario: 'Ya no' }));
    expect(result).toMatchObject({ status, result: { status: 'failed', values: { comentario: 'Ya no' } } });
    expect((result as { id?: string }).id).toBe(known);
    expect((result as { result: { message: string } }).result.message).not.toBe('');
  });

  test('ER-09 a comment that is too long is corrected at its field, and is not sent', async () => {
    const { result, calls } = await sent(() => success({}), form({ comentario: 'a'.repeat(501) }));
    expect(result).toMatchObject({ status: 422, id, result: { fieldErrors: { comentario: expect.any(String) } } });
    expect(calls).toEqual([]);
    expect((await sent(() => success({}), form({ comentario: 'a'.repeat(500) }))).result).toHaveProperty('to');
  });

  test.each([{ cancelacion: 'x' }, { motivo: 'nada' }, { importe: '-1' }, { importe: '1.5' }])(
    'ER-09 %j cancels nothing',
    async (more) => {
      const { result, calls } = await sent(() => success({}), form(more as Record<string, string>));
      expect([result, calls]).toMatchObject([{ status: 400 }, []]);
    },
  );
});

describe('RL-09 the last page', () => {
  const done = (query: string, reply: Parameters<typeof run>[1] = () => undefined, of = order) =>
    run(of, reply, (context) => readDone(context, params, new URL(`http://shop/${query}`)));
  const cancellation = { ...preview(), id, at: '2026-12-01T16:00:00Z', reason: 'otra' };

  test('says what goes back, and asks for an account if a refund needs one', async () => {
    const shown = await done(`?cancelacion=${id}`, () => success(cancellation));
    expect(shown.result).toMatchObject({
      ...{ isWhole: false, accountHref: undefined, goods: [{ title: 'Producto 1', pieces: 2 }] },
    });
    const refunds = [refundOf({ needs_account: true, arrives_by: null })];
    const cash = await done(`?cancelacion=${id}`, () => success({ ...cancellation, refunds }));
    expect(cash.result).toMatchObject({ accountHref: `${base}/datos-bancarios` });
  });

  test('money that an order had received before it was paid goes back, too', async () => {
    const unpaid = unpaidOf([parcelOf([lineOf(1)])], 'spei', { refunds: [refundOf({ needs_account: true })] });
    const reply = success({ ...cancellation, is_paid: false, is_whole: true, refunds: [] });
    expect((await done(`?cancelacion=${id}`, () => reply, unpaid)).result).toMatchObject({
      ...{ accountHref: `${base}/datos-bancarios`, sentences: [expect.stringMatching(/^Te regresamos \$500 por/)] },
    });
  });

  test('RO-02 an unknown id is 404, and an address without an id leads to the order', async () => {
    const unknown = await done(`?cancelacion=${id}`, () => refusal(404, 'CANCELLATION_NOT_FOUND'));
    expect(unknown.result).toMatchObject({ init: { status: 404 } });
    expect((await done('?cancelacion=x')).result).toMatchObject({ init: { status: 404 } });
    expect(((await done('')).result as Response).headers.get('location')).toBe(`/pedido/${number}`);
  });
});

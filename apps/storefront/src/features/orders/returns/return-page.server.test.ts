/** Tests of the page of a return, its label, and the page of its order (RL-10, BL-13, RO-02). */
import type { ReturnView } from '@tianguis/contract';
import { orderPaymentPath } from '@tianguis/domain';
import { describe, expect, test } from 'vitest';
import { toOrderPage } from '../order/order-data.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { lineOf, number, orderOf, parcelOf, refundOf, returnOf } from '../testing/test-order.ts';
import { cancelReturn, readLabel, readReturnPage } from './return-page.server.ts';

const base = `/mi-cuenta/mis-pedidos/${number}/product=3`;
const id = '00000000-0000-4000-8000-000000000001';
const line = lineOf(3, { pieces: 3, cancellable: 0, returnable: 3, return_until: '2026-12-31' });
const arrived = { status: { word: 'entregado', track: 'shipping' }, delivered_at: '2026-12-01T16:00:00Z' } as const;
const order = orderOf([parcelOf([line], arrived)], { can_cancel: false });
const view: ReturnView = {
  ...{ ...returnOf(), pedido: number, reason: 'llego-roto', bearer: 'shop', way: 'punto', amount: 50_000 },
  ...{
    can_cancel: true,
    refusal: null,
    carrier: null,
    tracking: null,
    refunds: [],
    photographs: [],
    today: '2026-12-01',
    exchange: null,
  },
  to: { name: 'La Merced', address: 'Rosario 12', postal_code: '06060' },
};
const leadsTo = (result: unknown) => (result as Response).headers?.get('location');
const none = () => undefined;

describe('RL-10 BL-13 the return', () => {
  const own = { order: number, return: id };
  const page = async (more: Partial<ReturnView>) =>
    (
      await run(
        order,
        () => success({ ...view, ...more }),
        (context) => readReturnPage(context, own, new URL('http://shop/?listo=1')),
      )
    ).result;
  test('has a label and four steps until it is sent, and a form that cancels it', async () => {
    expect(await page({})).toMatchObject({
      ...{
        number: `${number}01`,
        labelHref: `/pedido/${number}/devolucion/${id}/guia`,
        sentences: [expect.any(String)],
      },
      cancelAction: `/pedido/${number}/devolucion/${id}`,
      todo: {
        length: 4,
        2: 'Llévalo a la paquetería a más tardar el viernes 11 de diciembre y guarda tu comprobante.',
      },
    });
  });

  test.each<[Partial<ReturnView>, string]>([
    [{ state: 'on_the_way', due_on: '2026-12-10' }, 'Va en camino. Esperamos que nos llegue a más tardar el jueves 10'],
    [{ state: 'arrived', due_on: '2026-12-10' }, 'si no alcanzamos, te regresamos tu dinero'],
    [{ state: 'refused', due_on: null, refusal: 'Está usado.' }, 'No pudimos aceptarla: Está usado.'],
    [{ state: 'expired', due_on: null }, 'escríbenos con tu comprobante'],
    [{ state: 'accepted', refunds: [refundOf()] }, 'Aceptamos tu devolución.'],
  ])('%j says what happens', async (more, words) => {
    const { todo, labelHref } = (await page({ ...more, can_cancel: false })) as { todo: string[]; labelHref?: string };
    expect([todo.join(' '), labelHref]).toEqual([expect.stringContaining(words), undefined]);
  });

  const wanted = { childrenSku: '3-L', options: ['L'], is_same: false, difference: 12_000, pieces: 1 };
  test.each<[string, ReturnView['exchange'], string, string | undefined]>([
    [
      'reserved',
      { ...wanted, state: 'reserved', pedido: null, to_pay: false },
      'Te apartamos tu cambio: L. Te lo mandamos en cuanto revisemos lo que nos envías. Cuando lo aceptemos tendrás 3 días para pagar la diferencia de $120.',
      undefined,
    ],
    [
      'to be paid',
      { ...wanted, state: 'ordered', pedido: '0000000009', to_pay: true },
      'Paga la diferencia para que salga.',
      orderPaymentPath('0000000009'),
    ],
    [
      'on its way',
      { ...wanted, state: 'ordered', pedido: '0000000009', to_pay: false },
      'Tu cambio es el pedido 0000000009.',
      '/pedido/0000000009',
    ],
  ])('AF-02 an exchange that is %s says so, and promises no money', async (_, exchange, words, href) => {
    const shown = await page({ exchange, refunds: exchange?.pedido ? [refundOf()] : [] });
    expect(shown).toMatchObject({ sentences: [], exchange: { href } });
    const { exchange: said } = shown as { exchange: { sentences: string[] } };
    expect(said.sentences.join(' ')).toContain(words);
  });

  test('AF-02 an exchange that ended shows the money', async () => {
    const exchange = { ...wanted, state: 'ended' as const, pedido: null, to_pay: false };
    expect(await page({ exchange, state: 'accepted', refunds: [refundOf()] })).toMatchObject({
      ...{ exchange: undefined, sentences: [expect.any(String)], todo: ['Aceptamos tu devolución.'] },
    });
  });

  test('the label has the number as bars, and the address; without a label, the page of the return is shown', async () => {
    const { result } = await run(
      order,
      () => success(view),
      (context) => readLabel(context, own),
    );
    expect(result).toMatchObject({ number: `${number}01`, to: ['La Merced', 'Rosario 12', 'C.P. 06060'] });
    expect((result as { bars: { width: number } }).bars.width).toBeGreaterThan(80);
    const sent = await run(
      order,
      () => success({ ...view, state: 'arrived' }),
      (context) => readLabel(context, own),
    );
    expect(leadsTo(sent.result)).toBe(`/pedido/${number}/devolucion/${id}`);
  });

  test('RO-02 of another customer is 404; cancelling one that was sent says so', async () => {
    const foreign = await run(
      order,
      () => refusal(404, 'RETURN_NOT_FOUND'),
      (context) => readLabel(context, own),
    );
    expect(foreign.result).toMatchObject({ init: { status: 404 } });
    const bad = await run(order, none, (context) => readLabel(context, { ...own, return: '1' }));
    expect([bad.result, bad.calls]).toMatchObject([{ init: { status: 404 } }, []]);
    const sent = await run(
      order,
      () => refusal(409, 'RETURN_SENT'),
      (context) => cancelReturn(context, own),
    );
    expect(sent.result).toMatchObject({ status: 409, result: { message: expect.stringContaining('ya la enviaste') } });
  });

  test('is the track of its parcel on the page of the order, if all its pieces come back', () => {
    const back = parcelOf([{ ...line, returnable: 0 }], {
      ...arrived,
      status: { word: 'devolución iniciada', track: 'refund' },
    });
    const { parcels } = toOrderPage(orderOf([back], { returns: [returnOf()], can_cancel: false }));
    expect(parcels[0]).toMatchObject({
      ...{ status: 'Devolución iniciada', steps: [{ word: 'Devolución iniciada', state: 'current' }] },
      returns: [{ href: `/pedido/${number}/devolucion/${id}`, text: `Devolución ${number}01: devolución iniciada` }],
    });
    // AF-02: the money of an exchange went to no customer.
    const exchanged = orderOf([{ ...back, status: { word: 'reembolsado', track: 'refund' } }], {
      ...{ returns: [returnOf({ word: 'cambio autorizado' })], can_cancel: false },
    });
    expect(toOrderPage(exchanged).parcels[0]?.status).toBe('Cambio autorizado');
    expect(toOrderPage(order).parcels[0]?.lines[0]?.returnHref).toBe(`${base}/que-quieres-hacer`);
  });
});

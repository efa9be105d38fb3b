/** Tests of the pages of returns: what each shows, and where it leads (RL-10, ER-09, BL-12). */
import type { OrderView, ReturnPreview } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../shared/session/test-session.server.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { goneParcel, lineOf, number, orderOf, parcelOf, refundOf, returnOf } from '../testing/test-order.ts';
import {
  askReturn,
  readBetween,
  readCannotCancel,
  readChooseReturn,
  readReturnReview,
  readWant,
  tellStory,
} from './returns.server.ts';
import { toWant } from './want-data.ts';

const params = { order: number, product: 'product=3' };
const base = `/mi-cuenta/mis-pedidos/${number}/product=3`;
const id = '00000000-0000-4000-8000-000000000001';
const line = lineOf(3, { pieces: 3, cancellable: 0, returnable: 3, return_until: '2026-12-31' });
const arrived = { status: { word: 'entregado', track: 'shipping' }, delivered_at: '2026-12-01T16:00:00Z' } as const;
const order = orderOf([parcelOf([line], arrived)], { can_cancel: false });
const two = orderOf([parcelOf([line], arrived), parcelOf([{ ...line, line: 4 }], { ...arrived, id: 'p4' })]);
const preview: ReturnPreview = {
  ...{ pedido: number, lines: returnOf().lines, bearer: 'shop', ways: ['punto', 'recoleccion'], with_shipping: true },
  ...{ wants_photographs: true, until: '2026-12-31', law_until: '2026-12-08', post_by: '2026-12-11', amount: 50_000 },
  refunds: [refundOf({ arrives_by: '2026-12-30' })],
  exchanges: [],
};
const mine: ReturnPreview = { ...preview, bearer: 'customer', ways: ['punto'], with_shipping: false };
const chosen = '?paso=elegido&l3=2&motivo=llego-roto';
const at = (page: string, query = '') => new URL(`${base}/${page}${query}`, 'http://shop');
const leadsTo = (result: unknown) => (result as Response).headers?.get('location');
const none = () => undefined;

describe('RL-10 what to do with a product', () => {
  const want = async (of: OrderView) => (await run(of, none, (context) => readWant(context, params))).result;
  test.each<[string, OrderView, string | undefined, string[]]>([
    ['that can be returned', order, undefined, ['Devolverlo y recibir mi dinero', 'No funciona']],
    ['that has not arrived', orderOf([goneParcel([lineOf(3)])]), 'Todavía no te llega.', []],
    [
      'whose time is over',
      orderOf([goneParcel([lineOf(3)], { ...arrived, delivered_at: '2026-10-01T16:00:00Z' })]),
      ...(['Ya pasaron los 30 días', []] as [string, string[]]),
    ],
    [
      'that is returned',
      orderOf([goneParcel([lineOf(3)], arrived)], { returns: [returnOf()] }),
      ...(['Ya pediste la devolución', [`Ver mi devolución ${number}01`]] as [string, string[]]),
    ],
  ])('%s', async (_name, of, note, titles) => {
    const page = (await want(of)) as { note: string | undefined; options: { title: string }[] };
    expect(page.note ?? '').toContain(note ?? '');
    expect(page.options.map(({ title }) => title)).toEqual([...titles, 'Ver mi pedido', 'Escríbenos']);
    // The shop of these tests has no balance, so no page promises an exchange.
    expect(JSON.stringify(page)).not.toMatch(/cambi[oa]r?(te|lo)? (por|tu producto)/i);
  });

  test('AF-02 an exchange is named where the shop offers one', () => {
    const title = (of: OrderView) => toWant(of, 3, true).options[0]?.title;
    expect(title(order)).toBe('Devolverlo o cambiarlo por otro');
    const onCredit = { ...order.payment, tenders: [{ kind: 'credit', amount: 50_000, card: null, months: 1 }] };
    const pickedUp = orderOf([parcelOf([line], { ...arrived, delivery: 'pickup' })], { can_cancel: false });
    for (const none of [{ ...order, payment: onCredit }, pickedUp])
      expect(title(none)).toBe('Devolverlo y recibir mi dinero');
  });

  test('BL-13 one that cannot be cancelled says why, and one that can leads to its cancellation', async () => {
    const { result } = await run(order, none, (context) => readCannotCancel(context, params));
    expect(result).toMatchObject({
      note: expect.stringContaining('Ya te llegó.'),
      options: [{ icon: 'return' }, {}, {}, {}],
    });
    const open = await run(orderOf([parcelOf([lineOf(3)])]), none, (context) => readCannotCancel(context, params));
    expect(leadsTo(open.result)).toBe(`${base}/motivo-cancelacion`);
  });

  test('RO-02 a product that the order does not have leads to the help with the order', async () => {
    const { result } = await run(order, none, (context) => readWant(context, { ...params, product: 'product=9' }));
    expect(leadsTo(result)).toBe(`/mi-cuenta/mis-pedidos/${number}/necesitas-ayuda`);
    const bad = await run(order, none, (context) => readWant(context, { ...params, product: 'x' }));
    expect(bad.result).toMatchObject({ init: { status: 404 } });
  });
});

describe('RL-10 the choice', () => {
  const choose = async (query: string, of = order) =>
    (await run(of, none, (context) => readChooseReturn(context, params, at('solicitar-cambio-devolucion', query))))
      .result;
  test('has all pieces of one parcel first, and leads to the words, or to what may help', async () => {
    expect(await choose('', two)).toMatchObject({
      status: 200,
      page: { values: { l3: '3', l4: '0' }, result: undefined },
    });
    expect(leadsTo(await choose(chosen))).toBe(`${base}/cuentanos-tu-problema${chosen}`);
    const broken = chosen.replace('llego-roto', 'no-funciona');
    expect(leadsTo(await choose(broken))).toBe(`${base}/no-funciona${broken}`);
  });

  test.each([
    ['?paso=elegido&l3=2', { motivo: 'Elige qué pasó.' }],
    ['?paso=elegido&motivo=llego-roto', { piezas: 'Elige al menos una pieza.' }],
    ['?paso=elegido&l3=4&motivo=llego-roto', { l3: 'Escribe un número del 0 al 3.' }],
    ['?paso=elegido&l3=1&l4=1&motivo=llego-roto', { piezas: expect.stringContaining('un solo paquete') }],
    ['?paso=elegido&l3=1&motivo=%00', { motivo: 'Elige qué pasó.' }],
  ])('ER-09 %s is 422 with a sentence at its field, and what was typed stays', async (query, fieldErrors) => {
    expect(await choose(query, two)).toMatchObject({
      status: 422,
      page: { result: { status: 'invalid', fieldErrors } },
    });
  });

  test('an incomplete choice leads back, and a product without pieces to return leads to what is possible', async () => {
    for (const page of ['cuentanos-tu-problema', 'adjuntar-fotografias'] as const) {
      const back = await run(order, none, (context) => readBetween(context, params, at(page, '?l3=1'), page));
      expect(leadsTo(back.result)).toBe(`${base}/solicitar-cambio-devolucion?l3=1`);
    }
    expect(leadsTo(await choose(chosen, orderOf([goneParcel([lineOf(3)])])))).toBe(`${base}/que-quieres-hacer`);
  });
});

describe('RL-10 the words', () => {
  const tell = async (relato: string, query = chosen) =>
    (
      await run(order, none, (context) =>
        tellStory(context, params, at('cuentanos-tu-problema', query), formOf({ relato })),
      )
    ).result;
  test('lead to the review with an id, and are kept outside of its URL', async () => {
    const { to, page, values } = (await tell('Llegó rota')) as { to: string; page: string; values: object };
    expect([page, values]).toEqual([`${base}/adjuntar-fotografias`, { relato: 'Llegó rota' }]);
    expect(to).toMatch(new RegExp(`^${base}/adjuntar-fotografias\\?.*devolucion=[0-9a-f-]{36}$`));
    expect(await tell('Otra vez', `${chosen}&devolucion=${id}`)).toMatchObject({ to: expect.stringContaining(id) });
  });

  test('ER-09 that are too long are 422 with a sentence, and stay', async () => {
    const long = 'x'.repeat(1_001);
    expect(await tell(long)).toMatchObject({
      ...{ status: 422, result: { fieldErrors: { relato: expect.any(String) }, values: { relato: long } } },
    });
  });
});

describe('RL-10 BL-12 the review', () => {
  const own = `${chosen}&devolucion=${id}`;
  const review = async (reply: ReturnPreview, of = order, query = own) => {
    const { result, calls } = await run(
      of,
      () => success(reply),
      (context) => readReturnReview(context, params, at('adjuntar-fotografias', query)),
    );
    return { page: result as { sentences: string[]; photographs: string; ways: unknown[]; id: string }, calls };
  };
  test('AF-01 says the amount, its target and its last day, who pays the way back, and what photographs help', async () => {
    const { page, calls } = await review(preview);
    expect(calls.at(-1)?.path).toContain('piezas=3x2&motivo=llego-roto');
    expect(page.sentences).toEqual([
      'Si lo mandas hoy: te regresamos $500 a tu Visa terminada en 4242; llega a más tardar el miércoles 30 de diciembre.',
      'Pagamos el envío de regreso, y te regresamos también lo que pagaste de envío.',
      'Mándalo a más tardar el viernes 11 de diciembre.',
    ]);
    expect([page.id, page.photographs.includes('ayuda mucho'), page.ways.length]).toEqual([id, true, 2]);
  });

  test('AF-02 has an id in its URL, by which photographs stay; an id of a return leads to the return', async () => {
    const without = await review(preview, order, chosen);
    expect(leadsTo(without.page)).toMatch(/&devolucion=[0-9a-f-]{36}$/);
    const sent = await review(preview, { ...order, returns: [returnOf()] });
    expect(leadsTo(sent.page)).toBe(`/pedido/${number}/devolucion/${id}`);
  });

  test('BL-12 LFPC 56 a change of mind needs no reason within five business days, and unused goods after them', async () => {
    expect((await review(mine)).page.sentences.at(-1)).toContain('la ley te deja echarte atrás sin decir por qué');
    const later = { ...order, today: '2026-12-20' };
    expect((await review(mine, later)).page.sentences.at(-1)).toContain('no usado');
  });

  const ask = (reply: Parameters<typeof run>[1], fields: Record<string, string> = {}, of = order, query = own) =>
    run(of, reply, (context) =>
      askReturn(
        context,
        params,
        at('adjuntar-fotografias', query),
        formOf({ importe: '50000', via: 'punto', relato: '', ...fields }),
      ),
    );
  test('sends what the customer was shown, and leads to the return; the same form, sent again, too', async () => {
    const { result, sent } = await ask(() => success({}), { relato: ' Llegó rota ' });
    expect(result).toEqual({ to: `/pedido/${number}/devolucion/${id}?listo=1` });
    expect(sent).toEqual([
      { devolucion: id, piezas: '3x2', motivo: 'llego-roto', via: 'punto', importe: 50_000, relato: 'Llegó rota' },
    ]);
    const again = await ask(none, {}, { ...order, returns: [returnOf()] });
    expect([leadsTo(again.result), again.sent]).toEqual([`/pedido/${number}/devolucion/${id}`, []]);
  });

  test('AF-02 asks for an exchange at the shown difference, and says what is missing or has changed', async () => {
    const exchange = { childrenSku: '3-L', options: ['L'], is_same: false, difference: 12_000 };
    const wanted = { destino: 'cambio', cambio: '12000:3-L' };
    expect((await ask(() => success({}), wanted)).sent).toMatchObject([
      { importe: 50_000, cambio: { childrenSku: '3-L', diferencia: 12_000 } },
    ]);
    expect((await ask(() => success({}), { ...wanted, destino: 'origen' })).sent[0]).not.toHaveProperty('cambio');
    const none = await ask(() => success({}), { destino: 'cambio', cambio: '' });
    expect(none).toMatchObject({
      sent: [],
      result: { status: 422, result: { fieldErrors: { cambio: expect.any(String) } } },
    });
    const reply = refusal(409, 'RETURN_CHANGED', { data: { ...preview, exchanges: [exchange] } });
    expect((await ask(() => reply, { ...wanted, cambio: '0:3-L' })).result).toMatchObject({
      ...{ status: 409, result: { fieldErrors: { cambio: expect.stringContaining('Cambió la diferencia') } } },
      changed: { was: undefined, review: { exchanges: [{ value: '12000:3-L', label: 'L: pagas $120 más' }] } },
    });
  });

  test('RETURN_CHANGED shows both amounts, and the form keeps its id and its words', async () => {
    const reply = refusal(409, 'RETURN_CHANGED', { data: { ...preview, amount: 40_000 } });
    expect((await ask(() => reply, { relato: 'Rota' })).result).toMatchObject({
      ...{
        status: 409,
        changed: { was: 50_000, review: { amount: 40_000, id } },
        result: { values: { relato: 'Rota' } },
      },
    });
    expect(leadsTo((await ask(() => refusal(409, 'NOT_RETURNABLE'))).result)).toBe(`${base}/que-quieres-hacer`);
  });

  test.each([
    [{ via: 'avion' }, 422, own],
    [{ importe: '-1' }, 400, own],
    [{}, 400, `${chosen}&devolucion=x`],
  ])('ER-09 %j asks for nothing', async (fields, status, query) => {
    const { result, sent } = await ask(none, fields, order, query);
    expect([result, sent]).toMatchObject([{ status }, []]);
  });
});

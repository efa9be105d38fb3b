/** Tests of the page of the balance (PA-05, AF-07, ER-09). */

import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { readPesos } from '../../../shared/forms/read-pesos.server.ts';
import { asAction, type Call, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { refusal, run, success } from '../testing/test-actions.server.ts';
import { orderOf } from '../testing/test-order.ts';
import { answerBalance, readBalance } from './balance.server.ts';
import { toBalance } from './balance-data.ts';

const id = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const at = '2026-12-01T16:00:00Z';
const view = { amount: 50_000, held: 0, movements: [], payouts: [], today: '2026-12-01' };
const typed = { id, importe: '200', clabe: '032180000118359719', titular: 'Ana Ríos' };
const send = (reply: Parameters<typeof run>[1], fields: Record<string, string> = typed) =>
  run(orderOf([]), reply, (context) => answerBalance(context, formOf(fields)));

test.each([
  ['200', 20_000],
  ['$1,234.5', 123_450],
  [' 0.01 ', 1],
  ['0', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['1,23', undefined],
  ['mucho', undefined],
])('PA-05 typed pesos %j are %j centavos', (text, amount) => expect(readPesos(text)).toBe(amount));

test('PA-05 each movement has its words, its date and its order; each transfer has its day', () => {
  const data = toBalance({
    ...view,
    movements: [
      { id: 1, kind: 'hold', amount: -10_000, pedido: '0123456789', regalo: null, at },
      { id: 2, kind: 'refund', amount: 20_000, pedido: null, regalo: { de: 'Rosa', titulo: 'Olla' }, at },
    ],
    payouts: [{ id, amount: 5_000, bank: 'BANORTE', last4: '9719', state: 'asked', at, arrives_by: '2026-12-04' }],
  });
  expect(data.movements).toEqual([
    {
      ...{ key: 1, text: 'Pago de un pedido', date: '1 de diciembre de 2026', amount: -10_000 },
      order: { number: '0123456789', href: '/pedido/0123456789' },
    },
    // RT-23: the order of a gift is its giver's.
    {
      ...{ key: 2, text: 'Regalo de Rosa que cambiaste por saldo: Olla', date: '1 de diciembre de 2026' },
      ...{ amount: 20_000, order: undefined },
    },
  ]);
  expect(data.payouts).toMatchObject([
    {
      to: 'A tu cuenta de BANORTE terminada en 9719',
      progress: 'En camino: llega a más tardar el viernes 4 de diciembre.',
    },
  ]);
});

/** The page of a shop that offers balances or not. */
async function read(data: typeof view, offersBalance: boolean, parameters = '') {
  const config = { offer: { ...wholeOffer, balance: offersBalance } } as ShopContext['config'];
  const profile = { nombre: 'Ana', apellidoP: 'Ríos', apellidoM: '' };
  const reply = (call: Call) => success(call.path.endsWith('/saldo') ? data : profile);
  const { context } = shop(signedIn(), reply, { config });
  const url = new URL(`http://shop/mi-cuenta/saldo${parameters}`);
  return asAction(context, (own) => readBalance(own, url)).catch((thrown: unknown) => thrown);
}

test('PA-05 the page proposes the whole balance and the name of the customer', async () => {
  const shown = { whole: '500.00', holder: 'Ana Ríos', done: 'sent' };
  expect(await read(view, true, '?listo=enviado')).toMatchObject(shown);
});

test('PA-05 TR-01 a shop without balances shows the page to a customer who had one, and leads others to the account', async () => {
  const movements = [{ id: 1, kind: 'refund', amount: 50_000, pedido: null, at }] as unknown as typeof view.movements;
  expect(await read({ ...view, movements }, false)).toMatchObject({ whole: '500.00' });
  const reply = (await read({ ...view, amount: 0 }, false)) as Response;
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/mi-cuenta/']);
});

describe('PA-05 the forms', () => {
  test('send balance to an account, and lead to the page that says so', async () => {
    const { result, sent } = await send(() => success(view));
    expect([result, sent]).toEqual([
      { to: '/mi-cuenta/saldo?listo=enviado' },
      [{ envio: id, importe: 20_000, clabe: typed.clabe, titular: typed.titular }],
    ]);
  });

  test('AF-07 give the balance up', async () => {
    const { result, sent } = await send(() => success(view), { id, accion: 'renunciar', importe: '50000' });
    expect([result, sent]).toEqual([{ to: '/mi-cuenta/saldo?listo=renuncia' }, [{ renuncia: id, importe: 50_000 }]]);
  });

  test('ER-09 what is missing is said at its field, and is not sent', async () => {
    const fields = { id, importe: 'mucho', clabe: '', titular: '' };
    const { result, calls } = await send(() => success(view), fields);
    expect(result).toMatchObject({
      result: { status: 'invalid', fieldErrors: { importe: expect.any(String), clabe: expect.any(String) } },
    });
    expect(calls).toEqual([]);
  });

  test('a session that has to be confirmed is confirmed first, and no URL has the CLABE', async () => {
    for (const fields of [typed, { id, accion: 'renunciar', importe: '1' }]) {
      const { result } = await send(() => refusal(403, 'CONFIRMATION_REQUIRED'), fields);
      expect(result).toEqual({ to: '/mi-cuenta/confirmar?redirect=%2Fmi-cuenta%2Fsaldo' });
    }
  });

  test('a form without an id changes nothing', async () => {
    expect((await send(() => success(view), { ...typed, id: 'x' })).result).toMatchObject({ status: 400 });
  });
});

/** Tests of the pages of the store credit (RT-29, ST-03, ER-09). */
import type { CreditView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { asAction, type Call, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { refusal, success } from '../testing/test-actions.server.ts';
import { answerCredit, readCredit } from './credit.server.ts';
import { toCreditBenefits, toCreditHome } from './credit-data.ts';

const id = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const at = '2026-12-01T16:00:00Z';
const terms = {
  ...{ leastIncome: 500_000, incomeShare: 30, greatestLimit: 3_000_000, automaticLimit: 1_000_000 },
  ...{ cutDay: 20, daysToPay: 20 },
};
const account: NonNullable<CreditView['account']> = {
  ...{ number: '4417082615', ending: '2615', limit: 450_000, used: 100_000, favor: 0, held: 0, available: 350_000 },
  ...{ state: 'active', overdue: 0, next: { due: '2027-01-09', amount: 100_000 } },
  statements: [
    {
      ...{ cut: '2026-12-20', due: '2027-01-09', charges: 100_000, credits: 0, missing: 100_000 },
      movements: [{ id: 1, kind: 'capture', amount: 100_000, pedido: '0123456789', at }],
    },
  ],
};
const payTo = { clabe: '646180157000000004', bank: 'STP', holder: 'Tianguis' };
const none: CreditView = {
  ...{ is_offered: true, account: null, request: null, can_ask: true, pay_to: null, today: '2026-12-01' },
};

const config = {
  ...{ offer: wholeOffer, creditModule: { product: 'tianguis', label: 'Crédito Tianguis', terms } },
} as unknown as ShopContext['config'];

async function read(data: Partial<CreditView>, parameters = '', cookies: Record<string, string> = {}) {
  const { context, scope } = shop({ ...signedIn(), ...cookies }, () => success({ ...none, ...data }), { config });
  const url = new URL(`http://shop/credito-tianguis/home${parameters}`);
  const page = await asAction(context, (own) => readCredit(own, url)).catch((thrown: unknown) => thrown);
  return { page, cookies: scope.setCookies().filter((line) => line.startsWith('cardending=')) };
}

const typed = { id, ingreso: '12,500', mayor_de_edad: '1', contrato: '1' };
async function send(reply: (call: Call) => ReturnType<typeof success>, fields: Record<string, string> = typed) {
  const sent: unknown[] = [];
  const { context } = shop(
    signedIn(),
    (call) => {
      if (call.path.includes('/credito')) sent.push(JSON.parse(String(call.body)));
      return reply(call);
    },
    { config },
  );
  return { result: await asAction(context, (own) => answerCredit(own, formOf(fields))), sent };
}

describe('RT-29 /credito-{product}/home', () => {
  test('ST-03 shows the credit, and stores its ending in the readable cookie `cardending`', async () => {
    const { page, cookies } = await read({ account, pay_to: payTo, can_ask: false });
    expect(page).toMatchObject({ kind: 'home', home: { title: 'Crédito Tianguis •••• 2615', available: 350_000 } });
    expect(cookies).toEqual([expect.stringMatching(/^cardending=2615; Max-Age=31536000; Path=\/(?!.*HttpOnly)/)]);
    expect((await read({ account, pay_to: payTo }, '', { cardending: '2615' })).cookies).toEqual([]);
  });

  test('leads a customer without credit to the benefits, and deletes an old ending', async () => {
    const { page, cookies } = await read({}, '', { cardending: '2615' });
    const reply = page as Response;
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/credito-tianguis/beneficios']);
    expect(cookies).toEqual([expect.stringContaining('Max-Age=0')]);
  });

  test('has the form on its own URL, or says how far a request is', async () => {
    expect((await read({}, '?solicitar=si')).page).toMatchObject({
      ...{ kind: 'ask', action: '/credito-tianguis/home?solicitar=si' },
    });
    for (const state of ['open', 'refused'] as const)
      expect((await read({ can_ask: false, request: { state, at } }, '?solicitar=si')).page).toMatchObject({
        ...{ kind: state, day: '1 de diciembre de 2026' },
      });
    // The shop gives no credit now.
    const { page } = await read({ can_ask: false, is_offered: false }, '?solicitar=si');
    expect((page as Response).headers.get('location')).toBe('/credito-tianguis/beneficios');
  });
});

describe('RT-29 the form', () => {
  test('asks once, and leads to the credit, or to the page that says how far it is', async () => {
    const accepted = await send(() => success({ ...none, account }));
    expect([accepted.result, accepted.sent]).toEqual([
      { to: '/credito-tianguis/home?listo=aceptado' },
      [{ solicitud: id, ingreso: 1_250_000, mayor_de_edad: true, contrato: true }],
    ]);
    expect((await send(() => success(none))).result).toEqual({ to: '/credito-tianguis/home?solicitar=si' });
    expect((await send(() => refusal(409, 'CREDIT_CLOSED'))).result).toEqual({
      to: '/credito-tianguis/home?solicitar=si',
    });
  });

  test('ER-09 says what is missing at its field, keeps what was typed, and sends nothing', async () => {
    const { result, sent } = await send(() => success(none), { id, ingreso: 'mucho' });
    expect(result).toMatchObject({
      result: {
        ...{ status: 'invalid', values: { ingreso: 'mucho' } },
        fieldErrors: {
          ...{ ingreso: expect.any(String), mayor_de_edad: expect.any(String), contrato: expect.any(String) },
        },
      },
    });
    expect(sent).toEqual([]);
    expect((await send(() => success(none), { ...typed, id: 'x' })).result).toMatchObject({ status: 400 });
  });
});

describe('RT-29 the words', () => {
  test('of what is due: its date, its order, and how to pay with the number of the credit', () => {
    const home = toCreditHome(account, { pay_to: payTo, is_offered: true }, 'Crédito Tianguis');
    expect(home).toMatchObject({
      next: { amount: 100_000, text: 'Paga a más tardar el 9 de enero de 2027.' },
      payTo: { ...payTo, concept: '4417082615' },
      statements: [
        {
          ...{ title: 'Cierra el 20 de diciembre de 2026', due: 'Se paga a más tardar el 9 de enero de 2027' },
          movements: [{ text: 'Compra', order: { href: '/pedido/0123456789' } }],
        },
      ],
    });
    const paid = toCreditHome({ ...account, used: 0, next: null }, { pay_to: payTo, is_offered: false }, 'Crédito');
    expect(paid).toMatchObject({ payTo: undefined, next: undefined, available: 0 });
  });

  test('of the benefits: an example with its total, and the CAT with its date', () => {
    expect(toCreditBenefits('Crédito Tianguis', terms, '2026-11-29')).toMatchObject({
      example:
        'Compras $3,000 el 5 de enero. Tu mes cierra el 20 de enero y pagas $3,000 en un solo pago, a más tardar el 9 de febrero.',
      total: 'Total a pagar: $3,000. Intereses: $0. Comisiones: $0.',
      cat: expect.stringMatching(
        /^CAT promedio 0\.0 % sin IVA\. Para fines informativos y de comparación\. Calculado el 29 de noviembre de 2026/,
      ),
    });
  });
});

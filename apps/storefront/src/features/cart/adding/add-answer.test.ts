import { expect, test } from 'vitest';
import { noteOf } from './add.server.ts';
import { addAnswer } from './add-answer.server.ts';
import { panelFields } from './add-words.ts';

const wanted = { id: 'k', product: 7, sku: '0', quantity: 2 };
const answerWith = (...codes: string[]) => {
  const notices = codes.map((code) => ({ code, id: 7, childrenSku: '0', msg: `${code}.` }));
  return {
    reply: {
      data: { products: [], sellers: [], shipping: { missing: null }, total_items: 3, total_price: 100, notices },
    },
  } as never;
};

test.each([
  [[], 'added', 'added'],
  [['PRICE_CHANGED'], 'added', 'added'],
  [['FEWER'], 'fewer', 'fewer'],
  [['ALL_IN_CART'], 'none', 'all'],
])(
  'RL-06 after the notices %j the panel says "%s", and the note without scripts "%s"',
  async (codes, outcome, note) => {
    expect(addAnswer(answerWith(...codes), wanted).result.values[panelFields.outcome]).toBe(outcome);
    expect(await noteOf(answerWith(...codes))).toBe(note);
  },
);

test.each([
  ['cart', 20_000, false, 'Te faltan $200 para el envío gratis'],
  ['cart', 0, true, 'Tu carrito llega con envío gratis'],
  ['seller', 20_000, false, 'Te faltan $200 de este vendedor para el envío gratis'],
  ['seller', 0, true, 'Lo de este vendedor llega con envío gratis'],
])('BL-03, issue 37 B10: by %s, with %i centavos missing, the panel says so', (by, missing, isFree, words) => {
  const line = { id: 7, childrenSku: '0', title: 'Olla', options: {}, pictures: [], store: { id: 1 } };
  const data = {
    ...{ products: [line], total_items: 1, total_price: 100, notices: [] },
    sellers: [{ store: { id: 1 }, shipping: { is_free: isFree, cost: null, missing } }],
    shipping: { is_free: isFree, missing: by === 'cart' ? missing : null },
  };
  const { values } = addAnswer({ reply: { data } } as never, wanted).result;
  expect(values[panelFields.shipping]).toBe(words);
});

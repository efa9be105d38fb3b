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

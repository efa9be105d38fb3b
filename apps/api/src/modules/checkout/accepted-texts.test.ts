/** Tests that an order stores the versions of the legal texts that its customer accepted (CO-01, OD-01, RT-27). */
import { beforeEach, expect, test } from 'vitest';
import { contentFolder } from '../../test-api.ts';
import { withCheckout } from './test-checkout.ts';

const { buyer, clear, pool, product } = await withCheckout({}, { contentFolder });
beforeEach(() => clear());

const texts = ['aviso-privacidad', 'oferta', 'politica-devoluciones', 'terminos-y-condiciones'];

test('RT-27 the quote names the texts, a new version is a difference, and the order stores what was accepted', async () => {
  await product(7);
  const ana = await buyer();
  await ana.add([{ id: 7 }]);
  const quote = await ana.quote();
  expect(Object.keys(quote.texts).toSorted()).toEqual(texts);
  const { rows } = await pool.query<{ key: string; version: string }>('select key, version from legal_texts');
  for (const { key, version } of rows) if (key in quote.texts) expect(quote.texts[key]).toBe(version);
  // The customer was shown the version before today's.
  const hash = Buffer.alloc(32).toString('base64url');
  await pool.query(
    `update quotes set content = jsonb_set(content, '{texts,terminos-y-condiciones}', '"anterior"'), hash = $1`,
    [Buffer.from(hash, 'base64url')],
  );
  const { status, body } = await ana.place({ ...quote, hash });
  expect([status, body.differences]).toEqual([409, [{ kind: 'texts', changed: ['terminos-y-condiciones'] }]]);
  expect((await ana.place(body.quote)).status).toBe(201);
  expect((await pool.query('select accepted from orders')).rows).toEqual([{ accepted: quote.texts }]);
});

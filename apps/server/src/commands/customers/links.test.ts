/** Tests `npm run shop -- links …` on a real database. */
import { readSharedLink } from '@tianguis/domain/cart';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop, undo } = await openTestShop();
beforeEach(async () => void (await pool.query('truncate cart_links cascade')));

describe('RT-16 issue 18, point 4: links are made by an operator', () => {
  test('for an affiliate: the printed address has the products, and the printed command closes it', async () => {
    const added = await shop([
      'links',
      'create',
      'afiliados',
      'Ana Recomienda',
      '7=2',
      '8:TAZA-1',
      '--until',
      '2099-11-30',
    ]);
    expect(added.err).toBe('');
    const [, id, kind, link] = /^Link ([\w-]{22}) is open: http\S+?\/(\w+)\/(\S+)$/m.exec(added.out) ?? [];
    expect(kind).toBe('afiliados');
    expect(readSharedLink(link ?? '', 'afiliados', '')).toMatchObject({
      id,
      lines: [
        { csId: 7, childrenSku: '0', quantity: 2, tag: 'afiliados' },
        { csId: 8, childrenSku: 'TAZA-1', quantity: 1 },
      ],
    });
    expect((await pool.query('select * from cart_links')).rows).toMatchObject([
      { id, kind, link, name: 'Ana Recomienda', line_count: 2, customer_id: null, closed_at: null },
    ]);
    expect((await shop(['links', 'list'])).out).toMatch(/afiliados +2 +0 +2099-12-01T05:59:59Z +Ana Recomienda/);
    await undo(added);
    expect((await shop(['links', 'list'])).out).toMatch(/ closed +afiliados/);
    expect(await shop(['links', 'close', id ?? ''])).toMatchObject({
      ...{ code: 1, err: `There is no open link ${id} of an affiliate or a livestream.\n` },
    });
  });

  test('for a livestream of a store, from a day on', async () => {
    const words = ['links', 'create', 'livestream', 'En vivo', '7', '--from', '2099-01-01', '--store', '1'];
    expect((await shop(words)).code).toBe(0);
    expect(JSON.parse((await shop(['links', 'list', '--json'])).out)).toMatchObject([
      { kind: 'livestream', store: 1, startsAt: '2099-01-01T06:00:00.000Z', uses: 0 },
    ]);
    expect((await shop(['links', 'list'])).out).toContain('not yet');
  });

  test.each<[string[], string]>([
    [['referidos', 'Ana', '7'], 'Is it for "afiliados", or a "livestream"?'],
    [['afiliados', 'Ana'], 'Which products?'],
    [['afiliados', 'Ana', '99'], 'There is no product 99.'],
    [['afiliados', 'Ana', '8'], 'Product 8 has choices: write PRODUCT:SKU.'],
    [['afiliados', 'Ana', '8:NADA'], 'Product 8:NADA is not sold.'],
    [['afiliados', 'Ana', 'olla'], '"olla" is no product: write 7, 7=2 or 8:SKU=3.'],
    [['afiliados', 'Ana', '7=0'], 'A product with no pieces'],
    [['afiliados', 'Ana', '7=1000'], '"1000" is no number of pieces'],
    [['livestream', 'Ana', '7', '--store', '99'], 'There is no store 99.'],
    [['afiliados', 'Ana', '7', '--webhook', 'https://evil.example/x'], 'is not of a partner'],
    [['afiliados', 'Ana', '7', '--from', '2099-02-01', '--until', '2099-01-01'], 'cannot end before it begins'],
    [['afiliados', 'Ana', ...Array<string>(101).fill('7')], 'at most 100 products'],
  ])('%j is refused in one sentence', async (words, sentence) => {
    const { code, err } = await shop(['links', 'create', ...words]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect((await pool.query('select from cart_links')).rowCount).toBe(0);
  });
});

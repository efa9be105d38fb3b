/** TR-01: what pages of documents show follows what the shop offers. */
import { noOffer, wholeOffer } from '@tianguis/testkit/offers';
import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { createContentOperator } from './operator.ts';
import { createContentRepository } from './repository.ts';
import { document } from './test-content.ts';

const offer = {
  ...wholeOffer,
  months: [
    { months: 12, from: 120_000 },
    { months: 3, from: 30_050 },
  ],
};
const shops = { open: await withApi({ offer }), closed: await withApi({ offer: noOffer }) };

const tile = (href: string) => ({ title: href, href });
beforeAll(async () => {
  for (const { database } of Object.values(shops)) {
    const operator = createContentOperator(createContentRepository(database.db), []);
    await operator.set('landing', 'pagos', {
      ...document(
        {
          type: 'text',
          markdown: '# Pagos\n\n::: if months\nA meses:\n\n::: plans\n:::\n::: if not purchases\nCerrado.\n:::',
        },
        {
          type: 'editorial',
          title: 'Temas',
          tiles: [tile('/landing/meses-sin-intereses'), tile('/credito-x/beneficios'), tile('/landing/blog')],
          more: { label: 'Todas', href: '/formas-pago' },
        },
      ),
      parent: 'arriba',
      title: 'Pagos\n::: if spei\npor SPEI\n:::',
      description: '::: if months\nA meses.\n:::\n::: if not months\nDe contado.\n:::\nSiempre.',
    });
    await operator.set('landing', 'arriba', {
      ...document({ type: 'text', markdown: 'x' }),
      title: 'Con\n::: if oxxo\nOXXO\n:::',
    });
  }
});

const pageOf = async ({ get }: typeof shops.open) => (await get('/content/v1/pages/landing/pagos')).body.data.page;
const headingsOf = async ({ get }: typeof shops.open) =>
  (await get('/content/v1/pages')).body.data.pages.find(({ key }: { key: string }) => key === 'pagos');

test('TR-01 RT-22 texts, plans, links and lists of a shop that offers everything', async () => {
  const { title, description, parent, blocks } = await pageOf(shops.open);
  expect([title, description, parent.title]).toEqual(['Pagos por SPEI', 'A meses. Siempre.', 'Con OXXO']);
  expect(blocks[0].html.replace(/\s+/g, ' ')).toBe(
    '<h1>Pagos</h1> <p>A meses:</p> <ul> <li><strong>3 meses</strong>, en compras desde $300.50</li> ' +
      '<li><strong>12 meses</strong>, en compras desde $1,200</li> </ul> ',
  );
  expect(blocks[1].tiles.map(({ href }: { href: string }) => href)).toEqual([
    ...['/landing/meses-sin-intereses', '/credito-x/beneficios', '/landing/blog'],
  ]);
  expect(blocks[1].more.href).toBe('/formas-pago');
  expect(await headingsOf(shops.open)).toMatchObject({ title, description });
});

test('TR-01 RT-22 texts, links and lists of a shop that offers nothing', async () => {
  const { title, description, parent, blocks } = await pageOf(shops.closed);
  expect([title, description, parent.title]).toEqual(['Pagos', 'De contado. Siempre.', 'Con']);
  expect(blocks[0].html).toBe('<h1>Pagos</h1>\n<p>Cerrado.</p>\n');
  expect(blocks[1].tiles.map(({ href }: { href: string }) => href)).toEqual(['/landing/blog']);
  expect(blocks[1].more).toBeNull();
  expect(await headingsOf(shops.closed)).toMatchObject({ title, description });
});

import { expect, test } from 'vitest';
import { document, skus, withContent } from './test-content.ts';

const { get, operator, page, blocksOf } = await withContent();
const statuses = (keys: readonly string[]) =>
  Promise.all(keys.map(async (key) => (await page(`landing/${key}`)).status));

test('RT-01 blocks have the operator’s sequence, with products that can be bought, each once', async () => {
  await operator.set(
    'home',
    'home',
    document(
      { type: 'hero', slides: [{ look: 'lona', title: 'Hola', actions: [], products: { category: 1, limit: 2 } }] },
      { type: 'products', title: 'Más', source: { category: 1, limit: 3 } },
      { type: 'departments', title: 'Todo', ids: [2, 1, 77] },
      { type: 'stores', title: 'Tiendas' },
      {
        type: 'editorial',
        title: 'Ideas',
        tiles: [
          { title: 'A', href: '/a', picture: { category: 111 } },
          { title: 'B', href: '/b' },
          { title: 'C', href: '/c', picture: { products: { category: 1 } } },
        ],
      },
      { type: 'products', title: 'Nada', source: { category: 1, discount: 90 } },
    ),
  );
  const [hero, products, departments, stores, editorial, none] = await blocksOf('home/home');
  expect(skus((hero as { slides: unknown[] }).slides[0])).toEqual(['J8', 'J7']);
  expect(skus(products)).toEqual(['J6', 'J5', 'J4']);
  expect(departments).toMatchObject({ departments: [{ id: 2 }, { id: 1 }] });
  expect(stores).toMatchObject({ stores: [{ name: 'Oficial' }] });
  expect(editorial).toMatchObject({
    lead: false,
    tiles: [{ pictures: ['/imagenes/aaaa1111-320.webp'] }, { pictures: [] }, { pictures: [] }],
  });
  expect(none).toBeUndefined();
});

test('RT-01 blocks and slides are shown by their dates, and the reply says when they change', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+Z/, 'Z');
  const past = '2020-01-01T00:00:00-06:00';
  await operator.set(
    'corner',
    '7',
    document(
      { type: 'text', markdown: 'ya no', until: past },
      { type: 'text', markdown: 'aún no', from: soon },
      { type: 'text', markdown: 'ahora', from: past, until: soon },
      { type: 'hero', slides: [{ look: 'noche', title: 'Fue', actions: [], until: past }] },
    ),
  );
  const { body } = await page('corner/7');
  expect(body.data.page.blocks).toEqual([{ type: 'text', html: '<p>ahora</p>\n' }]);
  expect(Date.parse(body.metadata.changes_at ?? '')).toBe(Date.parse(soon));
});

test('RT-15 a page exists between its dates, to the second, in lists and as parent, too; a preview always shows it', async () => {
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+Z/, 'Z');
  const text = { type: 'text', markdown: 'Venta nocturna' };
  const soon = { ...document(text), from: at(60), until: at(120) };
  const over = { ...document(text), until: at(-1) };
  const open = { ...document(text), from: at(-60), until: at(90) };
  for (const [key, page] of Object.entries({ soon, over, open })) await operator.set('landing', key, page);
  await operator.set('landing', 'below', { ...document(text), parent: 'soon' });
  expect(await statuses(['soon', 'over', 'open', 'below'])).toEqual([404, 404, 200, 200]);
  expect((await page('landing/open')).body.metadata.changes_at).toBe(new Date(open.until).toISOString());
  expect((await page('landing/below')).body).toMatchObject({
    ...{ data: { page: { parent: null } }, metadata: { changes_at: new Date(soon.from).toISOString() } },
  });
  const list = (await get('/content/v1/pages')).body;
  expect(list.data.pages.map(({ key }: { key: string }) => key).toSorted()).toEqual(['below', 'open']);
  expect(list.metadata.changes_at).toBe(new Date(soon.from).toISOString());
  const token = await operator.preview('landing', 'soon', soon);
  expect((await page(`landing/soon?preview=${token}`)).status).toBe(200);
});

test('RT-15 a countdown is shown until its moment, without a link to a category that the shop does not have', async () => {
  const until = '2031-01-01T06:00:00Z';
  const one = { type: 'countdown', title: 'Venta', until };
  const action = { label: 'Ver', href: '/categoria/no-hay/pagina=1' };
  await operator.set(
    'corner',
    '9',
    document(one, { ...one, text: 'Ya casi', action }, { ...one, until: '2020-01-01T00:00:00Z' }),
  );
  const shown = { type: 'countdown', title: 'Venta', text: '', action: null, ends_at: '2031-01-01T06:00:00.000Z' };
  expect(await blocksOf('corner/9')).toEqual([shown, { ...shown, text: 'Ya casi' }]);
  expect((await page('corner/9')).body.metadata.changes_at).toBe('2031-01-01T06:00:00.000Z');
});

test('RT-15 an invalid moment is refused, with a preview and without', async () => {
  await operator.set('home', 'home', document({ type: 'offers', title: 'Hoy', source: { rotate: 'daily' } }));
  const token = await operator.preview(
    'home',
    'home',
    document({ type: 'offers', title: 'Hoy', source: { rotate: 'daily' } }),
  );
  for (const query of [`preview=${token}&at=2026-13-45T00:00:00Z`, 'at=2026-02-30T00:00:00Z', 'at=2026-11-27'])
    expect(await page(`home/home?${query}`), query).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
});

test('RT-15 Markdown becomes HTML, and HTML in it is escaped', async () => {
  await operator.set(
    'landing',
    'texto',
    document({ type: 'text', markdown: '## Hola\n\n<script>alert(1)</script> [mal](javascript:alert(1)) [bien](/x)' }),
  );
  const [block] = await blocksOf('landing/texto');
  const { html } = block as { html: string };
  expect(html).toContain('<h2>Hola</h2>');
  expect(html).toContain('<a href="/x">bien</a>');
  expect(html).not.toMatch(/<script|href="javascript/);
});

test('RT-15 without a preview a page cannot be shown at another moment', async () => {
  await operator.set('corner', '8', document({ type: 'text', markdown: 'luego', from: '2031-01-01T00:00:00Z' }));
  expect(await blocksOf('corner/8?at=2031-01-02T00:00:00Z')).toEqual([]);
});

test('RT-15 a page names the landing that it belongs to, if it exists', async () => {
  const guide = { ...document({ type: 'text', markdown: 'x' }), parent: 'guias' };
  await operator.set('landing', 'una', guide);
  expect((await page('landing/una')).body.data.page.parent).toBeNull();
  await operator.set('landing', 'guias', document({ type: 'text', markdown: 'y' }));
  expect((await page('landing/una')).body.data.page.parent).toEqual({ key: 'guias', title: 'Página' });
  expect((await page('landing/guias')).body.data.page.parent).toBeNull();
});

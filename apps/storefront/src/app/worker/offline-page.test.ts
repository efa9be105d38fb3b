import { htmlFaults } from '@tianguis/testkit/documents';
import { expect, test } from 'vitest';
import { words } from './copy.ts';
import { offlineHtml } from './offline-page.ts';

const parts = { form: undefined, own: [], pages: [], scripts: ['a()'], now: Date.parse('2026-11-30T16:00:00Z') };
const listed = (path: string, title: string) => ({ path, title, moment: Date.parse('2026-11-30T15:00:00Z') });

test('PW-02 the offline page lists what is kept, and needs no other file', async () => {
  const html = offlineHtml({
    ...parts,
    own: [listed('/carrito/detalle', 'Mi carrito')],
    pages: [listed('/resultados?query="><b>&orden=2', 'Ropa &amp; <más>')],
  });
  expect(html).toContain('<h1>Te quedaste sin conexión</h1>');
  expect(html).toMatch(
    /Tu carrito y tus pedidos<\/h2><ul><li><a href="\/carrito\/detalle">Mi carrito<small>Es de hoy a las/,
  );
  // Titles and paths of others are no HTML.
  expect(html).toContain('href="/resultados?query=&quot;><b>&amp;orden=2"');
  expect(html).toContain('Ropa &amp; &lt;más>');
  expect(html).not.toMatch(/\b(src|srcset)=|<link/);
  expect(await htmlFaults(html)).toEqual([]);
});

test('PW-02 without copies the page says so, and a form that was not sent is not sent again by a reload', () => {
  expect(offlineHtml(parts)).toContain('se guardan aquí');
  expect(offlineHtml(parts)).toContain('Volver a intentar');
  const form = offlineHtml({ ...parts, form: words.offline.sent });
  expect(form).toContain('No se envió nada');
  expect(form).not.toContain('Volver a intentar');
});

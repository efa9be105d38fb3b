/** The words that a search understands: shown as filters, and removed again (RT-08, RT-09). */
import type { HtmlPage } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const titles = (page: HtmlPage) => page.main.all('article').map((article) => article.first('h2, h3', /^/).text);
/** The price in each card: the text of the innermost element with these words. */
const prices = (page: HtmlPage) =>
  page.main.all('article').flatMap((article) => {
    const said = article.all('*').filter((part) => /^Precio \$[\d,.]+$/.test(part.text));
    return said.slice(-1).map(({ text }) => Number(text.replace(/[^\d.]/g, '')));
  });

test('RT-08 RT-09 a price and an order of the text are filters like any other, and can be undone', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados?query=celular barato de menos de 6000');
  expect(page.h1).toBe('Resultados para «celular barato de menos de 6000»');
  const cheap = prices(page);
  expect(cheap.length).toBeGreaterThan(4);
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
  expect(Math.max(...cheap)).toBeLessThanOrEqual(6000);
  for (const title of titles(page)) expect(title).toContain('Celular');
  // The filter is removed, and the sort remains.
  page = await browser.follow('Quitar: Hasta $6,000');
  expect(browser.address).toBe('/resultados/q=celular/orden=menor-precio/pagina=1');
  expect(page.h1).toBe('Resultados para «celular»');
});

test('RT-08 the text can be searched as it was written', async () => {
  const browser = new PlainBrowser();
  await browser.open('/resultados?query=celular barato');
  const page = await browser.follow('Buscar tal como lo escribí');
  expect(browser.address).toBe('/resultados/q=celular%20barato/literal=1/pagina=1');
  expect(page.h1).toContain('celular barato');
  expect(page.count('a', 'Buscar tal como lo escribí')).toBe(0);
});

test('RT-09 what things must not have, and for whom they are, stays under other filters, and is removed', async () => {
  const browser = new PlainBrowser();
  const page = await browser.open('/resultados?query=audífonos sin cable para niña de 8 años');
  expect(page.main.count('a', 'Quitar: Sin cable')).toBe(1);
  for (const title of titles(page)) expect(title.toLowerCase()).not.toContain('con cable');
  await browser.go(page.main.first('a', 'Envío gratis'));
  expect(browser.address).toBe(
    '/resultados/q=aud%C3%ADfonos/detalle=para-nina-8-anos,sin-cable/enviogratis=1/pagina=1',
  );
  // The name also says how many products say so.
  await browser.follow(/^Quitar: Para niña · 8 años( · .+ lo dicen?)?$/);
  expect(browser.address).toBe('/resultados/q=aud%C3%ADfonos/detalle=sin-cable/enviogratis=1/pagina=1');
  await browser.follow('Quitar: Sin cable');
  expect(browser.address).toBe('/resultados/q=aud%C3%ADfonos/enviogratis=1/pagina=1');
});

test('RT-09 a detail that cannot be read is ignored', async () => {
  const browser = new PlainBrowser();
  const address = "/resultados/q=audífonos/detalle=otra-cosa,<b>,sin-,';drop,sin-cable/detalle=nada/pagina=1";
  const page = await browser.open(address);
  expect(browser.reply.status()).toBe(200);
  expect(page.main.count('a', 'Quitar: Sin cable')).toBe(1);
  await browser.go(page.main.first('a', 'Quitar todos'));
  expect(browser.address).toBe('/resultados/q=aud%C3%ADfonos/pagina=1');
});

test('RT-08 for a gift the page says which things it shows, and the words alone can be searched', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados?query=regalo para mi abuelita de 80 años');
  expect(page.main.text).toMatch(/Te damos ideas: \p{Ll}[\p{Ll} ]+, \p{Ll}/u);
  expect(titles(page).length).toBeGreaterThan(8);
  expect(titles(page).join(' ')).not.toMatch(/infantil|niñ[oa]/i);
  page = await browser.follow('Buscar tal como lo escribí');
  expect(browser.address).toMatch(/\/literal=1\//);
  expect(page.main.text).not.toContain('Te damos ideas');
});

test('RT-08 a brand that the shop does not have is said plainly, and its kind is shown', async () => {
  const page = await new PlainBrowser().open('/resultados?query=Makita');
  expect(page.main.text).toContain('No tenemos Makita. Mira productos parecidos:');
  expect(page.main.first('article', /^/).text).toMatch(/Taladro|Esmeriladora|Rotomartillo/);
});

test('RT-08 a thing that is not sold is said; what an occasion asks for beside it is shown', async () => {
  const browser = new PlainBrowser();
  let page = await browser.open('/resultados?query=disfraz de halloween para niña');
  expect(page.main.text).toContain('No tenemos «disfraz».');
  expect(page.main.text).toMatch(/Te damos ideas: \p{Ll}/u);
  page = await browser.open('/resultados?query=se me tapó el fregadero');
  expect(page.main.text).toContain('Por ahora no tenemos «destapacaños».');
  expect(page.main.text).toContain('Mientras tanto, puedes empezar por aquí:');
  expect(page.main.text).not.toContain('¿Quisiste decir');
});

test('RT-08 a price that nothing has is said, and the nearest comes first', async () => {
  const page = await new PlainBrowser().open('/resultados?query=laptop de menos de 300 pesos');
  expect(page.main.text).toContain('No encontramos nada de hasta $300.');
  expect(page.main.text).toContain('Empezamos por lo más barato.');
  expect(page.count('a', 'Quitar: Hasta $300')).toBe(0);
  expect(titles(page).length).toBeGreaterThan(8);
  for (const title of titles(page)) expect(title).toMatch(/^Laptop/);
});

test('RT-08 an order alone is said as one', async () => {
  const page = await new PlainBrowser().open('/resultados?query=audífonos más baratos');
  expect(page.main.text).toContain('Empezamos por lo más barato.');
  expect(page.main.text).not.toContain('Aplicamos lo que pediste como filtros');
});

for (const order of ['menor-precio', 'mayor-precio', 'mejor-calificados', 'mas-nuevos', 'mayor-descuento'])
  test(`RT-09 in the order ${order} there are only things that were asked for`, async () => {
    const found = titles(await new PlainBrowser().open(`/resultados/q=pantalla/orden=${order}/pagina=1`));
    expect(found.length).toBeGreaterThan(4);
    for (const title of found) expect(title).toMatch(/^Pantalla/);
  });

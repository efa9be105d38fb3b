/** What a search is understood to ask for: shown as filters, and taken back (RT-08, RT-09). */
import { expect, test } from '@tianguis/testkit/browser';

test('RT-08 RT-09 a price and an order of the text are filters like any other, and can be undone', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/resultados?query=celular barato de menos de 6000');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «celular barato de menos de 6000»');
  const articles = page.getByRole('article');
  const prices = async () =>
    (await articles.getByText(/^Precio \$/).allTextContents()).map((text) => Number(text.replace(/[^\d.]/g, '')));
  const cheap = await prices();
  expect(cheap.length).toBeGreaterThan(4);
  expect(cheap).toEqual(cheap.toSorted((one, other) => one - other));
  expect(Math.max(...cheap)).toBeLessThanOrEqual(6000);
  for (const title of await articles.getByRole('heading').allTextContents()) expect(title).toContain('Celular');
  // The filter is removed, and the order stays.
  await page.getByRole('link', { name: 'Quitar: Hasta $6,000' }).click();
  await expect(page).toHaveURL('/resultados/q=celular/orden=menor-precio/pagina=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «celular»');
});

test('RT-08 the text can be searched as it was written', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resultados?query=celular barato');
  await page.getByRole('link', { name: 'Buscar tal como lo escribí' }).click();
  await expect(page).toHaveURL('/resultados/q=celular%20barato/literal=1/pagina=1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('celular barato');
  await expect(page.getByRole('link', { name: 'Buscar tal como lo escribí' })).toHaveCount(0);
});

test('RT-09 what things must not have, and for whom they are, stays under other filters, and is removed', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/resultados?query=audífonos sin cable para niña de 8 años');
  const absent = page.getByRole('link', { name: 'Quitar: Sin cable' });
  await expect(absent).toBeVisible();
  for (const title of await page.getByRole('article').getByRole('heading').allTextContents())
    expect(title.toLowerCase()).not.toContain('con cable');
  await page.getByRole('link', { name: 'Envío gratis', exact: true }).first().click();
  await expect(page).toHaveURL(
    '/resultados/q=aud%C3%ADfonos/detalle=para-nina-8-anos,sin-cable/enviogratis=1/pagina=1',
  );
  await page.getByRole('link', { name: 'Quitar: Para niña · 8 años' }).click();
  await expect(page).toHaveURL('/resultados/q=aud%C3%ADfonos/detalle=sin-cable/enviogratis=1/pagina=1');
  await absent.click();
  await expect(page).toHaveURL('/resultados/q=aud%C3%ADfonos/enviogratis=1/pagina=1');
});

test('RT-09 a detail that cannot be read is ignored', { tag: '@phone' }, async ({ page }) => {
  const address = "/resultados/q=audífonos/detalle=otra-cosa,<b>,sin-,';drop,sin-cable/detalle=nada/pagina=1";
  const reply = await page.goto(address);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Quitar: Sin cable' })).toBeVisible();
  await page.getByRole('link', { name: 'Quitar todos' }).first().click();
  await expect(page).toHaveURL('/resultados/q=aud%C3%ADfonos/pagina=1');
});

test('RT-08 for a gift the page says which things it shows, and the words alone can be searched', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/resultados?query=regalo para mi abuelita de 80 años');
  await expect(page.getByText(/^Te damos ideas: \p{Ll}[\p{Ll} ]+, \p{Ll}/u)).toBeVisible();
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(8);
  expect(titles.join(' ')).not.toMatch(/infantil|niñ[oa]/i);
  await page.getByRole('link', { name: 'Buscar tal como lo escribí' }).click();
  await expect(page).toHaveURL(/\/literal=1\//);
  await expect(page.getByText('Te damos ideas')).toHaveCount(0);
});

test('RT-08 a brand that the shop does not have is said plainly, and its kind is shown', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/resultados?query=Makita');
  await expect(page.getByText('No tenemos Makita. Mira productos parecidos:')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/Taladro|Esmeriladora|Rotomartillo/);
});

test('RT-08 a thing that is not sold is said; what an occasion asks for beside it is shown', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/resultados?query=disfraz de halloween para niña');
  await expect(page.getByText('No tenemos «disfraz».', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Te damos ideas: \p{Ll}/u)).toBeVisible();
  await page.goto('/resultados?query=se me tapó el fregadero');
  await expect(page.getByText('Por ahora no tenemos «destapacaños».')).toBeVisible();
  await expect(page.getByText('Mientras tanto, puedes empezar por aquí:')).toBeVisible();
  await expect(page.getByText('¿Quisiste decir')).toHaveCount(0);
});

test('RT-08 a price that nothing has is said, and the nearest comes first', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resultados?query=laptop de menos de 300 pesos');
  await expect(page.getByText('No encontramos nada de hasta $300.')).toBeVisible();
  await expect(page.getByText('Empezamos por lo más barato.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quitar: Hasta $300' })).toHaveCount(0);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(8);
  for (const title of titles) expect(title).toMatch(/^Laptop/);
});

test('RT-08 an order alone is said as one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/resultados?query=audífonos más baratos');
  await expect(page.getByText('Empezamos por lo más barato.')).toBeVisible();
  await expect(page.getByText('Aplicamos lo que pediste como filtros')).toHaveCount(0);
});

for (const order of ['menor-precio', 'mayor-precio', 'mejor-calificados', 'mas-nuevos', 'mayor-descuento'])
  test(`RT-09 in the order ${order} there are only things that were asked for`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/resultados/q=pantalla/orden=${order}/pagina=1`);
    const titles = await page.getByRole('article').getByRole('heading').allTextContents();
    expect(titles.length).toBeGreaterThan(4);
    for (const title of titles) expect(title).toMatch(/^Pantalla/);
  });

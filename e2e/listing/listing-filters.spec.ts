/** Filters and sorts of a listing (RT-09, RT-11). */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';

test('RT-09 RT-11 the list has as many products as the count of the filter', async ({ page, request, isMobile }) => {
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const openFilters = async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
    await expect(filters).toBeVisible();
  };
  await openFilters();
  const free = filters.getByRole('link', { name: /^Envío gratis/ });
  const promised = Number(/([\d,]+) productos?$/.exec((await free.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  expect(promised).toBeGreaterThan(0);
  await free.click();
  await expect(page).toHaveURL(/enviogratis=1\/pagina=1$/);
  await expect(page.getByText(`${promised.toLocaleString('es-MX')} productos`, { exact: true }).first()).toBeAttached();

  // The sheet remains open after a choice. The second filter's count depends on the first filter.
  await expect(filters).toBeVisible();
  const brand = filters.locator('section', { hasText: 'Marca' }).getByRole('link').first();
  const words = (await brand.textContent()) ?? '';
  const both = Number(/([\d,]+) productos?$/.exec(words)?.[1]?.replaceAll(',', ''));
  expect(both).toBeLessThanOrEqual(promised);
  await brand.click();
  await expect(page).toHaveURL(/marca=[a-z0-9-]+\/enviogratis=1\/pagina=1$/);
  if (isMobile) {
    await filters.getByRole('button', { name: /^Ver/ }).click();
    await expect(filters).toBeHidden();
  }
  const shown = page.getByRole('main').getByRole('status').first();
  await expect(shown).toHaveText(new RegExp(`^${both.toLocaleString('es-MX')} productos?$`));

  // Each active filter has one chip, which removes it. On wide screens, a quick filter replaces its chip.
  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  await expect(chips.getByRole('listitem')).toHaveCount(isMobile ? 3 : 2);
  await page.getByRole('main').getByRole('link', { name: 'Quitar: Envío gratis' }).click();
  await expect(page).toHaveURL(/marca=[a-z0-9-]+\/pagina=1$/);
  await chips.getByRole('link', { name: 'Quitar todos' }).click();
  await expect(page).toHaveURL(new RegExp(`${category.slug}/pagina=1$`));
  await expect(chips).toBeHidden();
});

test('RT-11 prices are sorted, and the sort survives the next page', { tag: '@phone' }, async ({ page, request }) => {
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  await page.getByRole('button', { name: /Ordenar/ }).click();
  await page.getByRole('link', { name: 'Menor precio' }).click();
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=1$/);
  const prices = async () => {
    const texts = await page
      .getByRole('article')
      .getByText(/^Precio \$/)
      .allTextContents();
    return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  };
  // The URL changes a moment before the list does.
  let first: number[] = [];
  const isSorted = async () => {
    first = await prices();
    return first.length > 4 && first.every((price, at) => price >= (first[at - 1] ?? 0));
  };
  await expect.poll(isSorted).toBe(true);
  // The link is pressed by key, since the page may still scroll for the new list, and a click would miss the link.
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' }).press('Enter');
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=2$/);
  await expect.poll(async () => (await prices())[0] ?? 0).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
});

test('RT-11 on phones the chosen order and the quick filters that are on can be seen, and taken back at once', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/c/ofertas/orden=mejor-calificados/pagina=1');
  const order = page.getByRole('button', { name: /Ordenar/ });
  await expect(order.getByText('Mejor calificados', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/c/ofertas/estrellas=4/enviogratis=1/pagina=1');
  await expect(order.getByText('Ordenar', { exact: true })).toBeVisible();
  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  const free = page.getByRole('main').getByRole('link', { name: 'Quitar: Envío gratis' });
  await expect(free).toHaveCount(1);
  await expect(free).toBeInViewport({ ratio: 1 });
  await chips.getByRole('link', { name: 'Quitar todos' }).click();
  await expect(page).toHaveURL('/c/ofertas/pagina=1');
  await expect(chips).toBeHidden();
});

test('RT-09 the focus follows to the top of the next page, and stays at a filter', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/c/ofertas/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Siguiente' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ofertas · Página 2');
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const order = page.getByRole('button', { name: /Ordenar/ });
  await order.press('Enter');
  await page.getByRole('link', { name: 'Menor precio' }).press('Enter');
  await expect(heading).toHaveText('Ofertas');
  await expect(heading).not.toBeFocused();
});

test('RT-11 a price range is typed in pesos and becomes part of the address', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByLabel('Desde').fill('$1,000');
  await filters.getByLabel('Hasta').fill('3000');
  await filters.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL(/preciomenor=1000\/preciomayor=3000\/pagina=1$/);
  await expect(page.getByRole('link', { name: 'Quitar: $1,000 a $3,000' })).toBeAttached();
});

test('RT-09 RT-11 with scripts the price form keeps the text of a search, and what is chosen beside it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/resultados/q=celular/enviogratis=1/orden=menor-precio/pagina=1');
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByLabel('Hasta').fill('20000');
  await filters.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL('/resultados/q=celular/preciomayor=20000/enviogratis=1/orden=menor-precio/pagina=1');
  await expect(page.getByRole('link', { name: 'Quitar: Hasta $20,000' })).toBeAttached();
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'no new document was loaded').toBe(true);
});

test('RT-11 no product under the filters: says so and offers links', { tag: '@phone' }, async ({ page, request }) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/preciomenor=19999999/pagina=1`);
  await expect(page.getByText('No hay productos con estos filtros')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Quitar todos' }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('RT-11 beside the list the filters are sticky and scroll by themselves', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  // Only phones have the sheet.
  await page.goto(categoryUrl(await largestDepartment(request)));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 2000);
  await expect(filters.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  const last = filters.getByRole('heading', { name: 'Calificación' });
  await expect(last).not.toBeInViewport();
  await filters.hover();
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport();
});

test('RT-11 RT-12 the sheet starts with the filters used most, and hides most categories at first', {
  tag: '@phone',
}, async ({ page }) => {
  // Only wide screens have the column.
  await page.goto('/c/ofertas/');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const open = page.getByRole('button', { name: /^Filtros/ });
  await open.click();
  const groups = filters.locator('section');
  const tops = await groups.evaluateAll((all) =>
    all
      .map((group) => ({ title: group.querySelector('h2')?.textContent, top: group.getBoundingClientRect().top }))
      .toSorted((a, b) => a.top - b.top)
      .map(({ title }) => title),
  );
  expect(tops).toEqual(['Envío', 'Descuento', 'Precio', 'Categoría', 'Condición', 'Marca', 'Calificación']);
  const categories = groups.filter({ has: page.getByRole('heading', { name: 'Categoría' }) });
  await expect(categories.getByRole('link').and(page.locator(':visible'))).toHaveCount(5);
  await categories.getByText(/^Ver \d+ categorías más$/).click();
  expect(await categories.getByRole('link').and(page.locator(':visible')).count()).toBeGreaterThan(8);

  await page.setViewportSize({ width: 768, height: 1024 });
  await expect.poll(async () => (await filters.boundingBox())?.x).toBe(768 - 420);
  expect(await filters.boundingBox()).toMatchObject({ y: 0, width: 420, height: 1024 });
});

import { expect, structuredData, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { categoryUrl, departments, largestDepartment, list } from './catalogue.ts';

const money = (centavos: number) => new Intl.NumberFormat('es-MX').format(centavos / 100);

test('RT-11 shows a category with its products, count and child categories', async ({ page, request }) => {
  const category = await largestDepartment(request);
  const { data, metadata } = await list(request, `filter_by[category]=${category.id}&page_size=${shop.pageSize}`);
  const response = await page.goto(categoryUrl(category));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(category.name);
  await expect(
    page.getByText(`${metadata.total.toLocaleString('es-MX')} productos`, { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(data.products.length);
  for (const product of data.products.slice(0, 3)) {
    const card = page.getByRole('article').filter({ hasText: product.title });
    await expect(card.first()).toContainText(money(product.pricing.sales_price));
  }
});

test('RT-11 both page notations show the same page, and one of them is canonical', async ({ request }) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  const [named, plain] = await Promise.all([request.get(`${base}/pagina=2`), request.get(`${base}/2`)]);
  const canonical = /<link rel="canonical" href="([^"]+)"/;
  const [a, b] = [await named.text(), await plain.text()];
  expect(canonical.exec(a)?.[1]).toContain(`${base}/pagina=2`);
  expect(canonical.exec(b)?.[1]).toBe(canonical.exec(a)?.[1]);
});

test('RT-11 a wrong slug and a page past the end redirect to the canonical address', async ({ request }) => {
  const category = await largestDepartment(request);
  const wrong = await request.get(`/categoria/${category.id}/otra-cosa/marca=x/pagina=2`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toMatch(new RegExp(`/categoria/${category.id}/${category.slug}/marca=x/pagina=2$`));
  const past = await request.get(`/categoria/${category.id}/${category.slug}/pagina=499`, { maxRedirects: 0 });
  expect(past.status()).toBe(302);
});

test('RT-30 RT-11 an unknown category is not found', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const path of ['/categoria/999999999/nada/pagina=1', '/categoria/ropa', '/categoria/1e5/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  }
});

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

  // The sheet stays open after a choice; the second filter's count respects the first.
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

  // Chips name the active filters and remove them: each filter once, quick filters in their own row.
  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  const quick = page.getByRole('navigation', { name: 'Filtros rápidos' });
  await expect(chips.getByRole('listitem')).toHaveCount(2);
  await quick.getByRole('link', { name: 'Quitar: Envío gratis' }).click();
  await expect(page).toHaveURL(/marca=[a-z0-9-]+\/pagina=1$/);
  await chips.getByRole('link', { name: 'Quitar todos' }).click();
  await expect(page).toHaveURL(new RegExp(`${category.slug}/pagina=1$`));
  await expect(chips).toBeHidden();
});

test('RT-11 prices are sorted, and the sort survives the next page', async ({ page, request }) => {
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
  // The address changes a moment before the list does.
  let first: number[] = [];
  const isSorted = async () => {
    first = await prices();
    return first.length > 4 && first.every((price, at) => price >= (first[at - 1] ?? 0));
  };
  await expect.poll(isSorted).toBe(true);
  // By key: the page may still scroll for the new list, and a press at a position would miss the link.
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' }).press('Enter');
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=2$/);
  await expect.poll(async () => (await prices())[0] ?? 0).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
});

test('RT-11 a price range is typed in pesos and becomes part of the address', async ({ page, request, isMobile }) => {
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByLabel('Desde').fill('$1,000');
  await filters.getByLabel('Hasta').fill('3000');
  await filters.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL(/preciomenor=1000\/preciomayor=3000\/pagina=1$/);
  await expect(page.getByRole('link', { name: 'Quitar: $1,000 a $3,000' })).toBeAttached();
});

test('RT-11 no product under the filters: says so and offers links', async ({ page, request }) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/preciomenor=19999999/pagina=1`);
  await expect(page.getByText('No hay productos con estos filtros')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Quitar todos' }).last().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('RT-09 unknown and invalid segments are ignored: the canonical address is without them', async ({
  request,
  baseURL,
}) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  for (const bad of [
    'nada=1',
    'estrellas=9',
    'marca=%00',
    'preciomenor=-1',
    'pagina=cero',
    '__proto__=1',
    'marca=%E0%A4%A',
    'marca=%zz',
    '%',
  ]) {
    const reply = await request.get(`${base}/${bad}/pagina=1`, { maxRedirects: 0 });
    expect(reply.status(), bad).toBe(200);
    expect(await reply.text(), bad).toContain(`<link rel="canonical" href="${baseURL}${base}/pagina=1"/>`);
  }
});

test('RT-09 an unknown brand is named as unknown, not by the text of the address', async ({ page, request }) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/marca=zz-no-hay/pagina=1`);
  await page.getByRole('link', { name: 'Quitar: Marca no encontrada' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('RT-11 beside the list the filters are sticky and scroll by themselves', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'phones have a sheet');
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

test('RT-11 RT-12 the sheet starts with the filters used most, and hides most categories at first', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have a column');
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

test('RT-12 the offers start with the steps of discount, each with its count', async ({ page }) => {
  await page.goto('/c/ofertas/');
  const steps = page.getByRole('navigation', { name: 'Ofertas por descuento' });
  const step = steps.getByRole('link', { name: /^Desde.*30%/ });
  const promised = /([\d,]+) ofertas?$/.exec((await step.textContent()) ?? '')?.[1];
  await step.click();
  await expect(page).toHaveURL(/\/c\/ofertas\/descuento=30\/pagina=1$/);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${promised} productos?$`));
  await expect(steps).toHaveCount(0);
  await page.getByRole('link', { name: 'Quitar: Desde 30% menos' }).click();
  await expect(steps).toBeVisible();
});

test('RT-12 the menu of sorts has a margin to the edges of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only');
  await page.goto('/c/ofertas/');
  await page.getByRole('button', { name: /Ordenar/ }).click();
  const menu = await page.locator('#orden').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(12);
  expect((menu?.x ?? 360) + (menu?.width ?? 0)).toBeLessThanOrEqual(360 - 12);
  await expect(page.getByRole('link', { name: 'Mayor descuento' })).toBeInViewport({ ratio: 1 });
});

test('RT-11 has a canonical address or noindex for search engines, never both', async ({ request }) => {
  const category = await largestDepartment(request);
  const leaf = category.children[0]?.children[0];
  if (!leaf) throw new Error('no leaf');
  const html = await (await request.get(categoryUrl(leaf))).text();
  const [crumbs] = structuredData(html);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(crumbs?.itemListElement).toHaveLength(4);
  expect(html).toContain('rel="canonical"');
  expect(html).not.toContain('noindex');
  const filtered = await (
    await request.get(`/categoria/${leaf.id}/${leaf.slug}/estrellas=4/enviogratis=1/pagina=1`)
  ).text();
  expect(filtered).toContain('noindex');
  expect(filtered).not.toContain('rel="canonical"');
});

test('RT-10 all departments, each with its second level', async ({ page, request }) => {
  const tree = await departments(request);
  const department = await largestDepartment(request);
  await page.goto('/categoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las categorías');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toContainText(tree.map(({ name }) => name));
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(tree.flatMap((node) => [node, ...node.children].map(categoryUrl)));
  await page
    .getByRole('link', { name: department.children[0]?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/categoria/${department.children[0]?.id}/`));
});

import type { APIRequestContext } from '@playwright/test';
import type { StoresReply } from '@tianguis/contract';
import { initialOf } from '@tianguis/domain';
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { findProduct, list, productUrl } from './catalogue.ts';
import { largestStore, storeUrl } from './stores.ts';

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('es-MX')} ${number === 1 ? one : many}`;

async function stores(request: APIRequestContext, query = ''): Promise<StoresReply> {
  const reply = await request.get(`/stores/v1/stores?page_size=200&facets=true${query}`);
  return (await reply.json()) as StoresReply;
}

/** A letter and a department whose filters some store passes together. */
async function narrowing(request: APIRequestContext) {
  const { data, metadata } = await stores(request);
  const [store] = data.stores.filter(({ departments }) => departments.length > 0);
  const letter = metadata.facets?.letter.find(({ value }) => value === initialOf(store?.name ?? ''));
  const [department] = store?.departments ?? [];
  if (!store || !letter || !department) throw new Error('no store of the demo shop sells anything');
  return { store, letter, department, total: metadata.total };
}

test('RT-14 the list of stores: official ones first, each with its rating, products and departments', async ({
  page,
  request,
}) => {
  const { data, metadata } = await stores(request);
  const response = await page.goto('/tiendas');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Tiendas' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count(metadata.total, 'tienda', 'tiendas'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Tiendas oficiales', 'Más vendedores']);
  await expect(main.getByRole('article')).toHaveCount(metadata.total);

  const official = data.stores.filter((store) => store.is_official || store.is_own);
  const badges = main.getByRole('article').filter({ hasText: /Tienda oficial|Nuestra tienda/ });
  await expect(badges).toHaveCount(official.length);
  // No seller precedes an official store.
  await expect(main.getByRole('article').nth(official.length - 1)).toContainText('Tienda oficial');
  const [store] = official.filter((one) => one.is_official && one.rating.count > 0 && one.departments.length > 0);
  const card = main
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: store?.name ?? '', exact: true }) });
  await expect(card.getByRole('img', { name: `${store?.rating.average.toFixed(1)} de 5 estrellas` })).toBeVisible();
  await expect(card).toContainText(count(store?.products ?? 0, 'producto', 'productos'));
  await expect(card).toContainText(store?.departments[0]?.name ?? '');
});

test('RT-14 a letter and a department filter the list by links with addresses', async ({ page, request }) => {
  const { store, letter, department, total } = await narrowing(request);
  await page.goto('/tiendas');
  const letters = page.getByRole('navigation', { name: 'Tiendas por letra' });
  await letters.getByRole('link', { name: `Con ${letter.value}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/tiendas\\?letra=${encodeURIComponent(letter.value.toLowerCase())}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tiendas con ${letter.value}`);
  await expect(page.getByRole('article')).toHaveCount(letter.count);
  expect(letter.count).toBeLessThan(total);
  await expect(letters.getByRole('link', { name: `Con ${letter.value}`, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  const departments = page.getByRole('navigation', { name: 'Tiendas por departamento' });
  const choice = departments.getByRole('link', { name: new RegExp(`^${department.name} `) });
  const promised = Number(/([\d,]+) tiendas?$/.exec((await choice.textContent()) ?? '')?.[1]);
  await choice.click();
  await expect(page).toHaveURL(new RegExp(`letra=[^&]+&departamento=${department.id}$`));
  await expect(page.getByRole('article')).toHaveCount(promised);
  await expect(page.getByRole('link', { name: store.name, exact: true })).toBeVisible();

  await letters.getByRole('link', { name: 'Todas' }).click();
  await expect(page).toHaveURL(new RegExp(`/tiendas\\?departamento=${department.id}$`));
  await departments.getByRole('link', { name: /^Todos / }).click();
  await expect(page).toHaveURL(/\/tiendas$/);
  await expect(page.getByRole('article')).toHaveCount(total);
});

test('RT-14 in a department: the number of stores in all, and the products of each there', async ({
  page,
  request,
}) => {
  const { data, metadata } = await stores(request);
  const store = data.stores.find(({ departments }) => departments.length > 1);
  const [department] = store?.departments ?? [];
  if (!store || !department) throw new Error('no store of the demo shop sells in two departments');
  await page.goto(`/tiendas?departamento=${department.id}`);
  await expect(
    page.getByRole('navigation', { name: 'Tiendas por departamento' }).getByRole('link', { name: /^Todos / }),
  ).toHaveText(`Todos ${metadata.total} tiendas`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: store.name, exact: true }) });
  await expect(card).toContainText(`${count(department.products, 'producto', 'productos')} en ${department.name}`);
  await expect(card).not.toContainText(count(store.products, 'producto', 'productos'));
});

test('RT-14 only letters with stores are links', async ({ page, request }) => {
  const { metadata } = await stores(request);
  await page.goto('/tiendas');
  const letters = page.getByRole('navigation', { name: 'Tiendas por letra' });
  const existing = metadata.facets?.letter.filter((letter) => letter.count > 0) ?? [];
  await expect(letters.getByRole('link')).toHaveCount(existing.length + 1);
});

test('RT-14 the list ignores invalid values, and has a canonical address or noindex, never both', async ({
  request,
}) => {
  const { letter, department } = await narrowing(request);
  const html = async (path: string) => {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    return reply.text();
  };
  const canonical = (text: string) => /<link rel="canonical" href="[^"]*?(\/tiendas[^"]*)"/.exec(text)?.[1];
  for (const bad of ['', '?letra=cc', '?departamento=999999999', '?departamento=x&pagina=-1', '?letra=%00', '?otra=1'])
    expect(canonical(await html(`/tiendas${bad}`)), bad).toBe('/tiendas');
  expect(canonical(await html(`/tiendas?departamento=${department.id}`))).toBe(
    `/tiendas?departamento=${department.id}`,
  );
  const both = await html(`/tiendas?letra=${encodeURIComponent(letter.value)}&departamento=${department.id}`);
  expect(both).toContain('noindex');
  expect(canonical(both)).toBeUndefined();
  const past = await request.get('/tiendas?pagina=400', { maxRedirects: 0 });
  expect([past.status(), past.headers().location]).toEqual([302, expect.stringMatching(/\/tiendas$/)]);
  const [crumbs] = structuredData(await html('/tiendas'));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('RT-14 a store shows its logo, rating, terms and products', async ({ page, request }) => {
  const store = await largestStore(request);
  const { data, metadata } = await list(request, `filter_by[store]=${store.id}&page_size=${shop.pageSize}`);
  const response = await page.goto(storeUrl(store));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
  const facts = page.getByRole('list', { name: 'Datos de la tienda' });
  await expect(facts).toContainText(store.city);
  await expect(facts).toContainText(`En ${shop.name} desde`);
  await expect(facts.getByRole('img', { name: `${store.rating.average.toFixed(1)} de 5 estrellas` })).toBeVisible();
  await expect(page.getByText(store.return_policy)).toBeHidden();
  await page.getByRole('main').getByText('Devoluciones', { exact: true }).click();
  await expect(page.getByText(store.return_policy)).toBeVisible();

  await expect(page.getByText(count(metadata.total, 'producto', 'productos'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(data.products.length);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(data.products[0]?.title ?? '');
});

test('RT-14 RT-09 inside a store: a department and a filter match their counts, and chips remove them', async ({
  page,
  request,
  isMobile,
}) => {
  const store = await largestStore(request);
  const [department] = store.departments;
  if (!department) throw new Error('the largest store sells nothing');
  await page.goto(storeUrl(store));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const open = async () => {
    if (isMobile && !(await filters.isVisible())) await page.getByRole('button', { name: /^Filtros/ }).click();
  };
  await open();
  const more = filters.getByText(/^Ver \d+ categorías más$/);
  if (await more.isVisible()) await more.click();
  await filters.getByRole('link', { name: new RegExp(`^${department.name} `) }).click();
  await expect(page).toHaveURL(new RegExp(`${store.slug}/categoria=${department.id}/pagina=1$`));
  await expect(page.getByRole('heading', { level: 2, name: department.name })).toBeAttached();
  const shown = page.getByRole('main').getByRole('status').first();
  await expect(shown).toHaveText(count(department.products, 'producto', 'productos'));

  await open();
  const free = filters.getByRole('link', { name: /^Envío gratis/ });
  const promised = Number(/([\d,]+) productos?$/.exec((await free.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
  await free.click();
  await expect(page).toHaveURL(new RegExp(`categoria=${department.id}/enviogratis=1/pagina=1$`));
  await expect(shown).toHaveText(count(promised, 'producto', 'productos'));
  await expect(filters.getByRole('link', { name: `Todo en ${store.name}` })).toBeAttached();
  if (isMobile) await filters.getByRole('button', { name: /^Ver/ }).click();

  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  await chips.getByRole('link', { name: `Quitar: ${department.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`${store.slug}/enviogratis=1/pagina=1$`));
  await expect(chips).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Filtros rápidos' })
    .getByRole('link', { name: 'Quitar: Envío gratis' })
    .click();
  await expect(page).toHaveURL(new RegExp(`${store.slug}/pagina=1$`));
});

test('RT-14 a sort and the next page of a store', async ({ page, request }) => {
  const store = await largestStore(request);
  await page.goto(storeUrl(store));
  await page.getByRole('button', { name: /Ordenar/ }).click();
  // The button is low on a phone's screen: the menu must fit all the same.
  await expect(page.getByRole('link', { name: 'Mayor descuento' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Menor precio' }).click();
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=1$/);
  const next = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' });
  // The address changes before the page does.
  await expect(next).toHaveAttribute('href', /orden=menor-precio\/pagina=2$/);
  // By key: the page may still scroll for the new list, and a press at a position would miss the link.
  await next.press('Enter');
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=2$/);
  await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
});

test('RT-14 one store, one address: wrong name, no page, past the end, unknown category, unknown store', async ({
  request,
  baseURL,
}) => {
  const store = await largestStore(request);
  const base = `/tienda/${store.id}/${store.slug}`;
  const to = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return `${reply.status()} ${(reply.headers().location ?? '').replace(/^https?:\/\/[^/]+/, '')}`.trim();
  };
  expect(await to(`/tienda/${store.id}/otra/estrellas=4/pagina=2`)).toBe(`301 ${base}/estrellas=4/pagina=2`);
  expect(await to(`/tienda/${store.id}`)).toBe(`301 ${base}/pagina=1`);
  expect(await to(`/tienda/${store.id}/pagina=2`)).toBe(`301 ${base}/pagina=2`);
  expect(await to(`${base}/pagina=499`)).toMatch(new RegExp(`^302 ${base}/pagina=\\d+$`));
  expect(await to(base)).toBe('200');
  for (const unknown of ['/tienda/99999999/x', '/tienda/x/y', '/tienda/1e3/x', '/tienda/0/x'])
    expect(await to(unknown), unknown).toBe('404');
  for (const ignored of ['', '/categoria=99999999', '/nada=1', '/2/1', '/estrellas=9/pagina=1', '/%00=1'])
    expect(await (await request.get(`${base}${ignored}`)).text(), ignored).toContain(
      `<link rel="canonical" href="${baseURL}${base}/pagina=1"/>`,
    );
});

test('RT-14 has structured data of a store', async ({ request, baseURL }) => {
  const store = await largestStore(request);
  const html = await (await request.get(storeUrl(store))).text();
  const [organization, crumbs] = structuredData(html);
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: store.name,
    aggregateRating: { ratingValue: store.rating.average.toFixed(1), reviewCount: store.rating.count },
    address: { addressLocality: store.city, addressCountry: 'MX' },
  });
  expect(crumbs?.itemListElement).toHaveLength(3);
  expect(html).toContain('property="og:image"');
  expect(html).not.toContain('noindex');
  const filtered = `${storeUrl(store).replace('/pagina=1', '')}/categoria=${store.departments[0]?.id}`;
  const one = await (await request.get(`${filtered}/pagina=1`)).text();
  expect(one).toContain(`<link rel="canonical" href="${baseURL}${filtered}/pagina=1"/>`);
  const two = await (await request.get(`${filtered}/enviogratis=1/pagina=1`)).text();
  expect(two).toContain('noindex');
  expect(two).not.toContain('rel="canonical"');
});

test('RT-13 RT-14 from a product to the store that sells it', async ({ page, request }) => {
  const product = await findProduct(request, (one) => one.stock > 0);
  await page.goto(productUrl(product));
  const seller = page.getByRole('main').getByRole('region', { name: 'Vendido por' }).getByRole('link').first();
  const name = ((await seller.textContent()) ?? '').trim();
  await seller.click();
  await expect(page).toHaveURL(/\/tienda\/\d+\/[a-z0-9-]+\/pagina=1$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => name.includes((await heading.textContent()) ?? '?')).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-14 letter, department, store and department within, by links alone', async ({ page, request, isMobile }) => {
    const { store, letter, department } = await narrowing(request);
    await page.goto('/tiendas');
    await page.getByRole('link', { name: `Con ${letter.value}`, exact: true }).click();
    await page
      .getByRole('navigation', { name: 'Tiendas por departamento' })
      .getByRole('link', { name: new RegExp(`^${department.name} `) })
      .click();
    await page.getByRole('link', { name: store.name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    if (isMobile) await page.getByRole('button', { name: /^Filtros/ }).click();
    const filters = page.getByRole('complementary', { name: 'Filtros' });
    const more = filters.getByText(/^Ver \d+ categorías más$/);
    if (await more.isVisible()) await more.click();
    await filters.getByRole('link', { name: new RegExp(`^${department.name} `) }).click();
    await expect(page).toHaveURL(new RegExp(`categoria=${department.id}/pagina=1$`));
  });
});

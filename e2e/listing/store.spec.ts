/** The page of a store: its header, terms and products (RT-14). */
import { expect, test } from '@tianguis/testkit/browser';
import shop from '../../config/shop.json' with { type: 'json' };
import { findProduct, list, productUrl } from '../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../support/catalogue/stores.ts';
import { count } from '../support/page/numbers.ts';

test('RT-14 a store shows its logo, rating, terms and products', { tag: '@phone' }, async ({ page, request }) => {
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
  // On phones an active quick filter is among the chips.
  await expect(chips.getByRole('link', { name: /^Quitar: / })).toHaveCount(isMobile ? 1 : 0);
  const quick = isMobile ? chips : page.getByRole('navigation', { name: 'Filtros rápidos' });
  await quick.getByRole('link', { name: 'Quitar: Envío gratis' }).click();
  await expect(page).toHaveURL(new RegExp(`${store.slug}/pagina=1$`));
});

test('RT-14 a sort and the next page of a store', { tag: '@phone' }, async ({ page, request }) => {
  const store = await largestStore(request);
  await page.goto(storeUrl(store));
  await page.getByRole('button', { name: /Ordenar/ }).click();
  // The button is low on a phone's screen, but the menu must fit.
  await expect(page.getByRole('link', { name: 'Mayor descuento' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Menor precio' }).click();
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=1$/);
  const next = page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Siguiente' });
  // The URL changes before the page does.
  await expect(next).toHaveAttribute('href', /orden=menor-precio\/pagina=2$/);
  // The link is pressed by key, since the page may still scroll for the new list, and a click would miss the link.
  await next.press('Enter');
  await expect(page).toHaveURL(/orden=menor-precio\/pagina=2$/);
  await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
});

test('RT-13 RT-14 from a product to the store that sells it', { tag: '@phone' }, async ({ page, request }) => {
  const product = await findProduct(request, (one) => one.stock > 0);
  await page.goto(productUrl(product));
  const seller = page.getByRole('main').getByRole('region', { name: 'Vendido por' }).getByRole('link').first();
  const name = ((await seller.textContent()) ?? '').trim();
  await seller.click();
  await expect(page).toHaveURL(/\/tienda\/\d+\/[a-z0-9-]+\/pagina=1$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => name.includes((await heading.textContent()) ?? '?')).toBe(true);
});

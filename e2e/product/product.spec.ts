/** The product page: its content, variants, prices and reviews (RT-13). */
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, findProduct, productUrl } from '../support/catalogue/catalogue.ts';
import { money } from '../support/page/numbers.ts';

test('RT-13 shows the product: title, price, specifications, seller, reviews', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.rating.count > 10,
    (p) => p.variants.length > 0,
  );
  const response = await page.goto(productUrl(product));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByText('Precio de contado')).toBeVisible();
  const [group] = product.specifications;
  const [row] = group?.rows ?? [];
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: row?.[0] ?? '' })
      .first(),
  ).toContainText(row?.[1] ?? '');
  await expect(page.getByRole('link', { name: product.seller.name }).first()).toBeVisible();
  const opinions = page.getByRole('region', { name: 'Opiniones' });
  await expect(opinions).toContainText(product.rating.average.toFixed(1));
  await expect(opinions.getByRole('link', { name: /^\d estrellas?/ })).not.toHaveCount(0);
});

test('RT-13 a variant is chosen by its address, with and without a script', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.colors.length > 1,
    (p) => {
      const colors = new Set(p.variants.map((variant) => variant.options.Color));
      return colors.size > 1 && p.variants.every((variant) => variant.stock > 0);
    },
  );
  await page.goto(productUrl(product));
  const first = product.variants[0];
  const other = product.variants.find((variant) => variant.options.Color !== first?.options.Color);
  const color = other?.options.Color ?? '';
  await page.getByRole('list', { name: 'Color', exact: true }).getByRole('link', { name: color, exact: true }).click();
  await expect(page).toHaveURL(/\?variante=/);
  const sku = new URL(page.url()).searchParams.get('variante');
  const chosen = product.variants.find((variant) => variant.sku === sku);
  expect(chosen?.options.Color).toBe(color);
  await expect(page.locator('#comprar input[name=variante]')).toHaveValue(sku ?? '');
  await expect(page.getByText(money(chosen?.pricing.sales_price ?? 0), { exact: true }).first()).toBeVisible();
  const html = await (await request.get(`${productUrl(product)}?variante=${sku}`)).text();
  expect(html).toContain(`name="variante" value="${sku}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"?]+${productUrl(product)}"`));
});

test('RT-13 months without interest as the law asks: number × payment, and the total', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.months >= 6,
    (p) => p.variants.every((v) => v.pricing.sales_price === p.pricing.sales_price),
  );
  await page.goto(productUrl(product));
  const price = product.pricing.sales_price;
  const rest = Math.floor(price / product.months);
  const first = price - rest * (product.months - 1);
  const payments = `: 1 pago de ${money(first)} y ${product.months - 1} de ${money(rest)}`;
  const plan = first === rest ? ` de ${money(rest)}` : payments;
  await expect(page.getByText(`${product.months} meses sin intereses${plan}`)).toBeVisible();
  await expect(page.getByText(`Total ${money(price)}`)).toBeVisible();
  await page.getByText('Ver todos los planes').click();
  await expect(page.getByRole('row', { name: /^3 meses/ })).toBeVisible();
});

test('RT-13 reviews: filter by stars, sort and pages, each by its address', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    (p) => p.rating.count > 12,
    (p) => (p.rating_histogram[4] ?? 0) > 8,
  );
  await page.goto(productUrl(product));
  const opinions = page.getByRole('region', { name: 'Opiniones' });
  await opinions.getByRole('link', { name: /^5 estrellas/ }).click();
  await expect(page).toHaveURL(/calificacion=5/);
  await expect(opinions.getByRole('listitem').getByRole('img', { name: '5 estrellas' })).toHaveCount(8);
  await opinions.getByLabel('Ordenar por').selectOption({ label: 'Más recientes' });
  await expect(page).toHaveURL(/calificacion=5.*orden=recientes/);
  const more = opinions.getByRole('link', { name: 'Más opiniones' });
  // The URL changes before the page does.
  await expect(more).toHaveAttribute('href', /calificacion=5.*orden=recientes/);
  await more.click();
  await expect(page).toHaveURL(/opiniones=2/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-13 the buying bar is there, and a button sorts the reviews', async ({ page, request, isMobile }) => {
    const product = await findProduct(request, (p) => buyable(p) && p.rating.count > 12);
    await page.goto(productUrl(product));
    if (isMobile) await expect(page.getByRole('region', { name: 'Comprar este producto' })).toBeInViewport();
    const opinions = page.getByRole('region', { name: 'Opiniones' });
    await opinions.getByLabel('Ordenar por').selectOption({ label: 'Más recientes' });
    await opinions.getByRole('button', { name: 'Ordenar' }).click();
    await expect(page).toHaveURL(/orden=recientes/);
  });
});

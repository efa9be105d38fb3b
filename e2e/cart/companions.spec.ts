/** Companions of a product (issue 18, point 6), and how the open cart reacts to the rest of its page. */
import type { Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { buyable, list, productUrl } from '../support/catalogue/catalogue.ts';
import { comeToRelated } from '../support/customers/carts.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { money } from '../support/page/numbers.ts';

const main = (page: Page) => page.getByRole('main');
const bundle = (page: Page) =>
  main(page).getByRole('region', { name: /^(Suelen llevarlos juntos|Combínalo con algo de la misma tienda)$/ });

/** Finds a product with companions, and these companions. */
async function withCompanions(page: Page): Promise<{ product: Product; others: Product[] }> {
  const { data } = await list(page.request, 'page_size=100');
  for (const product of data.products.filter((p) => buyable(p) && !p.features.digital && p.childrenSku === '0')) {
    const reply = await page.request.get(`/products/v1/products/${product.id}/companions`);
    const others = (await reply.json()).data.together.products as Product[];
    if (others.length === 2) return { product, others };
  }
  throw new Error('Nothing goes with anything.');
}

test('one button adds a product and what goes with it, for the total that it says', { tag: '@desktop' }, async ({
  page,
}) => {
  const { product, others } = await withCompanions(page);
  await signInByCall(page.request, (await addCustomer()).email);
  await page.goto(productUrl(product));
  const all = [product, ...others];
  const total = money(all.reduce((sum, { pricing }) => sum + pricing.sales_price, 0));
  await expect(bundle(page)).toContainText(total);
  for (const { title, pricing } of all) {
    await expect(bundle(page)).toContainText(title);
    await expect(bundle(page)).toContainText(money(pricing.sales_price));
  }
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await bundle(page).getByRole('button', { name: 'Agregar los 3 al carrito' }).click();
  await expect(main(page).getByText('Los agregamos a tu carrito.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (3 piezas)');
  await expect(main(page).getByText(total).and(page.locator(':visible')).first()).toBeVisible();
});

test('a visitor signs in first, and comes back to the product', { tag: '@phone' }, async ({ page }) => {
  const { product } = await withCompanions(page);
  await page.goto(productUrl(product));
  await bundle(page).getByRole('button', { name: 'Agregar los 3 al carrito' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(productUrl(product));
});

test('the open cart follows what its page changes: a card that adds, and another postal code', {
  tag: '@phone',
}, async ({ page }) => {
  const { product } = await withCompanions(page);
  await signInByCall(page.request, (await addCustomer()).email);
  await page.goto(productUrl(product));
  await hydrated(page);
  await main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first().click();
  await page
    .getByRole('dialog', { name: 'Agregado a tu carrito' })
    .getByRole('link', { name: 'Ver mi carrito' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (1 pieza)');
  await hydrated(page);
  await (await comeToRelated(page))
    .getByRole('button', { name: /^Agregar .+ al carrito$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
  await page.keyboard.press('Escape');
  await main(page)
    .getByRole('link', { name: /código postal/i })
    .first()
    .click();
  const modal = page.getByRole('dialog').filter({ has: page.getByLabel(/código postal/i) });
  await modal.getByLabel(/código postal/i).fill('06600');
  await modal.getByRole('button', { name: 'Guardar' }).click();
  // The button in the product's line, and not the button of a card below.
  const line = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Quitar ${product.title}` }) });
  await expect(line.getByText(/^Llega /)).toBeVisible();
});

test('quantities: no number is told, the limit is said, and the focus stays', { tag: '@phone' }, async ({ page }) => {
  const { product } = await withCompanions(page);
  await signInByCall(page.request, (await addCustomer()).email);
  await page.request.post('/acciones/carrito', {
    form: { producto: String(product.id), variante: '0', cantidad: '1' },
    headers: { origin: new URL((await page.request.get('/')).url()).origin },
  });
  await page.goto('/carrito/detalle');
  await hydrated(page);
  const input = main(page).getByRole('article').first().getByRole('textbox');
  await input.fill('abc');
  await input.press('Enter');
  const message = main(page).getByText('Escribe cuántas piezas quieres, con números enteros.');
  await expect(message).toBeVisible();
  await expect(input).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
  await input.fill('999');
  await input.press('Enter');
  await expect(main(page).getByText(/^máx\. \d+$/)).toBeVisible();
  const more = main(page).getByRole('button', { name: `Una pieza más de ${product.title}` });
  await more.focus();
  await more.press('Enter');
  await expect(more).toBeFocused();
});

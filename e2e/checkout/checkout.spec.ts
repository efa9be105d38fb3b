/** Whole purchases in a browser. Other combinations are tested by form posts (`requests/account/checkout.test.ts`). */
import type { Page } from '@playwright/test';
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { withVariant } from '../support/customers/carts.ts';
import { beReadyToBuy, typeCard } from '../support/customers/checkouts.ts';
import { hydrated } from '../support/customers/sessions.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const frameOf = (page: Page) => page.frameLocator('iframe[title="Datos de tu tarjeta"]');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

test('CO-02 CO-04 PA-01 PA-02 a card in the frame by the keyboard alone, in months', {
  tag: '@phone',
}, async ({ page }) => {
  await beReadyToBuy(page, 1, { inMonths: true });
  await page.goto('/comprar');
  await hydrated(page);
  await expect(title(page)).toHaveText('¿Cómo quieres pagar?');
  const number = frameOf(page).getByLabel('Número de tarjeta');
  await expect(number).toBeVisible();
  expect(await overflowFaults(page)).toEqual([]);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await main(page)
    .getByRole('radio', { name: /Tarjeta de crédito o débito/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  for (const text of ['5555555555554444', '12/30', '123', 'Guadalupe Rios']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  const months = main(page).getByRole('radiogroup', { name: '¿En cuántos pagos?' });
  await expect(months.getByRole('radio', { name: /3 meses sin intereses/ })).toBeVisible();
  await months.getByRole('radio', { name: /^Un solo pago/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Revisa y paga');
  await expect(main(page)).toContainText('Mastercard •••• 4444');
  await expect(main(page)).toContainText(/3 meses sin intereses: (3 × |1 × )/);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await button(page, /^Pagar \$/).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('¡Gracias! Tu pedido está pagado');
  await expect(main(page)).toContainText('Pagaste con Mastercard •••• 4444');
  await expect(main(page).getByRole('heading', { name: 'Cuándo llega' })).toBeVisible();
  // Back leads to the order, and not to a second payment.
  const paid = page.url();
  await page.goto('/comprar');
  await expect(page).toHaveURL(/\/carrito\/detalle$/);
  // A document that is left while it arrives may hydrate in part, which React reports.
  await hydrated(page);
  await page.goto(paid);
  await expect(title(page)).toHaveText('¡Gracias! Tu pedido está pagado');
});

test('PA-01 3-D Secure returns by a cross-site POST; after a decline another card is typed on the same page', {
  tag: '@desktop',
}, async ({ page }) => {
  await beReadyToBuy(page);
  await page.goto('/comprar');
  await hydrated(page);
  await typeCard(frameOf(page), '4000000000000002');
  await frameOf(page).getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await button(page, /^Pagar \$/).click();
  await expect(title(page)).toHaveText('Tu pago no se hizo');
  await typeCard(frameOf(page), '4000000000003063');
  await frameOf(page).getByRole('button', { name: 'Usar esta tarjeta' }).click();
  await expect(main(page)).toContainText('Tu tarjeta está lista.');
  await button(page, /^Pagar \$/).click();
  await page.getByRole('textbox').fill('123456');
  await page.getByRole('button', { name: /Confirmar/ }).click();
  await expect(title(page)).toHaveText('¡Gracias! Tu pedido está pagado');
  await expect(main(page)).toContainText('•••• 3063');
});

test('PA-03 the slip of OXXO: black bars on white in the dark theme, reference in groups, deadline, nothing else on paper', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await beReadyToBuy(page);
  await page.goto('/comprar');
  await hydrated(page);
  const oxxo = main(page).getByRole('radio', { name: /Efectivo en OXXO/ });
  await oxxo.check();
  // The return key in a field leaves the button, and the message above the button, below the screen.
  await page.route('**/comprar/respuesta/**', (route) => route.abort());
  await page.evaluate(() => scrollTo(0, 0));
  await oxxo.press('Enter');
  await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport();
  await page.unroute('**/comprar/respuesta/**');
  await button(page, 'Continuar').click();
  await button(page, /^Hacer mi pedido de \$/).click();
  await expect(title(page)).toHaveText('Paga en OXXO para completar tu pedido');
  await expect(main(page)).toContainText(/Paga hasta el \p{L}+ \d+ de \p{L}+ a las 23:59/u);
  await expect(main(page)).toContainText(/\d{4} \d{4} \d{4} \d{2}/);
  await page.emulateMedia({ colorScheme: 'dark' });
  const bars = main(page).getByRole('img', { name: /^Código de barras de la referencia/ });
  await expect(bars).toBeVisible();
  const colors = await bars.evaluate((svg) => [
    getComputedStyle(svg.parentElement as Element).backgroundColor,
    getComputedStyle(svg.querySelector('path') as Element).fill,
  ]);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(button(page, 'Imprimir')).toBeHidden();
  await expect(bars).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CO-02 PA-01 PA-04 a card on the full page of the acquirer, months, then SPEI instead', {
    tag: '@desktop',
  }, async ({ page }) => {
    await beReadyToBuy(page, 1, { inMonths: true });
    await page.goto('/comprar');
    await main(page)
      .getByRole('radio', { name: /Tarjeta de crédito o débito/ })
      .check();
    await button(page, 'Continuar').click();
    await typeCard(page, '4242424242424242');
    await page.getByRole('button', { name: 'Usar esta tarjeta' }).click();
    await main(page)
      .getByRole('radio', { name: /3 meses sin intereses/ })
      .check();
    await button(page, 'Continuar').click();
    await expect(main(page)).toContainText('Visa •••• 4242');
    await main(page).getByRole('link', { name: 'Cambiar forma de pago' }).click();
    await main(page)
      .getByRole('radio', { name: /Transferencia SPEI/ })
      .check();
    await button(page, 'Continuar').click();
    await button(page, /^Hacer mi pedido de \$/).click();
    await expect(title(page)).toHaveText('Haz tu transferencia para completar tu pedido');
    await expect(main(page)).toContainText(/\d{3} \d{3} \d{11} \d/);
    await page.reload();
    await expect(title(page)).toHaveText('Haz tu transferencia para completar tu pedido');
  });
});

test('CO-01 a price that changed before the press: 409 with both totals, and one press agrees', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/409/);
  const [product] = await beReadyToBuy(page, 1, { from: 8 });
  if (!product) throw new Error('found above');
  await page.goto('/comprar');
  await hydrated(page);
  await main(page)
    .getByRole('radio', { name: /Transferencia SPEI/ })
    .check();
  await button(page, 'Continuar').click();
  const shown = ((await button(page, /^Hacer mi pedido de \$/).textContent()) ?? '').replace(/^.*\$/s, '$');
  await withVariant(product.id, 'sale_price = sale_price + 1000, list_price = list_price + 1000', async () => {
    const reply = page.waitForResponse((one) => one.request().method() === 'POST');
    await button(page, /^Hacer mi pedido de \$/).click();
    expect((await reply).status()).toBe(409);
    await expect(title(page)).toHaveText('Tu compra cambió mientras la revisabas');
    await expect(main(page)).toContainText(`Subió el precio de “${product.title}”: costaba ${shown} y ahora cuesta $`);
    await expect(main(page)).toContainText(`Total que viste${shown}`);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await button(page, /^Pagar \$/).click();
    await expect(title(page)).toHaveText('Haz tu transferencia para completar tu pedido');
  });
});

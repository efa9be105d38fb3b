import { expect, test } from '@tianguis/testkit/browser';
import { fillCart, plain } from '../support/customers/carts.ts';
import { hydrated } from '../support/customers/sessions.ts';

const dir = '/tmp/shots-pages';
test.describe.configure({ timeout: 60000 });
test('look', async ({ page, isMobile, problems }) => {
  problems.expect(/.*/);
  const tag = isMobile ? 'phone' : 'desk';
  const shot = (name: string) => page.screenshot({ path: `${dir}/${tag}-${name}.png`, fullPage: true });
  const products = await plain(page.request, 3);
  await fillCart(
    page,
    products.map((p, i) => ({ ...p, cart_quantity: i + 1 })),
  );
  await page.goto('/comprar');
  await hydrated(page);
  await shot('1-new-address');
  await page.getByLabel('Código postal').first().fill('06700');
  await expect(page.getByRole('status').filter({ hasText: 'Encontramos' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Colonia' }).selectOption({ index: 0 });
  await page.getByLabel('Calle', { exact: false }).first().fill('Orizaba');
  await page.getByLabel('Número exterior').fill('101');
  await page.getByLabel('Teléfono').fill('5512345678');
  await shot('2-filled');
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();
  await page.waitForURL(/pago|envio/);
  if (page.url().includes('envio')) {
    await shot('2b-delivery');
    await page.getByRole('button', { name: 'Continuar' }).click();
  }
  await page.waitForURL(/pago/);
  await page.waitForTimeout(2500);
  await shot('3-payment');
  const frame = page.frameLocator('iframe');
  console.log(
    await page
      .locator('iframe')
      .getAttribute('src')
      .catch((e) => String(e)),
  );
  await frame.getByRole('textbox').first().fill('4242424242424242');
  const boxes = await frame.getByRole('textbox').count();
  console.log('boxes', boxes);
  await frame.getByRole('textbox').nth(1).fill('12/30');
  await frame.getByRole('textbox').nth(2).fill('123');
  await frame.getByRole('textbox').nth(3).fill('Guadalupe Ríos');
  await shot('4-card');
  await frame.getByRole('button').first().click();
  await page.waitForTimeout(2500);
  await shot('5-after-card');
  console.log(page.url());
  if (!page.url().includes('revisar')) await page.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL(/revisar/);
  await shot('6-review');
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.waitForURL(/gracias|3ds/);
  await shot('7-thanks');
  console.log(page.url());
});

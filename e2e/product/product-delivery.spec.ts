/** Delivery and stock on the product page (ST-03, ST-09). */
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findProduct, productUrl } from '../support/catalogue/catalogue.ts';

test('ST-03 AP-15 the postal code of the visitor is asked for, and then shown in its room, with the date', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, (p) => buyable(p) && !p.features.digital);
  await page.goto(productUrl(product));
  const delivery = page.getByRole('region', { name: 'Cómo lo recibes' });
  const question = delivery.getByRole('link', { name: 'Calcula tu entrega' });
  const before = await question.boundingBox();
  await question.click();
  await page.getByRole('dialog').getByRole('textbox').fill('06700');
  await page.keyboard.press('Enter');
  const answer = delivery.getByRole('link', { name: 'Enviar a 06700' });
  await expect(answer).toBeVisible();
  expect((await answer.boundingBox())?.height).toBe(before?.height);
  await expect(delivery).toContainText(/Llega (hoy|mañana|el|entre)/);
});

test('ST-09 stock: sold out cannot be bought', { tag: '@phone' }, async ({ page, request }) => {
  const product = await findProduct(request, (p) => p.stock === 0 && p.is_active);
  await page.goto(productUrl(product));
  await expect(page.getByText('Agotado por ahora').and(page.locator(':visible')).first()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Comprar ahora' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cómo lo recibes' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Ver (opciones )?parecidas$/ })
    .and(page.locator(':visible'))
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Opciones parecidas' })).toBeInViewport();
});

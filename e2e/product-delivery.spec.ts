/** Delivery and stock on the product page (ST-03, ST-09). */
import type { ProductDetail } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, findProduct, productUrl } from './catalogue.ts';

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

/** Each feature of ST-09 and the text that a shopper sees. */
const features: readonly [name: string, sieve: (p: ProductDetail) => boolean, words: RegExp][] = [
  ['is_backorder', (p) => p.features.is_backorder, /Sobre pedido/],
  ['is_big_ticket', (p) => p.features.is_big_ticket, /Producto grande: entrega con cita/],
  ['extended_catalogue_days', (p) => p.features.extended_catalogue_days > 0, /Catálogo extendido/],
  ['is_store_pickup', (p) => p.features.is_store_pickup && !p.features.digital, /Recógelo en tienda/],
  [
    'fulfillment_id',
    (p) => p.features.fulfillment_id === 1 && !p.features.digital,
    /Puntual: guardado y enviado por nosotros/,
  ],
  ['digital', (p) => p.features.digital, /Entrega digital/],
  ['is_store_only', (p) => p.features.is_store_only, /Solo en tienda física/],
  ['super_express', (p) => p.features.super_express, /Súper Express/],
  ['shipping.is_free', (p) => p.shipping.is_free && !p.features.digital && !p.features.is_store_only, /Envío gratis/],
];

for (const [name, holds, words] of features) {
  test(`ST-09 ${name} is shown on the product page`, { tag: '@phone' }, async ({ page, request }) => {
    const plain = (p: Parameters<typeof holds>[0]) =>
      holds(p) && p.stock > 0 && (name === 'is_store_only' || !p.features.is_store_only);
    const product = await findDetail(
      request,
      (p) => plain(p as ProductDetail),
      (p) => p.variants.every((v) => v.fulfillment_id === p.features.fulfillment_id && v.stock > 0),
    );
    await page.goto(productUrl(product));
    await expect(page.getByRole('region', { name: 'Cómo lo recibes' })).toContainText(words);
    if (name === 'is_store_only') await expect(page.getByRole('button', { name: 'Comprar ahora' })).toHaveCount(0);
  });
}

test('ST-09 stock: sold out cannot be bought', async ({ page, request }) => {
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

/** From a product to the sign-in, with the pending action (SS-07, RT-02). */
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, findProduct, productUrl } from '../support/catalogue/catalogue.ts';
import { money } from '../support/page/numbers.ts';

for (const [button, kind, words, tag] of [
  ['Agregar al carrito', 'carrito', 'Inicia sesión para agregarlo a tu carrito', '@phone'],
  ['Comprar ahora', 'comprar', 'Inicia sesión para comprarlo', '@desktop'],
  ['Guardar en favoritos', 'favorito', 'Inicia sesión para guardarlo en favoritos', '@phone'],
] as const) {
  test(`SS-07 a visitor's "${button}" redirects to sign in and stores the pending action (${kind})`, { tag }, async ({
    page,
    request,
  }) => {
    const product = await findProduct(request, buyable);
    await page.goto(productUrl(product));
    const control = page.getByRole('main').getByRole('button', { name: new RegExp(`^${button}`) });
    await control.and(page.locator(':visible')).first().click();
    if (kind === 'favorito') {
      // RO-01 RT-31: the prompt opens on the page where the button was pressed.
      const prompt = page.getByRole('dialog', { name: 'Inicia sesión para ver tus favoritos' });
      await expect(prompt).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#modalWishlist');
      await prompt.getByRole('link', { name: 'Inicia sesión' }).click();
    }
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(productUrl(product));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('article')).toContainText(product.title);
    await page.getByRole('link', { name: 'Volver a donde estabas' }).click();
    await expect(page).toHaveURL(new RegExp(productUrl(product)));
  });
}

test('RT-02 SS-07 the sign-in page shows the chosen variant: its options, quantity and price', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const product = await findDetail(
    request,
    (p) => buyable(p) && p.variations.length > 1,
    (p) => p.variants.some((v) => v.stock > 2 && v.pricing.sales_price !== p.pricing.sales_price),
  );
  const variant = product.variants.find((v) => v.stock > 2 && v.pricing.sales_price !== product.pricing.sales_price);
  if (!variant) throw new Error('found above');
  await page.goto(`${productUrl(product)}?variante=${variant.sku}`);
  await page.getByLabel('Cantidad').selectOption('3');
  await page.getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first().click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const wanted = page.getByRole('article');
  await expect(wanted).toContainText([...Object.values(variant.options), '3 piezas'].join(' · '));
  await expect(wanted).toContainText(money(variant.pricing.sales_price));
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toBeInViewport({ ratio: 1 });
});

/** The shelf of products that are like those of the cart (RL-06). */
import type { Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable } from '../support/catalogue/catalogue.ts';
import { cartUrl, comeToRelated, fillCart, main, plain } from '../support/customers/carts.ts';
import { hydrated } from '../support/customers/sessions.ts';

/** A product and five similar products. The shelf depends on at most four products of the cart. */
async function withLike(page: Page): Promise<Product[]> {
  for (const one of await plain(page.request, 20)) {
    const reply = await page.request.get(`/products/v1/products/${one.id}/related?page_size=24`);
    const like = ((await reply.json()).data.products as Product[]).filter(
      (other) => buyable(other) && other.childrenSku === '0',
    );
    if (like.length >= 5) return [one, ...like.slice(0, 5)];
  }
  throw new Error('No product has five others that are like it, without choices.');
}

test('RL-06 products like those of the cart come when its end is near, and none of what is in it', {
  tag: '@phone',
}, async ({ page }) => {
  const inCart = await withLike(page);
  await fillCart(page, inCart);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/resources/para-ti') && asked.push(request.url()));
  await page.goto(cartUrl);
  await hydrated(page);
  const shelf = await comeToRelated(page);
  await expect(shelf.getByRole('listitem').first()).toBeVisible();
  const ids = await shelf
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => Number(/\/producto\/(\d+)\//.exec(link.getAttribute('href') ?? '')?.[1])),
    );
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => inCart.some((one) => one.id === id))).toEqual([]);
  // The URL contains product ids and nothing about the visitor.
  expect(asked).toEqual([expect.stringMatching(/\/resources\/para-ti\?vistos=\d+(,\d+){3}$/)]);
  for (const { title } of inCart) {
    const remove = main(page).getByRole('button', { name: `Quitar ${title}`, exact: true });
    await remove.click();
    // The lines below move up when the line disappears. A press at this moment would miss its button.
    await expect(remove).toHaveCount(0);
  }
  await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Parecidos a lo que llevabas' })).toBeVisible();
});

test('RL-06 where they do not come, it is said, and they are asked for again', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  await fillCart(page, await plain(page.request, 1));
  await page.route('**/resources/para-ti?*', (route) => route.abort(), { times: 1 });
  await page.goto(cartUrl);
  await hydrated(page);
  const shelf = await comeToRelated(page);
  await expect(shelf.getByRole('alert')).toHaveText('No pudimos cargar productos parecidos.');
  await shelf.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(shelf.getByRole('listitem').first()).toBeVisible();
});

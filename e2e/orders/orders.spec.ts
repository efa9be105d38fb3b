/** Orders in a browser (RL-02, RL-07). `requests/account/orders.test.ts` tests the pages without scripts. */
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { addOrder, addOrders, lineOf } from '../support/customers/orders.ts';
import { twoProducts } from '../support/customers/shared-carts.ts';
import { withShopDatabase } from '../support/shop/database.ts';

test('RL-07 a product of an order is marked and in sight, steps fit on a phone, and paper shows no buttons', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  const { onTheWay, products } = await addOrders(page.request, id);
  await page.goto(`/pedido/${onTheWay}/product=${products[3].id}`);
  const line = page.getByRole('listitem').filter({ hasText: 'El producto que buscabas' });
  await expect(line).toContainText(products[3].title);
  await expect(line).toBeInViewport();
  const progress = page.getByRole('list', { name: 'Avance: Paquete 1 de 2' });
  await expect(progress.getByRole('listitem')).toHaveCount(5);
  await expect(progress.locator('[aria-current="step"]')).toContainText('Ahora: En camino');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);

  const again = page.getByRole('button', { name: `Comprar de nuevo lo del pedido ${onTheWay}` });
  await expect(again).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of [again, page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(part).toBeHidden();
  await expect(page.getByText('MX-4831-0099')).toBeVisible();
  // Paper is white, so the texts have the dark ink of the light theme.
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  expect(ink).toBe('rgb(36, 26, 23)');
});

test('RL-02 RL-07 from the account to an order and its goods into the cart, by keyboard', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  const [product] = await twoProducts(page.request);
  const number = await addOrder({ customer: id, parcels: [{ state: 'preparing', lines: [lineOf(product)] }] });
  await page.goto('/mi-cuenta/');
  const latest = page.getByRole('region', { name: 'Tu último pedido' });
  await latest.getByRole('link', { name: `Ver pedido ${number}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Pedido ${number} \\| `));
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();

  await withShopDatabase(({ pool }) =>
    pool.query(
      `update order_parcels set state = 'on_the_way', collected_at = now(), tracking = 'MX-7' where order_id = (
         select id from orders where number = $1)`,
      [number],
    ),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'En camino' })).toBeVisible();
  await expect(page.getByText('MX-7')).toBeVisible();

  await page.getByRole('button', { name: `Comprar de nuevo lo del pedido ${number}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/carrito\/detalle\?listo=juntos$/);
  await expect(page.getByRole('main')).toContainText(product.title);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'total_items')?.value).toBe('1');
});

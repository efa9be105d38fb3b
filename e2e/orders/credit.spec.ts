/** A customer asks for store credit, pays an order with it, and reads what is due (RT-29, ST-03, issue 40). */
import { expect, overflowFaults, test } from '@tianguis/testkit/browser';
import config from '../../config/shop.json' with { type: 'json' };
import { takeSession } from '../every-page/checkout-pages.ts';
import { typedAddress, withCart } from '../requests/buying/plain-buyer.ts';
import { password } from '../support/customers/customers.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { shop } from '../support/shop/operator.ts';

const path = `/credito-${config.creditModule.product}`;
const { label } = config.creditModule;

test('RT-29 ST-03 a customer asks for credit, pays an order with it, and sees what is due', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  const { browser, id } = await withCart();
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  await takeSession(context, browser);

  // Without credit, every way leads to the benefits, and from there to the form.
  await page.goto(`${path}/home`);
  await expect(page).toHaveURL(`${path}/beneficios`);
  await expect(main).toContainText('CAT promedio 0.0 % sin IVA. Para fines informativos y de comparación.');
  await main.getByRole('link', { name: 'Pedir mi crédito' }).click();
  await expect(title).toHaveText(`Pide tu ${label}`);
  expect(await overflowFaults(page)).toEqual([]);
  for (const box of await main.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  await main.getByRole('textbox', { name: '¿Cuánto ganas al mes?' }).fill('25,000');
  await main.getByRole('checkbox', { name: 'Tengo 18 años o más.' }).check();
  await main.getByRole('checkbox', { name: 'Leí y acepto el contrato de crédito.' }).check();
  await main.getByRole('button', { name: 'Pedir mi crédito' }).click();

  // The customer has never paid an order, so an operator decides.
  await expect(title).toHaveText('Estamos revisando tu solicitud');
  const request = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>('select id from credit_requests where customer_id = $1', [id]);
    return rows[0]?.id ?? '';
  });
  expect(shop('credit', 'accept', request, '--limit', '90000')).toMatch(/The account \d{10} is open\./);
  await page.goto(`${path}/home`);
  await expect(title).toHaveText(new RegExp(`^${label} •••• \\d{4}$`));
  const name = (await title.textContent()) ?? '';
  await expect(main).toContainText('Puedes gastar$90,000');
  expect((await context.cookies()).find((one) => one.name === 'cardending')?.value).toBe(name.slice(-4));
  expect(await overflowFaults(page)).toEqual([]);

  // A device with a card ending goes from the benefits to the credit.
  await page.goto(`${path}/beneficios`);
  await expect(page).toHaveURL(`${path}/home`);

  await page.goto('/comprar');
  await page.goto(page.url().replace(/\/comprar\/\w+/, '/comprar/pago'));
  await main.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  expect(await overflowFaults(page)).toEqual([]);
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/comprar\/revisar/);
  await expect(main).toContainText(name);
  await expect(main).toContainText(/Un solo pago a más tardar el .*, sin intereses ni comisiones/);
  await main.getByRole('button', { name: /^Hacer mi pedido de \$/ }).click();
  // As the balance, credit pays an order to a new address after a confirmation.
  await expect(title).toHaveText('Confirma que eres tú');
  await main.locator('input[type=password]').fill(password);
  await main.getByRole('button', { name: 'Continuar' }).click();
  await main.getByRole('button', { name: /^Hacer mi pedido de \$/ }).click();
  await expect(title).toHaveText('¡Gracias! Tu pedido está pagado');
  await expect(main).toContainText(`Pagaste con ${name}`);
  const order = /gracias\/(\d{10})/.exec(page.url())?.[1] ?? '';
  await page.goto(`/mi-cuenta/mis-pedidos/0/formaCompra/${order}`);
  await expect(main).toContainText(name);

  await page.goto(`${path}/home`);
  await expect(main).toContainText(/Tu próximo pago\$[\d,.]+Paga a más tardar el/);
  await expect(main.getByRole('link', { name: `Pedido ${order}` })).toBeVisible();
  await expect(main).toContainText(config.creditModule.terms.payTo.clabe);
  expect(await overflowFaults(page)).toEqual([]);
});

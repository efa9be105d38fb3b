/**
 * A gift registry from its first form to the thanks, on a phone (RT-23). The giver has no scripts, and every document
 * that the giver gets is searched for the owner's address.
 */
import { expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { placedOrder, typeCard } from '../requests/buying/plain-buyer.ts';
import { PlainBrowser } from '../requests/client/plain-browser.ts';
import { buyable, list, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { ownersStreet } from '../support/customers/registries.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

test('RT-23 AF-04 made on a phone, filled from a product, bought from by card, thanked for, and changed into balance', {
  tag: '@phone',
}, async ({ page, request, problems }) => {
  // The form without a date.
  problems.expect(/422/);
  const owner = await addCustomer('Guadalupe');
  await signInByCall(page.request, owner.email);
  const address = { nombre: 'Guadalupe Peña', calle: ownersStreet, numeroExterior: '77', codigoPostal: '06700' };
  const place = { colonia: 'Roma Norte', municipio: 'Cuauhtémoc', telefono: '5599887766', referencias: 'Portón rojo' };
  await page.request.post('/mi-cuenta/direcciones-envio/agregar', {
    ...{ form: { ...address, ...place }, headers: { origin }, maxRedirects: 0 },
  });
  const product = (await list(request, 'page_size=100')).data.products.find(
    (one) => buyable(one) && one.childrenSku === '0' && one.stock > 5 && one.pricing.sales_price < 500_000,
  );
  if (!product) throw new Error('The shop has products.');
  const main = page.getByRole('main');
  const fits = async () => expect(await overflowFaults(page)).toEqual([]);

  await page.goto('/Mesa-de-Regalos');
  await main.getByRole('link', { name: 'Crear mi mesa' }).click();
  await main.getByLabel('¿Cómo se llaman quienes celebran?').fill('Lupita y Beto');
  await main.getByRole('button', { name: 'Crear mi mesa' }).click();
  await expect(main.locator('#mesa-fecha-error')).toBeVisible();
  await expect(main.getByLabel('¿Cómo se llaman quienes celebran?')).toHaveValue('Lupita y Beto');
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await main.getByLabel('¿Qué día?').fill(day);
  await main.getByRole('button', { name: 'Crear mi mesa' }).click();
  await expect(main.getByText('Tu mesa está lista')).toBeVisible();
  await fits();

  await page.goto(productUrl(product));
  await main.getByRole('button', { name: 'Agregar a mi mesa de regalos' }).click();
  await main.getByLabel('Cuántas quieres').fill('2');
  await main.getByRole('button', { name: 'Agregar a mi mesa' }).click();
  await expect(main.getByRole('link', { name: product.title })).toBeVisible();
  await expect(main.getByText('Todavía nadie lo regala')).toBeVisible();
  const link = await main.getByLabel('Enlace').inputValue();
  await fits();

  const giver = await addCustomer('Rosa');
  const rosa = new PlainBrowser();
  const seen: string[] = [];
  const look = async () => void seen.push(await rosa.reply.text());
  await rosa.open(new URL(link).pathname);
  await look();
  await rosa.follow(`Regalar ${product.title}`);
  expect(rosa.page.h1, 'a visitor signs in first').not.toBe('Tu regalo');
  await signInByCall(rosa.client, giver.email);
  await rosa.open(new URL(link).pathname);
  await rosa.follow(`Regalar ${product.title}`);
  await look();
  expect(rosa.page.main.text).toContain('puede cambiarlo por saldo');
  await rosa.submit('Comprar este regalo', { 'Tu dedicatoria': '¡Que sean muy felices!' });
  await look();
  await rosa.submit('Continuar', { 'Tarjeta de crédito o débito': true });
  await typeCard(rosa, '4242424242424242');
  await look();
  if (rosa.address.startsWith('/comprar/pago')) await rosa.submit('Continuar');
  expect(rosa.page.main.text).toContain('Domicilio de Lupita y Beto');
  expect(rosa.page.main.text).toContain('¡Que sean muy felices!');
  await look();
  await rosa.submit(/^Pagar \$/);
  await look();
  const order = placedOrder(rosa);
  for (const path of [`/pedido/${order}`, '/mi-cuenta/mis-pedidos/', `/mi-cuenta/mis-pedidos/0/formaCompra/${order}`]) {
    await rosa.open(path);
    await look();
  }
  await rosa.open(new URL(link).pathname);
  expect(rosa.page.main.text).toContain('Falta 1 de 2');
  await look();
  for (const html of seen) expect(html).not.toMatch(new RegExp(`${ownersStreet}|Portón rojo|5599887766`));
  await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(`select address->>'calle' as street from orders where number = $1`, [order]);
    expect(rows).toEqual([{ street: ownersStreet }]);
  });

  await page.reload();
  await expect(main.getByText('¡Que sean muy felices!')).toBeVisible();
  await fits();
  await main.getByRole('button', { name: 'Ya di las gracias' }).click();
  await expect(main.getByText('Ya diste las gracias')).toBeVisible();

  await main.getByRole('link', { name: 'Cambiar por saldo' }).click();
  await expect(main.getByText('Le avisamos a quien te lo regaló')).toBeVisible();
  await fits();
  await main.getByRole('button', { name: /^Cambiar por \$/ }).click();
  await expect(main.getByText('ya está en tu saldo a favor')).toBeVisible();
  await expect(main.getByText(/^Lo cambiaste por \$/)).toBeVisible();
  await fits();
  await page.goto('/mi-cuenta/saldo');
  await expect(main.getByText('que cambiaste por saldo')).toBeVisible();
  await rosa.open(`/pedido/${order}`);
  expect(rosa.page.main.text).toContain('no regresan a ti');
  await rosa.open(new URL(link).pathname);
  expect(rosa.page.main.text).toContain('Falta 1 de 2');
});

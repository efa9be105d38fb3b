/** ER-01, ER-09: after every failed request a shopper reads what to do, and no typed text is lost. */
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, largestDepartment, productUrl } from '../support/catalogue/catalogue.ts';
import { type Failure, failures, under } from '../support/shop/failing-requests.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|^50[03] |ERR_/);
  await page.clock.install();
});

test('ER-09 VA-02 the newsletter says "Por favor intenta más tarde." and keeps the typed and chosen values', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/ajustes');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
  const send = footer.getByRole('button', { name: 'Suscribirme' });
  const answer = footer.getByRole('status');
  const address = /\/acciones\/boletin/;
  await footer.getByRole('radio', { name: 'Él', exact: true }).check();
  for (const failure of failures) {
    // Shows another result first, so that the message of this failure is seen to appear.
    await field.fill('ana@');
    await send.click();
    await expect(answer, failure).toHaveText('El formato de correo electrónico es inválido');
    await field.fill('ana@tianguis.example');
    await under(page, address, failure, () => send.click());
    await expect(answer, failure).toHaveText('Por favor intenta más tarde.');
    await expect(field, failure).toHaveValue('ana@tianguis.example');
    await expect(footer.getByRole('radio', { name: 'Él', exact: true }), failure).toBeChecked();
    await expect(page, failure).toHaveURL('/ajustes');
    await page.unroute(address);
  }
  await send.click();
  await expect(answer).toHaveText('se ha enviado correctamente');
  await expect(field).toHaveValue('');
});

test('ER-09 the menu reports missing departments, and fetches them on retry', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/ajustes');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  const panel = page.locator('#departamentos');
  const address = /\/resources\/departamentos/;
  let press = () => opener.click();
  for (const failure of failures) {
    await under(page, address, failure, press);
    await expect(panel.getByRole('alert'), failure).toContainText('No pudimos cargar las categorías.');
    await page.unroute(address);
    press = () => panel.getByRole('button', { name: 'Intentar de nuevo' }).click();
  }
  await press();
  await expect(panel.getByRole('link', { name: /^Ver todo/ })).toBeVisible();
});

test('ER-09 "Vistos recientemente" reports a failure, and fetches the products on retry', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const one = await findProduct(request, ({ stock }) => stock > 0);
  const other = await findProduct(request, ({ stock, id }) => stock > 0 && id !== one.id);
  await page.goto('/ajustes');
  await page.evaluate((ids) => localStorage.setItem('vistos', JSON.stringify(ids)), [one.id, other.id]);
  const address = /\/resources\/productos/;
  const shelf = page.getByRole('region', { name: 'Vistos recientemente' });
  let ask = async () => {
    await page.goto(productUrl(one));
    await shelf.scrollIntoViewIfNeeded();
  };
  for (const failure of failures) {
    await under(page, address, failure, ask);
    await expect(shelf.getByRole('alert'), failure).toHaveText('No pudimos cargar lo que viste hace poco.');
    await page.unroute(address);
    ask = () => shelf.getByRole('button', { name: 'Intentar de nuevo' }).click();
  }
  await ask();
  await expect(shelf.getByRole('alert')).toHaveCount(0);
});

test('ER-09 RT-01 "Para ti" keeps the shelf of the page, with a note on what it shows', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ stock }) => stock > 0);
  await page.goto('/ajustes');
  await page.evaluate((id) => localStorage.setItem('vistos', JSON.stringify([id])), product.id);
  for (const failure of ['offline', '503', 'HTML instead of data'] as const) {
    await under(page, /\/resources\/para-ti/, failure, async () => void (await page.goto('/')));
    await expect(page.getByText('Lo mejor calificado por quienes ya compraron'), failure).toBeVisible();
    await page.unroute(/\/resources\/para-ti/);
  }
});

test('ER-09 UI-13 BL-01 a filter or a price that fails shows the crash page, whose button loads the requested page', {
  tag: '@desktop',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const { id, slug } = await largestDepartment(request);
  const base = `/categoria/${id}/${slug}`;
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const data = /\.data(\?|$)/;
  const title = page.getByRole('heading', { level: 1 });
  async function failsAndComesBack(failure: Failure, work: () => Promise<void>, address: string): Promise<void> {
    await under(page, data, failure, work);
    await expect(title, failure).toHaveText('Se produjo un error');
    await page.unroute(data);
    await page.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(page, failure).toHaveURL(address);
    await expect(title, failure).not.toHaveText('Se produjo un error');
    // Before hydration, a link would load a document instead of data.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  await page.goto(`${base}/pagina=1`);
  const choose = (name: RegExp) => () => filters.getByRole('link', { name }).first().click();
  const timeOut = async () => {
    await choose(/^4 estrellas/)();
    // The list is loading, so the fake clock can advance.
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
  };
  await failsAndComesBack('offline', choose(/^Envío gratis/), `${base}/enviogratis=1/pagina=1`);
  await failsAndComesBack(
    '503',
    choose(/^Puntual: enviado por nosotros/),
    `${base}/enviogratis=1/fulfillment=1/pagina=1`,
  );
  await filters.getByLabel('Hasta').fill('2500');
  const apply = () => filters.getByRole('button', { name: 'Aplicar precio' }).click();
  const priced = `${base}/preciomayor=2500/enviogratis=1/fulfillment=1/pagina=1`;
  await failsAndComesBack('HTML instead of data', apply, priced);
  const remove = () => page.getByRole('link', { name: 'Quitar: Envío gratis' }).click();
  await failsAndComesBack('500', remove, `${base}/preciomayor=2500/fulfillment=1/pagina=1`);
  await failsAndComesBack('no response', timeOut, `${base}/preciomayor=2500/estrellas=4/fulfillment=1/pagina=1`);
});

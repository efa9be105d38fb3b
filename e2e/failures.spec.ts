/** ER-01, ER-09: on every failure a shopper reads a sentence that says what to do, and no typed text is lost. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, largestDepartment, productUrl } from './catalogue.ts';

type Failure = 'offline' | '500' | '503' | 'HTML instead of data' | 'no response';
const failures: readonly Failure[] = ['offline', '500', '503', 'HTML instead of data', 'no response'];
/** Half a second longer than the timeout of a call (BL-01). */
const longerThanAnyCall = 100_500;
const json = { contentType: 'application/json' };

function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'offline') return route.abort('internetdisconnected');
  if (failure === '500') return route.fulfill({ status: 500, body: '{"msg":"Tuvimos un problema"}', ...json });
  if (failure === '503') return route.fulfill({ status: 503, body: 'Service Unavailable', contentType: 'text/plain' });
  if (failure === 'HTML instead of data')
    return route.fulfill({ status: 200, body: '<html>Entra a la red del hotel</html>', contentType: 'text/html' });
  return Promise.resolve();
}

/** Runs `work` while every call to `address` fails in this way; a missing response lasts until the page's timeout. */
async function under(page: Page, address: RegExp, failure: Failure, work: () => Promise<void>): Promise<void> {
  await page.route(address, (route) => fail(route, failure));
  const asked = page.waitForRequest(address);
  await work();
  await asked;
  if (failure === 'no response') await page.clock.fastForward(longerThanAnyCall);
}

test.skip(({ isMobile }) => isMobile, 'the same scripts on every device');

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|^50[03] |ERR_/);
  await page.clock.install();
});

test('ER-09 VA-02 the newsletter says "Por favor intenta más tarde." and keeps the typed and chosen values', async ({
  page,
}) => {
  await page.goto('/ajustes');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
  const send = footer.getByRole('button', { name: 'Suscribirme' });
  const answer = footer.getByRole('status');
  const address = /\/acciones\/boletin/;
  await footer.getByRole('radio', { name: 'Él', exact: true }).check();
  for (const failure of failures) {
    // First another result, so that the message of this failure is seen to appear.
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

test('ER-09 the search box reports missing suggestions, keeps the text and still searches', async ({ page }) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  const words = page
    .getByText('No pudimos traer sugerencias. Presiona Enter para buscar.')
    .and(page.locator('p:not([role])'));
  for (const failure of failures) {
    await under(page, /\/resources\/sugerencias/, failure, () => box.fill(`licuadora ${failure.slice(0, 3)}`));
    await expect(words, failure).toBeVisible();
    await expect(box, failure).toHaveValue(`licuadora ${failure.slice(0, 3)}`);
    await page.unroute(/\/resources\/sugerencias/);
    await box.fill('licuado');
    await expect(page.getByRole('option').first(), failure).toBeVisible();
    await expect(words, failure).toHaveCount(0);
  }
  await page.route(/\/resources\/sugerencias/, (route) => route.abort());
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});

test('ER-09 UI-08 the search box reports a missing script of suggestions, and still searches', async ({ page }) => {
  const script = /\/assets\/search-suggestions-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/ajustes');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar' });
  const words = page
    .getByRole('status')
    .filter({ hasText: 'No pudimos traer sugerencias. Presiona Enter para buscar.' });
  const refused = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await box.focus();
  await refused;
  await expect(words).toHaveCount(0);
  await box.pressSequentially('lic');
  await expect(words).toBeVisible();
  const [message, field] = [await words.boundingBox(), await box.boundingBox()];
  expect(message?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
  await box.fill('');
  await expect(words).toHaveCount(0);
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});

test('ER-09 the menu reports missing departments, and fetches them on retry', async ({ page }) => {
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

test('ER-09 "Vistos recientemente" reports a failure, and fetches the products on retry', async ({ page, request }) => {
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

test('ER-09 RT-01 "Para ti" keeps the shelf of the page, with a note on what it shows', async ({ page, request }) => {
  const product = await findProduct(request, ({ stock }) => stock > 0);
  await page.goto('/ajustes');
  await page.evaluate((id) => localStorage.setItem('vistos', JSON.stringify([id])), product.id);
  for (const failure of ['offline', '503', 'HTML instead of data'] as const) {
    await under(page, /\/resources\/para-ti/, failure, async () => void (await page.goto('/')));
    await expect(page.getByText('Lo mejor calificado por quienes ya compraron'), failure).toBeVisible();
    await page.unroute(/\/resources\/para-ti/);
  }
});

test('ER-09 UI-13 BL-01 a filter or a price that fails shows the crash page, whose button loads the requested page', async ({
  page,
  request,
}) => {
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
    // The list is pending, and the fake clock advances.
    await expect(page.locator('[aria-busy=true]')).toBeVisible();
  };
  await failsAndComesBack('offline', choose(/^Envío gratis/), `${base}/enviogratis=1/pagina=1`);
  await failsAndComesBack('503', choose(/^Enviado por nosotros/), `${base}/enviogratis=1/fulfillment=1/pagina=1`);
  await filters.getByLabel('Hasta').fill('2500');
  const apply = () => filters.getByRole('button', { name: 'Aplicar precio' }).click();
  const priced = `${base}/preciomayor=2500/enviogratis=1/fulfillment=1/pagina=1`;
  await failsAndComesBack('HTML instead of data', apply, priced);
  const remove = () => page.getByRole('link', { name: 'Quitar: Envío gratis' }).click();
  await failsAndComesBack('500', remove, `${base}/preciomayor=2500/fulfillment=1/pagina=1`);
  await failsAndComesBack('no response', timeOut, `${base}/preciomayor=2500/estrellas=4/fulfillment=1/pagina=1`);
});

test('ER-09 a failure to copy or share a link is reported', async ({ page, request }) => {
  const product = await findProduct(request, ({ stock }) => stock > 0);
  await page.goto(productUrl(product));
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
      configurable: true,
    });
  });
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'No se pudo. Copia la dirección de la barra del navegador.' }),
  ).toBeVisible();
});

test('ER-09 the postal code needs no network: it is checked and stored offline', async ({ page, context }) => {
  await page.goto('/ajustes#modalPostalCode');
  await context.setOffline(true);
  const field = page.getByRole('dialog').getByLabel('Código postal');
  await field.fill('067');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'El Código Postal debe ser igual a 5 dígitos' }),
  ).toBeVisible();
  await expect(field).toHaveValue('067');
  await field.fill('06700');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Listo, enviaremos al 06700.' })).toBeVisible();
  await context.setOffline(false);
});

test('ER-09 RT-07 a failing microphone is reported, and the box is there for typing', async ({ page }) => {
  await page.addInitScript(() => {
    class Deaf {
      onerror: (() => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        this.onerror?.();
        this.onend?.();
      }
      abort() {}
    }
    Object.assign(window, { webkitSpeechRecognition: Deaf, SpeechRecognition: Deaf });
  });
  await page.goto('/buscador?query=licuadora');
  await page.getByRole('button', { name: 'Buscar con tu voz' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'No pudimos escucharte. Revisa el permiso del micrófono' }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: 'Buscar' })).toHaveValue('licuadora');
});

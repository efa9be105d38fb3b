/**
 * ER-01, ER-09: whatever goes wrong on the way, a shopper reads a sentence to act on, and nothing that was typed is
 * lost.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, largestDepartment, productUrl } from './catalogue.ts';

type Problem = 'offline' | '500' | '503' | 'HTML instead of data' | 'no answer';
const problemsOnTheWay: readonly Problem[] = ['offline', '500', '503', 'HTML instead of data', 'no answer'];
/** Half a second more than a call may take (BL-01). */
const longerThanAnyCall = 100_500;
const json = { contentType: 'application/json' };

function fail(route: Route, problem: Problem): Promise<void> {
  if (problem === 'offline') return route.abort('internetdisconnected');
  if (problem === '500') return route.fulfill({ status: 500, body: '{"msg":"Tuvimos un problema"}', ...json });
  if (problem === '503') return route.fulfill({ status: 503, body: 'Service Unavailable', contentType: 'text/plain' });
  if (problem === 'HTML instead of data')
    return route.fulfill({ status: 200, body: '<html>Entra a la red del hotel</html>', contentType: 'text/html' });
  return Promise.resolve();
}

/** Does `work` while every call to `address` fails so; a call without an answer is waited for as long as pages wait. */
async function under(page: Page, address: RegExp, problem: Problem, work: () => Promise<void>): Promise<void> {
  await page.route(address, (route) => fail(route, problem));
  const asked = page.waitForRequest(address);
  await work();
  await asked;
  if (problem === 'no answer') await page.clock.fastForward(longerThanAnyCall);
}

test.skip(({ isMobile }) => isMobile, 'the same scripts on every device');

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|^50[03] |ERR_/);
  await page.clock.install();
});

test('ER-09 VA-02 the newsletter says "Por favor intenta más tarde." and keeps what was typed and chosen', async ({
  page,
}) => {
  await page.goto('/ajustes');
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
  const send = footer.getByRole('button', { name: 'Suscribirme' });
  const answer = footer.getByRole('status');
  const address = /\/acciones\/boletin/;
  await footer.getByRole('radio', { name: 'Él', exact: true }).check();
  for (const problem of problemsOnTheWay) {
    // Another answer first, so that the one of this failure is seen to come.
    await field.fill('ana@');
    await send.click();
    await expect(answer, problem).toHaveText('El formato de correo electrónico es inválido');
    await field.fill('ana@tianguis.example');
    await under(page, address, problem, () => send.click());
    await expect(answer, problem).toHaveText('Por favor intenta más tarde.');
    await expect(field, problem).toHaveValue('ana@tianguis.example');
    await expect(footer.getByRole('radio', { name: 'Él', exact: true }), problem).toBeChecked();
    await expect(page, problem).toHaveURL('/ajustes');
    await page.unroute(address);
  }
  await send.click();
  await expect(answer).toHaveText('se ha enviado correctamente');
  await expect(field).toHaveValue('');
});

test('ER-09 the search box says that no suggestions came, keeps the text and searches all the same', async ({
  page,
}) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  const words = page
    .getByText('No pudimos traer sugerencias. Presiona Enter para buscar.')
    .and(page.locator('p:not([role])'));
  for (const problem of problemsOnTheWay) {
    await under(page, /\/resources\/sugerencias/, problem, () => box.fill(`licuadora ${problem.slice(0, 3)}`));
    await expect(words, problem).toBeVisible();
    await expect(box, problem).toHaveValue(`licuadora ${problem.slice(0, 3)}`);
    await page.unroute(/\/resources\/sugerencias/);
    await box.fill('licuado');
    await expect(page.getByRole('option').first(), problem).toBeVisible();
    await expect(words, problem).toHaveCount(0);
  }
  await page.route(/\/resources\/sugerencias/, (route) => route.abort());
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});

test('ER-09 UI-08 the search box says so when not even the script of suggestions comes, and searches all the same', async ({
  page,
}) => {
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
  const [place, under] = [await words.boundingBox(), await box.boundingBox()];
  expect(place?.y).toBeGreaterThanOrEqual((under?.y ?? 0) + (under?.height ?? 0) - 1);
  await box.fill('');
  await expect(words).toHaveCount(0);
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});

test('ER-09 the menu says that the departments cannot be had, and fetches them when asked again', async ({ page }) => {
  await page.goto('/ajustes');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  const panel = page.locator('#departamentos');
  const address = /\/resources\/departamentos/;
  let press = () => opener.click();
  for (const problem of problemsOnTheWay) {
    await under(page, address, problem, press);
    await expect(panel.getByRole('alert'), problem).toContainText('No pudimos cargar las categorías.');
    await page.unroute(address);
    press = () => panel.getByRole('button', { name: 'Intentar de nuevo' }).click();
  }
  await press();
  await expect(panel.getByRole('link', { name: /^Ver todo/ })).toBeVisible();
});

test('ER-09 "Vistos recientemente" says that it cannot be had, and fetches it when asked again', async ({
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
  for (const problem of problemsOnTheWay) {
    await under(page, address, problem, ask);
    await expect(shelf.getByRole('alert'), problem).toHaveText('No pudimos cargar lo que viste hace poco.');
    await page.unroute(address);
    ask = () => shelf.getByRole('button', { name: 'Intentar de nuevo' }).click();
  }
  await ask();
  await expect(shelf.getByRole('alert')).toHaveCount(0);
});

test('ER-09 RT-01 "Para ti" keeps the shelf that the page came with, and says what it is', async ({
  page,
  request,
}) => {
  const product = await findProduct(request, ({ stock }) => stock > 0);
  await page.goto('/ajustes');
  await page.evaluate((id) => localStorage.setItem('vistos', JSON.stringify([id])), product.id);
  for (const problem of ['offline', '503', 'HTML instead of data'] as const) {
    await under(page, /\/resources\/para-ti/, problem, async () => void (await page.goto('/')));
    await expect(page.getByText('Lo mejor calificado por quienes ya compraron'), problem).toBeVisible();
    await page.unroute(/\/resources\/para-ti/);
  }
});

test('ER-09 UI-13 BL-01 a filter or a price that cannot be had is the crash page, whose button leads to what was asked for', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { id, slug } = await largestDepartment(request);
  const base = `/categoria/${id}/${slug}`;
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const data = /\.data(\?|$)/;
  const title = page.getByRole('heading', { level: 1 });
  async function failsAndComesBack(problem: Problem, work: () => Promise<void>, address: string): Promise<void> {
    await under(page, data, problem, work);
    await expect(title, problem).toHaveText('Se produjo un error');
    await page.unroute(data);
    await page.getByRole('link', { name: 'Volver a cargar la página' }).click();
    await expect(page, problem).toHaveURL(address);
    await expect(title, problem).not.toHaveText('Se produjo un error');
    // Before React answers, a link asks for a document rather than for data.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  }
  await page.goto(`${base}/pagina=1`);
  const choose = (name: RegExp) => () => filters.getByRole('link', { name }).first().click();
  const wait = async () => {
    await choose(/^4 estrellas/)();
    // The list waits, and the time is counted.
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
  await failsAndComesBack('no answer', wait, `${base}/preciomayor=2500/estrellas=4/fulfillment=1/pagina=1`);
});

test('ER-09 a link that cannot be copied or shared is said to be so', async ({ page, request }) => {
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

test('ER-09 the postal code needs no network: what was typed is checked and kept while it is away', async ({
  page,
  context,
}) => {
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

test('ER-09 RT-07 a microphone that cannot be heard is said to be so, and the box is there to write in', async ({
  page,
}) => {
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

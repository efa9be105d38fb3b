/** Mails of the shop, shown in the browser (RT-18). `requests/site/mail-in-browser.test.ts` tests wrong links. */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { headersOfMail, storeMail, writeMail } from '../support/shop/mails.ts';
import { origin } from '../support/shop/operator.ts';

test('RT-18 a mail opens in the browser by the link in it, as it was sent, in both themes', { tag: '@phone' }, async ({
  page,
}) => {
  const { link } = await writeMail('ver@tianguis.example');
  await page.emulateMedia({ colorScheme: 'light' });
  const response = await page.goto(link);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject(headersOfMail);
  await expect(page).toHaveTitle(/^Correo de prueba de /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu tienda ya manda correos');
  await expect(page.getByRole('link', { name: 'Ábrelo en tu navegador' })).toHaveAttribute('href', link);
  expect(await accessibilityViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityViolations(page, { only: 'colors' }), 'dark').toEqual([]);
  // The mail's styles apply: its dark style sheet, and its attributes.
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('.card') as Element).borderRadius,
  ]);
  expect(colours).toEqual(['rgb(23, 18, 26)', '16px']);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const [home] = await Promise.all([
    page.waitForRequest((request) => request.isNavigationRequest()),
    page.getByRole('link', { name: 'Ir a la tienda' }).click(),
  ]);
  expect(home.headers(), 'the token goes nowhere').not.toHaveProperty('referer');
  await expect(page).toHaveURL(`${origin}/`);
});

test('RT-18 whatever got into a mail, it runs no script, sends no form, and calls nobody', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
  const planted = `<!DOCTYPE html><head><title>Ajeno</title></head>
    <script>document.title = 'inline'</script><script src="${origin}/robots.txt"></script>
    <img src="/favicon.svg?own" alt="" onload="document.title = 'loaded'"><img src="https://evil.example/seen" alt="">
    <iframe src="${origin}/"></iframe><a href="javascript:document.title = 'pressed'">Picar</a>
    <form action="${origin}/acciones/boletin" method="post"><button>Enviar</button></form>`;
  const link = await storeMail(planted);
  const loaded: string[] = [];
  page.on('response', (response) => void loaded.push(new URL(response.url()).pathname));
  const refused: string[] = [];
  page.on('console', (message) => void refused.push(message.text()));
  // A refused frame never loads, so the page has no `load` event.
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => loaded).toContain('/favicon.svg');
  await expect(page).toHaveTitle('Ajeno');
  await page.getByRole('link', { name: 'Picar' }).click();
  // Submits by a script, since Playwright would wait after a click for the refused page.
  await page.locator('form').evaluate((form: HTMLFormElement) => setTimeout(() => form.requestSubmit()));
  for (const what of [
    /inline script/,
    /robots\.txt/,
    /event handler/,
    /evil\.example/,
    /fram/i,
    /javascript:/i,
    /boletin/,
  ])
    await expect.poll(() => refused.filter((text) => what.test(text)), String(what)).not.toEqual([]);
  expect(page.url()).toBe(link);
  expect(loaded.filter((path) => path !== '/favicon.svg')).toEqual(['/verCorreoCompleto']);
});

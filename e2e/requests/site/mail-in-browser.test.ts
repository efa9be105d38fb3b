/** A mail of the shop by request, and the page in its place (RT-18). `mail-in-browser.spec.ts` shows the mail. */
import { headersOfMail, linkTo, writeMail } from '../../support/shop/mails.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

test('RT-18 a mail opens by its link; without a link that is right, a page of the shop says why, and leads home', async () => {
  const { id, link } = await writeMail('vencido@tianguis.example');
  const browser = new PlainBrowser();
  let page = await browser.open(link);
  expect(browser.reply.status()).toBe(200);
  expect(browser.reply.headers()).toMatchObject(headersOfMail);
  expect(page.h1).toBe('Tu tienda ya manda correos');
  const forged = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const [address, status, title] of [
    ['/verCorreoCompleto', 400, 'A este enlace le falta un pedazo'],
    ['/verCorreoCompleto?token=', 400, 'A este enlace le falta un pedazo'],
    ['/verCorreoCompleto?token=nada', 404, 'No encontramos este correo'],
    [forged, 404, 'No encontramos este correo'],
    [await linkTo(id, Date.now() - 1_000), 410, 'Este enlace ya venció'],
  ] as const) {
    page = await browser.open(address);
    expect(browser.reply.status(), address).toBe(status);
    expect(browser.reply.headers(), address).toMatchObject(headersOfMail);
    expect(page.h1).toBe(title);
    const robots = page.all('meta').find((meta) => meta.attribute('name') === 'robots');
    expect(robots?.attribute('content')).toBe('noindex');
  }
  await browser.follow('Ir al inicio');
  expect(browser.address).toBe('/');
});

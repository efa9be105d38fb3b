/** An invoice in a browser (AF-03). `requests/buying/invoice.test.ts` tests the pages without scripts. */
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { buyByCard, withCart } from '../requests/buying/plain-buyer.ts';

test('AF-03 from the order to the files of its invoice by keyboard alone', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/422/);
  const { browser } = await withCart(1);
  const number = await buyByCard(browser);
  await takeSession(context, browser);
  const main = page.getByRole('main');
  const checkPage = async () => {
    expect(await overflowFaults(page)).toEqual([]);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  };

  await page.goto(`/pedido/${number}`);
  await main.getByRole('link', { name: 'Quiero factura' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿A nombre de quién va tu factura?');
  await checkPage();

  // An error has the focus.
  const rfc = main.getByRole('textbox', { name: 'RFC' });
  await main.getByRole('button', { name: 'Continuar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(rfc).toBeFocused();
  await page.keyboard.type('EKU9003173C9');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Escuela Kemper Urgate SA de CV');
  await page.keyboard.press('Tab');
  await page.keyboard.type('42501');
  await page.keyboard.press('Tab');
  await page.keyboard.type('601');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const use = main.getByRole('combobox', { name: 'Uso de la factura' });
  await use.focus();
  await page.keyboard.type('G03');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  // The form of company is probably wrong. The warning stands at its field, and nothing typed is lost.
  const name = main.getByRole('textbox', { name: 'Nombre o razón social' });
  await expect(name).toBeFocused();
  await expect(main).toContainText('probablemente es «ESCUELA KEMPER URGATE»');
  await expect(main.getByRole('button', { name: 'Sí, está bien: pedir mi factura' })).toBeVisible();
  await checkPage();
  await name.fill('Escuela Kemper Urgate');
  await page.keyboard.press('Enter');
  // The job can be faster than the page.
  await expect(main).toContainText(/Te avisamos por correo en cuanto esté lista\.|Descargar PDF/);

  const pdf = main.getByRole('link', { name: /^Descargar PDF/ });
  // A request that comes while the job runs waits for the next minute.
  await expect(async () => {
    await page.reload();
    await expect(pdf).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
  await checkPage();
  const waiting = page.waitForEvent('download');
  await pdf.focus();
  await page.keyboard.press('Enter');
  expect((await waiting).suggestedFilename()).toMatch(/^[0-9A-F-]{36}\.pdf$/);
});

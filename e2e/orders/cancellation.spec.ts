/** A cancellation in a browser (RL-09). `requests/buying/cancellation.test.ts` tests the pages without scripts. */
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { buyByCard, withCart } from '../requests/buying/plain-buyer.ts';

test('RL-09 from the order to the success of its cancellation by keyboard alone, for some pieces', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/422/);
  const { browser, product } = await withCart(3);
  const number = await buyByCard(browser);
  await takeSession(context, browser);
  const title = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  const press = async (name: string | RegExp, role: 'link' | 'button' = 'link') => {
    await main.getByRole(role, { name }).focus();
    await page.keyboard.press('Enter');
  };
  const checkPage = async () => {
    expect(await overflowFaults(page)).toEqual([]);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
  };

  await page.goto(`/pedido/${number}`);
  await press('Ver todo lo que puedo hacer');
  await expect(title).toHaveText('¿En qué te ayudamos con tu pedido?');
  await checkPage();
  await press(/^Cancelar mi pedido/);
  await expect(title).toHaveText('¿Qué quieres cancelar?');
  await checkPage();

  // An error has the focus, and what was chosen stays.
  const pieces = main.getByRole('spinbutton', { name: `Piezas de ${product.title}` });
  await pieces.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(pieces).toHaveValue('2');
  await expect(main.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Revisa tu cancelación');
  await expect(main).toContainText('2 piezas');
  await checkPage();

  await page.goBack();
  await expect(title).toHaveText('¿Qué quieres cancelar?');
  await page.goForward();
  await main.getByRole('textbox', { name: '¿Quieres contarnos más?' }).focus();
  await page.keyboard.type('Ya tengo uno.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Cancelamos lo que elegiste');
  await expect(page).toHaveURL(/cancelacion-exitosa\?cancelacion=[0-9a-f-]{36}$/);
  await checkPage();
  await press('Ver mi pedido');
  await expect(main).toContainText('Se cancelaron 2 de 3');
});

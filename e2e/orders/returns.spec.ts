/** A return in a browser (RL-10). `requests/buying/returns.test.ts` tests the pages without scripts. */
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { buyByCard, withCart } from '../requests/buying/plain-buyer.ts';
import { shop } from '../support/shop/operator.ts';

test('RL-10 from "llegó rota" to the label by keyboard alone, with the refund in sight', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/422/);
  const { browser, product } = await withCart(2);
  const number = await buyByCard(browser);
  shop('orders', 'advance', number, '--to', 'delivered');
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
  await press(`Devolver ${product.title}`);
  await expect(title).toHaveText('¿Qué quieres hacer?');
  await checkPage();
  await press(/^Devolverlo o cambiarlo por otro/);
  await expect(title).toHaveText('¿Qué quieres devolver?');
  // An error has the focus, and what was chosen stays.
  const pieces = main.getByRole('spinbutton', { name: `Piezas de ${product.title}` });
  await pieces.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(pieces).toHaveValue('1');
  await expect(main.getByRole('radio').first()).toBeFocused();
  await checkPage();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('Cuéntanos qué pasó');
  await main.getByRole('textbox').focus();
  await page.keyboard.type('Mi licuadora llegó rota.');
  await checkPage();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(title).toHaveText('Revisa tu devolución');
  await expect(main).toContainText('Mi licuadora llegó rota.');
  await expect(main).toContainText(/te regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el /);
  await checkPage();
  // The words stay when the page is loaded again, and when they are changed.
  await page.reload();
  await expect(main).toContainText('Mi licuadora llegó rota.');
  await press('Volver');
  await expect(main.getByRole('textbox')).toHaveValue('Mi licuadora llegó rota.');
  await page.goBack();
  await press('Confirmar mi devolución', 'button');
  await expect(title).toHaveText(`Devolución ${number}01`);
  await expect(main).toContainText('Listo: pedimos tu devolución.');
  await checkPage();
  await press('Imprimir mi guía');
  await expect(title).toHaveText(`Guía de la devolución ${number}01`);
  await checkPage();
  await page.goto(`/pedido/${number}`);
  await expect(main).toContainText(`Devolución ${number}01: devolución iniciada`);
});

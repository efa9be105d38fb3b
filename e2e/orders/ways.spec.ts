/**
 * A whole cancellation and a whole return of what was paid by SPEI or in cash, by keyboard alone, on both widths, with
 * and without scripts (issue 40). `cancellation.spec.ts` and `returns.spec.ts` do the same with a card.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { orderToPayLater, payAtCashier, withCart } from '../requests/buying/plain-buyer.ts';
import { plainPicture } from '../support/customers/pictures.ts';
import { shop } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = async (page: Page, name: string | RegExp, role: 'link' | 'button' = 'link') => {
  await main(page).getByRole(role, { name }).focus();
  await page.keyboard.press('Enter');
};
/** Chooses a radio button of the page by keyboard. */
const choose = async (page: Page, name: string | RegExp) => {
  await main(page).getByRole('radio', { name }).focus();
  await page.keyboard.press('Space');
};
const checkWidth = async (page: Page) => expect(await overflowFaults(page)).toEqual([]);

/** A customer whose order is paid, and signed in in the browser. */
async function paidOrder(context: BrowserContext, way: 'oxxo' | 'spei') {
  const { browser, product } = await withCart();
  const order = await orderToPayLater(browser, way);
  await payAtCashier(order);
  await takeSession(context, browser);
  return { order, product };
}

async function cancelWhole(page: Page, order: string) {
  await page.goto(`/pedido/${order}`);
  await press(page, 'Ver todo lo que puedo hacer');
  await press(page, /^Cancelar mi pedido/);
  await expect(title(page)).toHaveText('¿Qué quieres cancelar?');
  await checkWidth(page);
  await choose(page, 'Llega demasiado tarde');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Revisa tu cancelación');
  await expect(main(page)).toContainText('por transferencia');
  await checkWidth(page);
  await press(page, /^Cancelar y recibir \$/, 'button');
  await expect(title(page)).toHaveText('Cancelamos tu pedido');
  await checkWidth(page);
  await press(page, 'Dar mi CLABE');
  await expect(main(page)).toContainText(/Te vamos a transferir \$[\d,.]+/);
}

/** @param picture sends a photograph to the page that reviews the return */
async function returnWhole(page: Page, order: string, product: string, picture?: () => Promise<void>) {
  await page.goto(`/pedido/${order}`);
  await press(page, `Devolver ${product}`);
  await press(page, /^Devolverlo o cambiarlo por otro/);
  await expect(title(page)).toHaveText('¿Qué quieres devolver?');
  await choose(page, /^Llegó roto o dañado/);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Cuéntanos qué pasó');
  await main(page).getByRole('textbox').focus();
  await page.keyboard.type('Mi licuadora llegó rota.');
  await press(page, 'Continuar', 'button');
  await expect(title(page)).toHaveText('Revisa tu devolución');
  await picture?.();
  await checkWidth(page);
  await press(page, 'Confirmar mi devolución', 'button');
  await expect(title(page)).toHaveText(`Devolución ${order}01`);
  await checkWidth(page);
  for (const words of [['posted'], ['arrived'], ['accept', '--damaged']])
    shop('returns', words[0] ?? '', `${order}01`, ...words.slice(1));
  await page.reload();
  await expect(main(page)).toContainText('Te regresamos $');
  await checkWidth(page);
  await press(page, 'Dar mi CLABE');
  await expect(main(page)).toContainText(/Te vamos a transferir \$[\d,.]+/);
}

const onPhone = { tag: '@phone' };
const onDesk = { tag: '@desktop' };

test('RL-09 AF-01 a whole order that was paid by SPEI is cancelled', onDesk, async ({ page, context }) => {
  await cancelWhole(page, (await paidOrder(context, 'spei')).order);
});

test(
  'RL-10 AF-02 a broken product that was paid by SPEI comes back, with a photograph',
  onDesk,
  async ({ page, context }) => {
    const { order, product } = await paidOrder(context, 'spei');
    shop('orders', 'advance', order, '--to', 'delivered');
    await returnWhole(page, order, product.title, async () => {
      const file = { name: 'rota.png', mimeType: 'image/png', buffer: plainPicture(900, 600, 1) };
      await main(page).getByLabel('Elegir fotografías').setInputFiles([file]);
      await expect(main(page).getByRole('status').filter({ hasText: 'rota.png' })).toContainText('Llevas 1 de 5.');
    });
    await page.goBack();
    await expect(main(page).getByRole('link', { name: /^Ver la foto 1/ })).toBeVisible();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RL-09 AF-01 a whole order that was paid in cash is cancelled', onPhone, async ({ page, context }) => {
    await cancelWhole(page, (await paidOrder(context, 'oxxo')).order);
  });

  test('RL-10 a broken product that was paid in cash comes back', onPhone, async ({ page, context }) => {
    const { order, product } = await paidOrder(context, 'oxxo');
    shop('orders', 'advance', order, '--to', 'delivered');
    await returnWhole(page, order, product.title);
  });
});

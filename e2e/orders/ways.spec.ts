/**
 * A whole cancellation and a whole return for each way to pay, on both widths, by keyboard alone, with and without
 * scripts (issue 40). `npm test` runs what no other test of a browser does: `cancellation.spec.ts` and
 * `returns.spec.ts` pay with a card. `npm run test:full` runs all.
 */
import type { Page } from '@playwright/test';
import { expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { paidOrder, type WayToPay, waysToPay } from '../support/customers/paid-orders.ts';
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

/** How the pages say that the money goes back. */
const backTo: Record<WayToPay, RegExp> = {
  card: /[Tt]e regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el /,
  months: /[Tt]e regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el /,
  oxxo: /por transferencia/,
  spei: /por transferencia/,
  balance: /[Tt]e regresamos \$[\d,.]+ a tu saldo a favor, al momento/,
  credit: /[Bb]aja \$[\d,.]+ lo que debes de tu crédito, al momento/,
};

/** Cash and transfers go back to an account that the customer names. */
async function seeRefund(page: Page, way: WayToPay) {
  await expect(main(page)).toContainText(backTo[way]);
  await checkWidth(page);
  if (way !== 'oxxo' && way !== 'spei') return;
  await press(page, 'Dar mi CLABE');
  await expect(main(page)).toContainText(/Te vamos a transferir \$[\d,.]+/);
}

async function cancelWhole(page: Page, order: string, way: WayToPay) {
  await page.goto(`/pedido/${order}`);
  await press(page, 'Ver todo lo que puedo hacer');
  await press(page, /^Cancelar mi pedido/);
  await expect(title(page)).toHaveText('¿Qué quieres cancelar?');
  await checkWidth(page);
  await choose(page, 'Llega demasiado tarde');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Revisa tu cancelación');
  await expect(main(page)).toContainText(backTo[way]);
  await checkWidth(page);
  await press(page, /^Cancelar (y recibir \$|mi pedido)/, 'button');
  await expect(title(page)).toHaveText('Cancelamos tu pedido');
  await seeRefund(page, way);
}

/** @param picture sends a photograph to the page that reviews the return */
async function returnWhole(page: Page, bought: { order: string; title: string }, way: WayToPay, picture?: Picture) {
  const { order } = bought;
  shop('orders', 'advance', order, '--to', 'delivered');
  await page.goto(`/pedido/${order}`);
  await press(page, `Devolver ${bought.title}`);
  await press(page, /^Devolverlo o cambiarlo por otro/);
  await expect(title(page)).toHaveText('¿Qué quieres devolver?');
  await choose(page, /^Llegó roto o dañado/);
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Cuéntanos qué pasó');
  await main(page).getByRole('textbox').focus();
  await page.keyboard.type('Mi licuadora llegó rota.');
  await press(page, 'Continuar', 'button');
  await expect(title(page)).toHaveText('Revisa tu devolución');
  await expect(main(page)).toContainText(backTo[way]);
  await picture?.(page);
  await checkWidth(page);
  await press(page, 'Confirmar mi devolución', 'button');
  await expect(title(page)).toHaveText(`Devolución ${order}01`);
  await checkWidth(page);
  for (const words of [['posted'], ['arrived'], ['accept', '--damaged']])
    shop('returns', words[0] ?? '', `${order}01`, ...words.slice(1));
  await page.reload();
  if (picture) await expect(main(page).getByRole('link', { name: /^Ver la foto 1/ })).toBeVisible();
  await seeRefund(page, way);
}

type Picture = (page: Page) => Promise<void>;
const sendPicture: Picture = async (page) => {
  const file = { name: 'rota.png', mimeType: 'image/png', buffer: plainPicture(900, 600, 1) };
  await main(page).getByLabel('Elegir fotografías').setInputFiles([file]);
  await expect(main(page).getByRole('status').filter({ hasText: 'rota.png' })).toContainText('Llevas 1 de 5.');
};

/** The devices of a way. `npm test` runs transfers with scripts on a desk, and cash without scripts on a phone. */
function tagsOf(way: WayToPay, hasScripts: boolean): { tag?: string } | undefined {
  if (process.env.FULL) return {};
  if (way === 'spei' && hasScripts) return { tag: '@desktop' };
  return way === 'oxxo' && !hasScripts ? { tag: '@phone' } : undefined;
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    for (const way of waysToPay) {
      const details = tagsOf(way, javaScriptEnabled);
      if (!details) continue;

      test(`RL-09 AF-01 a whole order that was paid by ${way} is cancelled`, details, async ({ page, context }) => {
        const { browser, order } = await paidOrder(way);
        await takeSession(context, browser);
        await cancelWhole(page, order, way);
      });

      test(`RL-10 AF-02 a broken product that was paid by ${way} comes back`, details, async ({ page, context }) => {
        const bought = await paidOrder(way);
        await takeSession(context, bought.browser);
        await returnWhole(page, bought, way, javaScriptEnabled ? sendPicture : undefined);
      });
    }
  });

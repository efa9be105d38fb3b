/** ER-09: failures of the device: clipboard, network, microphone. */
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, productUrl } from '../support/catalogue/catalogue.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|^50[03] |ERR_/);
  await page.clock.install();
});

test('ER-09 a failure to copy or share a link is reported', { tag: '@desktop' }, async ({ page, request }) => {
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

test('ER-09 the postal code needs no network: it is checked and stored offline', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/ajustes#modalPostalCode');
  const field = page.getByRole('dialog').getByLabel('Código postal');
  await expect(field).toBeFocused();
  await context.setOffline(true);
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

test('ER-09 RT-07 a failing microphone is reported, and the box is there for typing', { tag: '@desktop' }, async ({
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

/** The footer of every page, and the newsletter in it. */
import { expect, test } from '@tianguis/testkit/browser';

test('UI-12 the footer has its parts', async ({ page, isMobile }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  if (isMobile) await footer.locator('summary', { hasText: 'Legales' }).click();
  for (const name of [
    'Aviso de privacidad',
    'Términos y condiciones',
    'Política de devoluciones',
    'Instagram',
    'Escríbenos por WhatsApp',
    'Para Android',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText(
    'Promociones válidas solo en productos participantes. Los precios pueden cambiar sin previo aviso. Vigencia hasta agotar existencias.',
  );
  await expect(footer).toContainText('SPEI');
  await expect(footer.getByRole('textbox', { name: 'Tu correo electrónico' })).toBeVisible();
});

test('UI-12 lists of the footer are folded on phones and stand open elsewhere, without JavaScript too', async ({
  browser,
  baseURL,
  isMobile,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 860 },
  });
  const page = await context.newPage();
  await page.goto('/ajustes');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Formas de pago' });
  const handle = footer.locator('summary', { hasText: 'Ayuda' });
  if (isMobile) {
    await expect(link).toBeHidden();
    await handle.click();
  } else await expect(handle).toBeHidden();
  await expect(link).toBeVisible();
  await page.goto('/menu-mas');
  await expect(footer.getByRole('link', { name: 'Formas de pago' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Formas de pago' })).toBeVisible();
  await context.close();
});

test('UI-12 VA-02 the newsletter answers in place, and success goes after 2.5 s', async ({ page }) => {
  const opened = new Date('2026-11-21T12:00:00-06:00');
  await page.clock.install({ time: opened });
  await page.goto('/');
  // From here on time stands still, but for what the test lets pass.
  await page.clock.pauseAt(new Date(opened.getTime() + 3_600_000));
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
  const send = footer.getByRole('button', { name: 'Suscribirme' });
  await send.click();
  await expect(footer.getByText('Por favor ingresa un correo electrónico')).toBeVisible();
  await field.fill('ana@');
  await send.click();
  await expect(footer.getByText('El formato de correo electrónico es inválido')).toBeVisible();
  await expect(field).toHaveValue('ana@');
  await field.fill('ana@tianguis.example');
  await send.click();
  const success = footer.getByText('se ha enviado correctamente');
  await expect(success).toBeVisible();
  await page.clock.runFor(2400);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(success).toBeHidden();
});

/** The newsletter in the footer of every page (VA-02, ST-12). */
import { expect, test } from '@tianguis/testkit/browser';
import { storedGender, withRefusedSubscriber } from '../support/shop/database.ts';

test(
  'VA-02 ST-12 the newsletter shows its results: nothing typed, no address, a failure of the shop, success for 2.5 s',
  { tag: '@phone' },
  async ({ page, problems }, { project }) => {
    const opened = new Date('2026-11-21T12:00:00-06:00');
    await page.clock.install({ time: opened });
    // Pictures are blocked, since they would delay a call of the page.
    await page.goto('/ajustes');
    // From here on the page's clock is paused, except where the test advances it.
    await page.clock.pauseAt(new Date(opened.getTime() + 3_600_000));
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
    const send = footer.getByRole('button', { name: 'Suscribirme' });
    const answer = footer.getByRole('status');
    await send.click();
    await expect(answer).toHaveText('Por favor ingresa un correo electrónico');
    for (const wrong of ['ana@', 'ana', 'a b@correo.mx', 'ana@correo']) {
      await field.fill(wrong);
      await send.click();
      await expect(answer).toHaveText('El formato de correo electrónico es inválido');
      await expect(field).toHaveValue(wrong);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    const email = `disco-lleno-${project.name}@tianguis.example`;
    problems.expect(/500/);
    await withRefusedSubscriber(email, async () => {
      await field.fill(email);
      await send.click();
      await expect(answer).toHaveText('Por favor intenta más tarde.');
    });
    await expect(field).toHaveValue(email);
    await page.clock.runFor(60_000);
    await expect(answer, 'a failure stays').toHaveText('Por favor intenta más tarde.');
    await send.click();
    await expect(answer).toHaveText('se ha enviado correctamente');
    await expect(field).toHaveValue('');
    expect(await storedGender(email), '2 women').toBe(2);
    await page.clock.runFor(2499);
    await expect(answer).toHaveText('se ha enviado correctamente');
    await page.clock.runFor(1);
    await expect(answer).toHaveText('');
  },
);

test('issue 13 A4 ER-09 when a proxy refuses a sign-up, the page stays with the typed and chosen values', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/429/);
  await page.route('**/acciones/boletin/respuesta', (route) =>
    route.fulfill({ status: 429, contentType: 'text/html', body: '<h1>Espera un momento</h1>' }),
  );
  await page.goto('/categoria');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const footer = page.getByRole('contentinfo');
  const field = footer.getByRole('textbox', { name: 'Tu correo electrónico' });
  await field.fill('ana@tianguis.example');
  await footer.getByRole('radio', { name: 'Él' }).check();
  await footer.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(footer.getByText('Por favor intenta más tarde.')).toBeVisible();
  await expect(field).toHaveValue('ana@tianguis.example');
  await expect(footer.getByRole('radio', { name: 'Él' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

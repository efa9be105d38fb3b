/** Data stored on the device: its kind (UI-17), and cookies (BL-01). */
import { expect, test } from '@tianguis/testkit/browser';

test('UI-17 ST-03 `isMobile` is stored on the device, as "movil" and "desktop"', async ({ page, isMobile }) => {
  await page.goto('/ajustes');
  const stored = () => page.evaluate(() => localStorage.getItem('isMobile'));
  expect(await stored()).toBe(isMobile ? 'movil' : 'desktop');
  await page.evaluate(() => localStorage.setItem('isMobile', 'otra cosa'));
  await page.reload();
  await expect.poll(stored).toBe(isMobile ? 'movil' : 'desktop');
});

test('BL-01 every choice that a page stores in a cookie lasts 31536000 s, on every path, for this shop only', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/ajustes#modalPostalCode');
  const before = Date.now() / 1000;
  await page.getByRole('dialog').getByLabel('Código postal').fill('06700');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('radio', { name: 'Oscuro' }).check();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['codigoPostal', 'darkMode']);
  const after = Date.now() / 1000;
  for (const { name, expires, path, sameSite } of await context.cookies()) {
    expect(expires, name).toBeGreaterThanOrEqual(before + 31_536_000 - 1);
    expect(expires, name).toBeLessThanOrEqual(after + 31_536_000 + 1);
    expect({ path, sameSite }, name).toEqual({ path: '/', sameSite: 'Lax' });
  }
});

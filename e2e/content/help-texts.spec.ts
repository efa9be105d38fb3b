/** Texts of the text pages: periods, payment methods, contact (BL-12, RT-17, RT-22, RT-28). */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import config from '../../config/shop.json' with { type: 'json' };

test('RT-17 from help to contact and back, and folded texts open without a script too', { tag: '@desktop' }, async ({
  page,
}) => {
  // The screen is so high that the bottom menu covers nothing that axe measures.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 4_000 });
  await page.goto('/servicio-cliente');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿En qué te ayudamos?');
  expect(await accessibilityViolations(page)).toEqual([]);
  const main = page.getByRole('main');
  const lines = main.getByRole('region', { name: 'Cómo encontrarnos' });
  await expect(lines.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/${config.contact.whatsapp}`,
  );
  await expect(lines.getByRole('link', { name: config.contact.email })).toHaveAttribute(
    'href',
    `mailto:${config.contact.email}`,
  );
  await main.getByRole('link', { name: 'Preguntas frecuentes' }).click();
  await expect(page).toHaveURL('/l/faqs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preguntas frecuentes');
  await main.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Servicio al cliente' }).click();
  await expect(page).toHaveURL('/servicio-cliente');
});

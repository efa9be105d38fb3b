/** The footer of every page, and the newsletter in it. */
import { expect, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { storedGender, withRefusedSubscriber } from './database.ts';

test('UI-12 the footer has its parts: legal links, customer service, payment logos, certifications, networks, apps, WhatsApp, newsletter, disclaimer', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  if (isMobile) for (const list of ['Ayuda', 'Legales']) await footer.locator('summary', { hasText: list }).click();
  const links: Readonly<Record<string, string>> = {
    'Servicio al cliente': '/servicio-cliente',
    Contacto: '/contacto',
    'Preguntas frecuentes': '/l/faqs/',
    Cancelaciones: '/necesitas-ayuda/FAQCancelaciones1',
    Devoluciones: '/necesitas-ayuda/FAQDevolucion',
    'Formas de pago': '/formas-pago',
    'Aviso de privacidad': '/aviso-privacidad',
    'Términos y condiciones': '/terminos-y-condiciones',
    'Política de reembolso': '/politica-reembolso',
    'Política de devoluciones': '/politica-devoluciones',
    'Política de garantía': '/politica-garantia',
    'Garantía de los productos': '/garantia-productos',
    Facebook: 'https://facebook.example/tianguis',
    Instagram: 'https://instagram.example/tianguis',
    YouTube: 'https://youtube.example/tianguis',
    TikTok: 'https://tiktok.example/tianguis',
    'Para Android': 'https://play.example/tianguis',
    'Para iPhone': 'https://apps.example/tianguis',
    'Escríbenos por WhatsApp': `https://wa.me/${shop.contact.whatsapp}`,
  };
  for (const [name, href] of Object.entries(links)) {
    const link = footer.getByRole('link', { name, exact: true });
    await expect(link, name).toBeVisible();
    await expect(link, name).toHaveAttribute('href', href);
    if (href.startsWith('/')) expect((await page.request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
  }
  await expect(footer, 'the number is not shown').not.toContainText(shop.contact.whatsapp.slice(2));
  const part = (title: string) => footer.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  const marks = part('Paga como quieras').getByRole('listitem');
  await expect(marks).toHaveText([
    'Visa',
    'Mastercard',
    'American Express',
    'Efectivo en OXXO',
    'Transferencia SPEI',
    'Meses sin intereses',
  ]);
  for (const mark of await marks.locator('svg').all()) {
    await expect(mark).toBeVisible();
    const box = await mark.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), 'the shape of a card').toBeCloseTo(1.6, 1);
  }
  for (const { label } of shop.certifications) await expect(part('Certificaciones').getByText(label)).toBeVisible();
  await expect(footer).toContainText(
    'Promociones válidas solo en productos participantes. Los precios pueden cambiar sin previo aviso. Vigencia hasta agotar existencias.',
  );
  await expect(footer.getByRole('heading', { name: 'Entérate antes que nadie' })).toBeVisible();
  await expect(footer.getByRole('textbox', { name: 'Tu correo electrónico' })).toBeVisible();
  await expect(footer.getByRole('radio', { name: 'Ella' })).toBeAttached();
  await expect(footer.getByRole('radio', { name: 'Él', exact: true })).toBeAttached();
  await expect(footer.getByRole('button', { name: 'Suscribirme' })).toBeVisible();
});

test('UI-12 lists of the footer are folded on phones and open elsewhere, without JavaScript too', async ({
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

test('VA-02 ST-12 the newsletter shows its results: nothing typed, no address, a failure of the shop, success for 2.5 s', async ({
  page,
  problems,
}, { project }) => {
  const opened = new Date('2026-11-21T12:00:00-06:00');
  await page.clock.install({ time: opened });
  // Without pictures, which would delay a call of the page.
  await page.goto('/ajustes');
  // From here on the clock stands still, except where the test advances it.
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
});

test('issue 13 A4 ER-09 when a proxy refuses a sign-up, the page stays with the typed and chosen values', async ({
  page,
  problems,
}) => {
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

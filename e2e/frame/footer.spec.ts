/** The footer of every page (UI-12). */
import { expect, test } from '@tianguis/testkit/browser';
import shop from '../../config/shop.json' with { type: 'json' };

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

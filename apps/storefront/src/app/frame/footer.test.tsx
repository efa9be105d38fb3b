import { readFileSync } from 'node:fs';
import { offeredOf, paymentMarks } from '@tianguis/domain/offer';
import { noOffer, wholeOffer } from '@tianguis/testkit/offers';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FrameHandle } from '../../shared/frame/frame-handle.ts';
import type { FrameData } from './frame-data.ts';
import { ShopFooter } from './shop-frame.tsx';

const frame: FrameData = {
  name: 'La Merced',
  legalName: 'La Merced, S.A. de C.V.',
  freeShipping: { by: 'cart', from: 39_900 },
  bar: [],
  side: [],
  contact: { whatsapp: '525500000000', email: 'hola@merced.example' },
  social: [{ network: 'instagram', href: 'https://instagram.example/merced' }],
  apps: [{ store: 'android', href: 'https://play.example/merced' }],
  payments: ['visa', 'oxxo'],
  offered: offeredOf(wholeOffer),
  certifications: [{ label: 'Sello' }, { label: 'Sello que se revisa', href: 'https://sello.example/merced' }],
};

async function footerOf(configured: Partial<FrameData> = {}, handle?: FrameHandle): Promise<string> {
  const shown = { ...frame, ...configured };
  const handler = createStaticHandler([{ path: '/', handle, element: <ShopFooter frame={shown} /> }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('not a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

describe('UI-12 footer', () => {
  it('has a heading over apps and networks only where the configuration names some', async () => {
    const whole = await footerOf();
    expect(whole).toContain('Descarga la app');
    expect(whole).toContain('Síguenos');
    const bare = await footerOf({ apps: [], social: [], payments: [], certifications: [] });
    expect(bare).not.toContain('Descarga la app');
    expect(bare).not.toContain('Síguenos');
    expect(whole).toContain('Paga como quieras');
    expect(whole).toContain('Certificaciones');
    expect(bare).not.toContain('Paga como quieras');
    expect(bare).not.toContain('Certificaciones');
    expect(bare).toContain('Promociones válidas solo en productos participantes.');
  });

  it.each([
    ['cart', 'Con todo lo de tu carrito'],
    ['seller', 'En lo que compras a cada vendedor'],
  ] as const)('BL-03 promises free shipping by %s', async (by, text) => {
    const shown = await footerOf({ freeShipping: { by, from: 39_900 } });
    expect(shown).toContain('Envío gratis desde $399');
    expect(shown).toContain(text);
  });

  it('TR-01 promises what the shop offers, and links only to open pages', async () => {
    const promises = ['Meses sin intereses', 'Compra protegida', 'href="/formas-pago"'];
    const whole = await footerOf();
    for (const promise of promises) expect(whole).toContain(promise);
    const none = await footerOf({ offered: offeredOf(noOffer) });
    for (const promise of promises) expect(none).not.toContain(promise);
    expect(none).toContain('30 días para devolver');
  });

  it('hides its lists of links on a page that has them itself', async () => {
    const isHidden = async (handle?: FrameHandle) => {
      const [, hidden = ''] = /<div id="pie-enlaces"[^>]*?( hidden="")?>/.exec(await footerOf({}, handle)) ?? [];
      return hidden !== '';
    };
    expect(await footerOf()).toContain('href="/politica-reembolso"');
    expect(await isHidden()).toBe(false);
    expect(await isHidden({ hasAllLinks: true })).toBe(true);
    expect(await footerOf({}, { hasAllLinks: true })).toContain('Suscribirme');
  });

  it('writes to WhatsApp where the shop has a number, which is not shown; without a number it links to the contact page', async () => {
    const withNumber = await footerOf();
    expect(withNumber).toMatch(
      /<a href="https:\/\/wa\.me\/525500000000" rel="noopener"[^>]*>.*?Escríbenos por WhatsApp<\/a>/,
    );
    expect(withNumber.replace(/<[^>]*>/g, ''), 'number not shown').not.toContain('5500000000');
    const without = await footerOf({ contact: { whatsapp: '', email: 'hola@merced.example' } });
    expect(without).not.toContain('wa.me');
    expect(without).not.toContain('WhatsApp');
    expect(without).toMatch(/<a href="\/contacto" class="[^"]*rounded-full[^"]*">.*?Escríbenos<\/a>/);
  });

  it('shows the logo of each configured payment method in the configured sequence, each with its name', async () => {
    const html = await footerOf({ payments: [...paymentMarks] });
    const marks = [
      ...html.matchAll(
        /<li title="([^"]+)"><svg[^>]*><use href="[^"]*#(pay-[a-z]+)"><\/use><\/svg><span class="sr-only">([^<]+)/g,
      ),
    ];
    expect(marks.map(([, title, mark, name]) => [mark, title === name])).toEqual(
      paymentMarks.map((mark) => [`pay-${mark}`, true]),
    );
    const sprite = readFileSync(new URL('../../../../../packages/ui/src/icons/sprite.svg', import.meta.url), 'utf8');
    for (const mark of paymentMarks) expect(sprite).toContain(`<symbol id="pay-${mark}" viewBox="0 0 48 30">`);
  });

  it('shows the certifications, each with a link that proves it', async () => {
    const html = await footerOf();
    expect(html).toMatch(/<span class="[^"]*">(<svg.*?<\/svg>)Sello<\/span>/);
    expect(html).toMatch(
      /<a href="https:\/\/sello\.example\/merced" rel="noopener"[^>]*><svg.*?<\/svg>Sello que se revisa<\/a>/,
    );
  });

  it('AP-19 always sends a `genero`, which the service needs', async () => {
    expect((await footerOf()).match(/name="genero"[^>]*checked=""/g)).toHaveLength(1);
  });
});

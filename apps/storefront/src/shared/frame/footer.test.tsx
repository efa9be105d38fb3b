import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Footer } from './footer.tsx';
import type { FrameData } from './frame-data.ts';
import type { FrameHandle } from './frame-handle.ts';

const frame: FrameData = {
  name: 'La Merced',
  legalName: 'La Merced, S.A. de C.V.',
  freeShippingThreshold: 39_900,
  bar: [],
  side: [],
  contact: { whatsapp: '525500000000', email: 'hola@merced.example' },
  social: [{ network: 'instagram', href: 'https://instagram.example/merced' }],
  apps: [{ store: 'android', href: 'https://play.example/merced' }],
};

async function footerOf(configured: Partial<FrameData> = {}, handle?: FrameHandle): Promise<string> {
  const shown = { ...frame, ...configured };
  const handler = createStaticHandler([{ path: '/', handle, element: <Footer frame={shown} /> }]);
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
    const bare = await footerOf({ apps: [], social: [] });
    expect(bare).not.toContain('Descarga la app');
    expect(bare).not.toContain('Síguenos');
    expect(bare).toContain('Paga como quieras');
  });

  it('leaves its lists of links out of a page that has them itself', async () => {
    expect(await footerOf()).toContain('href="/politica-reembolso"');
    const bare = await footerOf({}, { hasAllLinks: true });
    expect(bare).not.toContain('href="/politica-reembolso"');
    expect(bare).toContain('Suscribirme');
  });

  it('AP-19 always sends a `genero`, which the service needs', async () => {
    expect((await footerOf()).match(/name="genero"[^>]*checked=""/g)).toHaveLength(1);
  });
});

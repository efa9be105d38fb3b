import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider, useRouteError } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ShopError } from './shop-error.tsx';

function RouteError() {
  return <ShopError error={useRouteError()} />;
}

/** The page that is rendered instead of a page that failed, and its status. */
async function pageOf(
  fail: () => never,
  { address = '/', frame = () => null }: { address?: string; frame?: () => unknown } = {},
): Promise<{ html: string; status: number }> {
  const handler = createStaticHandler([
    {
      id: 'root',
      loader: frame,
      ErrorBoundary: RouteError,
      children: [{ path: '*', loader: fail, element: null, ErrorBoundary: RouteError }],
    },
  ]);
  const context = await handler.query(new Request(new URL(address, 'http://localhost')));
  if (context instanceof Response) throw new Error('not a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, status: context.statusCode };
}

describe('error pages', () => {
  it('UI-13 a crash shows the exact words and a button that reloads the page with its query', async () => {
    const { html, status } = await pageOf(
      () => {
        throw new Error('secret detail');
      },
      { address: '/categoria/libros?id=13' },
    );
    expect(status).toBe(500);
    expect(html).toContain('<h1 class="mt-6 text-2xl font-bold">Se produjo un error</h1>');
    expect(html).toContain(
      'Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página</p>',
    );
    expect(html).toMatch(/<a href="\/categoria\/libros\?id=13"[^>]*>Volver a cargar la página<\/a>/);
    expect(html).not.toContain('secret');
  });

  it('UI-13 the button of a crash never leads to another host', async () => {
    const { html } = await pageOf(
      () => {
        throw data(null, { status: 503 });
      },
      { address: 'http://localhost//evil.example/x' },
    );
    expect(html).toMatch(/<a href="\/evil\.example\/x"[^>]*>Volver a cargar la página<\/a>/);
  });

  it('ER-09 an outage renders an error with its status, not an empty page and not "not found"', async () => {
    const { html, status } = await pageOf(() => {
      throw data(null, { status: 503 });
    });
    expect(status).toBe(503);
    expect(html).toContain('Se produjo un error');
  });

  it.each([
    [400, 'No pudimos atender tu petición'],
    [403, 'Esta solicitud no viene de nuestra tienda'],
    [405, 'Aquí no se puede hacer eso'],
    [413, 'Lo que enviaste es demasiado grande'],
    [415, 'No podemos leer ese formato'],
    [417, 'No pudimos atender tu petición'],
    [431, 'Tu navegador envía demasiados datos'],
  ])(
    'UI-13 a refused request (%s) has its own words, a search box and links, unlike a crash',
    async (status, title) => {
      const page = await pageOf(() => {
        throw data(null, { status });
      });
      expect(page.status).toBe(status);
      expect(page.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(page.html).not.toContain('Se produjo un error');
      expect(page.html).toContain('<meta name="robots" content="noindex"/>');
      expect(page.html).toContain('action="/resultados"');
      expect(page.html).toContain('href="/categoria"');
    },
  );

  it('a request over the limit (429) says when and how to try again', async () => {
    const { html, status } = await pageOf(() => {
      throw data(null, { status: 429 });
    });
    expect(status).toBe(429);
    expect(html).toContain('Espera un momento');
    expect(html).toContain('>Volver a cargar la página</a>');
  });

  it.each([
    [1, '1 segundo'],
    [40, '40 segundos'],
    [91, '2 minutos'],
    [3_600, '60 minutos'],
  ])('ER-09 a call over the limit says when to try again: after %s', async (retryAfter, wait) => {
    const { html } = await pageOf(() => {
      throw data({ code: 'TOO_MANY_REQUESTS', retryAfter }, { status: 429 });
    });
    expect(html).toContain(`Podrás entrar de nuevo en ${wait}.`);
  });

  it('RO-02 an action that the account may not do reads differently from a request of another site', async () => {
    const { html, status } = await pageOf(() => {
      throw data({ code: 'FORBIDDEN' }, { status: 403 });
    });
    expect(status).toBe(403);
    expect(html).toContain('Esta página no es para tu cuenta');
    expect(html).not.toContain('no viene de nuestra tienda');
  });

  it("UI-13 RT-30 the title ends with the shop's configured name, or has none if it could not be read", async () => {
    const notFound = () => {
      throw data(null, { status: 404 });
    };
    const { html } = await pageOf(notFound, { frame: () => ({ name: 'La Merced' }) });
    expect(html).toContain('<title>No encontramos esta página | La Merced</title>');
    const broken = await pageOf(notFound, {
      frame: () => {
        throw new Error('no frame');
      },
    });
    expect(broken.html).toContain('<title>Se produjo un error</title>');
  });

  it('RT-30 "not found" says so and offers links', async () => {
    const { html, status } = await pageOf(() => {
      throw data(null, { status: 404 });
    });
    expect(status).toBe(404);
    expect(html).toContain('No encontramos esta página');
    expect(html).toContain('action="/resultados"');
    expect(html).toContain('href="/categoria"');
  });
});

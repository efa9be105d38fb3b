import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider, useRouteError } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ErrorPage } from './error-page.tsx';

function RouteError() {
  return <ErrorPage error={useRouteError()} />;
}

/** The page that stands where a loader failed like this, and its status. */
async function pageOf(fail: () => never): Promise<{ html: string; status: number }> {
  const handler = createStaticHandler([{ path: '/', loader: fail, ErrorBoundary: RouteError }]);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('not a page');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
  return { html, status: context.statusCode };
}

describe('error pages', () => {
  it('UI-13 a crash shows the exact words and a button that loads the page again', async () => {
    const { html, status } = await pageOf(() => {
      throw new Error('secret detail');
    });
    expect(status).toBe(500);
    expect(html).toContain('<h1 class="mt-6 text-2xl font-bold">Se produjo un error</h1>');
    expect(html).toContain(
      'Puede deberse a un error técnico que estamos intentando solucionar. Actualiza la página</p>',
    );
    expect(html).toMatch(/<form[^>]*><button type="submit"[^>]*>Volver a cargar la página<\/button><\/form>/);
    expect(html).not.toContain('secret');
  });

  it('ER-09 an outage is a failure with its status, not an empty page and not "not found"', async () => {
    const { html, status } = await pageOf(() => {
      throw data(null, { status: 503 });
    });
    expect(status).toBe(503);
    expect(html).toContain('Se produjo un error');
  });

  it('RT-30 not found says so and leads on', async () => {
    const { html, status } = await pageOf(() => {
      throw data(null, { status: 404 });
    });
    expect(status).toBe(404);
    expect(html).toContain('No encontramos esta página');
    expect(html).toContain('action="/resultados"');
    expect(html).toContain('href="/categoria"');
  });
});

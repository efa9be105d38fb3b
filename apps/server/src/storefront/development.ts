/**
 * The storefront in development: Vite compiles modules on demand, and reloads the page in the browser when a file
 * changes.
 */
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Shutdown } from '../processes/shutdown.ts';
import { createRequestScope, withoutVisitor } from '../requests/request-scope.ts';
import { readPublicAddresses } from './addresses/public-addresses.ts';
import { createRender, publicRulesOf, type Services } from './build.ts';
import { mostFormBytes } from './form-files.ts';
import { createPages } from './pages/page.ts';
import { toWebRequest } from './request.ts';

export type DevelopmentOptions = {
  folder: string;
  services: Services;
  shutdown: Shutdown;
  onError(error: unknown, requestId?: string): void;
};

export async function registerViteStorefront(
  app: FastifyInstance,
  { folder, services, shutdown, onError }: DevelopmentOptions,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  shutdown.add('Vite', () => vite.close());
  const fail = (error: unknown, requestId?: string) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    onError(error, requestId);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parseAs = { parseAs: 'buffer', bodyLimit: mostFormBytes } as const;
    scope.addContentTypeParser('*', parseAs, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request, reply) => {
      const passed = await new Promise<boolean>((resolve) => {
        reply.raw.once('close', () => resolve(false));
        vite.middlewares(request.raw, reply.raw, () => resolve(true));
      });
      if (passed) return;
      reply.hijack();
    });
    scope.all('/*', async (request, reply) => {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const { render } = createRender(build, { services, onError: fail, mode: 'development' });
      const { publicOrigin } = services;
      const fullScope = createRequestScope(request, reply);
      // A public page gets no personal data, as in production. So code that reads a cookie in a public page also fails
      // in development.
      const isPublic = readPublicAddresses(build.routes, publicRulesOf(build))(request.url) !== undefined;
      const requestScope = isPublic ? withoutVisitor(fullScope) : fullScope;
      const renderPage = createPages({ render, publicOrigin, onError: fail });
      const page = await renderPage(toWebRequest(request, publicOrigin, requestScope), undefined, requestScope);
      // Leave out the policy, since it would block Vite's own inline scripts and styles.
      const { 'content-security-policy': _policy, ...headers } = page.headers;
      return reply
        .code(page.status)
        .headers(headers)
        .header('cache-control', 'no-store')
        .send(await page.body());
    });
  });
}

/** The storefront while it is being written: compiled by Vite as it is asked for, reloaded in the browser as it changes. */
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Shutdown } from '../shutdown.ts';
import { createRender, type Services } from './build.ts';
import { createPages } from './page.ts';
import { toWebRequest } from './request.ts';

export type DevelopmentOptions = {
  folder: string;
  services: Services;
  shutdown: Shutdown;
  onError(error: unknown): void;
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
  const fail = (error: unknown) => {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    onError(error);
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
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
      const page = await createPages({ render, publicOrigin: services.publicOrigin, onError: fail })(
        toWebRequest(request, services.publicOrigin),
      );
      // Vite's own inline scripts and styles would not pass the policy.
      const { 'content-security-policy': _policy, ...headers } = page.headers;
      return reply
        .code(page.status)
        .headers(headers)
        .header('cache-control', 'no-store')
        .send(await page.body());
    });
  });
}

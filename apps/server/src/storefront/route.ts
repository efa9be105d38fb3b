import type { FastifyInstance } from 'fastify';
import type { Pages } from '../pages/pages.ts';
import { cacheStatus } from '../pages/quick-answers.ts';
import { type Entity, sendEntity } from './entity.ts';
import { isForeignForm } from './foreign-origin.ts';
import type { Page } from './page.ts';
import { toWebRequest } from './request.ts';

/** Forms of the storefront are small; larger bodies are refused before they are read. */
const bodyLimit = 256 * 1024;

export type StorefrontOptions = {
  /** A page for this request alone. */
  page(request: Request): Promise<Page>;
  /** Pages that are the same for everybody. */
  publicPages: Pick<Pages, 'addressOf' | 'get' | 'cdnControl'>;
  files: ReadonlyMap<string, Entity>;
  publicOrigin: string;
};

/** Everything that is neither the API's nor a picture: built files first, then pages. */
export function registerStorefront(
  app: FastifyInstance,
  { page, publicPages, files, publicOrigin }: StorefrontOptions,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // React Router reads forms itself.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      async handler(request, reply) {
        const [path = '/'] = request.url.split('?', 1);
        const reads = request.method === 'GET' || request.method === 'HEAD';
        const file = reads ? files.get(path) : undefined;
        if (file) return sendEntity(request, reply, file);
        // A file of an earlier build, asked for by a page that was open meanwhile: no page of ours will be wanted there.
        if (path.startsWith('/assets/'))
          return reply.code(404).type('text/plain; charset=utf-8').send('No existe ese archivo.\n');
        const address = reads ? publicPages.addressOf(request.url) : undefined;
        if (address !== undefined) {
          const { page, outcome } = await publicPages.get(address);
          // A redirection passes on what the page itself does not read (`utm_source`): it is made once more, of the whole address.
          if (!isRedirection(page.entity) || address === request.url) {
            const cdn = publicPages.cdnControl(page, outcome);
            if (cdn !== undefined) reply.header('cdn-cache-control', cdn);
            return sendEntity(request, reply.header('cache-status', cacheStatus[outcome]), page.entity);
          }
        }
        let asked: Request;
        try {
          asked = toWebRequest(request, publicOrigin);
        } catch {
          return reply.code(400).type('text/plain; charset=utf-8').send('La dirección no es válida.\n');
        }
        if (isForeignForm(asked))
          return reply.code(403).type('text/plain; charset=utf-8').send('Esta solicitud no viene de nuestra tienda.\n');
        return sendEntity(request, reply, await page(asked));
      },
    });
  });
}

function isRedirection({ status }: Page): boolean {
  return status >= 300 && status < 400;
}

/** Sends failures of all parts of the server: as a page, as plain text instead of a file, or as JSON of the API. */
import type { ErrorRendererOptions } from '@tianguis/api';
import { sendEntity } from '../http/entity.ts';
import { isFile } from '../http/security-headers.ts';
import { wantsPage } from './accepts-html.ts';
import type { ErrorPages } from './error-pages.ts';

/** Returns the function by which the renderer of errors sends failures in formats other than JSON. */
export function failureSender(pages: ErrorPages): NonNullable<ErrorRendererOptions['send']> {
  return (request, reply, { status, msg }) => {
    const caching = reply.getHeader('cache-control');
    if (wantsPage(request.url, request.headers.accept)) {
      return pages.of(status).then((page) => {
        const { 'cache-control': _, ...headers } = page.headers;
        return sendEntity(request, reply.header('cache-control', caching), { ...page, headers });
      });
    }
    if (!isFile(request.url)) return undefined;
    return Promise.resolve(reply.header('vary', 'accept').type('text/plain; charset=utf-8').send(`${msg}\n`));
  };
}

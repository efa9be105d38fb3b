/**
 * How the server sends a failure of any of its parts: as a page, as plain text instead of a file, or as the API's JSON.
 */
import type { ErrorRendererOptions } from '@tianguis/api';
import { sendEntity } from '../http/entity.ts';
import { isFile } from '../http/security-headers.ts';
import { wantsPage } from './accepts-html.ts';
import type { ErrorPages } from './error-pages.ts';

/** Returns the function that sends failures in other formats than JSON, for the renderer of errors. */
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

import { isApiPath } from '@tianguis/contract';
import { isFile } from '../http/security-headers.ts';

/**
 * Whether the client asks for HTML. Browsers ask for HTML when they open a URL, but not when they fetch scripts or
 * pictures.
 */
export function acceptsHtml(accept: string | undefined): boolean {
  if (!accept) return false;
  return accept.split(',').some((entry) => {
    const [type = '', ...parameters] = entry.split(';');
    if (!/^\s*(text\/html|application\/xhtml\+xml)\s*$/i.test(type)) return false;
    return !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/i.test(parameter));
  });
}

/**
 * Whether a failure at this URL is answered with a page (RT-30). Clients that ask for HTML get a page at all URLs.
 * Other clients get a page only outside of the API and of files.
 */
export function wantsPage(url: string, accept: string | undefined): boolean {
  return acceptsHtml(accept) || !(isApiPath(url) || isFile(url));
}

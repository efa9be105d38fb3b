import { isApiPath } from '@tianguis/contract';
import { isFile } from '../http/security-headers.ts';

/**
 * Whether whoever asks reads HTML: browsers name it when they open an address, and not when a script or a picture is
 * fetched.
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
 * Whether a failure at this address is told by a page (RT-30): to whoever reads HTML, and at all addresses that are
 * neither the API's nor a file's.
 */
export function wantsPage(url: string, accept: string | undefined): boolean {
  return acceptsHtml(accept) || !(isApiPath(url) || isFile(url));
}

import { isForeign } from '@tianguis/api';

/**
 * Whether a form was sent by a page of another origin. React Router checks this for pages only; routes without a page, which carts and hearts
 * are sent to, would take anything.
 */
export function isForeignForm({ method, headers, url }: Request): boolean {
  return isForeign({
    method,
    site: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    to: new URL(url).origin,
  });
}

import { isForeign } from '@tianguis/api';

/**
 * Whether a page of another origin sent a form. React Router checks this for pages only, not for routes without a page,
 * to which the forms of cart and favourites are sent.
 */
export function isForeignForm({ method, headers, url }: Request): boolean {
  return isForeign({
    method,
    site: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    to: new URL(url).origin,
  });
}

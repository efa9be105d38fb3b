import { isForeign } from '@tianguis/api';

/**
 * Whether a page of another origin sent a form. React Router checks only forms for pages. The forms of cart and
 * favourites are sent to routes without a page.
 */
export function isForeignForm({ method, headers, url }: Request): boolean {
  return isForeign({
    method,
    site: headers.get('sec-fetch-site'),
    origin: headers.get('origin'),
    to: new URL(url).origin,
  });
}

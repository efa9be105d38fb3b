/** The segments of a path. Apart from the addresses of listings, since the header of every page needs no more. */
import { mendEscapes } from '@tianguis/domain';

/**
 * The segments of a path, decoded one by one, since a searched text may contain slashes. A percent sign that escapes
 * nothing stands for itself.
 */
export function segmentsOf(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(mendEscapes(segment)));
}

/**
 * The segments below a path of the shop, `/c/ofertas`; undefined for an address elsewhere. Letter case of the path does
 * not matter, since routes match without it.
 */
export function segmentsBelow(path: string, segments: readonly string[]): string[] | undefined {
  const own = segmentsOf(path);
  const isBelow = own.every((name, at) => name === segments[at]?.toLowerCase());
  return isBelow ? segments.slice(own.length) : undefined;
}

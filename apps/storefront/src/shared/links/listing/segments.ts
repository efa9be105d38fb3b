/**
 * The segments of a path. Listings are parsed in another file, since the header of every page needs only the segments.
 */
import { mendEscapes } from '@tianguis/domain';

/**
 * The segments of a path. Each is decoded separately, since a searched text may contain slashes. A percent sign without
 * two hex digits is not decoded.
 */
export function segmentsOf(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeURIComponent(mendEscapes(segment)));
}

/**
 * The segments below a path of the shop, such as `/c/ofertas`; undefined for other URLs. Letter case is ignored, since
 * routes ignore it.
 */
export function segmentsBelow(path: string, segments: readonly string[]): string[] | undefined {
  const own = segmentsOf(path);
  const isBelow = own.every((name, at) => name === segments[at]?.toLowerCase());
  return isBelow ? segments.slice(own.length) : undefined;
}

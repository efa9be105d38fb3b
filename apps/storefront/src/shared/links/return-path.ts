import { accountPaths } from './account-paths.ts';
import { ownPath } from './own-path.ts';
import { paths } from './paths.ts';

/**
 * The first pages of sign-in, registration, sign-on and recovery, and the last page of a deleted account. Each of their
 * further steps has a path below one of these paths.
 */
const entrances: readonly string[] = [
  ...[paths.login, accountPaths.code, paths.register, accountPaths.recovery],
  ...[accountPaths.signOn, accountPaths.signOnReturn, accountPaths.accountDeleted],
].map((path) => path.toLowerCase().replace(/\/$/, ''));

/**
 * Whether a page is an entrance or one of its steps. Such a page leads a signed-in customer on, so a page that leads
 * back there would redirect without end. The sign-in of another client of the realm is none: the client's interaction
 * ends there (AP-04).
 */
export function isEntrance({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  const path = spelled(pathname);
  if (path === paths.login && searchParams.has('interaccion')) return false;
  return entrances.some((entrance) => path === entrance || path.startsWith(`${entrance}/`));
}

/** The path as the route table compares it: decoded, in lower case, without slashes at its end. */
function spelled(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // The route table does not decode such a path either.
  }
  // A script requests the data of a page at the page's path with this ending.
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.data$/, '')
    .replace(/\/$/, '');
}

/**
 * The path of this shop to which a customer returns after a sign-in or a confirmation, whatever named the path: a
 * parameter, a field, a cookie or the referring page. The result is `/` for another site and for an entrance.
 */
export function returnPath(address: string | null | undefined, publicOrigin: string): string {
  const path = ownPath(address, publicOrigin);
  return isEntrance(new URL(path, publicOrigin)) ? paths.home : path;
}

/**
 * Path and query of `address` when it belongs to this shop, `/` otherwise: a redirect never leaves the shop because somebody
 * wrote another address into a link (RT-02, architecture §4).
 */
export function ownPath(address: string | null | undefined, publicOrigin: string): string {
  if (!address || !URL.canParse(address, publicOrigin)) return '/';
  const url = new URL(address, publicOrigin);
  if (url.origin !== new URL(publicOrigin).origin) return '/';
  // "//host" would be read as another origin.
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

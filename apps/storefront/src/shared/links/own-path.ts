/**
 * Path and query of a URL of this shop; `/` for any other URL, so that a forged link never redirects to another site
 * (RT-02).
 */
export function ownPath(address: string | null | undefined, publicOrigin: string): string {
  if (!address || !URL.canParse(address, publicOrigin)) return '/';
  const url = new URL(address, publicOrigin);
  // The origin of `blob:https://shop/…` is the shop's, too.
  if (!/^https?:$/.test(url.protocol) || url.origin !== new URL(publicOrigin).origin) return '/';
  // Browsers read "//host" as another origin.
  return url.pathname.startsWith('//') ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';

/** Pages to sign in or register, from one of which to the other no way leads back. */
const entrances: ReadonlySet<string> = new Set([paths.login, paths.register]);

/**
 * Where to go back to from signing in or registering (RT-02, RT-03): as the link says, else the page that led here, since a link is without the
 * way back where no script adds it. A path of this shop.
 */
export function wayBack({ request, url }: { request: Request; url: URL }, publicOrigin: string): string {
  const asked = url.searchParams.get('redirect');
  if (asked !== null) return ownPath(asked, publicOrigin);
  const back = ownPath(request.headers.get('referer'), publicOrigin);
  return entrances.has(new URL(back, publicOrigin).pathname.replace(/\/$/, '')) ? paths.home : back;
}

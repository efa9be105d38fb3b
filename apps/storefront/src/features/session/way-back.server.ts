import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';

/** The pages to sign in and register: neither redirects to the other. */
const entrances: ReadonlySet<string> = new Set([paths.login, paths.register]);

/**
 * Where to go after signing in or registering (RT-02, RT-03): the link's parameter, else the referring page, since
 * without scripts links lack the parameter. Always a path of this shop.
 */
export function wayBack({ request, url }: { request: Request; url: URL }, publicOrigin: string): string {
  const asked = url.searchParams.get('redirect');
  if (asked !== null) return ownPath(asked, publicOrigin);
  const back = ownPath(request.headers.get('referer'), publicOrigin);
  return entrances.has(new URL(back, publicOrigin).pathname.replace(/\/$/, '')) ? paths.home : back;
}

import { accountPaths } from '../../shared/links/account-paths.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { paths } from '../../shared/links/paths.ts';

/** The pages to sign in and register: neither redirects to the other. */
const entrances: ReadonlySet<string> = new Set([
  ...[paths.login, paths.register, accountPaths.code, accountPaths.signOnReturn],
  ...['/recuperar-contrasena', '/loginMiTelmex', accountPaths.facebook, accountPaths.facebookReturn],
]);

/** The shop's own origin, and the partners whose addresses a sign-in may lead to (`accounts.partners`). */
export interface Destinations {
  publicOrigin: string;
  partners: readonly string[];
}

/**
 * Where to go after signing in or registering (RT-02, RT-03): the link's parameter, else the referring page, since
 * without scripts links lack the parameter. A path of this shop, or an address of a partner.
 */
export function wayBack({ request, url }: { request: Request; url: URL }, destinations: Destinations): string {
  const asked = url.searchParams.get('redirect');
  if (asked !== null) return allowedTarget(asked, destinations);
  const { publicOrigin } = destinations;
  const back = ownPath(request.headers.get('referer'), publicOrigin);
  return entrances.has(new URL(back, publicOrigin).pathname.replace(/\/$/, '')) ? paths.home : back;
}

/** RT-02: only targets of this shop and of its partners are followed; any other is `/`. */
export function allowedTarget(asked: FormDataEntryValue | null, { publicOrigin, partners }: Destinations): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, publicOrigin)) return paths.home;
  const url = new URL(asked, publicOrigin);
  const isPartner = url.username === '' && url.password === '' && partners.includes(url.origin);
  return isPartner ? url.href : ownPath(asked, publicOrigin);
}

import { paths } from '../../shared/links/paths.ts';
import { returnPath } from '../../shared/links/return-path.ts';

/** The origins that a sign-in may lead to: the shop's own, and those of partners (`accounts.partners`). */
export interface Destinations {
  publicOrigin: string;
  partners: readonly string[];
}

/**
 * Where to go after a sign-in or registration (RT-02, RT-03): the parameter of the link, or else the referring page.
 * Without scripts, links do not have the parameter. The result is a path of this shop or a URL of a partner.
 */
export function wayBack({ request, url }: { request: Request; url: URL }, destinations: Destinations): string {
  const asked = url.searchParams.get('redirect');
  if (asked !== null) return allowedTarget(asked, destinations);
  return returnPath(request.headers.get('referer'), destinations.publicOrigin);
}

/**
 * RT-02: accepts only targets of this shop and of its partners; any other target becomes `/`. An entrance is no target
 * (`returnPath`).
 */
export function allowedTarget(asked: FormDataEntryValue | null, { publicOrigin, partners }: Destinations): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, publicOrigin)) return paths.home;
  const url = new URL(asked, publicOrigin);
  const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  const isPartner = isPlain && partners.includes(url.origin);
  return isPartner ? url.href : returnPath(asked, publicOrigin);
}

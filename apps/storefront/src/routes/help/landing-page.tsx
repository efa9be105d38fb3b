import { landingAt, landingPath } from '@tianguis/domain';
import { data } from 'react-router';
import { ContactLines } from '../../features/content/contact-lines.tsx';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
import { loadLanding } from '../../features/content/landing.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/landing-page';

/** Pages that end with the shop's contact lines. */
const withContact: ReadonlySet<string> = new Set(['servicio-cliente']);

/** RT-17, RT-22, RT-25, RT-27, RT-28: landings at URLs that the specification gives. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const name = landingAt(url.pathname);
  if (name === undefined) throw data(null, { status: 404 });
  const shop = context.get(shopContext);
  const contact = withContact.has(name) ? shop.config.contact : undefined;
  return loadLanding(shop, { name, path: landingPath(name), url }, { contact });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <NestedContentPage load={loaderData} />
      {loaderData.contact && <ContactLines contact={loaderData.contact} />}
    </>
  );
}

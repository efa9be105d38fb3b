import { buttonClass } from '@tianguis/ui';
import { data } from 'react-router';
import { sessionCopy } from '../../features/session/copy.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/register';

const copy = sessionCopy.register;

/** RT-03, as far as it is built: says that accounts are not open yet, with links back and elsewhere. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  return data(
    { back: wayBack({ request, url }, publicOrigin), siteName: config.name, origin: publicOrigin },
    { headers: { 'cache-control': 'private, no-store' } },
  );
}

/** The response depends on the visitor. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: copy.title, description: copy.text, noindex: true, ...loaderData }) : [];

export default function Register({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-6 text-center sm:py-10">
      <h1 className="text-xl font-bold sm:text-2xl">{copy.title}</h1>
      <p className="text-ink-soft">{copy.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={loaderData.back} className={buttonClass('primary')}>
          {sessionCopy.back}
        </a>
        <a href={paths.offers} className={buttonClass('outline')}>
          {copy.offers}
        </a>
      </div>
    </div>
  );
}

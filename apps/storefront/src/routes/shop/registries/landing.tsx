import { registriesPath } from '@tianguis/domain/registry';
import { RegistryLanding } from '../../../features/registry/landing.tsx';
import { readLanding } from '../../../features/registry/registries.server.ts';
import { registryCopy as copy } from '../../../features/registry/registry-copy.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { pageMeta } from '../../../shared/seo/meta.ts';
import type { Route } from './+types/landing';

/** RT-23: what a gift registry is, and the search by code or by name. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  return { ...(await readLanding(context, url)), siteName: config.name, origin: publicOrigin };
}

const titleOf = ({ found, name, wrongCode }: Awaited<ReturnType<typeof readLanding>>): string => {
  if (wrongCode !== undefined) return copy.wrongCode;
  return found === undefined ? copy.title : copy.searched(name ?? '');
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...{ title: titleOf(loaderData), description: copy.description },
        ...{ origin: loaderData.origin, siteName: loaderData.siteName },
        ...(loaderData.found === undefined && loaderData.wrongCode === undefined
          ? { canonical: registriesPath }
          : { noindex: true as const }),
      })
    : [];

export default function Landing({ loaderData: { found, name, wrongCode } }: Route.ComponentProps) {
  return <RegistryLanding {...{ found, name, wrongCode }} />;
}

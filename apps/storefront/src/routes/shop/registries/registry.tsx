import { data } from 'react-router';
import { readRegistry } from '../../../features/registry/registries.server.ts';
import { registryCopy as copy } from '../../../features/registry/registry-copy.ts';
import { MissingRegistry, RegistryView } from '../../../features/registry/registry-view.tsx';
import { setPrivateHeaders } from '../../../features/wishlist/sharing/shared-list.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { Route } from './+types/registry';

/** Nothing caches the page, since gifts are taken and registries are closed at any time. The URL is a secret. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => setPrivateHeaders((await next()) as Response),
];

/** RT-23: a registry, for givers. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const registry = await readRegistry(context, params.code);
  const siteName = context.get(shopContext).config.name;
  return data({ registry, siteName }, { status: registry ? 200 : 404 });
}

const titleOf = (registry: { nombres: string } | null | undefined): string =>
  registry ? copy.titleOf(registry.nombres) : copy.missing.title;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData?.registry)} | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Registry({ loaderData: { registry } }: Route.ComponentProps) {
  return registry ? <RegistryView {...registry} /> : <MissingRegistry />;
}

import { listCopy } from '../../../features/wishlist/list/list-copy.ts';
import { sharedListAddress } from '../../../features/wishlist/list/list-data.ts';
import { readSharedList, setPrivateHeaders } from '../../../features/wishlist/sharing/shared-list.server.ts';
import { ClosedList, SharedList } from '../../../features/wishlist/sharing/shared-list.tsx';
import type { Route } from './+types/shared-list';

/**
 * A list that a customer shared by a link. The page depends on the link's secret and on no visitor, and nothing caches
 * it.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => setPrivateHeaders((await next()) as Response),
];

export const loader = ({ context, url }: Route.LoaderArgs) => readSharedList(context, url);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.shared?.name ?? listCopy.shared.closedTitle} | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Shared({ loaderData: { shared, secret } }: Route.ComponentProps) {
  if (!shared) return <ClosedList />;
  return <SharedList {...shared} href={(page) => sharedListAddress(secret, page)} />;
}

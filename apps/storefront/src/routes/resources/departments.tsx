import { menuTree } from '../../features/catalogue/menu/menu-tree.server.ts';
import { versionParameter } from '../../features/catalogue/menu/menu-tree.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/departments';

/**
 * The mega-menu's tree, fetched when it is first opened (UI-10, AP-22). Under the version that pages contain it is
 * immutable: a browser fetches it once, over all documents, until the tree changes. Any other version returns the
 * current tree without permission to cache it.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { tree, version } = await menuTree(context.get(shopContext).api);
  const isPresent = url.searchParams.get(versionParameter) === version;
  return Response.json(tree, {
    headers: { 'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'private, no-store' },
  });
}

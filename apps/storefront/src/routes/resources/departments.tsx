import { menuTree } from '../../features/catalogue/menu/menu-tree.server.ts';
import { versionParameter } from '../../features/catalogue/menu/menu-tree.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/departments';

/**
 * The mega-menu's tree, fetched when the menu first opens (UI-10, AP-22). With the version that pages contain, the
 * reply is immutable: a browser fetches it once until the tree changes. Any other version returns the current tree,
 * which must not be cached.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { tree, version } = await menuTree(context.get(shopContext).api);
  const isPresent = url.searchParams.get(versionParameter) === version;
  return Response.json(tree, {
    headers: { 'cache-control': isPresent ? 'public, max-age=31536000, immutable' : 'private, no-store' },
  });
}

import { departmentTree } from '../../features/catalogue/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/departments';

/** The tree of the mega-menu, fetched when it is first opened (UI-10, AP-22). */
export async function loader({ context }: Route.LoaderArgs) {
  const tree = await departmentTree(context.get(shopContext).api);
  return Response.json(tree, { headers: { 'cache-control': 'public, max-age=300, stale-while-revalidate=3600' } });
}

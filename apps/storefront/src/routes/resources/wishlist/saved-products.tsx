import { shopContext } from '../../../shared/api/shop-context.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import type { Route } from './+types/saved-products';

const headers = { 'cache-control': 'private, no-store' };

/**
 * Ids of the saved products, for the hearts of an open page; null without a session. That is no failure, since the
 * page's session watcher reports the end of the session.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { wishlist } = context.get(shopContext).api;
  const answer = await callAs(context, (bearer) => wishlist.saved({ credentials: { bearer } }));
  if (!answer) return Response.json({ products: null }, { headers });
  if (!answer.reply) return Response.json({ msg: '' }, { status: 503, headers });
  return Response.json({ products: answer.reply.data.products.map(({ id }) => id) }, { headers });
}

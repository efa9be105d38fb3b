import { shopContext } from '../../../shared/api/shop-context.ts';
import { callAs } from '../../../shared/session/call-as.server.ts';
import type { Route } from './+types/saved-products';

const headers = { 'cache-control': 'private, no-store' };

/**
 * Ids of what is saved, for the hearts of an open page; null for who is no longer signed in, which is no failure: the
 * watcher of the session tells the page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { wishlist } = context.get(shopContext).api;
  const answer = await callAs(context, (bearer) => wishlist.saved({ credentials: { bearer } }));
  if (!answer) return Response.json({ products: null }, { headers });
  if (!answer.reply) return Response.json({ msg: '' }, { status: 503, headers });
  return Response.json({ products: answer.reply.data.products.map(({ id }) => id) }, { headers });
}

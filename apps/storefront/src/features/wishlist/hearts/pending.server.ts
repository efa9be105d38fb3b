/** The heart of a visitor who has meanwhile signed in (SS-07). */
import type { RouterContextProvider } from 'react-router';
import { submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { customerOf } from '../../../shared/session/customer.server.ts';
import { noteDataChange } from '../../../shared/session/data-version.server.ts';
import { type HeartNote, noteOf } from './press.server.ts';

/**
 * Saves the product for the signed-in customer. Saving again changes nothing, so two tabs save it once.
 * @throws Response a redirect to the sign-in if the session has ended, or an error page; the action then remains
 * pending
 */
export async function savePending(context: Readonly<RouterContextProvider>, product: number): Promise<HeartNote> {
  const { wishlist } = context.get(shopContext).api;
  const answer = await submitted(wishlist.add({ token: customerOf(context).accessToken, products: [product] }));
  if (answer.reply) noteDataChange(context);
  return noteOf(answer);
}

/** The heart of a visitor who has signed in since (SS-07). */
import type { RouterContextProvider } from 'react-router';
import { submitted } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { customerOf } from '../../../shared/session/customer.server.ts';
import { type HeartNote, noteOf } from './press.server.ts';

/**
 * Saves the product for who is signed in now. Doing it again changes nothing, so two tabs at once save it once.
 * @throws Response to sign in, where the session is over, or the page of a failure: the action still waits then
 */
export async function savePending(context: Readonly<RouterContextProvider>, product: number): Promise<HeartNote> {
  const { wishlist } = context.get(shopContext).api;
  return noteOf(await submitted(wishlist.add({ token: customerOf(context).accessToken, products: [product] })));
}

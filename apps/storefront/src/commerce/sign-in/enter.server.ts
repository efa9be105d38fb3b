/** Signs a customer in on this device, and stores the cart count and the default address in cookies. */
import type { SignInReply } from '@tianguis/contract';
import type { Profile } from '@tianguis/domain';
import type { RouterContextProvider } from 'react-router';
import { isCallFailure } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { openSession } from '../../shared/session/session.server.ts';
import { accessTokenOf } from '../../shared/session/session-store.server.ts';
import { storeChosenAddress } from '../destination/chosen-address.server.ts';
import { postalCodeCookie } from '../destination/postal-code.ts';
import { noteCart } from './cart-count.server.ts';

/**
 * Opens the session (SS-01) and stores the number of pieces in the cart (UI-02). Chooses the default address, unless
 * this device already has a postal code (RL-04, ST-03).
 * @throws ApiError; then nothing is stored
 */
export async function enter(
  context: Readonly<RouterContextProvider>,
  reply: SignInReply,
  correo: string,
): Promise<Profile> {
  const profile = await openSession(context, reply, correo);
  const { cookies } = context.get(requestContext);
  const bearer = accessTokenOf(cookies);
  if (bearer === undefined) return profile;
  const call = { credentials: { bearer } };
  const { api } = context.get(shopContext);
  await Promise.all([
    spared(async () => noteCart(cookies, await api.cart.read({}, call))),
    spared(async () => {
      if (cookies.get(postalCodeCookie)) return;
      const [first] = (await api.addresses.list(call)).data.address;
      if (first) storeChosenAddress(cookies, first);
    }),
  ]);
  return profile;
}

/** A failure of this work does not prevent the sign-in: later pages read the data again. */
async function spared(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isCallFailure(error)) throw error;
  }
}

/** Links of the newsletter: one confirms an address, the other ends a subscription without a sign-in. */
import type { UnitOfWork } from '@tianguis/database';
import { makeSignedToken } from '../../signed-token.ts';
import { newsletterRepository, waitingDays } from './repository.ts';

const dayMs = 86_400_000;
/** Days for which a link ends the subscription. Old mails are found years later. */
const offDays = 5 * 365;

const address = (origin: string, step: 'confirmar' | 'baja', token: string): string =>
  `${origin}/avisos/boletin/${step}?${new URLSearchParams({ token })}`;

/** The page with the button that confirms. @param confirmation id of the link */
export async function confirmAddress(shop: Pick<UnitOfWork, 'db'>, origin: string, confirmation: string, now: number) {
  const key = await newsletterRepository(shop).makeKey('on');
  return address(origin, 'confirmar', makeSignedToken(confirmation, now + waitingDays * dayMs, key));
}

/**
 * Returns a function that makes the pages with the button that ends a subscription, by the id of the subscriber. A POST
 * there ends the subscription, too (RFC 8058).
 */
export async function offAddresses(shop: Pick<UnitOfWork, 'db'>, origin: string, now: number) {
  const key = await newsletterRepository(shop).makeKey('off');
  return (id: string): string => address(origin, 'baja', makeSignedToken(id, now + offDays * dayMs, key));
}

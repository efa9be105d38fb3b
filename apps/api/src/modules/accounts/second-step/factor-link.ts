/** The link in the mail about a new passkey or app, by which its customer removes the factor without a sign-in. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { factorLinkDays, notMePath } from '@tianguis/domain';
import { makeSignedToken, openSignedToken } from '../../../signed-token.ts';
import { findLinkKey, makeLinkKey } from './new-factors-repository.ts';

/** Minutes for which a mail with such a link is secret. */
export const factorLinkMinutes = factorLinkDays * 24 * 60;

/** @param factor id of a passkey, or of the turning on of an app; no later factor has the same id */
export async function factorLink({ db }: Unit, origin: string, factor: string, now = Date.now()): Promise<string> {
  const key = await makeLinkKey(db);
  return origin + notMePath(makeSignedToken(factor, now + factorLinkMinutes * 60_000, key));
}

/** The factor that a link removes; undefined for a forged or expired link. */
export async function factorOfLink(
  { db }: Pick<UnitOfWork, 'db'>,
  token: string,
  now = Date.now(),
): Promise<string | undefined> {
  const read = await openSignedToken(token, () => findLinkKey(db), now);
  return read?.isExpired ? undefined : read?.id;
}

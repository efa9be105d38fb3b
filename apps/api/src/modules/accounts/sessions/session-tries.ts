/**
 * Limits the secrets that somebody types in a signed-in session: a thief of the session must not guess the password or
 * a code. After five wrong ones the session ends, and the owner gets a mail.
 */
import { Failure } from '../../../failure.ts';
import {
  countSessionTry,
  forgetSessionTries,
  type SignedInSource,
  takeBackSessionTry,
} from '../credentials/failure-repository.ts';
import type { Authentication } from './authentication.ts';
import type { AccountParts } from './parts.ts';
import type { StorefrontSession } from './session-repository.ts';
import { endUnsafeSession } from './unsafe-session.ts';

/** The number of wrong secrets in a row with which a session ends, if no day passes between two of them. */
export const sessionTries = 5;

export interface SessionTries {
  /**
   * Counts a try, and checks the secret. Every check of a secret that a signed-in customer types uses this function.
   * Sessions of clients, of which a thief could open any number, have no tries.
   * @param check throws Failure VALIDATION_FAILED if the secret is wrong
   * @throws Failure of `check`; SESSION_EXPIRED with the last try; TOO_MANY_REQUESTS if other sessions of the account
   * failed, too
   */
  count<Result>(session: StorefrontSession, check: () => Promise<Result>): Promise<Result>;
}

export function createSessionTries(
  parts: AccountParts,
  authentication: Pick<Authentication, 'endTokens'>,
): SessionTries {
  const { shop } = parts;

  const end = async (source: SignedInSource): Promise<Failure> => {
    const grant = await shop.withTransaction((unit) => endUnsafeSession(unit, parts, source, 'wrong-secrets'));
    if (grant !== null) await authentication.endTokens([grant]);
    return new Failure('SESSION_EXPIRED', 'Too many secrets were wrong.');
  };

  return {
    async count({ id, customer }, check) {
      const source = { id, customer };
      const tries = await countSessionTry(shop.db, source, sessionTries);
      // Simultaneous calls were counted first. Their secrets are not compared, since one of them may be right.
      if (tries > sessionTries) throw await end(source);
      try {
        const result = await check();
        await forgetSessionTries(shop.db, source);
        return result;
      } catch (error) {
        if (!(error instanceof Failure && error.code === 'VALIDATION_FAILED'))
          await takeBackSessionTry(shop.db, source);
        else if (tries === sessionTries) throw await end(source);
        throw error;
      }
    },
  };
}

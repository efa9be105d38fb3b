/** Finds the signed-in customer of a call, for the services of the account's pages. */
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { type Account, signedInRepository } from './account-repository.ts';
import type { Authentication } from './authentication.ts';
import type { Session } from './session-repository.ts';

export interface SignedIn {
  session: Session;
  account: Account;
}

/** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED */
export type WhoCalls = (accessToken: string | undefined) => Promise<SignedIn>;

export function createWhoCalls(
  { db }: UnitOfWork,
  authentication: Authentication,
): {
  whoCalls: WhoCalls;
  /** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; CONFIRMATION_REQUIRED */
  whoConfirmed: WhoCalls;
  /** Finds the customer of the `token` in a body. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED */
  whoHas(token: string): Promise<SignedIn>;
} {
  const accounts = signedInRepository(db);
  const read = async (session: Session): Promise<SignedIn> => ({ session, account: await accounts.read(session) });
  return {
    whoCalls: async (accessToken) => read(await authentication.session(accessToken)),
    whoHas: async (token) => read(await authentication.sessionOfToken(token)),
    whoConfirmed: async (accessToken) => read(await authentication.confirmedSession(accessToken)),
  };
}

export const wrongFields = (fields: Failure['fields']): Failure =>
  new Failure('VALIDATION_FAILED', 'Fields are wrong.', { fields });

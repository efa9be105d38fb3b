/** Finds the signed-in customer of a call, for the services of the account's pages. */
import type { UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { type Account, signedInRepository } from './account-repository.ts';
import type { Authentication } from './authentication.ts';
import type { Session, StorefrontSession } from './session-repository.ts';

export interface SignedIn<Of extends Session = Session> {
  session: Of;
  account: Account;
}

/** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED */
export type WhoCalls = (accessToken: string | undefined) => Promise<SignedIn>;

/** @throws Failure UNAUTHENTICATED; SESSION_EXPIRED; FORBIDDEN for the token of a client */
export type WhoVisits = (accessToken: string | undefined) => Promise<SignedIn<StorefrontSession>>;

export function createWhoCalls(
  { db }: UnitOfWork,
  authentication: Authentication,
): {
  /** Finds the customer of any session, also that of a client. */
  whoCalls: WhoCalls;
  /** Finds the customer of a session of the storefront, for the account's pages. */
  whoVisits: WhoVisits;
  /** @throws Failure as `whoVisits`; CONFIRMATION_REQUIRED */
  whoConfirmed: WhoVisits;
  /** Finds the customer of the `token` in a body. @throws Failure UNAUTHENTICATED; SESSION_EXPIRED */
  whoHas(token: string): Promise<SignedIn>;
} {
  const accounts = signedInRepository(db);
  const read = async <Of extends Session>(session: Of): Promise<SignedIn<Of>> => ({
    ...{ session, account: await accounts.read(session) },
  });
  return {
    whoCalls: async (accessToken) => read(await authentication.session(accessToken)),
    whoVisits: async (accessToken) => read(await authentication.storefrontSession(accessToken)),
    whoHas: async (token) => read(await authentication.sessionOfToken(token)),
    whoConfirmed: async (accessToken) => read(await authentication.confirmedSession(accessToken)),
  };
}

export const wrongFields = (fields: Failure['fields']): Failure =>
  new Failure('VALIDATION_FAILED', 'Fields are wrong.', { fields });

/**
 * The keys by which failures are counted. A key is the kind of the count, and a hash of each thing that is counted. So
 * the table has no IP address, no e-mail and no id of a session or customer.
 */
import { type Database, readSigningKey } from '@tianguis/database';
import { mailKey } from '@tianguis/domain';
import type { Kysely } from 'kysely';
import { hashOfKey } from '../../../key-hash.ts';

/** The source of a sign-in: an e-mail in any spelling, and the IP address from `visitorOf`. */
export interface SignInSource {
  email: string;
  address: string;
}

/** The functions that make the keys of this shop. */
export async function failureKeys(db: Kysely<Database>) {
  const secret = await readSigningKey(db, 'sign-in-failures');
  const key = (kind: string, ...counted: readonly string[]): string =>
    [kind, ...counted.map((one) => hashOfKey(one, secret))].join(':');
  return {
    /** One account from one IP address. */
    pair: ({ email, address }: SignInSource): string => key('pair', mailKey(email), address),
    /** The beginning of the keys of one account from all IP addresses. */
    pairsOf: (email: string): string => `${key('pair', mailKey(email))}:`,
    address: (address: string): string => key('address', address),
    account: (email: string): string => key('account', mailKey(email)),
    /** One signed-in session. */
    session: (id: string): string => key('session', id),
    /** All signed-in sessions of a customer. */
    sessions: (customer: string): string => key('sessions', customer),
    /** Mailed codes of a customer's sign-ins. */
    codes: (customer: string): string => key('codes', customer),
    /** Codes of a customer's app. */
    app: (customer: string): string => key('app', customer),
    /** Codes of coupons that a customer types. */
    coupons: (customer: string): string => key('coupons', customer),
    recovery: (address: string): string => key('recovery', address),
    registrations: (address: string): string => key('registrations', address),
    registration: ({ email, address }: SignInSource): string => key('registration', mailKey(email), address),
  };
}

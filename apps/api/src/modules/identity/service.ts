/** The identity provider of this shop: its realm, its one client, and the customers that it knows. */
import type { AccountSettings } from '@tianguis/config';
import type { Database } from '@tianguis/database';
import {
  createIdentityHandler,
  createKeys,
  createProvider,
  createTokenIssuer,
  endGrant,
  type IdentityAccount,
  type IdentityHandler,
  type TokenIssuer,
} from '@tianguis/identity';
import type { Kysely } from 'kysely';
import { readCookieKey } from './repository.ts';

export interface Realm {
  issuer: TokenIssuer;
  /** Handles requests below the realm's address. */
  handle: IdentityHandler;
}

export interface RealmOptions {
  db: Kysely<Database>;
  /** Without a slash at its end. */
  publicOrigin: string;
  settings: AccountSettings;
  findAccount(id: string): Promise<IdentityAccount | undefined>;
}

const daySeconds = 86_400;

/**
 * Opens the realm at its first use: a shop starts also while its database is away. What fails is tried again with the
 * next call.
 */
export function createRealm(options: RealmOptions): () => Promise<Realm> {
  let opened: Promise<Realm> | undefined;
  return () => {
    opened ??= openRealm(options).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function openRealm({ db, publicOrigin, settings, findAccount }: RealmOptions): Promise<Realm> {
  const { realm, client, accessMinutes, idleDays, mostDays } = settings;
  const [keys, cookieKey] = await Promise.all([createKeys(db).read(), readCookieKey(db)]);
  const seconds = { access: accessMinutes * 60, refresh: idleDays * daySeconds, session: mostDays * daySeconds };
  const provider = createProvider({
    ...{ db, keys, findAccount, seconds },
    issuer: `${publicOrigin}/realms/${realm}`,
    cookieKeys: [cookieKey.toString('base64url')],
    clients: [
      {
        client_id: client,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${publicOrigin}/authenticated`],
        post_logout_redirect_uris: [`${publicOrigin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    signInPath: (interaction) => `/login?interaccion=${interaction}`,
    isSecure: publicOrigin.startsWith('https:'),
  });
  return {
    issuer: createTokenIssuer(provider, seconds, (grant) => endGrant(db, grant)),
    handle: createIdentityHandler(provider),
  };
}

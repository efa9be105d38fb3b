/** The identity provider of this shop: its realm, its clients, and its customers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountSettings } from '@tianguis/config';
import type { Database } from '@tianguis/database';
import {
  createKeys,
  endGrant,
  type FinishedInteraction,
  type IdentityAccount,
  type IdentityHandler,
  type Keys,
  type ShopSessions,
  type SignedInVisitor,
  type TokenIssuer,
} from '@tianguis/identity';
import type { Kysely } from 'kysely';
import { atFirstUse } from '../../first-use.ts';
import { readCookieKey } from './repository.ts';

export interface Realm {
  issuer: TokenIssuer;
  /** Handles requests to URLs below the realm's. */
  handle: IdentityHandler;
  /** Completes an interaction. The interaction must belong to the browser whose cookies the request has. */
  finish(
    over: { request: IncomingMessage; response: ServerResponse },
    uid: string,
    visitor: SignedInVisitor,
  ): Promise<FinishedInteraction>;
}

export interface RealmOptions {
  db: Kysely<Database>;
  /** Public origin, without a trailing slash. */
  publicOrigin: string;
  settings: AccountSettings;
  findAccount(id: string): Promise<IdentityAccount | undefined>;
  shopName: string;
  sessions: ShopSessions;
}

const daySeconds = 86_400;

/** The provider's library has 300 modules, which few visitors need. */
const library = atFirstUse(() => import('@tianguis/identity/realm'));

/** Milliseconds after which a process in use looks for new keys, well before they sign (`signsAfterMinutes`). */
const lookForKeysMs = 60_000;

/**
 * Opens the realm at its first use, so that a shop can start while the database is unavailable. If this fails, the next
 * call tries again. Once a minute, the first call compares the keys with those in the database. If they differ, the
 * realm is opened again. This changes nothing for customers, since all other state is in the database.
 */
export function createRealm(options: RealmOptions): () => Promise<Realm> {
  const readKeys = () => createKeys(options.db).read();
  let opened: { keys: string; realm: Realm } | undefined;
  let looking: Promise<Realm> | undefined;
  let lookedAt = 0;

  async function look(): Promise<Realm> {
    lookedAt = Date.now();
    try {
      const keys = await readKeys();
      const names = keys.map(({ kid }) => kid).join();
      if (opened?.keys !== names) opened = { keys: names, realm: await openRealm(options, keys) };
      return opened.realm;
    } catch (error) {
      // While the database is unavailable, use the keys that were read last.
      if (opened) return opened.realm;
      throw error;
    }
  }

  return async () => {
    // The absolute difference, since the clock may be set back.
    if (opened && Math.abs(Date.now() - lookedAt) < lookForKeysMs) return opened.realm;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}

async function openRealm(
  { db, publicOrigin, settings, findAccount, shopName, sessions }: RealmOptions,
  keys: Awaited<ReturnType<Keys['read']>>,
): Promise<Realm> {
  const { realm, client, clients = [], accessMinutes, idleDays, mostDays } = settings;
  const { createIdentityHandler, createProvider, createTokenIssuer, finishInteraction } = await library();
  const cookieKey = await readCookieKey(db);
  const seconds = { access: accessMinutes * 60, refresh: idleDays * daySeconds, session: mostDays * daySeconds };
  const provider = createProvider({
    ...{ db, keys, findAccount, seconds, sessions },
    // The tokens of the storefront need not be readable, since the storefront stores its tokens in cookies and never
    // reads the contents of a token.
    readable: (id) => id !== client,
    shop: { name: shopName, home: `${publicOrigin}/` },
    issuer: `${publicOrigin}/realms/${realm}`,
    cookieKeys: [cookieKey.toString('base64url')],
    clients: [
      clientOf({ id: client, redirectUris: [`${publicOrigin}/authenticated`], signOutUris: [`${publicOrigin}/`] }),
      ...clients.map(clientOf),
    ],
    signInPath: (interaction) => `/login?interaccion=${interaction}`,
    isSecure: publicOrigin.startsWith('https:'),
  });
  return {
    issuer: createTokenIssuer(provider, seconds, (grant) => endGrant(db, grant)),
    handle: createIdentityHandler(provider),
    finish: (over, uid, visitor) => finishInteraction(provider, over, uid, visitor),
  };
}

/** Clients are pages and apps, which cannot protect a secret. So clients have no secret, and use PKCE. */
const clientOf = ({ id, redirectUris, signOutUris = [] }: NonNullable<AccountSettings['clients']>[number]) => ({
  client_id: id,
  token_endpoint_auth_method: 'none' as const,
  redirect_uris: redirectUris,
  post_logout_redirect_uris: signOutUris,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
});

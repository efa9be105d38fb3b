/**
 * What the shop needs of its OpenID Connect provider to start. The provider itself is `@tianguis/identity/realm`, which
 * loads the npm package oidc-provider.
 */

export type { IdentityHandler } from './handler.ts';
export type { FinishedInteraction, SignedInVisitor } from './interactions.ts';
export { createKeys, type KeySheet, type Keys, publishedDays, signsAfterMinutes } from './keys.ts';
export type { IdentityAccount, IdentityOptions } from './provider.ts';
export type { InteractionResult, ShopSessions } from './shop-sessions.ts';
export {
  createSignOn,
  type ProvedIdentity,
  type ReturnedSignOn,
  type SignOn,
  type SignOnOptions,
  SignOnRefused,
  SignOnUnavailable,
  type StartedSignOn,
} from './sign-on.ts';
export { endAccount, endGrant } from './storage/grants.ts';
export type { IssuedTokens, TokenIssuer } from './tokens.ts';

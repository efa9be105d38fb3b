/** The shop's OpenID Connect provider, which uses the npm package oidc-provider. */
export { createAdapter, endAccount, endGrant, graceSeconds } from './adapter.ts';
export { createIdentityHandler, type IdentityHandler } from './handler.ts';
export { type FinishedInteraction, finishInteraction, type SignedInVisitor } from './interactions.ts';
export { createKeys, type KeySheet, type Keys, publishedDays, signsAfterMinutes } from './keys.ts';
export { createProvider, type IdentityAccount, type IdentityOptions } from './provider.ts';
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
export { createTokenIssuer, type IssuedTokens, type TokenIssuer } from './tokens.ts';

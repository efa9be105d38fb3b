/** The OpenID Connect provider of the shop, on the npm package oidc-provider. */
export { createAdapter, endGrant, graceSeconds } from './adapter.ts';
export { createIdentityHandler, type IdentityHandler } from './handler.ts';
export { createKeys, type Keys } from './keys.ts';
export { createProvider, type IdentityAccount, type IdentityOptions } from './provider.ts';
export { createTokenIssuer, type IssuedTokens, type TokenIssuer } from './tokens.ts';

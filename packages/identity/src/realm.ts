/** The shop's OpenID Connect provider, which uses the npm package oidc-provider. */
export { createIdentityHandler } from './handler.ts';
export { finishInteraction } from './interactions.ts';
export { createProvider } from './provider.ts';
export { createTokenIssuer } from './tokens.ts';

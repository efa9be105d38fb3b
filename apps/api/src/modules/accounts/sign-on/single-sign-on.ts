/** The single sign-on of this shop (ST-13, RT-06, RT-24): starts it, and completes it when the browser returns. */
import type { CodeRequiredReply, SignOnForm, SignOnReply, SignOnStartReply } from '@tianguis/contract';
import { createSignOn, type SignOn, SignOnRefused, SignOnUnavailable } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import { withoutPermit } from '../../../permit.ts';
import type { Caller } from '../sessions/caller.ts';
import type { SignOnService } from './sign-on.ts';

export interface SingleSignOnSettings {
  issuer: string;
  clientId: string;
  /** The provider's name for shoppers. */
  label: string;
  scopes?: string | undefined;
}

export interface SingleSignOnService {
  /** Starts a sign-on. @throws Failure SIGN_ON_NOT_FOUND; SIGN_ON_UNAVAILABLE */
  start(): Promise<SignOnStartReply>;
  /** @throws Failure SIGN_ON_NOT_FOUND; SIGN_ON_FAILED; SIGN_ON_UNAVAILABLE; the failures of `enter` */
  finish(form: SignOnForm, caller: Caller): Promise<SignOnReply | CodeRequiredReply>;
}

export function createSingleSignOn({
  settings,
  secret,
  publicOrigin,
  signOns,
}: {
  settings: SingleSignOnSettings | undefined;
  secret: string | undefined;
  publicOrigin: string;
  signOns: SignOnService;
}): SingleSignOnService {
  // Refuse the shop's own realm: a call that waits for another call of the same process may wait forever.
  if (settings?.issuer.startsWith(`${publicOrigin}/`))
    throw new Error(
      'The shop configuration is wrong: "accounts.singleSignOn.issuer" is the realm of this shop itself.',
    );
  const outside: SignOn | undefined =
    settings &&
    createSignOn({
      ...{ issuer: settings.issuer, clientId: settings.clientId, clientSecret: secret },
      ...{ scopes: settings.scopes ?? 'openid email profile', redirectUri: `${publicOrigin}/authenticated` },
    });
  const offered = () => {
    if (!outside || !settings) throw new Failure('SIGN_ON_NOT_FOUND');
    return { outside, settings };
  };

  return {
    async start() {
      const { outside: provider } = offered();
      const { address, state, nonce, verifier } = await withFailures(() => provider.start());
      return { direccion: address, estado: state, nonce, verificador: verifier };
    },
    async finish({ code, iss, nonce, verificador: verifier, dispositivo }, caller) {
      const { outside: provider, settings: named } = offered();
      const identity = await withFailures(() => provider.redeem({ code, iss, nonce, verifier }));
      const entrant = { ...identity, provider: provider.issuer, label: named.label };
      return signOns.enter(entrant, { method: 'single-sign-on', caller, dispositivo });
    },
  };
}

/** Waits for a call to the provider, without a permit, and turns its errors into failures of this API. */
async function withFailures<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await withoutPermit(call);
  } catch (error) {
    if (error instanceof SignOnRefused) throw new Failure('SIGN_ON_FAILED', error.message);
    if (error instanceof SignOnUnavailable) throw new Failure('SIGN_ON_UNAVAILABLE', error.message);
    throw error;
  }
}

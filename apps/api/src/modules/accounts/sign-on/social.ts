/** Signs in by a social network (AP-08, VA-03). The network itself confirms the owner of a token. */
import { randomBytes } from 'node:crypto';
import type {
  CodeRequiredReply,
  SignOnReply,
  SocialForm,
  SocialStartReply,
  SocialTokenReply,
} from '@tianguis/contract';
import { mailKey } from '@tianguis/domain';
import type { ProvedIdentity } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import type { Caller } from '../sessions/caller.ts';
import type { SignOnService } from './sign-on.ts';

export interface SocialProvider {
  /** Name in `customer_identities`. */
  name: string;
  /** The network's name for shoppers. */
  label: string;
  /**
   * Asks the network for the owner of an access token.
   * @returns undefined for a token that is invalid, has expired, or was made for another application
   * @throws SocialUnavailable if the network does not answer
   */
  verify(accessToken: string): Promise<ProvedIdentity | undefined>;
  /** The URL at the network where customers sign in. @param state returned together with the code */
  start(state: string): string;
  /**
   * Exchanges the code in the network's redirect for an access token.
   * @returns undefined for a code that is invalid, was used, or has expired
   * @throws SocialUnavailable
   */
  redeem(code: string): Promise<string | undefined>;
}

/** The network does not answer, or answers with an error. */
export class SocialUnavailable extends Error {}

export interface SocialSignInService {
  /** @throws Failure SIGN_ON_NOT_FOUND; SOCIAL_REFUSED (VA-03); SIGN_ON_UNAVAILABLE; the failures of `enter` */
  signIn(form: SocialForm, caller: Caller): Promise<SignOnReply | CodeRequiredReply>;
  /** Starts a sign-in at the network. @throws Failure SIGN_ON_NOT_FOUND */
  start(): SocialStartReply;
  /** Returns the form that `signIn` takes. @throws Failure SIGN_ON_NOT_FOUND; SOCIAL_REFUSED; SIGN_ON_UNAVAILABLE */
  redeem(code: string): Promise<SocialTokenReply>;
}

/** More characters than any network's token has. */
const longestToken = 4_000;

export function createSocialSignIn(provider: SocialProvider | undefined, signOns: SignOnService): SocialSignInService {
  const offered = (): SocialProvider => {
    if (!provider) throw new Failure('SIGN_ON_NOT_FOUND');
    return provider;
  };
  return {
    start() {
      const estado = randomBytes(32).toString('base64url');
      return { direccion: offered().start(estado), estado };
    },

    async redeem(code) {
      const network = offered();
      const token = await withFailures(network.redeem(code));
      const identity = token === undefined ? undefined : await withFailures(network.verify(token));
      if (token === undefined || identity === undefined) throw new Failure('SOCIAL_REFUSED');
      return { access_token: token, email: identity.email ?? '', nombre: identity.name };
    },

    async signIn({ email, access_token: token, dispositivo }, caller) {
      // VA-03 requires a sentence of its own, so the schema accepts all values, and this code checks the values.
      if (typeof email !== 'string' || typeof token !== 'string') throw new Failure('SOCIAL_REFUSED');
      const network = offered();
      if (token === '' || token.length > longestToken) throw new Failure('SOCIAL_REFUSED');
      const identity = await withFailures(network.verify(token));
      // The e-mail in the form must be the e-mail at the network.
      if (identity?.email === undefined || mailKey(identity.email) !== mailKey(email))
        throw new Failure('SOCIAL_REFUSED');
      const entrant = { ...identity, provider: network.name, label: network.label };
      return signOns.enter(entrant, { method: 'social', caller, dispositivo });
    },
  };
}

/** Waits for a call to the network, and turns its errors into failures of this API. */
async function withFailures<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof SocialUnavailable) throw new Failure('SIGN_ON_UNAVAILABLE', error.message);
    throw error;
  }
}

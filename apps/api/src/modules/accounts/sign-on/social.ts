/** Signing in by a social network (AP-08, VA-03): the network itself says whose token it is. */
import { randomBytes } from 'node:crypto';
import type {
  CodeRequiredReply,
  SignOnReply,
  SocialForm,
  SocialStartReply,
  SocialTokenReply,
} from '@tianguis/contract';
import type { ProvedIdentity } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import type { Caller } from '../sessions/caller.ts';
import type { SignOnService } from './sign-on.ts';

export interface SocialProvider {
  /** In `customer_identities`. */
  name: string;
  /** As shoppers know it. */
  label: string;
  /**
   * Asks the network about an access token.
   * @returns undefined for one that is none, has expired, or was made for another application
   * @throws SocialUnavailable where the network does not answer
   */
  verify(accessToken: string): Promise<ProvedIdentity | undefined>;
  /** The address at the network where somebody signs in. @param state comes back with the code */
  start(state: string): string;
  /**
   * The access token for a code that the network led back with.
   * @returns undefined for a code that is none, was used, or has expired
   * @throws SocialUnavailable
   */
  redeem(code: string): Promise<string | undefined>;
}

/** The network does not answer, or has a fault of its own. */
export class SocialUnavailable extends Error {}

export interface SocialSignInService {
  /** @throws Failure SIGN_ON_NOT_FOUND; SOCIAL_REFUSED (VA-03); SIGN_ON_UNAVAILABLE; as `enter` */
  signIn(form: SocialForm, caller: Caller): Promise<SignOnReply | CodeRequiredReply>;
  /** @throws Failure SIGN_ON_NOT_FOUND */
  start(): SocialStartReply;
  /** What `signIn` takes. @throws Failure SIGN_ON_NOT_FOUND; SOCIAL_REFUSED; SIGN_ON_UNAVAILABLE */
  redeem(code: string): Promise<SocialTokenReply>;
}

/** Longer than any token of a network. */
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
      const token = await told(network.redeem(code));
      const identity = token === undefined ? undefined : await told(network.verify(token));
      if (token === undefined || identity === undefined) throw new Failure('SOCIAL_REFUSED');
      return { access_token: token, email: identity.email ?? '', nombre: identity.name };
    },

    async signIn({ email, access_token: token, dispositivo }, caller) {
      // VA-03: with a sentence of its own, so the schema lets everything pass.
      if (typeof email !== 'string' || typeof token !== 'string') throw new Failure('SOCIAL_REFUSED');
      const network = offered();
      if (token === '' || token.length > longestToken) throw new Failure('SOCIAL_REFUSED');
      const identity = await told(network.verify(token));
      // The e-mail is the network's: what the caller says must be the same.
      if (identity?.email === undefined || identity.email.toLowerCase() !== email.trim().toLowerCase())
        throw new Failure('SOCIAL_REFUSED');
      const entrant = { ...identity, provider: network.name, label: network.label };
      return signOns.enter(entrant, { method: 'social', caller, dispositivo });
    },
  };
}

/** Turns an error of the network into a failure of this API. */
async function told<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof SocialUnavailable) throw new Failure('SIGN_ON_UNAVAILABLE', error.message);
    throw error;
  }
}

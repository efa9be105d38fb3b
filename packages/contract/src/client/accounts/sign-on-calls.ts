/** Calls for sign-ins to other clients of the realm, and for sign-ins by external providers. */

import type { CodeRequiredReply } from '../../accounts/accounts.ts';
import type {
  InteractionReply,
  LinkReply,
  SignOnForm,
  SignOnReply,
  SignOnStartReply,
  SocialStartReply,
  SocialTokenReply,
} from '../../accounts/sign-on.ts';
import { apiPaths } from '../../paths.ts';
import type { CallOptions } from '../transport/call-content.ts';
import { readData } from '../transport/read-reply.ts';
import type { Send } from '../transport/send.ts';
import { readRequiredCode } from './sign-in-calls.ts';

export function createSignOnCalls(send: Send) {
  return {
    /**
     * Completes a sign-in that another client requested, and returns the URL at which that client continues. The call
     * also needs the browser's cookies.
     */
    finishInteraction: (
      interaccion: string,
      credentials: { bearer: string; cookie: string },
      call?: Omit<CallOptions, 'credentials'>,
    ) => send<InteractionReply>(apiPaths.interaction, { json: { interaccion } }, { ...call, credentials }),
    /** RT-24: the URL of the identity provider, and the values that the browser stores until it returns. */
    startSignOn: (call?: CallOptions) => send<SignOnStartReply>(apiPaths.signOnStart, { json: {} }, call),
    /** RT-06. If the API requests a mailed code, it replies with status 412, as for a sign-in (SS-02). */
    async finishSignOn(form: SignOnForm, call?: CallOptions): Promise<SignOnReply | CodeRequiredReply> {
      const reply = await send.raw(apiPaths.signOn, { json: form }, call);
      return readRequiredCode(reply) ?? (readData(reply) as SignOnReply);
    },
    /** The URL at which to sign in by Facebook, and the value that comes back with the redirect. */
    startFacebook: (call?: CallOptions) => send<SocialStartReply>(apiPaths.socialFacebookStart, { json: {} }, call),
    /** Exchanges the code of Facebook's redirect for the arguments of `byFacebook`. */
    facebookToken: (code: string, call?: CallOptions) =>
      send<SocialTokenReply>(apiPaths.socialFacebookToken, { json: { code } }, call),
    /** AP-08. Replies like `finishSignOn`. */
    async byFacebook(
      form: { email: string; access_token: string; dispositivo?: string },
      call?: CallOptions,
    ): Promise<SignOnReply | CodeRequiredReply> {
      const reply = await send.raw(apiPaths.socialFacebook, { json: form }, call);
      return readRequiredCode(reply) ?? (readData(reply) as SignOnReply);
    },
    /**
     * Links the identity of an earlier reply to an account. The account's session must have been opened after that
     * reply.
     */
    linkIdentity: (vinculo: string, bearer: string, call?: Omit<CallOptions, 'credentials'>) =>
      send<LinkReply>(apiPaths.linkIdentity, { json: { vinculo } }, { ...call, credentials: { bearer } }),
  };
}

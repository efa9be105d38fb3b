/** Calls that sign in for clients of the realm. */

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
    /** The customer goes on to the client that asked for a sign-in. The call needs the browser's cookies, too. */
    finishInteraction: (
      interaccion: string,
      credentials: { bearer: string; cookie: string },
      call?: Omit<CallOptions, 'credentials'>,
    ) => send<InteractionReply>(apiPaths.interaction, { json: { interaccion } }, { ...call, credentials }),
    /** RT-24: where to go, and what the browser keeps. */
    startSignOn: (call?: CallOptions) => send<SignOnStartReply>(apiPaths.signOnStart, { json: {} }, call),
    /** RT-06. A mailed code is asked for by a reply with status 412, as by a sign-in (SS-02). */
    async finishSignOn(form: SignOnForm, call?: CallOptions): Promise<SignOnReply | CodeRequiredReply> {
      const reply = await send.raw(apiPaths.signOn, { json: form }, call);
      return readRequiredCode(reply) ?? (readData(reply) as SignOnReply);
    },
    /** Where to go to sign in by Facebook, and what comes back. */
    startFacebook: (call?: CallOptions) => send<SocialStartReply>(apiPaths.socialFacebookStart, { json: {} }, call),
    /** What `byFacebook` takes, for the code that Facebook led back with. */
    facebookToken: (code: string, call?: CallOptions) =>
      send<SocialTokenReply>(apiPaths.socialFacebookToken, { json: { code } }, call),
    /** AP-08. Answers as `finishSignOn`. */
    async byFacebook(
      form: { email: string; access_token: string; dispositivo?: string },
      call?: CallOptions,
    ): Promise<SignOnReply | CodeRequiredReply> {
      const reply = await send.raw(apiPaths.socialFacebook, { json: form }, call);
      return readRequiredCode(reply) ?? (readData(reply) as SignOnReply);
    },
    /** Links the identity of an earlier reply to the account of a session that was opened after it. */
    linkIdentity: (vinculo: string, bearer: string, call?: Omit<CallOptions, 'credentials'>) =>
      send<LinkReply>(apiPaths.linkIdentity, { json: { vinculo } }, { ...call, credentials: { bearer } }),
  };
}

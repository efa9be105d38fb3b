import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  type CodeRequiredReply,
  codeRequiredReply,
  linkForm,
  linkReply,
  ref,
  signOnForm,
  signOnReply,
  signOnStartForm,
  signOnStartReply,
  socialForm,
  socialStartReply,
  socialTokenForm,
  socialTokenReply,
} from '@tianguis/contract';
import Type from 'typebox';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { failing, formErrorReplies, sessionReplies } from '../../error-replies.ts';
import { bearerOf, callerOf } from '../sessions/caller.ts';
import type { SignOnService } from './sign-on.ts';
import type { SingleSignOnService } from './single-sign-on.ts';
import type { SocialSignInService } from './social.ts';

const shared = { tags: [tags.accounts.name] };

const entering = {
  200: signOnReply,
  404: failing('The shop does not offer it: SIGN_ON_NOT_FOUND'),
  409: failing('Somebody was as fast with the same identity: CONFLICT'),
  412: Type.Unsafe<CodeRequiredReply>({ ...ref(codeRequiredReply), description: 'A code was mailed' }),
  ...formErrorReplies,
  503: failing('The provider does not answer: SIGN_ON_UNAVAILABLE; or DATABASE_UNAVAILABLE, SERVER_BUSY'),
};

export const signOnRoutes: FastifyPluginAsyncTypebox<{
  singleSignOn: SingleSignOnService;
  social: SocialSignInService;
  signOns: SignOnService;
}> = async (app, { singleSignOn, social, signOns }) => {
  // Shared caches must not store a customer's data.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.signOnStart,
    {
      config: { readsOnly: true },
      schema: {
        ...shared,
        operationId: 'startSignOn',
        summary: 'Begin a single sign-on (RT-24)',
        description: 'The address to go to, and what the browser keeps until it returns. Nothing is stored.',
        body: signOnStartForm,
        response: {
          200: signOnStartReply,
          404: entering[404],
          ...formErrorReplies,
          503: entering[503],
        },
      },
    },
    () => singleSignOn.start(),
  );

  app.post(
    apiPaths.signOn,
    {
      schema: {
        ...shared,
        operationId: 'finishSignOn',
        summary: 'Sign in by single sign-on (RT-06)',
        description:
          'The API exchanges the code and checks the ID token. Answers 11 and a session, or 10: the e-mail has an ' +
          'account, and `vinculo` links it after a sign-in to it.',
        body: signOnForm,
        response: {
          ...entering,
          401: failing('Code, nonce, verifier or issuer are wrong: SIGN_ON_FAILED'),
          403: failing('EMAIL_NOT_VERIFIED; ACCOUNT_BLOCKED; FOREIGN_ORIGIN'),
        },
      },
    },
    async (request, reply) => {
      const result = await singleSignOn.finish(request.body, callerOf(request));
      return 'status' in result ? reply.code(412).send(result) : result;
    },
  );

  app.post(
    apiPaths.socialFacebook,
    {
      schema: {
        ...shared,
        operationId: 'signInByFacebook',
        summary: 'Sign in by Facebook (AP-08)',
        description: 'Facebook is asked whose the token is. Answers as the single sign-on.',
        body: socialForm,
        response: {
          ...entering,
          403: failing('VA-03: SOCIAL_REFUSED; EMAIL_NOT_VERIFIED; ACCOUNT_BLOCKED; FOREIGN_ORIGIN'),
        },
      },
    },
    async (request, reply) => {
      const result = await social.signIn(request.body, callerOf(request));
      return 'status' in result ? reply.code(412).send(result) : result;
    },
  );

  app.post(
    apiPaths.socialFacebookStart,
    {
      config: { readsOnly: true },
      schema: {
        ...shared,
        operationId: 'startFacebook',
        summary: 'Begin a sign-in by Facebook',
        description: 'The address to go to, and what the browser keeps until it returns. Nothing is stored.',
        body: signOnStartForm,
        response: { 200: socialStartReply, 404: entering[404], ...formErrorReplies },
      },
    },
    () => social.start(),
  );

  app.post(
    apiPaths.socialFacebookToken,
    {
      config: { readsOnly: true },
      schema: {
        ...shared,
        operationId: 'readFacebookToken',
        summary: "Exchange Facebook's code for what AP-08 takes",
        description: 'Facebook accepts a code once, within minutes, and of this shop alone.',
        body: socialTokenForm,
        response: {
          200: socialTokenReply,
          404: entering[404],
          ...formErrorReplies,
          403: failing('VA-03: SOCIAL_REFUSED; FOREIGN_ORIGIN'),
          503: entering[503],
        },
      },
    },
    (request) => social.redeem(request.body.code),
  );

  app.post(
    apiPaths.linkIdentity,
    {
      schema: {
        ...shared,
        operationId: 'linkIdentity',
        summary: 'Link an outside identity to the account (AP-08)',
        description: 'By `vinculo` of an earlier reply, and the access token of a sign-in that came after it.',
        body: linkForm,
        response: {
          200: linkReply,
          ...sessionReplies,
          422: failing('`vinculo` is none, is over, or is for another account: VALIDATION_FAILED'),
          ...formErrorReplies,
          403: failing('The token belongs to a client of the realm: FORBIDDEN; FOREIGN_ORIGIN'),
        },
      },
    },
    (request) => signOns.link(bearerOf(request), request.body.vinculo),
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  type CodeRequiredReply,
  codeForm,
  codeRequiredReply,
  customTokenForm,
  ref,
  registrationForm,
  registrationReply,
  resendForm,
  resendReply,
  signInForm,
  signInReply,
  signOutForm,
  tokenReply,
  userInfoQuery,
  userInfoReply,
} from '@tianguis/contract';
import Type from 'typebox';
import { Failure } from '../../../failure.ts';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../../error-replies.ts';
import type { TokenService } from '../provider/tokens.ts';
import { bearerOf, callerOf } from '../sessions/caller.ts';
import type { RegistrationService } from './registration.ts';
import type { SignInService } from './sign-in.ts';

export interface AccountRoutes {
  signIn: SignInService;
  registration: RegistrationService;
  tokens: TokenService;
  /** The realm of the identity provider. */
  realm: string;
}

const shared = { tags: [tags.accounts.name] };
const consumes = ['application/x-www-form-urlencoded'];

export const accountRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (
  app,
  { signIn, registration, tokens, realm },
) => {
  // Shared caches must not store a customer's data.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.signIn,
    {
      schema: {
        ...shared,
        operationId: 'signIn',
        summary: 'Sign in with e-mail and password (AP-01)',
        description:
          'A new device, or one after many failures, gets 412 and a mailed code; who has an app for codes, always.',
        body: signInForm,
        response: {
          200: ref(signInReply),
          401: failing('E-mail or password is wrong: WRONG_CREDENTIALS'),
          412: Type.Unsafe<CodeRequiredReply>({ ...ref(codeRequiredReply), description: 'A code is needed, too' }),
          ...formErrorReplies,
          403: failing('The account is blocked: ACCOUNT_BLOCKED'),
        },
      },
    },
    async (request, reply) => {
      const result = await signIn.signIn(request.body, callerOf(request));
      return 'status' in result ? reply.code(412).send(result) : result;
    },
  );

  app.post(
    apiPaths.signInCode,
    {
      schema: {
        ...shared,
        operationId: 'confirmSignIn',
        summary: 'Go on with a code (RT-05)',
        description: 'A mailed one, or one of the app, or a recovery code: for 10 minutes and 5 tries.',
        body: codeForm,
        response: {
          200: ref(signInReply),
          401: failing('No sign-in waits for a code: UNAUTHENTICATED'),
          422: failing('The code is wrong, or does not serve any more: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => signIn.confirm(request.body, callerOf(request)),
  );

  app.post(
    apiPaths.signInCodeAgain,
    {
      schema: {
        ...shared,
        operationId: 'resendCode',
        summary: 'Mail another code',
        description: 'In place of the one before, 30 seconds after it at the earliest. Codes of an app are not mailed.',
        body: resendForm,
        response: {
          200: resendReply,
          401: failing('No sign-in waits for a code: UNAUTHENTICATED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => signIn.resend(request.body.token),
  );

  app.post(
    apiPaths.registration,
    {
      schema: {
        ...shared,
        operationId: 'register',
        summary: 'Register (AP-02)',
        description:
          'The first call mails a code and answers 10; the same call with `codigo` and `solicitud` answers 11 and signs in.',
        body: registrationForm,
        response: {
          200: registrationReply,
          422: failing('Fields are wrong: VALIDATION_FAILED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => registration.register(request.body, callerOf(request)),
  );

  app.post(
    apiPaths.customToken,
    {
      schema: {
        ...shared,
        operationId: 'exchangeSession',
        summary: 'Exchange a session token for tokens (AP-03)',
        description: 'Tokens of the identity provider; those of an earlier exchange end.',
        consumes,
        body: customTokenForm,
        response: {
          200: tokenReply,
          401: failing('This is no session token of that customer: UNAUTHENTICATED'),
          440: failing('The session is over: SESSION_EXPIRED'),
          ...formErrorReplies,
        },
      },
    },
    (request) => tokens.exchange(request.body),
  );

  app.post(
    apiPaths.signOut,
    {
      schema: {
        ...shared,
        operationId: 'signOut',
        summary: 'Sign out (AP-05)',
        description: 'Ends the session with all of its tokens. 400 where it has ended before.',
        consumes,
        body: signOutForm,
        params: Type.Object({ realm: Type.String({ maxLength: 40 }) }),
        response: { 204: Type.Null(), ...formErrorReplies, 404: failing('There is no such realm: ROUTE_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      if (request.params.realm !== realm) throw new Failure('ROUTE_NOT_FOUND');
      if (await tokens.signOut(request.body)) return reply.code(204).send(null);
      throw new Failure('INVALID_REQUEST', 'body refresh_token: it is none, or not valid any more');
    },
  );

  app.get(
    apiPaths.userInfo,
    {
      schema: {
        ...shared,
        operationId: 'userInfo',
        summary: 'The profile of the signed-in customer (AP-06)',
        description: 'By an access token in the header Authorization, or by the session token in `token`.',
        querystring: userInfoQuery,
        response: {
          200: userInfoReply,
          ...sessionReplies,
          ...errorReplies,
        },
      },
    },
    (request) => tokens.userInfo({ accessToken: bearerOf(request), sessionToken: request.query.token }),
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  authenticatorBegunReply,
  authenticatorForm,
  authenticatorReply,
  recoveryCodesReply,
} from '@tianguis/contract';
import { failing } from '../../error-replies.ts';
import { confirmedErrors, neverStored, readErrors, shared } from '../sessions/account-schemas.ts';
import type { Authentication } from '../sessions/authentication.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { AuthenticatorService } from './authenticator.ts';

export interface AuthenticatorRoutes {
  authenticator: AuthenticatorService;
  authentication: Authentication;
}

export const authenticatorRoutes: FastifyPluginAsyncTypebox<AuthenticatorRoutes> = async (
  app,
  { authenticator, authentication },
) => {
  neverStored(app);

  app.get(
    apiPaths.authenticator,
    {
      schema: {
        ...shared,
        operationId: 'authenticator',
        summary: 'Whether an authenticator app is on',
        description: 'And how many recovery codes are left.',
        response: { 200: authenticatorReply, ...readErrors },
      },
    },
    async (request) => authenticator.state(await authentication.storefrontSession(bearerOf(request))),
  );

  app.post(
    apiPaths.authenticator,
    {
      schema: {
        ...shared,
        operationId: 'beginAuthenticator',
        summary: 'Show the secret for a new authenticator app',
        description: 'For a session that was confirmed. An app that is on stays so until a code of the new one came.',
        response: { 200: authenticatorBegunReply, ...confirmedErrors },
      },
    },
    async (request) => authenticator.begin(await authentication.confirmedSession(bearerOf(request))),
  );

  app.post(
    apiPaths.authenticatorConfirmation,
    {
      schema: {
        ...shared,
        operationId: 'confirmAuthenticator',
        summary: 'Turn the authenticator app on',
        description: 'By a code of it, within an hour. The reply alone has the recovery codes.',
        body: authenticatorForm,
        response: {
          200: recoveryCodesReply,
          ...confirmedErrors,
          422: failing('The code is wrong, or there is no new app: VALIDATION_FAILED'),
        },
      },
    },
    async (request) =>
      authenticator.confirm(await authentication.confirmedSession(bearerOf(request)), request.body.codigo),
  );

  app.delete(
    apiPaths.authenticator,
    {
      schema: {
        ...shared,
        operationId: 'removeAuthenticator',
        summary: 'Turn the authenticator app off',
        description: 'For a session that was confirmed. The recovery codes end with it.',
        response: { 200: authenticatorReply, ...confirmedErrors },
      },
    },
    async (request) => authenticator.remove(await authentication.confirmedSession(bearerOf(request))),
  );

  app.post(
    apiPaths.recoveryCodes,
    {
      schema: {
        ...shared,
        operationId: 'makeRecoveryCodes',
        summary: 'Make new recovery codes',
        description: 'For a session that was confirmed. Those that were serve no more.',
        response: {
          200: recoveryCodesReply,
          ...confirmedErrors,
          409: failing('The authenticator app is off: CONFLICT'),
        },
      },
    },
    async (request) => authenticator.makeCodes(await authentication.confirmedSession(bearerOf(request))),
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  type CodeRequiredReply,
  codeRequiredReply,
  passkeyConfirmationForm,
  passkeyForm,
  passkeyNameForm,
  passkeyOptionsReply,
  passkeyRemovedReply,
  passkeyReply,
  passkeySignInForm,
  passkeySignInOptionsReply,
  passkeySignInReply,
  passkeysReply,
  ref,
} from '@tianguis/contract';
import Type from 'typebox';
import { failing, formErrorReplies, serverErrorReplies } from '../../error-replies.ts';
import { confirmedErrors, neverStored, readErrors, shared, writeErrors } from '../sessions/account-schemas.ts';
import type { Authentication } from '../sessions/authentication.ts';
import { bearerOf, callerOf } from '../sessions/caller.ts';
import type { PasskeyService } from './passkeys.ts';

export interface PasskeyRoutes {
  passkeys: PasskeyService;
  authentication: Authentication;
}

const idParams = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });
const refused = { 422: failing('The answer of the passkey is refused: VALIDATION_FAILED') };
const missing = { 404: failing('The customer has no such passkey: PASSKEY_NOT_FOUND') };

export const passkeyRoutes: FastifyPluginAsyncTypebox<PasskeyRoutes> = async (app, { passkeys, authentication }) => {
  neverStored(app);

  app.post(
    apiPaths.passkeySignInOptions,
    {
      schema: {
        ...shared,
        operationId: 'passkeySignInOptions',
        summary: 'Ask for a passkey to sign in with',
        description: 'The same for everybody: the device knows which keys it has. Valid once, for five minutes.',
        response: {
          200: passkeySignInOptionsReply,
          ...serverErrorReplies,
          403: formErrorReplies[403],
        },
      },
    },
    () => passkeys.signInOptions(),
  );

  app.post(
    apiPaths.passkeySignIn,
    {
      schema: {
        ...shared,
        operationId: 'passkeySignIn',
        summary: 'Sign in by a passkey',
        description: 'A key that did not verify its user (fingerprint, face, PIN) gets 412, and goes on with a code.',
        body: passkeySignInForm,
        response: {
          200: passkeySignInReply,
          401: failing('The passkey is unknown, or this is no answer to what was asked: PASSKEY_REFUSED'),
          412: Type.Unsafe<CodeRequiredReply>({ ...ref(codeRequiredReply), description: 'A code is needed, too' }),
          ...formErrorReplies,
          403: failing('The account is blocked: ACCOUNT_BLOCKED'),
        },
      },
    },
    async (request, reply) => {
      const result = await passkeys.signIn(request.body, callerOf(request));
      return 'status' in result ? reply.code(412).send(result) : result;
    },
  );

  app.post(
    apiPaths.passkeyOptions,
    {
      schema: {
        ...shared,
        operationId: 'passkeyOptions',
        summary: 'Ask for a new passkey',
        description: 'For a session that was confirmed. Valid once, for five minutes, and for this session alone.',
        response: { 200: passkeyOptionsReply, ...confirmedErrors },
      },
    },
    async (request) => passkeys.options(await authentication.confirmedSession(bearerOf(request))),
  );

  app.post(
    apiPaths.passkeys,
    {
      schema: {
        ...shared,
        operationId: 'addPasskey',
        summary: 'Add a passkey',
        description: 'For a session that was confirmed. The customer gets a mail.',
        body: passkeyForm,
        response: { 200: passkeyReply, ...confirmedErrors, ...refused },
      },
    },
    async (request) => passkeys.add(await authentication.confirmedSession(bearerOf(request)), request.body),
  );

  app.get(
    apiPaths.passkeys,
    {
      schema: {
        ...shared,
        operationId: 'listPasskeys',
        summary: 'The passkeys of the signed-in customer',
        description: 'The oldest first.',
        response: { 200: passkeysReply, ...readErrors },
      },
    },
    async (request) => passkeys.list(await authentication.storefrontSession(bearerOf(request))),
  );

  app.put(
    apiPaths.passkey,
    {
      schema: {
        ...shared,
        operationId: 'renamePasskey',
        summary: 'Name a passkey',
        description: 'Only for its owner, who tells one device from another by it.',
        params: idParams,
        body: passkeyNameForm,
        response: { 200: passkeyReply, ...writeErrors, ...missing },
      },
    },
    async (request) =>
      passkeys.rename(
        await authentication.storefrontSession(bearerOf(request)),
        request.params.id,
        request.body.nombre,
      ),
  );

  app.delete(
    apiPaths.passkey,
    {
      schema: {
        ...shared,
        operationId: 'removePasskey',
        summary: 'Remove a passkey',
        description: 'For a session that was confirmed. Who has no password signs in by a mailed link then.',
        params: idParams,
        response: { 200: passkeyRemovedReply, ...confirmedErrors, ...missing },
      },
    },
    async (request) => passkeys.remove(await authentication.confirmedSession(bearerOf(request)), request.params.id),
  );

  app.post(
    apiPaths.passkeyConfirmationOptions,
    {
      schema: {
        ...shared,
        operationId: 'passkeyConfirmationOptions',
        summary: 'Ask for a passkey that confirms who is there (RL-05)',
        description: 'Valid once, for five minutes, and for this session alone.',
        response: { 200: passkeyOptionsReply, ...writeErrors, ...missing },
      },
    },
    async (request) => passkeys.confirmationOptions(await authentication.storefrontSession(bearerOf(request))),
  );

  app.post(
    apiPaths.passkeyConfirmation,
    {
      schema: {
        ...shared,
        operationId: 'confirmByPasskey',
        summary: 'Confirm by a passkey who is there (RL-05)',
        description: 'For ten minutes, for this session alone. Takes a passkey that verifies its user.',
        body: passkeyConfirmationForm,
        response: { 204: Type.Null(), ...writeErrors, ...refused },
      },
    },
    async (request, reply) => {
      await passkeys.confirm(await authentication.storefrontSession(bearerOf(request)), request.body.respuesta);
      return reply.code(204).send(null);
    },
  );
};

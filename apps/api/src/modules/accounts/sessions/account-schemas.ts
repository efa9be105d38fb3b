/** Shared schemas of the routes of the account's pages. */
import { errorReply, ref } from '@tianguis/contract';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { errorReplies, formErrorReplies } from '../../error-replies.ts';

export const shared = { tags: [tags.accounts.name] };

export const failing = (description: string) => Type.Unsafe<never>({ ...ref(errorReply), description });

const ofSession = {
  401: failing('The access token is none, or not valid any more: UNAUTHENTICATED'),
  440: failing('The session is over: SESSION_EXPIRED'),
};
const ofClient = 'The token belongs to a client of the realm: FORBIDDEN';
const foreign = 'sent by a page of another site: FOREIGN_ORIGIN';
/** Error replies of calls that read. */
export const readErrors = { ...errorReplies, ...ofSession, 403: failing(ofClient) };
/** Error replies of calls that change data. */
export const writeErrors = { ...formErrorReplies, ...ofSession, 403: failing(`${ofClient}; ${foreign}`) };
/** Error replies of calls that need a confirmed session (RL-05). */
export const confirmedErrors = {
  ...writeErrors,
  403: failing(`It has to be confirmed first: CONFIRMATION_REQUIRED. ${ofClient}; ${foreign}`),
};
export const fieldsWrong = { 422: failing('Fields are wrong: VALIDATION_FAILED') };

/** Shared caches must not store a customer's data. */
export function neverStored(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });
}

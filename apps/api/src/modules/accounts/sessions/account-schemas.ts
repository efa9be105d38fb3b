/** Shared schemas of the routes of the account's pages. */
import type { FastifyInstance } from 'fastify';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../../error-replies.ts';

export const shared = { tags: [tags.accounts.name] };

const ofClient = 'The token belongs to a client of the realm: FORBIDDEN';
const foreign = 'sent by a page of another site: FOREIGN_ORIGIN';
/** Error replies of calls that read. */
export const readErrors = { ...errorReplies, ...sessionReplies, 403: failing(ofClient) };
/** Error replies of calls that change data. */
export const writeErrors = { ...formErrorReplies, ...sessionReplies, 403: failing(`${ofClient}; ${foreign}`) };
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

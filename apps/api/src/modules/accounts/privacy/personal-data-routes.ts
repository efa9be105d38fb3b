import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  deletionNoticeReply,
  deletionReply,
  exportReply,
  type NotSettledReply,
  notSettledReply,
  ref,
} from '@tianguis/contract';
import Type from 'typebox';
import { forbidCaching } from '../../../plugins/cache-tags.ts';
import { tags } from '../../../plugins/openapi.ts';
import { errorReplies, failing, serverErrorReplies, sessionReplies } from '../../error-replies.ts';
import { bearerOf } from '../sessions/caller.ts';
import type { PersonalDataService } from './personal-data.ts';

const shared = { tags: [tags.accounts.name] };
/** The error replies of calls that need a confirmed session. */
const refused = {
  ...sessionReplies,
  403: failing('The customer has to confirm who they are: CONFIRMATION_REQUIRED; FORBIDDEN; FOREIGN_ORIGIN'),
};

export const personalDataRoutes: FastifyPluginAsyncTypebox<{ personalData: PersonalDataService }> = async (
  app,
  { personalData },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.deleteAccount,
    {
      schema: {
        ...shared,
        operationId: 'deletionNotice',
        summary: 'What deleting an account erases',
        description: 'And what the law keeps, for how long, and in how many days a sign-in takes the deletion back.',
        response: { 200: deletionNoticeReply, ...serverErrorReplies },
      },
    },
    () => personalData.notice(),
  );

  app.post(
    apiPaths.deleteAccount,
    {
      schema: {
        ...shared,
        operationId: 'deleteAccount',
        summary: 'Delete the account of the signed-in customer (AP-07)',
        description: 'All sessions end at once. It is erased 30 days later, unless its customer signs in until then.',
        response: {
          ...{ 200: deletionReply, ...refused },
          409: Type.Unsafe<NotSettledReply>({
            ...ref(notSettledReply),
            description: 'Something has to be settled first (AF-07): ACCOUNT_NOT_SETTLED; `data` names it',
          }),
          ...errorReplies,
        },
      },
    },
    (request) => personalData.requestDeletion(bearerOf(request)),
  );

  app.get(
    apiPaths.exportData,
    {
      schema: {
        ...shared,
        operationId: 'exportData',
        summary: 'All that the shop keeps about the signed-in customer',
        description: 'As a file. It has no hashes and no secrets.',
        response: { 200: exportReply, ...refused, ...errorReplies },
      },
    },
    async (request, reply) => {
      const data = await personalData.export(bearerOf(request));
      return reply.header('content-disposition', 'attachment; filename="mis-datos.json"').send(data);
    },
  );
};

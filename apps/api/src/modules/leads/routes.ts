import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, folioReply, leadForm, sellerTermsReply } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { visitorFormReplies } from '../contact/service.ts';
import { serverErrorReplies } from '../error-replies.ts';
import type { Leads } from './leads.ts';

export const leadRoutes: FastifyPluginAsyncTypebox<{ leads: Leads }> = async (app, { leads }) => {
  app.get(
    apiPaths.sellerTerms,
    {
      schema: {
        operationId: 'sellerTerms',
        summary: 'What selling in the shop costs (RT-25)',
        description: 'The rates of `config/sellers.json`, and the departments that the form of businesses offers.',
        tags: [tags.contact.name],
        response: { 200: sellerTermsReply, ...serverErrorReplies },
      },
    },
    () => leads.terms(),
  );

  app.post(
    apiPaths.sellerLeads,
    {
      schema: {
        operationId: 'wantToSell',
        summary: 'Leave the data of a business that wants to sell (RT-25)',
        description: 'Mails the folio to the typed e-mail. Sent again with the same seal, it is one business.',
        tags: [tags.contact.name],
        body: leadForm,
        response: { 200: folioReply, ...visitorFormReplies },
      },
    },
    (request, reply) => {
      forbidCaching(reply);
      return leads.write(request.body, request.ip);
    },
  );
};

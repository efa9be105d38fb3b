import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, contactForm, folioReply, sealReply } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, serverErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Contact } from './contact.ts';

/** The replies of forms for visitors that are not stored. */
export const visitorFormReplies = {
  ...formErrorReplies,
  409: failing('The form was sent at once, after a day, or by a program: FORM_NOT_FRESH. A new seal takes it'),
  422: failing('Fields are wrong: VALIDATION_FAILED, with a sentence for each'),
};

export const contactRoutes: FastifyPluginAsyncTypebox<{ contact: Contact }> = async (app, { contact }) => {
  app.get(
    apiPaths.formSeal,
    {
      schema: {
        operationId: 'formSeal',
        summary: 'A seal for a new form of visitors (RT-17, RT-25)',
        description: 'A form may be sent from two seconds to a day after its seal was made.',
        tags: [tags.contact.name],
        response: { 200: sealReply, ...serverErrorReplies },
      },
    },
    (_request, reply) => {
      forbidCaching(reply);
      return contact.seal();
    },
  );

  app.post(
    apiPaths.contact,
    {
      schema: {
        operationId: 'writeToShop',
        summary: 'Write to the shop (RT-17)',
        description:
          'Mails the folio to the typed e-mail. Sent again with the same seal, it is one message. ' +
          'With an access token, the message belongs to the customer.',
        tags: [tags.contact.name],
        body: contactForm,
        response: { 200: folioReply, ...visitorFormReplies, ...sessionReplies },
      },
    },
    (request, reply) => {
      forbidCaching(reply);
      return contact.write(bearerOf(request), request.body, request.ip);
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, doneReply, newsletterLinkForm, subscriptionForm, subscriptionReply } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound, expiredReply, formErrorReplies } from '../error-replies.ts';
import type { NewsletterService } from './service.ts';

export const newsletterRoutes: FastifyPluginAsyncTypebox<{ newsletter: NewsletterService }> = async (
  app,
  { newsletter },
) => {
  app.post(
    apiPaths.newsletter,
    {
      schema: {
        operationId: 'subscribeToNewsletter',
        summary: 'Sign up for the newsletter',
        description:
          'Mails a link; the address is subscribed once it is confirmed there. The reply does not reveal whether the ' +
          'address was subscribed. Subscribing again changes the preference, also by a mailed link.',
        tags: [tags.newsletter.name],
        consumes: ['application/x-www-form-urlencoded'],
        body: subscriptionForm,
        response: { 200: subscriptionReply, ...formErrorReplies },
      },
    },
    (request) => newsletter.subscribe(request.body, request.ip),
  );

  const links = {
    tags: [tags.newsletter.name],
    body: newsletterLinkForm,
    response: {
      ...{ 200: doneReply, ...formErrorReplies, ...errorRepliesWithNotFound('MAIL_NOT_FOUND') },
      ...expiredReply('LINK_EXPIRED'),
    },
  };

  app.post(
    apiPaths.newsletterConfirmation,
    {
      schema: {
        ...{ ...links, operationId: 'confirmNewsletter', summary: 'Confirm a subscription to the newsletter' },
        description: 'By the token of the mailed link. A second call changes nothing.',
      },
    },
    (request) => newsletter.confirm(request.body.token),
  );

  app.post(
    apiPaths.newsletterEnd,
    {
      schema: {
        ...{ ...links, operationId: 'endNewsletter', summary: 'End a subscription to the newsletter' },
        description: 'By the token of the link in each newsletter. A second call changes nothing.',
      },
    },
    (request) => newsletter.end(request.body.token),
  );
};

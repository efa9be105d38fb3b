import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, subscriptionForm, subscriptionReply } from '@tianguis/contract';
import { tags } from '../../plugins/openapi.ts';
import { formErrorReplies } from '../error-replies.ts';
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
        description: 'Does not reveal whether the address was subscribed. Subscribing again changes the preference.',
        tags: [tags.newsletter.name],
        consumes: ['application/x-www-form-urlencoded'],
        body: subscriptionForm,
        response: { 200: subscriptionReply, ...formErrorReplies },
      },
    },
    (request) => newsletter.subscribe(request.body, request.ip),
  );
};

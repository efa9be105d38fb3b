import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  askedQuestionReply,
  questionForm,
  questionsParams,
  questionsQuery,
  questionsReply,
} from '@tianguis/contract';
import { forbidCaching, tagReply } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorRepliesWithNotFound, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Questions } from './service.ts';

const notFound = errorRepliesWithNotFound('PRODUCT_NOT_FOUND');

export const questionRoutes: FastifyPluginAsyncTypebox<{ questions: Questions }> = async (app, { questions }) => {
  app.get(
    apiPaths.questions,
    {
      schema: {
        operationId: 'listQuestions',
        summary: 'Answered questions about a product (AF-05)',
        description: 'The newest answer first. `query` selects questions with all its words, in question or answer.',
        tags: [tags.questions.name],
        params: questionsParams,
        querystring: questionsQuery,
        response: { 200: questionsReply, ...notFound },
      },
    },
    async ({ params, query }, reply) => {
      const list = await questions.list(params.id, query);
      tagReply(reply, [`product:${params.id}`]);
      return list;
    },
  );

  app.post(
    apiPaths.askQuestion,
    {
      schema: {
        operationId: 'askQuestion',
        summary: 'Ask about a product (AF-05)',
        description: 'Public once it is answered, without a name. Sent again with the same id, it asks once.',
        tags: [tags.questions.name],
        body: questionForm,
        response: { 200: askedQuestionReply, ...notFound, ...formErrorReplies, ...sessionReplies },
      },
    },
    async (request, reply) => {
      forbidCaching(reply);
      return questions.ask(bearerOf(request), request.body);
    },
  );
};

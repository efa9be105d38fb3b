import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  helpfulReviewReply,
  ownReviewReply,
  ownReviewsReply,
  photographQuery,
  reviewForm,
  reviewParams,
  reviewPhotographParams,
} from '@tianguis/contract';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import { pictureHeaders } from '../photographs/service.ts';
import type { OwnReviews } from './own-reviews.ts';

const shared = { tags: [tags.reviews.name] };
const noProduct = { 404: failing('There is no such product: PRODUCT_NOT_FOUND') };
const noReview = { 404: failing('The review is not shown: REVIEW_NOT_FOUND') };
const forbidden = failing('Only buyers who have the product may write: REVIEW_NOT_ALLOWED; FOREIGN_ORIGIN');

/** Seconds for which a photograph may be cached. After this time, one of a hidden review is gone. */
const photographMaxAge = 300;

export const ownReviewRoutes: FastifyPluginAsyncTypebox<{ reviews: OwnReviews }> = async (app, { reviews }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.ownReviews,
    {
      schema: {
        ...{ ...shared, operationId: 'ownReviews', summary: 'The reviews of the customer (RT-19)' },
        description: 'And the received products that have no review yet.',
        response: { 200: ownReviewsReply, ...errorReplies, ...sessionReplies },
      },
    },
    (request) => reviews.all(bearerOf(request)),
  );

  app.get(
    apiPaths.ownReview,
    {
      schema: {
        ...{ ...shared, operationId: 'ownReview', summary: 'The review of a product by the customer (RT-19)' },
        description: 'Whether the customer can write one, and its state.',
        ...{
          params: reviewParams,
          response: { 200: ownReviewReply, ...errorReplies, ...sessionReplies, ...noProduct },
        },
      },
    },
    (request) => reviews.read(bearerOf(request), request.params.id),
  );

  app.put(
    apiPaths.ownReview,
    {
      schema: {
        ...{ ...shared, operationId: 'writeReview', summary: 'Write or change a review (RT-19, AF-05, AP-23)' },
        description:
          'Customers review what they bought and received. There is one review of each customer and product, so a ' +
          'second one replaces the first. A review with photographs, contact data or links waits for the shop.',
        ...{ params: reviewParams, body: reviewForm },
        response: {
          ...{ 200: ownReviewReply, ...formErrorReplies, ...sessionReplies, ...noProduct, 403: forbidden },
          422: failing('A field has the reason: VALIDATION_FAILED'),
        },
      },
    },
    (request) => reviews.write(bearerOf(request), request.params.id, request.body),
  );

  app.delete(
    apiPaths.ownReview,
    {
      schema: {
        ...{ ...shared, operationId: 'withdrawReview', summary: 'Withdraw a review (AF-05)' },
        description: 'Its text, its photographs and its stars are erased.',
        params: reviewParams,
        response: {
          ...{ 200: ownReviewReply, ...formErrorReplies, ...sessionReplies },
          404: failing('There is none: PRODUCT_NOT_FOUND, REVIEW_NOT_FOUND'),
        },
      },
    },
    (request) => reviews.withdraw(bearerOf(request), request.params.id),
  );

  app.get(
    apiPaths.helpfulReview,
    {
      schema: {
        ...{ ...shared, operationId: 'helpfulReview', summary: 'A shown review, for a vote of the customer (AF-05)' },
        description: 'Whether the customer has voted for it, or has written it.',
        ...{ params: reviewParams },
        response: { 200: helpfulReviewReply, ...errorReplies, ...sessionReplies, ...noReview },
      },
    },
    (request) => reviews.helpful(bearerOf(request), request.params.id),
  );

  app.post(
    apiPaths.helpfulReview,
    {
      schema: {
        ...{ ...shared, operationId: 'voteForReview', summary: 'Say that a review helped (AF-05)' },
        description: 'A customer votes once for a review of somebody else. Sent again, it counts nothing.',
        params: reviewParams,
        response: {
          ...{ 200: helpfulReviewReply, ...formErrorReplies, ...sessionReplies, ...noReview },
          403: failing('The customer has written it: OWN_REVIEW; FOREIGN_ORIGIN'),
        },
      },
    },
    (request) => reviews.vote(bearerOf(request), request.params.id),
  );

  app.get(
    apiPaths.reviewPhotograph,
    {
      schema: {
        ...{ ...shared, operationId: 'reviewPhotograph', summary: 'A photograph of a shown review, as WebP (AF-05)' },
        description: 'For everybody. It was encoded again, without metadata.',
        ...{ params: reviewPhotographParams, querystring: photographQuery },
        response: {
          ...{ 200: Type.Unsafe<Buffer>({}), ...errorReplies },
          404: failing('No shown review has it: PHOTOGRAPH_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const bytes = await reviews.photograph(request.params.fotografia, request.query.tamano === 'previa');
      return reply.headers({ ...pictureHeaders, 'cache-control': `public, max-age=${photographMaxAge}` }).send(bytes);
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  attemptParams,
  cardPageForm,
  cardPageReply,
  orderOfAttemptReply,
  orderParams,
  payForm,
  paymentEventParams,
  paymentQuery,
  paymentReply,
  placedReply,
} from '@tianguis/contract';
import Type from 'typebox';
import { Failure } from '../../failure.ts';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { EventInbox } from './inbox.ts';
import type { PaymentService } from './service.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The order is that of another, or there is none: ORDER_NOT_FOUND'),
  503: failing('The provider of payments does not answer: PROVIDER_AWAY'),
};
const shared = { tags: [tags.orders.name] };

export const paymentRoutes: FastifyPluginAsyncTypebox<{ payments: PaymentService; inbox: EventInbox }> = async (
  app,
  { payments, inbox },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.orderPayment,
    {
      schema: {
        ...{
          ...shared,
          operationId: 'orderPayment',
          summary: 'How an order is paid, and what is still to pay (RL-08)',
        },
        description: 'An open attempt is asked about at the provider first.',
        ...{ params: orderParams, querystring: paymentQuery, response: { 200: paymentReply, ...errors } },
      },
    },
    async ({ headers, params, query }) => ({
      status: 'success',
      data: await payments.view(bearerOf({ headers }), params.pedido, query.sesion),
    }),
  );

  app.post(
    apiPaths.payOrder,
    {
      schema: {
        ...{ ...shared, operationId: 'payOrder', summary: 'Pay by another try, or in another way (PA-07)' },
        description: 'Open attempts are closed at the provider first, so that at most one payment succeeds.',
        params: orderParams,
        body: payForm,
        response: { 200: placedReply, 409: failing('CHARGE_UNKNOWN, ORDER_NOT_UNPAID, PART_RECEIVED'), ...errors },
      },
    },
    async (request) => {
      const { number, next } = await payments.payAgain(bearerOf(request), request.params.pedido, request.body);
      return { status: 'success', data: { pedido: number, repetido: false, siguiente: next } };
    },
  );

  app.post(
    apiPaths.payCardPage,
    {
      schema: {
        ...{ ...shared, operationId: 'payCardPage', summary: 'The page in which a card is typed for an unpaid order' },
        description: 'A page of the provider. It returns to the address of the body.',
        ...{ params: orderParams, body: cardPageForm, response: { 200: cardPageReply, ...errors } },
      },
    },
    async (request) => {
      const { pedido } = request.params;
      return { status: 'success', data: await payments.cardPage(bearerOf(request), pedido, request.body.regreso) };
    },
  );

  app.get(
    apiPaths.orderOfAttempt,
    {
      schema: {
        ...{ ...shared, operationId: 'orderOfAttempt', summary: 'The order to which a provider’s page returns' },
        description: 'A page of a bank returns with the id of an attempt. The call changes nothing.',
        ...{ params: attemptParams, response: { 200: orderOfAttemptReply, ...errors } },
      },
    },
    async (request) => ({
      status: 'success',
      data: { pedido: await payments.orderOf(bearerOf(request), request.params.intento) },
    }),
  );

  // Events are verified as they arrived, so their body is not parsed.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 65_536 }, (_request, body, done) => done(null, body));
    raw.post(
      apiPaths.paymentEvents,
      {
        config: { isSigned: true },
        schema: {
          ...{ ...shared, operationId: 'paymentEvent', summary: 'An event of a provider of payments (PA-06)' },
          description: 'The event is verified and stored. A job asks the provider for the payment of which it tells.',
          params: paymentEventParams,
          response: {
            ...errors,
            204: Type.Null(),
            401: failing('The signature is wrong or old: UNAUTHENTICATED'),
            404: failing('The shop does not use this provider: FILE_NOT_FOUND'),
          },
        },
      },
      async (request, reply) => {
        const { proveedor } = request.params as { proveedor: string };
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
        );
        const body = typeof request.body === 'string' ? request.body : '';
        if (!(await inbox.take(proveedor, headers, body))) throw new Failure('UNAUTHENTICATED');
        return reply.status(204).send(null);
      },
    );
  });
};

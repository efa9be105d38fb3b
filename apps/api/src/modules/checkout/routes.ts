import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  cardPageForm,
  cardPageReply,
  checkoutForm,
  checkoutParams,
  checkoutReply,
  errorCatalogue,
  openCheckoutForm,
  orderChangedReply,
  orderParams,
  placedReply,
  placeForm,
  type QuoteChanged,
  quoteChangedReply,
  ref,
} from '@tianguis/contract';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { CheckoutDocuments } from './document.ts';
import type { CheckoutService } from './service.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing(
    'The address or the quote is that of another, or there is none: ADDRESS_NOT_FOUND, CHECKOUT_NOT_FOUND, QUOTE_NOT_FOUND',
  ),
  422: failing('Nothing can be ordered, or the shop does not offer the way to pay: VALIDATION_FAILED'),
  503: failing('The provider of payments does not answer: PROVIDER_AWAY'),
};
const changed = Type.Unsafe<QuoteChanged>({
  ...ref(quoteChangedReply),
  description: 'Something differs from the quote: QUOTE_CHANGED, with each difference and today’s quote',
});
const shared = { tags: [tags.orders.name] };

export const checkoutRoutes: FastifyPluginAsyncTypebox<{
  checkout: CheckoutService;
  documents: CheckoutDocuments;
}> = async (app, { checkout, documents }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.checkouts,
    {
      schema: {
        ...{
          ...shared,
          operationId: 'openCheckout',
          summary: 'Open a checkout of the cart, or of one product (CO-03)',
        },
        description: 'Without an id, the latest checkout of the cart is found again. Address and way are proposed.',
        ...{ body: openCheckoutForm, response: { 200: checkoutReply, ...errors } },
      },
    },
    async (request) => ({ status: 'success', data: await documents.open(bearerOf(request), request.body) }),
  );

  app.get(
    apiPaths.checkout,
    {
      config: { writes: true },
      schema: {
        ...{
          ...shared,
          operationId: 'checkout',
          summary: 'The choices of a checkout, and today’s quote (CO-01, CO-02)',
        },
        description: 'Lines, parcels with their dates, coupon and total. The same values always have the same hash.',
        ...{ params: checkoutParams, response: { 200: checkoutReply, ...errors } },
      },
    },
    async (request) => ({ status: 'success', data: await documents.read(bearerOf(request), request.params.compra) }),
  );

  app.post(
    apiPaths.checkout,
    {
      schema: {
        ...{ ...shared, operationId: 'choose', summary: 'Choose address, delivery, or way to pay (CO-02, CO-08)' },
        description: 'Stores what a step sends. Absent fields stay as they are.',
        ...{ params: checkoutParams, body: checkoutForm, response: { 200: checkoutReply, ...errors } },
      },
    },
    async (request) => ({
      status: 'success',
      data: await documents.choose(bearerOf(request), request.params.compra, request.body),
    }),
  );

  app.post(
    apiPaths.cardPage,
    {
      schema: {
        ...{ ...shared, operationId: 'cardPage', summary: 'The page of the provider in which a card is typed (PA-01)' },
        description: 'The number of a card never reaches the shop. The page returns to the address of the body.',
        ...{ params: checkoutParams, body: cardPageForm },
        response: { 200: cardPageReply, ...errors },
      },
    },
    async (request) => ({
      status: 'success',
      data: await documents.cardPage(bearerOf(request), request.params.compra, request.body),
    }),
  );

  app.post(
    apiPaths.placeOrder,
    {
      schema: {
        ...{ ...shared, operationId: 'placeOrder', summary: 'Place the order of a quote (CO-05 to CO-07)' },
        description:
          'A checkout makes one order, whatever is sent again: 201 when it is made, 200 when it had been made. 409 says ' +
          'what changed since the quote; nothing is ordered then, and the new hash can be sent.',
        body: placeForm,
        response: {
          ...{ 200: placedReply, 201: placedReply, 409: changed, ...errors },
          403: failing('A saved card pays, and the address is new: CONFIRMATION_REQUIRED'),
        },
      },
    },
    async (request, reply) => {
      const answer = await checkout.place(bearerOf(request), request.body);
      if (answer.state === 'placed') {
        const { number: pedido, isRepeated: repetido, next: siguiente } = answer;
        return reply.status(repetido ? 200 : 201).send({ status: 'success', data: { pedido, repetido, siguiente } });
      }
      const { status, msg } = errorCatalogue.QUOTE_CHANGED;
      return reply.status(status).send({
        ...{ status, code: 'QUOTE_CHANGED' as const, msg, request_id: request.id },
        ...{ shown_total: answer.shownTotal, quote: answer.quote, differences: [...answer.differences] },
      });
    },
  );

  app.post(
    apiPaths.changeOrder,
    {
      schema: {
        ...{ ...shared, operationId: 'changeOrder', summary: 'End an unpaid order to change something' },
        description:
          'Its lines and its coupon return to the cart, except what the notices name. 409 CHARGE_UNKNOWN while a provider ' +
          'may have charged the customer; 409 ORDER_NOT_UNPAID for an order that is paid or has ended.',
        params: orderParams,
        response: { 200: orderChangedReply, 409: failing('CHARGE_UNKNOWN, ORDER_NOT_UNPAID'), ...errors },
      },
    },
    async (request) => ({
      status: 'success',
      data: { notices: [...(await checkout.changeOrder(bearerOf(request), request.params.pedido))] },
    }),
  );
};

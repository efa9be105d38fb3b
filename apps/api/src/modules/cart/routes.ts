import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addToCartForm,
  apiPaths,
  cartParams,
  cartQuery,
  cartReply,
  couponForm,
  moveCartForm,
  restoreCartForm,
  setCartForm,
} from '@tianguis/contract';
import type { FastifyRequest } from 'fastify';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import { keyOf } from '../idempotency/service.ts';
import type { CartCall, CartService } from './service.ts';

const shared = { tags: [tags.carts.name] };

const notFound = {
  404: failing('The cart is that of another: CART_NOT_FOUND; nobody knows the product or the postal code'),
};
const readErrors = { ...errorReplies, ...sessionReplies, ...notFound };
const writeErrors = {
  ...formErrorReplies,
  ...sessionReplies,
  ...notFound,
  422: failing('Nothing can be added, the coupon cannot be used, or the key had another body: VALIDATION_FAILED'),
};

/** @throws Failure INVALID_REQUEST for a malformed key */
function callOf(request: FastifyRequest): CartCall {
  const { codigoPostal } = request.query as { codigoPostal?: string };
  return { accessToken: bearerOf(request), postalCode: codigoPostal, idempotencyKey: keyOf(request) };
}

export const cartRoutes: FastifyPluginAsyncTypebox<{ carts: CartService }> = async (app, { carts }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  const write = (operationId: string, summary: string, description = 'Replies with the cart.') => ({
    ...{ ...shared, operationId, summary, description, querystring: cartQuery },
    response: { 200: cartReply, ...writeErrors },
  });
  const read = { querystring: cartQuery, response: { 200: cartReply, ...readErrors } };

  app.get(
    apiPaths.cartOf,
    {
      schema: {
        ...{ ...shared, operationId: 'cartByHash', params: cartParams, ...read },
        summary: 'The cart by its hash (AP-10)',
        description: 'The session decides whose cart it is: with the hash of another it is not found.',
      },
    },
    (request) => carts.view(callOf(request), request.params.cartId),
  );

  app.get(
    apiPaths.cart,
    {
      schema: {
        ...{ ...shared, operationId: 'cart', summary: 'The cart of the caller (AP-11)', ...read },
        description: 'With a postal code, also when lines arrive and what shipping costs.',
      },
    },
    (request) => carts.view(callOf(request)),
  );

  app.post(
    apiPaths.cart,
    {
      schema: {
        ...write('addToCart', 'Add pieces (AP-11)'),
        description:
          'Pieces that cannot be added become `notices`; the rest is added. Parts of the same line are summed first. With an Idempotency-Key, a request that ' +
          'took effect does nothing when it is sent again. Without one, the same body within two seconds was pressed twice.',
        body: addToCartForm,
        response: { 201: cartReply, ...writeErrors },
      },
    },
    async (request, reply) => reply.status(201).send(await carts.add(callOf(request), request.body)),
  );

  app.put(
    apiPaths.cart,
    {
      schema: {
        ...write(
          'setCart',
          'Set how many pieces lines have (AP-11)',
          'Lines that it does not name stay as they are; parts of the same line are summed.',
        ),
        body: setCartForm,
      },
    },
    (request) => carts.set(callOf(request), request.body),
  );

  app.post(
    apiPaths.cartMove,
    {
      schema: {
        ...write('moveCartLines', 'Save lines for later, or onto the wishlist', 'Or take them back into the cart.'),
        body: moveCartForm,
      },
    },
    (request) => carts.move(callOf(request), request.body),
  );

  app.post(
    apiPaths.cartRestore,
    { schema: { ...write('restoreCartLines', 'Take removals of the last day back'), body: restoreCartForm } },
    (request) => carts.restore(callOf(request), request.body),
  );

  app.post(
    apiPaths.cartPrices,
    { schema: write('acknowledgePrices', 'The customer has seen the prices of today') },
    (request) => carts.acknowledge(callOf(request)),
  );

  app.put(
    apiPaths.cartCoupon,
    { schema: { ...write('setCoupon', 'Put a coupon into the cart', 'One at a time.'), body: couponForm } },
    (request) => carts.setCoupon(callOf(request), request.body.codigo),
  );

  app.delete(apiPaths.cartCoupon, { schema: write('removeCoupon', 'Take the coupon out of the cart') }, (request) =>
    carts.removeCoupon(callOf(request)),
  );
};

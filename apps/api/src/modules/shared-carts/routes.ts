import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  affiliateTagForm,
  apiPaths,
  cartLinkParams,
  cartLinksReply,
  liveCartForm,
  sharedCartForm,
  sharedCartParams,
  sharedCartPreviewReply,
  sharedCartUseReply,
} from '@tianguis/contract';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { OwnLinkService } from './own-links.ts';
import type { SharedCartService } from './service.ts';

const shared = { tags: [tags.sharedCarts.name] };

const unavailable = {
  404: failing('The link is none, is empty or closed, or nothing of it can be bought: SHARED_CART_NOT_FOUND'),
};
const readErrors = { ...errorReplies, ...sessionReplies, ...unavailable };
const writeErrors = {
  ...{ ...formErrorReplies, ...sessionReplies, ...unavailable },
  409: failing('There are 20 open links already: CART_LINKS_FULL'),
  422: failing('There is nothing to share, or it names somebody else: VALIDATION_FAILED'),
};
const done = Type.Object({ status: Type.String({ description: '`success`' }) });
const success = { status: 'success' };

const callOf = (request: FastifyRequest) => ({ accessToken: bearerOf(request) });

interface SharedCartRoutes {
  sharedCarts: SharedCartService;
  links: OwnLinkService;
}

export const sharedCartRoutes: FastifyPluginAsyncTypebox<SharedCartRoutes> = async (app, { sharedCarts, links }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.post(
    apiPaths.sharedCartPreview,
    {
      schema: {
        ...{ ...shared, operationId: 'previewSharedCart', body: sharedCartForm },
        summary: 'What a link would add',
        description: 'At prices of the catalogue (SC-07). Changes nothing, and needs no session.',
        response: { 200: sharedCartPreviewReply, ...formErrorReplies, ...sessionReplies, ...unavailable },
      },
    },
    (request) => sharedCarts.preview(callOf(request), request.body),
  );

  app.post(
    apiPaths.sharedCarts,
    {
      schema: {
        ...{ ...shared, operationId: 'useSharedCart', body: sharedCartForm },
        summary: 'Put what a link has into the cart (SC-03)',
        description: 'Lines that cannot be added become notices. The same link within a minute adds once.',
        response: { 201: sharedCartUseReply, ...writeErrors },
      },
    },
    async (request, reply) => reply.status(201).send(await sharedCarts.use(callOf(request), request.body)),
  );

  app.get(
    apiPaths.sharedCart,
    {
      schema: {
        ...{ ...shared, operationId: 'sharedCartUse', params: sharedCartParams },
        summary: 'What came into the cart by a link',
        description: 'Of the caller’s own uses alone.',
        response: { 200: sharedCartUseReply, ...readErrors },
      },
    },
    (request) => sharedCarts.useOf(callOf(request), request.params.uso),
  );

  app.post(
    apiPaths.sharedCartUndo,
    {
      schema: {
        ...{ ...shared, operationId: 'undoSharedCart', params: sharedCartParams },
        summary: 'Take back what came by a link',
        description: 'What the customer changed since stays; a second time changes nothing.',
        response: { 200: sharedCartUseReply, ...writeErrors },
      },
    },
    (request) => sharedCarts.undo(callOf(request), request.params.uso),
  );

  app.get(
    apiPaths.cartLinks,
    {
      schema: {
        ...{ ...shared, operationId: 'cartLinks', summary: 'The links that a customer made of their cart' },
        description: 'Those that work.',
        response: { 200: cartLinksReply, ...readErrors },
      },
    },
    (request) => links.links(callOf(request)),
  );

  app.post(
    apiPaths.cartLinks,
    {
      schema: {
        ...{ ...shared, operationId: 'createCartLink', summary: 'Share the cart by a link' },
        description: 'Of what can be bought now, at most 100 products. It works for 30 days, or until it is closed.',
        response: { 201: cartLinksReply, ...writeErrors },
      },
    },
    async (request, reply) => reply.status(201).send(await links.create(callOf(request))),
  );

  app.delete(
    apiPaths.cartLink,
    {
      schema: {
        ...{ ...shared, operationId: 'closeCartLink', params: cartLinkParams, summary: 'Close a link' },
        description: 'From the reply on, it is dead for everybody. One that is closed already is no fault.',
        response: { 200: cartLinksReply, ...writeErrors },
      },
    },
    (request) => links.close(callOf(request), request.params.enlace),
  );

  app.post(
    apiPaths.affiliateTag,
    {
      schema: {
        ...{ ...shared, operationId: 'tagAffiliate', body: affiliateTagForm },
        summary: 'Whose affiliate link was followed (AP-17)',
        description: 'Part of the purchase that may follow.',
        response: { 200: done, ...writeErrors },
      },
    },
    async (request) => {
      await sharedCarts.tag(callOf(request), request.body);
      return success;
    },
  );

  app.post(
    apiPaths.liveCart,
    {
      schema: {
        ...{ ...shared, operationId: 'liveClick', body: liveCartForm },
        summary: 'A press on the link of a livestream (AP-18, SC-05)',
        description: 'Of who calls, alone: anything else is refused.',
        response: { 200: done, ...writeErrors },
      },
    },
    async (request) => {
      await sharedCarts.liveClick(callOf(request), request.body);
      return success;
    },
  );
};

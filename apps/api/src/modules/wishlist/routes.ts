import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  doneReply,
  mailsOffForm,
  savedReply,
  sharedWishListForm,
  sharedWishListReply,
  wishListForm,
  wishListMoveForm,
  wishListNameForm,
  wishListPageReply,
  wishListParams,
  wishListQuery,
  wishListReply,
  wishListRestoreForm,
  wishListShareForm,
  wishListShareReply,
  wishListsReply,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, expiredReply, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { MailsOffService } from './mails-off.ts';
import type { WishlistService } from './service.ts';

const shared = { tags: [tags.wishlists.name] };

const noList = { 404: failing('The customer has no such list: WISHLIST_NOT_FOUND') };
const readErrors = { ...errorReplies, ...sessionReplies };
const writeErrors = {
  ...formErrorReplies,
  ...sessionReplies,
  ...noList,
  409: failing('There are too many lists, or the default one would be deleted: CONFLICT'),
  422: failing('Products are not sold, the list is full, or its name is taken: VALIDATION_FAILED'),
};

interface WishlistRoutes {
  wishlists: WishlistService;
  mailsOff: MailsOffService;
}

export const wishlistRoutes: FastifyPluginAsyncTypebox<WishlistRoutes> = async (app, { wishlists, mailsOff }) => {
  // Shared caches must not store a customer's data. A closed link must stop working at once.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  const write = (operationId: string, summary: string, description = 'Replies with all lists of the customer.') => ({
    ...{ ...shared, operationId, summary, description },
  });

  app.get(
    apiPaths.wishList,
    {
      schema: {
        ...write('wishList', 'What the customer saved (AP-09)', 'In any of the lists, the newest first.'),
        response: { 200: wishListReply, ...readErrors },
      },
    },
    (request) => wishlists.saved(bearerOf(request)),
  );

  app.post(
    apiPaths.wishList,
    {
      schema: {
        ...write('saveProducts', 'Save products (AP-09)', 'All of them or none; doing it again changes nothing.'),
        body: wishListForm,
        response: { 200: savedReply, ...writeErrors },
      },
    },
    (request) => wishlists.add(request.body),
  );

  app.delete(
    apiPaths.wishList,
    {
      schema: {
        ...write('removeProducts', 'Remove products (AP-09)', 'Those that are not saved are no fault.'),
        body: wishListForm,
        response: { 200: savedReply, ...writeErrors },
      },
    },
    (request) => wishlists.remove(request.body),
  );

  app.get(
    apiPaths.wishLists,
    {
      schema: {
        ...write('wishLists', 'The lists of the customer', 'The default list first.'),
        response: { 200: wishListsReply, ...readErrors },
      },
    },
    (request) => wishlists.lists(bearerOf(request)),
  );

  app.post(
    apiPaths.wishLists,
    {
      schema: {
        ...write('createWishList', 'Make a list'),
        body: wishListNameForm,
        response: { 200: wishListsReply, ...writeErrors },
      },
    },
    (request) => wishlists.create(bearerOf(request), request.body.nombre),
  );

  app.get(
    apiPaths.wishListOf,
    {
      schema: {
        ...write('wishListPage', 'A page of a list', 'With the price when each was saved, and the card of today.'),
        params: wishListParams,
        querystring: wishListQuery,
        response: { 200: wishListPageReply, ...readErrors, ...noList },
      },
    },
    (request) => wishlists.page(bearerOf(request), request.params.id, request.query),
  );

  app.put(
    apiPaths.wishListOf,
    {
      schema: {
        ...write('renameWishList', 'Rename a list'),
        params: wishListParams,
        body: wishListNameForm,
        response: { 200: wishListsReply, ...writeErrors },
      },
    },
    (request) => wishlists.rename(bearerOf(request), request.params.id, request.body.nombre),
  );

  app.delete(
    apiPaths.wishListOf,
    {
      schema: {
        ...write('deleteWishList', 'Delete a list', 'Its link is dead. For a day it can be taken back.'),
        params: wishListParams,
        response: { 200: wishListsReply, ...writeErrors },
      },
    },
    (request) => wishlists.delete(bearerOf(request), request.params.id),
  );

  app.post(
    apiPaths.wishListRestore,
    {
      schema: {
        ...write('restoreWishList', 'Take a deletion back', 'Of the list, or of products that were removed from it.'),
        params: wishListParams,
        body: wishListRestoreForm,
        response: { 200: wishListsReply, ...writeErrors },
      },
    },
    (request) => wishlists.restore(bearerOf(request), request.params.id, request.body.products),
  );

  app.post(
    apiPaths.wishListMove,
    {
      schema: {
        ...write('moveProducts', 'Move or copy products to another list', 'They keep the price they were saved at.'),
        params: wishListParams,
        body: wishListMoveForm,
        response: { 200: wishListsReply, ...writeErrors },
      },
    },
    (request) => wishlists.move(bearerOf(request), request.params.id, request.body),
  );

  app.post(
    apiPaths.wishListShare,
    {
      schema: {
        ...write('shareWishList', 'Share a list by a link', 'The secret of a new link is given this once.'),
        params: wishListParams,
        body: wishListShareForm,
        response: { 200: wishListShareReply, ...writeErrors },
      },
    },
    (request) => wishlists.share(bearerOf(request), request.params.id, request.body),
  );

  app.delete(
    apiPaths.wishListShare,
    {
      schema: {
        ...write('closeWishListShare', 'Close the link of a list', 'From then on it opens nothing.'),
        params: wishListParams,
        response: { 200: wishListShareReply, ...writeErrors },
      },
    },
    (request) => wishlists.closeShare(bearerOf(request), request.params.id),
  );

  app.post(
    apiPaths.sharedWishList,
    {
      // The method is POST, so that the secret is not in a URL, which logs would contain.
      config: { readsOnly: true },
      schema: {
        ...write('sharedWishList', 'A list that was shared by a link', 'Nothing of its customer, unless they wish it.'),
        body: sharedWishListForm,
        response: {
          200: sharedWishListReply,
          ...formErrorReplies,
          404: failing('The link is closed, or there never was one: WISHLIST_NOT_FOUND'),
        },
      },
    },
    (request) => wishlists.shared(request.body),
  );

  app.post(
    apiPaths.mailsOff,
    {
      schema: {
        ...write('mailsOff', 'Turn mails about saved products off', 'By the token of the link in one of them.'),
        body: mailsOffForm,
        response: {
          200: doneReply,
          ...formErrorReplies,
          404: failing('The token is forged: MAIL_NOT_FOUND'),
          ...expiredReply('LINK_EXPIRED'),
        },
      },
    },
    (request) => mailsOff.turnOff(request.body.token),
  );
};

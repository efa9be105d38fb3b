import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  giftChangeForm,
  giftChangeParams,
  giftChangeReply,
  newRegistryForm,
  openRegistryForm,
  ownRegistriesReply,
  ownRegistryReply,
  registryForm,
  registryItemForm,
  registryParams,
  registryReply,
  registrySearchQuery,
  registrySearchReply,
  registryThanksForm,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { GiftChanges } from './changes/change-gift.ts';
import type { OwnRegistries } from './own-registries.ts';
import type { PublicRegistries } from './public-registries.ts';

const shared = { tags: [tags.registries.name] };
const noRegistry = { 404: failing('The customer has no such registry: REGISTRY_NOT_FOUND') };
const readErrors = { ...errorReplies, ...sessionReplies, ...noRegistry };
const writeErrors = {
  ...{ ...formErrorReplies, ...sessionReplies, ...noRegistry },
  422: failing('A value cannot be used: VALIDATION_FAILED'),
};

export const registryRoutes: FastifyPluginAsyncTypebox<{
  own: OwnRegistries;
  changes: GiftChanges;
  registries: PublicRegistries;
}> = async (app, { own, changes, registries }) => {
  // Shared caches must not store what was given, and a closed registry must be closed at once.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });
  const about = (operationId: string, summary: string, description: string) => ({
    ...{ ...shared, operationId, summary, description },
  });

  app.get(
    apiPaths.registries,
    {
      schema: {
        ...about('ownRegistries', 'The registries of the customer (RT-23)', 'Open ones first.'),
        response: { 200: ownRegistriesReply, ...errorReplies, ...sessionReplies },
      },
    },
    (request) => own.list(bearerOf(request)),
  );

  app.post(
    apiPaths.registries,
    {
      schema: {
        ...about('createRegistry', 'Make a gift registry (RT-23)', 'Sent again with the same id, it is one registry.'),
        ...{ body: newRegistryForm, response: { 200: ownRegistryReply, ...writeErrors } },
      },
    },
    (request) => own.create(bearerOf(request), request.body),
  );

  app.get(
    apiPaths.registry,
    {
      schema: {
        ...about('ownRegistry', 'A registry of the customer (RT-23)', 'With the gifts, unless they are a surprise.'),
        ...{ params: registryParams, response: { 200: ownRegistryReply, ...readErrors } },
      },
    },
    (request) => own.read(bearerOf(request), request.params.id),
  );

  app.put(
    apiPaths.registry,
    {
      schema: {
        ...about('changeRegistry', 'Change a registry (RT-23)', '`cerrada` closes it, or opens it again.'),
        ...{ params: registryParams, body: registryForm, response: { 200: ownRegistryReply, ...writeErrors } },
      },
    },
    (request) => own.change(bearerOf(request), request.params.id, request.body),
  );

  app.put(
    apiPaths.registryItems,
    {
      schema: {
        ...about(
          'setRegistryItem',
          'Add goods to a registry, or change how many are wanted (RT-23)',
          '0 removes them.',
        ),
        ...{ params: registryParams, body: registryItemForm, response: { 200: ownRegistryReply, ...writeErrors } },
      },
    },
    (request) => own.setItem(bearerOf(request), request.params.id, request.body),
  );

  app.put(
    apiPaths.registryThanks,
    {
      schema: {
        ...about('thankForGift', 'Note that a giver was thanked (RT-23)', 'Nobody is mailed.'),
        ...{ params: registryParams, body: registryThanksForm, response: { 200: ownRegistryReply, ...writeErrors } },
      },
    },
    (request) => own.thank(bearerOf(request), request.params.id, request.body),
  );

  app.get(
    apiPaths.giftChange,
    {
      schema: {
        ...about(
          'giftChangePreview',
          'What the owner gets for a gift as balance (AF-04, RT-23)',
          'Nothing is changed.',
        ),
        ...{ params: giftChangeParams, response: { 200: giftChangeReply, ...writeErrors } },
      },
    },
    (request) => changes.preview(bearerOf(request), request.params.id, request.params.regalo),
  );

  app.post(
    apiPaths.giftChange,
    {
      schema: {
        ...about(
          'changeGift',
          'Change a gift into balance (AF-04, RT-23)',
          'Until the carrier collects it. The giver is told. Sent again with the same id, it changes once.',
        ),
        ...{ params: giftChangeParams, body: giftChangeForm },
        response: {
          ...{ 200: giftChangeReply, ...writeErrors },
          409: failing('REFUND_CHANGED with the amount of today as `data`; CONFLICT'),
        },
      },
    },
    (request) =>
      changes.change(bearerOf(request), { id: request.params.id, gift: request.params.regalo }, request.body),
  );

  app.get(
    apiPaths.registrySearch,
    {
      schema: {
        ...about('searchRegistries', 'Find registries by the names of their hosts (RT-23)', 'With their consent only.'),
        ...{ querystring: registrySearchQuery, response: { 200: registrySearchReply, ...errorReplies } },
      },
    },
    (request) => registries.search(request.query.nombre),
  );

  app.post(
    apiPaths.openRegistry,
    {
      // The method is POST, so that logs do not contain codes. Wrong codes have a limit of their own.
      config: { readsOnly: true },
      schema: {
        ...about('openRegistry', 'A registry for givers, by its code (RT-23)', 'Of the address, the town only.'),
        body: openRegistryForm,
        response: {
          ...{ 200: registryReply, ...formErrorReplies },
          404: failing('No registry has this code: REGISTRY_NOT_FOUND'),
        },
      },
    },
    (request) => registries.open(request.body.codigo, request.ip),
  );
};

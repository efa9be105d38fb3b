import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { addressesReply, addressForm, addressParams, addressQuery, addressReply, apiPaths } from '@tianguis/contract';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { AddressService } from './service.ts';

const shared = { tags: [tags.addresses.name] };
const absent = { 404: failing('The customer has no such address: ADDRESS_NOT_FOUND') };
const full = { 409: failing('The customer has as many addresses as there can be: ADDRESSES_FULL') };
const wrong = { 422: failing('Fields are wrong: VALIDATION_FAILED') };
const byToken = 'By an access token in the header Authorization, or by the session token in `token`.';

export const addressRoutes: FastifyPluginAsyncTypebox<{ addresses: AddressService }> = async (app, { addresses }) => {
  // Shared caches must not store addresses.
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.addresses,
    {
      schema: {
        ...shared,
        operationId: 'addresses',
        summary: 'The addresses of the customer (AP-14)',
        description: `The default one first. ${byToken}`,
        querystring: addressQuery,
        response: { 200: addressesReply, ...errorReplies, ...sessionReplies },
      },
    },
    async (request) => ({
      data: { address: await addresses.list({ accessToken: bearerOf(request), sessionToken: request.query.token }) },
    }),
  );

  app.get(
    apiPaths.address,
    {
      schema: {
        ...shared,
        operationId: 'address',
        summary: 'One address of the customer (AP-14)',
        description: byToken,
        params: addressParams,
        querystring: addressQuery,
        response: { 200: addressReply, ...errorReplies, ...sessionReplies, ...absent },
      },
    },
    async (request) => {
      const by = { accessToken: bearerOf(request), sessionToken: request.query.token };
      return { data: { address: await addresses.find(by, request.params.id) } };
    },
  );

  app.post(
    apiPaths.addresses,
    {
      schema: {
        ...shared,
        operationId: 'addAddress',
        summary: 'Add an address',
        description: 'At most 20. The first one is the default one. The same one again is not added twice.',
        body: addressForm,
        response: { 201: addressReply, ...formErrorReplies, ...sessionReplies, ...full, ...wrong },
      },
    },
    async (request, reply) => {
      const address = await addresses.add(bearerOf(request), request.body);
      reply.code(201);
      return { data: { address } };
    },
  );

  app.put(
    apiPaths.address,
    {
      schema: {
        ...shared,
        operationId: 'changeAddress',
        summary: 'Change an address',
        description:
          'The whole of it: what is left out is empty from then on. The default one stays it until another one is.',
        params: addressParams,
        body: addressForm,
        response: { 200: addressReply, ...formErrorReplies, ...sessionReplies, ...absent, ...wrong },
      },
    },
    async (request) => ({
      data: { address: await addresses.change(bearerOf(request), request.params.id, request.body) },
    }),
  );

  app.put(
    apiPaths.defaultAddress,
    {
      schema: {
        ...shared,
        operationId: 'setDefaultAddress',
        summary: 'Make an address the default one',
        description: 'The one before becomes it again, should this one be deleted.',
        params: addressParams,
        response: { 200: addressReply, ...formErrorReplies, ...sessionReplies, ...absent },
      },
    },
    async (request) => ({ data: { address: await addresses.setDefault(bearerOf(request), request.params.id) } }),
  );

  app.delete(
    apiPaths.address,
    {
      schema: {
        ...shared,
        operationId: 'deleteAddress',
        summary: 'Delete an address',
        description: 'For an hour it can be taken back. Of the others, the last default one is the default one.',
        params: addressParams,
        response: { 204: Type.Null(), ...formErrorReplies, ...sessionReplies, ...absent },
      },
    },
    async (request, reply) => {
      await addresses.remove(bearerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    apiPaths.restoredAddress,
    {
      schema: {
        ...shared,
        operationId: 'restoreAddress',
        summary: 'Take the deletion of an address back',
        description: 'It is the default one again, if it was, and no other one was chosen since.',
        params: addressParams,
        response: { 200: addressReply, ...formErrorReplies, ...sessionReplies, ...absent, ...full },
      },
    },
    async (request) => ({ data: { address: await addresses.restore(bearerOf(request), request.params.id) } }),
  );
};

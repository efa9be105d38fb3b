import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  addedPhotographReply,
  apiPaths,
  photographParams,
  photographQuery,
  photographsParams,
  photographsReply,
} from '@tianguis/contract';
import { mostPhotographBytes } from '@tianguis/domain/photograph';
import Type from 'typebox';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { errorReplies, failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import { type Photographs, pictureHeaders } from './service.ts';

const shared = { tags: [tags.photographs.name] };
const absent = { 404: failing('The customer has no such photograph: PHOTOGRAPH_NOT_FOUND') };
const errors = { ...formErrorReplies, ...sessionReplies };

export const photographRoutes: FastifyPluginAsyncTypebox<{ photographs: Photographs }> = async (
  app,
  { photographs },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.photographs,
    {
      schema: {
        ...{ ...shared, operationId: 'photographs', summary: 'The photographs of a form (AF-02)' },
        description: 'In the sequence of their addition. The form of another customer has none.',
        ...{ params: photographsParams, response: { 200: photographsReply, ...errorReplies, ...sessionReplies } },
      },
    },
    (request) => photographs.list(bearerOf(request), request.params.formulario),
  );

  app.get(
    apiPaths.photograph,
    {
      schema: {
        ...{ ...shared, operationId: 'photograph', summary: 'A photograph of the customer, as WebP' },
        description: 'It was encoded again, without metadata.',
        ...{ params: photographParams, querystring: photographQuery },
        response: { 200: Type.Unsafe<Buffer>({}), ...errorReplies, ...sessionReplies, ...absent },
      },
    },
    async (request, reply) => {
      const { tamano } = request.query;
      const bytes = await photographs.read(bearerOf(request), request.params.fotografia, tamano === 'previa');
      return reply.headers(pictureHeaders).send(bytes);
    },
  );

  app.delete(
    apiPaths.photograph,
    {
      schema: {
        ...{ ...shared, operationId: 'removePhotograph', summary: 'Removes a photograph that was not sent yet' },
        description: 'A photograph that a return or review uses stays.',
        ...{ params: photographParams, response: { 204: Type.Null(), ...errors, ...absent } },
      },
    },
    async (request, reply) => {
      await photographs.remove(bearerOf(request), request.params.fotografia);
      return reply.status(204).send(null);
    },
  );

  // A file is read as it is: its type comes from its bytes, whatever the header says.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post(
      apiPaths.photographs,
      {
        bodyLimit: mostPhotographBytes,
        // A file may wait, and is then decoded.
        handlerTimeout: 40_000,
        schema: {
          ...{ ...shared, operationId: 'addPhotograph', summary: 'Adds a photograph to a form (AF-02)' },
          description:
            'The body is the file: JPEG, PNG or WebP of at most 8 MB. It is encoded again, without metadata. Up to 5 ' +
            'photographs of a form. The same file, sent again, is added once. A form that nobody sends loses its ' +
            'photographs after a day.',
          params: photographsParams,
          response: {
            ...{ 200: addedPhotographReply, ...errors },
            413: failing('More than 8 MB: PAYLOAD_TOO_LARGE'),
            422: failing('The field `fotografia` has the reason: VALIDATION_FAILED'),
          },
        },
      },
      (request) => {
        const { formulario } = request.params as { formulario: string };
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return photographs.add(bearerOf(request), formulario, file);
      },
    );
  });
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, postalCodeParams, postalCodeReply } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import type { PostalCodeService } from './service.ts';

export const postalCodeRoutes: FastifyPluginAsyncTypebox<{ postalCodes: PostalCodeService }> = async (
  app,
  { postalCodes },
) => {
  app.get(
    apiPaths.postalCode,
    {
      schema: {
        operationId: 'getPostalCode',
        summary: 'The places of a postal code',
        description:
          'State, municipality, city and all colonias. Only the state where the shop has no table of postal codes, or ' +
          'a part of one. A code that no state can have is not found; nor is one that a whole table lacks.',
        tags: [tags.shipping.name],
        params: postalCodeParams,
        response: { 200: postalCodeReply, ...errorRepliesWithNotFound('POSTAL_CODE_NOT_FOUND') },
      },
    },
    async ({ params }, reply) => {
      // A shared cache must not store a visitor's postal code.
      forbidCaching(reply);
      const known = await postalCodes.find(params.codigoPostal);
      if (known.kind === 'impossible' || known.kind === 'unlisted') throw new Failure('POSTAL_CODE_NOT_FOUND');
      const place = known.kind === 'listed' ? known.place : undefined;
      return {
        status: 'success',
        error: false,
        code: 200,
        ciudad: place?.city || null,
        estado: known.state.name,
        colonias: place?.colonias ?? [],
        municipio: place?.municipality ?? null,
        c_estado: String(known.state.number).padStart(2, '0'),
      };
    },
  );
};

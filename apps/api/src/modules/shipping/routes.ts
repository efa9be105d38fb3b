import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, zoningParams, zoningQuery, zoningReply } from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { errorRepliesWithNotFound } from '../error-replies.ts';
import { parseIds } from '../id-list.ts';
import type { ShippingService } from './service.ts';

export const shippingRoutes: FastifyPluginAsyncTypebox<{ shipping: ShippingService }> = async (app, { shipping }) => {
  app.get(
    apiPaths.zoning,
    {
      schema: {
        operationId: 'getZoning',
        summary: 'Delivery to a postal code',
        description:
          'Whether it is covered, and when products arrive there if they are ordered now. It is valid until ' +
          '`valid_until`, and as long as nobody changes stock or the rules of shipping.',
        tags: [tags.shipping.name],
        params: zoningParams,
        querystring: zoningQuery,
        response: { 200: zoningReply, ...errorRepliesWithNotFound('POSTAL_CODE_NOT_FOUND') },
      },
    },
    async ({ params, query }, reply) => {
      // A shared cache must not store a visitor's postal code.
      forbidCaching(reply);
      const data = await shipping.zoning(params.codigoPostal, parseIds(query.products ?? ''), query.sku);
      return { status: 'success', code: 200, data };
    },
  );
};

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  apiPaths,
  invoiceFileParams,
  invoiceFileReply,
  invoiceForm,
  invoicesReply,
  orderParams,
} from '@tianguis/contract';
import { forbidCaching } from '../../plugins/cache-tags.ts';
import { tags } from '../../plugins/openapi.ts';
import { bearerOf } from '../accounts/service.ts';
import { failing, formErrorReplies, sessionReplies } from '../error-replies.ts';
import type { Invoices } from './service.ts';

const errors = {
  ...formErrorReplies,
  ...sessionReplies,
  404: failing('The customer has no such order or invoice: ORDER_NOT_FOUND, INVOICE_NOT_FOUND'),
};
const shared = { tags: [tags.orders.name] };

export const invoiceRoutes: FastifyPluginAsyncTypebox<{ invoices: Invoices }> = async (app, { invoices }) => {
  app.addHook('onRequest', async (_request, reply) => {
    forbidCaching(reply);
  });

  app.get(
    apiPaths.invoices,
    {
      schema: {
        ...{ ...shared, operationId: 'invoices', summary: 'The invoices of an order (AF-03)' },
        description: 'One for each seller, with its credit notes, and whether an invoice can be asked for.',
        ...{ params: orderParams, response: { 200: invoicesReply, ...errors } },
      },
    },
    (request) => invoices.read(bearerOf(request), request.params.pedido),
  );

  app.post(
    apiPaths.invoices,
    {
      schema: {
        ...{ ...shared, operationId: 'askForInvoices', summary: 'Ask for the invoices of an order (AF-03, BL-12)' },
        description:
          'Within 30 natural days of the payment, one request for each seller. Sent again with the same id, the reply ' +
          'is the same. Data that the SAT refused are corrected by the same call.',
        ...{ params: orderParams, body: invoiceForm },
        response: {
          ...{ 200: invoicesReply, ...errors },
          409: failing('NO_INVOICE; INVOICE_DATA_DOUBTFUL with `revisado` and `warnings` as `data`'),
        },
      },
    },
    (request) => invoices.ask(bearerOf(request), request.params.pedido, request.body),
  );

  app.get(
    apiPaths.invoiceFile,
    {
      schema: {
        ...{ ...shared, operationId: 'invoiceFile', summary: 'The file of an invoice or of a credit note' },
        description: 'XML or PDF. The invoice of another customer is not found.',
        ...{ params: invoiceFileParams, response: { 200: invoiceFileReply, ...errors } },
      },
    },
    ({ headers, params }) => invoices.file(bearerOf({ headers }), params.pedido, params.factura, params.formato),
  );
};

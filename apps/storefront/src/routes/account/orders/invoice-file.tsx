import { readInvoiceFile } from '../../../features/orders/invoice/invoice.server.ts';
import type { Route } from './+types/invoice-file';

/** AF-03: the file of an invoice, for its customer. */
export const loader = ({ params, context }: Route.LoaderArgs) => readInvoiceFile(context, params);

/** Paths of the pages of an order, for pages and for mails. */

/** The segment of a product in the URL of an order, such as `product=7`. */
const ofProduct = (product: number | undefined): string => (product === undefined ? '' : `/product=${product}`);

/** RL-07: an order. With a product: marks the product. @param order number of the order */
export const orderPath = (order: string, product?: number): string => `/pedido/${order}${ofProduct(product)}`;

/** RL-08: how an order is paid, and what is still to pay. */
export const orderPaymentPath = (order: string, product?: number): string =>
  `/mi-cuenta/mis-pedidos/0/formaCompra/${order}${ofProduct(product)}`;

/** Pages of help with an order (RL-09), and that of its invoices (AF-03). */
export const orderHelpPages = [
  'necesitas-ayuda',
  'motivo-cancelacion',
  'cancelacion-exitosa',
  'datos-bancarios',
  'factura',
] as const;
export type OrderHelpPage = (typeof orderHelpPages)[number];

/** RL-09: a page of help with an order, or with a product in it. */
export const orderHelpPath = (page: OrderHelpPage, order: string, product?: number): string =>
  `/mi-cuenta/mis-pedidos/${order}${ofProduct(product)}/${page}`;

/** Pages of a return of a product (RL-10), in the sequence of the journey. */
export const returnPages = [
  ...(['no-puede-cancelar', 'que-quieres-hacer', 'solicitar-cambio-devolucion', 'no-funciona'] as const),
  ...(['cuentanos-tu-problema', 'adjuntar-fotografias'] as const),
] as const;
export type ReturnPage = (typeof returnPages)[number];

/** RL-10: a page of a return of a product. */
export const returnPagePath = (page: ReturnPage, order: string, product: number): string =>
  `/mi-cuenta/mis-pedidos/${order}${ofProduct(product)}/${page}`;

/** RL-09: where the customer names an account for refunds. */
export const refundAccountPath = (order: string): string => orderHelpPath('datos-bancarios', order);

/** RL-10: a return, with its steps. */
export const returnPath = (order: string, id: string): string => `/pedido/${order}/devolucion/${id}`;

/** RL-10: the label of a return, to print. */
export const returnLabelPath = (order: string, id: string): string => `${returnPath(order, id)}/guia`;

/** AF-03: where the customer asks for the invoices of an order, and finds them. */
export const invoicePath = (order: string): string => orderHelpPath('factura', order);

/** AF-03: the file of an invoice. */
export const invoiceFilePath = (order: string, document: string, format: 'xml' | 'pdf'): string =>
  `${invoicePath(order)}/${document}/${format}`;

/** AF-05: where a customer writes to the shop about an order, or about a product of it. */
export const writePath = (order: string, product?: number): string =>
  `${orderPath(order)}/mensajes${product === undefined ? '' : `?producto=${product}`}`;

/** AF-05: a thread of messages about an order. */
export const threadPath = (order: string, folio: string): string => `${orderPath(order)}/mensajes/${folio}`;

/** PA-07: pays an order by another try, or another way. */
export const payOrderPath = (order: string): string => `/pedido/${order}/pagar`;

/** CO-02: the last page of a checkout, with the slip of OXXO or the CLABE of an unpaid order. */
export const placedOrderPath = (order: string): string => `/comprar/gracias/${order}`;

/** The product of a segment such as `product=7`; undefined for another text. */
export function readOrderProduct(segment: string): number | undefined {
  const [, id] = /^product=([1-9]\d{0,9})$/.exec(segment) ?? [];
  return id === undefined ? undefined : Number(id);
}

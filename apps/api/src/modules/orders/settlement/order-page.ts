import { orderPath } from '@tianguis/domain';

/** The pages on which a customer reads what happens with an order, and pays it. All links to orders are made here. */
export const orderPage = (number: string): { href: string; text: string } => ({
  ...{ href: orderPath(number), text: 'Ver mi pedido' },
});

/** Where the customer pays an order, or reads how to pay it. */
export const payPage = (number: string): string => `/pedido/${number}/pagar`;

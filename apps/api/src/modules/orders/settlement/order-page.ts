import { orderPath } from '@tianguis/domain';

/** The page on which a customer reads what happens with an order (RL-07). */
export const orderPage = (number: string): { href: string; text: string } => ({
  ...{ href: orderPath(number), text: 'Ver el pedido' },
});

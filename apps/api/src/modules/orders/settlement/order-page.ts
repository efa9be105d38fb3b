/**
 * The page on which a customer reads what happens with an order. The shop has no pages of orders yet (RL-07), so the
 * page is that of the customer service. All links to orders are made here.
 */
export const orderPage = (_number: string): { href: string; text: string } => ({
  ...{ href: '/contacto', text: 'Escríbenos' },
});

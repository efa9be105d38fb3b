import { formatMoney } from '@tianguis/domain';

/** Texts of the page on which an order is paid again. */
export const payAgainCopy = {
  title: 'Pagar mi pedido',
  declined: 'Tu pago no se hizo',
  kept: 'Tu pedido sigue apartado, con sus precios y su cupón.',
  missing: 'Por pagar',
  pay: (amount: number) => `Pagar ${formatMoney(amount)}`,
  ready: 'Tu tarjeta está lista.',
  closed: 'Este pedido no se puede pagar ahora.',
  number: (order: string) => `Pedido ${order}`,
  see: 'Ver mi pedido',
} as const;

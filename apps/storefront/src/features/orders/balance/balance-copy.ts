import { formatMoney } from '@tianguis/domain';

/** Texts of the page of the balance (PA-05). */
export const balanceCopy = {
  title: 'Mi saldo a favor',
  intro: 'Es dinero tuyo: úsalo para pagar cualquier compra, o envíalo a tu cuenta. No vence.',
  have: 'Puedes usar',
  held: (amount: number) => `Además, ${formatMoney(amount)} están apartados en pedidos que te falta pagar.`,
  none: 'Todavía no tienes saldo a favor. Aquí llega el dinero que te regresamos, si así lo eliges.',
  shop: 'Usarlo en una compra',
  movements: 'Movimientos',
  order: (number: string) => `Pedido ${number}`,
  payouts: 'Envíos a tus cuentas',
  send: {
    title: 'Enviar a mi cuenta',
    text: 'Te lo transferimos por SPEI, sin costo. Llega en un máximo de 3 días hábiles.',
    amount: 'Cuánto quieres enviar',
    amountHint: (amount: number) => `En pesos, hasta ${formatMoney(amount)}.`,
    submit: 'Enviar a mi cuenta',
  },
  giveUp: {
    title: '¿Vas a borrar tu cuenta?',
    text: 'Mientras tengas saldo, tu cuenta no se borra. Si no lo quieres, puedes renunciar a él. No lo podemos devolver después.',
    submit: (amount: number) => `Renunciar a ${formatMoney(amount)}`,
  },
  done: { sent: 'Listo: tu dinero va en camino a tu cuenta.', gaveUp: 'Listo: ya no tienes saldo a favor.' },
} as const;

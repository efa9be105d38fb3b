import { formatMoney } from '@tianguis/domain';

/** Texts of refunds that only the server writes (AF-01, BL-12). */
export const refundCopy = {
  to: {
    account: (bank: string, last4: string) => `a tu cuenta de ${bank} terminada en ${last4}`,
    card: (card: string) => `a tu ${card}`,
    someCard: 'a la tarjeta con la que pagaste',
    balance: 'a tu saldo a favor',
    credit: 'a tu crédito de la tienda',
    transfer: 'por transferencia',
  },
  states: { due: 'Autorizado', asked: 'En proceso', made: 'Enviado', failed: 'En proceso', arrived: 'Listo' },
  arrives: (state: string, day: string) => `${state}: llega a más tardar ${day}.`,
  late: (day: string) => `Debió llegar ${day}. Si no lo ves, pregunta a tu banco y escríbenos.`,
  arrived: {
    card: 'Ya está en tu tarjeta.',
    balance: 'Ya lo puedes usar.',
    credit: 'Ya bajó lo que debes.',
    other: 'Ya está en tu cuenta.',
  },
  missing: 'Falta tu CLABE para transferirlo.',
  failed: 'No se pudo hacer por donde pagaste. Danos tu CLABE y te lo transferimos.',
  atOnce: (amount: number) => `Te regresamos ${formatMoney(amount)} a tu saldo a favor, al momento.`,
  lessDebt: (amount: number) => `Baja ${formatMoney(amount)} lo que debes de tu crédito, al momento.`,
  sentence: (amount: number, to: string, day: string) =>
    `Te regresamos ${formatMoney(amount)} ${to}; llega a más tardar ${day}.`,
  withoutDay: (amount: number, to: string) => `Te regresamos ${formatMoney(amount)} ${to}.`,
  needsAccount: (amount: number, days: number) =>
    `Te regresamos ${formatMoney(amount)} por transferencia. Llega en un máximo de ${days} días hábiles desde que nos des tu CLABE.`,
} as const;

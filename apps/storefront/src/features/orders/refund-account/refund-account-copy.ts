import { formatMoney } from '@tianguis/domain';

/** Texts of the page with the account for refunds (RL-09). */
export const refundAccountCopy = {
  title: '¿A qué cuenta te transferimos?',
  named: 'Ya tenemos tu cuenta',
  none: 'No hace falta ninguna cuenta',
  noneText:
    'Ningún reembolso de este pedido espera una cuenta. En tu pedido ves por dónde regresa tu dinero y cuándo llega.',
  see: 'Ver mi pedido',
  amount: (amount: number) => `Te vamos a transferir ${formatMoney(amount)}`,
  why: 'Lo que se paga en efectivo o por transferencia no puede regresar solo. Por eso necesitamos tu CLABE.',
  days: (days: number) => `Llega en un máximo de ${days} días hábiles desde que nos la des.`,
  confirm: 'Para cuidar tu dinero, primero confirma que eres tú. Después escribes tu CLABE.',
  goOn: 'Confirmar que soy yo',
  clabe: 'CLABE',
  clabeHint:
    'Son 18 dígitos. La encuentras en la app de tu banco o en tu estado de cuenta. No es el número de tu tarjeta.',
  holder: 'Nombre de quien tiene la cuenta',
  holderHint: 'Como está en su banco.',
  final: 'Revísala bien: después de guardarla ya no se puede cambiar.',
  submit: 'Guardar mi cuenta',
  sending: 'Guardando…',
  restored: 'Lo que escribiste sigue aquí: revísalo y guárdalo otra vez.',
  orBalance: 'O recíbelo ahora',
  balanceText:
    'Si lo prefieres, lo pasamos a tu saldo a favor al momento. Lo usas aquí, o lo envías después a tu cuenta.',
  toBalance: (amount: number) => `Recibir ${formatMoney(amount)} en mi saldo`,
  account: 'Tu cuenta para el reembolso',
  bank: 'Banco',
  last4: 'CLABE',
  ending: (last4: string) => `terminada en ${last4}`,
  owner: 'A nombre de',
} as const;

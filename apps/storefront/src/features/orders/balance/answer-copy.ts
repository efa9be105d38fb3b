/** Texts of the balance that only the server writes: in its data, and in answers of its forms (PA-05). */
export const answerCopy = {
  movements: {
    refund: 'Reembolso',
    hold: 'Pago de un pedido',
    release: 'El pedido no se pagó: tu saldo regresó',
    payout: 'Envío a tu cuenta',
    payout_returned: 'Tu banco no aceptó el envío',
    given_up: 'Renunciaste a tu saldo',
    correction: 'Ajuste de la tienda',
  },
  gift: (from: string, title: string) => `Regalo${from === '' ? '' : ` de ${from}`} que cambiaste por saldo: ${title}`,
  account: (bank: string, last4: string) => `A tu cuenta de ${bank} terminada en ${last4}`,
  payouts: {
    asked: (day: string) => `En camino: llega a más tardar ${day}.`,
    transferred: 'Ya está en tu cuenta.',
    returned: 'Tu banco no lo aceptó: está otra vez en tu saldo.',
  },
  noClabe: 'Escribe los 18 dígitos de tu CLABE.',
  noHolder: 'Escribe el nombre de quien tiene la cuenta.',
  noAmount: 'Escribe cuánto quieres enviar, por ejemplo 150.00.',
  unreadable: 'No pudimos leer lo que escribiste. Revísalo e inténtalo de nuevo.',
  failed: 'No pudimos hacerlo. Tu saldo no cambió: inténtalo de nuevo en un momento.',
} as const;

/** Texts of the store credit that only the server writes (RT-29). */
export const answerCopy = {
  movements: {
    capture: 'Compra',
    refund: 'Reembolso',
    payment: 'Tu pago',
    payout: 'Te transferimos lo que tenías a favor',
    correction: 'Ajuste de la tienda',
  },
  until: (day: string) => `Paga a más tardar el ${day}.`,
  statement: (day: string) => `Cierra el ${day}`,
  due: (day: string) => `Se paga a más tardar el ${day}`,
  noIncome: 'Escribe cuánto ganas al mes, por ejemplo 12,500.',
  noAge: 'Solo podemos dar crédito a personas de 18 años o más.',
  noContract: 'Para pedir el crédito, lee y acepta el contrato.',
  unreadable: 'No pudimos leer lo que escribiste. Revísalo e inténtalo de nuevo.',
  failed: 'No pudimos enviar tu solicitud. Inténtalo de nuevo en un momento: no se manda dos veces.',
} as const;

import { formatMoney } from '@tianguis/domain';

/** Texts of the page after an order. */
export const afterCopy = {
  thanks: {
    number: (order: string) => `Pedido ${order}`,
    see: 'Ver mi pedido',
    shopping: 'Seguir comprando',
    mail: 'También te lo mandamos por correo.',
    paid: {
      title: '¡Gracias! Tu pedido está pagado',
      text: 'Empezamos a prepararlo.',
      by: (way: string) => `Pagaste con ${way}`,
      total: 'Pagado',
    },
    review: {
      title: 'Recibimos tu pedido',
      text: 'Estamos revisándolo antes de cobrar. Tu banco apartó el importe; si no lo confirmamos, se libera solo. No vuelvas a pagar.',
    },
    unknown: {
      title: 'Tu pago está en camino',
      text: 'Todavía no nos responde el banco. No vuelvas a pagar: tu pedido está apartado y esta página se actualiza sola.',
      checked: (time: string) => `Última revisión: ${time}`,
      look: 'Revisar ahora',
      still: 'Seguimos esperando la respuesta del banco.',
    },
    challenge: {
      title: 'Falta que confirmes con tu banco',
      text: 'Tu banco quiere comprobar que eres tú. Después vuelves aquí.',
      go: 'Confirmar con mi banco',
    },
    declined: {
      title: 'Tu pago no se hizo',
      kept: 'Tu pedido sigue apartado, con sus precios y su cupón.',
      again: 'Intentar de nuevo o pagar de otra forma',
    },
    unpaid: {
      title: 'Falta pagar tu pedido',
      text: 'Tus productos están apartados.',
      pay: (amount: number) => `Pagar ${formatMoney(amount)}`,
    },
    ended: {
      title: 'Este pedido ya no se puede pagar',
      expired: 'Se acabó el tiempo para pagarlo y soltamos tus productos.',
      cancelled: 'Se canceló antes de pagarse.',
      received: (amount: number) => `Los ${formatMoney(amount)} que recibimos se te devuelven.`,
      cart: 'Ir a mi carrito',
    },
    away: 'No pudimos preguntarle al banco, así que esto puede no ser lo último. No vuelvas a pagar; se actualiza solo.',
    parcels: 'Cuándo llega',
    parcelsIfPaid: 'Cuándo llega, si pagas hoy',
  },
  oxxoSlip: {
    title: 'Paga en OXXO para completar tu pedido',
    amount: 'Paga exactamente',
    reference: 'Referencia',
    barcode: (reference: string) => `Código de barras de la referencia ${reference}`,
    until: (moment: string) => `Paga hasta ${moment}. Después se cancela y soltamos tus productos.`,
    stepsTitle: 'En la caja',
    steps: [
      'Di que quieres hacer un pago de servicio o depósito con referencia.',
      'Muestra el código de barras, o dicta la referencia.',
      'Paga en efectivo el importe exacto y guarda tu ticket.',
    ],
    note: 'OXXO cobra una comisión en caja que no es nuestra. Nos avisa de tu pago a más tardar el siguiente día hábil.',
    rule: 'OXXO acepta hasta $10,000 por pago.',
    print: 'Imprimir',
    other: 'Pagar de otra forma',
  },
  transfer: {
    title: 'Haz tu transferencia para completar tu pedido',
    clabe: 'CLABE',
    copyClabe: 'Copiar CLABE',
    copyAmount: 'Copiar importe',
    copyConcept: 'Copiar concepto',
    copied: 'Copiado',
    copyFailed: 'No pudimos copiarlo: selecciónalo y cópialo tú.',
    bank: 'Banco',
    beneficiary: 'Beneficiario',
    amount: 'Importe exacto',
    concept: 'Concepto',
    until: (moment: string) => `Transfiere hasta ${moment}. Después se cancela y soltamos tus productos.`,
    part: (received: number, missing: number) =>
      `Recibimos ${formatMoney(received)}. Faltan ${formatMoney(missing)}: transfiérelos a la misma CLABE.`,
    missing: 'Falta',
    note: 'Se acredita en minutos, a cualquier hora. Esta CLABE es solo de este pedido: si mandas de más, te lo devolvemos.',
    other: 'Pagar de otra forma',
  },
} as const;

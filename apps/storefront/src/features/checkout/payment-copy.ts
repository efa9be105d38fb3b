import { formatMoney } from '@tianguis/domain';

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
const brandOf = (brand: string): string => brands[brand.toLowerCase()] ?? 'Tarjeta';

/** Texts of the ways to pay, and of the pages after an order. */
export const paymentCopy = {
  title: '¿Cómo quieres pagar?',
  legend: 'Forma de pago',
  none: 'Elige cómo quieres pagar.',
  brand: brandOf,
  card: ({ brand, last4 }: { brand: string; last4: string }) => `${brandOf(brand)} •••• ${last4}`,
  cardSpoken: ({ brand, last4 }: { brand: string; last4: string }) =>
    `${brandOf(brand)} terminada en ${last4.split('').join(' ')}`,
  expires: (date: string) => `Vence ${date}`,
  kinds: { credit: 'Crédito', debit: 'Débito' } as Readonly<Record<string, string>>,
  newCard: 'Tarjeta de crédito o débito',
  otherCard: 'Otra tarjeta',
  newCardHint: 'Los datos los recibe el banco, no nosotros.',
  laterCardHint: 'Escribes los datos en la página del banco, después de hacer tu pedido.',
  typeCard: 'Escribir los datos de mi tarjeta',
  typedCard: 'Tarjeta lista',
  frame: 'Datos de tu tarjeta',
  frameLoading: 'Abriendo el formulario seguro del banco…',
  frameFailed: 'No pudimos abrir el formulario del banco. Inténtalo de nuevo, o elige otra forma de pago.',
  frameAgain: 'Intentar de nuevo',
  fullPage: 'Abrirlo en una página completa',
  oxxo: 'Efectivo en OXXO',
  spei: 'Transferencia SPEI',
  until: (moment: string) => `Tienes hasta ${moment} para pagar.`,
  oxxoHint: 'Pagas en caja con una referencia.',
  speiHint: 'Desde la app de tu banco, a una CLABE solo para este pedido.',
  refused: 'No disponible para esta compra',
  months: {
    legend: '¿En cuántos pagos?',
    one: (total: number) => `Un solo pago de ${formatMoney(total)}`,
    plan: ({ months, first, rest }: { months: number; first: number; rest: number }) =>
      first === rest
        ? `${months} × ${formatMoney(rest)}`
        : `1 × ${formatMoney(first)} y ${months - 1} × ${formatMoney(rest)}`,
    total: (total: number) => `Total ${formatMoney(total)}, sin intereses`,
    name: (months: number) => `${months} meses sin intereses`,
    dropped: (months: number) =>
      `Los ${months} meses que habías elegido ya no aplican a este total. Elige otra vez en cuántos pagos.`,
  },
  deleteCard: 'Los datos de tu tarjeta nunca pasan por nuestra tienda.',
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
  payAgain: {
    title: 'Pagar mi pedido',
    declined: 'Tu pago no se hizo',
    missing: 'Por pagar',
    pay: (amount: number) => `Pagar ${formatMoney(amount)}`,
    ready: 'Tu tarjeta está lista.',
    closed: 'Este pedido no se puede pagar ahora.',
  },
} as const;

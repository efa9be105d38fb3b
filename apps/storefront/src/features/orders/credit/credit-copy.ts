import { formatMoney } from '@tianguis/domain';

/** Texts of the pages of the store credit (RT-29). */
export const creditCopy = {
  /** `Crédito Tianguis •••• 1234` */
  named: (label: string, ending: string) => `${label} •••• ${ending}`,
  account: 'Mi cuenta',
  available: 'Puedes gastar',
  limit: (limit: number) => `de tu límite de ${formatMoney(limit)}`,
  used: 'Debes',
  favor: 'A tu favor',
  favorText: 'Paga primero tus próximas compras. Si lo prefieres en tu cuenta, escríbenos y te lo transferimos.',
  stopped: 'Tu crédito está en pausa: por ahora no puedes comprar con él. Lo que debes se paga igual.',
  closed: 'Por ahora no damos crédito para compras nuevas. Lo que debes se paga igual, en sus fechas.',
  overdue: (amount: number) =>
    `Tienes ${formatMoney(amount)} vencidos. No cobramos intereses ni cargos, ` +
    'pero hasta que los pagues no puedes comprar con tu crédito.',
  next: 'Tu próximo pago',
  nothing: 'No debes nada. ¡Vas muy bien!',
  pay: {
    title: 'Cómo pagar',
    text:
      'Haz una transferencia SPEI desde la app de tu banco. ' +
      'La abonamos en un máximo de un día hábil, y te avisamos por correo.',
    clabe: 'CLABE',
    bank: 'Banco',
    holder: 'Beneficiario',
    concept: 'Concepto',
    conceptHint: 'Es el número de tu crédito: con él sabemos que el pago es tuyo.',
  },
  statements: 'Estados de cuenta',
  charges: 'Compras',
  credits: 'Pagos y reembolsos',
  missing: 'Te falta pagar',
  order: (number: string) => `Pedido ${number}`,
  benefits: 'Cómo funciona',
  contract: 'Contrato de crédito',
  shop: 'Ver ofertas de hoy',
  none: 'Todavía no hay movimientos. Cuando compres con tu crédito, aquí ves cada compra y su fecha de pago.',
  ask: {
    title: (label: string) => `Pide tu ${label}`,
    intro: 'Te toma un minuto. Casi siempre te respondemos al momento; si no, una persona lo revisa y te escribe.',
    income: '¿Cuánto ganas al mes?',
    incomeHint: 'En pesos, después de impuestos. Por ejemplo 12,500.',
    isAdult: 'Tengo 18 años o más.',
    contract: 'Leí y acepto el contrato de crédito.',
    read: 'Leer el contrato',
    submit: 'Pedir mi crédito',
    sending: 'Enviando tu solicitud…',
    why: 'Usamos tu ingreso solo para decidir tu límite. No consultamos el buró de crédito.',
  },
  open: {
    title: 'Estamos revisando tu solicitud',
    text: (day: string) => `La recibimos el ${day}. Una persona la revisa y te escribe a tu correo.`,
  },
  refused: {
    title: 'Esta vez no podemos darte el crédito',
    text: 'Te escribimos el motivo a tu correo. Puedes pedirlo otra vez 30 días después de nuestra respuesta.',
  },
  accepted: 'Listo: ya tienes crédito. Elígelo al pagar tu próxima compra.',
  benefit: {
    title: 'Lo que te cuesta: nada más que tu compra',
    list: [
      'Sin intereses, sin anualidad y sin comisiones.',
      'Compras hoy y pagas el mes completo en una sola fecha.',
      'Puedes pagar antes cuando quieras, todo o una parte.',
      'Si devuelves algo, baja lo que debes al momento.',
    ],
    example: 'Un ejemplo',
    exampleText: (amount: number, bought: string, cut: string, due: string) =>
      `Compras ${formatMoney(amount)} el ${bought}. Tu mes cierra el ${cut} ` +
      `y pagas ${formatMoney(amount)} en un solo pago, a más tardar el ${due}.`,
    total: (amount: number) => `Total a pagar: ${formatMoney(amount)}. Intereses: $0. Comisiones: $0.`,
    cat: (cat: string, day: string) =>
      `CAT promedio ${cat} % sin IVA. Para fines informativos y de comparación. ` +
      `Calculado el ${day}, con tasa fija anual de 0 %.`,
    how: 'Cómo pedirlo',
    howText: (income: number) =>
      `Con tu cuenta, si tienes 18 años o más y ganas al menos ${formatMoney(income)} al mes. ` +
      'Escribes tu ingreso, aceptas el contrato y te respondemos.',
    ask: 'Pedir mi crédito',
    mine: 'Ya lo tengo: ver mi crédito',
  },
} as const;

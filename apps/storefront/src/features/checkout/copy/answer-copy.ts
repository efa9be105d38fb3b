import { dateFormat, formatMoney } from '@tianguis/domain';

const dayOf = dateFormat({ day: 'numeric', month: 'long' });

/** Texts that only the server writes: in answers of forms, and in the data of a page. */
export const answerCopy = {
  failed: 'No pudimos guardarlo. No cobramos nada y no se perdió nada: inténtalo de nuevo.',
  unreadable: 'No entendimos tu elección. Vuelve a elegir e inténtalo de nuevo.',
  away: 'No pudimos comunicarnos con el banco. No sabemos todavía si se hizo el cargo: antes de pagar otra vez, mira tu pedido.',
  balance: 'tu saldo a favor',
  credit: {
    name: (label: string, ending: string) => `${label} •••• ${ending}`,
    terms: (available: number, due: string) =>
      `Tienes ${formatMoney(available)}. Un solo pago a más tardar el ${dayOf(due)}, sin intereses ni comisiones. CAT 0.0 % sin IVA.`,
  },
  ofBalance: 'De tu saldo a favor',
  leftToPay: 'Te falta pagar',
  balanceChoice: {
    have: (amount: number) => `Tienes ${formatMoney(amount)} de saldo a favor`,
    offer: (amount: number, rest: number) =>
      rest === 0
        ? 'Alcanza para pagar toda tu compra.'
        : `Paga ${formatMoney(amount)} con él; quedan ${formatMoney(rest)}.`,
    uses: (amount: number) => `Usas ${formatMoney(amount)} de tu saldo a favor`,
    rest: (rest: number) => `Te falta pagar ${formatMoney(rest)} de otra forma.`,
    all: 'Con eso pagas toda tu compra.',
    field: 'Cuánto quieres usar',
    use: 'Usar mi saldo',
    change: 'Cambiar',
    stop: 'No usarlo',
    next: 'Continuar',
  },
  held: (amount: number) => `Ya apartamos ${formatMoney(amount)} de tu saldo a favor para este pedido.`,
  part: {
    safe: (received: number) => `Ya recibimos ${formatMoney(received)} de tu transferencia y están seguros.`,
    slip: (whole: number, missing: number, received: number) =>
      `Tu ficha es por ${formatMoney(whole)}: si la pagas, los ${formatMoney(received)} quedan en tu saldo a favor. ` +
      `También puedes transferir solo los ${formatMoney(missing)} que faltan.`,
    rest: (missing: number) =>
      `Transfiere los ${formatMoney(missing)} que faltan. Si no llegan a tiempo, te regresamos lo que recibimos.`,
  },
  none: {
    address: 'Elige a dónde lo enviamos.',
    way: 'Elige cómo quieres pagar.',
    amount: 'Escribe cuánto quieres usar, en pesos: 150 o 150.50.',
  },
  tooLong: {
    recibe: 'Escribe un nombre más corto, de hasta 100 letras',
    dedicatoria: 'Escribe una nota más corta, de hasta 500 letras',
  },
  shippingOf: (seller: string) => `Envío de ${seller}`,
  pickupOf: (seller: string) => `Recoger en tienda: ${seller}`,
  delivery: {
    services: {
      pickup: 'Recoger en tienda',
      express: 'Envío exprés',
      voluminoso: 'Entrega de artículos grandes',
      digital: 'Entrega digital',
    } as Readonly<Record<string, string>>,
    usual: 'Envío a domicilio',
    pickup: (day: string) => `Listo para recoger ${day}`,
    unknown: 'Te confirmamos la fecha en cuanto salga',
    digital: 'Te llega por correo en cuanto se confirma tu pago',
  },
  texts: {
    'terminos-y-condiciones': 'los términos y condiciones',
    'politica-devoluciones': 'la política de devoluciones',
    'politica-reembolso': 'la política de reembolso',
    'politica-garantia': 'la política de garantía',
    'aviso-privacidad': 'el aviso de privacidad',
    // No page, but a difference that is said.
    oferta: 'las condiciones de esta tienda',
  } as Readonly<Record<string, string>>,
} as const;

export const contentsName = (slug: string): string => answerCopy.texts[slug] ?? slug.replaceAll('-', ' ');

/** Texts of the pages. */
import type { Behaviour } from '../cards/behaviour.ts';
import type { CardError } from '../cards/card-form.ts';

export const copy = {
  bank: 'Banco de demostración',
  noRealMoney: 'Aquí no se mueve dinero de verdad',
  home: {
    title: 'Un banco que no existe',
    text: [
      'Este programa hace el papel del banco en la tienda de demostración: recibe tarjetas de prueba, confirma compras y cobra fichas y transferencias que nadie paga de verdad.',
      'Nunca escribas aquí los datos de una tarjeta real.',
    ],
  },
  notFound: {
    title: 'Esta página no existe',
    text: 'Revisa la dirección, o regresa a la tienda y vuelve a intentarlo desde ahí.',
  },
  badRequest: {
    title: 'No pudimos leer lo que enviaste',
    text: 'Regresa a la página anterior y vuelve a intentarlo.',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    text: 'Espera un momento y vuelve a cargar la página. Si ya habías confirmado tu compra, no la pagues otra vez: la tienda te dirá cómo quedó.',
  },
  back: 'Regresar a la tienda',
};

export const cardCopy = {
  title: 'Tu tarjeta',
  amount: 'Vas a pagar',
  number: 'Número de tarjeta',
  expires: 'Vence',
  expiresFormat: 'MM/AA',
  cvc: 'CVC',
  name: 'Nombre en la tarjeta',
  save: 'Guardar esta tarjeta para otra compra',
  submit: 'Usar esta tarjeta',
  /** The shop charges later, so this page says that nothing is charged yet. */
  notYet: 'Todavía no se cobra nada: la tienda te muestra el total antes de comprar.',
  testCards: 'Tarjetas de prueba',
  testCardsHelp: 'Elige una y el formulario se llena solo. Nunca escribas aquí una tarjeta real.',
  done: (last4: string) => `Tarjeta terminada en ${last4} lista`,
  expiredTitle: 'Esta página venció',
  expired: 'Pasó más de una hora. Regresa a la tienda y elige otra vez cómo pagar: tu pedido sigue ahí.',
};

export const cardErrors: Record<CardError, string> = {
  missing: 'Falta',
  not_digits: 'Solo lleva números',
  wrong_length: 'Faltan o sobran dígitos',
  wrong_check_digit: 'Revisa los dígitos',
  unknown_brand: 'No aceptamos esta marca',
  not_a_date: 'Así: 08/29',
  past: 'Ya venció',
  too_far: 'Revisa el año',
  cvc_3: 'Son 3 dígitos',
  cvc_4: 'Son 4 dígitos',
  too_long: 'Máximo 80 letras',
};

export const behaviourWords: Record<Behaviour, string> = {
  approved: 'aprobada',
  declined: 'rechazada',
  insufficient_funds: 'sin fondos',
  expired_card: 'el banco dice que ya venció',
  wrong_data: 'datos incorrectos',
  challenge: 'pide confirmar con un código',
  challenge_post: 'pide un código y regresa por otro camino',
  disputed: 'aprobada; a los 5 segundos el titular la desconoce',
  refunds_fail: 'aprobada; los reembolsos fallan',
  timeout_after: 'cobra, pero el banco nunca contesta',
  timeout_before: 'no cobra, y el banco nunca contesta',
  months_refused: 'aprobada en un pago; rechaza los meses',
};

/** A kind behind the name of a brand. */
export const kindWords = { credit: '', debit: ' de débito' };

export const challengeCopy = {
  title: 'Confirma tu compra',
  shop: 'Tienda',
  amount: 'Importe',
  card: 'Tarjeta',
  months: (count: number) => `en ${count} meses sin intereses`,
  what: 'Compra',
  code: 'Código de confirmación',
  help: (code: string) => `Es un banco de demostración y no envía mensajes. Escribe el código ${code}.`,
  confirm: 'Confirmar la compra',
  refuse: 'Cancelar la compra',
  wrong: (left: number) =>
    left === 1 ? 'Ese código no es. Te queda 1 intento.' : `Ese código no es. Te quedan ${left} intentos.`,
  missing: 'Escribe los 6 números del código.',
  confirmed: 'Listo, confirmaste tu compra',
  refused: 'La compra no se confirmó',
  closed: 'La tienda cerró este pago',
  confirmedText: 'Regresa a la tienda para ver tu pedido.',
  refusedText: 'No se cobró nada. En la tienda puedes intentar otra vez o pagar de otra forma.',
  closedText: 'No se cobró nada. Regresa a la tienda para ver tu pedido.',
  leading: 'Te llevamos de regreso a la tienda. Si no pasa nada, presiona el botón.',
};

export const cashierCopy = {
  title: 'Caja de demostración',
  help: 'Aquí haces el papel de la cajera de OXXO, del banco que transfiere y del titular de una tarjeta.',
  pay: 'Recibir un pago',
  number: 'Referencia de la ficha o CLABE',
  numberHelp: '14 dígitos de una ficha de OXXO, o 18 de una CLABE. Con o sin espacios.',
  how: '¿Cuánto llega?',
  ways: {
    exact: 'Lo que falta',
    part: 'Solo la mitad',
    excess: '$100 de más',
    twice: 'El importe completo, dos veces',
    other: 'Otra cantidad',
  },
  other: 'Cantidad, en pesos',
  late: 'Tarde: primero vence, y después llega el dinero',
  submit: 'Recibir',
  open: 'Por pagar',
  nothingOpen: 'No hay fichas ni transferencias por pagar.',
  recent: 'Terminados hace poco',
  cards: 'Pagos con tarjeta',
  noCards: 'Todavía no hay pagos con tarjeta.',
  payRest: (amount: string) => `Pagar ${amount}`,
  otherWay: 'De otra forma',
  payLate: 'Pagar tarde',
  openDispute: 'Desconocer el cargo',
  won: 'Gana la tienda',
  lost: 'Gana el titular',
  until: (moment: string) => `vence ${moment}`,
  received: (amount: string, whole: string) => `Llegaron ${amount} de ${whole}`,
  refunded: (amount: string) => `${amount} reembolsados`,
  ways_: { card: 'Tarjeta', oxxo: 'OXXO', spei: 'SPEI' },
  states: {
    pending: 'por pagar',
    challenge: 'por confirmar',
    authorised: 'autorizado',
    paid: 'pagado',
    declined: 'rechazado',
    cancelled: 'cancelado por la tienda',
    expired: 'vencido',
  },
  disputes: { open: 'desconocido', won: 'disputa ganada por la tienda', lost: 'disputa ganada por el titular' },
  notices: {
    received: 'Listo, llegó el dinero. La tienda recibe el aviso enseguida.',
    dispute: 'Listo. La tienda recibe el aviso enseguida.',
  },
  errors: {
    missing: 'Escribe la referencia o la CLABE.',
    not_digits: 'Solo lleva números.',
    wrong_length: 'Una referencia tiene 14 dígitos y una CLABE 18.',
    wrong_check_digit: 'Un dígito no coincide. Revisa el número.',
    unknown: 'Ningún pago tiene este número.',
    ended: 'Este pago ya venció o la tienda lo canceló. Marca «Tarde» para que el dinero llegue de todos modos.',
    bad_amount: 'Escribe una cantidad mayor que cero, como 150.50.',
    form: 'Esta página era antigua. Vuelve a intentarlo.',
  },
};

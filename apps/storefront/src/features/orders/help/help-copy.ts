import { formatMoney } from '@tianguis/domain';

/** Texts of the ways on from an order that only the server writes (RL-09). */
export const helpCopy = {
  account: {
    title: 'Dar mi CLABE',
    text: (amount: number) => `Te vamos a transferir ${formatMoney(amount)}. Solo falta saber a qué cuenta.`,
  },
  cancel: {
    order: 'Cancelar mi pedido',
    product: 'Cancelar este producto',
    rest: 'Cancelar lo que no ha salido',
    others: 'Cancelar lo demás',
    paid: 'No cuesta nada mientras no salga. Te regresamos lo que pagaste por lo que canceles, también su envío.',
    free: 'No cuesta nada mientras no salga.',
    unpaid: 'Todavía no lo pagas, así que no te cobramos nada.',
    authorised: 'Todavía no te cobramos: tu banco libera el dinero que apartó.',
    partial: 'Te regresamos lo que ya nos llegó.',
  },
  pay: { title: 'Pagarlo ahora', text: 'Apartamos tus piezas mientras lo pagas.' },
  change: {
    title: 'Cambiar algo',
    text: 'Tu pedido también está en tu carrito: cámbialo ahí antes de pagarlo.',
  },
  payment: { title: 'Ver cómo va mi pago' },
  refund: {
    title: (count: number) => (count === 1 ? 'Ver mi reembolso' : `Ver mis ${count} reembolsos`),
    text: (amount: number, to: string, progress: string) => `${formatMoney(amount)} ${to}. ${progress}`,
    texts: (amount: number, progress: string) => `${formatMoney(amount)} en total. El último: ${progress}`,
  },
  review: {
    title: 'Escribir mi opinión',
    titleOf: (title: string) => `Opinar de ${title}`,
    text: '¿Cómo te salió? Tu opinión ayuda a otras personas a decidir.',
  },
  return: {
    single: {
      title: 'Devolverlo',
      text: 'Tienes 30 días desde que lo recibes. Te decimos cuánto te regresamos y cuándo.',
    },
    some: { title: (title: string) => `Devolver ${title}` },
    running: {
      title: (number: string) => `Ver mi devolución ${number}`,
      text: (word: string) => `Ahora: ${word}.`,
    },
    over: {
      title: 'Devolver algo',
      text: 'Tienes 30 días desde que lo recibes. Mira cómo se hace y quién paga el envío.',
    },
  },
  write: {
    title: 'Escríbenos',
    text: 'Cuéntanos qué pasó. Te respondemos en tu cuenta, y te avisamos por correo.',
    thread: (folio: string) => `Ver mi mensaje ${folio}`,
  },
  left: {
    carrier: 'Ya salió, así que ya no se puede cancelar',
    other: 'Ya no se puede cancelar',
    part: 'Una parte ya salió, y esa ya no se puede cancelar',
    text: 'Cuando lo recibas tienes 30 días para devolverlo. Si algo urge, escríbenos y lo vemos contigo.',
    back: 'Va de regreso con quien lo vende. En cuanto llegue, empieza tu reembolso.',
  },
  over: {
    cancelled: 'Ya está cancelado',
    text: 'No falta nada por hacer. Si lo quieres otra vez, puedes comprarlo de nuevo.',
  },
} as const;

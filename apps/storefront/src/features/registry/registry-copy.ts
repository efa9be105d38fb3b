import { dateFormat, plural } from '@tianguis/domain';

const day = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Texts of gift registries for everybody (RT-23). */
export const registryCopy = {
  title: 'Mesa de regalos',
  titleOf: (names: string) => `Mesa de regalos de ${names}`,
  searched: (name: string) => `Mesas de regalos de “${name}”`,
  wrongCode: 'No encontramos esa mesa de regalos',
  description: 'Crea tu mesa de regalos, compártela con un código y recibe todo en tu casa sin dar tu dirección.',
  intro: 'Pide lo que de verdad quieres. Quien te quiere lo compra, y llega a tu casa sin que nadie vea tu dirección.',
  create: 'Crear mi mesa',
  mine: 'Ver mis mesas',
  steps: [
    { icon: 'gift', title: 'Arma tu mesa', text: 'Dinos qué celebras y agrega productos desde su página.' },
    { icon: 'share', title: 'Compártela', text: 'Manda el enlace o el código. Nadie la encuentra si tú no quieres.' },
    {
      icon: 'truck',
      title: 'Recibe en casa',
      text: 'Cada regalo va a la dirección que elegiste. Tus invitados no la ven.',
    },
    {
      icon: 'heart',
      title: 'Da las gracias',
      text: 'Ve quién te regaló qué, con su dedicatoria. O guarda la sorpresa.',
    },
  ],
  find: {
    title: '¿Vas a regalar?',
    code: 'Código de la mesa',
    codeHint: 'Doce letras y números, como ABCD-2345-EFGH.',
    open: 'Abrir la mesa',
    wrongCode: 'Ese código no está completo. Revisa que tenga doce letras y números.',
    name: 'Nombre de quienes celebran',
    nameHint: 'Solo aparecen las mesas de quienes quisieron aparecer.',
    search: 'Buscar por nombre',
    found: (count: number) => plural(count, 'mesa encontrada', 'mesas encontradas'),
    none: 'No encontramos una mesa con ese nombre. Pide el código a quienes celebran: así la abres siempre.',
  },
  day,
  for: (kind: string) => `Mesa de regalos · ${kind}`,
  code: 'Código',
  goesTo: (town: string) => `Los regalos llegan a su casa, en ${town}. No necesitas su dirección.`,
  closed: 'Esta mesa ya no recibe regalos.',
  noAddress: 'Esta mesa todavía no tiene a dónde mandar los regalos. Vuelve más tarde.',
  empty: 'Todavía no hay regalos en esta mesa. Vuelve más tarde.',
  list: 'Lo que quieren',
  give: 'Regalar',
  giveOf: (title: string) => `Regalar ${title}`,
  all: 'Ya lo regalaron',
  held: 'Alguien lo está pagando',
  left: (left: number, wanted: number) =>
    wanted === 1 ? 'Quieren 1' : `${left === 1 ? 'Falta' : 'Faltan'} ${left} de ${wanted}`,
  soldOut: 'Agotado por ahora',
  gone: 'Ya no se vende',
  missing: {
    title: 'No encontramos esa mesa',
    text: 'Revisa el código con quienes celebran. Tal vez le falta una letra.',
    action: 'Buscar otra mesa',
  },
  giving: {
    title: 'Tu regalo',
    up: 'Volver a la mesa',
    for: (names: string) => `Para ${names}`,
    address: (town: string) => `Lo mandamos a su casa, en ${town}. Por su tranquilidad no te mostramos la dirección.`,
    change:
      'Mientras la paquetería no lo tenga, quien lo recibe puede cambiarlo por saldo en la tienda. Si lo hace, te avisamos: ve cuánto pagaste, y ese dinero ya no regresa a ti.',
    pieces: 'Cuántas piezas',
    note: 'Tu dedicatoria',
    noteHint: 'La leen junto con tu nombre.',
    optional: 'opcional',
    submit: 'Comprar este regalo',
    sending: 'Preparando tu compra…',
    apart: 'Cada regalo se compra aparte de tu carrito, porque va a otra casa.',
    none: 'Este regalo ya no se puede comprar: ya lo regalaron, o no hay por ahora.',
  },
} as const;

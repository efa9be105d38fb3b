import { formatMoney } from '@tianguis/domain';
import { differenceDays } from '@tianguis/domain/order';

/** Texts of returns that only the server writes: in the data of a page, and in answers of its forms (RL-10). */
export const answerCopy = {
  reasons: {
    'no-funciona': ['No funciona', 'No prende, se apaga o hace algo raro'],
    'llego-roto': ['Llegó roto o dañado', 'Se rompió en el camino, o la caja llegó abierta'],
    incompleto: ['Le falta algo', 'Piezas, accesorios o parte de lo que pediste'],
    'otro-producto': ['Es otro producto', 'Otro modelo, otro color u otra talla de lo que pediste'],
    'no-es-como-decia': ['No es como decía la página', 'Las medidas, el material o lo que hace son distintos'],
    'no-me-queda': ['No me queda', 'Lo quiero devolver: la talla o el tamaño no me sirven'],
    'me-arrepenti': ['Ya no lo quiero', 'Cambié de idea'],
  },
  want: {
    return: {
      title: 'Devolverlo y recibir mi dinero',
      either: 'Devolverlo o cambiarlo por otro',
      text: (day: string) => `Puedes pedirlo hasta ${day}.`,
    },
    broken: { title: 'No funciona', text: 'Revisa unas cosas sencillas, o devuélvelo.' },
    running: { title: (number: string) => `Ver mi devolución ${number}` },
    cancel: { title: 'Cancelarlo', text: 'Todavía no sale, así que puedes cancelarlo sin costo.' },
    write: { title: 'Escríbenos', text: (number: string) => `Dinos qué pasó y el número de tu pedido: ${number}.` },
    order: { title: 'Ver mi pedido', text: 'Mira cómo va.' },
  },
  notes: {
    notYet: 'Todavía no te llega. En cuanto lo recibas tienes 30 días para devolverlo.',
    over: 'Ya pasaron los 30 días para devolverlo. Si falla, lo cubre la garantía: escríbenos y lo vemos contigo.',
    returned: 'Ya pediste la devolución de todo esto.',
    digital:
      'Este producto te llegó por correo, así que no hay nada que mandar de regreso. Si algo está mal, escríbenos.',
    other: 'Esto no se puede devolver desde aquí. Escríbenos y lo vemos contigo.',
  },
  noReason: 'Elige qué pasó.',
  noPieces: 'Elige al menos una pieza.',
  wrongNumber: (most: number) => `Escribe un número del 0 al ${most}.`,
  manyParcels: 'Estas piezas llegaron en paquetes distintos y se devuelven por separado. Elige las de un solo paquete.',
  noWay: 'Elige cómo nos lo mandas.',
  longStory: 'Escribe un texto más corto, de hasta 1,000 letras.',
  unreadable: 'No pudimos leer lo que elegiste. Vuelve a elegir e inténtalo de nuevo.',
  failed: 'No pudimos confirmar tu devolución. Inténtalo otra vez: si ya se había pedido, no se pide dos veces.',
  tips: [
    'Conéctalo a otro enchufe, sin extensión, y revisa que el cable esté bien metido.',
    'Si usa pilas o batería, cámbialas o cárgala por completo.',
    'Apágalo, desconéctalo un minuto y vuelve a prenderlo.',
    'Revisa que no traiga cintas, seguros o plásticos del empaque.',
    'Mira en el manual la parte de problemas frecuentes.',
  ],
  photographs: {
    wanted: 'Una foto de lo que pasó ayuda mucho a revisarlo más rápido. Si no tienes, no pasa nada.',
    none: 'No hacen falta fotos para esta devolución, pero puedes agregarlas.',
  },
  ways: {
    punto: {
      shop: ['Lo llevo a la paquetería', 'Con tu guía impresa. No pagas nada.'],
      customer: ['Lo llevo a la paquetería', 'La que prefieras. El envío de regreso lo pagas tú.'],
    },
    recoleccion: ['Que pasen por él', 'La paquetería lo recoge en tu domicilio. No pagas nada.'],
  },
  exchange: {
    same: 'la misma pieza, nueva',
    even: (name: string) => `${name}: sin diferencia`,
    more: (name: string, amount: number) => `${name}: pagas ${formatMoney(amount)} más`,
    less: (name: string, amount: number) => `${name}: te quedan ${formatMoney(amount)} de saldo a favor`,
    none: 'Elige la pieza que quieres.',
    changed: 'Cambió la diferencia de lo que elegiste. Míralo y vuelve a elegir.',
    reserved: (name: string) =>
      `Te apartamos tu cambio: ${name}. Te lo mandamos en cuanto revisemos lo que nos envías.`,
    toPay: (amount: number) =>
      `Cuando lo aceptemos tendrás ${differenceDays} días para pagar la diferencia de ${formatMoney(amount)}.`,
    toKeep: (amount: number) => `Cuando lo aceptemos, ${formatMoney(amount)} se quedan en tu saldo a favor.`,
    after: 'Cuando nos llegue lo revisamos en un máximo de 3 días hábiles, y entonces sale tu cambio.',
    arrived: (day: string) => `Ya nos llegó. Lo revisamos a más tardar ${day}; si no alcanzamos, sale tu cambio.`,
    done: 'Aceptamos tu devolución. Con ese dinero se paga tu cambio.',
    ordered: (number: string) => `Tu cambio es el pedido ${number}.`,
    unpaid: (number: string) => `Tu cambio es el pedido ${number}. Paga la diferencia para que salga.`,
  },
  money: {
    soon: (sentence: string) => `Si lo mandas hoy: ${sentence}`,
    ours: 'Pagamos el envío de regreso, y te regresamos también lo que pagaste de envío.',
    yours: 'El envío de regreso lo pagas tú. Lo que pagaste de envío al comprar no se regresa.',
    law: (day: string) => `Hasta ${day} la ley te deja echarte atrás sin decir por qué.`,
    unused: 'Lo puedes haber abierto y revisado, pero no usado. Mándalo con todo lo que venía en la caja.',
    post: (day: string) => `Mándalo a más tardar ${day}.`,
    nothing: 'No pagaste nada por esto, así que no hay dinero que regresar.',
  },
  steps: {
    pack: 'Empácalo con sus accesorios, manuales y regalos.',
    label: 'Imprime tu guía y pégala en la caja, por fuera.',
    punto: (day: string) => `Llévalo a la paquetería a más tardar ${day} y guarda tu comprobante.`,
    recoleccion: (day: string) => `Tenlo listo: la paquetería pasa por él a más tardar ${day}.`,
    after: 'Cuando nos llegue lo revisamos en un máximo de 3 días hábiles, y entonces empieza tu reembolso.',
  },
  states: {
    on_the_way: (day: string) => `Va en camino. Esperamos que nos llegue a más tardar ${day}.`,
    arrived: (day: string) =>
      `Ya nos llegó. Lo revisamos a más tardar ${day}; si no alcanzamos, te regresamos tu dinero.`,
    accepted: 'Aceptamos tu devolución.',
    refunded: 'Ya enviamos tu reembolso. Tu devolución terminó.',
    refused: (why: string) => `No pudimos aceptarla: ${why} Te lo mandamos de vuelta sin costo.`,
    expired: 'No nos llegó a tiempo, así que la cerramos. Si ya lo mandaste, escríbenos con tu comprobante.',
    cancelled: 'La cancelaste. Si todavía estás en los 30 días, puedes pedirla otra vez.',
  },
  agreed: (amount: number) => `Te regresamos ${formatMoney(amount)} cuando lo revisemos.`,
  sent: 'Esa devolución ya no se puede cancelar: ya la enviaste, o ya terminó.',
  done: 'Listo: pedimos tu devolución. También te mandamos la guía por correo.',
} as const;

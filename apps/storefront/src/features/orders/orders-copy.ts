import { formatCount, formatMoney, plural } from '@tianguis/domain';

/** Texts of the pages of orders (RL-02, RL-07, RL-08), and of refunds. */
export const ordersCopy = {
  title: 'Mis pedidos',
  order: 'Pedido',
  numberOf: (number: string) => `Pedido ${number}`,
  placed: (date: string) => `Lo hiciste el ${date}`,
  total: 'Total',
  see: 'Ver pedido',
  seeOf: (number: string) => `Ver pedido ${number}`,
  pay: 'Pagar ahora',
  payOf: (number: string) => `Pagar ahora el pedido ${number}`,
  ofOrder: (text: string, number: string) => `${text}: pedido ${number}`,
  howPaid: 'Ver cómo se pagó',
  howToPay: 'Ver cómo pagarlo',
  howPaidOf: (number: string) => `Ver cómo se pagó el pedido ${number}`,
  howToPayOf: (number: string) => `Ver cómo pagarlo: pedido ${number}`,
  again: 'Comprar de nuevo',
  againOf: (number: string) => `Comprar de nuevo lo del pedido ${number}`,
  pieces: (count: number) => plural(count, 'pieza', 'piezas'),
  more: (count: number) => `y ${plural(count, 'producto más', 'productos más')}`,
  test: 'Pedido de prueba: no se cobra ni se envía.',
  /** Texts of the list. */
  list: {
    count: (total: number) => plural(total, 'pedido', 'pedidos'),
    found: (total: number, text: string) => `${plural(total, 'pedido', 'pedidos')} con “${text}”`,
    periods: 'Periodo',
    period: (days: number | 'todos') =>
      days === 'todos'
        ? 'Todos'
        : (({ 30: 'Últimos 30 días', 90: 'Últimos 3 meses', 365: 'Último año' } as Readonly<Record<number, string>>)[
            days
          ] ?? `Últimos ${plural(days, 'día', 'días')}`),
    search: 'Busca en todos tus pedidos',
    searchHint: 'Producto o número de pedido',
    searchButton: 'Buscar',
    clear: 'Quitar la búsqueda',
    empty: {
      title: 'Aún no has comprado nada',
      text: 'Cuando compres algo, aquí verás por dónde va y cuándo llega.',
      action: 'Ver ofertas',
    },
    emptyPeriod: {
      title: 'No compraste nada en este periodo',
      text: (all: number) => `Tienes ${plural(all, 'pedido', 'pedidos')} de otras fechas.`,
      action: 'Ver todos mis pedidos',
    },
    notFound: {
      title: (text: string) => `No encontramos “${text}” en tus pedidos`,
      text: 'Revisa que esté bien escrito, o busca con una palabra del producto.',
      action: 'Ver todos mis pedidos',
    },
  },
  /** Texts of an order. */
  detail: {
    parcel: (at: number, all: number) => (all === 1 ? 'Tu paquete' : `Paquete ${at} de ${all}`),
    progress: (name: string) => `Avance: ${name}`,
    done: 'Listo:',
    current: 'Ahora:',
    next: 'Falta:',
    soldBy: 'Vendido por',
    promised: 'Fecha prometida',
    real: 'Llegó',
    carrier: 'Paquetería',
    tracking: 'Número de guía',
    pickup: 'Lo recoges en',
    digital: 'Te llega por correo, sin envío.',
    each: (price: number) => `${formatMoney(price)} cada una`,
    before: 'Precio anterior',
    gone: 'Ya no se vende en la tienda',
    giftChanged: (names: string | null, amount: number, isWhole: boolean) =>
      `Quien recibe tu regalo${names === null ? '' : ` (${names})`} ${isWhole ? 'lo cambió' : 'cambió una parte'} por saldo a favor, para elegir otra cosa. ` +
      `Ya no se envía, y los ${formatMoney(amount)} que pagaste son ahora su saldo: no regresan a ti.`,
    cancelled: (cancelled: number, pieces: number) =>
      pieces === 1
        ? 'Se canceló'
        : cancelled === pieces
          ? `Se cancelaron las ${formatCount(pieces)} piezas`
          : `${cancelled === 1 ? 'Se canceló' : 'Se cancelaron'} ${formatCount(cancelled)} de ${formatCount(pieces)}`,
    review: 'Opinar',
    reviewOf: (title: string) => `Opinar de ${title}`,
    return: 'Devolver',
    returnOfTitle: (title: string) => `Devolver ${title}`,
    returnOf: (number: string, word: string) => `Devolución ${number}: ${word}`,
    cancel: 'Cancelar',
    cancelOf: (title: string) => `Cancelar ${title}`,
    goTo: (title: string) => `Ir a “${title}”`,
    marked: 'El producto que buscabas',
    summary: 'Resumen',
    goods: 'Productos',
    coupon: (code: string) => `Cupón ${code}`,
    shipping: 'Envío',
    free: 'Gratis',
    address: 'Se entrega a',
    noAddress: 'Nada de este pedido se envía a domicilio.',
    phone: (phone: string) => `Tel. ${phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}`,
    between: (streets: string) => `Entre ${streets}`,
    gift: 'Dedicatoria',
    exchange: 'Es un cambio',
    exchangeOf: (number: string) => `Por lo que devolviste de tu pedido ${number}`,
    payment: 'Pago',
    invoice: 'Factura',
    texts: 'Lo que aceptaste al comprar',
    version: (version: string) => `versión ${version}`,
    textNames: {
      'aviso-privacidad': 'Aviso de privacidad',
      'politica-devoluciones': 'Política de devoluciones',
      'terminos-y-condiciones': 'Términos y condiciones',
    } as Readonly<Record<string, string>>,
    print: 'Imprimir',
    change: 'Cambiar algo',
    changeText: '¿Quieres cambiar algo antes de pagar? Tu pedido también está en tu carrito.',
    changeAction: 'Ir a mi carrito',
    notices: {
      some: 'Agregamos a tu carrito lo que se pudo:',
      none: 'No agregamos nada a tu carrito:',
      cart: 'Ir al carrito',
    },
  },
  help: {
    title: '¿Necesitas ayuda con este pedido?',
    all: 'Ver todo lo que puedo hacer',
    cancel: 'Quiero cancelarlo',
    return: 'Quiero devolver algo',
    write: 'Escríbenos',
  },
  /** Texts of the frame of pages about a part of an order. */
  frame: {
    back: 'Volver al pedido',
    facts: 'Tu pedido',
    date: 'Fecha',
    more: (count: number) => `y ${formatCount(count)} más`,
  },
  /** Texts of the page of help with an order. */
  helpPage: {
    title: '¿En qué te ayudamos con tu pedido?',
    whole: 'Ver la ayuda de todo el pedido',
    again: '¿Quieres lo mismo otra vez? Lo ponemos en tu carrito.',
  },
  payment: {
    title: 'Cómo se paga tu pedido',
    paidTitle: 'Cómo pagaste tu pedido',
    back: 'Volver al pedido',
    ways: 'Con qué se paga',
    paidWays: 'Con qué pagaste',
    kinds: {
      card: 'Tarjeta',
      oxxo: 'Efectivo en OXXO',
      spei: 'Transferencia SPEI',
      balance: 'Saldo a favor',
      credit: 'Crédito de la tienda',
    } as Readonly<Record<string, string>>,
    months: (months: number) => `a ${months} meses sin intereses`,
    free: 'Este pedido no costó nada.',
    received: 'Recibimos',
    missing: 'Falta pagar',
    receipts: 'Pagos que nos llegaron',
    noReceipts: 'Todavía no nos llega ningún pago.',
    slip: 'Ver mi referencia de OXXO',
    transfer: 'Ver mi CLABE para transferir',
    challenge: 'Ver cómo va mi pago',
    paid: 'Pagado por completo.',
    away: 'No pudimos preguntarle al banco en este momento. Si ya pagaste, no vuelvas a pagar: tu pago aparecerá aquí.',
    until: (moment: string) => `Tienes hasta el ${moment}.`,
  },
  /** Texts of the refunds of an order. */
  refunds: {
    title: 'Reembolsos',
    decided: (date: string) => `Autorizado el ${date}`,
    account: 'Dar mi CLABE',
  },
  latest: { title: 'Tu último pedido', all: 'Ver todos mis pedidos' },
} as const;

import { formatMoney, plural } from '@tianguis/domain';

const pieces = (count: number) => plural(count, 'pieza', 'piezas');
const products = (count: number) => plural(count, 'producto', 'productos');

/** Texts of the page of the cart. */
export const cartCopy = {
  title: 'Tu carrito',
  heading: (count: number) => (count === 0 ? 'Tu carrito' : `Tu carrito (${pieces(count)})`),
  digital: 'Te llega por correo en cuanto se confirma tu pago',
  noCoverage: 'Nadie lo lleva a tu código postal',
  soldBy: 'Vendido por',
  official: 'Tienda oficial',
  fulfilled: 'Puntual: lo enviamos nosotros',
  /** Texts of a line. */
  line: {
    quantity: 'Cantidad',
    quantityOf: (title: string) => `Cantidad de ${title}`,
    less: (title: string) => `Una pieza menos de ${title}`,
    more: (title: string) => `Una pieza más de ${title}`,
    update: 'Actualizar',
    updateOf: (title: string) => `Actualizar la cantidad de ${title}`,
    most: (count: number) => `Máximo: ${count}`,
    each: (price: number) => `${formatMoney(price)} cada una`,
    before: 'Precio anterior',
    remove: 'Quitar',
    removeOf: (title: string) => `Quitar ${title}`,
    later: 'Para después',
    laterOf: (title: string) => `Guardar ${title} para después`,
    wish: 'A favoritos',
    wishOf: (title: string) => `Pasar ${title} a favoritos`,
    toCart: 'Al carrito',
    toCartOf: (title: string) => `Mover ${title} al carrito`,
    mostIs: (most: number) => `Hasta ${pieces(most)}`,
    /** @param change text of the change: `Subió $50` */
    priceChanged: (change: string, before: number) =>
      `${change} desde que lo agregaste: antes costaba ${formatMoney(before)}.`,
    states: {
      less: (wanted: number, can: number) =>
        `Querías ${pieces(wanted)} y ahora ${can === 1 ? 'solo puedes llevar' : 'puedes llevar hasta'} ${pieces(can)}. Contamos ${can === 1 ? 'esa' : 'esas'}.`,
      'sold-out': (wanted: number) => `Se agotó. Tenías ${pieces(wanted)}; si vuelve a haber, contará de nuevo.`,
      gone: () => 'Ya no se vende. No cuenta en tu total.',
      'shop-only': () => 'Ahora solo se vende en tiendas físicas. No cuenta en tu total.',
      choose: () => 'Ahora viene en varias opciones.',
    },
    choose: 'Elegir una opción',
    similar: 'Ver parecidos',
    similarOf: (title: string) => `Ver parecidos a ${title}`,
  },
  prices: {
    title: 'Cambiaron precios en tu carrito',
    text: (count: number) =>
      count === 1
        ? 'Un producto cambió de precio desde que lo agregaste. Te lo decimos en él.'
        : `${count} productos cambiaron de precio desde que los agregaste. Te lo decimos en cada uno.`,
    seen: 'Entendido',
  },
  shipping: {
    free: 'Envío gratis',
    cost: (cost: number) => `Envío: ${formatMoney(cost)}`,
    unknown: 'Envío: por calcular',
    missing: (amount: number) => `Te faltan ${formatMoney(amount)} para el envío gratis`,
    bar: 'Avance hacia el envío gratis',
    missingOf: (amount: number) => `Te faltan ${formatMoney(amount)} de este vendedor para el envío gratis`,
    barOf: (name: string) => `Avance hacia el envío gratis de ${name}`,
  },
  postalCode: 'Escribe tu código postal para ver cuándo llega y cuánto cuesta el envío',
  coupon: {
    section: 'Cupón',
    title: '¿Tienes un cupón?',
    apply: 'Aplicar',
    remove: 'Quitar cupón',
    removeOf: (code: string) => `Quitar el cupón ${code}`,
    states: {
      applied: (discount: number) => `Te descuenta ${formatMoney(discount)}.`,
      below: (missing: number) => `Te faltan ${formatMoney(missing)} de los productos que participan para usarlo.`,
      nothing: () => 'No aplica a lo que tienes en el carrito.',
      over: () => 'Ya no está vigente.',
      'used-up': () => 'Ya se agotó, o ya lo usaste.',
    },
    empty: 'Escribe el código de tu cupón.',
  },
  totals: {
    title: 'Resumen',
    jump: 'Ver el resumen',
    goods: (count: number) => `Productos (${pieces(count)})`,
    before: 'Precio sin ofertas',
    offers: 'Ofertas',
    coupon: (code: string) => `Cupón ${code}`,
    shipping: 'Envío',
    free: 'Gratis',
    unknown: 'Por calcular',
    partly: (amount: number) => `${formatMoney(amount)} y lo que falta calcular`,
    total: 'Total',
    totalWithoutShipping: 'Total sin envío',
    vat: 'IVA incluido',
    saved: (amount: number) => `Ahorras ${formatMoney(amount)}`,
    months: ({ months, payment }: { months: number; payment: number }) =>
      `${months} meses sin intereses de ${formatMoney(payment)}`,
    /** The law requires that the total of the payments is shown beside the payments. */
    noMonths: (title: string) => `Sin meses sin intereses para todo el carrito: no participa “${title}”.`,
    monthsTotal: (total: number) => `Total en meses: ${formatMoney(total)}, con tarjetas participantes`,
    notYet: 'Todavía no se puede pagar aquí. Tu carrito te espera en todos tus dispositivos.',
  },
  later: {
    title: (count: number) => `Guardado para después (${products(count)})`,
  },
  empty: {
    title: 'Tu carrito está vacío',
    text: 'Lo que agregues te espera aquí, en este y en tus demás dispositivos.',
    offers: 'Ver ofertas',
    wishlist: 'Ver mis favoritos',
  },
  share: 'Compartir mi carrito',
  related: 'Parecidos a lo que llevas',
  relatedBefore: 'Parecidos a lo que llevabas',
  relatedFailed: 'No pudimos cargar productos parecidos.',
  popular: 'Populares en la tienda',
  done: {
    quitar: 'Lo quitamos de tu carrito.',
    devolver: 'Regresó a tu carrito.',
    despues: 'Lo guardamos para después.',
    carrito: 'Ahora está en tu carrito.',
    juntos: 'Los agregamos a tu carrito.',
    'juntos-menos': 'Agregamos lo que se pudo, con los precios de hoy. Revisa tu carrito.',
    favoritos: 'Lo pasamos a tus favoritos.',
    cantidad: 'Actualizamos tu carrito.',
    precios: 'Listo: estos son los precios de hoy.',
    cupon: 'Aplicamos tu cupón.',
    'sin-cupon': 'Quitamos el cupón.',
  } as Readonly<Record<string, string>>,
  undo: 'Deshacer',
  noNumber: 'Escribe cuántas piezas quieres, con números enteros. Dejamos la cantidad como estaba.',
  dismiss: 'Cerrar este aviso',
  sending: 'Guardando el cambio…',
  failed: 'No pudimos guardar el cambio. Tu carrito sigue como estaba; inténtalo de nuevo.',
  offline: 'No pudimos conectarnos. Tu carrito sigue como estaba; revisa tu conexión e inténtalo de nuevo.',
  unreadable: 'No entendimos ese cambio. Vuelve a cargar la página e inténtalo de nuevo.',
} as const;

import { formatMoney } from '@tianguis/domain';

const date = new Intl.DateTimeFormat('es-MX', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'America/Mexico_City',
});
const dateTime = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Mexico_City',
});
const monthYear = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Words of the product page. */
export const productCopy = {
  breadcrumb: 'Ruta',
  home: 'Inicio',
  gallery: {
    label: 'Fotos del producto',
    open: 'Ver la foto en grande',
    close: 'Cerrar la foto',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    show: (index: number) => `Ver foto ${index}`,
    position: (index: number, count: number) => `${index} / ${count}`,
    zoom: 'Acercar o alejar',
  },
  sku: (sku: string) => `SKU ${sku}`,
  sold: (count: number) =>
    count >= 1000
      ? `+${Math.floor(count / 1000).toLocaleString('es-MX')} mil vendidos`
      : `${count.toLocaleString('es-MX')} vendidos`,
  refurbished: 'Reacondicionado',
  price: {
    list: 'Precio anterior',
    cash: 'Precio de contado',
    off: (percent: number) => `${percent}% de descuento`,
    saving: (amount: number) => `Ahorras ${formatMoney(amount)}`,
    /** Its last moment: "domingo 29, 12:00 a.m." would leave open which night is meant. */
    ends: (iso: string) => `La oferta termina el ${dateTime.format(new Date(Date.parse(iso) - 1))}`,
    vat: 'IVA incluido',
    payWith: 'Paga con tarjeta, OXXO o SPEI',
  },
  months: {
    line: (months: number, payment: number) => `${months} meses sin intereses de ${formatMoney(payment)}`,
    total: (total: number) => `Total ${formatMoney(total)}`,
    all: 'Ver todos los planes',
    plan: 'Plan',
    payment: 'Pago mensual',
    sum: 'Total',
    months: (months: number) => `${months} meses`,
    note: 'Con tarjetas de crédito participantes. CAT 0%. El pago mensual se redondea al centavo, por eso el total puede variar unos centavos del precio de contado.',
  },
  options: {
    soldOut: 'Agotado',
    otherCombination: 'Cambia la combinación',
  },
  stock: {
    plenty: 'Disponible',
    last: (pieces: number) => (pieces === 1 ? '¡Última pieza!' : `¡Solo quedan ${pieces} piezas!`),
    none: 'Agotado por ahora',
    storeOnly: 'Disponible en tienda',
    inactive: 'Ya no está a la venta',
    backorder: 'Sobre pedido',
  },
  buy: {
    quantity: 'Cantidad',
    pieces: (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`),
    now: 'Comprar ahora',
    cart: 'Agregar al carrito',
    wish: 'Guardar en favoritos',
    bar: 'Comprar este producto',
    alternatives: 'Ver opciones parecidas',
    alternativesShort: 'Ver parecidas',
  },
  delivery: {
    title: 'Cómo lo recibes',
    ask: { title: 'Calcula tu entrega', text: 'Ingresa tu código postal' },
    to: (postalCode: string) => ({ title: `Enviar a ${postalCode}`, text: 'Cambiar' }),
    express: { title: 'Súper Express: llega hoy', text: 'Si pides antes de las 2 p. m. en zonas con cobertura.' },
    free: { title: 'Envío gratis', text: 'A cualquier código postal de México con cobertura.' },
    paid: (from: number) => ({
      title: 'Envío a todo México',
      text: `Gratis si tu carrito llega a ${formatMoney(from)}.`,
    }),
    fulfilled: { title: 'Guardado y enviado por Tianguis', text: 'Sale de nuestro almacén el mismo día hábil.' },
    seller: (store: string) => ({
      title: `Lo envía ${store}`,
      text: 'El vendedor lo prepara y te damos la guía para seguirlo.',
    }),
    pickup: { title: 'Recógelo en tienda, sin costo', text: 'Te avisamos por correo cuando esté listo.' },
    big: {
      title: 'Producto grande: entrega con cita',
      text: 'Te llamamos para acordar día y horario; entregamos a pie de puerta.',
    },
    backorder: { title: 'Sobre pedido', text: 'Se fabrica o se pide para ti. Te confirmamos la fecha al comprar.' },
    extended: (days: number) => ({
      title: 'Catálogo extendido',
      text: `Viene del almacén del proveedor: suma ${days} ${days === 1 ? 'día hábil' : 'días hábiles'} a la entrega.`,
    }),
    digital: {
      title: 'Entrega digital',
      text: 'Recibes tu código por correo al aprobarse el pago. No se envía nada a domicilio.',
    },
    storeOnly: {
      title: 'Solo en tienda física',
      text: 'Este artículo no se vende en línea. Pregunta en tu tienda más cercana.',
    },
    returns: { title: '30 días para devolverlo', text: 'Desde que lo recibes, con su empaque y accesorios.' },
    warranty: 'Garantía',
  },
  highlights: 'Lo que debes saber',
  description: 'Descripción',
  specifications: 'Características',
  seller: {
    title: 'Vendido por',
    official: 'Tienda oficial',
    own: 'Vendido por nosotros',
    rating: 'Calificación del vendedor',
    since: (day: string) => `En Tianguis desde ${monthYear.format(new Date(day))}`,
    visit: 'Ver la tienda',
    shipping: 'Envíos',
    returns: 'Devoluciones',
  },
  reviews: {
    title: 'Opiniones',
    none: 'Todavía no hay opiniones de este producto.',
    noneHere: 'Nadie ha dado esta calificación.',
    of5: (value: number) => `${value.toFixed(1)} de 5`,
    count: (count: number) => `${count.toLocaleString('es-MX')} ${count === 1 ? 'opinión' : 'opiniones'}`,
    stars: (stars: number) => `${stars} ${stars === 1 ? 'estrella' : 'estrellas'}`,
    all: 'Ver todas',
    order: 'Ordenar por',
    orders: { utiles: 'Más útiles', recientes: 'Más recientes', altas: 'Mejor calificadas', bajas: 'Peor calificadas' },
    apply: 'Ordenar',
    verified: 'Compra verificada',
    helpful: (count: number) =>
      count === 1 ? 'A 1 persona le sirvió' : `A ${count.toLocaleString('es-MX')} personas les sirvió`,
    on: (iso: string) => date.format(new Date(iso)),
    reply: 'Respuesta del vendedor',
    previous: 'Anteriores',
    next: 'Más opiniones',
    page: (page: number, pages: number) => `${page} de ${pages}`,
  },
  related: 'También te puede gustar',
  alternatives: 'Opciones parecidas',
  share: { title: 'Compartir', whatsapp: 'Compartir por WhatsApp', copy: 'Copiar enlace', copied: 'Enlace copiado' },
} as const;

import { dateFormat, formatCount, formatMoney, momentFormat, plural } from '@tianguis/domain';
import type { FreeShipping } from '@tianguis/domain/cart';
import { lastMoment } from '../../commerce/last-moment.ts';

const monthYear = dateFormat({ month: 'long', year: 'numeric' });

const either = new Intl.ListFormat('es-MX', { type: 'disjunction' });

/** Texts of the product page. */
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
    count >= 1000 ? `+${formatCount(Math.floor(count / 1000))} mil vendidos` : plural(count, 'vendido', 'vendidos'),
  price: {
    list: 'Precio anterior',
    cash: 'Precio de contado',
    off: (percent: number) => `${percent}% de descuento`,
    saving: (amount: number) => `Ahorras ${formatMoney(amount)}`,
    ends: (iso: string) => `La oferta termina el ${lastMoment(iso)}`,
    vat: 'IVA incluido',
    ways: { card: 'tarjeta', oxxo: 'OXXO', spei: 'SPEI', balance: 'tu saldo a favor' },
    payWith: (ways: readonly string[]) => `Paga con ${either.format(ways)}`,
  },
  months: {
    total: (total: number) => `Total ${formatMoney(total)}`,
    all: 'Ver todos los planes',
    plan: 'Plan',
    payment: 'Pagos',
    months: (months: number) => `${months} meses`,
    note: (total: number) =>
      `Con tarjetas de crédito participantes. CAT 0%. Cada plan suma ${formatMoney(total)}, el precio de contado: si no se divide exacto, el primer pago lleva los centavos que sobran.`,
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
    pieces: (count: number) => plural(count, 'pieza', 'piezas'),
    now: 'Comprar ahora',
    cart: 'Agregar al carrito',
    registry: 'Agregar a mi mesa de regalos',
    wish: 'Guardar en favoritos',
    wished: 'Guardado en favoritos',
    bar: 'Comprar este producto',
    cartBar: 'Agregar este producto al carrito',
    alternatives: 'Ver opciones parecidas',
    alternativesShort: 'Ver parecidas',
  },
  delivery: {
    title: 'Cómo lo recibes',
    ask: { title: 'Calcula tu entrega', text: 'Ingresa tu código postal' },
    to: (postalCode: string) => ({ title: `Enviar a ${postalCode}`, text: 'Cambiar' }),
    express: {
      title: 'Entrega rápida: Súper Express',
      text: 'Llega pronto donde hay cobertura. Con tu código postal te decimos el día.',
    },
    free: { title: 'Envío gratis', text: 'A cualquier código postal de México con cobertura.' },
    paid: ({ by, from }: FreeShipping) => ({
      title: 'Envío a todo México',
      text: `Gratis desde ${formatMoney(from)} ${by === 'cart' ? 'en tu carrito' : 'de este vendedor'}.`,
    }),
    fulfilled: {
      title: 'Puntual: guardado y enviado por nosotros',
      text: 'Si llega después de la fecha que te decimos, te devolvemos lo que pagaste de envío.',
      more: 'Qué promete Puntual',
    },
    seller: (store: string) => ({
      title: `Lo envía ${store}`,
      text: 'El vendedor lo prepara y te damos la guía para seguirlo.',
    }),
    pickup: { title: 'Recógelo en tienda, sin costo', text: 'Te avisamos por correo cuando esté listo.' },
    big: {
      title: 'Producto grande: entrega con cita',
      text: 'Te llamamos para acordar día y horario; entregamos a pie de puerta.',
    },
    backorder: {
      title: 'Sobre pedido',
      text: 'Se fabrica o se pide para ti. La fecha de llegada ya cuenta esos días.',
    },
    extended: (days: number) => ({
      title: 'Catálogo extendido',
      text: `Viene del almacén del proveedor: suma ${plural(days, 'día hábil', 'días hábiles')} a la entrega.`,
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
  identity: { title: 'Identificación', model: 'Modelo', gtin: 'Código de barras (GTIN)' },
  seller: {
    title: 'Vendido por',
    official: 'Tienda oficial',
    own: 'Vendido por nosotros',
    rating: 'Calificación del vendedor',
    since: (site: string, day: string) => `En ${site} desde ${monthYear(day)}`,
    visit: 'Ver la tienda',
    shipping: 'Envíos',
    returns: 'Devoluciones',
  },
  reviews: {
    title: 'Opiniones',
    none: '¿Ya lo compraste? Todavía nadie ha opinado: la tuya sería la primera.',
    write: 'Escribe tu opinión',
    vote: 'Me sirvió',
    edited: '(editada)',
    photograph: (number: number) => `Fotografía ${number}`,
    noneHere: 'Nadie ha dado esta calificación.',
    of5: (value: number) => `${value.toFixed(1)} de 5`,
    count: (count: number) => plural(count, 'opinión', 'opiniones'),
    stars: (stars: number) => plural(stars, 'estrella', 'estrellas'),
    all: 'Ver todas',
    sort: 'Ordenar por',
    sorts: { utiles: 'Más útiles', recientes: 'Más recientes', altas: 'Mejor calificadas', bajas: 'Peor calificadas' },
    apply: 'Ordenar',
    verified: 'Compra verificada',
    helpful: (count: number) => `A ${plural(count, 'persona le', 'personas les')} sirvió`,
    on: momentFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
    reply: 'Respuesta del vendedor',
    previous: 'Anteriores',
    next: 'Más opiniones',
    page: (page: number, pages: number) => `${page} de ${pages}`,
  },
  related: 'También te puede gustar',
  alsoSeen: 'Quienes lo vieron también vieron',
  bundle: {
    visitors: 'Suelen llevarlos juntos',
    catalogue: 'Combínalo con algo de la misma tienda',
    total: (count: number) => `Los ${count} juntos`,
    add: (count: number) => `Agregar los ${count} al carrito`,
    this: 'Este producto',
  },
  alternatives: 'Opciones parecidas',
  share: {
    title: 'Compartir',
    whatsapp: 'Compartir por WhatsApp',
    copied: 'Enlace copiado',
    failed: 'No se pudo. Copia la dirección de la barra del navegador.',
  },
} as const;

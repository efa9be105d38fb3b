import { formatMoney, plural } from '@tianguis/domain';

const pieces = (count: number) => plural(count, 'pieza', 'piezas');

/** Texts of every step of the checkout. Texts of one step are in a file of its own, which only its page loads. */
export const checkoutCopy = {
  pieces,
  each: (price: number) => `${formatMoney(price)} cada una`,
  steps: {
    label: 'Pasos de tu compra',
    direccion: 'Dirección',
    envio: 'Entrega',
    pago: 'Pago',
    revisar: 'Revisar',
    done: 'listo',
  },
  phone: (phone: string) => `Tel. ${phone.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')}`,
  postalCode: (code: string) => `C.P. ${code}`,
  next: 'Continuar',
  optional: 'opcional',
  sending: 'Guardando…',
  offline: 'No pudimos conectarnos. No cobramos nada; revisa tu conexión e inténtalo de nuevo.',
  summary: {
    title: 'Tu compra',
    show: 'Ver lo que compras',
    hide: 'Ocultar lo que compras',
    goods: (count: number) => `Productos (${pieces(count)})`,
    coupon: (code: string) => `Cupón ${code}`,
    discount: 'Descuento',
    shipping: 'Envío',
    free: 'Gratis',
    unknown: 'Por calcular',
    total: 'Total',
    totalSoFar: 'Total sin envío',
    from: (amount: number) => `más envío, desde ${formatMoney(amount)}`,
    fromFree: 'más envío, desde gratis',
    later: 'más envío, según tu dirección',
    vat: 'IVA incluido. Este es todo lo que pagas.',
    vatSoFar: 'IVA incluido.',
    wanted: (wanted: number, can: number) => `Querías ${pieces(wanted)}; se pueden entregar ${can}.`,
  },
} as const;

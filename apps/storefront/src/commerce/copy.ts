import { installmentPlan, plural } from '@tianguis/domain';
import { monthsWords } from './months-words.ts';

/** Texts about products that several screens show. */
export const commerceCopy = {
  off: (percent: number) => `-${percent}%`,
  listPrice: 'Antes',
  price: 'Precio',
  from: 'Desde',
  months: (price: number, months: number) => monthsWords(installmentPlan(price, months)),
  promises: {
    express: 'Entrega rápida',
    freeShipping: 'Envío gratis',
    fulfilled: 'Puntual',
    digital: 'Entrega digital',
    storeOnly: 'Solo en tienda física',
    refurbished: 'Reacondicionado',
    used: 'Usado',
  },
  soldOut: 'Agotado',
  noPicture: 'Sin foto',
  lastPieces: (stock: number) => (stock === 1 ? '¡Última pieza!' : `¡Quedan ${stock}!`),
  stars: (value: number) => `${value.toFixed(1)} de 5 estrellas`,
  reviews: (count: number) => plural(count, 'opinión', 'opiniones'),
  colors: (count: number) => `${count} colores`,
  official: 'Tienda oficial',
  soldBy: (store: string) => `por ${store}`,
  sideways: {
    previous: (row: string) => `${row}: ver los anteriores`,
    next: (row: string) => `${row}: ver los siguientes`,
  },
  shelf: { loading: 'Cargando…', retry: 'Intentar de nuevo' },
  seen: {
    title: 'Vistos recientemente',
    manage: 'Editar',
    onOffer: 'En oferta de lo que viste',
    failed: 'No pudimos cargar lo que viste hace poco.',
    gone: 'Lo que viste hace poco ya no está a la venta.',
  },
  addToCart: (title: string) => `Agregar ${title} al carrito`,
  addToWishlist: (title: string) => `Guardar en favoritos: ${title}`,
  credit: {
    title: (label: string) => `Estrena hoy y paga poco a poco con ${label}`,
    text: 'Pagos fijos, sin anualidad. Lo solicitas en línea en unos minutos.',
    action: 'Conócelo',
  },
} as const;

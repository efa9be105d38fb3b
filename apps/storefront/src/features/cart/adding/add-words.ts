/** Texts of the results of "Agregar", apart from the texts that every page loads. */
import { plural } from '@tianguis/domain';

const pieces = (count: number) => plural(count, 'pieza', 'piezas');

export const addWords = {
  added: 'Lo agregamos a tu carrito.',
  adding: 'Agregando…',
  line: (count: number, amount: string) => `Llevas ${pieces(count)}: ${amount}`,
  cart: (count: number, amount: string) => `Tu carrito: ${pieces(count)}, ${amount}`,
  /** Of the whole cart, or of the product's seller: the shop's rule decides (BL-03). */
  shipping: {
    cart: {
      free: 'Tu carrito llega con envío gratis',
      missing: (amount: string) => `Te faltan ${amount} para el envío gratis`,
    },
    seller: {
      free: 'Lo de este vendedor llega con envío gratis',
      missing: (amount: string) => `Te faltan ${amount} de este vendedor para el envío gratis`,
    },
  },
  /** Titles of the panel: what happened. */
  panel: {
    added: 'Agregado a tu carrito',
    fewer: 'Agregamos menos piezas de las que pediste',
    none: 'No agregamos más piezas',
  },
  see: 'Ver mi carrito',
  goOn: 'Seguir comprando',
  failed: 'No pudimos agregarlo a tu carrito. Inténtalo de nuevo.',
  gone: 'Ese producto ya no se vende.',
  offline: 'No pudimos conectarnos, así que no lo agregamos. Revisa tu conexión e inténtalo de nuevo.',
  close: 'Cerrar',
  notes: {
    added: 'Lo agregamos a tu carrito.',
    fewer: 'Lo agregamos a tu carrito, con las piezas que quedan.',
    all: 'No agregamos más: ya llevas en tu carrito todas las piezas que puedes comprar.',
    none: 'No pudimos agregarlo: se agotó, ya no se vende o falta elegir una opción.',
    unbuyable: 'Ese producto no está disponible: se agotó, ya no se vende o falta elegir una opción.',
  },
} as const;

/** Values of the result that the panel shows. */
export const panelFields = {
  outcome: 'resultado',
  ...{ title: 'titulo', options: 'opciones', picture: 'foto', line: 'linea', cart: 'carrito' },
  ...{ shipping: 'envio', isFree: 'envioGratis' },
} as const;

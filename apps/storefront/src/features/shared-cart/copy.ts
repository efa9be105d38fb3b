import { formatMoney, plural } from '@tianguis/domain';
import type { SharedCartKind } from '@tianguis/domain/cart';

const products = (count: number): string => plural(count, 'producto', 'productos');
const pieces = (count: number): string => plural(count, 'pieza', 'piezas');

/** Titles of shared carts; `by` is the owner's name, undefined for links of partners. */
const titles: Readonly<Record<SharedCartKind, (by: string | undefined) => string>> = {
  afiliados: (by) => (by ? `${by} te recomienda` : 'Productos recomendados para ti'),
  livestream: (by) => (by ? `Lo que viste con ${by}` : 'Lo que viste en la transmisión'),
  referidos: (by) => (by ? `${by} te compartió su carrito` : 'Te compartieron un carrito'),
  external_cart: () => 'Tu carrito te espera aquí',
};

export const sharedCartCopy = {
  title: (kind: SharedCartKind, by: string | undefined) => titles[kind](by),
  intro: 'Los precios son los de hoy. Al agregarlos los puedes cambiar o quitar en tu carrito.',
  own: 'Este es tu enlace: así lo ve quien lo abre. Tu carrito no cambia.',
  backToLinks: 'Volver a mis enlaces',
  enterToAdd: 'Inicia sesión para agregarlos',
  total: (count: number, goods: number) => `${pieces(count)} · ${formatMoney(goods)}`,
  missing: (count: number) =>
    count === 1
      ? '1 producto del enlace ya no está disponible.'
      : `${count} productos del enlace ya no están disponibles.`,
  pieces,
  out: 'No disponible por ahora',
  add: (count: number) => `Agregar ${pieces(count)} a mi carrito`,
  adding: 'Agregando a tu carrito…',
  /** SC-02: texts of the specification. */
  modal: {
    title: 'A un paso de que sea tuyo!',
    text: 'Por favor, inicia sesión para continuar.',
    enter: 'Iniciar sesión',
    register: 'Crear cuenta',
    close: 'Cerrar',
  },
  /** ER-07, ER-08: texts of the specification. */
  unavailable: {
    afiliados: {
      title: 'No hay inventario disponible!',
      text: 'Lo sentimos, los productos o la información que buscas al parecer ya no está disponible.',
    },
    others: {
      title: 'Carrito no disponible',
      text: 'Lo sentimos, los productos o la información que buscas no están disponibles.',
    },
    home: 'Ir al inicio',
    again: 'Intentar de nuevo',
  },
  share: {
    link: 'Compartir mi carrito',
    title: 'Compartir mi carrito',
    text: 'Quien abra tu enlace puede agregar a su carrito lo que hoy se puede comprar del tuyo, con los precios del día. Verá tu nombre de pila, y nada más de ti.',
    create: 'Crear un enlace',
    none: 'Todavía no compartes tu carrito.',
    open: 'Tus enlaces abiertos',
    about: (count: number, made: string, until: string) => `${products(count)} · creado el ${made} · vence el ${until}`,
    label: 'Enlace de tu carrito',
    send: 'Enviar por WhatsApp',
    sendText: (url: string) => `Mira lo que encontré: ${url}`,
    close: 'Cerrar enlace',
    created: 'Listo: este es tu enlace.',
    closed: 'Cerramos el enlace: ya nadie lo puede usar.',
    back: 'Volver a mi carrito',
    failed: 'No pudimos hacer el cambio. Inténtalo de nuevo.',
  },
} as const;

import { plural } from '@tianguis/domain';

/** Texts of signing in. */
export const sessionCopy = {
  title: 'Inicia sesión',
  intent: {
    carrito: 'Inicia sesión para agregarlo a tu carrito',
    comprar: 'Inicia sesión para comprarlo',
    favorito: 'Inicia sesión para guardarlo en favoritos',
  },
  soon: 'Las cuentas de esta tienda todavía no están abiertas. Guardamos lo que elegiste durante una hora.',
  soonPlain: 'Las cuentas de esta tienda todavía no están abiertas. Mientras tanto puedes seguir viendo productos.',
  register: {
    title: 'Crear cuenta',
    text: 'Las cuentas de esta tienda todavía no están abiertas, así que aún no puedes registrarte. Lo que ves y lo que buscas se queda en tu dispositivo.',
    offers: 'Ver ofertas',
  },
  pieces: (count: number) => plural(count, 'pieza', 'piezas'),
  back: 'Volver a donde estabas',
} as const;

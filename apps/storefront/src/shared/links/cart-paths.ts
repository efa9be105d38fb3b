import { paths } from './paths.ts';

/** Addresses of the cart, apart from `paths`, which every page of the shop loads. */
export const cartPaths = {
  /** RL-06: leads to the cart. */
  short: '/carrito/',
  /** For scripts: something that is added. */
  addAnswer: '/acciones/carrito/respuesta',
  /** Several products at once. */
  together: '/acciones/carrito/juntos',
  /** For scripts: a form of the cart. */
  answer: '/carrito/respuesta',
  /** The links of one's own cart. */
  share: '/carrito/compartir',
  /** For scripts: what a link has. */
  sharedAnswer: '/acciones/carrito-compartido/respuesta',
  /** Takes back what came by a link. */
  sharedUndo: '/carrito/compartido',
} as const;

/** In the address of the cart: what came into it by which use of a link. */
export const sharedUseParameter = 'compartido';

/** The cart, which says what came by a link. */
export const sharedUsePath = (use: string): string => `${paths.cart}?${sharedUseParameter}=${encodeURIComponent(use)}`;

/** Of the pages that "Agregar" leads back to without scripts, or after signing in: what became of it. */
export const cartNotes = {
  added: 'agregado-al-carrito',
  fewer: 'agregamos-menos',
  none: 'no-se-agrego',
} as const;
export type CartNote = keyof typeof cartNotes;

import { paths } from './paths.ts';

/** URLs of the cart, in a separate file from `paths`, which every page of the shop loads. */
export const cartPaths = {
  /** For scripts: adds a product. */
  addAnswer: '/acciones/carrito/respuesta',
  /** Adds several products at once. */
  together: '/acciones/carrito/juntos',
  /** For scripts: answers a form of the cart. */
  answer: '/carrito/respuesta',
  /** The page with the links of a customer's own cart. */
  share: '/carrito/compartir',
  /** For scripts: adds the products of a link. */
  sharedAnswer: '/acciones/carrito-compartido/respuesta',
  /** Removes the products that a link added. */
  sharedUndo: '/carrito/compartido',
} as const;

/** Query parameter of the cart's URL: the action that was just done, which the page reports. */
export const cartDoneParameter = 'listo';

/** The cart's page, with a note about the goods of an order that were added. */
export const boughtAgainPath = `${paths.cart}?${cartDoneParameter}=juntos`;

/** Query parameter of the cart's URL: the use of a link that added products. */
export const sharedUseParameter = 'compartido';

/** The cart's page, with a note about the products that a link added. */
export const sharedUsePath = (use: string): string => `${paths.cart}?${sharedUseParameter}=${encodeURIComponent(use)}`;

/**
 * Hashes of notes with the result of "Agregar" and of a "Comprar ahora" that failed, on the page to which the form
 * returns without scripts or after a sign-in.
 */
export const cartNotes = {
  added: 'agregado-al-carrito',
  fewer: 'agregamos-menos',
  all: 'ya-lo-llevas',
  none: 'no-se-agrego',
  unbuyable: 'no-se-puede-comprar',
} as const;
export type CartNote = keyof typeof cartNotes;

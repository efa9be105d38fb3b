/** Addresses of the cart, apart from `paths`, which every page of the shop loads. */
export const cartPaths = {
  /** RL-06: leads to the cart. */
  short: '/carrito/',
  /** For scripts: something that is added. */
  addAnswer: '/acciones/carrito/respuesta',
  /** For scripts: a form of the cart. */
  answer: '/carrito/respuesta',
} as const;

/** Of the pages that "Agregar" leads back to without scripts, or after signing in: what became of it. */
export const cartNotes = {
  added: 'agregado-al-carrito',
  fewer: 'agregamos-menos',
  none: 'no-se-agrego',
} as const;
export type CartNote = keyof typeof cartNotes;

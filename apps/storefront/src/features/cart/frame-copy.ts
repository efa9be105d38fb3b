/** Texts of the cart that the frame of every page shows. */
export const frameCopy = { cart: 'Carrito' } as const;

/** Texts of the cart in the frame of every page. */
export const frameCopy = { cart: 'Carrito' } as const;

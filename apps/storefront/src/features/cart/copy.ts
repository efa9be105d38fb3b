export const cartCopy = { cart: 'Carrito' } as const;

/** Texts of the wishlist. */
export const wishlistCopy = {
  wishlist: 'Favoritos',
  dialog: {
    title: 'Inicia sesión para ver tus favoritos',
    text: 'Guarda lo que te gusta y encuéntralo en cualquier dispositivo.',
    enter: 'Inicia sesión',
    register: 'Crear cuenta',
  },
} as const;

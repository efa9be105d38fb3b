/** Texts of hearts, lists and shared lists, apart from the texts that every page loads. */
export const wishlistWords = {
  heart: {
    saved: 'Guardado en tus favoritos.',
    removed: 'Ya no está en tus favoritos.',
    see: 'Ver mis favoritos',
    undo: 'Deshacer',
    failed: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
    offline:
      'No pudimos conectarnos, así que tus favoritos se quedaron como estaban. Revisa tu conexión e inténtalo de nuevo.',
  },
  close: 'Cerrar',
  notes: {
    saved: 'Lo guardamos en tus favoritos.',
    full: 'Tu lista de favoritos está llena: quita alguno para guardar este.',
    gone: 'Ese producto ya no se vende, así que no pudimos guardarlo.',
  },
} as const;

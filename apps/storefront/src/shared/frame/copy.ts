/** Texts of the frame. Texts of the parts in its slots are in their features. */
export const copy = {
  skip: 'Ir al contenido',
  close: 'Cerrar',
  missing: 'No pudimos abrir esto. Revisa tu conexión e inténtalo otra vez.',
  menu: { open: 'Abrir menú', close: 'Cerrar menú', title: 'Menú' },
  bottomMenu: 'Menú inferior',
  bar: 'Secciones',
} as const;

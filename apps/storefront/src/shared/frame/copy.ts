/** Words of the frame itself. What stands in it brings its own. */
export const copy = {
  skip: 'Ir al contenido',
  close: 'Cerrar',
  menu: { open: 'Abrir menú', close: 'Cerrar menú', title: 'Menú' },
  bottomMenu: 'Menú inferior',
  bar: 'Secciones',
} as const;

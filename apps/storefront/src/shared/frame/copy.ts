/** Texts of the frame itself. The parts in its slots have their own. */
export const copy = {
  skip: 'Ir al contenido',
  close: 'Cerrar',
  menu: { open: 'Abrir menú', close: 'Cerrar menú', title: 'Menú' },
  bottomMenu: 'Menú inferior',
  bar: 'Secciones',
} as const;

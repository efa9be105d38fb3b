/** Values that table games share. */
export const BASE = {
  scene: 'living',
  points: ['Instructivo en español', 'Pinturas sin plomo', 'Piezas de repuesto', 'Caja resistente para guardar'],
  warranty: '3 meses contra defectos de fabricación; piezas faltantes sin costo.',
} as const;

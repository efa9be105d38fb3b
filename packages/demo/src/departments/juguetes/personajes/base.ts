/** Values that dolls and figures share. */
export const BASE = {
  scene: 'nursery',
  points: ['Pinturas sin plomo', 'Cumple la norma mexicana', 'Listo para regalo', 'Refacciones disponibles'],
  warranty: '3 meses contra defectos de fabricación.',
} as const;

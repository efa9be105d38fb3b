/** Values that instruments share. */
export const BASE = {
  scene: 'living',
  points: ['Afinado antes de enviarse', 'Servicio de taller', 'Manual en español', 'Caja reforzada para el envío'],
  warranty: '1 año contra defectos de fabricación.',
} as const;

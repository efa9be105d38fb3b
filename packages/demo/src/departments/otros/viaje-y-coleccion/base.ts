/** Values that travel, crafts and collections share. */
export const BASE = {
  scene: 'street',
  points: ['Refacciones en México', 'Instructivo en español', 'Se repara, no se tira', 'Un año de garantía'],
  warranty: '1 año contra defectos de fabricación.',
} as const;

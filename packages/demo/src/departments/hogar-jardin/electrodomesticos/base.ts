/** Values that small appliances share. */
export const base = {
  scene: 'kitchen',
  warranty: '12 meses contra defectos de fabricación',
  origin: 'China',
  groups: ['Capacidad y potencia', 'Detalles'],
  bigFrom: 4000,
} as const;

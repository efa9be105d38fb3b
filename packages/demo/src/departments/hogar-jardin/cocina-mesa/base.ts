const NAMES = [
  'Tlaquepaque',
  'Milpa',
  'Anafre',
  'Fogón',
  'Azafrán',
  'Epazote',
  'Oaxaca',
  'Jamaica',
  'Nixtamal',
  'Atlixco',
  'Cazuela',
  'Tonalá',
  'Puebla',
  'Canela',
  'Tamarindo',
  'Piloncillo',
] as const;

/** Values that products for kitchen and table share. */
export const base = {
  scene: 'kitchen',
  warranty: '3 meses contra defectos de fabricación',
  models: NAMES,
  groups: ['Medidas y piezas', 'Material y cuidado'],
} as const;

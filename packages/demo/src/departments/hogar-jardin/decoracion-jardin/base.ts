const NAMES = [
  'Cenote',
  'Bugambilia',
  'Patio',
  'Zaguán',
  'Jacaranda',
  'Cantera',
  'Azotea',
  'Alameda',
  'Portal',
  'Huerto',
  'Obsidiana',
  'Colibrí',
  'Ocote',
  'Talavera',
  'Tule',
  'Noria',
] as const;

/** Values that products for decoration, garden and storage share. */
export const base = {
  models: NAMES,
  warranty: '3 meses contra defectos de fabricación',
  groups: ['Medidas', 'Material y cuidado'],
} as const;

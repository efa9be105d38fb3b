/** Brands of mattresses and linen. */
export const BRANDS = ['Sueño Manso', 'Telar Menta', 'Algodonia', 'Casa Xilitla'] as const;

/** Names of models. */
export const NAMES = [
  'Duermevela',
  'Siesta',
  'Aurora',
  'Nube',
  'Rocío',
  'Lucero',
  'Brisa',
  'Calma',
  'Alborada',
  'Sereno',
  'Luna',
  'Arrullo',
  'Mañanita',
  'Solar',
  'Amapola',
  'Trigal',
] as const;

/** Our own inventions for dogs, cats, birds and fish. */
export const BRANDS = [
  'Croquetera',
  'Don Colmillo',
  'Michi Manso',
  'Hocico Fino',
  'Bigote Real',
  'Huellón',
  'Siete Siestas',
  'Aguas Quietas',
  'Alpiste y Trino',
  'Pelusa Brava',
  'Correa Larga',
  'Monte Manso',
] as const;

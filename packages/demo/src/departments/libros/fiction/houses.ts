/** Publishers of novels. */
export const houses = [
  'Editorial Tinta Nopal',
  'Ediciones del Portal',
  'La Jacaranda',
  'Casa Cenzontle',
  'Cuervo de Papel',
] as const;

/** Readers of novels. */
export const adults = 'lectores adultos';

/** Women's shoe sizes in Mexico. */
export const NUMERO_MUJER = {
  option: 'Talla',
  values: [
    ['22.5 cm', 1],
    ['23 cm', 1],
    ['23.5 cm', 1],
    ['24 cm', 1],
    ['24.5 cm', 1],
    ['25 cm', 1],
  ],
} as const;

/** Men's shoe sizes in Mexico. */
export const NUMERO_HOMBRE = {
  option: 'Talla',
  values: [
    ['25 cm', 1],
    ['26 cm', 1],
    ['27 cm', 1],
    ['28 cm', 1],
    ['29 cm', 1],
    ['30 cm', 1],
  ],
} as const;

/** Children's shoe sizes in Mexico. */
export const NUMERO_INFANTIL = {
  option: 'Talla',
  values: [
    ['15 cm', 1],
    ['16 cm', 1],
    ['17 cm', 1],
    ['18 cm', 1.05],
    ['19 cm', 1.05],
    ['20 cm', 1.08],
  ],
} as const;

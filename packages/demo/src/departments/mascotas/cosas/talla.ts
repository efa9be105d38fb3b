/** Sizes of clothes and beds. */
export const TALLA = {
  option: 'Talla',
  values: [
    ['CH', 1],
    ['M', 1.3],
    ['G', 1.65],
    ['XG', 2.1],
  ],
} as const;

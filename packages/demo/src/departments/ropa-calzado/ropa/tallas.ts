/** Sizes as letters. */
export const TALLAS = {
  option: 'Talla',
  values: [
    ['CH', 1],
    ['M', 1],
    ['G', 1],
    ['XG', 1],
  ],
} as const;

/** Sizes as letters, including the largest. */
export const TALLAS_LARGAS = {
  option: 'Talla',
  values: [
    ['CH', 1],
    ['M', 1],
    ['G', 1],
    ['XG', 1],
    ['2XG', 1.08],
    ['3XG', 1.08],
  ],
} as const;

/** Women's sizes as numbers. */
export const TALLAS_NUMERO = {
  option: 'Talla',
  values: [
    ['5', 1],
    ['7', 1],
    ['9', 1],
    ['11', 1],
    ['13', 1],
    ['15', 1],
  ],
} as const;

/** Men's sizes by waist. */
export const TALLAS_CINTURA = {
  option: 'Talla',
  values: [
    ['28', 1],
    ['30', 1],
    ['32', 1],
    ['34', 1],
    ['36', 1],
    ['38', 1],
  ],
} as const;

/** Children's sizes by age. */
export const TALLAS_INFANTILES = {
  option: 'Talla',
  values: [
    ['4', 1],
    ['6', 1],
    ['8', 1.03],
    ['10', 1.06],
    ['12', 1.1],
    ['14', 1.12],
  ],
} as const;

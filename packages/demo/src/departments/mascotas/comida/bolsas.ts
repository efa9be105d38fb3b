import { alimento } from '../reviews.ts';

/** Values that food of all animals shares. */
export const BAG = {
  reviews: alimento,
  art: 'pet-food',
  scene: 'kitchen',
  trims: ['#f6f5f1', '#f1e8d2', '#f5c929', '#d3a027'],
  warranty: 'Producto perecedero: se cambia si llega abierto o vencido',
} as const;

/** Sizes of large bags, for dogs. */
export const BULTO = {
  option: 'Presentación',
  values: [
    ['2 kg', 1],
    ['4 kg', 1.85],
    ['10 kg', 4.2],
    ['20 kg', 7.8],
  ],
  most: 3,
} as const;

/** Sizes of smaller bags. */
export const BOLSA = {
  option: 'Presentación',
  values: [
    ['1.5 kg', 1],
    ['3 kg', 1.85],
    ['7.5 kg', 4.2],
  ],
  most: 3,
} as const;

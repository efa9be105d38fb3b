import { MAKERS as M } from '../makers.ts';
import { campamento } from '../reviews/aire-libre.ts';

/** Values that camping and hiking gear shares. */
export const CAMP = {
  reviews: campamento,
  scene: 'garden',
  makers: [M.volcan, M.vereda, M.marea],
  trims: ['#45484e', '#1d1d20', '#f1e8d2', '#ee7a25'],
  mostColors: 3,
} as const;

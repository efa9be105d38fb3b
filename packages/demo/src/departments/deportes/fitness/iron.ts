import { MAKERS as M } from '../makers.ts';
import { pesas } from '../reviews/fitness.ts';

/** Values that weights, benches and bars share. */
export const IRON = {
  reviews: pesas,
  scene: 'gym',
  makers: [M.tonelaje, M.fierroViejo, M.pulsoLargo],
  trims: ['#8b8f96', '#c9ccd1', '#45484e'],
} as const;

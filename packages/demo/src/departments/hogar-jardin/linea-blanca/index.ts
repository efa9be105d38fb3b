import { clima } from './clima.ts';
import { estufas } from './estufas.ts';
import { lavadoras } from './lavadoras.ts';
import { microondas } from './microondas.ts';
import { refrigeradores } from './refrigeradores.ts';

const BRANDS = ['Corvenza', 'Norfría', 'Hogarza', 'Ventarra'] as const;

export const lineaBlanca = {
  brands: BRANDS,
  archetypes: [refrigeradores, ...lavadoras, ...estufas, microondas, ...clima],
};

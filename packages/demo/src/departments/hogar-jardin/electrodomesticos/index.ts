import { cafeteras } from './cafeteras.ts';
import { freidoras } from './freidoras.ts';
import { licuadoras } from './licuadoras.ts';
import { limpieza } from './limpieza.ts';
import { preparar } from './preparar.ts';
import { tostar } from './tostar.ts';

const BRANDS = ['Molendra', 'Hervela', 'Tueste Fino', 'Alisandra'] as const;

export const electrodomesticos = {
  brands: BRANDS,
  archetypes: [...licuadoras, ...cafeteras, freidoras, ...preparar, ...tostar, ...limpieza],
};

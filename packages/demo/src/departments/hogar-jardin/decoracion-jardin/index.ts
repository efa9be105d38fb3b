import { detalles } from './detalles.ts';
import { exteriores } from './exteriores.ts';
import { lamparas } from './lamparas.ts';
import { limpieza } from './limpieza.ts';
import { orden } from './orden.ts';
import { pared } from './pared.ts';
import { plantas } from './plantas.ts';
import { tapetes } from './tapetes.ts';

const BRANDS = ['Luzenda', 'Casa Xilitla', 'Jardín de Tula', 'Ordenalia', 'Brillarina'] as const;

export const decoracionJardin = {
  brands: BRANDS,
  archetypes: [lamparas, tapetes, pared, detalles, exteriores, plantas, orden, limpieza],
};

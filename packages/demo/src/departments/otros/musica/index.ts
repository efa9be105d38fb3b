import type { Archetype } from '../../../types.ts';
import { accesoriosParaMusicos } from './accesorios-para-musicos.ts';
import { guitarrasYCuerdas } from './guitarras-y-cuerdas.ts';
import { percusiones } from './percusiones.ts';
import { tecladosYAcordeones } from './teclados-y-acordeones.ts';
import { vientos } from './vientos.ts';

/** Instruments for beginners, and accessories of musicians. */
export const musica: readonly Archetype[] = [
  guitarrasYCuerdas,
  tecladosYAcordeones,
  percusiones,
  vientos,
  accesoriosParaMusicos,
];

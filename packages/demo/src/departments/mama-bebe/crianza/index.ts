import type { Archetype } from '../../../types.ts';
import { baberos } from './baberos.ts';
import { banoYCuidadoDeLaPiel } from './bano-y-cuidado-de-la-piel.ts';
import { biberones } from './biberones.ts';
import { chuponesYMordederas } from './chupones-y-mordederas.ts';
import { lactancia } from './lactancia.ts';
import { maternidad } from './maternidad.ts';
import { panalerosYMamelucos } from './panaleros-y-mamelucos.ts';
import { panales } from './panales.ts';
import { papillasYGalletas } from './papillas-y-galletas.ts';
import { toallitasHumedas } from './toallitas-humedas.ts';
import { vasosYPlatos } from './vasos-y-platos.ts';

/** Care, feeding and clothes. */
export const crianza: readonly Archetype[] = [
  panales,
  toallitasHumedas,
  banoYCuidadoDeLaPiel,
  biberones,
  chuponesYMordederas,
  lactancia,
  vasosYPlatos,
  papillasYGalletas,
  baberos,
  panalerosYMamelucos,
  maternidad,
];

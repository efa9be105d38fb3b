import type { Archetype } from '../../../types.ts';
import { cremasCorporales } from './cremas-corporales.ts';
import { cremasYSueros } from './cremas-y-sueros.ts';
import { desodorantes } from './desodorantes.ts';
import { higieneBucal } from './higiene-bucal.ts';
import { jabonesYGelesDeBano } from './jabones-y-geles-de-bano.ts';
import { limpiadoresFaciales } from './limpiadores-faciales.ts';
import { manosYPies } from './manos-y-pies.ts';
import { proteccionFemenina } from './proteccion-femenina.ts';
import { protectoresSolares } from './protectores-solares.ts';
import { rasuradoYDepilacion } from './rasurado-y-depilacion.ts';

/** Face and body. */
export const pielYCuidado: readonly Archetype[] = [
  limpiadoresFaciales,
  cremasYSueros,
  protectoresSolares,
  jabonesYGelesDeBano,
  cremasCorporales,
  desodorantes,
  higieneBucal,
  rasuradoYDepilacion,
  manosYPies,
  proteccionFemenina,
];

import type { Archetype } from '../../../types.ts';
import { candados } from './candados.ts';
import { cerraduras } from './cerraduras.ts';
import { esmaltes } from './esmaltes.ts';
import { impermeabilizantes } from './impermeabilizantes.ts';
import { proteccion } from './proteccion.ts';
import { vinilica } from './vinilica.ts';

/** Paint, and what guards the house and whoever works on it. */
export const pinturaSeguridad: readonly Archetype[] = [
  vinilica,
  esmaltes,
  impermeabilizantes,
  cerraduras,
  candados,
  proteccion,
];

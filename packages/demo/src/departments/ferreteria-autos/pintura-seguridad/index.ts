import type { Archetype } from '../../../types.ts';
import { candados } from './candados.ts';
import { cerraduras } from './cerraduras.ts';
import { esmaltes } from './esmaltes.ts';
import { impermeabilizantes } from './impermeabilizantes.ts';
import { proteccion } from './proteccion.ts';
import { vinilica } from './vinilica.ts';

/** Paint, and safety equipment for the house and for workers. */
export const pinturaSeguridad: readonly Archetype[] = [
  vinilica,
  esmaltes,
  impermeabilizantes,
  cerraduras,
  candados,
  proteccion,
];

import type { Archetype } from '../../../types.ts';
import { brumasYColonias } from './brumas-y-colonias.ts';
import { labios } from './labios.ts';
import { perfumesParaHombre } from './perfumes-para-hombre.ts';
import { perfumesParaMujer } from './perfumes-para-mujer.ts';
import { rostroYOjos } from './rostro-y-ojos.ts';
import { secadorasYPlanchas } from './secadoras-y-planchas.ts';
import { shampooYAcondicionador } from './shampoo-y-acondicionador.ts';
import { tratamientosYPeinado } from './tratamientos-y-peinado.ts';
import { esmaltes } from './unas.ts';

/** Hair, makeup and scents. */
export const cabelloYMaquillaje: readonly Archetype[] = [
  shampooYAcondicionador,
  tratamientosYPeinado,
  secadorasYPlanchas,
  labios,
  rostroYOjos,
  esmaltes,
  perfumesParaMujer,
  perfumesParaHombre,
  brumasYColonias,
];

import type { Archetype } from '../../../types.ts';
import { bloquesTematicos, bloquesYConstruccion } from './bloques-y-construccion.ts';
import { didacticos } from './didacticos.ts';
import { juegosParaLaMesa } from './juegos-de-mesa.ts';
import { masasYSlime } from './masas-y-slime.ts';
import { rompecabezas } from './rompecabezas.ts';

/** Blocks, jigsaws, board games, learning games and modelling. */
export const juegosDeMesa: readonly Archetype[] = [
  bloquesTematicos,
  bloquesYConstruccion,
  rompecabezas,
  juegosParaLaMesa,
  didacticos,
  masasYSlime,
];

import type { Archetype } from '../../../types.ts';
import { casasYCocinitas } from './casas-y-cocinitas.ts';
import { dinosaurios } from './dinosaurios.ts';
import { figurasDeAccion } from './figuras-de-accion.ts';
import { munecas } from './munecas.ts';
import { peluches } from './peluches.ts';
import { robots } from './robots.ts';

/** Dolls, figures, soft toys, pretend play, dinosaurs and robots. */
export const personajes: readonly Archetype[] = [
  munecas,
  casasYCocinitas,
  figurasDeAccion,
  peluches,
  dinosaurios,
  robots,
];

import type { Archetype } from '../../../types.ts';
import { bicicletasDeMontana } from './bicicletas-de-montana.ts';
import { bicicletasDeRutaYUrbanas } from './bicicletas-de-ruta-y-urbanas.ts';
import { bicicletasInfantiles } from './bicicletas-infantiles.ts';
import { accesoriosDeCiclismo, cascosDeCiclismo } from './cascos-y-accesorios.ts';
import { patines } from './patines.ts';
import { patinetas } from './patinetas.ts';
import { scooters } from './scooters.ts';

/** Bicycles, skates and scooters, and their accessories. */
export const ciclismo: readonly Archetype[] = [
  bicicletasDeMontana,
  bicicletasDeRutaYUrbanas,
  bicicletasInfantiles,
  cascosDeCiclismo,
  accesoriosDeCiclismo,
  patines,
  patinetas,
  scooters,
];

import type { Archetype } from '../../../types.ts';
import { aguaYArena } from './agua-y-arena.ts';
import { carritosYPistas } from './carritos-y-pistas.ts';
import { casitasYTiendas } from './casitas-y-tiendas.ts';
import { controlRemoto } from './control-remoto.ts';
import { montablesElectricos } from './montables-electricos.ts';
import { montablesYTriciclos } from './montables-y-triciclos.ts';
import { papalotesYPelotas } from './papalotes-y-pelotas.ts';
import { trenes } from './trenes.ts';

/** Cars, trains, ride-ons and outdoor toys. */
export const ruedasYPatio: readonly Archetype[] = [
  carritosYPistas,
  trenes,
  controlRemoto,
  montablesYTriciclos,
  montablesElectricos,
  casitasYTiendas,
  aguaYArena,
  papalotesYPelotas,
];

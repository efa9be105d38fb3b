import type { Archetype } from '../../../types.ts';
import { balonesDeFutbol } from './balones-de-futbol.ts';
import { basquetbolYVoleibol } from './basquetbol-y-voleibol.ts';
import { beisbolYAmericano } from './beisbol-y-americano.ts';
import { boxYArtesMarciales } from './box-y-artes-marciales.ts';
import { golf } from './golf.ts';
import { pesca } from './pesca.ts';
import { tenisPadelYFronton } from './tenis-padel-y-fronton.ts';

/** Ball games, boxing, fishing and golf. */
export const deportesDePelota: readonly Archetype[] = [
  balonesDeFutbol,
  basquetbolYVoleibol,
  beisbolYAmericano,
  tenisPadelYFronton,
  boxYArtesMarciales,
  pesca,
  golf,
];

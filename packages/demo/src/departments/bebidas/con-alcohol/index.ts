import type { Archetype } from '../../../types.ts';
import { cervezaArtesanal } from './cerveza-artesanal.ts';
import { cervezaClaraYOscura } from './cerveza-clara-y-oscura.ts';
import { cervezaSinAlcohol } from './cerveza-sin-alcohol.ts';
import { licoresYCremas } from './licores-y-cremas.ts';
import { mezcal } from './mezcal.ts';
import { ronYWhisky } from './ron-y-whisky.ts';
import { tequila } from './tequila.ts';
import { vinoBlancoYRosado } from './vino-blanco-y-rosado.ts';
import { vinoEspumoso } from './vino-espumoso.ts';
import { vinoTinto } from './vino-tinto.ts';

/** Beer, wine and spirits. */
export const conAlcohol: readonly Archetype[] = [
  cervezaClaraYOscura,
  cervezaArtesanal,
  cervezaSinAlcohol,
  vinoTinto,
  vinoBlancoYRosado,
  vinoEspumoso,
  tequila,
  mezcal,
  ronYWhisky,
  licoresYCremas,
];

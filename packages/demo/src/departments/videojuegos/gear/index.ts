import type { Archetype } from '../../../types.ts';
import {
  chairReviews,
  consoleReviews,
  controllerReviews,
  decorReviews,
  deskReviews,
  dockReviews,
  headsetReviews,
  simulatorReviews,
} from '../reviews/gear.ts';
import { deskConsole, handheld, retro } from './consoles.ts';
import { controller, headset, wheel } from './controls-and-headsets.ts';
import { dock } from './docks.ts';
import { chair, decor, gamerDesk } from './gamer-room.ts';

const at = (path: string) => `videojuegos/${path}`;

export const gear: readonly Archetype[] = [
  { category: at('consolas/consolas-de-sobremesa'), weight: 4, reviews: consoleReviews, make: deskConsole },
  { category: at('consolas/consolas-portatiles'), weight: 4, reviews: consoleReviews, make: handheld },
  { category: at('consolas/consolas-retro'), weight: 2, reviews: consoleReviews, make: retro },
  { category: at('accesorios/controles'), weight: 4, reviews: controllerReviews, make: controller },
  { category: at('accesorios/audifonos-gamer'), weight: 3, reviews: headsetReviews, make: headset },
  { category: at('accesorios/volantes-y-realidad-virtual'), weight: 2, reviews: simulatorReviews, make: wheel },
  { category: at('accesorios/bases-y-estuches'), weight: 2, reviews: dockReviews, make: dock },
  { category: at('espacio-gamer/sillas-gamer'), weight: 3, reviews: chairReviews, make: chair },
  { category: at('espacio-gamer/escritorios-gamer'), weight: 2, reviews: deskReviews, make: gamerDesk },
  { category: at('espacio-gamer/luces-y-decoracion'), weight: 2, reviews: decorReviews, make: decor },
];

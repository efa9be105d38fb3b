import type { Drawing } from '../types.ts';
import { appliances } from './appliances.ts';
import { audio } from './audio.ts';
import { auto } from './auto.ts';
import { baby } from './baby.ts';
import { clothing } from './clothing.ts';
import { computing } from './computing.ts';
import { cooking } from './cooking.ts';
import { screens } from './screens.ts';
import { furniture } from './furniture.ts';
import { gaming } from './gaming.ts';
import { garden } from './garden.ts';
import { home } from './home.ts';
import { jewelry } from './jewelry.ts';
import { media } from './media.ts';
import { music } from './music.ts';
import { office } from './office.ts';
import { packaging } from './packaging.ts';
import { pets } from './pets.ts';
import { sports } from './sports.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';

/** Every drawing of ours by its name. A name in two families is a mistake that a test finds. */
export const families = {
  appliances,
  audio,
  auto,
  baby,
  clothing,
  computing,
  cooking,
  screens,
  furniture,
  gaming,
  garden,
  home,
  jewelry,
  media,
  music,
  office,
  packaging,
  pets,
  sports,
  tools,
  toys,
};

export const drawings: ReadonlyMap<string, Drawing> = new Map(Object.values(families).flatMap((family) => Object.entries(family)));

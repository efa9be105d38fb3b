import type { Drawing } from '../types.ts';
import { aids } from './aids.ts';
import { appliances } from './appliances.ts';
import { arcade } from './arcade.ts';
import { audio } from './audio.ts';
import { auto } from './auto.ts';
import { baby } from './baby.ts';
import { clothing } from './clothing.ts';
import { computing } from './computing.ts';
import { cooking } from './cooking.ts';
import { countertop } from './countertop.ts';
import { furniture } from './furniture.ts';
import { gadgets } from './gadgets.ts';
import { gaming } from './gaming.ts';
import { garden } from './garden.ts';
import { gifts } from './gifts.ts';
import { hardware } from './hardware.ts';
import { home } from './home.ts';
import { houseTech } from './house-tech.ts';
import { housekeeping } from './housekeeping.ts';
import { jewelry } from './jewelry.ts';
import { media } from './media.ts';
import { music } from './music.ts';
import { office } from './office.ts';
import { packaging } from './packaging.ts';
import { petHomes } from './pet-homes.ts';
import { pets } from './pets.ts';
import { phoneGear } from './phone-gear.ts';
import { phones } from './phones.ts';
import { powerTools } from './power-tools.ts';
import { screens } from './screens.ts';
import { seating } from './seating.ts';
import { sports } from './sports.ts';
import { tableware } from './tableware.ts';
import { textiles } from './textiles.ts';
import { tools } from './tools.ts';
import { toys } from './toys.ts';

/** All drawings by name. A test finds names that two families use. */
export const families = {
  aids,
  appliances,
  arcade,
  audio,
  auto,
  baby,
  clothing,
  computing,
  cooking,
  countertop,
  furniture,
  gadgets,
  gaming,
  garden,
  gifts,
  hardware,
  home,
  houseTech,
  housekeeping,
  jewelry,
  media,
  music,
  office,
  packaging,
  petHomes,
  pets,
  phoneGear,
  phones,
  powerTools,
  screens,
  seating,
  sports,
  tableware,
  textiles,
  tools,
  toys,
};

export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.values(families).flatMap((family) => Object.entries(family)),
);

import type { DrawingFamily } from '../types.ts';
import { compact, lipstick, nailPolish, perfume } from './beauty.ts';
import { bottle } from './bottles.ts';
import { blister, box, carton, pouch, sack, tray } from './boxes.ts';
import * as care from './care.ts';
import { giftBasket, sixPack } from './hampers.ts';
import { eggCarton, soap, toiletPaper } from './household.ts';
import { can, jar, pillBottle, tube } from './jars.ts';

/** Groceries, drinks, beauty and pharmacy. */
export const packaging: DrawingFamily = {
  bottle,
  jar,
  can,
  box,
  carton,
  pouch,
  sack,
  tube,
  tray,
  blister,
  'pill-bottle': pillBottle,
  perfume,
  lipstick,
  compact,
  'nail-polish': nailPolish,
  soap,
  'toilet-paper': toiletPaper,
  'egg-carton': eggCarton,
  'six-pack': sixPack,
  'gift-basket': giftBasket,
  thermometer: care.thermometer,
  'blood-pressure': care.bloodPressure,
  'hair-dryer': care.hairDryer,
  'hair-iron': care.hairIron,
  shaver: care.shaver,
  toothbrush: care.toothbrush,
  'mask-face': care.maskFace,
  wheelchair: care.wheelchair,
  scale: care.scale,
  'first-aid': care.firstAid,
};

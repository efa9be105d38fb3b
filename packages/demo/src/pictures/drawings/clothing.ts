import type { DrawingFamily } from '../types.ts';
import * as accessories from './accessories.ts';
import * as bags from './bags.ts';
import { jeans, joggers, pants, shorts, skirt } from './bottoms.ts';
import * as dresses from './dresses.ts';
import * as outerwear from './outerwear.ts';
import * as shoes from './shoes.ts';
import * as tops from './tops.ts';
import * as undergarments from './undergarments.ts';

export const clothing: DrawingFamily = {
  ...tops,
  ...outerwear,
  jeans,
  pants,
  joggers,
  shorts,
  skirt,
  ...dresses,
  ...undergarments,
  ...shoes,
  ...accessories,
  ...bags,
};

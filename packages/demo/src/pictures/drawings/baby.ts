import type { DrawingFamily } from '../types.ts';
import { onesie } from './baby-clothes.ts';
import * as gear from './baby-gear.ts';
import * as things from './baby-things.ts';

export const baby: DrawingFamily = {
  crib: gear.crib,
  stroller: gear.stroller,
  'car-seat': gear.carSeat,
  'high-chair': gear.highChair,
  'baby-bottle': things.babyBottle,
  pacifier: things.pacifier,
  onesie,
  diapers: things.diapers,
  playpen: gear.playpen,
  'baby-bath': things.babyBath,
  bouncer: gear.bouncer,
  walker: gear.walker,
  'monitor-baby': things.monitor,
};

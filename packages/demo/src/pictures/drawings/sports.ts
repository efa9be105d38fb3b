import type { DrawingFamily } from '../types.ts';
import { ball } from './balls.ts';
import { bike } from './bikes.ts';
import * as gym from './gym.ts';
import * as outdoors from './outdoors.ts';
import * as sporting from './sporting.ts';

export const sports: DrawingFamily = {
  ball,
  bike,
  dumbbell: gym.dumbbell,
  kettlebell: gym.kettlebell,
  barbell: gym.barbell,
  'bench-gym': gym.benchGym,
  treadmill: gym.treadmill,
  elliptical: gym.elliptical,
  'yoga-mat': gym.yogaMat,
  'jump-rope': gym.jumpRope,
  'boxing-gloves': sporting.boxingGloves,
  racket: sporting.racket,
  bat: sporting.bat,
  skateboard: sporting.skateboard,
  skates: sporting.skates,
  scooter: sporting.scooter,
  tent: outdoors.tent,
  'sleeping-bag': outdoors.sleepingBag,
  cooler: outdoors.cooler,
  'fishing-rod': outdoors.fishingRod,
  'sports-bottle': outdoors.sportsBottle,
  'swim-goggles': sporting.swimGoggles,
  'helmet-bike': sporting.helmetBike,
  'golf-club': sporting.golfClub,
};

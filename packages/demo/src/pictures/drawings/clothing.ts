import type { DrawingFamily } from '../types.ts';
import * as accessories from './accessories.ts';
import * as bottoms from './bottoms.ts';
import * as shoes from './shoes.ts';
import * as tops from './tops.ts';

const { onesie: _baby, ...lower } = bottoms;

export const clothing: DrawingFamily = { ...tops, ...lower, ...shoes, ...accessories };

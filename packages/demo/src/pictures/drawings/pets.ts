import type { DrawingFamily } from '../types.ts';

export const pets: DrawingFamily = {};

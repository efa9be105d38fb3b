import type { DrawingFamily } from '../types.ts';

export const music: DrawingFamily = {};

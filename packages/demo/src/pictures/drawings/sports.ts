import type { DrawingFamily } from '../types.ts';

export const sports: DrawingFamily = {};

import type { DrawingFamily } from '../types.ts';

export const office: DrawingFamily = {};

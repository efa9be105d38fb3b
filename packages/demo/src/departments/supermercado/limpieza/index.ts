import type { Archetype } from '../../../types.ts';
import { detergentesYSuavizantes } from './detergentes-y-suavizantes.ts';
import { limpiadoresYLavatrastes } from './limpiadores-y-lavatrastes.ts';
import { papelYDesechables } from './papel-y-desechables.ts';

/** Cleaning products. */
export const limpiezaHogar: readonly Archetype[] = [
  detergentesYSuavizantes,
  limpiadoresYLavatrastes,
  papelYDesechables,
];

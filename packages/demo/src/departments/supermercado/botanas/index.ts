import type { Archetype } from '../../../types.ts';
import { cacahuatesYSemillas } from './cacahuates-y-semillas.ts';
import { chocolates } from './chocolates.ts';
import { dulcesMexicanos } from './dulces-mexicanos.ts';
import { galletas } from './galletas.ts';
import { papasYTotopos } from './papas-y-totopos.ts';

/** Snacks and sweets. */
export const botanas: readonly Archetype[] = [
  papasYTotopos,
  cacahuatesYSemillas,
  galletas,
  dulcesMexicanos,
  chocolates,
];

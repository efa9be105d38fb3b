import type { Archetype } from '../../../types.ts';
import { cerealesYGranola } from './cereales-y-granola.ts';
import { mielMermeladasYUntables } from './miel-mermeladas-y-untables.ts';
import { panYTortillas } from './pan-y-tortillas.ts';

/** Breakfast. */
export const desayunos: readonly Archetype[] = [cerealesYGranola, mielMermeladasYUntables, panYTortillas];

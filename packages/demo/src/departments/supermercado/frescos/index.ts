import type { Archetype } from '../../../types.ts';
import { huevoYCarnesFrias } from './huevo-y-carnes-frias.ts';
import { lecheYCrema } from './leche-y-crema.ts';
import { quesos } from './quesos.ts';
import { yogur } from './yogur.ts';

/** Packed chilled foods. */
export const frescos: readonly Archetype[] = [lecheYCrema, quesos, yogur, huevoYCarnesFrias];

import type { Archetype } from '../../../types.ts';
import { cajas } from './cajas.ts';
import { llaves } from './llaves.ts';
import { martillos } from './martillos.ts';
import { pinzas } from './pinzas.ts';
import { sierras } from './sierras.ts';
import { soldadoras } from './soldadoras.ts';
import { taladros } from './taladros.ts';

/** Power tools, hand tools and toolboxes. */
export const herramientas: readonly Archetype[] = [
  taladros,
  sierras,
  soldadoras,
  llaves,
  ...pinzas,
  ...martillos,
  ...cajas,
];

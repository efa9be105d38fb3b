import type { Archetype } from '../../../types.ts';
import { bombas } from './bombas.ts';
import { extensiones } from './extensiones.ts';
import { focos } from './focos.ts';
import { llavesDeAgua } from './llaves-de-agua.ts';
import { plantas } from './plantas.ts';

/** Lights, power and water at home. */
export const instalaciones: readonly Archetype[] = [focos, ...extensiones, plantas, ...llavesDeAgua, bombas];

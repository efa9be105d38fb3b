import type { Archetype } from '../../../types.ts';
import { chilesSecosYMolidos } from './chiles-secos-y-molidos.ts';
import { molesYAdobos } from './moles-y-adobos.ts';
import { salsasPicantes } from './salsas-picantes.ts';

/** Salsas, moles and chiles. */
export const salsas: readonly Archetype[] = [salsasPicantes, molesYAdobos, chilesSecosYMolidos];

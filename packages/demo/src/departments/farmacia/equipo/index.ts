import type { Archetype } from '../../../types.ts';
import { basculas } from './basculas.ts';
import { bastonesYMuletas } from './bastones-y-muletas.ts';
import { baumanometros } from './baumanometros.ts';
import { cuidadoDeLosOjos } from './cuidado-de-los-ojos.ts';
import { glucometrosYNebulizadores } from './glucometros-y-nebulizadores.ts';
import { rodillerasFajasYSoportes } from './rodilleras-fajas-y-soportes.ts';
import { ropaInteriorAbsorbente } from './ropa-interior-absorbente.ts';
import { seguridadEnCasa } from './seguridad-en-casa.ts';
import { sillasDeRuedasYAndaderas } from './sillas-de-ruedas-y-andaderas.ts';
import { termometrosYOximetros } from './termometros-y-oximetros.ts';

/** Devices, mobility and care of adults. */
export const equipoMedico: readonly Archetype[] = [
  baumanometros,
  termometrosYOximetros,
  glucometrosYNebulizadores,
  basculas,
  sillasDeRuedasYAndaderas,
  bastonesYMuletas,
  rodillerasFajasYSoportes,
  ropaInteriorAbsorbente,
  seguridadEnCasa,
  cuidadoDeLosOjos,
];

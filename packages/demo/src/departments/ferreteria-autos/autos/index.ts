import type { Archetype } from '../../../types.ts';
import { aceites } from './aceites.ts';
import { baterias } from './baterias.ts';
import { bocinas } from './bocinas.ts';
import { cascos } from './cascos.ts';
import { equipoMoto } from './equipo-moto.ts';
import { estereos } from './estereos.ts';
import { frenos } from './frenos.ts';
import { gatos } from './gatos.ts';
import { limpiaparabrisas } from './limpiaparabrisas.ts';
import { llantas } from './llantas.ts';
import { refaccionMoto } from './refaccion-moto.ts';
import { tapetes } from './tapetes.ts';

/** Spare parts and accessories of cars and motorcycles. */
export const autos: readonly Archetype[] = [
  llantas,
  aceites,
  baterias,
  frenos,
  limpiaparabrisas,
  ...gatos,
  estereos,
  ...bocinas,
  ...tapetes,
  cascos,
  ...equipoMoto,
  refaccionMoto,
];

import type { Archetype } from '../../../types.ts';
import { bancosYBarras } from './bancos-y-barras.ts';
import { bicicletasFijas } from './bicicletas-fijas.ts';
import { caminadorasYElipticas } from './caminadoras-y-elipticas.ts';
import { cilindrosDeportivos } from './cilindros-deportivos.ts';
import { cuerdasYLigas } from './cuerdas-y-ligas.ts';
import { mancuernasYPesas } from './mancuernas-y-pesas.ts';
import { yogaYPilates } from './yoga-y-pilates.ts';

/** Gear for training at home and in the gym. */
export const fitness: readonly Archetype[] = [
  caminadorasYElipticas,
  bicicletasFijas,
  mancuernasYPesas,
  bancosYBarras,
  yogaYPilates,
  cuerdasYLigas,
  cilindrosDeportivos,
];

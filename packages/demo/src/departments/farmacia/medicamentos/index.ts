import type { Archetype } from '../../../types.ts';
import { antisepticosYCubrebocas } from './antisepticos-y-cubrebocas.ts';
import { botiquines } from './botiquines.ts';
import { dolorMuscular } from './dolor-muscular.ts';
import { dolorYFiebre } from './dolor-y-fiebre.ts';
import { estomagoYDigestion } from './estomago-y-digestion.ts';
import { fibraYProbioticos } from './fibra-y-probioticos.ts';
import { gripaTosYAlergia } from './gripa-tos-y-alergia.ts';
import { proteinaYColageno } from './proteina-y-colageno.ts';
import { vendasYCuracion } from './vendas-y-curacion.ts';
import { vitaminasYMinerales } from './vitaminas-y-minerales.ts';

/** Medicine, supplements and dressings. */
export const medicamentos: readonly Archetype[] = [
  dolorYFiebre,
  gripaTosYAlergia,
  estomagoYDigestion,
  dolorMuscular,
  vitaminasYMinerales,
  proteinaYColageno,
  fibraYProbioticos,
  botiquines,
  vendasYCuracion,
  antisepticosYCubrebocas,
];

import type { Archetype } from '../../../types.ts';
import { alimentoParaAves } from './alimento-para-aves.ts';
import { alimentoParaGato } from './alimento-para-gato.ts';
import { alimentoParaPeces } from './alimento-para-peces.ts';
import { alimentoParaPerro } from './alimento-para-perro.ts';
import { alimentoParaRoedoresYReptiles } from './alimento-para-roedores-y-reptiles.ts';
import { premiosYCarnaza } from './premios-y-carnaza.ts';

/** Food for animals. */
export const comida: readonly Archetype[] = [
  alimentoParaPerro,
  premiosYCarnaza,
  alimentoParaGato,
  alimentoParaAves,
  alimentoParaPeces,
  alimentoParaRoedoresYReptiles,
];

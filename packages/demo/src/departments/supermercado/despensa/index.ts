import type { Archetype } from '../../../types.ts';
import { aceitesYVinagres } from './aceites-y-vinagres.ts';
import { arrozFrijolYSemillas } from './arroz-frijol-y-semillas.ts';
import { azucarYEndulzantes } from './azucar-y-endulzantes.ts';
import { enlatadosYConservas } from './enlatados-y-conservas.ts';
import { especiasYSazonadores } from './especias-y-sazonadores.ts';
import { pastasYHarinas } from './pastas-y-harinas.ts';
import { sopasYComidaLista } from './sopas-y-comida-lista.ts';

/** Pantry. */
export const despensa: readonly Archetype[] = [
  arrozFrijolYSemillas,
  pastasYHarinas,
  aceitesYVinagres,
  enlatadosYConservas,
  especiasYSazonadores,
  azucarYEndulzantes,
  sopasYComidaLista,
];
